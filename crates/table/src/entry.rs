//! The log of a table: everything that ever happened at it, in order.

use crate::Setup;
use crate::done::Cause;
use engine::Seat;
use protocol::{
    Clock, CommandId, Entropy, Hex32, ProposalKind, Reply, SeatControl, SeatHolder, Spectators,
    TableId, UserId, Visibility,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of a table's log. What it leads to is always worked out from it
/// in the same way, when it happens and when it is read again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Entry {
    /// The table was made; always the first entry.
    Created(Box<Setup>),
    /// A user took an open seat.
    Sat {
        #[serde(rename = "s")]
        seat: Seat,
        user: UserId,
        name: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Hex32>,
    },
    /// A user said who plays on one of their seats.
    Named {
        #[serde(rename = "s")]
        seat: Seat,
        name: String,
    },
    /// A user deleted their account: nobody is told their name any more.
    Forgotten { user: UserId },
    /// A seat committed itself to what it will add to chance.
    Committed {
        #[serde(rename = "s")]
        seat: Seat,
        commitment: Hex32,
    },
    /// A user gave up a seat before the start.
    Left {
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// The host put a bot or themselves on a seat, or freed it.
    Filled {
        #[serde(rename = "s")]
        seat: Seat,
        holder: SeatHolder,
    },
    /// The host changed what is played here. These are all seats: who held one and
    /// is not here any more watches.
    Configured {
        options: Value,
        clock: Clock,
        seats: Vec<SeatHolder>,
        spectators: Spectators,
        visibility: Visibility,
    },
    /// The host started; the commitments of some persons' seats are missing.
    Starting {},
    /// All commitments are fixed, and the seats are asked to open.
    Sealed {},
    /// A seat opened what it had committed itself to.
    Opened {
        #[serde(rename = "s")]
        seat: Seat,
        entropy: Entropy,
    },
    /// The game began. What was not opened by now is withheld.
    Started {},
    /// What a seat did, if it was one, and what chance did after it, in the
    /// notation of records; and the command that asked for it.
    Play(
        Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")] Option<CommandId>,
    ),
    /// A seat took back its last action, freely.
    Undone {
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// A seat asked the others. With nobody to ask it is done at once.
    Proposed {
        #[serde(rename = "s")]
        seat: Seat,
        kind: ProposalKind,
    },
    /// A seat answered; with the last yes it is done.
    Answered {
        #[serde(rename = "s")]
        seat: Seat,
        reply: Reply,
    },
    /// A seat withdrew what it asked.
    Withdrawn {
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// A bot took over for a person.
    TakenOver {
        #[serde(rename = "s")]
        seat: Seat,
        why: SeatControl,
    },
    /// The person took the seat back.
    Resumed {
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// The page of the person who decides has shown what happened.
    Shown {
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// A seat gave the game up.
    Conceded {
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Somebody else wants to wait for the absent person of a seat.
    WaitFor {
        #[serde(rename = "s")]
        seat: Seat,
        by: Seat,
    },
    /// Somebody else wants to play on without that person.
    PlayOn {
        #[serde(rename = "s")]
        seat: Seat,
        by: Seat,
    },
    /// A user said something.
    Chat {
        user: UserId,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<u16>,
        text: String,
    },
    /// The host keeps a user from chatting.
    Muted { user: UserId },
    /// The host lets a user chat again.
    Unmuted { user: UserId },
    /// Somebody else is host: the host wanted it, or is away.
    HandedOver {
        user: UserId,
        #[serde(default, skip_serializing_if = "HostChange::is_wanted")]
        why: HostChange,
    },
    /// The host took somebody's seats away.
    Kicked {
        user: UserId,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ban: bool,
    },
    /// A player lets everybody replay the game who has the link, or no longer.
    Shared {
        #[serde(rename = "s")]
        seat: Seat,
        on: bool,
    },
    /// A user wants to play again.
    Rematch { user: UserId },
    /// A user does not want to play again after all.
    RematchCancelled { user: UserId },
    /// A user takes everybody to the next game, except for those who have long gone
    /// from these seats: who is connected is in no log.
    NextGame {
        user: UserId,
        game: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        missing: Vec<Seat>,
    },
    /// It is played again, or something else, at another table.
    Rematched {
        table: TableId,
        /// The commitment there, if nothing else is new.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Hex32>,
    },
    /// A user is on vacation for so many milliseconds: their time stands still. `until`
    /// is when that ends by the calendar, in milliseconds since 1970, for people to read.
    Vacation { user: UserId, until: i64, ms: u64 },
    /// A user's vacation is over.
    VacationEnded { user: UserId },
    /// The server stopped; nobody's time ran until it came back.
    Paused {},
    /// The server was restored from a backup, and what came after it is lost.
    /// From here on chance follows from this secret: what anybody saw of the
    /// old one's does not come again.
    Restored { secret: Hex32 },
    /// Nobody came any more before the start, or an operator closed the table.
    Closed {},
}

/// Why somebody else is host.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HostChange {
    /// The host wanted it.
    #[default]
    Wanted,
    /// The host is away.
    Away,
}

impl HostChange {
    fn is_wanted(&self) -> bool {
        *self == Self::Wanted
    }
}

/// An entry with the time of the table in milliseconds, which stands still
/// while the server does; and the command that asked for it, if it was the last
/// that the command brought about and does not name it itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Stamped(
    pub(crate) u64,
    pub(crate) Entry,
    #[serde(default, skip_serializing_if = "Option::is_none")] pub(crate) Option<Cause>,
);

/// Adds to the last of some lines which command asked for it.
pub(crate) fn sign(lines: &mut [String], cause: &Cause) {
    if let Some(line) = lines.last_mut()
        && line.pop().is_some()
    {
        line.push(',');
        // Plain data with text keys has no way to fail.
        line.push_str(&serde_json::to_string(cause).unwrap_or_default());
        line.push(']');
    }
}

impl Stamped {
    /// The entry as a line for the store.
    pub(crate) fn to_line(&self) -> String {
        // Plain data with text keys has no way to fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}
