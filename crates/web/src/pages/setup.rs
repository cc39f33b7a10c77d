//! Setting a table: who sits where, and which options.

mod presets;

use super::form::options_fieldset;
use super::page_of_game;
use crate::chrome::{IconButton, Mark, Mood, TopBar, face};
use crate::code_split::{self, Screen};
use crate::games;
use crate::settings::{self, settings};
use crate::table::NotSet;
use crate::text::{Localize, Text, need, say};
use board_kit::signals::{Memo, RwSignal, Signal};
use board_kit::{Board, SeatMark, seat_class};
use engine::{Character, GameSpec, Level, Player, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use presets::{Preset, presets};
use registry::GameId;
use text::{Words, characters};

/// The page on which a table is set.
#[component]
pub(crate) fn SetupPage() -> impl IntoView {
    page_of_game(|game| code_split::screen(game, Screen::Setup))
}

/// A seat on the form.
#[derive(Clone, Copy, PartialEq)]
struct Row {
    key: usize,
    name: RwSignal<String>,
    bot: RwSignal<Option<Level>>,
    /// Who the bot is, if there is one.
    character: RwSignal<Character>,
}

/// The seats on the form. A handle: copies are the same seats.
#[derive(Clone, Copy)]
struct SeatRows {
    rows: RwSignal<Vec<Row>>,
    next_key: StoredValue<usize>,
    least: usize,
    most: usize,
    /// The levels of the game's bots.
    levels: &'static [Level],
    /// Whether the words on characters have come.
    described: RwSignal<bool>,
}

impl SeatRows {
    /// The seats of *Play now*.
    fn usual(game: GameId, usual: u8, levels: &'static [Level]) -> Self {
        let (least, most) = games::seat_range(game);
        let seating = Self {
            rows: RwSignal::new(Vec::new()),
            next_key: StoredValue::new(0),
            least: least.into(),
            most: most.into(),
            levels,
            described: RwSignal::new(false),
        };
        spawn_local(async move {
            // Without its words a card still shows a face.
            let came = need(vec!["characters".to_owned()]).await;
            seating.described.try_set(came.is_ok());
        });
        seating.seat(Preset {
            people: 1,
            bots: usual - 1,
        });
        seating
    }

    fn add(self, bot: Option<Level>) {
        let key = self.next_key.get_value();
        self.next_key.set_value(key + 1);
        let row = Row {
            key,
            name: RwSignal::new(String::new()),
            bot: RwSignal::new(bot),
            character: RwSignal::new(self.newcomer()),
        };
        self.rows.update(|rows| rows.push(row));
    }

    /// A character that no seat has: that of the next seat, if it can be.
    fn newcomer(self) -> Character {
        let rows = self.rows.get_untracked();
        let next = Character::ALL.into_iter().cycle().skip(rows.len());
        let is_free =
            |one: &Character| rows.iter().all(|row| row.character.get_untracked() != *one);
        let mut next = next.take(Character::ALL.len());
        next.find(is_free).unwrap_or(Character::Vega)
    }

    /// Seats a character; who sat there takes the other seat.
    fn invite(self, row: Row, character: Character) {
        let before = row.character.get_untracked();
        let rows = self.rows.get_untracked();
        let there = |one: &&Row| one.character.get_untracked() == character;
        if let Some(other) = rows.iter().find(there) {
            other.character.set(before);
        }
        row.character.set(character);
    }

    /// Seats people and bots, those who are there first.
    fn seat(self, preset: Preset) {
        let (people, bots) = (usize::from(preset.people), usize::from(preset.bots));
        self.rows.update(|rows| rows.truncate(people + bots));
        while self.rows.with_untracked(Vec::len) < people + bots {
            self.add(None);
        }
        for (index, row) in self.rows.get_untracked().into_iter().enumerate() {
            let level = row.bot.get_untracked().unwrap_or(games::USUAL_LEVEL);
            row.bot.set((index >= people).then_some(level));
        }
    }

    /// Who sits there now. Tracks.
    fn preset(self) -> Preset {
        let is_bot = |row: &Row| row.bot.get().is_some();
        let (all, bots) = self.rows.with(|rows| {
            let bots = rows.iter().filter(|row| is_bot(row)).count();
            (rows.len(), bots)
        });
        // OK because there are at most 8 seats.
        Preset {
            people: (all - bots) as u8,
            bots: bots as u8,
        }
    }

    fn remove(self, key: usize) {
        self.rows.update(|rows| rows.retain(|row| row.key != key));
    }

    fn players(self) -> Vec<Player> {
        let rows = self.rows.get_untracked();
        let player = |row: &Row| Player {
            name: match row.bot.get_untracked() {
                None => row.name.get_untracked().trim().to_owned(),
                Some(_) => row.character.get_untracked().name().to_owned(),
            },
            bot: row.bot.get_untracked(),
        };
        rows.iter().map(player).collect()
    }
}

/// The form of one game.
pub(crate) fn setup<B: Board>(game: GameId) -> impl IntoView {
    let settings = settings();
    let seating = SeatRows::usual(game, B::Game::FACTS.usual_seats, B::Game::LEVELS);
    let rows = seating.rows;
    if let Some(own) = rows.with_untracked(|rows| rows.first().copied()) {
        own.name.set(settings.name.get_untracked());
    }
    let options = RwSignal::new(games::defaults::<B>());
    let wrong = RwSignal::new(None::<NotSet>);
    let navigate = use_navigate();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let players = seating.players();
        // The first person is taken for the owner of the device.
        if let Some(person) = players.iter().find(|player| player.is_person())
            && !person.name.is_empty()
        {
            settings.call(&person.name);
        }
        match games::set_table::<B::Game>(options.get_untracked(), players) {
            Ok(address) => navigate(&address, Default::default()),
            Err(reason) => wrong.set(Some(reason)),
        }
    };
    let said_wrong = move |NotSet(error): NotSet| match error {
        Some(error) => text::start_error_on_form::<B::Game>(&error, settings.language.get()),
        None => Text::CantSetTable.get().to_owned(),
    };
    let title = Signal::derive(move || B::Game::title(settings.language.get()).to_owned());
    let seats = Signal::derive(move || rows.with(Vec::len));
    view! {
        <TopBar title />
        <main class="page setup" id="content" tabindex="-1">
            <form on:submit=begin>
                {table_with_seats(seating, presets(&B::Game::FACTS))}
                {options_fieldset::<B>(options, seats)}
                <div role="alert">
                    {move || wrong.get().map(|reason| view! {
                        <p class="trouble" data-testid="setup-trouble">{said_wrong(reason)}</p>
                    })}
                </div>
                <div class="actions sticky">
                    <button class="primary" type="submit" data-testid="begin">{move || Text::Begin.get()}</button>
                </div>
            </form>
        </main>
    }
}

/// The seats around the table, half of them on each side.
fn table_with_seats(seating: SeatRows, presets: Vec<Preset>) -> impl IntoView {
    let rows = seating.rows;
    let half = Memo::new(move |_| rows.with(|rows| rows.len().div_ceil(2)));
    let side = move |is_first: bool| {
        let half = half.get();
        let seats = rows.get().into_iter().enumerate();
        let seats = seats.filter(move |(index, _)| (*index < half) == is_first);
        seats
            .map(|(index, row)| seat_card(index, row, seating))
            .collect_view()
    };
    view! {
        <fieldset class="seating">
            <legend>{move || Text::Seats.get()}</legend>
            <ul class="presets" aria-label=move || Text::Presets.get()>
                {presets.into_iter().map(|preset| view! {
                    <li><button
                        type="button"
                        class="quiet"
                        data-testid=format!("preset-{}-{}", preset.people, preset.bots)
                        aria-pressed=move || (seating.preset() == preset).to_string()
                        on:click=move |_| seating.seat(preset)
                    >
                        {move || preset.said(settings::language())}
                    </button></li>
                }).collect_view()}
            </ul>
            <ol class="seat-cards">{move || side(true)}</ol>
            {tabletop(seating)}
            <ol class="seat-cards" start=move || half.get() + 1>{move || side(false)}</ol>
            <p class="muted">{move || Text::SeatsHelp.get()}</p>
        </fieldset>
    }
}

/// The middle of the table: how many play.
fn tabletop(seating: SeatRows) -> impl IntoView {
    let count = move || seating.rows.with(Vec::len);
    let SeatRows { least, most, .. } = seating;
    view! {
        <div class="tabletop">
            <IconButton
                mark="minus"
                label=Text::RemoveSeat
                test="fewer-seats"
                off=Signal::derive(move || count() <= least)
                press=move || seating.rows.update(|rows| { rows.pop(); })
            />
            <strong role="status">{move || say::seats_count(settings::language(), count())}</strong>
            <IconButton
                mark="plus"
                label=Text::AddSeat
                test="add-seat"
                off=Signal::derive(move || count() >= most)
                press=move || seating.add(Some(games::USUAL_LEVEL))
            />
        </div>
    }
}

/// A seat: a tap on its picture changes between a person and a bot.
fn seat_card(index: usize, row: Row, seating: SeatRows) -> impl IntoView {
    let language = settings().language;
    let seat = Seat::new(u8::try_from(index).unwrap_or_default());
    let label = move |what: Text| {
        let number = say::seat_number(language.get(), index + 1);
        say::labelled(language.get(), number, what)
    };
    let holder = move || match row.bot.get() {
        None => Text::Person,
        Some(_) => Text::Bot,
    };
    let cycle = move |_| {
        row.bot.update(|bot| {
            *bot = match bot {
                None => Some(games::USUAL_LEVEL),
                Some(_) => None,
            };
        });
    };
    let removable = move || seating.rows.with(Vec::len) > seating.least;
    view! {
        <li class=format!("seat-card {}", seat_class(seat))>
            <button
                type="button"
                class="holder"
                data-testid=format!("cycle-{index}")
                aria-label=move || label(holder())
                on:click=cycle
            >
                <SeatMark seat />
                {move || match row.bot.get() {
                    None => view! { <Mark name="person" /> }.into_any(),
                    Some(_) => face(row.character.get(), Mood::Calm),
                }}
                <span>{move || holder().get()}</span>
            </button>
            <select
                data-testid=format!("seat-{index}")
                aria-label=move || label(Text::Seat)
                on:change=move |event| row.bot.set(event_target_value(&event).parse().ok())
            >
                <option value="person" prop:selected=move || row.bot.get().is_none()>{move || Text::Person.get()}</option>
                {seating.levels.iter().map(|&level| view! {
                    <option value=level.name() prop:selected=move || row.bot.get() == Some(level)>
                        {move || text::level_name(level, language.get())}
                    </option>
                }).collect_view()}
            </select>
            {move || match row.bot.get() {
                None => view! {
                    <input
                        type="text"
                        maxlength="24"
                        autocomplete="off"
                        data-testid=format!("name-{index}")
                        placeholder=move || Text::Name.get()
                        aria-label=move || label(Text::Name)
                        prop:value=move || row.name.get()
                        on:input=move |event| row.name.set(event_target_value(&event))
                    />
                }.into_any(),
                Some(level) => view! {
                    <p class="muted level-help">{move || level_help(level).get()}</p>
                    {character_choice(index, row, seating)}
                }.into_any(),
            }}
            <Show when=removable>
                <IconButton mark="close" label=Text::RemoveSeat test="remove-seat" press=move || seating.remove(row.key) />
            </Show>
        </li>
    }
}

/// Who the bot of a seat is, and what it is like.
fn character_choice(index: usize, row: Row, seating: SeatRows) -> impl IntoView {
    let label = move || {
        let language = settings::language();
        let number = say::seat_number(language, index + 1);
        say::labelled(language, number, Text::Character)
    };
    let temper = move || {
        let character = row.character.get();
        let described = seating.described.get();
        described.then(|| characters::temper(character, settings::language()))
    };
    view! {
        <select
            data-testid=format!("character-{index}")
            aria-label=label
            on:change=move |event| {
                if let Ok(character) = event_target_value(&event).parse() {
                    seating.invite(row, character);
                }
            }
        >
            {Character::ALL.map(|one| view! {
                <option value=one.name() prop:selected=move || row.character.get() == one>{one.name()}</option>
            }).collect_view()}
        </select>
        <p class="muted level-help" data-testid=format!("temper-{index}")>{temper}</p>
    }
}

/// What to expect of a bot.
pub(super) const fn level_help(level: Level) -> Text {
    match level {
        Level::Cadet => Text::CadetHelp,
        Level::Ensign => Text::EnsignHelp,
        Level::Pilot => Text::PilotHelp,
        Level::Lieutenant => Text::LieutenantHelp,
        Level::Captain => Text::CaptainHelp,
        Level::Admiral => Text::AdmiralHelp,
    }
}
