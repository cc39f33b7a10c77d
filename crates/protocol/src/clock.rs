//! How much time a seat has.

use serde::{Deserialize, Serialize};

/// How much time a seat has. Time runs only while the seat decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as it likes.
    #[default]
    Unlimited,
    /// So many seconds for each action.
    PerMove {
        /// The seconds.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more for each action.
    Fischer {
        /// The seconds in the beginning.
        seconds: u32,
        /// The seconds added after each action.
        increment: u32,
    },
    /// So many days for each action.
    Correspondence {
        /// The days.
        days: u32,
    },
}

/// A day in milliseconds.
const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

impl Clock {
    /// The milliseconds a seat begins with; nothing if time is unlimited.
    pub const fn initial_ms(self) -> Option<u64> {
        match self {
            Self::Unlimited => None,
            Self::PerMove { seconds } | Self::Fischer { seconds, .. } => {
                Some(seconds as u64 * 1_000)
            }
            Self::Correspondence { days } => Some(days as u64 * DAY_MS),
        }
    }

    /// Whether a person's time stands still here while they are on vacation: it does
    /// where a seat has at least a day for each action, and nowhere else.
    pub const fn allows_vacation(self) -> bool {
        match self {
            Self::Unlimited | Self::Fischer { .. } => false,
            Self::PerMove { seconds } => seconds as u64 * 1_000 >= DAY_MS,
            Self::Correspondence { .. } => true,
        }
    }

    /// Whether the numbers make sense: from 5 seconds to 10 days, or to 30
    /// days in a game by correspondence.
    pub const fn is_sensible(self) -> bool {
        match self {
            Self::Unlimited => true,
            Self::PerMove { seconds } => seconds >= 5 && seconds <= 864_000,
            Self::Fischer { seconds, increment } => {
                seconds >= 5 && seconds <= 864_000 && increment <= 3_600
            }
            Self::Correspondence { days } => days >= 1 && days <= 30,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vacation_is_for_games_with_a_day_for_each_action() {
        let day = 24 * 60 * 60;
        for (clock, allows) in [
            (Clock::Unlimited, false),
            (Clock::PerMove { seconds: day - 1 }, false),
            (Clock::PerMove { seconds: day }, true),
            (
                Clock::Fischer {
                    seconds: 10 * day,
                    increment: 3_600,
                },
                false,
            ),
            (Clock::Correspondence { days: 1 }, true),
        ] {
            assert_eq!(clock.allows_vacation(), allows, "{clock:?}");
        }
    }
}
