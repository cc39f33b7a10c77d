//! Whether the log holds what players were told.

use load::{Story, stored_actions};
use std::collections::BTreeSet;
use std::path::Path;
use store::{Config, Location, Store};

/// How much there was to check.
#[derive(Debug)]
pub(crate) struct Count {
    pub(crate) games: usize,
    pub(crate) moves: usize,
}

/// Compares the actions in the log of each game with those that were
/// acknowledged to its players, command by command.
pub(crate) async fn log_holds_what_was_acknowledged(database: &Path, stories: &[Story]) -> Count {
    let Ok(location) = database.to_str().unwrap().parse::<Location>();
    let store = Store::open(Config::new(location)).await.unwrap();
    let mut tables = BTreeSet::new();
    let mut moves = 0;
    for story in stories {
        for game in &story.games {
            let log = store.entries(game.table.as_str(), 0).await.unwrap();
            let stored = stored_actions(&log, story.seat);
            assert_eq!(
                game.acknowledged, stored,
                "seat {} at {}: acknowledged, and stored",
                story.seat, game.table
            );
            moves += stored.len();
            tables.insert(game.table.clone());
        }
    }
    store.close().await.unwrap();
    Count {
        games: tables.len(),
        moves,
    }
}
