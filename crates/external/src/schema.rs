//! What a program reads, as a JSON Schema.

use crate::PROTOCOL;
use serde_json::{Map, Value, json};

/// The JSON Schema of the lines to a program that plays a game, given the game's
/// definitions: `view`, `event`, `action_object`, `options` and what they refer to.
pub fn line_schema(game: &str, definitions: &Map<String, Value>) -> Value {
    let value = |name: &str| json!({"$ref": format!("#/$defs/{name}")});
    let list = |name: &str| json!({"type": "array", "items": value(name)});
    let line = |kind: &str, mut keys: Value| {
        if let Some(keys) = keys.as_object_mut() {
            keys.insert("type".to_owned(), json!({"const": kind}));
        }
        let names: Vec<String> = keys
            .as_object()
            .map_or_else(Vec::new, |keys| keys.keys().cloned().collect());
        json!({
            "type": "object", "properties": keys, "required": names,
            "additionalProperties": false,
        })
    };
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("A line of {game} to a program that plays it (docs/external-players.md)"),
        "oneOf": [
            line("start", json!({
                "protocol": {"const": PROTOCOL}, "game": {"const": game},
                "rules": {"type": "integer"}, "seat": {"type": "integer"},
                "seats": {"type": "integer"}, "options": value("options"),
                "seed": {"type": "integer"},
            })),
            line("decide", json!({
                "view": value("view"), "events": list("event"), "legal": list("action_object"),
            })),
            line("over", json!({
                "view": value("view"), "events": list("event"), "outcome": {"type": "object"},
            })),
        ],
        "$defs": definitions,
    })
}
