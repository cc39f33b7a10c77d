//! The suite that every game passes, for all seats and options.

use conformance::{Case, check};
use engine::Seat;
use supernova::{Options, Supernova};

/// Every decision but the last is followed by a draw, and at two seats 31
/// cards are in the pile and 18 in the galaxy.
const MOST_DECISIONS: u32 = 50;

fn conform(seats: u8, first: Option<u8>) {
    let first = first.map(Seat::new);
    check::<Supernova>(&Case::new(Options { first }, seats, MOST_DECISIONS));
}

#[test]
fn every_number_of_seats() {
    (2..=5).for_each(|seats| conform(seats, None));
}

#[test]
fn a_chosen_starting_player() {
    for (seats, first) in [(2, 1), (3, 0), (4, 3), (5, 2)] {
        conform(seats, Some(first));
    }
}
