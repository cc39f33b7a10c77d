//! The languages Orbite speaks: one for each folder of `languages/`.

use crate::letter::small;
use std::fmt;
use std::str::FromStr;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// How a language writes, from its `language.toml`.
pub(crate) struct Habits {
    code: &'static str,
    own_name: &'static str,
    pub(crate) decimal: &'static str,
    pub(crate) thousands: &'static str,
    pub(crate) group_from: usize,
    /// What stands before the last of several things, by that thing.
    pub(crate) and: &'static [Rule],
    pub(crate) or: &'static [Rule],
    /// The plural form that goes with a number: its whole part, and how many
    /// digits stand after the point.
    pub(crate) plural: fn(u64, usize) -> &'static str,
    /// The language's own functions.
    pub(crate) functions: &'static [&'static [Rule]],
}

/// A case of a function of a language.
pub(crate) struct Rule {
    starts: &'static [&'static str],
    ends: &'static [&'static str],
    replace: bool,
    pub(crate) before: &'static str,
    after: &'static str,
}

impl Rule {
    /// The first case that fits a text, and the text without the beginning
    /// that the case replaces.
    pub(crate) fn fitting<'r, 't>(rules: &'r [Self], text: &'t str) -> Option<(&'r Self, &'t str)> {
        rules.iter().find_map(|rule| {
            let starts = |start: &&&str| {
                let mut chars = text.chars().map(small);
                start.chars().all(|c| chars.next() == Some(c))
            };
            let start = rule.starts.iter().find(starts);
            if start.is_none() && !rule.starts.is_empty() {
                return None;
            }
            if !rule.ends.is_empty() && !rule.ends.iter().any(|end| text.ends_with(end)) {
                return None;
            }
            let dropped = start
                .filter(|_| rule.replace)
                .map_or(0, |start| start.chars().count());
            let rest = text
                .char_indices()
                .nth(dropped)
                .map_or("", |(at, _)| &text[at..]);
            Some((rule, rest))
        })
    }

    /// What a function makes of a text.
    pub(crate) fn apply(rules: &[Self], text: &str) -> String {
        match Self::fitting(rules, text) {
            Some((rule, rest)) => format!("{}{rest}{}", rule.before, rule.after),
            None => text.to_owned(),
        }
    }
}

impl Language {
    pub(crate) fn habits(self) -> &'static Habits {
        &HABITS[self as usize]
    }

    /// The BCP-47 tag: `en`, `fr`.
    pub fn code(self) -> &'static str {
        self.habits().code
    }

    /// What its speakers call it: `Français`.
    pub fn own_name(self) -> &'static str {
        self.habits().own_name
    }

    /// The next language, for a key that goes round all of them.
    pub fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// The language of a tag or locale such as `fr-CA` or `fr_FR.UTF-8`, if
    /// Orbite speaks it: the one that agrees in most parts of the tag.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let parts = |tag: &str| -> Vec<String> {
            let tag = tag.split(['.', '@']).next().unwrap_or_default();
            tag.split(['-', '_']).map(str::to_ascii_lowercase).collect()
        };
        let wanted = parts(tag);
        Self::ALL
            .into_iter()
            .filter(|language| wanted.starts_with(&parts(language.code())))
            .max_by_key(|language| language.code().len())
    }

    /// The language of a locale, English when Orbite does not speak it.
    pub fn of_locale(locale: &str) -> Self {
        Self::of_tag(locale).unwrap_or(Self::English)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(tag: &str) -> Result<Self, String> {
        Self::of_tag(tag).ok_or_else(|| {
            let codes = Self::ALL.map(Self::code).join(", ");
            format!("`{tag}` is not a language of Orbite: use one of {codes}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locales_lead_to_languages() {
        for (tag, language) in [
            ("fr", Language::French),
            ("fr-CA", Language::French),
            ("FR_fr.UTF-8", Language::French),
            ("en-GB-oxendict", Language::English),
        ] {
            assert_eq!(Language::of_tag(tag), Some(language), "{tag}");
        }
        assert_eq!(Language::of_tag("fro"), None);
        assert_eq!(Language::of_locale("C"), Language::English);
        let error = "tlh".parse::<Language>().unwrap_err();
        assert!(error.contains("en, ") && error.contains("`tlh`"), "{error}");
    }

    #[test]
    fn functions_of_a_language_look_at_their_text() {
        let de = |text: &str| {
            let message = Language::French.habits().functions;
            // `A`, `DE`, `QUE`: in the order of their names.
            Rule::apply(message[1], text)
        };
        assert_eq!(de("Ada"), "d’Ada");
        assert_eq!(de("Éloi"), "d’Éloi");
        assert_eq!(de("Bob"), "de Bob");
        assert_eq!(de("le Soleil"), "du Soleil");
        assert_eq!(de("Les Pléiades"), "des Pléiades");
        assert_eq!(de("la Lune"), "de la Lune");
        assert_eq!(de(""), "de ");
    }
}
