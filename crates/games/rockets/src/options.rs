//! The host's choices.

use crate::layout::Layout;
use crate::rocket::Rocket;
use crate::state::Rockets;
use engine::{GameSpec, OptionKind, OptionProblem, OptionSpec, Seat, Seats, StartError, Usual};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The host's choices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

    /// Which of the two teams a seat plays in, 0 or 1, if there are teams (LR-6.2).
    pub fn team(&self, seat: Seat) -> Option<u8> {
        self.teams.then(|| seat.number() % TEAMS)
    }

    /// Whether a table with that many seats can play so.
    pub fn check(&self, seats: Seats) -> Result<(), StartError> {
        Rockets::check_seats(seats)?;
        let each = u32::from(self.rockets_each);
        StartError::check_range("rockets_each", each, 1..=most_each(seats))?;
        // LR-6.2: teams are for 4 players, who have one rocket each.
        if self.teams && !TEAM_TABLES.contains(&seats.count()) {
            return Err(StartError::Option {
                option: "teams",
                problem: OptionProblem::OtherTables {
                    seats: seats.count(),
                },
            });
        }
        StartError::check_first(self.first.map(Rocket::number), self.rockets(seats))
    }
}

/// LR-6.2: seats 0 and 2 against 1 and 3.
pub(crate) const TEAMS: u8 = 2;

/// LR-6.2: the tables at which teams can play.
const TEAM_TABLES: RangeInclusive<u8> = 4..=4;

/// LR-6.1: 2 players with 2 or 3 rockets each, 3 players with 2 each.
fn most_each(seats: Seats) -> u32 {
    match seats.count() {
        2 => 3,
        3 => 2,
        _ => 1,
    }
}

/// The host's choices as data.
pub(crate) const SPECS: &[OptionSpec] = &[
    // On the stacked board the second of two players wins far more often than the first
    // (docs/balance.md).
    OptionSpec::new("layout", OptionKind::Choice(&Layout::NAMES))
        .usually(Usual::NameFor(2, "flat37")),
    OptionSpec::at(
        "rockets_each",
        2..=3,
        OptionKind::Number {
            least: 1,
            most: most_each,
        },
    ),
    OptionSpec::at("teams", TEAM_TABLES, OptionKind::Flag { default: false }),
    OptionSpec::new("first", OptionKind::First),
];
