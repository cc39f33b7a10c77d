//! Why a game ended.

use crate::Clause;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;

/// The cause of a game's end: a short name for tables and logs, and the
/// clause that ended it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// A lower-case name with hyphens, such as `last-planet-reached`.
    pub name: EndingName,
    /// The clause that ends the game so.
    pub clause: Clause,
}

impl Ending {
    /// An ending by its name, which has at most 24 letters and hyphens. It is checked
    /// letter by letter, so that games have theirs in constants.
    pub const fn new(name: &str, clause: Clause) -> Self {
        Self {
            name: EndingName::new(name),
            clause,
        }
    }
}

const NAME_BYTES: usize = 24;

/// The name of an ending, held in place so that an outcome is a flat value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z0-9-]{1,24}$")))]
#[serde(try_from = "String", into = "String")]
pub struct EndingName([u8; NAME_BYTES]);

/// A text that can't be the name of an ending.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the name of an ending; one looks like `last-planet-reached`")]
pub struct EndingNameError(String);

impl EndingName {
    const fn new(name: &str) -> Self {
        match Self::checked(name) {
            Some(name) => name,
            None => {
                panic!("the name of an ending has 1 to 24 lower-case letters, digits and hyphens")
            }
        }
    }

    const fn checked(name: &str) -> Option<Self> {
        let bytes = name.as_bytes();
        if bytes.is_empty() || bytes.len() > NAME_BYTES {
            return None;
        }
        let mut padded = [0; NAME_BYTES];
        let mut index = 0;
        while index < bytes.len() {
            let plain = bytes[index].is_ascii_lowercase() || bytes[index].is_ascii_digit();
            if !plain && bytes[index] != b'-' {
                return None;
            }
            padded[index] = bytes[index];
            index += 1;
        }
        Some(Self(padded))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().position(|byte| *byte == 0);
        let name = &self.0[..length.unwrap_or(NAME_BYTES)];
        // Every way to make a name accepts ASCII only.
        std::str::from_utf8(name).unwrap_or_default()
    }
}

impl Deref for EndingName {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl PartialEq<&str> for EndingName {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for EndingName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for EndingName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl TryFrom<String> for EndingName {
    type Error = EndingNameError;

    fn try_from(text: String) -> Result<Self, EndingNameError> {
        Self::checked(&text).ok_or(EndingNameError(text))
    }
}

impl From<EndingName> for String {
    fn from(name: EndingName) -> Self {
        name.as_str().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_plain() {
        let longest = "x".repeat(NAME_BYTES);
        for name in ["last-ship", &longest] {
            let read = EndingName::try_from(name.to_owned()).unwrap();
            assert_eq!(read, name);
        }
        for name in ["", "Last", "last ship", "fin-é", &(longest.clone() + "x")] {
            assert!(EndingName::try_from(name.to_owned()).is_err(), "{name}");
        }
    }
}
