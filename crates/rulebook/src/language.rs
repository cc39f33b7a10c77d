//! The languages Orbite speaks.

use std::fmt;
use std::str::FromStr;

/// A language of the interface and of the rule books.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The two-letter code: `en`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// One of two texts, by language.
    #[inline]
    pub fn choose<T>(self, english: T, french: T) -> T {
        match self {
            Self::English => english,
            Self::French => french,
        }
    }

    /// The language of a locale name such as `fr_FR.UTF-8`; English when it
    /// names neither.
    pub fn of_locale(locale: &str) -> Self {
        if locale.to_ascii_lowercase().starts_with("fr") {
            Self::French
        } else {
            Self::English
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| format!("`{code}` is not a language of Orbite: use en or fr"))
    }
}
