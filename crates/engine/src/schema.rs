//! JSON Schemas: how a stranger learns what is written. Views, events and refusals
//! derive theirs; this is for what is written in a way of its own.

use crate::{MAX_SEATS, PerSeat};
pub use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// The short notation of an action as a regular expression; implemented in a
/// game's `notation.rs`.
pub trait Notation {
    /// What every action that a rule could allow is written like, from `^` to `$`.
    const PATTERN: &'static str;
    /// What the letters and numbers mean, in a sentence.
    const MEANING: &'static str;
}

impl<T: JsonSchema> JsonSchema for PerSeat<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("PerSeat_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array", "items": generator.subschema_for::<T>(),
            "minItems": 1, "maxItems": MAX_SEATS,
        })
    }
}
