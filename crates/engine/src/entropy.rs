//! What a seat adds to the table's chance.

use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// The most characters of a contribution.
pub const ENTROPY_CHARS: usize = 64;

/// A seat's contribution to chance: any short text of printable ASCII
/// characters, made by a generator or typed by a person. Empty for those who
/// add nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[ -~]*$", "maxLength" = ENTROPY_CHARS)))]
#[serde(try_from = "String", into = "String")]
pub struct Entropy(String);

/// A text that can't be a contribution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a contribution to chance has at most {} printable ASCII characters",
    ENTROPY_CHARS
)]
pub struct EntropyError;

impl Entropy {
    /// The contribution as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Entropy {
    type Err = EntropyError;

    fn from_str(text: &str) -> Result<Self, EntropyError> {
        Self::try_from(text.to_owned())
    }
}

impl TryFrom<String> for Entropy {
    type Error = EntropyError;

    fn try_from(text: String) -> Result<Self, EntropyError> {
        let printable = text.bytes().all(|byte| (b' '..=b'~').contains(&byte));
        if printable && text.len() <= ENTROPY_CHARS {
            Ok(Self(text))
        } else {
            Err(EntropyError)
        }
    }
}

impl From<Entropy> for String {
    fn from(entropy: Entropy) -> Self {
        entropy.0
    }
}
