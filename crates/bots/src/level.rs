//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;

/// How strong a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

    /// The level's name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cadet => "cadet",
            Self::Pilot => "pilot",
            Self::Captain => "captain",
            Self::Admiral => "admiral",
        }
    }

    /// What it is called in English.
    pub const fn english(self) -> &'static str {
        match self {
            Self::Cadet => "Cadet",
            Self::Pilot => "Pilot",
            Self::Captain => "Captain",
            Self::Admiral => "Admiral",
        }
    }

    /// What it is called in French.
    pub const fn french(self) -> &'static str {
        match self {
            Self::Cadet => "Cadet",
            Self::Pilot => "Pilote",
            Self::Captain => "Capitaine",
            Self::Admiral => "Amiral",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| {
                format!("there is no level `{name}`: use cadet, pilot, captain or admiral")
            })
    }
}
