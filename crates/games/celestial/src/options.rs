//! The host's choices.

use engine::{OptionKind, OptionProblem, OptionSpec, Seat, Seats, StartError, Usual};
use serde::{Deserialize, Serialize};

use crate::card::Collector;
use crate::deck::DeckChoice;

/// The most Collectors that can be shuffled in.
pub const MOST_COLLECTORS: usize = 64;

/// The longest time for a game, in minutes: a day.
const MOST_MINUTES: u32 = 24 * 60;

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
    /// Which deck is played with (CD-1.1). The expert one is not written, as
    /// traces and records have always had it.
    #[serde(skip_serializing_if = "DeckChoice::is_expert")]
    pub deck: DeckChoice,
    /// After how many minutes time is called, if it is (CD-5.2). The rules have
    /// no clock: the table calls time. Not written without such a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
}

/// The host's choices as data.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec::new("deck", OptionKind::Choice(&DeckChoice::NAMES)).usually(Usual::Name("family")),
    OptionSpec::new(
        "rounds",
        OptionKind::Limit {
            offered: &[20, 10, 40, 80],
        },
    )
    .instead_of("minutes"),
    OptionSpec::new("minutes", OptionKind::Limit { offered: &[10, 15] })
        .usually(Usual::NoLimit)
        .instead_of("rounds"),
    OptionSpec::new(
        "collectors",
        OptionKind::List {
            of: &Collector::SLUGS,
            most: MOST_COLLECTORS,
        },
    )
    .usually(Usual::List(&[Collector::Comet.slug()])),
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
            let rounds = self.rounds.unwrap_or(1);
            StartError::check_range("rounds", rounds, 1..=u32::MAX)?;
            let minutes = self.minutes.unwrap_or(1);
            return StartError::check_range("minutes", minutes, 1..=MOST_MINUTES);
        };
        Err(StartError::Option {
            option: "collectors",
            problem,
        })
    }
}
