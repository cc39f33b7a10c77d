//! Tournaments, studies, hints and solutions.

use crate::common::{orbite, stderr};
use crate::{GAMES, finished_game, one_action, running_game, stdout};
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Output;
use text::Language;

#[test]
fn a_tournament_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ladder.jsonl");
    let results = path.to_str().unwrap();
    let hold = |games: &str, seed: &str| {
        let arguments = ["arena", "landing", "--bots", "cadet,random", "--json"];
        orbite(
            &[
                &arguments[..],
                &["--games", games, "--seed", seed, "--results", results],
            ]
            .concat(),
        )
    };
    let whole = |run: &Output| {
        let mut summary: Value = serde_json::from_str(&stdout(run)).unwrap();
        summary.as_object_mut().unwrap().remove("seconds");
        summary
    };
    assert!(hold("4", "1").status.success());
    // A crash in the middle of a line loses that line and nothing else.
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 9]).unwrap();
    let resumed = hold("12", "1");
    assert!(resumed.status.success(), "{}", stderr(&resumed));
    std::fs::remove_file(&path).unwrap();
    assert_eq!(
        whole(&resumed),
        whole(&hold("12", "1")),
        "the same as in one go"
    );
    let other = hold("4", "2");
    assert_eq!(other.status.code(), Some(2));
    assert!(
        stderr(&other).contains("another tournament"),
        "{}",
        stderr(&other)
    );
}

#[test]
fn bad_line_ups_are_told() {
    let run = orbite(&["arena", "landing", "--bots", "wizard"]);
    assert_eq!(run.status.code(), Some(2));
    assert!(stderr(&run).contains("admiral"), "{}", stderr(&run));
    let run = orbite(&[
        "arena",
        "landing",
        "--bots",
        "cadet,cadet,cadet",
        "--seats",
        "2",
    ]);
    assert_eq!(run.status.code(), Some(2));
}

#[test]
fn a_hint_is_legal_and_says_why_in_every_language() {
    for (game, _, _) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let path = running_game(game, folder.path(), one_action);
        let path = path.to_str().unwrap();
        let hint = orbite(&["hint", path, "--level", "pilot", "--lang", "en", "--json"]);
        assert!(hint.status.success(), "{game}: {}", stderr(&hint));
        let value: Value = serde_json::from_str(&stdout(&hint)).unwrap();
        assert!(!value["action"].as_str().unwrap().is_empty());
        assert!(!value["words"].as_str().unwrap().is_empty());
        let turn = value["turn"].as_array().unwrap();
        assert_eq!(turn[0], value["action"], "the turn begins with the action");
        let advice = value["advice"].as_array().unwrap();
        assert!(advice.len() >= 2, "{game}: a turn and a reason: {advice:?}");
        let told = stdout(&orbite(&["hint", path, "--level", "pilot", "--lang", "en"]));
        for sentence in advice {
            let sentence = sentence.as_str().unwrap();
            assert!(told.contains(sentence), "{game}: {sentence} not in {told}");
        }
        if game == "rockets" {
            // People count cells from 1, as the words do; programs from 0.
            let (kind, cell) = value["action"].as_str().unwrap().split_at(1);
            let typed = format!("[{kind}{}]", cell.parse::<u32>().unwrap() + 1);
            assert!(told.contains(&typed), "{typed} is not in {told}");
        }
        let hints: BTreeSet<String> = Language::ALL
            .iter()
            .map(|language| {
                let code = language.code();
                stdout(&orbite(&["hint", path, "--level", "pilot", "--lang", code]))
            })
            .collect();
        assert_eq!(hints.len(), Language::ALL.len());
    }
}

#[test]
fn a_finished_game_has_no_hint() {
    let folder = tempfile::tempdir().unwrap();
    let path = finished_game("rockets", folder.path());
    let run = orbite(&["hint", path.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(2));
    assert!(stderr(&run).contains("over"), "{}", stderr(&run));
}

#[test]
fn a_late_position_is_solved_and_its_line_leads_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = running_game("rockets", folder.path(), |steps| steps.len() - 6);
    let run = orbite(&["solve", path.to_str().unwrap(), "--json"]);
    assert!(run.status.success(), "{}", stderr(&run));
    let solution: Value = serde_json::from_str(&stdout(&run)).unwrap();
    // Playing the line to its end must give the places that were promised.
    let text = std::fs::read_to_string(&path).unwrap();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    let line = solution["line"].as_array().unwrap().clone();
    record["steps"].as_array_mut().unwrap().extend(line);
    let places = solution["places"].as_array().unwrap();
    let ending = serde_json::json!({"name": "last-rocket", "clause": "LR-5.2"});
    record["result"] = serde_json::json!({"places": places, "ending": ending});
    std::fs::write(&path, record.to_string()).unwrap();
    let verdict = orbite(&["verify", path.to_str().unwrap()]);
    assert!(verdict.status.success(), "{}", stderr(&verdict));
}

#[test]
fn what_cannot_be_solved_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = running_game("landing", folder.path(), one_action);
    let run = orbite(&["solve", path.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(2));
    assert!(stderr(&run).contains("Last Rocket"), "{}", stderr(&run));
    let folder = tempfile::tempdir().unwrap();
    let path = running_game("rockets", folder.path(), one_action);
    let run = orbite(&["solve", path.to_str().unwrap(), "--positions", "10"]);
    assert_eq!(run.status.code(), Some(1));
    assert!(stderr(&run).contains("--positions"), "{}", stderr(&run));
}

#[test]
fn a_study_is_told_as_text_json_csv_and_html_and_goes_on_from_its_results() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (results, csv, html, records) = (
        file("results.jsonl"),
        file("games.csv"),
        file("report.html"),
        file("records"),
    );
    let base = ["study", "rockets", "--bots", "random", "--playouts", "5"];
    let study = |more: &[&str]| {
        let run = orbite(&[&base[..], more].concat());
        assert!(run.status.success(), "{}", stderr(&run));
        stdout(&run)
    };
    let whole = study(&["--games", "12", "--json"]);
    study(&["--games", "5", "--results", &results]);
    // As if the program had been killed while it wrote.
    let mut cut = std::fs::read_to_string(&results).unwrap();
    cut.truncate(cut.len() - 40);
    std::fs::write(&results, cut).unwrap();
    let resumed = study(&[
        "--games",
        "12",
        "--results",
        &results,
        "--json",
        "--threads",
        "1",
    ]);
    assert_eq!(whole, resumed);
    let text = study(&[
        "--games",
        "3",
        "--csv",
        &csv,
        "--html",
        &html,
        "--records",
        &records,
    ]);
    for word in ["95% interval", "Fairness", "kind of action", "LR-5.2"] {
        assert!(text.contains(word), "{text}");
    }
    assert_eq!(std::fs::read_to_string(&csv).unwrap().lines().count(), 4);
    let report = std::fs::read_to_string(&html).unwrap();
    assert!(
        report.contains("<svg") && !report.contains("http"),
        "one file, nothing from elsewhere"
    );
    assert_eq!(std::fs::read_dir(&records).unwrap().count(), 3);
    let other = orbite(
        &[
            &base[..],
            &["--games", "2", "--seed", "9", "--results", &results],
        ]
        .concat(),
    );
    assert_eq!(
        other.status.code(),
        Some(2),
        "another study's results are not mixed in"
    );
}
