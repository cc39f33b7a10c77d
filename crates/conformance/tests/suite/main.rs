//! Tests of the suite itself, on a small game without fault and with each of
//! many faults put in on purpose.

mod bugs;
mod clean;
mod toy;

use conformance::Case;
use toy::{Options, Toy};

/// A toy for some seats, the first of them left to chance.
fn case(seats: u8) -> Case<Toy> {
    Case {
        options: Options { first: None },
        seats,
        // Every decision puts one of the 12 cards away.
        most_decisions: 12,
    }
}
