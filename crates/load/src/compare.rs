//! Whether a seat was told what happened, all of it and once.

use crate::story::{Knowledge, Story, read_turns};
use crate::{Client, LoadError, Loopback, Traffic};
use protocol::{ClientMessage, Command, CommandId, DetailLevel, Objection, ServerMessage, Stage};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How long an answer may take, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long to wait before asking a server again whose database is in trouble.
const AGAIN: Duration = Duration::from_millis(200);

/// Asks the server for everything that a seat was to be told, and compares it with what the
/// player was told over all its connections. Tells for how many games that could be done; a
/// game that is not over, or of which the player was told anything else, is an error.
pub async fn saw_everything_once(address: Loopback, story: &Story) -> Result<usize, LoadError> {
    let mut client = Client::connect(address, &Arc::new(Traffic::default())).await?;
    client.hello("", Some(story.token.clone())).await?;
    let mut compared = 0;
    for (command, game) in (0..).map(CommandId).zip(&story.games) {
        let unexpected = |what: String| LoadError::Unexpected(format!("{}: {what}", game.table));
        let history = || {
            let seat = Some(story.seat);
            ClientMessage::Do(command, Command::History { seat })
        };
        let join = ClientMessage::Join {
            table: game.table.clone(),
            seen: None,
            detail: DetailLevel::Events,
        };
        client.send(&[join, history()]).await?;
        loop {
            let next = timeout(PATIENCE, client.next()).await;
            let next = next.map_err(|_| unexpected("it tells no more".to_owned()))?;
            match next? {
                ServerMessage::Joined(joined) if joined.stage != Stage::Over => {
                    return Err(unexpected("it is unfinished".to_owned()));
                }
                ServerMessage::History { turns, .. } => {
                    // Who was shown the end together with the next table went
                    // there without asking.
                    if game.knowledge == Knowledge::Whole {
                        let happened = read_turns(&turns);
                        let happened = happened.map_err(|error| unexpected(error.to_string()))?;
                        if game.events != happened {
                            let (told, seat) = (&game.events, story.seat);
                            return Err(unexpected(format!(
                                "seat {seat} was told {told:?}, and there was {happened:?}"
                            )));
                        }
                        compared += 1;
                    }
                    break;
                }
                ServerMessage::Refused {
                    why: Objection::Unavailable {},
                    ..
                } => {
                    // Its database was in trouble just now: asked again.
                    sleep(AGAIN).await;
                    client.send(&[history()]).await?;
                }
                _ => {}
            }
        }
    }
    Ok(compared)
}
