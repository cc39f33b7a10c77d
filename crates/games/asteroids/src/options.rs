//! The host's choices (AF-2.3, AF-9.1, AF-9.2).

use engine::{OptionKind, OptionSpec, Seat, Seats, StartError};
use serde::{Deserialize, Serialize};

/// The host's choices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who begins; nothing for a random seat (AF-2.3).
    pub first: Option<Seat>,
    /// Whether asteroids drift over the board (AF-9.1).
    pub asteroids: bool,
    /// Whether a player who eliminates others may swap tiles with them
    /// (AF-9.2). With two players it never comes to that: a player who
    /// eliminates the other has won.
    pub bonus: bool,
}

/// The host's choices as data.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec::new("asteroids", OptionKind::Flag { default: true }),
    // Two may choose it too, but it makes no difference to them.
    OptionSpec::at("bonus", 3..=8, OptionKind::Flag { default: false }),
    OptionSpec::new("first", OptionKind::First),
];

impl Default for Options {
    fn default() -> Self {
        Self {
            first: None,
            asteroids: true,
            bonus: false,
        }
    }
}

impl Options {
    /// Whether a table with that many seats can play so.
    pub(crate) fn check(&self, seats: Seats) -> Result<(), StartError> {
        StartError::check_first(self.first.map(Seat::number), seats.count())
    }

    /// AF-2.2: how many asteroids lie on the board at the start.
    pub(crate) fn asteroids_at_start(&self, seats: Seats) -> u32 {
        match seats.count() {
            _ if !self.asteroids => 0,
            ..=4 => 6,
            5..=6 => 5,
            _ => 4,
        }
    }
}
