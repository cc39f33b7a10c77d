//! What the page and a table say to each other.
//!
//! The table may be in the worker of this page or on a server: the page can't
//! tell the difference. Game values travel as JSON and actions in the game's
//! notation, since only the page of one game knows their types.

use engine::{Level, Outcome, Player, Seat, Viewer};
use registry::GameId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who acts for a seat, seen from this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holder {
    /// A person at this device.
    Here,
    /// A person elsewhere.
    Elsewhere,
    /// A bot.
    Bot(Level),
}

impl Holder {
    /// At a table on this device.
    pub(crate) fn here(sitter: &Player) -> Self {
        sitter.bot.map_or(Self::Here, Self::Bot)
    }
}

/// A game as the device keeps it: enough to go on bit for bit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    /// Its name on this device.
    pub id: String,
    /// What all dice and bots of this table are drawn from.
    pub seed: u64,
    /// When it was last changed, in milliseconds since 1970.
    pub updated: f64,
    /// The game so far.
    pub record: record::Record,
}

impl Saved {
    /// Which game it is.
    pub(crate) fn game(&self) -> Option<GameId> {
        self.record.game.parse().ok()
    }
}

/// From the page to the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Opens a table, new or resumed, seen by a viewer.
    Open { saved: Box<Saved>, viewer: Viewer },
    /// Takes actions of a seat, made when the table stood at that number.
    Act {
        seat: Seat,
        number: usize,
        actions: Vec<String>,
    },
    /// Takes back the last action of the people at this device.
    Undo,
    /// Looks with other eyes.
    Look { viewer: Viewer },
    /// Everything up to this number was shown: go on.
    Shown { number: usize },
    /// What would the strongest bot do?
    Hint { seat: Seat },
}

/// From the table to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// Ready to be asked.
    Ready,
    /// The whole table, on opening, on looking with other eyes, after an undo.
    Joined {
        viewer: Viewer,
        steps: Vec<Told>,
        now: Now,
    },
    /// One step was taken.
    Stepped { step: Told, now: Now },
    /// An action was refused by the rules; nothing changed.
    Refused { action: String },
    /// Everything the viewer was told since the start, for the log.
    Past { past: Vec<(Option<Seat>, Value)> },
    /// The game is over; without an outcome, because all agreed to end it.
    Ended { outcome: Option<Outcome> },
    /// A bot has begun to think.
    Thinking { seat: Seat },
    /// The table as it should be kept.
    Keep { saved: Box<Saved> },
    /// What the strongest bot would do.
    Advice { seat: Seat, action: String },
    /// The table could not be opened, and why.
    Broken { reason: String },
}

/// A step as one viewer is told of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Told {
    /// The seat that acted; nothing for chance.
    pub actor: Option<Seat>,
    /// What happened.
    pub events: Vec<Value>,
}

/// How the table stands for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Now {
    /// How many steps were taken.
    pub number: usize,
    /// The viewer's view.
    pub view: Value,
    /// What is awaited.
    pub due: Due,
    /// The legal actions of the viewer, if it decides.
    pub legal: Vec<String>,
    /// Whether the people at this device may take back.
    pub undo: bool,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
}

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Due {
    /// This seat.
    Seat(Seat),
    /// Chance.
    Chance,
    /// Nothing more.
    Over,
}
