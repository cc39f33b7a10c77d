//! The host's choices.

use crate::layout::Layout;
use crate::rocket::Rocket;
use crate::state::Rockets;
use engine::{GameSpec, Seats, StartError};
use serde::{Deserialize, Serialize};

/// The host's choices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The rocket that begins; drawn by lot if nobody says (LR-2.3).
    pub first: Option<Rocket>,
    /// The board.
    pub layout: Layout,
    /// How many rockets each seat has (LR-6.1).
    pub rockets_each: u8,
    /// Whether seats 0 and 2 play together against 1 and 3 (LR-6.2).
    pub teams: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            first: None,
            layout: Layout::Stack19,
            rockets_each: 1,
            teams: false,
        }
    }
}

impl Options {
    /// How many rockets there are on the board in the beginning, once
    /// [`check`](Self::check) is passed.
    #[inline]
    pub const fn rockets(&self, seats: Seats) -> u8 {
        seats.count() * self.rockets_each
    }

    /// Whether a game with that many seats can be played so.
    pub fn check(&self, seats: Seats) -> Result<(), StartError> {
        let count = seats.count();
        Rockets::check_seats(seats)?;
        // LR-6.1: 2 players with 2 or 3 rockets each, 3 players with 2 each.
        let most_each = match count {
            2 => 3,
            3 => 2,
            _ => 1,
        };
        if !(1..=most_each).contains(&self.rockets_each) {
            let allowed = match most_each {
                3 => "allowed are 1, 2 and 3",
                2 => "allowed are 1 and 2",
                _ => "allowed is 1 only",
            };
            return Err(StartError::Option {
                option: "rockets_each",
                problem: format!(
                    "{} rockets each do not fit {count} seats: {allowed}",
                    self.rockets_each
                ),
            });
        }
        // LR-6.2: teams are for 4 players.
        if self.teams && (count != 4 || self.rockets_each != 1) {
            return Err(StartError::Option {
                option: "teams",
                problem: format!(
                    "teams need 4 seats with one rocket each, not {count} seats: \
                     allowed is false only"
                ),
            });
        }
        let rockets = self.rockets(seats);
        match self.first {
            Some(first) if first.number() >= rockets => Err(StartError::Option {
                option: "first",
                problem: format!(
                    "there is no rocket {first}: allowed are 0 to {} and null",
                    rockets - 1
                ),
            }),
            _ => Ok(()),
        }
    }
}
