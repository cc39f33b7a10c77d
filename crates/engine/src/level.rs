//! How strong a bot plays.

use serde::{Deserialize, Serialize};

/// How strong a bot plays, the weakest first. What a level means for a search
/// is for the bots to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// A child can win.
    Cadet,
    /// Has played before.
    Ensign,
    /// Knows the game.
    Pilot,
    /// Thinks ahead.
    Lieutenant,
    /// Plays well.
    Captain,
    /// As strong as we can make it.
    Admiral,
}

/// A text that names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no level `{0}`: use cadet, ensign, pilot, lieutenant, captain or admiral")]
pub struct UnknownLevel(String);

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 6] = [
        Self::Cadet,
        Self::Ensign,
        Self::Pilot,
        Self::Lieutenant,
        Self::Captain,
        Self::Admiral,
    ];

    /// The levels of a game with room for no more: each is clearly stronger than the
    /// one below.
    pub const USUAL: [Self; 4] = [Self::Cadet, Self::Pilot, Self::Captain, Self::Admiral];

    /// The level's name in messages, commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cadet => "cadet",
            Self::Ensign => "ensign",
            Self::Pilot => "pilot",
            Self::Lieutenant => "lieutenant",
            Self::Captain => "captain",
            Self::Admiral => "admiral",
        }
    }
}

crate::named!(Level, UnknownLevel);
