//! What an actor is told and asked.

use crate::address::Address;
use crate::outbox::{Line, Outbox};
use protocol::{
    ChatLine, Command, CommandId, DetailLevel, Invalid, Objection, Revision, ServerMessage,
    Summary, UserId,
};
use std::sync::Arc;
use store::{Grown, MatchHeader, Timestamp};
use table::{Person, Purpose};
use tokio::sync::{oneshot, watch};
use tokio::time::Instant;

/// One connection, for as long as the server runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// A connection at a table.
#[derive(Debug)]
pub(crate) struct Subscriber {
    /// Where it comes from.
    pub(crate) address: Address,
    /// Which connection.
    pub(crate) connection: ConnectionId,
    /// Whose.
    pub(crate) person: Arc<Person>,
    /// How much it wants to be told.
    pub(crate) detail: DetailLevel,
    /// Where messages for it go.
    pub(crate) outbox: Outbox,
    /// Whether it has given no sign of life for a while, and counts as gone.
    pub(crate) quiet: bool,
}

/// How a table looks from outside.
#[derive(Debug)]
pub(crate) struct TablePreview {
    /// Its short code, as long as it is not over.
    pub(crate) code: Option<String>,
    /// The table as a list shows it.
    pub(crate) summary: Summary,
    /// What the host is called, if the host holds a seat.
    pub(crate) host: Option<String>,
    /// Who the host is.
    pub(crate) host_id: UserId,
}

/// What happens at a table.
#[derive(Debug)]
pub(crate) enum Event {
    /// A connection comes, having last seen a number or none.
    Subscribe {
        subscriber: Subscriber,
        seen: Option<Revision>,
    },
    /// A connection goes.
    Unsubscribe { connection: ConnectionId },
    /// A connection gives no sign of life, or does again.
    Quiet {
        connection: ConnectionId,
        quiet: bool,
    },
    /// Somebody connected wants something done; should the connection not be
    /// known here, it is told so.
    Command {
        connection: ConnectionId,
        outbox: Outbox,
        id: CommandId,
        command: Command,
    },
    /// Somebody without a connection wants something done.
    HttpCommand {
        address: Address,
        person: Person,
        id: CommandId,
        command: Command,
        reply: oneshot::Sender<Vec<Line>>,
    },
    /// Somebody without a connection wants to know what happened.
    HttpPoll {
        user: UserId,
        seen: Option<Revision>,
        reply: oneshot::Sender<Result<Polled, TableError>>,
    },
    /// A bot decided.
    BotDecided {
        revision: Revision,
        seat: engine::Seat,
        purpose: Purpose,
        action: String,
    },
    /// Nobody cared for the table for long, even for one over days or not: if it has not
    /// begun, it closes.
    Abandoned { even_slowly: bool },
    /// A user deleted their account.
    Forget { user: UserId },
    /// A user is on vacation, or no longer; the store knows until when.
    Vacation { user: UserId },
    /// What was said lately, for a user who may be here.
    Lines {
        user: UserId,
        reply: oneshot::Sender<Result<Vec<ChatLine>, TableError>>,
    },
    /// Who watches, for a user who plays or is host.
    Spectators {
        user: UserId,
        reply: oneshot::Sender<Result<Vec<UserId>, TableError>>,
    },
    /// An operator closes the table.
    Shut {
        reply: oneshot::Sender<Result<(), TableError>>,
    },
    /// How does the table look from outside?
    Preview {
        reply: oneshot::Sender<Result<TablePreview, TableError>>,
    },
    /// Has the host sent this user away for good?
    Banned {
        user: UserId,
        reply: oneshot::Sender<Result<bool, TableError>>,
    },
    /// The record of the finished game, for a user or for a stranger.
    Record {
        user: Option<UserId>,
        reply: oneshot::Sender<Result<String, TableError>>,
    },
    /// Another node says that the log goes up to this number.
    Hinted { next: u64 },
    /// What other nodes appended.
    Grown(Grown),
    /// How the table is, by the database: the number of its next entry, and the
    /// node that drives it.
    Look { next: u64, driver: Option<String> },
    /// The header as it is stored; nothing if the match was deleted.
    Header(Option<Box<MatchHeader>>),
    /// Who is connected to other nodes.
    Elsewhere { users: Vec<UserId> },
    /// This was told to people at another node: to all, or to those with seats.
    Passing {
        to_all: bool,
        message: ServerMessage,
    },
    /// This node drives the table from now on; its time ran until then, if it
    /// has stood since.
    Drive { stood: Option<Timestamp> },
    /// This node's lease had run out: which node drives the table has to be
    /// found out.
    Reclaim,
    /// The server stops, and closes its connections since then.
    Stop {
        closing: Instant,
        reply: oneshot::Sender<()>,
    },
}

/// What somebody without a connection is told.
#[derive(Debug)]
pub(crate) struct Polled {
    /// The messages since the number last seen.
    pub(crate) lines: Vec<Line>,
    /// The number they lead to.
    pub(crate) revision: Revision,
    /// Tells when there is more.
    pub(crate) news: watch::Receiver<Revision>,
}

/// Why there is no table to speak to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableError {
    /// There is none, or they have no access to it.
    NoSuchTable,
    /// Its host has sent them away.
    Kicked,
    /// Its host has sent somebody away who is at the same address.
    Barred,
    /// Its game is not over, so it has no record yet.
    NotOver,
    /// It plays other rules than this server.
    OtherRules { table: u32, ours: u32 },
    /// The store is in error.
    Unavailable,
    /// Something happened at it that only newer servers on this database know of.
    Newer,
    /// It is frozen by this fault.
    Fault(String),
}

impl TableError {
    /// The same as a message, in answer to a command or to something else. A
    /// fault is told besides the answer to a command.
    pub(crate) fn message(self, id: Option<CommandId>) -> ServerMessage {
        let invalid = |why| ServerMessage::Invalid { id, why };
        match (self, id) {
            (Self::NoSuchTable, _) => invalid(Invalid::NoSuchTable {}),
            (Self::Kicked, _) => invalid(Invalid::Kicked {}),
            (Self::Barred, _) => invalid(Invalid::Barred {}),
            (Self::OtherRules { table, ours }, _) => invalid(Invalid::OtherRules { table, ours }),
            (Self::Fault(id), None) => ServerMessage::Fault { id },
            (Self::NotOver, Some(id)) => ServerMessage::Refused {
                id,
                index: None,
                why: Objection::NotOver {},
            },
            (Self::Unavailable | Self::Newer | Self::Fault(_), Some(id)) => {
                ServerMessage::Refused {
                    id,
                    index: None,
                    why: Objection::Unavailable {},
                }
            }
            (Self::NotOver | Self::Unavailable | Self::Newer, None) => {
                invalid(Invalid::NoSuchTable {})
            }
        }
    }
}
