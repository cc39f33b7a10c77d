//! People to each other, over HTTP: profiles, friends and invitations. Times are
//! milliseconds since 1970.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Somebody as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Face {
    /// Their id, which never changes.
    pub user: String,
    /// What they are called now.
    pub name: String,
    /// The number of the picture they chose; without one it follows from the id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avatar: Option<u16>,
    /// Whether the name is that of an account, which nobody else can have.
    pub account: bool,
}

/// What somebody has to do with the caller.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bond {
    /// Both have agreed to be friends.
    Friends,
    /// The caller asked them to be friends.
    Asked,
    /// They asked the caller to be friends.
    Asks,
    /// The caller wants to have nothing to do with them.
    Blocked,
}

/// Somebody's games, as everybody may see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Profile {
    /// How they are shown.
    #[serde(flatten)]
    pub face: Face,
    /// When they first came.
    pub since: i64,
    /// Their results by game.
    pub games: Vec<PlayedGame>,
    /// Whom they played most often.
    pub opponents: Vec<Opponent>,
    /// Their last games, the newest first.
    pub last: Vec<LastGame>,
    /// How the caller fared against them, by game; nothing for strangers.
    pub against_me: Vec<Meeting>,
    /// What they have to do with the caller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bond: Option<Bond>,
}

/// Somebody's results in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct PlayedGame {
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// How often they played it with somebody else.
    pub played: u64,
    /// How often they won then.
    pub won: u64,
    /// How often they played it against bots only.
    pub played_bots: u64,
    /// How often they won then.
    pub won_bots: u64,
}

/// How the caller fared against somebody in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Meeting {
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// How often they met.
    pub played: u64,
    /// How often the caller was placed before them.
    pub won: u64,
    /// How often behind them.
    pub lost: u64,
}

/// Somebody who was played, and how often.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Opponent {
    /// How they are shown.
    #[serde(flatten)]
    pub face: Face,
    /// How many games both played to the end.
    pub played: u64,
    /// How often the opponent was placed behind.
    pub won: u64,
    /// How often the opponent was placed before them.
    pub lost: u64,
}

/// One of somebody's finished games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct LastGame {
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// When it ended.
    pub finished: i64,
    /// The place, 1 is best.
    pub place: u32,
    /// How many seats there were.
    pub seats: u64,
    /// The table, if it was public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// People with whom the caller has something to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct People {
    /// Friends, requests and blocks alike.
    pub people: Vec<Acquaintance>,
}

/// Somebody with whom the caller has something to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Acquaintance {
    /// How they are shown.
    #[serde(flatten)]
    pub face: Face,
    /// As the caller stands to them.
    pub bond: Bond,
}

/// The tables to which friends and others have invited the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Invitations {
    /// The newest first.
    pub invitations: Vec<Invited>,
}

/// An invitation to a table that has not begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Invited {
    /// Its id, to join it by.
    pub table: String,
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// When it was sent.
    pub sent: i64,
    /// Who sent it.
    pub from: Face,
}
