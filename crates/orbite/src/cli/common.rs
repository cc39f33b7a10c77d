//! Arguments of several commands.

use super::values::{BadValue, game, options, read, whole};
use clap::Args;
use registry::GameId;
use serde_json::{Map, Value};
use std::ffi::OsString;
use text::Language;

arguments! {
    /// The options of a game.
    struct OptionsArg {
        #[arg(long = "options", value_name = "JSON", value_parser = options, default_value = "{}", hide_default_value = true)]
        given: Map<String, Value>,
    }

    /// The size of a table.
    struct SeatsArg {
        #[arg(long = "seats", value_name = "N", value_parser = whole::<u8>(0..=255), allow_negative_numbers = true)]
        count: Option<u8>,
    }

    /// Where randomness comes from.
    struct SeedArg {
        #[arg(long = "seed", value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 0, allow_negative_numbers = true)]
        number: u64,
    }

    /// Which decision of a record.
    struct AtArg {
        #[arg(id = "at", long = "at", value_name = "STEP", value_parser = step)]
        step: Option<usize>,
    }
}

fn step(text: &str) -> Result<usize, BadValue> {
    let step = text.parse().ok().filter(|step| *step > 0);
    step.ok_or(BadValue::Step)
}

arguments! {
    /// How the answer is written.
    struct OutputArg {
        #[arg(long)]
        json: bool,
    }

    /// How many threads work.
    struct ThreadsArg {
        #[arg(id = "threads", long, value_name = "N", value_parser = whole::<u16>(1..=1024))]
        count: Option<u16>,
    }
}

/// In which language to answer.
#[derive(Args)]
pub(crate) struct LanguageArg {
    #[arg(long = "lang", value_name = "LANG", value_parser = language, global = true)]
    asked: Option<Language>,
}

fn language(text: &str) -> Result<Language, BadValue> {
    read(text, || BadValue::Language)
}

impl LanguageArg {
    /// The language asked for, or the system's.
    pub(crate) fn language(&self) -> Language {
        self.asked.unwrap_or_else(system_language)
    }

    /// The same for a command line that can't be read.
    pub(super) fn asked_on(line: &[OsString]) -> Language {
        let mut words = line.iter().filter_map(|word| word.to_str());
        while let Some(word) = words.next() {
            let asked = match word.strip_prefix("--lang") {
                Some("") => words.next(),
                Some(value) => value.strip_prefix('='),
                None => None,
            };
            if let Some(language) = asked.and_then(Language::of_tag) {
                return language;
            }
        }
        system_language()
    }
}

/// The language of the environment, as other programs find it.
fn system_language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .map_or(Language::English, |locale| Language::of_locale(&locale))
}

arguments! {
    /// Which game, at which table.
    struct TableArgs {
        #[arg(value_parser = game)]
        game: GameId,
        ..seats: SeatsArg,
        ..options: OptionsArg,
        ..seed: SeedArg,
    }
}
