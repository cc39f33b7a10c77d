//! Why a command is not carried out: data, not words.

use crate::Payload;
use engine::{Clause, Seat};
use serde::{Deserialize, Serialize};

/// Why a command is refused, though it was understood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Objection {
    /// A rule of the game forbids the action.
    Rule {
        /// The clause of the rules that forbids it.
        clause: Clause,
        /// What is wrong with which pieces, as the game puts it.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Refusal"))]
        why: Payload,
    },
    /// It is another seat's turn.
    NotYourTurn {
        /// The seat that decides.
        turn: Seat,
    },
    /// Chance comes before this action of the turn.
    ChanceFirst {},
    /// The table gives no hints.
    NoHints {},
    /// There is no such seat.
    NoSuchSeat {},
    /// The seat is another user's.
    NotYourSeat {},
    /// The seat is taken.
    SeatTaken {},
    /// The game is not for so many people.
    TooManyPeople {},
    /// Some seats are open still.
    SeatsOpen {},
    /// A bot acts for the seat; take it back first.
    BotStandIn {},
    /// The seat gave the game up.
    Conceded {},
    /// The seat is its person's already.
    NoBotStandIn {},
    /// The game does not wait for this seat's person, or not for you to say.
    NotAbsent {},
    /// Only the host may do that.
    NotHost {},
    /// The host has sent this user away from the table.
    Kicked {},
    /// The game has not begun.
    NotStarted {},
    /// The game has begun.
    Started {},
    /// What is opened is not what the seat committed itself to.
    WrongOpening {},
    /// The game is over.
    Over {},
    /// The game is not over yet.
    NotOver {},
    /// Nobody may watch here, or too many do.
    NoSpectators {},
    /// There is nothing to take back.
    NothingToUndo {},
    /// The others have to agree.
    NeedsConsent {},
    /// Something was asked and is not answered yet, or this was declined and
    /// the game has not gone on since.
    AlreadyAsked {},
    /// Nothing is asked of this seat.
    NothingAsked {},
    /// No such user is at the table.
    NobodyThere {},
    /// The host keeps this user from chatting.
    Muted {},
    /// Too many of these in a short time.
    TooFast {
        /// In how many milliseconds it is possible again.
        wait_ms: u64,
    },
    /// The table takes no more chat.
    ChatFull {},
    /// So much happened at the table that it takes no more of this.
    LogFull {},
    /// The server can't store anything just now: nothing happened, and the
    /// same command may be sent again later.
    Unavailable {},
}

/// What is wrong with a message that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Invalid {
    /// Not a message of this protocol.
    Message {
        /// What could not be read.
        detail: String,
    },
    /// Another version of the protocol.
    Protocol {
        /// The version that the server speaks.
        speaks: u32,
    },
    /// The first message was not a hello.
    NotIntroduced {},
    /// The token is unknown or no longer good.
    Token {},
    /// Those who look after the server keep this user out.
    Banned {},
    /// Somebody at the same address was banned, from the server or by the host of the
    /// table: new guests are not let in from there for a while.
    Barred {},
    /// There is no such table, or it is none of this user's business.
    NoSuchTable {},
    /// The host has sent this user away from the table.
    Kicked {},
    /// The table plays a version of its rules that this server does not. Its
    /// log is kept.
    OtherRules {
        /// The version of the table.
        table: u32,
        /// The version of the server.
        ours: u32,
    },
    /// The connection is at no table.
    NotAtTable {},
    /// Not an action in the game's notation.
    Action {
        /// What could not be read.
        detail: String,
    },
    /// A name or a line of chat is empty, too long, or not plain text.
    Text {
        /// How many characters are allowed.
        most: u32,
    },
    /// There is no such game.
    NoSuchGame {},
    /// The game can't be played with these options, seats or clock.
    Table {
        /// Why.
        detail: String,
    },
    /// A guest may not carry the name of an account, or one that looks the same; and no
    /// seat is given the name of another one.
    NameTaken {},
    /// A revision that the table has not reached.
    Revision {},
    /// Too much in too short a time; the connection will be closed.
    Flood {},
}
