//! What belongs to a game is described: all that a game writes fits its schemas,
//! and nothing that lacks a field or has another.

use crate::programs::description;
use dice::Dice;
use engine::prelude::*;
use engine::{Game, Seats, Turn, Viewer, random_game};
use jsonschema::Validator;
use protocol::{Payload, unpack};
use registry::{GameId, Rockets, Variant, simulation_options, variants, with_game};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// What is described of every game.
const KINDS: [&str; 6] = [
    "view",
    "event",
    "compact_event",
    "refusal",
    "action",
    "options",
];

/// How far a random game is followed.
const STEPS: usize = 1_000;

fn validator(description: &Value, name: &str) -> Validator {
    let schema = json!({
        "$ref": format!("#/components/schemas/{name}"),
        "components": description["components"],
    });
    jsonschema::validator_for(&schema).unwrap()
}

/// The schemas of a game, and what of it was met: an example of each kind.
struct Checks {
    game: GameId,
    validators: BTreeMap<&'static str, Validator>,
    met: BTreeMap<&'static str, BTreeMap<String, Value>>,
}

impl Checks {
    fn new(description: &Value, game: GameId) -> Self {
        let named = KINDS.map(|kind| (kind, validator(description, &format!("{kind}_{game}"))));
        let mut validators = BTreeMap::from(named);
        validators.insert("outcome", validator(description, "Outcome"));
        Self {
            game,
            validators,
            met: BTreeMap::new(),
        }
    }

    fn fits(&mut self, what: &'static str, value: &impl Serialize) {
        let value = serde_json::to_value(value).unwrap();
        if let Some(problem) = self.validators[what].iter_errors(&value).next() {
            panic!("{} {what}: {problem}: {value}", self.game);
        }
        let kind = match (what, &value) {
            (_, Value::String(kind)) => kind.clone(),
            ("view", view) => view["phase"].to_string(),
            ("event", Value::Object(keys)) => keys.keys().next().unwrap().clone(),
            ("compact_event", Value::Array(list)) => list[0].to_string(),
            ("refusal", refusal) => refusal["refusal"].to_string(),
            _ => String::new(),
        };
        // The last one of a kind has more in it than the first.
        self.met.entry(what).or_default().insert(kind, value);
    }

    /// Everything that a random game writes.
    fn play<G: Game>(&mut self, variant: &Variant) {
        let options = simulation_options::<G>(&variant.options).unwrap();
        let game = G::start(&options, Seats::new(variant.seats).unwrap()).unwrap();
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        let mut tried: Vec<String> = Vec::new();
        for (number, taken) in random_game(game, Dice::new(5)).take(STEPS).enumerate() {
            let viewer = viewers[number % viewers.len()];
            self.fits("view", &taken.after.view(viewer));
            for event in taken.events.iter().filter_map(|it| G::redact(it, viewer)) {
                self.fits("event", &event);
                let packed = Payload::compact(&[event]).unwrap();
                let lists = unpack(packed.text().trim_matches('"')).unwrap();
                self.fits("compact_event", &lists[0]);
            }
            if let Some((_, action)) = taken.decision() {
                self.fits("action", &action.to_string());
                tried.push(action.to_string());
            }
            if matches!(taken.after.turn(), Turn::Decide(_)) {
                let lately = &tried[tried.len().saturating_sub(4)..];
                for action in crossed(lately).iter().filter_map(|text| text.parse().ok()) {
                    if let Err(refusal) = taken.after.check_rules(action) {
                        self.fits("refusal", &refusal);
                    }
                }
            }
            if let Some(outcome) = taken.after.outcome() {
                self.fits("outcome", &outcome);
                for viewer in &viewers {
                    self.fits("view", &taken.after.view(*viewer));
                }
            }
        }
    }
}

/// Beginnings of some texts with ends of others: actions that nobody thinks of.
fn crossed(texts: &[String]) -> Vec<String> {
    let mut all = Vec::new();
    for (one, other) in texts
        .iter()
        .flat_map(|one| texts.iter().map(move |it| (one, it)))
    {
        for place in 0..one.len().min(other.len()) {
            all.push(format!("{}{}", &one[..place], &other[place..]));
        }
    }
    all
}

/// All variants of a game, played.
fn played(description: &Value, game: GameId) -> Checks {
    let mut checks = Checks::new(description, game);
    for variant in variants().iter().filter(|variant| variant.game == game) {
        with_game!(game, G => checks.play::<G>(variant));
    }
    checks
}

/// The same with one field less or one more, anywhere in it.
fn altered(value: &Value) -> Vec<Value> {
    match value {
        Value::Object(keys) => {
            let mut more = keys.clone();
            more.insert("unheard_of".to_owned(), json!(0));
            let mut all = vec![Value::Object(more)];
            // Points are there only in games that have them, and among options the expert
            // deck and a time that is not limited are not written.
            let are_options = keys.contains_key("collectors");
            let is_optional = |key: &str| match key {
                "scores" => true,
                "deck" | "minutes" => are_options,
                _ => false,
            };
            for key in keys.keys().filter(|key| !is_optional(key)) {
                let mut less = keys.clone();
                less.remove(key);
                all.push(Value::Object(less));
            }
            for (key, inner) in keys {
                for inner in altered(inner) {
                    let mut other = keys.clone();
                    other.insert(key.clone(), inner);
                    all.push(Value::Object(other));
                }
            }
            all
        }
        Value::Array(list) => {
            let mut all = Vec::new();
            for (place, inner) in list.iter().enumerate() {
                for inner in altered(inner) {
                    let mut other = list.clone();
                    other[place] = inner;
                    all.push(Value::Array(other));
                }
            }
            all
        }
        _ => Vec::new(),
    }
}

/// Everything that a game writes fits, and what is altered does not.
fn is_exact(game: GameId) {
    let description = description();
    let checks = played(&description, game);
    let mut alterations = 0;
    for what in ["view", "event", "refusal", "outcome"] {
        for value in checks.met[what].values() {
            for altered in altered(value) {
                let fits = checks.validators[what].is_valid(&altered);
                assert!(!fits, "{game} {what} may be {altered}");
                alterations += 1;
            }
        }
    }
    assert!(alterations > 50, "{game}: {alterations}");
    for value in checks.met["compact_event"].values() {
        if let Value::Array(list) = value {
            for other in [
                &list[..list.len() - 1],
                &[list.as_slice(), &[json!(0)]].concat(),
            ] {
                let fits = checks.validators["compact_event"].is_valid(&json!(other));
                assert!(!fits, "{game}: {other:?} may be a compact event");
            }
        }
    }
    for action in checks.met["action"].keys() {
        for other in [format!("!{action}"), format!("{action}!"), String::new()] {
            assert!(!checks.validators["action"].is_valid(&json!(other)));
        }
    }
    // Rare events are left out, but few of them.
    let kinds = &description["components"]["schemas"][format!("event_{game}")]["oneOf"];
    let (met, all) = (checks.met["event"].len(), kinds.as_array().unwrap().len());
    assert!(met * 5 >= all * 4, "{game}: {met} of {all} kinds of events");
}

#[test]
fn games_are_described_exactly() {
    GameId::ALL.into_iter().for_each(is_exact);
}

/// Every field and every variant under a schema, with where it is.
fn parts<'a>(place: &str, schema: &'a Value, found: &mut Vec<(String, &'a Value)>) {
    let variants = schema["oneOf"].as_array().into_iter().flatten();
    for (number, variant) in variants.enumerate() {
        let place = format!("{place}/{number}");
        found.push((place.clone(), variant));
        let kind = variant["required"][0].as_str();
        let is_wrapped = variant["properties"].as_object().map(Map::len) == Some(1);
        match kind.filter(|_| is_wrapped && variant["properties"]["refusal"].is_null()) {
            Some(kind) => parts(
                &format!("{place}/{kind}"),
                &variant["properties"][kind],
                found,
            ),
            None => parts(&place, variant, found),
        }
    }
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        // The tag of a variant says all by its name.
        if field.get("const").is_none() {
            found.push((format!("{place}.{name}"), field));
        }
    }
}

#[test]
fn games_are_described_in_one_shape_and_in_words() {
    let description = description();
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for game in GameId::ALL {
        let of_game = |kind: &str| &schemas[&format!("{kind}_{game}")];
        let required = of_game("view")["required"].as_array().unwrap();
        for name in ["viewer", "seats", "options", "phase"] {
            assert!(required.contains(&json!(name)), "{game}: {name}");
        }
        for refusal in of_game("refusal")["oneOf"].as_array().unwrap() {
            assert_eq!(refusal["required"][0], "refusal", "{game}: {refusal}");
        }
        let (named, compact) = (
            &of_game("event")["oneOf"],
            &of_game("compact_event")["oneOf"],
        );
        let (named, compact) = (named.as_array().unwrap(), compact.as_array().unwrap());
        assert_eq!(named.len(), compact.len(), "{game}");
        for (number, (named, compact)) in named.iter().zip(compact).enumerate() {
            let kind = named.get("const").unwrap_or(&named["required"][0]);
            assert_eq!(&compact["title"], kind, "{game}");
            let first = compact
                .get("const")
                .unwrap_or(&compact["prefixItems"][0]["const"]);
            assert_eq!(first, &json!(number), "{game}: {kind}");
        }
    }
    let mut found = Vec::new();
    for (name, schema) in schemas {
        for example in schema["examples"].as_array().into_iter().flatten() {
            assert!(validator(&description, name).is_valid(example), "{name}");
        }
        assert!(
            !name.ends_with(|last: char| last.is_ascii_digit() && name != "Hex32"),
            "{name}"
        );
        let is_of_game = GameId::ALL
            .iter()
            .any(|game| name.ends_with(&format!("_{game}")));
        if is_of_game || ["ClientMessage", "ServerMessage", "Command"].contains(&name.as_str()) {
            parts(name, schema, &mut found);
        }
    }
    assert!(found.len() > 500, "{}", found.len());
    // A sentence, and nothing that only makes sense in the source.
    let is_sentence = |text: &str| text.ends_with('.') && !text.contains("[`");
    let mute: Vec<&String> = found
        .iter()
        .filter(|(_, part)| !part["description"].as_str().is_some_and(is_sentence))
        .map(|(place, _)| place)
        .collect();
    assert!(mute.is_empty(), "{mute:#?} are not described");
}

/// Puts a whole view where the document shows the beginning of one.
fn complete(value: &mut Value, view: &Value) {
    match value {
        Value::Object(keys) => {
            for (key, value) in keys {
                match (key.as_str(), value.as_array_mut()) {
                    ("v" | "view", _) => *value = view.clone(),
                    ("step", Some(list)) => {
                        if let Some(last) = list.get_mut(7) {
                            *last = view.clone();
                        }
                    }
                    _ => complete(value, view),
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| complete(value, view)),
        _ => {}
    }
}

#[test]
fn the_messages_of_the_document_fit() {
    let description = description();
    let game = Rockets::start(&Default::default(), Seats::new(2).unwrap()).unwrap();
    let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
    let fences = BTreeMap::from([
        ("client", "ClientMessage"),
        ("server", "ServerMessage"),
        ("new_table", "NewTable"),
        ("invitation", "Invitation"),
        ("door", "TableInfo"),
        ("wish", "NumberedCommand"),
        ("told", "Messages"),
        ("answers", "Answers"),
    ]);
    let validators: BTreeMap<&str, Validator> = fences
        .iter()
        .map(|(&fence, name)| (fence, validator(&description, name)))
        .collect();
    let document = include_str!("../../../../docs/protocol.md");
    let mut fitting = 0;
    for block in document.split("```json ").skip(1) {
        let (fence, rest) = block.split_once('\n').unwrap();
        let (example, _) = rest.split_once("```").unwrap();
        let mut example: Value = serde_json::from_str(example).unwrap();
        complete(&mut example, &view);
        if let Some(validator) = validators.get(fence) {
            let problem = validator.iter_errors(&example).next();
            assert!(problem.is_none(), "{}: {example}", problem.unwrap());
            fitting += 1;
        }
    }
    assert!(fitting > 70, "{fitting}");
}
