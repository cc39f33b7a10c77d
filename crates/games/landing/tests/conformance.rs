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
fn two_seats() {
    conforms(2, None);
}

#[test]
fn three_seats() {
    conforms(3, None);
}

#[test]
fn four_seats() {
    conforms(4, None);
}

#[test]
fn a_chosen_first_player() {
    conforms(2, Some(1));
    conforms(4, Some(2));
}
