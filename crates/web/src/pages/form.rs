//! What the forms for new tables share: the seats and the options.

use crate::chrome::IconButton;
use crate::settings::{self, settings};
use crate::table::check;
use crate::text::{Localize, Text, say};
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use board_kit::{Board, Field, Setting};
use engine::{Seats, sort_few};
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

/// The options of a game, for a table of so many seats: only what can be played
/// so is offered.
pub(crate) fn options_fieldset<B: Board>(options: Options, seats: Signal<usize>) -> impl IntoView {
    let language = settings().language;
    let fields = Memo::new(move |_| {
        let seats = u8::try_from(seats.get()).ok().and_then(Seats::new);
        text::options::fields::<B::Game>(seats, language.get())
    });
    let can_play = move |options: &Map<String, Value>, seats| {
        check::<B::Game>(&Value::Object(options.clone()), seats).is_ok()
    };
    // What was chosen may not go with fewer or more seats, or with what was
    // chosen since.
    effect(move |_| {
        let fields = fields.get();
        let playable = options.with(|options| playable(options, &fields, seats.get(), can_play));
        if options.with_untracked(|options| *options != playable) {
            options.set(playable);
        }
    });
    let can_choose = Callback::new(move |(key, value): (&'static str, Value)| {
        let mut options = options.get();
        options.insert(key.to_owned(), value);
        can_play(&options, seats.get())
    });
    view! {
        <fieldset>
            <legend>{move || Text::Options.get()}</legend>
            {move || fields.get().into_iter().map(|field| {
                option_field(field, options, seats, can_choose)
            }).collect_view()}
        </fieldset>
    }
}

/// The options of which a table of so many seats can be set: what does not go
/// with the others is as it is unless somebody chooses.
fn playable(
    options: &Map<String, Value>,
    fields: &[Field],
    seats: usize,
    can_play: impl Fn(&Map<String, Value>, usize) -> bool,
) -> Map<String, Value> {
    // One by one: collecting a map brings a sort with it.
    let mut playable = Map::new();
    for field in fields {
        let Some(value) = options.get(field.key) else {
            continue;
        };
        let mut more = playable.clone();
        more.insert(field.key.to_owned(), value.clone());
        if can_play(&more, seats) {
            playable = more;
        }
    }
    playable
}

/// One option, as its control works on it. A handle.
#[derive(Clone, Copy)]
struct Chosen {
    key: &'static str,
    /// The limit that this one takes the place of.
    instead_of: Option<&'static str>,
    options: Options,
}

impl Chosen {
    /// The value, if one was chosen. Tracks.
    fn get(self) -> Option<Value> {
        self.options.with(|options| options.get(self.key).cloned())
    }

    fn set(self, value: Value) {
        self.options.update(|options| {
            if let Some(other) = self.instead_of.filter(|_| !value.is_null()) {
                options.insert(other.to_owned(), Value::Null);
            }
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

/// Whether a value can be chosen for the option with a key. Tracks.
type CanChoose = Callback<(&'static str, Value), bool>;

fn option_field(
    field: Field,
    options: Options,
    seats: Signal<usize>,
    can_choose: CanChoose,
) -> impl IntoView {
    let chosen = Chosen {
        key: field.key,
        instead_of: field.instead_of,
        options,
    };
    let help = format!("help-{}", field.key);
    let label = field.label.clone();
    let control = match field.setting {
        Setting::OneOf(values) => {
            one_of(chosen, label, help.clone(), values, can_choose).into_any()
        }
        Setting::Seat => one_seat(chosen, label, help.clone(), seats).into_any(),
        Setting::Several { things, most, .. } => several(chosen, label, things, most).into_any(),
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
    can_choose: CanChoose,
) -> impl IntoView {
    let key = chosen.key;
    let first = values.first().map(|(value, _)| value.clone());
    let mut values: Vec<_> = values.into_iter().enumerate().collect();
    // The first is what a form begins with; numbers are read in their order.
    if first.as_ref().is_some_and(Value::is_u64) {
        let number = |value: &Value| value.as_u64().unwrap_or(u64::MAX);
        sort_few(&mut values, |(_, a), (_, b)| number(&a.0) < number(&b.0));
    }
    view! {
        <div class="radios" role="radiogroup" aria-label=label aria-describedby=help>
            {values.into_iter().map(|(index, (value, label))| {
                let mine = value.clone();
                let first = first.clone();
                let offered = value.clone();
                view! {
                    <label hidden=move || !can_choose.run((key, offered.clone()))>
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
                let change = Callback::new(move |text: String| {
                    chosen.set(Value::Array(so_many(chosen.list(), &value, &text, most)));
                });
                let step = move |by: isize| {
                    let number = count.get_untracked().saturating_add_signed(by);
                    change.run(number.to_string());
                };
                view! {
                    <li>
                        <div class="stepper">
                            <label for=format!("field-{key}-{index}")>{label}</label>
                            <IconButton mark="minus" label=Text::Fewer test="fewer" press=move || step(-1) />
                            <input
                                type="number"
                                id=format!("field-{key}-{index}")
                                min="0"
                                max=most.to_string()
                                data-testid=format!("option-{key}-{index}")
                                prop:value=move || count.get().to_string()
                                on:change=move |event| change.run(event_target_value(&event))
                            />
                            <IconButton mark="plus" label=Text::OneMore test="more" press=move || step(1) />
                        </div>
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
    fn what_does_not_go_together_is_not_chosen() {
        use registry::Rockets;
        use text::Language;
        let can_play = |options: &Map<String, Value>, seats| {
            check::<Rockets>(&Value::Object(options.clone()), seats).is_ok()
        };
        let chosen = |options: Value, count: u8| {
            let fields = text::options::fields::<Rockets>(Seats::new(count), Language::English);
            let Value::Object(options) = options else {
                panic!("not options")
            };
            Value::Object(playable(&options, &fields, count.into(), can_play))
        };
        let three = json!({"layout": "flat37", "rockets_each": 3});
        assert_eq!(chosen(three.clone(), 2), three);
        assert_eq!(chosen(three.clone(), 3), json!({"layout": "flat37"}));
        assert_eq!(chosen(three, 4), json!({"layout": "flat37"}));
        assert_eq!(chosen(json!({"teams": true}), 4), json!({"teams": true}));
        assert_eq!(chosen(json!({"teams": true}), 5), json!({}));
    }

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
