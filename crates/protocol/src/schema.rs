//! JSON schemas of types that read and write themselves; those of the engine's
//! types have stand-ins.

use crate::limits::{ENTROPY_CHARS, ID_CHARS};
use crate::{Level, Payload};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

macro_rules! schema {
    ($type:ty, $name:literal, $schema:expr) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

/// Stands in for [`Level`].
pub(crate) struct LevelName;

/// Stands in for the ids of tables and users.
pub(crate) struct Id;

/// Stands in for [`crate::Hex32`].
pub(crate) struct Hex;

/// Stands in for [`crate::Entropy`].
pub(crate) struct EntropyText;

schema!(LevelName, "Level", {
    json_schema!({"enum": Level::ALL.map(Level::name)})
});
schema!(Id, "Id", {
    json_schema!({"type": "string", "pattern": format!("^[A-Za-z0-9_-]{{1,{ID_CHARS}}}$")})
});
schema!(Hex, "Hex32", {
    json_schema!({"type": "string", "pattern": "^[0-9a-f]{64}$"})
});
schema!(EntropyText, "Entropy", {
    json_schema!({"type": "string", "maxLength": ENTROPY_CHARS})
});
schema!(Payload, "Payload", {
    json_schema!({"description": "JSON of the game."})
});
