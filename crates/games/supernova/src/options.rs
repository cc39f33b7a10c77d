//! What the host may choose.

use engine::{OptionKind, OptionSpec, Seat, Seats, StartError};
use serde::{Deserialize, Serialize};

/// The host's choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The starting player; drawn at random when nobody is chosen (SN-2.5).
    pub first: Option<Seat>,
}

/// The host's choices as data.
pub(crate) const SPECS: &[OptionSpec] = &[OptionSpec::new("first", OptionKind::First)];

impl Options {
    /// Whether a table with that many seats can play so.
    pub(crate) fn check(&self, seats: Seats) -> Result<(), StartError> {
        StartError::check_first(self.first.map(Seat::number), seats.count())
    }
}
