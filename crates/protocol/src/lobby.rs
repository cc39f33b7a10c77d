//! Tables as the lobby lists them.

use crate::{Clock, Payload, SeatHolder, SeatState, TableId, UserId};
use engine::SeatSet;
use serde::{Deserialize, Serialize};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are being filled.
    Waiting,
    /// The game has begun and is not over.
    Playing,
    /// The game is over.
    Over,
    /// Closed before its end: nobody came any more, or an operator closed it.
    Closed,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: it is listed.
    Public,
    /// Those who were given its link or code.
    #[default]
    Invited,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Anyone who finds the table.
    #[default]
    Welcome,
    /// The same, but what they say during a game reaches its players once it is over.
    Apart,
    /// Nobody.
    Nobody,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// Its id.
    pub table: TableId,
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// What the host chose, by the names of the game's options.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Options"))]
    pub options: Payload,
    /// How far it has come.
    pub stage: Stage,
    /// Who holds each seat, seat 0 first.
    pub seats: Vec<SeatState>,
    /// How much time a seat has.
    pub clock: Clock,
    /// Whether people without a seat may watch.
    pub spectators: Spectators,
    /// How many people without a seat are connected.
    pub watching: u32,
    /// The user who made it, or who took over from them.
    pub host: UserId,
    /// What the host is called, with a seat or without; empty if that is not known, or
    /// after the host deleted the account.
    #[serde(default, skip_serializing_if = "is_default")]
    pub host_name: String,
    /// Whether the host is connected, with a seat or without.
    #[serde(default, skip_serializing_if = "is_default")]
    pub host_here: bool,
    /// The seats whose persons are connected.
    #[serde(default, skip_serializing_if = "is_default")]
    pub here: SeatSet,
    /// When it was made, in milliseconds since 1970, where a list tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<i64>,
}

impl Summary {
    /// Whether who comes now may watch, and can do nothing else.
    pub fn is_only_to_watch(&self) -> bool {
        let is_open = |seat: &SeatState| seat.holder == SeatHolder::Open {};
        let has_seat = self.stage == Stage::Waiting && self.seats.iter().any(is_open);
        let goes_on = matches!(self.stage, Stage::Waiting | Stage::Playing);
        self.spectators != Spectators::Nobody && goes_on && !has_seat
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
