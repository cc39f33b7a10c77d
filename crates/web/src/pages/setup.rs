//! Setting a table: who sits where, and which options.

use super::game_of_address;
use crate::chrome::{IconButton, NotFound, TopBar};
use crate::code_split::{self, Screen};
use crate::games::{self, NotSet};
use crate::settings::settings;
use crate::table::Sitter;
use crate::text::Text;
use board_kit::{Board, Field, SeatMark, Setting};
use bots::Level;
use engine::Seat;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use registry::GameId;
use serde_json::{Map, Value};
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
        let sitters: Vec<Sitter> = rows
            .get_untracked()
            .iter()
            .map(|row| Sitter {
                name: row.name.get_untracked().trim().to_owned(),
                bot: row.bot.get_untracked().map(|level| level.name().to_owned()),
            })
            .collect();
        // The first person is taken for the owner of the device.
        if let Some(person) = sitters.iter().find(|sitter| sitter.bot.is_none())
            && !person.name.is_empty()
        {
            settings.call(&person.name);
        }
        match games::set_table::<B::Game>(&options.get_untracked(), sitters) {
            Ok(address) => navigate(&address, Default::default()),
            Err(NotSet(reason)) => wrong.set(Some(reason)),
        }
    };
    let title = Signal::derive(move || B::Game::title(settings.language.get()).to_owned());
    let full = move || rows.with(Vec::len) >= usize::from(most);
    view! {
        <TopBar title />
        <main class="page setup" id="content" tabindex="-1">
            <form on:submit=begin>
                <fieldset>
                    <legend>{move || Text::Seats.get()}</legend>
                    <ol class="rows">
                        {move || rows.get().into_iter().enumerate().map(|(index, row)| {
                            let removable = rows.with_untracked(Vec::len) > usize::from(least);
                            seat_row(index, row, removable, rows)
                        }).collect_view()}
                    </ol>
                    <button
                        type="button"
                        class="quiet"
                        data-testid="add-seat"
                        disabled=full
                        on:click=move |_| {
                            let key = next_key.get_value();
                            next_key.set_value(key + 1);
                            rows.update(|rows| rows.push(Row::new(key, Some(Level::Pilot))));
                        }
                    >
                        {move || Text::AddSeat.get()}
                    </button>
                </fieldset>
                <fieldset>
                    <legend>{move || Text::Options.get()}</legend>
                    {move || B::fields(settings.language.get()).into_iter().map(|field| {
                        option_field(field, options, Signal::derive(move || rows.with(Vec::len)))
                    }).collect_view()}
                </fieldset>
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
    let label = move |what: Text| format!("{} {}: {}", Text::Seat.get(), index + 1, what.get());
    view! {
        <li class="row">
            <SeatMark seat />
            <select
                data-testid=format!("sitter-{index}")
                aria-label=move || label(Text::Seat)
                on:change=move |event| {
                    row.bot.set(event_target_value(&event).parse().ok());
                }
            >
                <option value="person" prop:selected=move || row.bot.get().is_none()>{move || Text::Person.get()}</option>
                {Level::ALL.map(|level| view! {
                    <option value=level.name() prop:selected=move || row.bot.get() == Some(level)>
                        {move || format!("{}: {}", Text::Bot.get(), text::level_name(level, language.get()))}
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
            {removable.then(|| view! {
                <IconButton
                    mark="minus"
                    label=Text::RemoveSeat
                    test="remove-seat"
                    press=move || rows.update(|rows| rows.retain(|one| one.key != row.key))
                />
            })}
        </li>
    }
}

/// One option of a game, for a table of so many seats.
pub(crate) fn option_field(
    field: Field,
    options: RwSignal<Map<String, Value>>,
    seats: Signal<usize>,
) -> impl IntoView {
    let key = field.key;
    let set = move |value: Value| {
        options.update(|options| {
            options.insert(key.to_owned(), value);
        });
    };
    let chosen = move || options.with(|options| options.get(key).cloned());
    let help = field.help;
    let id = format!("help-{key}");
    let control = match field.setting {
        Setting::OneOf(values) => {
            let first = values.first().map(|(value, _)| value.clone());
            view! {
                <div class="radios" role="radiogroup" aria-label=field.label.clone() aria-describedby=id.clone()>
                    {values.into_iter().enumerate().map(|(index, (value, label))| {
                        let mine = value.clone();
                        let first = first.clone();
                        view! {
                            <label>
                                <input
                                    type="radio"
                                    name=format!("option-{key}")
                                    data-testid=format!("option-{key}-{index}")
                                    prop:checked=move || chosen().or_else(|| first.clone()).as_ref() == Some(&mine)
                                    on:change=move |_| set(value.clone())
                                />
                                <span>{label}</span>
                            </label>
                        }
                    }).collect_view()}
                </div>
            }
            .into_any()
        }
        Setting::Seat => view! {
            <select
                data-testid=format!("option-{key}")
                aria-label=field.label.clone()
                aria-describedby=id.clone()
                on:change=move |event| set(event_target_value(&event).parse::<u8>().map_or(Value::Null, Value::from))
            >
                <option value="">{move || Text::ByLot.get()}</option>
                {move || (0..seats.get()).map(|index| view! {
                    <option value=index.to_string() prop:selected=move || chosen() == Some(Value::from(index))>
                        {format!("{} {}", Text::Seat.get(), index + 1)}
                    </option>
                }).collect_view()}
            </select>
        }
        .into_any(),
        Setting::Several { things, most } => view! {
            <ul class="several" aria-label=field.label.clone()>
                {things.into_iter().enumerate().map(|(index, (value, label, about))| {
                    let mine = value.clone();
                    let count = move || match chosen() {
                        Some(Value::Array(list)) => list.iter().filter(|one| **one == mine).count(),
                        _ => 0,
                    };
                    let count = Memo::new(move |_| count());
                    let change = move |number: usize| {
                        let mut list = match chosen() {
                            Some(Value::Array(list)) => list,
                            _ => Vec::new(),
                        };
                        list.retain(|one| *one != value);
                        list.extend(std::iter::repeat_n(value.clone(), number));
                        set(Value::Array(list));
                    };
                    view! {
                        <li>
                            <label>
                                <span>{label.clone()}</span>
                                <input
                                    type="number"
                                    min="0"
                                    max=most.to_string()
                                    data-testid=format!("option-{key}-{index}")
                                    prop:value=move || count.get().to_string()
                                    on:change=move |event| {
                                        let number = event_target_value(&event).parse::<usize>().unwrap_or(0);
                                        change(number.min(usize::from(most)));
                                    }
                                />
                            </label>
                            <p class="muted">{about}</p>
                        </li>
                    }
                }).collect_view()}
            </ul>
        }
        .into_any(),
    };
    view! {
        <div class="option">
            <p class="option-name">{field.label}</p>
            {control}
            <p class="muted" id=id>{help}</p>
        </div>
    }
}
