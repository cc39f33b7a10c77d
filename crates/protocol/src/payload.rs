//! What belongs to a game and is opaque to the protocol.

use crate::compact;
use crate::{Malformed, read_json};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;
use std::fmt;

/// A piece of JSON that a game wrote and a game reads: a view, a list of
/// events, options, the pieces of a refusal. Equal means equal byte for byte.
#[derive(Clone, Deserialize)]
#[serde(from = "Box<RawValue>")]
pub struct Payload(Form);

#[derive(Clone)]
enum Form {
    Json(Box<RawValue>),
    /// A text in its quotes, without anything to escape.
    Text(String),
}

impl From<Box<RawValue>> for Payload {
    fn from(json: Box<RawValue>) -> Self {
        Self(Form::Json(json))
    }
}

impl Serialize for Payload {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Form::Json(json) => json.serialize(serializer),
            Form::Text(text) => serializer.serialize_str(text.trim_matches('"')),
        }
    }
}

impl Payload {
    /// The JSON of a value.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Self, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Self::from)
    }

    /// A list as one short text without the names of fields and variants, for those
    /// who know the type. It is read back in the same way.
    pub fn compact<T: Serialize>(list: &[T]) -> Result<Self, serde_json::Error> {
        match compact::pack(list) {
            Some(text) => Ok(Self(Form::Text(text))),
            None => Self::of(list),
        }
    }

    /// Reads the value back, in either form.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        compact::read(self.text())
    }

    /// Reads a value back that was written with names, with less code.
    pub fn read_named<T: DeserializeOwned>(&self) -> Result<T, Malformed> {
        read_json(self.text())
    }

    /// The JSON as text.
    pub fn text(&self) -> &str {
        match &self.0 {
            Form::Json(json) => json.get(),
            Form::Text(text) => text,
        }
    }
}

impl Default for Payload {
    /// JSON's `null`.
    fn default() -> Self {
        Self::from(RawValue::NULL.to_owned())
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
