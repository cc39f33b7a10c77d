//! The number of a rule: `LR-3.4` is clause 4 of section 3 of Last Rocket.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The number of a rule clause, as printed in the rule books.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[A-Z]{2}-[0-9]{1,3}\\.[0-9]{1,3}$")))]
#[serde(try_from = "String", into = "String")]
pub struct Clause {
    prefix: [u8; 2],
    section: u8,
    item: u8,
}

impl Clause {
    /// The clause `prefix-section.item`. The prefix is two capital letters.
    pub const fn new(prefix: &str, section: u8, item: u8) -> Self {
        let bytes = prefix.as_bytes();
        assert!(bytes.len() == 2, "a clause prefix has two letters");
        Self {
            prefix: [bytes[0], bytes[1]],
            section,
            item,
        }
    }

    /// The two letters that name the game.
    pub fn prefix(&self) -> &str {
        // Both ways to make a clause accept ASCII letters only.
        std::str::from_utf8(&self.prefix).unwrap_or("??")
    }

    /// The section of the rule book.
    pub const fn section(&self) -> u8 {
        self.section
    }

    /// The clause within its section.
    pub const fn item(&self) -> u8 {
        self.item
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}.{}", self.prefix(), self.section, self.item)
    }
}

/// A text that is not the number of a clause.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a clause number; one looks like `LR-3.4`")]
pub struct ClauseError(String);

impl FromStr for Clause {
    type Err = ClauseError;

    fn from_str(text: &str) -> Result<Self, ClauseError> {
        let parse = || {
            let (prefix, number) = text.split_once('-')?;
            let (section, item) = number.split_once('.')?;
            let letters: [u8; 2] = prefix.as_bytes().try_into().ok()?;
            letters.iter().all(u8::is_ascii_uppercase).then_some(())?;
            Some(Self {
                prefix: letters,
                section: section.parse().ok()?,
                item: item.parse().ok()?,
            })
        };
        parse().ok_or_else(|| ClauseError(text.to_owned()))
    }
}

crate::text_form!(Clause, Debug);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_written_and_read_back() {
        let clause = Clause::new("LR", 3, 4);
        assert_eq!(clause.to_string(), "LR-3.4");
        assert_eq!("LR-3.4".parse(), Ok(clause));
    }

    #[test]
    fn what_is_not_a_clause_is_refused() {
        for text in [
            "", "LR", "LR-3", "lr-3.4", "LRX-3.4", "LR-3.x", "LR-300.1", "É-1.1",
        ] {
            assert!(text.parse::<Clause>().is_err(), "{text}");
        }
    }
}
