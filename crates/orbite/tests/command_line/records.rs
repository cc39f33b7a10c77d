//! Records of games, checked and read.

use crate::common::{orbite, stderr};
use crate::{finished_game, stdout};
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

/// The records of the page, the server and the terminal, each as its own test
/// writes it, opened by every command that reads records.
#[test]
fn the_records_of_all_writers_open_in_all_readers() {
    for writer in ["page", "server", "terminal"] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/records");
        let path = format!("{folder}/{writer}.json");
        for command in ["verify", "hint", "solve"] {
            let run = orbite(&[command, &path]);
            // A game in its middle may be too long to solve; read it was.
            let unsolved = command == "solve" && stderr(&run).contains("not solved within");
            assert!(
                run.status.success() || unsolved,
                "{command} {writer}: {}",
                stderr(&run)
            );
            // Nothing was given to compare its chance with.
            let proven = stdout(&run).contains("consistent: ");
            assert_eq!(
                proven,
                command == "verify" && writer == "server",
                "{writer}"
            );
        }
        // Without a terminal it comes as far as reading the record.
        let run = orbite(&["play", "--resume", &path, "--lang", "en"]);
        assert!(
            stderr(&run).contains("needs a terminal"),
            "{writer}: {}",
            stderr(&run)
        );
    }
}
