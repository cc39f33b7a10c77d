//! What belongs to a game and is opaque to the protocol.

use crate::compact::{self, Compact};
use crate::{Malformed, read_json};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::fmt;

/// A piece of JSON that a game wrote and a game reads: a view, a list of
/// events, options, the pieces of a refusal. Equal means equal byte for byte.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Payload(Box<RawValue>);

impl Payload {
    /// The JSON of a value.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Self)
    }

    /// The same without the names of fields and variants, for those who know the
    /// type. It is read back in the same way.
    pub fn compact<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        Self::of(&Compact(value))
    }

    /// Reads the value back, in either form.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        compact::read(self.0.get())
    }

    /// Reads a value back that was written with names, with less code.
    pub fn read_named<T: DeserializeOwned>(&self) -> Result<T, Malformed> {
        read_json(self.0.get())
    }

    /// The JSON as text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl Default for Payload {
    /// JSON's `null`.
    fn default() -> Self {
        Self(RawValue::NULL.to_owned())
    }
}

impl PartialEq for Payload {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Payload {}

impl fmt::Debug for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
