//! The host's choices as a form, from a game's own description of them.

use crate::{Language, Words};
use engine::{OptionKind, OptionSpec, Seats};
use serde_json::Value;

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
    },
    /// One of the seats of the table, or drawn by lot (`null`).
    Seat,
}

/// The most copies of one thing that a form offers.
const MOST_COPIES: u8 = 4;

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
        OptionKind::Choice(names) => Setting::OneOf(names.iter().copied().map(named).collect()),
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
            Setting::OneOf(offered.iter().copied().map(number).chain([none]).collect())
        }
        OptionKind::List { of, .. } => {
            let thing = |name: &&str| {
                let (value, words) = named(name);
                (value, words, say(OptionText::ValueHelp(name)))
            };
            Setting::Several {
                things: of.iter().map(thing).collect(),
                most: MOST_COPIES,
            }
        }
        OptionKind::First => Setting::Seat,
    }
}
