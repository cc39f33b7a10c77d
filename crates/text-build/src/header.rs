//! What `language.toml` says of a language.

use crate::plural::Condition;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The habits of a language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Its English name, which is the variant of `text::Language`.
    pub name: String,
    /// What its speakers call it.
    pub own_name: String,
    /// Whether it is unfinished: not offered, and allowed to lack messages.
    #[serde(default)]
    pub draft: bool,
    /// Which numbers go with which plural form; `other` is all the rest.
    pub plural: BTreeMap<String, String>,
    /// How numbers are written.
    pub number: Number,
    /// How several things are listed.
    pub list: List,
    /// Spaces, apostrophes and quotation marks.
    pub typography: Typography,
    /// Functions of the language itself, such as `DE` in French.
    #[serde(default)]
    pub functions: BTreeMap<String, Vec<Rule>>,
}

/// How numbers are written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Number {
    /// Between the whole and its fraction.
    pub decimal: String,
    /// Between groups of three digits.
    pub thousands: String,
    /// The fewest digits of a number that is grouped.
    pub group_from: usize,
}

/// How several things are listed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// Before the last one: ` and `.
    pub and: String,
    /// Before the last one of a choice: ` or `.
    pub or: String,
    /// What `and` becomes before some words.
    #[serde(default)]
    pub and_before: Vec<Before>,
    /// What `or` becomes before some words.
    #[serde(default)]
    pub or_before: Vec<Before>,
}

/// A conjunction that changes before some words.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    /// How these words begin.
    pub starts: Vec<String>,
    /// The conjunction before them.
    pub say: String,
}

/// Spaces, apostrophes and quotation marks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Typography {
    /// Marks with a no-break space before them.
    #[serde(default)]
    pub no_break_before: Vec<String>,
    /// Marks with a narrow no-break space before them.
    #[serde(default)]
    pub narrow_before: Vec<String>,
    /// Marks with a no-break space after them.
    #[serde(default)]
    pub no_break_after: Vec<String>,
    /// The quotation marks of the language; no others may be used.
    pub quotes: Vec<char>,
}

/// A case of a function of the language: the first that fits is used.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rule {
    /// How the text begins, without regard to case; empty for any.
    pub starts: Vec<String>,
    /// How the text ends; empty for any.
    pub ends: Vec<String>,
    /// Whether the beginning that fits is taken away.
    pub replace: bool,
    /// What is put before the text.
    pub before: String,
    /// What is put after the text.
    pub after: String,
}

impl Header {
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
        let header: Self = toml::from_str(&text).map_err(|error| error.to_string())?;
        for condition in header.plural.values() {
            Condition::read(condition)?;
        }
        Ok(header)
    }

    /// The plural forms of the language.
    pub fn plural_forms(&self) -> impl Iterator<Item = &str> {
        self.plural.keys().map(String::as_str).chain(["other"])
    }

    /// The place of a function of the language among its functions.
    pub(crate) fn function(&self, name: &str) -> Option<usize> {
        self.functions.keys().position(|own| own == name)
    }
}
