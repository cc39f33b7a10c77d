//! The messages between the table server and its clients, page and program
//! alike.
//!
//! Messages are JSON, one per line; a WebSocket text frame carries one line or
//! several. A message is an object with one key, its kind. What belongs to a
//! game (views, events, options, the pieces of a refusal) is opaque here: a
//! [`Payload`] that the game's own types read and write. Actions travel in the
//! game's short notation.
//!
//! `docs/protocol.md` shows an example of every message; a test keeps it true.

mod client;
mod clock;
mod compact;
mod emote;
mod failed;
mod home;
mod invitation;
mod legal;
pub mod limits;
mod lobby;
mod note;
pub mod operator;
mod payload;
pub mod people;
pub mod progress;
mod proposal;
mod quick;
mod reader;
mod refusal;
mod revision;
#[cfg(feature = "schema")]
mod schema;
mod seating;
mod server;

pub use client::{ClientMessage, Command, DetailLevel};
pub use clock::Clock;
pub use compact::unpack;
pub use emote::Emote;
pub use engine::{Entropy, EntropyError, Hex32, HexError, IdError, Level, TableId, UserId};
pub use home::{MyTable, Statistics, Tally};
pub use invitation::{Invitation, NewTable, SeatChoice, TableInfo};
pub use legal::{legal_actions, shorten_actions};
pub use lobby::{Spectators, Stage, Summary, Visibility};
pub use note::{Note, NoteKind, NotedPerson};
pub use payload::Payload;
pub use proposal::{Proposal, ProposalKind, Reply, Settlement};
pub use quick::{QuickMatch, QuickTable, Speed};
pub use reader::{Malformed, read_json};
pub use refusal::{Invalid, Objection};
pub use revision::{CommandId, Revision};
pub use seating::{SeatControl, SeatHolder, SeatState, Starting};
pub use server::{
    ChatLine, Joined, Missed, Over, PlayedTurn, Position, Seating, ServerMessage, Started, Step,
};

/// The version of everything here. It goes up whenever an older client would
/// misunderstand a message; a server says which versions it speaks.
pub const VERSION: u32 = 4;
