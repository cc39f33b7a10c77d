//! How strong a bot plays, on the wire.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How strong a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// A child can win.
    Cadet,
    /// Knows the game.
    Pilot,
    /// Plays well.
    Captain,
    /// As strong as we can.
    Admiral,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 4] = [Self::Cadet, Self::Pilot, Self::Captain, Self::Admiral];

    /// The level's name in messages, commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cadet => "cadet",
            Self::Pilot => "pilot",
            Self::Captain => "captain",
            Self::Admiral => "admiral",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
