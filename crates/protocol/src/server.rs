//! What the server says.

use crate::{
    Clock, CommandId, Emote, Entropy, Hex32, Invalid, Level, Malformed, MyTable, Note, Objection,
    Payload, Proposal, Revision, SeatState, Settlement, Spectators, Stage, Starting, Summary,
    TableId, UserId, Visibility, read_json,
};
use engine::{Outcome, Seat, SeatSet};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize, Serializer};

/// A message from the server to a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ServerMessage {
    /// The answer to a hello.
    Welcome {
        /// The version of the protocol that the server speaks.
        protocol: u32,
        /// The id of this connection's user, the same at every connection with the token.
        user: UserId,
        /// What one is called.
        name: String,
        /// A token for the next time, if it is new.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// It is alive.
    Pong {},
    /// The public tables, all of them.
    Lobby {
        /// All that are listed at the moment.
        tables: Vec<Summary>,
    },
    /// A public table is new or has changed.
    Listed(Summary),
    /// A table is no longer listed.
    Unlisted {
        /// The id under which it was listed.
        table: TableId,
    },
    /// One's own tables, all of them, whenever one has changed: those that wait for
    /// the reader first.
    Home {
        /// The tables.
        tables: Vec<MyTable>,
    },
    /// The whole table as one viewer may see it: on joining, and on coming back
    /// after long.
    Joined(Box<Joined>),
    /// The game begins.
    Started(Started),
    /// The game went on.
    Step(#[cfg_attr(feature = "schema", schemars(with = "StepList"))] Step),
    /// A command was carried out, and is stored for good: which one, and the
    /// revision it led to; the present one if it changed nothing.
    #[serde(rename = "ok")]
    Accepted(CommandId, Revision),
    /// A command was understood and is not allowed.
    Refused {
        /// The number that the client gave the command.
        #[serde(rename = "c")]
        id: CommandId,
        /// Which action of the turn, counted from 0, if one of several is the
        /// reason.
        #[serde(rename = "i", default, skip_serializing_if = "Option::is_none")]
        index: Option<u32>,
        /// Which rule or state of the table speaks against it.
        why: Objection,
    },
    /// What a strong bot would do.
    Hint {
        /// The revision of the position that it is about.
        #[serde(rename = "n")]
        revision: Revision,
        /// The seat for which it was asked.
        #[serde(rename = "s")]
        seat: Seat,
        /// The action in the game's notation.
        #[serde(rename = "a")]
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Action"))]
        action: String,
    },
    /// A command was made for a position that has passed.
    OutOfDate(Missed),
    /// A message makes no sense.
    Invalid {
        /// Which command, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "c")]
        id: Option<CommandId>,
        /// Which limit or form it breaks.
        why: Invalid,
    },
    /// Who sits where, whenever that changes.
    Seats(Seating),
    /// A seat has committed itself to what it will add to chance, on another
    /// connection of its user.
    Committed {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// The seat whose commitment is new.
        #[serde(rename = "s")]
        seat: Seat,
        /// To what; it takes the place of what the seat committed to before.
        commitment: Hex32,
    },
    /// The host has started, and the game waits for what the seats add to chance.
    Starting {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// What it waits for.
        phase: Starting,
        /// While the seats open it: what each of them has committed itself to,
        /// seat 0 first. This is final.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        commitments: Vec<Option<Hex32>>,
    },
    /// Who is connected, whenever that changes.
    Presence {
        /// The seats whose persons are connected.
        here: SeatSet,
        /// How many people without a seat are connected.
        #[serde(default, skip_serializing_if = "is_default")]
        watching: u32,
    },
    /// Whose absence holds up the game, whenever that changes.
    Absence {
        /// The seat; nothing if nobody's does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "s")]
        seat: Option<Seat>,
        /// In how many milliseconds a bot acts for it; nothing while the table
        /// waits for its person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ms: Option<u64>,
        /// In how many milliseconds the others may play on, where the seat's time
        /// runs; nothing where they may at any time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        play_on: Option<u64>,
    },
    /// Whose time runs, whenever that changes; only at tables with a clock.
    Clock {
        /// The seat; nothing if nobody's does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "s")]
        seat: Option<Seat>,
        /// In how many milliseconds it begins to run at the latest: until then it
        /// waits for its player to be shown what happened.
        #[serde(default, skip_serializing_if = "is_default")]
        ms: u64,
    },
    /// Somebody did something beside playing.
    Noted(Note),
    /// Somebody said something.
    Chat(ChatLine),
    /// A seat shows an emote.
    Emote {
        /// The seat whose user sent it.
        #[serde(rename = "s")]
        seat: Seat,
        /// What it shows.
        emote: Emote,
    },
    /// A seat asks the others, or somebody agreed.
    Asked {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// Who asks for what, and which seats have agreed so far.
        proposal: Proposal,
    },
    /// A proposal waits no longer.
    Settled {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// What became of it.
        settlement: Settlement,
    },
    /// Something was taken back: this is the position now.
    Undone {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// For which seat this is; for spectators none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "s")]
        seat: Option<Seat>,
        /// Whose turn was taken back.
        by: Seat,
        /// How many turns are left of those that were played: a client drops
        /// the others.
        turns: u32,
        /// Where the game stands.
        position: Position,
    },
    /// The game is over.
    Over(Over),
    /// What spectators said lately: told to players once the game is over, where they do
    /// not hear it before.
    Withheld {
        /// The revision at which the game ended.
        #[serde(rename = "n")]
        revision: Revision,
        /// The lines, the oldest first.
        lines: Vec<ChatLine>,
    },
    /// Who wants to play again.
    Rematch {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// The seats that do.
        wanting: SeatSet,
    },
    /// All want to play again, or somebody chose the next game: at this table.
    Rematched {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// Its id, to join it by.
        table: TableId,
        /// What the server has committed itself to there, if nothing else is new
        /// but who begins: who is told this may join having seen revision 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<Hex32>,
        /// Who begins there: the option `first`, if it is another one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Seat>,
    },
    /// Everything that one was told since the start.
    History {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// For which seat this is; for spectators none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "s")]
        seat: Option<Seat>,
        /// The turns, in order.
        #[serde(rename = "t")]
        turns: Vec<PlayedTurn>,
        /// What people did beside playing, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        notes: Vec<Note>,
    },
    /// The host took one's seats away.
    Kicked {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
        /// Why, in the host's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// Whether one may not come back to this table.
        #[serde(default, skip_serializing_if = "is_default")]
        ban: bool,
    },
    /// The table is closed: by an operator, by the server since nobody came any
    /// more, or the game began and nobody may watch.
    Closed {
        /// The last log entry that this takes into account.
        #[serde(rename = "n")]
        revision: Revision,
    },
    /// The server made a mistake; the table may stand still.
    Fault {
        /// Under which id it is in the server's log.
        id: String,
    },
}

/// The whole table as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Joined {
    /// The last log entry that this takes into account.
    #[serde(rename = "n")]
    pub revision: Revision,
    /// For which seat this is; for spectators none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "s")]
    pub seat: Option<Seat>,
    /// Its id.
    pub table: TableId,
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// What the host chose, by the names of the game's options.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Options"))]
    pub options: Payload,
    /// How far the table has come.
    pub stage: Stage,
    /// How much time a seat has.
    #[serde(default, skip_serializing_if = "is_default")]
    pub clock: Clock,
    /// Whether people without a seat may watch.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spectators: Spectators,
    /// Who finds the table.
    #[serde(default, skip_serializing_if = "is_default")]
    pub visibility: Visibility,
    /// How strong the bot plays that acts for absent people.
    pub takeover: Level,
    /// For how many seconds a person whose turn it is may be away before a bot
    /// acts, if others are here; only without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_seconds: Option<u64>,
    /// Who holds each seat, and who is host.
    pub seating: Seating,
    /// What the server has committed itself to, before any seat adds to
    /// chance.
    pub commitment: Hex32,
    /// The commitments that were replaced when the server was restored from a
    /// backup, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<Hex32>,
    /// Nothing was ever played here: who is told this has missed nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fresh: bool,
    /// Where the game stands, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// What is being asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// What was said last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatLine>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
    /// The seats that want to play again.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wanting: SeatSet,
    /// Where it is played again, or the next game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematched: Option<TableId>,
    /// Whether everybody who has the link may replay it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shared: bool,
}

/// The game begins: what nobody knew before it, and where it stands. What else
/// there is to know of the table was told before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Started {
    /// The last log entry that this takes into account.
    #[serde(rename = "n")]
    pub revision: Revision,
    /// For which seat this is; for spectators none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "s")]
    pub seat: Option<Seat>,
    /// What the viewer sees, for those who asked to be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "v")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::View>"))]
    pub view: Option<Payload>,
    /// The seat that decides; none if chance comes first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "d")]
    pub decider: Option<Seat>,
    /// What each seat added to chance, seat 0 first.
    pub entropy: Vec<Option<Entropy>>,
    /// Its legal actions in the game's notation, as [`legal_actions`](crate::legal_actions)
    /// reads them; only for that seat, if its user asked for actions or views.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[serde(rename = "a")]
    pub legal: String,
    /// The milliseconds that each seat has left, if there is a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "k")]
    pub clocks: Vec<u64>,
    /// The milliseconds until time is called, in a game that ends by the clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "t")]
    pub time_left: Option<u64>,
}

/// Where a game stands, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The milliseconds that each seat has left, if there is a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "k")]
    pub clocks: Vec<u64>,
    /// The milliseconds until time is called, in a game that ends by the clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "t")]
    pub time_left: Option<u64>,
    /// What the viewer may know.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::View"))]
    pub view: Payload,
    /// The seat that decides, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "d")]
    pub decider: Option<Seat>,
    /// Its legal actions in the game's notation, as [`legal_actions`](crate::legal_actions)
    /// reads them; only for that seat, if its user asked for actions or views.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[serde(rename = "a")]
    pub legal: String,
}

/// A turn as one viewer was told of it: who acted (nobody if it was chance
/// alone, before the first decision), and what happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayedTurn(
    pub Option<Seat>,
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Events"))] pub Payload,
);

/// A turn was played. Since this is sent for every turn, it is a list without names;
/// what is empty at its end is left off.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "StepList")]
pub struct Step {
    /// The last log entry that this takes into account.
    pub revision: Revision,
    /// For which seat this is; for spectators none.
    pub seat: Option<Seat>,
    /// Who acted; nobody if it was chance alone.
    pub actor: Option<Seat>,
    /// What happened, as the viewer may know it, in order.
    pub events: Payload,
    /// The seat that decides now, if one does.
    pub decider: Option<Seat>,
    /// Its legal actions in the game's notation, as [`legal_actions`](crate::legal_actions)
    /// reads them; only for that seat, if its user asked for actions or views.
    pub legal: String,
    /// The milliseconds that each seat has left, if there is a clock.
    pub clocks: Vec<u64>,
    /// What the viewer sees now, for those who asked to be told.
    pub view: Option<Payload>,
}

/// A turn was played: a list of what the titles name, in this order. What is empty at its
/// end is left off.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Step", extend("minItems" = 5)))]
struct StepList(
    /// The last log entry that this takes into account.
    #[cfg_attr(feature = "schema", schemars(title = "n"))]
    Revision,
    /// For which seat this is; for spectators none.
    #[cfg_attr(feature = "schema", schemars(title = "s"))]
    Option<Seat>,
    /// Who acted; nobody if it was chance alone.
    #[cfg_attr(feature = "schema", schemars(title = "b"))]
    Option<Seat>,
    /// What happened, as the viewer may know it, in order.
    #[cfg_attr(
        feature = "schema",
        schemars(title = "e", with = "crate::schema::Events")
    )]
    Payload,
    /// The seat that decides now, if one does.
    #[cfg_attr(feature = "schema", schemars(title = "d"))]
    Option<Seat>,
    /// Its legal actions in the game's notation; only for that seat, if its user asked
    /// for actions or views.
    #[cfg_attr(feature = "schema", schemars(title = "a"))]
    #[serde(default)]
    String,
    /// The milliseconds that each seat has left, if there is a clock.
    #[cfg_attr(feature = "schema", schemars(title = "k"))]
    #[serde(default)]
    Vec<u64>,
    /// What the viewer sees now, for those who asked to be told.
    #[cfg_attr(
        feature = "schema",
        schemars(title = "v", with = "Option<crate::schema::View>")
    )]
    #[serde(default)]
    Option<Payload>,
);

impl From<StepList> for Step {
    fn from(list: StepList) -> Self {
        let StepList(revision, seat, actor, events, decider, legal, clocks, view) = list;
        Self {
            revision,
            seat,
            actor,
            events,
            decider,
            legal,
            clocks,
            view,
        }
    }
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_view = self.view.is_some();
        let has_clocks = has_view || !self.clocks.is_empty();
        let has_legal = has_clocks || !self.legal.is_empty();
        let mut list = serializer.serialize_seq(None)?;
        list.serialize_element(&self.revision)?;
        list.serialize_element(&self.seat)?;
        list.serialize_element(&self.actor)?;
        list.serialize_element(&self.events)?;
        list.serialize_element(&self.decider)?;
        if has_legal {
            list.serialize_element(&self.legal)?;
        }
        if has_clocks {
            list.serialize_element(&self.clocks)?;
        }
        if has_view {
            list.serialize_element(&self.view)?;
        }
        list.end()
    }
}

/// A command came too late; this is what its sender had not seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Missed {
    /// The number that the client gave the command.
    #[serde(rename = "c")]
    pub id: CommandId,
    /// The table's revision now.
    #[serde(rename = "n")]
    pub revision: Revision,
    /// The messages since the revision of the command.
    pub missed: Vec<ServerMessage>,
}

/// Who holds each seat, and who is host, as of one revision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// The last log entry that this takes into account.
    #[serde(rename = "n")]
    pub revision: Revision,
    /// The user who made the table, or who took over from them.
    pub host: UserId,
    /// The seats, seat 0 first.
    pub seats: Vec<SeatState>,
    /// What the start waits for, once the host has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starting: Option<Starting>,
    /// Whom the host keeps from chatting.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<UserId>,
    /// The milliseconds that each seat has left, if there is a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[serde(rename = "k")]
    pub clocks: Vec<u64>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChatLine {
    /// The last log entry that this takes into account.
    #[serde(rename = "n")]
    pub revision: Revision,
    /// The id of the user who wrote it.
    pub user: UserId,
    /// What they are called; empty if they deleted their account.
    pub name: String,
    /// The number of the picture that they chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avatar: Option<u16>,
    /// What they said: plain text.
    pub text: String,
    /// Whether they held no seat: their talk is apart from the players'.
    #[serde(default, skip_serializing_if = "is_default")]
    pub watching: bool,
    /// So many seconds ago, for those who were not there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ago: u64,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Over {
    /// The last log entry that this takes into account.
    #[serde(rename = "n")]
    pub revision: Revision,
    /// The result; nothing if all agreed to end it, or all but one conceded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The people's seats whose places are their stand-ins': a bot acted for
    /// them in the end, or in at least half of their turns.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stand_ins: SeatSet,
    /// The seats that gave the game up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub conceded: SeatSet,
    /// The secret that the server had committed itself to.
    pub secret: Hex32,
}

impl Seating {
    /// Takes in a message that tells a change of the seats, not all of them;
    /// whether it is one.
    pub fn change(&mut self, message: &ServerMessage) -> bool {
        match message {
            ServerMessage::Committed {
                revision,
                seat,
                commitment,
            } => {
                self.revision = *revision;
                if let Some(state) = self.seats.get_mut(seat.index()) {
                    state.commitment = Some(*commitment);
                }
            }
            ServerMessage::Starting {
                revision,
                phase,
                commitments,
            } => {
                self.revision = *revision;
                self.starting = Some(*phase);
                if *phase == Starting::Opening {
                    for (index, state) in self.seats.iter_mut().enumerate() {
                        state.commitment = commitments.get(index).copied().flatten();
                    }
                }
            }
            ServerMessage::Started(started) => {
                self.revision = started.revision;
                self.starting = None;
                self.clocks.clone_from(&started.clocks);
                for (state, entropy) in self.seats.iter_mut().zip(&started.entropy) {
                    state.entropy.clone_from(entropy);
                }
            }
            _ => return false,
        }
        true
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl ServerMessage {
    /// The message as a line of JSON.
    pub fn to_line(&self) -> String {
        // Plain data with text keys has no way to fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Adds that line to a text.
    pub fn write_line(&self, text: &mut Vec<u8>) {
        // Plain data with text keys has no way to fail, and memory takes it all.
        let _ = serde_json::to_writer(text, self);
    }

    /// Reads a line of JSON.
    pub fn parse(line: &str) -> Result<Self, Malformed> {
        read_json(line)
    }
}
