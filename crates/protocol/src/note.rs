//! What people did at a table beside playing: for the log that people read.

use crate::{Revision, UserId};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened at a table and is no part of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The log entry that it tells of.
    #[serde(rename = "n")]
    pub revision: Revision,
    /// How many turns were played before it and not taken back.
    #[serde(rename = "t")]
    pub turns: u32,
    /// Whom it is about: somebody who plays.
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whom it is about, if they watch or the game had not begun: seats are anybody's
    /// until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<NotedPerson>,
    /// What the person did, or what was done to them.
    pub what: NoteKind,
    /// Who did it, if that is somebody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// Until when the person is on vacation, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
}

/// Somebody whom a note is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NotedPerson {
    /// The person's id.
    pub user: UserId,
    /// What they were called; empty if the table does not know.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// What happened at a table beside its game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoteKind {
    /// The person left the seat to a bot.
    Left,
    /// The person's time ran out, and a bot acts.
    OutOfTime,
    /// The person was away too long, and a bot acts.
    Away,
    /// The person took the seat back.
    Resumed,
    /// Somebody else wants to wait for the person.
    WaitFor,
    /// Somebody else wants the bot to act at once.
    PlayOn,
    /// The person took back a turn.
    Undone,
    /// The person gave the game up.
    Conceded,
    /// The person is host now, for the host left or is away.
    Host,
    /// The host let the person be host.
    HandedOver,
    /// The host took the seat away, or sent away somebody who watched.
    Kicked,
    /// The person lets everybody who has the link replay the game.
    Shared,
    /// The person lets only those replay it who were there.
    Unshared,
    /// The person asked the others to let a turn be taken back.
    UndoAsked,
    /// Somebody else said no to it.
    UndoDeclined,
    /// The person offered to end the game without a winner.
    DrawOffered,
    /// Somebody else said no to it.
    DrawDeclined,
    /// The person withdrew what they had asked or offered.
    Withdrawn,
    /// The host keeps the person from chatting.
    Muted,
    /// The host lets the person chat again.
    Unmuted,
    /// The person is on vacation: their time stands still.
    Vacation,
    /// The person is back from it.
    VacationEnded,
}
