//! The host's choices for programs: JSON Schemas and the command line's help,
//! made from the games' own descriptions.

use crate::{GameId, with_game};
use engine::{GameSpec, OptionKind, OptionSpec, Seats};
use serde_json::{Map, Value, json};

/// The JSON Schema of a game's options at any table it can be played at.
pub fn options_schema<G: GameSpec>() -> Value {
    let properties: Map<String, Value> = G::FACTS
        .options
        .iter()
        .map(|spec| (spec.name.to_owned(), schema::<G>(spec)))
        .collect();
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}

fn schema<G: GameSpec>(spec: &OptionSpec) -> Value {
    match spec.kind {
        OptionKind::Flag { default } => json!({ "type": "boolean", "default": default }),
        OptionKind::Choice(names) => json!({ "enum": names, "default": names[0] }),
        OptionKind::Number { least, most } => json!({
            "type": "integer", "minimum": least, "maximum": greatest::<G>(most), "default": least,
        }),
        OptionKind::Limit { .. } => {
            json!({ "type": ["integer", "null"], "minimum": 1, "default": null })
        }
        OptionKind::List { of, most } => json!({
            "type": "array", "items": { "enum": of }, "maxItems": most, "default": [],
        }),
        OptionKind::First => {
            json!({ "type": ["integer", "null"], "minimum": 0, "default": null })
        }
    }
}

/// The greatest number that any table allows.
fn greatest<G: GameSpec>(most: fn(Seats) -> u32) -> u32 {
    let tables = (G::LEAST_SEATS..=G::MOST_SEATS).filter_map(Seats::new);
    tables.map(most).max().unwrap_or_default()
}

/// What `--options` takes, a line for each game.
pub fn options_help(seats: &dyn Fn(u8, u8) -> String) -> String {
    let line = |game: GameId| {
        let options = with_game!(game, G => {
            let options = G::FACTS.options.iter().map(|spec| value::<G>(spec, seats));
            options.collect::<Vec<String>>().join(", ")
        });
        format!("{:<11}{{{options}}}", format!("{game}:"))
    };
    GameId::ALL.map(line).join("\n")
}

/// An option and its values: `"teams": false|true (4 seats)`.
fn value<G: GameSpec>(spec: &OptionSpec, seats: &dyn Fn(u8, u8) -> String) -> String {
    let values = match spec.kind {
        OptionKind::Flag { default } => format!("{default}|{}", !default),
        OptionKind::Choice(names) => format!("\"{}\"", names.join("\"|\"")),
        OptionKind::Number { least, most } => format!("{least}..{}", greatest::<G>(most)),
        OptionKind::Limit { .. } => "null|N".to_owned(),
        OptionKind::List { of, .. } => format!("[\"{}\"]", of.join("\", \"")),
        OptionKind::First => "null|N".to_owned(),
    };
    let (least, most) = (*spec.tables.start(), *spec.tables.end());
    let tables = match (least.max(G::LEAST_SEATS), most.min(G::MOST_SEATS)) {
        (least, most) if (least, most) == (G::LEAST_SEATS, G::MOST_SEATS) => String::new(),
        (least, most) => format!(" {}", seats(least, most)),
    };
    format!("\"{}\": {values}{tables}", spec.name)
}
