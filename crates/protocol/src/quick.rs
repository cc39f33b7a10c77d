//! "Find me somebody": a table for who wants to play now.

use crate::{Clock, TableId};
use serde::{Deserialize, Serialize};

/// How fast a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// In one sitting.
    Live,
    /// Over days: a seat has half a day or more for a turn.
    Correspondence,
}

/// From so many milliseconds for a seat on, a game is one over days.
const DAYS_MS: u64 = 12 * 60 * 60 * 1_000;

impl Clock {
    /// How fast a game with this clock is played.
    pub const fn speed(self) -> Speed {
        match self.initial_ms() {
            Some(ms) if ms >= DAYS_MS => Speed::Correspondence,
            _ => Speed::Live,
        }
    }
}

impl Speed {
    /// The clock of a table that is made for who wants to play at this speed.
    pub const fn clock(self) -> Clock {
        match self {
            Self::Live => Clock::PerMove { seconds: 120 },
            Self::Correspondence => Clock::Correspondence { days: 3 },
        }
    }
}

/// What somebody wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The game's name; any game without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Live or over days.
    pub speed: Speed,
}

/// The table for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuickTable {
    /// The table: take an open seat there.
    pub table: TableId,
    /// Whether it was made just now, so that one waits there for somebody.
    pub created: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_made_for_a_speed_has_it() {
        for speed in [Speed::Live, Speed::Correspondence] {
            assert_eq!(speed.clock().speed(), speed);
            assert!(speed.clock().is_sensible());
        }
        assert_eq!(Clock::Unlimited.speed(), Speed::Live);
        let long = Clock::PerMove { seconds: 86_400 };
        assert_eq!(long.speed(), Speed::Correspondence);
    }
}
