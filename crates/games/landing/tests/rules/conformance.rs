//! The suite that every game must pass.

use conformance::{Case, check};
use engine::Seat;
use landing::{Landing, Options};

/// Every card but those of the planet row is placed at most once.
const MOST_DECISIONS: u32 = 38;

fn conforms(seats: u8, first: Option<u8>) {
    let first = first.map(Seat::new);
    check::<Landing>(&Case::new(Options { first }, seats, MOST_DECISIONS));
}

#[test]
fn every_number_of_seats() {
    (2..=4).for_each(|seats| conforms(seats, None));
}

#[test]
fn a_chosen_first_player() {
    conforms(2, Some(1));
    conforms(4, Some(2));
}
