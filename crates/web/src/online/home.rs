//! One's own tables: a list for the shelf and the profile, a bar for every other
//! page. Both are live as long as they are shown.

use super::connection::ServerConnection;
use super::day;
use super::http::Call;
use super::identity::{Identity, Role};
use super::me::Invitations;
use super::{board_screens, play};
use crate::address::{self, PageRoute};
use crate::settings::language;
use crate::text::{Localize, Text as Common};
use board_kit::signals::RwSignal;
use client::{Config, Event, Subscription};
use engine::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::people::{self, Invited};
use protocol::{Clock, MyTable, ProposalKind, SeatHolder, SeatState, ServerMessage, Speed, Stage};
use text::home::{self as say, Text};
use text::together;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// What the server tells of somebody's own, while the page that asks is shown.
#[derive(Clone, Copy)]
struct Mine {
    tables: RwSignal<Vec<MyTable>>,
    invitations: RwSignal<Vec<Invited>>,
    token: StoredValue<String>,
}

impl Mine {
    fn follow() -> Option<Self> {
        let me = Role::Person.recall()?;
        let mine = Self {
            tables: RwSignal::new(Vec::new()),
            invitations: RwSignal::new(Vec::new()),
            token: StoredValue::new(me.token.clone()),
        };
        mine.ask_invitations();
        let config = Config {
            token: me.token,
            subscription: Subscription::Home,
        };
        let connection = ServerConnection::open(config, move |event| {
            if let Event::Message(ServerMessage::Home { tables }) = event {
                mine.take(tables);
            }
        });
        let connection = StoredValue::new_local(Some(connection));
        on_cleanup(move || {
            let _ = connection.try_set_value(None);
        });
        Some(mine)
    }

    /// The list comes also when somebody invites, which is not in it: then it says nothing
    /// new.
    fn take(self, told: Vec<MyTable>) {
        let timeless = |tables: &Vec<MyTable>| {
            let tables = tables.iter().cloned();
            tables
                .map(|table| MyTable { ms: None, ..table })
                .collect::<Vec<_>>()
        };
        // The page may have been left a moment ago.
        let Some(known) = self.tables.try_get_untracked() else {
            return;
        };
        if timeless(&told) == timeless(&known) {
            self.ask_invitations();
        }
        self.tables.set(told);
    }

    fn ask_invitations(self) {
        let Some(token) = self.token.try_get_value() else {
            return;
        };
        spawn_local(async move {
            let call = Call::get("/api/invitations").by(&token);
            if let Ok(found) = call.read::<people::Invitations>().await
                && self.invitations.try_get_untracked().as_ref() != Some(&found.invitations)
            {
                let _ = self.invitations.try_set(found.invitations);
            }
        });
    }

    fn invitations(self) -> impl IntoView {
        let reload = Callback::new(move |()| self.ask_invitations());
        view! { <Invitations identity=Identity::recall() invited=self.invitations reload /> }
    }
}

/// The list and invitations, for one's own page.
pub(crate) fn own() -> AnyView {
    let mine = Mine::follow();
    view! { {mine.map(list)} {mine.map(Mine::invitations)} }.into_any()
}

/// Invitations, and the list: what the shelf shows to somebody the server knows.
pub(crate) fn shelf() -> AnyView {
    let mine = Mine::follow();
    view! { {mine.map(Mine::invitations)} {mine.map(list)} }.into_any()
}

/// The list, if there is anything in it.
fn list(mine: Mine) -> impl IntoView {
    let tables = mine.tables;
    let waiting = move || tables.with(|all| all.iter().filter(|one| one.is_my_turn()).count());
    move || {
        let all = tables.get();
        (!all.is_empty()).then(|| {
            view! {
                <section class="home" aria-label=Text::MyGames.shown() data-testid="my-games">
                    <h2>
                        {Text::MyGames.shown()}
                        {move || (waiting() > 0).then(|| view! {
                            " " <span class="home-count" data-testid="my-turns">{say::your_turns(language(), waiting())}</span>
                        })}
                    </h2>
                    <ul>{all.iter().map(line).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// The bar that leads back into a game: in warm light when it is one's turn there,
/// quiet while others move. Games over days wait at home for their turn. An
/// invitation is shown there as well.
pub(crate) fn bar() -> AnyView {
    let Some(mine) = Mine::follow() else {
        return ().into_any();
    };
    let route = address::route();
    let invited = move || {
        let one = mine.invitations.with(|all| all.first().cloned())?;
        let words = invitation(&one);
        Some(view! {
            <p class="home-bar" role="status" data-testid="invited-bar">
                <span>{words}</span>
                <a class="button primary" href=format!("/t/{}?seat=any", one.table) data-testid="follow-invitation">
                    {Common::Join.get()}
                </a>
            </p>
        })
    };
    let turn = move || {
        let all = mine.tables.get();
        let mut turns = all.iter().filter(|table| table.is_my_turn());
        let first = turns.next();
        let more = turns.count();
        // Nobody is to be drawn out of a game for nothing.
        let is_free = !matches!(route.get(), PageRoute::Table | PageRoute::Learn);
        let is_live =
            |table: &&MyTable| table.stage == Stage::Playing && table.clock.speed() == Speed::Live;
        let table = first.or_else(|| all.iter().find(is_live).filter(|_| is_free))?;
        let title = board_screens::title(&table.game);
        let (class, words) = match first {
            Some(_) => ("home-bar", say::your_turn_in(language(), title)),
            None => (
                "home-bar quiet-bar",
                format!(
                    "{} · {}",
                    say::back_to_game(language(), title),
                    state(table)
                ),
            ),
        };
        let left = table.ms.filter(|_| first.is_some());
        let left = left.map(|ms| format!(" · {}", time_left(ms)));
        Some(view! {
            <p class=class role="status" data-testid="my-turn-bar">
                <a
                    class=if first.is_some() { "button primary" } else { "button quiet" }
                    href=format!("/t/{}", table.table)
                    data-testid="to-my-turn"
                >
                    {words} {left}
                </a>
                {(more > 0).then(|| view! {
                    <a href="/" data-testid="more-turns">{say::more_turns(language(), more)}</a>
                })}
            </p>
        })
    };
    view! { {turn} {invited} }.into_any()
}

/// Who invites one to what, in words. Tracks.
pub(super) fn invitation(one: &Invited) -> String {
    text::people::invites_you(
        language(),
        one.from.name.clone(),
        board_screens::title(&one.game),
    )
}

fn line(table: &MyTable) -> impl IntoView + use<> {
    let title = board_screens::title(&table.game);
    let mine = table.is_my_turn();
    let asked = table.is_asked() || table.is_asked_again();
    let with = with_whom(table);
    let state = state(table);
    let left = table
        .ms
        .filter(|_| table.clock != Clock::Unlimited)
        .map(time_left);
    view! {
        <li>
            <a
                class="home-table"
                class:warm=mine || asked
                href=format!("/t/{}", table.table)
                data-testid="my-game"
                data-mine=mine.then_some("yes")
            >
                <img src=format!("/card-{}.png", table.game) alt="" width="56" height="56" />
                <strong>{title}</strong>
                <span class="home-state" data-testid="my-game-state">{state}</span>
                <span class="muted">{with}</span>
                {left.map(|left| view! { <span class="home-left" data-testid="my-game-left">{left}</span> })}
            </a>
        </li>
    }
}

/// How a table stands, in words. Tracks.
fn state(table: &MyTable) -> String {
    let language = language();
    let names = play::names(&table.seats, language);
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    match table.stage {
        Stage::Playing if table.is_my_turn() => Text::YourTurnNow.get().to_owned(),
        Stage::Playing if table.is_asked() => {
            let asked = table.proposal.map(|asked| (asked.kind, name(asked.by)));
            asked.map_or_else(String::new, |(kind, name)| match kind {
                ProposalKind::Undo => together::note_undo_asked(language, name),
                ProposalKind::Draw => together::note_draw_offered(language, name),
            })
        }
        Stage::Playing => match table.turn {
            Some(seat) => match table.vacation_of(seat) {
                Some(until) => say::away_until(language, name(seat), day(until)),
                None => say::turn_of(language, name(seat)),
            },
            None => Text::Running.get().to_owned(),
        },
        Stage::Over if table.is_asked_again() => {
            let wanting = table.wanting.iter().map(name);
            say::wants_rematch(language, wanting.collect::<Vec<_>>())
        }
        Stage::Over | Stage::Closed => Text::RematchAsked.get().to_owned(),
        Stage::Waiting => {
            let (taken, all) = places(&table.seats);
            match taken == all {
                true => Text::ReadyToStart.get().to_owned(),
                false => say::waits_for_players(language, taken, all),
            }
        }
    }
}

/// How many seats are taken, and how many there are.
pub(super) fn places(seats: &[SeatState]) -> (usize, usize) {
    let is_open = |state: &&SeatState| state.holder == SeatHolder::Open {};
    (
        seats.len() - seats.iter().filter(is_open).count(),
        seats.len(),
    )
}

/// The others at a table, bots marked as such. Tracks.
fn with_whom(table: &MyTable) -> String {
    let holders = table.seats.iter().map(|state| &state.holder);
    others_named(holders, |seat| table.mine.contains(seat))
}

/// Who sits on the seats that are not one's own, bots marked as such. Tracks.
pub(super) fn others_named<'a>(
    holders: impl Iterator<Item = &'a SeatHolder> + Clone,
    is_mine: impl Fn(Seat) -> bool,
) -> String {
    let language = language();
    let names = play::holder_names(holders.clone(), language);
    let others = (0..).map(Seat::new).zip(holders.zip(names));
    let others = others.filter(|(seat, _)| !is_mine(*seat));
    let others = others.filter_map(|(_, (holder, name))| match holder {
        SeatHolder::Open {} => None,
        SeatHolder::Bot { .. } => Some(say::bot_named(language, name)),
        SeatHolder::Person { .. } => Some(name),
    });
    let others: Vec<String> = others.collect();
    match others.is_empty() {
        true => String::new(),
        false => say::with_others_named(language, others),
    }
}

/// How much time is left, roughly: as one wants to know it elsewhere. Tracks.
fn time_left(ms: u64) -> String {
    let language = language();
    match ms {
        _ if ms >= 2 * DAY => say::days_left(language, ms / DAY),
        _ if ms >= HOUR => say::hours_left(language, ms / HOUR),
        _ => say::minutes_left(language, ms.div_ceil(MINUTE)),
    }
}
