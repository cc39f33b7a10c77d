//! The public tables, as they come and go, and the way in by a code.

use super::avatar;
use super::board_screens;
use super::clock;
use super::connection::ServerConnection;
use super::door::IntroductionForm;
use super::home;
use super::http::{Call, Trouble};
use super::identity::{Identity, Me, identity};
use super::play;
use crate::chrome::{CodeForm, TopBar};
use crate::dom;
use crate::games::with_board;
use crate::settings::{self, settings};
use crate::text::{self, Localize, Text, say};
use ::text::home::{self as say_home, Text as Words};
use board_kit::signals::{RwSignal, Signal, effect};
use board_kit::{Board, Field, Setting};
use client::{Config, Event, Subscription};
use engine::Seats;
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use protocol::{
    Payload, QuickMatch, QuickTable, SeatHolder, ServerMessage, Spectators, Speed, Stage, Summary,
};
use registry::GameId;
use serde::Deserialize;
use serde_json::Value;

/// How often the ages of tables are looked at, in milliseconds.
const AGE_TICK: u32 = 20_000;
const MINUTE: u64 = 60_000;

/// The list of tables.
#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    identity().known_or_stranger(
        |identity, me| list(identity, me).into_any(),
        |identity| look(identity).into_any(),
    )
}

fn list(identity: Identity, me: &Me) -> impl IntoView + use<> {
    let tables = RwSignal::new(Vec::<Summary>::new());
    let here = RwSignal::new(None::<bool>);
    let config = Config {
        token: me.token.clone(),
        subscription: Subscription::Lobby,
    };
    let connection = ServerConnection::open(config, move |event| {
        if tables.is_disposed() {
            return;
        }
        match event {
            Event::Online => here.set(Some(true)),
            Event::Offline => here.set(Some(false)),
            Event::TokenRejected => identity.lose(),
            Event::Message(message) => tables.update(|tables| take(tables, message)),
            Event::StorageUnavailable | Event::Answer(..) => {}
        }
    });
    let connection = StoredValue::new_local(Some(connection));
    on_cleanup(move || {
        let _ = connection.try_set_value(None);
    });
    page(tables, here, || view! { <QuickMatchForm /> }, || ())
}

/// The public tables as anybody may ask for them.
#[derive(Deserialize)]
struct PublicTables {
    tables: Vec<Summary>,
}

/// The list for somebody without a name: read now and then, since only those who said
/// theirs are told what changes.
fn look(identity: Identity) -> impl IntoView + use<> {
    let tables = RwSignal::new(Vec::<Summary>::new());
    let here = RwSignal::new(None::<bool>);
    let read = move || {
        spawn_local(async move {
            let told = Call::get("/api/tables").read::<PublicTables>().await;
            let is_left = here.try_set(Some(!matches!(told, Err(Trouble::Away))));
            if let (None, Ok(told)) = (is_left, told) {
                tables.set(told.tables);
            }
        });
    };
    read();
    every_tick(read);
    let introduction = move || {
        view! {
            <section class="introduction">
                <h2>{Text::WhoAreYou.shown()}</h2>
                <IntroductionForm identity go=Text::GoOn />
            </section>
        }
    };
    page(tables, here, || (), introduction)
}

/// Does something as often as the ages of tables are looked at, for as long as the
/// page is there.
fn every_tick(act: impl Fn() + 'static) {
    let ticking = StoredValue::new_local(Interval::new(AGE_TICK, act));
    on_cleanup(move || ticking.dispose());
}

/// The tables, between what one can do before and after looking at them.
fn page<V: IntoView, W: IntoView>(
    tables: RwSignal<Vec<Summary>>,
    here: RwSignal<Option<bool>>,
    before: impl FnOnce() -> V,
    after: impl FnOnce() -> W,
) -> impl IntoView {
    let filters = Filters::new();
    let now = RwSignal::new(dom::date());
    every_tick(move || {
        let _ = now.try_set(dom::date());
    });
    let spoken = option_texts(tables);
    let shelf = move |stage: Stage| {
        let fitting = filters.apply(&tables.get(), stage);
        let listed = |summary| listed(summary, now, spoken);
        fitting.into_iter().map(listed).collect_view()
    };
    let some = move |stage: Stage| tables.with(|all| !filters.apply(all, stage).is_empty());
    let any = move || tables.with(|all| !all.is_empty());
    let is_here = move || here.get() == Some(true);
    view! {
        <TopBar title=Signal::derive(|| Text::Lobby.get().to_owned()) />
        <main class="page records lobby" id="content" tabindex="-1">
            {before()}
            <CodeForm />
            {filters.form()}
            <div role="status">
                <Show when=move || here.get() == Some(false)>
                    <p class="banner away" data-testid="connection">{Text::TryingAgain.shown()}</p>
                </Show>
                <Show when=move || is_here() && !any()>
                    <p class="muted" data-testid="no-tables">{Text::NoTables.shown()}</p>
                </Show>
                <Show when=move || is_here() && any() && !some(Stage::Waiting) && !some(Stage::Playing)>
                    <p class="muted" data-testid="nothing-fits">{Words::NothingFits.shown()}</p>
                </Show>
            </div>
            <Show when=move || some(Stage::Waiting)>
                <h2>{Text::TablesWaiting.shown()}</h2>
                <ul class="kept-list">{move || shelf(Stage::Waiting)}</ul>
            </Show>
            <Show when=move || some(Stage::Playing)>
                <h2>{Words::WatchGames.shown()}</h2>
                <ul class="kept-list">{move || shelf(Stage::Playing)}</ul>
            </Show>
            {after()}
        </main>
    }
}

/// The games at whose tables the options can be said: their texts are fetched when
/// the first table of a game is listed.
fn option_texts(tables: RwSignal<Vec<Summary>>) -> RwSignal<Vec<GameId>> {
    let spoken = RwSignal::new(Vec::new());
    let asked = StoredValue::new(Vec::<GameId>::new());
    effect(move |_| {
        let games = tables.with(|tables| {
            let games = tables.iter().filter_map(|table| table.game.parse().ok());
            games.collect::<Vec<GameId>>()
        });
        for game in games {
            if asked.with_value(|asked| asked.contains(&game)) {
                continue;
            }
            asked.update_value(|asked| asked.push(game));
            spawn_local(async move {
                // Without them the list has everything else, and asks again when it changes.
                match text::need(text::of_game(game)).await {
                    Ok(()) => _ = spoken.try_update(|spoken| spoken.push(game)),
                    Err(_) => _ = asked.try_update_value(|asked| asked.retain(|one| *one != game)),
                }
            });
        }
    });
    spoken
}

/// The options of a table that are not what a form begins with, in words. Tracks.
fn unusual_options(game: GameId, seats: usize, options: &Payload) -> String {
    let Ok(options) = options.read_named::<Value>() else {
        return String::new();
    };
    let words = with_board!(game, B => unusual::<B>(seats, &options), else Vec::new());
    words.join(" · ")
}

fn unusual<B: Board>(seats: usize, options: &Value) -> Vec<String> {
    let language = settings::language();
    let seats = u8::try_from(seats).ok().and_then(Seats::new);
    let fields = ::text::options::fields::<B::Game>(seats, language);
    let differs = |field: &Field| match &field.setting {
        Setting::OneOf(values) => {
            let usual = values.first().map(|(value, _)| value);
            usual != options.get(field.key)
        }
        Setting::Seat => options.get(field.key).is_some_and(Value::is_u64),
        Setting::Several { .. } => false,
    };
    let fields = fields.into_iter().filter(differs);
    let chosen = fields.filter_map(|field| play::chosen(field, options, language));
    chosen
        .map(|(label, value)| say::labelled(language, label, value))
        .collect()
}

/// In which order tables are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    Newest,
    /// Those with the fewest open seats first.
    Fullest,
}

/// Which tables are shown, and in which order.
#[derive(Clone, Copy)]
struct Filters {
    game: RwSignal<String>,
    speed: RwSignal<Option<Speed>>,
    only_free: RwSignal<bool>,
    order: RwSignal<Order>,
    /// What somebody at the table or the game is called, or a part of it.
    search: RwSignal<String>,
}

impl Filters {
    fn new() -> Self {
        Self {
            game: RwSignal::new(String::new()),
            speed: RwSignal::new(None),
            only_free: RwSignal::new(false),
            order: RwSignal::new(Order::Newest),
            search: RwSignal::new(String::new()),
        }
    }

    /// The tables of a stage that fit, in order. Tracks.
    fn apply(self, tables: &[Summary], stage: Stage) -> Vec<Summary> {
        let (game, speed) = (self.game.get(), self.speed.get());
        let only_free = self.only_free.get() && stage == Stage::Waiting;
        let search = self.search.with(|search| search.trim().to_lowercase());
        let fits = |table: &&Summary| {
            table.stage == stage
                && (game.is_empty() || table.game == game)
                && speed.is_none_or(|speed| table.clock.speed() == speed)
                && (!only_free || open_seats(table) > 0)
                && is_called(table, &search)
        };
        let mut fitting: Vec<Summary> = tables.iter().filter(fits).cloned().collect();
        if self.order.get() == Order::Fullest {
            engine::sort_few(&mut fitting, |one, other| key(one).cmp(&key(other)).is_lt());
        }
        fitting
    }

    fn form(self) -> impl IntoView {
        view! {
            <div class="filters" role="group" aria-label=Text::Menu.shown()>
                <label class="field">
                    <span>{Words::SearchTables.shown()}</span>
                    <input
                        type="search"
                        autocomplete="off"
                        data-testid="search-tables"
                        prop:value=move || self.search.get()
                        on:input=move |event| self.search.set(event_target_value(&event))
                    />
                </label>
                {game_select("filter-game", self.game)}
                {speed_select("filter-speed", self.speed)}
                <label class="field">
                    <span>{Words::Sort.shown()}</span>
                    <select data-testid="sort" on:change=move |event| {
                        self.order.set(match event_target_value(&event).as_str() {
                            "fullest" => Order::Fullest,
                            _ => Order::Newest,
                        });
                    }>
                        <option value="newest">{Words::SortNewest.shown()}</option>
                        <option value="fullest">{Words::SortFullest.shown()}</option>
                    </select>
                </label>
                <label class="check">
                    <input
                        type="checkbox"
                        data-testid="only-free"
                        prop:checked=move || self.only_free.get()
                        on:change=move |event| self.only_free.set(event_target_checked(&event))
                    />
                    <span>{Words::OnlyFree.shown()}</span>
                </label>
            </div>
        }
    }
}

/// Whether the game, the host or somebody at the table is called so, or so in part.
/// Tracks.
fn is_called(table: &Summary, search: &str) -> bool {
    let has = |name: &str| name.to_lowercase().contains(search);
    let mut seats = table.seats.iter();
    search.is_empty()
        || has(&table.host_name)
        || has(&board_screens::title(&table.game))
        || seats.any(|state| matches!(&state.holder, SeatHolder::Person { name, .. } if has(name)))
}

/// How long ago a table was made, roughly. Tracks.
fn age(made: i64, now: u64) -> String {
    let language = settings::language();
    let made = u64::try_from(made).unwrap_or_default();
    match now.saturating_sub(made) / MINUTE {
        0 => Words::MadeNow.get().to_owned(),
        minutes @ 1..60 => say_home::made_minutes_ago(language, minutes),
        minutes @ 60..2880 => say_home::made_hours_ago(language, minutes / 60),
        minutes => say_home::made_days_ago(language, minutes / 1440),
    }
}

/// Full tables come last: nobody can join them.
fn key(table: &Summary) -> (bool, usize) {
    let open = open_seats(table);
    (open == 0, open)
}

fn open_seats(table: &Summary) -> usize {
    let (taken, all) = home::places(&table.seats);
    all - taken
}

/// A choice of games; nothing for any.
fn game_select(test: &'static str, game: RwSignal<String>) -> impl IntoView {
    view! {
        <label class="field">
            <span>{Text::TheGame.shown()}</span>
            <select data-testid=test on:change=move |event| game.set(event_target_value(&event))>
                <option value="">{Words::AnyGame.shown()}</option>
                {GameId::ALL.map(|id| view! {
                    <option value=id.name()>{move || board_screens::title(id.name())}</option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// A choice of speeds; nothing for any.
fn speed_select(test: &'static str, speed: RwSignal<Option<Speed>>) -> impl IntoView {
    view! {
        <label class="field">
            <span>{Words::Speed.shown()}</span>
            <select data-testid=test on:change=move |event| speed.set(speed_of(&event_target_value(&event)))>
                <option value="">{Words::AnySpeed.shown()}</option>
                <option value="live">{Words::SpeedLive.shown()}</option>
                <option value="days">{Words::SpeedDays.shown()}</option>
            </select>
        </label>
    }
}

fn speed_of(value: &str) -> Option<Speed> {
    match value {
        "live" => Some(Speed::Live),
        "days" => Some(Speed::Correspondence),
        _ => None,
    }
}

/// Finds somebody to play with: a table that waits, or a new one.
#[component]
fn QuickMatchForm() -> impl IntoView {
    let identity = identity();
    let game = RwSignal::new(String::new());
    let speed = RwSignal::new(None);
    let wrong = RwSignal::new(None::<Text>);
    let busy = RwSignal::new(false);
    let navigate = use_navigate();
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        let wish = QuickMatch {
            game: Some(game.get_untracked()).filter(|game| !game.is_empty()),
            speed: speed.get_untracked().unwrap_or(Speed::Live),
        };
        let navigate = navigate.clone();
        spawn_local(async move {
            let found = identity.send::<QuickTable>("/api/quick-match", &wish).await;
            // The page may have been left meanwhile.
            if busy.try_set(false).is_some() {
                return;
            }
            match found {
                Ok(found) => navigate(&format!("/t/{}?seat=any", found.table), Default::default()),
                Err(trouble) => wrong.set(Some(trouble.text())),
            }
        });
    };
    view! {
        <form class="quick-match" on:submit=go>
            <h2>{Words::QuickMatch.shown()}</h2>
            <div class="filters">
                {game_select("quick-game", game)}
                {speed_select("quick-speed", speed)}
                <button class="primary" type="submit" data-testid="quick-match" disabled=move || busy.get()>
                    {Words::QuickMatchGo.shown()}
                </button>
            </div>
            <div role="alert">
                {move || wrong.get().map(|text| view! { <p class="trouble">{text.shown()}</p> })}
            </div>
        </form>
    }
}

/// Keeps the list of tables as the server tells it.
fn take(tables: &mut Vec<Summary>, message: ServerMessage) {
    match message {
        ServerMessage::Lobby { tables: all } => *tables = all,
        ServerMessage::Listed(summary) => {
            match tables.iter_mut().find(|one| one.table == summary.table) {
                Some(known) => *known = summary,
                // The newest come first.
                None => tables.insert(0, summary),
            }
        }
        ServerMessage::Unlisted { table } => tables.retain(|one| one.table != table),
        _ => {}
    }
}

fn listed(summary: Summary, now: RwSignal<u64>, spoken: RwSignal<Vec<GameId>>) -> impl IntoView {
    let language = settings().language;
    let (taken, all) = home::places(&summary.seats);
    let is_waiting = summary.stage == Stage::Waiting;
    let label = match (is_waiting, summary.spectators) {
        (true, _) if taken < all => Some(Text::Join),
        (true, _) => None,
        (_, Spectators::Welcome | Spectators::Apart) => Some(Text::Watch),
        _ => None,
    };
    let (clock, watching) = (summary.clock, summary.watching);
    let (table, game) = (summary.table.clone(), summary.game.clone());
    let title = Signal::derive(move || board_screens::title(&game));
    let (host, is_host_here) = (summary.host_name.clone(), summary.host_here);
    let presence = if is_host_here {
        Text::IsHere
    } else {
        Text::IsAway
    };
    let made = summary.made;
    let options = summary.options.clone();
    let game = summary.game.parse::<GameId>().ok();
    let options = move || {
        let game = game.filter(|game| spoken.with(|spoken| spoken.contains(game)))?;
        let words = unusual_options(game, all, &options);
        (!words.is_empty())
            .then(|| view! { <p class="muted" data-testid="listed-options">{words}</p> })
    };
    let seats = summary.seats;
    let faces: Vec<_> = seats.iter().filter_map(avatar::link).collect();
    let who = move || {
        let names = play::names(&seats, language.get());
        let named = names.into_iter().zip(&seats);
        let named = named.filter_map(|(name, seat)| match seat.holder {
            SeatHolder::Open {} => None,
            SeatHolder::Bot { .. } => Some(say_home::bot_named(language.get(), name)),
            SeatHolder::Person { .. } => Some(name),
        });
        named.collect::<Vec<_>>().join(", ")
    };
    view! {
        <li class="kept" data-testid="listed">
            <div>
                <h3>
                    {move || title.get()} " "
                    <span class="places-taken" data-testid="places">{move || say_home::places_taken(language.get(), taken, all)}</span>
                </h3>
                <p class="faces" data-testid="listed-who">{faces} <span>{who}</span></p>
                <p class="muted">
                    {move || clock::in_words(clock, language.get())}
                    {move || (watching > 0).then(|| format!(" · {}", say::watching(settings::language(), watching)))}
                    {made.map(|made| view! {
                        <span data-testid="listed-age">" · " {move || age(made, now.get())}</span>
                    })}
                </p>
                {options}
                {(!host.is_empty()).then(|| view! {
                    <p class="muted" data-testid="listed-host">
                        {move || say_home::hosted_by(language.get(), host.clone())} " "
                        <span
                            class=if is_host_here { "presence here" } else { "presence away" }
                            aria-hidden="true"
                        ></span>
                        " " {presence.shown()}
                    </p>
                })}
            </div>
            {label.map(|label| view! {
                <div class="actions">
                    <a
                        class="button primary"
                        href=format!("/t/{table}")
                        data-testid="join"
                        aria-label=move || format!("{} {}", label.get(), title.get())
                    >
                        {label.shown()}
                    </a>
                </div>
            })}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Clock, TableId};

    fn id(table: &str) -> TableId {
        table.parse().unwrap()
    }

    fn summary(table: &str, watching: u32) -> Summary {
        Summary {
            table: id(table),
            game: "rockets".to_owned(),
            options: Payload::default(),
            stage: Stage::Waiting,
            seats: Vec::new(),
            clock: Clock::Unlimited,
            spectators: Spectators::Welcome,
            watching,
            host: "u1".parse().unwrap(),
            host_name: String::new(),
            host_here: false,
            here: engine::SeatSet::EMPTY,
            made: None,
        }
    }

    #[test]
    fn tables_come_change_in_place_and_go() {
        let mut tables = vec![summary("old", 0)];
        let mut shown = |message| {
            take(&mut tables, message);
            let shown = tables
                .iter()
                .map(|one| (one.table.to_string(), one.watching));
            shown.collect::<Vec<_>>()
        };
        let list = |list: &[(&str, u32)]| {
            let list = list
                .iter()
                .map(|(table, watching)| ((*table).to_owned(), *watching));
            list.collect::<Vec<_>>()
        };
        let both = vec![summary("a", 0), summary("b", 0)];
        let message = ServerMessage::Lobby { tables: both };
        assert_eq!(shown(message), list(&[("a", 0), ("b", 0)]));
        let message = ServerMessage::Listed(summary("a", 3));
        assert_eq!(shown(message), list(&[("a", 3), ("b", 0)]));
        let message = ServerMessage::Listed(summary("c", 1));
        assert_eq!(shown(message), list(&[("c", 1), ("a", 3), ("b", 0)]));
        let message = ServerMessage::Unlisted { table: id("b") };
        assert_eq!(shown(message), list(&[("c", 1), ("a", 3)]));
    }
}
