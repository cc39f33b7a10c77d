//! The JSON Schemas of the games in `docs/schemas` are what the types say.
//! `UPDATE_EXPECT=1 cargo test -p orbite --test schemas` writes them anew.

use expect_test::expect_file;
use serde_json::{Value, json};
use std::process::Command;

const GAMES: [&str; 5] = ["supernova", "celestial", "landing", "rockets", "asteroids"];

fn orbite(arguments: &[&str]) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_orbite"))
        .args(arguments)
        .output()
        .unwrap();
    assert!(run.status.success());
    String::from_utf8(run.stdout).unwrap()
}

#[test]
fn the_schemas_in_the_documents_are_current() {
    for game in GAMES {
        let path = format!(
            "{}/../../docs/schemas/{game}.json",
            env!("CARGO_MANIFEST_DIR")
        );
        expect_file![path].assert_eq(&orbite(&["schema", game]));
    }
}

#[test]
fn legal_actions_of_random_games_fit_their_schema() {
    for game in GAMES {
        let schema: Value = serde_json::from_str(&orbite(&["schema", game])).unwrap();
        let action = json!({"$ref": "#/$defs/action_object", "$defs": schema["$defs"]});
        let action = jsonschema::validator_for(&action).unwrap();
        assert!(!action.is_valid(&json!({"no": "action"})), "{game}");
        let trace = orbite(&["simulate", game, "--games", "5", "--trace", "-"]);
        let mut tried = 0;
        for line in trace.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            for legal in line["legal"].as_array().into_iter().flatten() {
                assert!(action.is_valid(legal), "{game}: {legal}");
                tried += 1;
            }
        }
        assert!(tried > 50, "{game}");
    }
}
