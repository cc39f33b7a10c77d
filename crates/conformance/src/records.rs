//! The records that every writer's tests keep, for the tests of every reader.

use std::path::PathBuf;

/// Who writes records: `orbite admin record`, the page, the server,
/// `orbite simulate` and `orbite play`. Each keeps one of every game.
pub const WRITERS: [&str; 5] = ["admin", "page", "server", "simulate", "terminal"];

/// After so many actions no game is over yet: that is where the records of running games
/// stop.
pub const MIDDLE: usize = 3;

/// How many of these steps of a record are actions.
pub fn actions(steps: &[String]) -> usize {
    let is_action = |step: &&String| step.starts_with(|first: char| first.is_ascii_digit());
    steps.iter().filter(is_action).count()
}

/// Where a writer's record of a game is kept.
pub fn record_path(game: &str, writer: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/records");
    PathBuf::from(format!("{folder}/{game}-{writer}.json"))
}

/// The record itself.
///
/// # Panics
///
/// If it is not there.
pub fn kept_record(game: &str, writer: &str) -> String {
    let path = record_path(game, writer);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
