//! The host's choices.

use engine::{Seat, Seats, StartError};
use serde::{Deserialize, Serialize};

/// The host's choices for Landing Zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The seat that begins; chance chooses if it is nobody (LZ-2.3).
    pub first: Option<Seat>,
}

impl Options {
    pub(crate) fn validate(&self, seats: Seats) -> Result<(), StartError> {
        match self.first {
            Some(first) if !seats.contains(first) => Err(StartError::Option {
                option: "first",
                problem: format!(
                    "seat {first} does not play; allowed are null (chance chooses) and 0 to {}",
                    seats.count() - 1
                ),
            }),
            _ => Ok(()),
        }
    }
}
