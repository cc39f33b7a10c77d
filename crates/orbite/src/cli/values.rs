//! Values as they are typed, and why one can't be taken.

use engine::{ENTROPY_CHARS, Hex32, Level};
use load::NotLoopback;
use registry::GameId;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use text::Language;
use text::command_line::{self as say, Text};

/// Why a value can't be taken: mostly what is taken instead.
#[derive(Clone, Debug)]
pub(crate) enum BadValue {
    Address,
    Bot,
    Clause,
    Entropy,
    EntropyText,
    First,
    Game,
    Hex,
    Language,
    Level,
    OptionTwice(String),
    Options(String),
    Seconds,
    Server(NotLoopback),
    Step,
    Switch,
    Table,
    Whole(RangeInclusive<u64>),
}

impl BadValue {
    /// It in a language.
    pub(super) fn said(&self, language: Language) -> String {
        let plain = match self {
            Self::Bot => return say::value_bot(language, levels()),
            Self::EntropyText => return say::value_entropy_text(language, ENTROPY_CHARS),
            Self::Game => return say::value_game(language, names(GameId::ALL.map(GameId::name))),
            Self::Language => return say::value_language(language, codes()),
            Self::Level => return say::value_level(language, levels()),
            Self::OptionTwice(key) => return say::value_option_twice(language, key),
            Self::Options(problem) => return say::value_options(language, problem),
            Self::Server(NotLoopback::Elsewhere(host)) => {
                return say::value_server_elsewhere(language, host);
            }
            Self::Whole(range) if *range.end() >= u64::from(u32::MAX) => {
                return say::value_whole(language, *range.start());
            }
            Self::Whole(range) => {
                return say::value_whole_between(language, *range.start(), *range.end());
            }
            Self::Address => Text::ValueAddress,
            Self::Clause => Text::ValueClause,
            Self::Entropy => Text::ValueEntropy,
            Self::First => Text::ValueFirst,
            Self::Hex => Text::ValueHex,
            Self::Seconds => Text::ValueSeconds,
            Self::Server(NotLoopback::Unreadable(_)) => Text::ValueServer,
            Self::Step => Text::ValueStep,
            Self::Switch => Text::ValueSwitch,
            Self::Table => Text::ValueTable,
        };
        plain.said(language).to_owned()
    }
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Language::English))
    }
}

impl std::error::Error for BadValue {}

fn names<const N: usize>(names: [&str; N]) -> Vec<String> {
    names.map(str::to_owned).to_vec()
}

fn levels() -> Vec<String> {
    names(Level::ALL.map(Level::name))
}

/// The tags of all languages.
pub(super) fn codes() -> Vec<String> {
    names(Language::ALL.map(Language::code))
}

/// Reads a value that has one reason to be refused.
pub(super) fn read<T: FromStr>(text: &str, bad: impl FnOnce() -> BadValue) -> Result<T, BadValue> {
    text.parse().map_err(|_| bad())
}

/// Reads a whole number within bounds.
pub(super) fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, BadValue> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| BadValue::Whole(range.clone()))
    }
}

/// Reads the name of a game.
pub(super) fn game(text: &str) -> Result<GameId, BadValue> {
    read(text, || BadValue::Game)
}

/// Reads the name of a level.
pub(super) fn level(text: &str) -> Result<Level, BadValue> {
    read(text, || BadValue::Level)
}

/// Reads who takes part in a tournament.
pub(super) fn bot(text: &str) -> Result<arena::Entrant, BadValue> {
    read(text, || BadValue::Bot)
}

/// Reads a commitment.
pub(super) fn hex(text: &str) -> Result<Hex32, BadValue> {
    read(text, || BadValue::Hex)
}

/// Reads a clause in capital or small letters.
pub(super) fn clause(text: &str) -> Result<engine::Clause, BadValue> {
    read(&text.to_uppercase(), || BadValue::Clause)
}

/// Reads whether something is on, as people write it in the environment.
pub(super) fn switch(text: &str) -> Result<bool, BadValue> {
    match text.to_ascii_lowercase().as_str() {
        "y" | "yes" | "t" | "true" | "on" | "1" => Ok(true),
        "n" | "no" | "f" | "false" | "off" | "0" => Ok(false),
        _ => Err(BadValue::Switch),
    }
}

/// Reads `--options`: one JSON object, each key once.
pub(super) fn options(text: &str) -> Result<Map<String, Value>, BadValue> {
    let options: Options =
        serde_json::from_str(text).map_err(|error| BadValue::Options(error.to_string()))?;
    match options.twice {
        Some(key) => Err(BadValue::OptionTwice(key)),
        None => Ok(options.all),
    }
}

/// A JSON object that notices a key that is there twice: a plain map would silently
/// keep the last.
#[derive(Default)]
struct Options {
    all: Map<String, Value>,
    twice: Option<String>,
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(OptionsVisitor)
    }
}

struct OptionsVisitor;

impl<'de> Visitor<'de> for OptionsVisitor {
    type Value = Options;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Options, A::Error> {
        let mut options = Options::default();
        while let Some((key, value)) = access.next_entry::<String, Value>()? {
            if options.all.insert(key.clone(), value).is_some() {
                options.twice.get_or_insert(key);
            }
        }
        Ok(options)
    }
}
