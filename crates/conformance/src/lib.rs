//! The test suite that every game must pass, written once over the
//! [`Game`] trait.
//!
//! A game's own tests call [`check`] for each combination of options and
//! seats worth telling apart; its panic message says which [`Property`] does
//! not hold, where, and what differs. Everything is drawn from fixed seeds, so
//! a verdict never changes until the game does.
//!
//! The suite plays random games once ([`Effort`] says how many) and then looks
//! at them property by property, mostly at sampled positions. Secrets are
//! tested with *twins*: a game and another one of which a viewer was told the
//! same must look the same to it, byte for byte, now and later. Some twins come
//! from `determinize`, some from dealing the game anew, so that neither the
//! game's views nor its `determinize` have to be trusted.
//!
//! What it can't see: rules that are wrong in the same way everywhere. Those
//! are for the tests named after clauses and for the sample traces.

mod branches;
mod chi_square;
mod compare;
mod determinize;
mod effort;
mod fair;
mod features;
mod ground;
mod hidden;
mod legal;
mod notation;
mod play;
mod posterior;
mod property;
mod random_games;
mod records;
mod refused;
mod replay;
mod report;
mod reveals;
mod round_trip;
mod sampling;
mod survey;
mod turns;
mod twin;
mod weighing;

pub use effort::Effort;
pub use notation::{all_come_back, comes_back, is_refused_or_the_only_way};
pub use property::{Property, Violation};
pub use random_games::random_games;
pub use records::{MIDDLE, WRITERS, actions, kept_record, record_path};
pub use refused::assert_refused;
pub use report::Report;
pub use survey::survey;

use engine::Game;

/// One way to set up a game.
#[derive(Clone, Debug)]
pub struct Case<G: Game> {
    /// The host's choices.
    pub options: G::Options,
    /// How many seats.
    pub seats: u8,
    /// No game under random play takes more decisions than this.
    pub most_decisions: u32,
}

impl<G: Game> Case<G> {
    /// A game with these options and seats, and a bound on its decisions.
    pub const fn new(options: G::Options, seats: u8, most_decisions: u32) -> Self {
        Self {
            options,
            seats,
            most_decisions,
        }
    }
}

/// Runs the whole suite with normal effort, a second or two.
///
/// # Panics
///
/// If a property does not hold; the message is the [`Violation`].
pub fn check<G: Game>(case: &Case<G>) {
    check_ignoring(case, &[]);
}

/// Like [`check`], but the comparison of determinized states with properly
/// dealt ones leaves out the named parts of the trace's state, such as `under`
/// or `hands.1`: bookkeeping that differs although all that it means is the
/// same. Every name is a hole in that one test, so use few.
///
/// # Panics
///
/// If a property does not hold; the message is the [`Violation`].
pub fn check_ignoring<G: Game>(case: &Case<G>, ignoring: &[&str]) {
    if let Err(violation) = try_check_with(case, Effort::normal(), ignoring) {
        panic!("{violation}");
    }
}

/// Runs the whole suite and returns the first violation found, or the amount
/// of work done.
pub fn try_check<G: Game>(case: &Case<G>, effort: Effort) -> Result<Report, Violation> {
    try_check_with(case, effort, &[])
}

/// [`try_check`] with parts of the trace's state left out as in
/// [`check_ignoring`].
pub fn try_check_with<G: Game>(
    case: &Case<G>,
    effort: Effort,
    ignoring: &[&str],
) -> Result<Report, Violation> {
    survey::first(case, effort, ignoring)
}
