//! Records of games, checked and read.

use crate::common::{orbite, stderr};
use crate::{finished_game, stdout};
use conformance::{WRITERS, kept_record, record_path};
use registry::GameId;
use serde_json::Value;
use std::process::Output;
use text::Language;

/// Writes a record of Last Rocket, changes it, and tells what `verify` says.
fn verify_changed(change: impl Fn(&str) -> String) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let path = finished_game("rockets", folder.path());
    let text = std::fs::read_to_string(&path).unwrap();
    let changed = change(&text);
    assert_ne!(text, changed, "the change must change something");
    std::fs::write(&path, changed).unwrap();
    orbite(&["verify", path.to_str().unwrap()])
}

#[test]
fn a_bad_record_is_told_where_and_why() {
    let told = |run: &Output, words: &[&str]| {
        assert_eq!(run.status.code(), Some(1));
        for word in words {
            assert!(
                stderr(run).contains(word),
                "{word:?} not in: {}",
                stderr(run)
            );
        }
    };
    told(
        &verify_changed(|text| text[..text.len() / 2].to_owned()),
        &["not a record"],
    );
    told(
        &verify_changed(|text| text.replace("\"rules\":1", "\"rules\":0")),
        &["version 0", "version 1"],
    );
    told(
        &verify_changed(|text| text.replace("orbite-record/2", "orbite-record/9")),
        &["orbite-record/9", "orbite-record/2"],
    );
    told(
        &verify_changed(|text| text.replace("\"rockets\"", "\"chess\"")),
        &["no game `chess`"],
    );
    told(
        &verify_changed(|text| {
            let mut record: Value = serde_json::from_str(text).unwrap();
            record["steps"].as_array_mut().unwrap().remove(3);
            record.to_string()
        }),
        &["step"],
    );
    told(
        &verify_changed(|text| {
            let mut record: Value = serde_json::from_str(text).unwrap();
            record.as_object_mut().unwrap().remove("result");
            record.to_string()
        }),
        &["missing field `result`"],
    );
    told(
        &verify_changed(|text| {
            let mut record: Value = serde_json::from_str(text).unwrap();
            record["result"]["places"] = serde_json::json!([1, 1]);
            record.to_string()
        }),
        &["did not end as the record says"],
    );
}

#[test]
fn a_good_record_is_told_by_the_names_that_people_know() {
    let folder = tempfile::tempdir().unwrap();
    let path = finished_game("rockets", folder.path());
    for language in Language::ALL {
        let arguments = ["verify", path.to_str().unwrap(), "--lang", language.code()];
        let said = stdout(&orbite(&arguments));
        let (_, said) = said.split_once(".json").unwrap();
        let title = text::games::Text::RocketsTitle.said(language);
        assert!(said.contains(title), "{said}");
        for id in ["rockets", "last-rocket"] {
            assert!(!said.contains(id), "{said}");
        }
    }
}

/// The records of every writer, each as its own test writes it, opened by every
/// command that reads records.
#[test]
fn the_records_of_all_writers_open_in_all_readers() {
    for game in GameId::ALL {
        for writer in WRITERS {
            let text = kept_record(game.name(), writer);
            let record: Value = serde_json::from_str(&text).unwrap();
            let steps = record["steps"].as_array().unwrap();
            let is_action = |step: &Value| step.as_str().unwrap().starts_with(char::is_numeric);
            let decision = 1 + steps.iter().rposition(is_action).unwrap();
            let path = record_path(game.name(), writer);
            let path = path.to_str().unwrap();
            let said = |arguments: &[&str], otherwise: Option<&str>| {
                let run = orbite(&[&arguments[..1], &[path], &arguments[1..]].concat());
                let error = stderr(&run);
                match otherwise {
                    // The record was read: it is what it holds that has no answer.
                    Some(reason) => {
                        assert!(error.contains(reason), "{arguments:?} {path}: {error}");
                    }
                    None => assert!(run.status.success(), "{arguments:?} {path}: {error}"),
                }
                stdout(&run)
            };
            // Nothing was given to compare its chance with.
            let proven = said(&["verify"], None).contains("consistent: ");
            assert_eq!(proven, record.get("fairness").is_some(), "{path}");
            assert_eq!(proven, ["admin", "server"].contains(&writer), "{path}");

            let at = decision.to_string();
            let search = ["--at", &at, "--level", "cadet"];
            said(&[&["hint"][..], &search].concat(), None);
            said(&[&["review"][..], &search].concat(), None);
            let is_late = ["admin", "simulate"].contains(&writer);
            let unsolvable = match game {
                GameId::Rockets if is_late => None,
                GameId::Rockets => Some("not solved within"),
                _ => Some("can be solved: nothing is hidden"),
            };
            said(&["solve", "--at", &at, "--positions", "1000"], unsolvable);
            let is_whole = record["result"].is_object();
            assert_eq!(is_whole, is_late, "{path}");
            let unfinished = (!is_whole).then_some("this game is not over");
            let trace = said(&["trace"], unfinished);
            assert_ne!(trace.is_empty(), is_whole, "{path}");
            // Without a terminal it comes as far as setting the table.
            let run = orbite(&["play", "--resume", path, "--lang", "en"]);
            let error = stderr(&run);
            assert!(error.contains("needs a terminal"), "{path}: {error}");
        }
    }
}
