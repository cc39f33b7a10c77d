//! The program as a user runs it.

mod arguments;
mod bots;
#[path = "../common/mod.rs"]
mod common;
mod languages;
mod play;
mod records;
mod simulate;

use common::orbite;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Output;

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

const GAMES: [(&str, u8, u8); 5] = [
    ("supernova", 2, 5),
    ("celestial", 2, 6),
    ("landing", 2, 4),
    ("rockets", 2, 6),
    ("asteroids", 2, 8),
];

/// The record of a game that bots have played.
fn finished_game(game: &str, folder: &Path) -> PathBuf {
    let records = folder.to_str().unwrap();
    orbite(&["simulate", game, "--games", "1", "--records", records]);
    folder.join("000000.record.json")
}

/// A running game as a record: the first steps of a finished one, as many as
/// `keep` says.
fn running_game(game: &str, folder: &Path, keep: impl FnOnce(&[Value]) -> usize) -> PathBuf {
    let path = finished_game(game, folder);
    let text = std::fs::read_to_string(&path).unwrap();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    record["result"] = Value::Null;
    let steps = record["steps"].as_array_mut().unwrap();
    steps.truncate(keep(steps));
    std::fs::write(&path, record.to_string()).unwrap();
    path
}

/// Up to the second action, so that the next step is a decision.
fn one_action(steps: &[Value]) -> usize {
    let is_action = |&index: &usize| !steps[index].as_str().unwrap().starts_with('?');
    (0..steps.len()).filter(is_action).nth(1).unwrap()
}
