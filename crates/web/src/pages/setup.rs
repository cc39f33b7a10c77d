//! Setting a table: who sits where, and which options.

use super::form::{options_fieldset, remove_button, seats_fieldset};
use super::game_of_address;
use crate::chrome::{NotFound, TopBar};
use crate::code_split::{self, Screen};
use crate::games;
use crate::settings::settings;
use crate::table::NotSet;
use crate::text::{Localize, Text, say};
use board_kit::{Board, SeatMark};
use engine::{Level, Player, Seat};
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use registry::GameId;
use text::Words;

/// The page on which a table is set.
#[component]
pub(crate) fn SetupPage() -> impl IntoView {
    let game = game_of_address();
    move || {
        game.get().map_or_else(
            || view! { <NotFound text=Text::NoSuchPage /> }.into_any(),
            |game| code_split::screen(game, Screen::Setup),
        )
    }
}

/// A seat on the form.
#[derive(Clone, Copy)]
struct Row {
    key: usize,
    name: RwSignal<String>,
    bot: RwSignal<Option<Level>>,
}

impl Row {
    fn new(key: usize, bot: Option<Level>) -> Self {
        Self {
            key,
            name: RwSignal::new(String::new()),
            bot: RwSignal::new(bot),
        }
    }
}

/// The form of one game.
pub(crate) fn setup<B: Board>(game: GameId) -> impl IntoView {
    let settings = settings();
    let (least, most) = games::seat_range(game);
    let first = usize::from(least.max(2));
    let rows = RwSignal::new(
        (0..first)
            .map(|index| Row::new(index, (index > 0).then_some(Level::Pilot)))
            .collect::<Vec<_>>(),
    );
    if let Some(own) = rows.with_untracked(|rows| rows.first().copied()) {
        own.name.set(settings.name.get_untracked());
    }
    let next_key = StoredValue::new(first);
    let options = RwSignal::new(games::defaults::<B>());
    let wrong = RwSignal::new(None::<String>);
    let navigate = use_navigate();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let players: Vec<Player> = rows
            .get_untracked()
            .iter()
            .map(|row| Player {
                name: row.name.get_untracked().trim().to_owned(),
                bot: row.bot.get_untracked(),
            })
            .collect();
        // The first person is taken for the owner of the device.
        if let Some(person) = players.iter().find(|player| player.is_person())
            && !person.name.is_empty()
        {
            settings.call(&person.name);
        }
        match games::set_table::<B::Game>(options.get_untracked(), players) {
            Ok(address) => navigate(&address, Default::default()),
            Err(NotSet(reason)) => wrong.set(Some(reason)),
        }
    };
    let title = Signal::derive(move || B::Game::title(settings.language.get()).to_owned());
    let seats = Signal::derive(move || rows.with(Vec::len));
    view! {
        <TopBar title />
        <main class="page setup" id="content" tabindex="-1">
            <form on:submit=begin>
                {seats_fieldset(
                    move || rows.get().into_iter().enumerate().map(|(index, row)| {
                        let removable = rows.with_untracked(Vec::len) > usize::from(least);
                        seat_row(index, row, removable, rows)
                    }).collect_view(),
                    Signal::derive(move || seats.get() >= usize::from(most)),
                    Callback::new(move |()| {
                        let key = next_key.get_value();
                        next_key.set_value(key + 1);
                        rows.update(|rows| rows.push(Row::new(key, Some(Level::Pilot))));
                    }),
                )}
                {options_fieldset::<B>(options, seats)}
                <div role="alert">
                    {move || wrong.get().map(|reason| view! { <p class="trouble" data-testid="setup-trouble">{reason}</p> })}
                </div>
                <div class="actions sticky">
                    <button class="primary" type="submit" data-testid="begin">{move || Text::Begin.get()}</button>
                </div>
            </form>
        </main>
    }
}

fn seat_row(index: usize, row: Row, removable: bool, rows: RwSignal<Vec<Row>>) -> impl IntoView {
    let language = settings().language;
    let seat = Seat::new(u8::try_from(index).unwrap_or_default());
    let label = move |what: Text| {
        say::labelled(
            language.get(),
            say::seat_number(language.get(), index + 1),
            what,
        )
    };
    view! {
        <li class="row">
            <SeatMark seat />
            <select
                data-testid=format!("seat-{index}")
                aria-label=move || label(Text::Seat)
                on:change=move |event| {
                    row.bot.set(event_target_value(&event).parse().ok());
                }
            >
                <option value="person" prop:selected=move || row.bot.get().is_none()>{move || Text::Person.get()}</option>
                {Level::ALL.map(|level| view! {
                    <option value=level.name() prop:selected=move || row.bot.get() == Some(level)>
                        {move || say::bot_level(language.get(), text::level_name(level, language.get()))}
                    </option>
                }).collect_view()}
            </select>
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
            {removable.then(|| remove_button(move || rows.update(|rows| rows.retain(|one| one.key != row.key))))}
        </li>
    }
}
