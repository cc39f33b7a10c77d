//! The host's choices as a form, from a game's own description of them.

use crate::{Language, Words};
use engine::{OptionKind, OptionSpec, Seats, Usual};
use serde_json::{Map, Value};

/// Which text of an option is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionText<'a> {
    /// What it is called.
    Label,
    /// What it changes, in a sentence or two.
    Help,
    /// What a value is called; a flag's are `true` and `false`.
    Value(&'a str),
    /// What a value brings, in a sentence.
    ValueHelp(&'a str),
    /// What a number is called.
    Number(u32),
    /// What having no limit is called.
    NoLimit,
    /// What a list with so many copies of everything is called.
    Copies(u8),
}

/// In `impl Words`: the texts of the game's options, which are its name, its label, its
/// help and what its values are called. What else there is to say, a function says.
macro_rules! option_texts {
    ($($option:literal: $label:ident $help:ident $($value:literal $called:ident)*),+) => {
        option_texts!($($option: $label $help $($value $called)*),+; |_, _, _| String::new());
    };
    ($($option:literal: $label:ident $help:ident $($value:literal $called:ident)*),+; $else:expr) => {
        fn option(option: &str, text: OptionText<'_>, language: Language) -> String {
            let said = match (option, text) {
                $(
                    ($option, OptionText::Label) => Text::$label,
                    ($option, OptionText::Help) => Text::$help,
                    $(($option, OptionText::Value($value)) => Text::$called,)*
                )+
                (option, text) => return $else(option, text, language),
            };
            said.said(language).to_owned()
        }
    };
}

pub(crate) use option_texts;

/// One option a host can choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its key in the options' JSON form.
    pub key: &'static str,
    /// Its name.
    pub label: String,
    /// What it changes, in a sentence or two.
    pub help: String,
    /// What can be chosen.
    pub setting: Setting,
    /// The key of the limit that this one takes the place of: who sets one
    /// lifts the other.
    pub instead_of: Option<&'static str>,
}

/// What can be chosen for an option. The first choice is what a form begins
/// with.
#[derive(Clone, PartialEq, Debug)]
pub enum Setting {
    /// One of a few values, each with its name.
    OneOf(Vec<(Value, String)>),
    /// How many of each of some things, up to a number each; the value is the
    /// list with repetitions.
    Several {
        /// The things, with their names and explanations.
        things: Vec<(Value, String, String)>,
        /// The most of one thing.
        most: u8,
        /// The list that a form begins with.
        usual: Vec<Value>,
    },
    /// One of the seats of the table, or drawn by lot (`null`).
    Seat,
}

/// The most copies of one thing that a form offers.
const MOST_COPIES: u8 = 4;

/// The first choice of every option at a table of that size, which is what a form shows
/// at first.
pub fn usual<G: Words>(seats: Option<Seats>) -> Map<String, Value> {
    // One by one: collecting a map brings a sort with it.
    let mut usual = Map::new();
    for field in fields::<G>(seats, Language::English) {
        let first = match field.setting {
            Setting::OneOf(values) => values.into_iter().next().map(|(first, _)| first),
            Setting::Several { usual, .. } => Some(Value::Array(usual)),
            Setting::Seat => None,
        };
        if let Some(first) = first {
            usual.insert(field.key.to_owned(), first);
        }
    }
    usual
}

/// The choices that the host of a table of that size has; all that there are
/// if nobody says how large it is.
pub fn fields<G: Words>(seats: Option<Seats>, language: Language) -> Vec<Field> {
    let specs = G::FACTS.options.iter();
    specs
        .filter(|spec| seats.is_none_or(|seats| spec.tables.contains(&seats.count())))
        .map(|spec| Field {
            key: spec.name,
            label: G::option(spec.name, OptionText::Label, language),
            help: G::option(spec.name, OptionText::Help, language),
            setting: setting::<G>(spec, seats, language),
            instead_of: spec.instead_of,
        })
        .collect()
}

fn setting<G: Words>(spec: &OptionSpec, seats: Option<Seats>, language: Language) -> Setting {
    let say = |text: OptionText<'_>| G::option(spec.name, text, language);
    let named = |name: &str| (Value::from(name), say(OptionText::Value(name)));
    let number = |number: u32| (Value::from(number), say(OptionText::Number(number)));
    match spec.kind {
        OptionKind::Flag { default } => Setting::OneOf(
            [default, !default]
                .map(|on| (Value::from(on), named(if on { "true" } else { "false" }).1))
                .to_vec(),
        ),
        OptionKind::Choice(names) => {
            let is_usual = |name: &&'static str| match spec.usual {
                Usual::Name(usual) => usual == *name,
                Usual::NameFor(table, usual) => {
                    usual == *name && seats.is_some_and(|seats| seats.count() == table)
                }
                _ => false,
            };
            let usual = names.iter().copied().filter(is_usual);
            let others = names.iter().copied().filter(|name| !is_usual(name));
            Setting::OneOf(usual.chain(others).map(named).collect())
        }
        OptionKind::Number { least, most } => {
            let tables = (G::LEAST_SEATS..=G::MOST_SEATS).filter_map(Seats::new);
            let most = match seats {
                Some(seats) => most(seats),
                None => tables.map(most).max().unwrap_or(least),
            };
            Setting::OneOf((least..=most).map(number).collect())
        }
        OptionKind::Limit { offered } => {
            let none = (Value::Null, say(OptionText::NoLimit));
            let offered = offered.iter().copied().map(number);
            Setting::OneOf(match spec.usual {
                Usual::NoLimit => [none].into_iter().chain(offered).collect(),
                _ => offered.chain([none]).collect(),
            })
        }
        OptionKind::List { of, .. } => {
            let thing = |name: &&str| {
                let (value, words) = named(name);
                (value, words, say(OptionText::ValueHelp(name)))
            };
            Setting::Several {
                things: of.iter().map(thing).collect(),
                most: MOST_COPIES,
                usual: match spec.usual {
                    Usual::List(names) => names.iter().map(|&name| Value::from(name)).collect(),
                    _ => Vec::new(),
                },
            }
        }
        OptionKind::First => Setting::Seat,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rockets::Rockets;

    #[test]
    fn a_form_begins_with_what_is_usual_at_that_table() {
        let first = |seats: u8| {
            let fields = fields::<Rockets>(Seats::new(seats), Language::English);
            match fields.into_iter().find(|field| field.key == "layout") {
                Some(Field {
                    setting: Setting::OneOf(values),
                    ..
                }) => (values[0].0.clone(), values.len()),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(first(2), (Value::from("flat37"), 3));
        assert_eq!(first(3), (Value::from("stack19"), 3));
        assert_eq!(first(6), (Value::from("stack19"), 3));
    }
}
