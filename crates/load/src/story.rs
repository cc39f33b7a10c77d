//! What one player was told, game after game, and how it compares with the log.

use engine::Seat;
use protocol::{CommandId, Payload, PlayedTurn, TableId};
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::Instant;

/// An action of a seat, and the command that brought it.
pub type Action = (CommandId, String);

/// What one player was told.
#[derive(Debug)]
pub struct Story {
    /// Its seat, the same in all games.
    pub seat: Seat,
    /// What proves who it is.
    pub token: String,
    /// How many commands were sent again because their answers never came.
    pub repeated: u32,
    /// When the server acknowledged actions, in all games.
    pub answered_at: Vec<Instant>,
    /// The games, one after the other.
    pub games: Vec<GameStory>,
}

/// What one player was told of one game.
#[derive(Debug)]
pub struct GameStory {
    /// The table.
    pub table: TableId,
    /// The actions that the server acknowledged, in order.
    pub acknowledged: Vec<Action>,
    /// The events of the game, in order.
    pub events: Vec<Value>,
    /// Whether these are all.
    pub knowledge: Knowledge,
}

/// Whether the events are all there were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knowledge {
    /// They are.
    Whole,
    /// The whole table was shown, so what led there has to be asked for.
    Asked,
}

impl GameStory {
    pub(crate) fn new(table: TableId) -> Self {
        Self {
            table,
            acknowledged: Vec::new(),
            events: Vec::new(),
            knowledge: Knowledge::Asked,
        }
    }

    /// The game went on.
    pub(crate) fn went_on(&mut self, events: &Payload) -> serde_json::Result<()> {
        self.events.append(&mut events.read()?);
        Ok(())
    }

    /// This is everything so far.
    pub(crate) fn told_from_the_start(&mut self, turns: &[PlayedTurn]) -> serde_json::Result<()> {
        self.events = read_turns(turns)?;
        self.knowledge = Knowledge::Whole;
        Ok(())
    }
}

/// The events of all turns, in order.
pub(crate) fn read_turns(turns: &[PlayedTurn]) -> serde_json::Result<Vec<Value>> {
    let mut all = Vec::new();
    for turn in turns {
        let mut events: Vec<Value> = turn.1.read()?;
        all.append(&mut events);
    }
    Ok(all)
}

/// The actions of a seat in the log of a table, each with its command.
pub fn stored_actions<T: AsRef<[u8]>>(log: &[T], seat: Seat) -> Vec<Action> {
    let actions = log
        .iter()
        .filter_map(|line| stored_action(line.as_ref(), seat));
    actions.collect()
}

fn stored_action(line: &[u8], seat: Seat) -> Option<Action> {
    let entry: Value = serde_json::from_slice(line).ok()?;
    let play = entry.get(1)?.get("play")?;
    let step = play.get(0)?.get(0)?.as_str()?;
    let action = step.strip_prefix(&format!("{} ", seat.number()))?;
    let command = play.get(1)?.as_u64()?;
    Some((CommandId(command.try_into().ok()?), action.to_owned()))
}

/// How acknowledged actions and those in the log differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Differences {
    /// Acknowledged, and not stored, or not at this place.
    pub lost: u64,
    /// Stored more than once.
    pub doubled: u64,
    /// Stored, and never acknowledged to their player.
    pub untold: u64,
}

impl Differences {
    /// Compares what was acknowledged to a player in one game with what is stored of it. No
    /// differences are found in lists that are equal, and in no others.
    pub fn between(acknowledged: &[Action], stored: &[Action]) -> Self {
        let mut found = Self::default();
        let mut known = BTreeSet::new();
        let mut expected = acknowledged.iter().peekable();
        for action in stored {
            // What was acknowledged before it and comes nowhere in the rest of the log is lost.
            if let Some(ahead) = expected.clone().position(|it| it == action) {
                found.lost += ahead as u64;
                expected.nth(ahead);
                known.insert(action.0.0);
            } else if !known.insert(action.0.0) {
                found.doubled += 1;
            } else {
                found.untold += 1;
            }
        }
        found.lost += expected.count() as u64;
        found
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: Self) {
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.untold += other.untold;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(commands: &[u32]) -> Vec<Action> {
        let action = |command: &u32| (CommandId(*command), format!("a{command}"));
        commands.iter().map(action).collect()
    }

    fn differences(acknowledged: &[u32], stored: &[u32]) -> [u64; 3] {
        let found = Differences::between(&actions(acknowledged), &actions(stored));
        [found.lost, found.doubled, found.untold]
    }

    #[test]
    fn what_is_lost_doubled_or_untold_is_counted() {
        assert_eq!(differences(&[], &[]), [0, 0, 0]);
        assert_eq!(differences(&[1, 2, 3], &[1, 2, 3]), [0, 0, 0]);
        assert_eq!(differences(&[1, 2, 3], &[1, 3]), [1, 0, 0]);
        assert_eq!(differences(&[1, 2, 3], &[1, 2]), [1, 0, 0]);
        assert_eq!(differences(&[1, 2], &[1, 1, 2]), [0, 1, 0]);
        assert_eq!(differences(&[1, 2], &[1, 2, 1]), [0, 1, 0]);
        assert_eq!(differences(&[1], &[1, 2]), [0, 0, 1]);
        assert_ne!(differences(&[1, 2], &[2, 1]), [0, 0, 0]);
        assert_eq!(differences(&[1, 2], &[]), [2, 0, 0]);
    }

    #[test]
    fn the_actions_of_a_seat_are_found_in_a_log() {
        let log = [
            r#"[0,{"created":{}}]"#,
            r#"[5,{"play":[["0 a1"],7,3]}]"#,
            r#"[6,{"play":[["1 b2","x"],8,4]}]"#,
            r#"[7,"paused"]"#,
        ];
        let of = |seat| stored_actions(&log, Seat::new(seat));
        assert_eq!(of(0), [(CommandId(7), "a1".to_owned())]);
        assert_eq!(of(1), [(CommandId(8), "b2".to_owned())]);
        assert_eq!(of(2), []);
    }
}
