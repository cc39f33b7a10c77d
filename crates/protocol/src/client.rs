//! What a client says.

use crate::{
    Clock, CommandId, Emote, Entropy, Hex32, Payload, ProposalKind, Reply, Revision, SeatChoice,
    Spectators, TableId, UserId, Visibility,
};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// A message from a client to the server.
///
/// A connection belongs to one user and is at one table at a time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: which protocol, and who. Without a token the server
    /// makes a new guest.
    Hello {
        /// The version of the protocol that the client speaks; another one is refused.
        protocol: u32,
        /// Proof of who one is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// What a new guest wants to be called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Go to a table, or come back to it.
    Join {
        /// Its id, from an invitation or a list.
        table: TableId,
        /// The last revision seen there, when coming back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<Revision>,
        /// How much one wants to be told of each step.
        #[serde(default, skip_serializing_if = "DetailLevel::is_default")]
        detail: DetailLevel,
    },
    /// Go away from the table; seats are kept.
    Part {},
    /// Listen to the list of tables.
    Lobby {},
    /// Listen to it no longer.
    QuitLobby {},
    /// Listen to one's own tables: which there are, and whose turn it is there.
    Home {},
    /// Is the connection alive? For programs in a browser, which have no other
    /// way to find out.
    Ping {},
    /// A command at the table: the client's number for it, and the command.
    Do(CommandId, Command),
}

/// How much somebody wants to be told of each step.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DetailLevel {
    /// What happened: enough for a client that knows the rules and derives the
    /// position from it.
    #[default]
    Events,
    /// What happened, and the legal actions of the seat that decides.
    Actions,
    /// All of that, and what one sees after it.
    Views,
}

impl DetailLevel {
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::Events, Self::Actions, Self::Views];

    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// What a user wants done at a table. Every command is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take a turn: one action or several, all of them or none. Chance, another
    /// seat's turn and the end of the game may come after the last one only.
    ///
    /// Since this is sent for every turn, it is a list without names.
    #[serde(with = "act_list")]
    #[cfg_attr(feature = "schema", schemars(with = "act_list::Schema"))]
    Act {
        /// The last revision seen when choosing it.
        revision: Revision,
        /// One of the sender's own seats: the one that decides.
        seat: Seat,
        /// The actions in the game's notation, in order.
        actions: Vec<String>,
    },
    /// Ask what a strong bot would do, where the table allows it.
    Hint {
        /// The last revision seen.
        #[serde(rename = "n")]
        revision: Revision,
        /// For which seat: the one that decides.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Take back one's last turn and all that came after, if that is free or
    /// nobody else has to be asked.
    Undo {
        /// The last revision seen.
        #[serde(rename = "n")]
        revision: Revision,
        /// One of the sender's own seats.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Ask the others to agree to something.
    Propose {
        /// The last revision seen.
        #[serde(rename = "n")]
        revision: Revision,
        /// One of the sender's own seats.
        #[serde(rename = "s")]
        seat: Seat,
        /// What the others are to agree to.
        kind: ProposalKind,
    },
    /// Answer what was asked.
    Answer {
        /// The last revision seen.
        #[serde(rename = "n")]
        revision: Revision,
        /// One of the sender's own seats that was asked.
        #[serde(rename = "s")]
        seat: Seat,
        /// One `decline` settles the proposal.
        reply: Reply,
    },
    /// Withdraw what one asked.
    Withdraw {
        /// The seat that asked; one of the sender's own.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Say something to the table.
    Chat {
        /// Plain text, at most 300 characters.
        text: String,
    },
    /// Show an emote.
    Emote {
        /// One of the sender's own seats.
        #[serde(rename = "s")]
        seat: Seat,
        /// What it shows.
        emote: Emote,
    },
    /// Take an open seat. A user may hold several, for several people on a
    /// device; `name` says who they are.
    Sit {
        /// A seat that nobody holds.
        #[serde(rename = "s")]
        seat: Seat,
        /// What the seat commits itself to adding to chance.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Hex32>,
    },
    /// Say before the start who plays on one's seat: one of several people on a device.
    Name {
        /// One of the sender's own seats.
        #[serde(rename = "s")]
        seat: Seat,
        /// What to call them.
        name: String,
    },
    /// Commit one's seat to what it will add to chance; the last commitment
    /// before they are fixed counts.
    Commit {
        /// One of the sender's own seats.
        #[serde(rename = "s")]
        seat: Seat,
        /// A hash of what it will add.
        commitment: Hex32,
    },
    /// Open what one's seat has committed itself to, once all commitments are
    /// fixed.
    Open {
        /// One of the sender's own seats.
        #[serde(rename = "s")]
        seat: Seat,
        /// What it adds to chance.
        entropy: Entropy,
    },
    /// What happened before one's turn has been shown: one's time may run.
    Seen {
        /// The last revision seen.
        #[serde(rename = "n")]
        revision: Revision,
        /// One of the sender's own seats: the one that decides.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Give the game up for good. With two seats it is over; with more a bot
    /// plays on.
    Concede {
        /// One of the sender's own seats.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Give up a seat: it becomes open before the start, a bot's after it.
    Leave {
        /// One of the sender's own seats.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Take one's seat back from the bot.
    Resume {
        /// A seat of the sender's that a bot plays.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Wait for the absent person whose turn it is: no bot acts meanwhile.
    WaitFor {
        /// Whose seat; another user's.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Let a bot act at once for the absent person whose turn it is.
    PlayOn {
        /// Whose seat; another user's.
        #[serde(rename = "s")]
        seat: Seat,
    },
    /// Put a bot on a seat or free it, before the start: the host. Where the
    /// host has no seat, whoever has one may fill or free those that no person holds.
    Fill {
        /// The seat that changes hands.
        #[serde(rename = "s")]
        seat: Seat,
        /// Who is to hold it.
        with: SeatChoice,
    },
    /// The host: change what is played here, before the start. Everybody is told
    /// (`joined`).
    Configure {
        /// The game's options; those left out have their defaults.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Options"))]
        options: Payload,
        /// How many seats there are. The last ones go; their people move to open
        /// seats, or watch.
        seats: u8,
        /// How much time a seat has.
        clock: Clock,
        /// Who may watch; left out, as before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spectators: Option<Spectators>,
        /// Who finds the table; left out, as before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        visibility: Option<Visibility>,
    },
    /// Let the game begin: the host, or anybody who has a seat.
    Start {},
    /// The host: keep a user from chatting.
    Mute {
        /// The id of the user, as `chat` gave it.
        user: UserId,
    },
    /// The host: let a user chat again.
    Unmute {
        /// A user whom `seats` lists as muted.
        user: UserId,
    },
    /// The host: let somebody else who holds a seat be host.
    HandOver {
        /// A user who holds a seat.
        user: UserId,
    },
    /// The host: take somebody's seats away. Before the start they become open,
    /// after it a bot plays on.
    Kick {
        /// A user who holds a seat or watches.
        user: UserId,
        /// Why, in a few plain words; the person is told.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// Whether the person may not come back to this table. After the start
        /// that is always so.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ban: bool,
    },
    /// Let everybody who has the link replay the finished game, or no longer.
    Share {
        /// `false` takes the permission back.
        on: bool,
    },
    /// Want to play again, once the game is over.
    Rematch {},
    /// Do not want to play again after all.
    CancelRematch {},
    /// Take everybody to another game, or once more to this one, when the game is
    /// over: whoever has a seat. The first one counts.
    NextGame {
        /// Which game, as commands and files name it: `rockets`.
        game: String,
    },
    /// Ask for everything one was told since the start.
    History {
        /// For which seat; for a spectator without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "s")]
        seat: Option<Seat>,
    },
}

/// The list that [`Command::Act`] is.
mod act_list {
    use super::{Deserialize, Revision, Seat, Serialize};
    use serde::{Deserializer, Serializer};

    /// A turn: a list of what the titles name, in this order.
    #[cfg(feature = "schema")]
    #[derive(schemars::JsonSchema)]
    #[schemars(rename = "Act")]
    #[expect(dead_code, reason = "only the schema is used")]
    pub(super) struct Schema(
        /// The last revision seen when choosing it.
        #[schemars(title = "n")]
        Revision,
        /// One of the sender's own seats: the one that decides.
        #[schemars(title = "s")]
        Seat,
        /// The actions in the game's notation, in order.
        #[schemars(title = "a")]
        Vec<crate::schema::Action>,
    );

    pub(super) fn serialize<S: Serializer>(
        revision: &Revision,
        seat: &Seat,
        actions: &Vec<String>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        (revision, seat, actions).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<(Revision, Seat, Vec<String>), D::Error> {
        Deserialize::deserialize(deserializer)
    }
}

impl ClientMessage {
    /// The message as a line of JSON.
    pub fn to_line(&self) -> String {
        // Plain data with text keys has no way to fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a line of JSON.
    pub fn parse(line: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(line)
    }
}
