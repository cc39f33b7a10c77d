//! The host's choices.

use engine::{Seat, Seats, StartError};
use serde::{Deserialize, Serialize};

use crate::card::Collector;

/// The most Collectors that can be shuffled in.
pub const MOST_COLLECTORS: usize = 64;

/// How a game is set up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who leads first; drawn at random when nobody is named (CD-2.2).
    pub first: Option<Seat>,
    /// The Collectors shuffled in, in any order and number up to
    /// [`MOST_COLLECTORS`] (CD-1.5).
    pub collectors: Vec<Collector>,
    /// After how many rounds the game stops, if it does (CD-5.2).
    pub rounds: Option<u32>,
}

impl Options {
    /// Whether a game can be set up so.
    pub(crate) fn check(&self, seats: Seats) -> Result<(), StartError> {
        if let Some(first) = self.first
            && !seats.contains(first)
        {
            return Err(StartError::Option {
                option: "first",
                problem: format!(
                    "there is no seat {first}; allowed are null (drawn at random) and 0 to {}",
                    seats.count() - 1
                ),
            });
        }
        if self.collectors.len() > MOST_COLLECTORS {
            return Err(StartError::Option {
                option: "collectors",
                problem: format!(
                    "{} cards are too many; allowed are at most {MOST_COLLECTORS}",
                    self.collectors.len()
                ),
            });
        }
        if self.rounds == Some(0) {
            return Err(StartError::Option {
                option: "rounds",
                problem: "0 rounds are no game; allowed are null (no limit) and 1 or more"
                    .to_owned(),
            });
        }
        Ok(())
    }
}
