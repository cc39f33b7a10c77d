//! Whether the log and what the players saw agree.

use crate::story::{Knowledge, Story, read_turns};
use load::{Client, Loopback, Traffic};
use protocol::{ClientMessage, Command, CommandId, DetailLevel, Objection, ServerMessage, Stage};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Config, Location, Store};
use tokio::time::{sleep, timeout};

/// How long an answer may take, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(30);

/// How much there was to check.
#[derive(Debug)]
pub(crate) struct Count {
    pub(crate) games: usize,
    pub(crate) moves: usize,
}

/// Asks the server for everything that a seat was to be told, and compares it
/// with what the player was told over all its connections. Returns for how many
/// games that could be done.
pub(crate) async fn saw_everything_once(address: Loopback, story: &Story) -> usize {
    let traffic = Arc::new(Traffic::default());
    let mut client = Client::connect(address, &traffic).await.unwrap();
    let token = Some(story.token.clone());
    client.hello("", token).await.unwrap();
    let s = Some(story.seat);
    let mut compared = 0;
    for (c, game) in (0..).zip(&story.games) {
        let table = game.table.clone();
        let join = ClientMessage::Join {
            table,
            seen: None,
            detail: DetailLevel::Events,
        };
        let ask = ClientMessage::Do(CommandId(c), Command::History { seat: s });
        client.send(&[join, ask]).await.unwrap();
        let mut heard = Vec::new();
        loop {
            let next = timeout(PATIENCE, client.next()).await;
            let next = next.unwrap_or_else(|_| panic!("{} tells no more: {heard:?}", game.table));
            let next = next.unwrap();
            heard.push(next.to_line());
            match next {
                ServerMessage::Joined(joined) => {
                    assert_eq!(joined.stage, Stage::Over, "{} is unfinished", game.table);
                }
                ServerMessage::History { turns, .. } => {
                    // Who was shown the end together with the next table went
                    // there without asking.
                    if game.knowledge == Knowledge::Whole {
                        assert_eq!(game.events, read_turns(&turns), "{}", game.table);
                        compared += 1;
                    }
                    break;
                }
                ServerMessage::Refused {
                    why: Objection::Unavailable {},
                    ..
                } => {
                    // Its database was in trouble just now: asked again.
                    sleep(Duration::from_millis(200)).await;
                    let ask = ClientMessage::Do(CommandId(c), Command::History { seat: s });
                    client.send(&[ask]).await.unwrap();
                }
                _ => {}
            }
        }
    }
    compared
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
            let mut stored = Vec::new();
            for line in &log {
                stored.extend(action_of(line, story.seat.number()));
            }
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

/// The action of a seat in an entry of a log, with its command.
fn action_of(line: &[u8], seat: u8) -> Option<(CommandId, String)> {
    let entry: Value = serde_json::from_slice(line).unwrap();
    let play = entry.get(1)?.get("play")?;
    let step = play.get(0)?.get(0)?.as_str()?;
    let action = step.strip_prefix(&format!("{seat} "))?;
    let command = play.get(1)?.as_u64()?;
    Some((CommandId(command.try_into().unwrap()), action.to_owned()))
}
