//! Looking back at games: `review`, `trace`, and `--at`.

mod common;

use common::{orbite, stderr};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Output;

fn stdout(output: &Output) -> String {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The record of a random game.
fn played(game: &str, options: &str, folder: &Path) -> PathBuf {
    let records = folder.to_str().unwrap();
    stdout(&orbite(&[
        "simulate",
        game,
        "--games",
        "1",
        "--options",
        options,
        "--records",
        records,
    ]));
    folder.join("000000.record.json")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(&orbite(arguments))).unwrap()
}

#[test]
fn every_decision_of_every_game_is_judged() {
    for (game, options) in [
        ("supernova", "{}"),
        ("celestial", r#"{"rounds":4}"#),
        ("landing", "{}"),
        ("rockets", "{}"),
        ("asteroids", "{}"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = played(game, options, folder.path());
        let path = path.to_str().unwrap();
        let record: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let steps: Vec<&str> = record["steps"]
            .as_array()
            .unwrap()
            .iter()
            .map(|step| step.as_str().unwrap())
            .collect();
        let arguments = ["review", path, "--level", "cadet", "--json"];
        let review = json(&arguments);
        let decisions = review["decisions"].as_array().unwrap();
        let judged: Vec<String> = decisions
            .iter()
            .map(|it| format!("{} {}", it["seat"], it["action"].as_str().unwrap()))
            .collect();
        let actions: Vec<&str> = steps
            .iter()
            .copied()
            .filter(|step| !step.starts_with(['?', '!']))
            .collect();
        assert_eq!(judged, actions, "{game}");
        for seat in review["seats"].as_array().unwrap() {
            let of = |key: &str| seat[key].as_u64().unwrap();
            let marked = of("inaccuracies") + of("mistakes") + of("blunders");
            assert_eq!(of("agreed") + marked, of("choices"), "{game}");
            assert!(of("choices") <= of("decisions"));
        }
        // The same on any number of threads, and for one decision alone.
        let one = json(&[&arguments[..], &["--threads", "1"]].concat());
        assert_eq!(one, review, "{game}");
        let last = decisions.last().unwrap();
        let step = last["step"].to_string();
        let alone = json(&[&arguments[..], &["--at", &step]].concat());
        assert_eq!(
            alone["decisions"].as_array().unwrap(),
            std::slice::from_ref(last)
        );
    }
}

#[test]
fn mistakes_are_told_in_the_language_of_the_reader() {
    let folder = tempfile::tempdir().unwrap();
    let path = played("rockets", r#"{"layout":"flat37"}"#, folder.path());
    let path = path.to_str().unwrap();
    let english = stdout(&orbite(&[
        "review", path, "--level", "captain", "--lang", "en",
    ]));
    assert!(english.contains("Blunder: "), "{english}");
    assert!(english.contains("Better: "), "{english}");
    assert!(english.contains("wins lost in 100"), "{english}");
    let french = stdout(&orbite(&[
        "review", path, "--level", "captain", "--lang", "fr",
    ]));
    assert!(french.contains("Gaffe"), "{french}");
    assert!(!french.contains("Better"), "{french}");
}

#[test]
fn a_decision_of_any_step_can_be_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let path = played("rockets", "{}", folder.path());
    let path = path.to_str().unwrap();
    let record: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let steps = record["steps"].as_array().unwrap();
    let first = steps
        .iter()
        .position(|it| it.as_str().unwrap().starts_with('0'));
    let step = (first.unwrap() + 1).to_string();
    let hint = json(&["hint", path, "--level", "cadet", "--at", &step, "--json"]);
    assert_eq!(hint["seat"], 0);
    let late = (steps.len() - 3).to_string();
    let solution = json(&["solve", path, "--at", &late, "--json"]);
    let choices = solution["choices"].as_array().unwrap();
    let own = choices
        .iter()
        .find(|choice| choice["action"] == solution["action"])
        .unwrap();
    assert_eq!(own["places"], solution["places"]);
    for command in ["hint", "solve", "review"] {
        // The first step draws who begins.
        let run = orbite(&[command, path, "--at", "1"]);
        assert_eq!(run.status.code(), Some(2), "{command}");
        assert!(
            stderr(&run).contains("is not a decision"),
            "{}",
            stderr(&run)
        );
        let run = orbite(&[command, path, "--at", "5000"]);
        assert_eq!(run.status.code(), Some(2), "{command}");
        assert!(stderr(&run).contains("5000"), "{}", stderr(&run));
        let run = orbite(&[command, "no-such-file.json"]);
        assert_eq!(run.status.code(), Some(1), "{command}");
        assert!(
            stderr(&run).contains("no-such-file.json"),
            "{}",
            stderr(&run)
        );
    }
    // The game is over: without a step nobody has to decide.
    let run = orbite(&["hint", path]);
    assert!(stderr(&run).contains("--at"), "{}", stderr(&run));
}

#[test]
fn records_become_the_traces_that_a_simulation_writes() {
    for game in ["supernova", "celestial", "landing", "rockets", "asteroids"] {
        let folder = tempfile::tempdir().unwrap();
        let records = folder.path().to_str().unwrap();
        let simulate = ["simulate", game, "--games", "3", "--seed", "4"];
        stdout(&orbite(&[&simulate[..], &["--records", records]].concat()));
        let traced = stdout(&orbite(&[&simulate[..], &["--trace", "-"]].concat()));
        let paths = (0..3).map(|number| format!("{records}/{number:06}.record.json"));
        let paths: Vec<String> = paths.collect();
        let mut arguments = vec!["trace"];
        arguments.extend(paths.iter().map(String::as_str));
        assert!(stdout(&orbite(&arguments)) == traced, "{game}");
    }
}

#[test]
fn a_game_that_is_not_over_has_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let path = played("landing", "{}", folder.path());
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    record["steps"].as_array_mut().unwrap().pop();
    record["result"] = Value::Null;
    std::fs::write(&path, record.to_string()).unwrap();
    let run = orbite(&["trace", path.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(1));
    assert!(stderr(&run).contains("not over"), "{}", stderr(&run));
}
