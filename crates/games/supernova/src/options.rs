//! What the host may choose.

use engine::{GameSpec, Seat, Seats, StartError};
use serde::{Deserialize, Serialize};

use crate::Supernova;

/// The host's choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The starting player; drawn at random when nobody is chosen (SN-2.5).
    pub first: Option<Seat>,
}

impl Options {
    /// Whether a game for that many seats can start with these choices.
    pub(crate) fn validate(&self, seats: Seats) -> Result<(), StartError> {
        Supernova::check_seats(seats)?;
        match self.first {
            Some(first) if !seats.contains(first) => Err(StartError::Option {
                option: "first",
                problem: format!(
                    "there is no seat {first} at this table; allowed are null (drawn at random) and 0 to {}",
                    seats.count() - 1
                ),
            }),
            _ => Ok(()),
        }
    }
}
