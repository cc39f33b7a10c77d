//! Making a table, and being invited to one: these go over HTTP.

use crate::{Clock, Hex32, Level, Payload, SeatHolder, Spectators, Summary, TableId, Visibility};
use serde::{Deserialize, Serialize};

/// What somebody wants who makes a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// The game's options; those left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Options"))]
    pub options: Payload,
    /// Who sits where in the beginning, seat 0 first.
    pub seats: Vec<SeatChoice>,
    /// How much time a seat has.
    #[serde(default)]
    pub clock: Clock,
    /// Who finds the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether people without a seat may watch.
    #[serde(default)]
    pub spectators: Spectators,
    /// How strong the bot plays that takes over for a person.
    #[serde(default = "captain")]
    pub takeover: Level,
    /// Without a clock: for how many seconds a person whose turn it is may be
    /// away before a bot takes over.
    #[serde(default = "two_minutes")]
    pub away_seconds: u32,
}

impl NewTable {
    /// A table of a game without seats, for invited people; everything as usual.
    pub fn of(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            options: Payload::default(),
            seats: Vec::new(),
            clock: Clock::default(),
            visibility: Visibility::default(),
            spectators: Spectators::default(),
            takeover: captain(),
            away_seconds: two_minutes(),
        }
    }
}

/// Who is to hold a seat, as the host asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatChoice {
    /// Nobody yet: for anyone who joins.
    Open {},
    /// The host, who makes the table.
    Me {},
    /// A bot, from the beginning.
    Bot {
        /// How strong it plays.
        level: Level,
    },
}

impl SeatChoice {
    /// Who holds the seat then, at a table of this host.
    pub fn holder(self, host: SeatHolder) -> SeatHolder {
        match self {
            Self::Open {} => SeatHolder::Open {},
            Self::Me {} => host,
            Self::Bot { level } => SeatHolder::Bot { level },
        }
    }
}

/// The level that takes over unless somebody says otherwise.
const fn captain() -> Level {
    Level::Captain
}

/// How long somebody may be away unless somebody says otherwise.
const fn two_minutes() -> u32 {
    120
}

/// The way to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The table: anyone who knows its id may join.
    pub table: TableId,
    /// A short code for it, as long as it is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// What the server has committed itself to there; told when the table is
    /// made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Hex32>,
}

/// A table as an invited user sees it before joining.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// Its address, for others.
    pub link: String,
    /// A short code for it, as long as it is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The table as a list shows it.
    pub summary: Summary,
}
