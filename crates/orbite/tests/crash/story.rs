//! What one player was told, game after game.

use engine::Seat;
use protocol::{CommandId, Payload, PlayedTurn, TableId};
use serde_json::Value;
use std::time::Instant;

/// What one player was told.
#[derive(Debug)]
pub(crate) struct Story {
    pub(crate) seat: Seat,
    pub(crate) token: String,
    /// How many commands were sent again because their answers never came.
    pub(crate) repeated: u32,
    /// When the server acknowledged actions, in all games.
    #[allow(dead_code, reason = "not every test that includes this file asks")]
    pub(crate) answered_at: Vec<Instant>,
    pub(crate) games: Vec<GameStory>,
}

/// What one player was told of one game.
#[derive(Debug)]
pub(crate) struct GameStory {
    pub(crate) table: TableId,
    /// The actions that the server acknowledged, in order.
    pub(crate) acknowledged: Vec<(CommandId, String)>,
    /// The events of the game, in order.
    pub(crate) events: Vec<Value>,
    pub(crate) knowledge: Knowledge,
}

/// Whether the events are all there were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Knowledge {
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
    pub(crate) fn went_on(&mut self, events: &Payload) {
        self.events.extend(read(events));
    }

    /// This is everything so far.
    pub(crate) fn told_from_the_start(&mut self, turns: &[PlayedTurn]) {
        self.events = read_turns(turns);
        self.knowledge = Knowledge::Whole;
    }
}

/// The events of all turns, in order.
pub(crate) fn read_turns(turns: &[PlayedTurn]) -> Vec<Value> {
    turns.iter().flat_map(|turn| read(&turn.1)).collect()
}

fn read(events: &Payload) -> Vec<Value> {
    events.read().unwrap()
}
