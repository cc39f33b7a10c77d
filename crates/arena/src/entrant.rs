//! Who takes part.

use bots::Level;
use std::fmt;
use std::str::FromStr;

/// Who takes part in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Entrant {
    /// Uniformly random play.
    Random,
    /// A bot of that level.
    Bot(Level),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Bot(level) => level.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if name == "random" {
            return Ok(Self::Random);
        }
        name.parse().map(Self::Bot).map_err(|_| {
            format!("there is no bot `{name}`: use random, cadet, pilot, captain or admiral")
        })
    }
}
