//! What a table wants done after something happened at it.

use crate::Moment;
use engine::{Seat, SeatSet};
use protocol::{Clock, DetailLevel, Level, Proposal, Revision, ServerMessage, Stage, UserId};

/// What a table wants done, in this order: append the entries, and once they
/// are stored for good, send the messages and see to the rest. Should storing
/// fail, nothing may be sent: forget the table and restore it from its log.
#[derive(Debug, Default)]
#[must_use]
pub struct Output {
    /// Lines to append to the table's log.
    pub entries: Vec<String>,
    /// The number of the first of them.
    pub first: Revision,
    /// Its place in the log, counted from 0, for comparing and swapping. After a
    /// backup was restored the numbers are ahead of the places.
    pub seq: u64,
    /// Messages, in order.
    pub messages: Vec<Outgoing>,
    /// What else is needed.
    pub requests: Vec<Request>,
    /// When to call [`wake`](crate::Table::wake), if nothing happens before;
    /// it takes the place of what was said earlier.
    pub wake: Option<Moment>,
    /// Whether the table looks different in a list of tables.
    pub listing: Listing,
}

/// Whether the table looks different in a list of tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Listing {
    /// No.
    #[default]
    Same,
    /// Only by who is there just now.
    Attendance,
    /// By what its log says.
    Changed,
}

/// What those who hold a seat want to know while they are elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableStanding {
    /// How far the table has come.
    pub stage: Stage,
    /// The seat that decides, while the game runs.
    pub turn: Option<Seat>,
    /// In how many milliseconds its time runs out, if there is a clock.
    pub ms: Option<u64>,
    /// How much time a seat has.
    pub clock: Clock,
    /// The seats whose persons are connected.
    pub here: SeatSet,
    /// The seats that people hold.
    pub taken: SeatSet,
    /// What somebody asks the others for.
    pub proposal: Option<Proposal>,
    /// The seats that want to play again, as long as no table was made for it.
    pub wanting: SeatSet,
    /// The seats whose persons are on vacation.
    pub on_vacation: SeatSet,
}

impl TableStanding {
    /// Whether somebody who is elsewhere should hear of the difference.
    pub fn is_news_after(&self, before: &Self) -> bool {
        let seen = |it: &Self| (it.stage, it.turn, it.wanting, it.here, it.on_vacation);
        seen(self) != seen(before) || self.proposal != before.proposal
    }
}

/// A message and where it goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Outgoing {
    /// To whom.
    pub to: To,
    /// What.
    pub message: ServerMessage,
}

/// Where a message goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum To {
    /// The connection from which the command came.
    Sender,
    /// Every connection of a user at this table.
    User(UserId),
    /// Those of them from which the command did not come.
    OtherConnections(UserId),
    /// Every connection at this table whose user holds no seat.
    Spectators,
    /// Every connection at this table.
    Everybody,
    /// Those of them that asked to be told this much.
    Asking(Box<To>, DetailLevel),
}

/// What a table needs from outside.
#[derive(Debug)]
pub enum Request {
    /// A bot's decision.
    Think(BotRequest),
    /// A new table: all want to play again.
    Rematch,
    /// The host has sent this user away for good: its connections leave the table.
    Expel(UserId),
    /// Somebody's attention: a mistake of ours, which the table survived.
    Report(String),
}

/// What a bot is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To act: hand the action to [`bot_acts`](crate::Table::bot_acts).
    Act,
    /// To advise a person: hand it to [`hinted`](crate::Table::hinted).
    Hint,
}

/// A bot is to decide. Run [`think`](Self::think) where it blocks nobody, and
/// hand the result back as its purpose says.
pub struct BotRequest {
    /// For which seat.
    pub seat: Seat,
    /// How strong it plays.
    pub level: Level,
    /// For which position.
    pub revision: Revision,
    /// What for.
    pub purpose: Purpose,
    pub(crate) thinking: Thinking,
}

/// A bot's thinking about one position: takes a seed, returns an action's
/// notation.
pub(crate) type Thinking = Box<dyn FnOnce(u64) -> String + Send>;

impl BotRequest {
    /// Thinks, as long as the level does, and returns the action's notation.
    /// The seed makes the bot's choices its own.
    pub fn think(self, seed: u64) -> String {
        (self.thinking)(seed)
    }
}

impl std::fmt::Debug for BotRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotRequest")
            .field("seat", &self.seat)
            .field("level", &self.level)
            .field("revision", &self.revision)
            .finish_non_exhaustive()
    }
}
