//! What the forms for new tables share: the seats and the options.

use crate::chrome::IconButton;
use crate::settings::{self, settings};
use crate::text::{Localize, Text, say};
use board_kit::{Board, Field, Setting};
use leptos::prelude::*;
use serde_json::{Map, Value};

/// The options chosen so far, by their keys.
pub(crate) type Options = RwSignal<Map<String, Value>>;

/// The list of seats, with a button for one more unless all are there.
pub(crate) fn seats_fieldset<V: IntoView + 'static>(
    rows: impl Fn() -> V + Send + 'static,
    full: Signal<bool>,
    add: Callback<()>,
) -> impl IntoView {
    view! {
        <fieldset>
            <legend>{move || Text::Seats.get()}</legend>
            <ol class="rows">{rows}</ol>
            <button
                type="button"
                class="quiet"
                data-testid="add-seat"
                disabled=move || full.get()
                on:click=move |_| add.run(())
            >
                {move || Text::AddSeat.get()}
            </button>
        </fieldset>
    }
}

/// Takes a seat off the list.
pub(crate) fn remove_button(press: impl Fn() + Send + Sync + 'static) -> impl IntoView {
    view! { <IconButton mark="minus" label=Text::RemoveSeat test="remove-seat" press /> }
}

/// The options of a game, for a table of so many seats.
pub(crate) fn options_fieldset<B: Board>(options: Options, seats: Signal<usize>) -> impl IntoView {
    let language = settings().language;
    view! {
        <fieldset>
            <legend>{move || Text::Options.get()}</legend>
            {move || B::fields(language.get()).into_iter().map(|field| {
                option_field(field, options, seats)
            }).collect_view()}
        </fieldset>
    }
}

/// One option, as its control works on it. A handle.
#[derive(Clone, Copy)]
struct Chosen {
    key: &'static str,
    options: Options,
}

impl Chosen {
    /// The value, if one was chosen. Tracks.
    fn get(self) -> Option<Value> {
        self.options.with(|options| options.get(self.key).cloned())
    }

    fn set(self, value: Value) {
        self.options.update(|options| {
            options.insert(self.key.to_owned(), value);
        });
    }

    /// The value as a list. Tracks.
    fn list(self) -> Vec<Value> {
        match self.get() {
            Some(Value::Array(list)) => list,
            _ => Vec::new(),
        }
    }
}

fn option_field(field: Field, options: Options, seats: Signal<usize>) -> impl IntoView {
    let chosen = Chosen {
        key: field.key,
        options,
    };
    let help = format!("help-{}", field.key);
    let label = field.label.clone();
    let control = match field.setting {
        Setting::OneOf(values) => one_of(chosen, label, help.clone(), values).into_any(),
        Setting::Seat => one_seat(chosen, label, help.clone(), seats).into_any(),
        Setting::Several { things, most } => several(chosen, label, things, most).into_any(),
    };
    view! {
        <div class="option">
            <p class="option-name">{field.label}</p>
            {control}
            <p class="muted" id=help>{field.help}</p>
        </div>
    }
}

fn one_of(
    chosen: Chosen,
    label: String,
    help: String,
    values: Vec<(Value, String)>,
) -> impl IntoView {
    let key = chosen.key;
    let first = values.first().map(|(value, _)| value.clone());
    view! {
        <div class="radios" role="radiogroup" aria-label=label aria-describedby=help>
            {values.into_iter().enumerate().map(|(index, (value, label))| {
                let mine = value.clone();
                let first = first.clone();
                view! {
                    <label>
                        <input
                            type="radio"
                            name=format!("option-{key}")
                            data-testid=format!("option-{key}-{index}")
                            prop:checked=move || chosen.get().or_else(|| first.clone()).as_ref() == Some(&mine)
                            on:change=move |_| chosen.set(value.clone())
                        />
                        <span>{label}</span>
                    </label>
                }
            }).collect_view()}
        </div>
    }
}

fn one_seat(chosen: Chosen, label: String, help: String, seats: Signal<usize>) -> impl IntoView {
    view! {
        <select
            data-testid=format!("option-{}", chosen.key)
            aria-label=label
            aria-describedby=help
            on:change=move |event| {
                let seat = event_target_value(&event).parse::<u8>();
                chosen.set(seat.map_or(Value::Null, Value::from));
            }
        >
            <option value="">{move || Text::ByLot.get()}</option>
            {move || (0..seats.get()).map(|index| view! {
                <option value=index.to_string() prop:selected=move || chosen.get() == Some(Value::from(index))>
                    {say::seat_number(settings::language(), index + 1)}
                </option>
            }).collect_view()}
        </select>
    }
}

fn several(
    chosen: Chosen,
    label: String,
    things: Vec<(Value, String, String)>,
    most: u8,
) -> impl IntoView {
    let key = chosen.key;
    view! {
        <ul class="several" aria-label=label>
            {things.into_iter().enumerate().map(|(index, (value, label, about))| {
                let mine = value.clone();
                let count = Memo::new(move |_| {
                    chosen.list().iter().filter(|one| **one == mine).count()
                });
                let change = move |text: &str| {
                    chosen.set(Value::Array(so_many(chosen.list(), &value, text, most)));
                };
                view! {
                    <li>
                        <label>
                            <span>{label}</span>
                            <input
                                type="number"
                                min="0"
                                max=most.to_string()
                                data-testid=format!("option-{key}-{index}")
                                prop:value=move || count.get().to_string()
                                on:change=move |event| change(&event_target_value(&event))
                            />
                        </label>
                        <p class="muted">{about}</p>
                    </li>
                }
            }).collect_view()}
        </ul>
    }
}

/// A list with a value in it as often as somebody typed, up to a limit.
fn so_many(mut list: Vec<Value>, value: &Value, typed: &str, most: u8) -> Vec<Value> {
    let number = typed.parse::<usize>().unwrap_or(0).min(usize::from(most));
    list.retain(|one| one != value);
    list.extend(std::iter::repeat_n(value.clone(), number));
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_list_holds_a_value_as_often_as_was_typed() {
        let list = || vec![json!("a"), json!("b"), json!("a")];
        let typed = |text| so_many(list(), &json!("a"), text, 3);
        assert_eq!(typed("1"), [json!("b"), json!("a")]);
        assert_eq!(typed("0"), [json!("b")]);
        assert_eq!(typed("9").len(), 4, "three at the most, and the other");
        for nothing in ["", "-1", "many"] {
            assert_eq!(typed(nothing), [json!("b")], "{nothing}");
        }
    }
}
