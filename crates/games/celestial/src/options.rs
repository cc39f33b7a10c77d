//! The host's choices.

use engine::{OptionKind, OptionProblem, OptionSpec, Seat, Seats, StartError};
use serde::{Deserialize, Serialize};

use crate::card::Collector;

/// The most Collectors that can be shuffled in.
pub const MOST_COLLECTORS: usize = 64;

/// How a game is set up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who leads first; drawn at random when nobody is named (CD-2.2).
    pub first: Option<Seat>,
    /// The Collectors shuffled in, in any order and number up to 64 (CD-1.5).
    pub collectors: Vec<Collector>,
    /// After how many rounds the game stops, if it does (CD-5.2).
    pub rounds: Option<u32>,
}

/// The host's choices as data.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec::new(
        "rounds",
        OptionKind::Limit {
            offered: &[20, 10, 40, 80],
        },
    ),
    OptionSpec::new(
        "collectors",
        OptionKind::List {
            of: &Collector::SLUGS,
            most: MOST_COLLECTORS,
        },
    ),
    OptionSpec::new("first", OptionKind::First),
];

impl Options {
    /// Whether a game can be set up so with a deck of so many objects.
    pub(crate) fn check(&self, seats: Seats, objects: usize) -> Result<(), StartError> {
        StartError::check_first(self.first.map(Seat::number), seats.count())?;
        let count = self.collectors.len();
        let cards = objects + count;
        let problem = if count > MOST_COLLECTORS {
            OptionProblem::TooMany {
                count,
                most: MOST_COLLECTORS,
            }
        } else if cards < usize::from(seats.count()) {
            OptionProblem::TooFewCards {
                cards,
                seats: seats.count(),
            }
        } else {
            let rounds = self.rounds.unwrap_or(u32::MAX);
            return StartError::check_range("rounds", rounds, 1..=u32::MAX);
        };
        Err(StartError::Option {
            option: "collectors",
            problem,
        })
    }
}
