//! The suite that every game must pass, for every seat count and option.

use asteroids::{Asteroids, Options};
use conformance::Case;
use engine::Seat;

/// A bound on the decisions of a game: every placement fills a square, and an
/// asteroid must have come to empty it again.
const MOST_DECISIONS: u32 = 400;

fn check(options: Options, seats: impl IntoIterator<Item = u8>) {
    for seats in seats {
        conformance::check::<Asteroids>(&Case {
            options,
            seats,
            most_decisions: MOST_DECISIONS,
        });
    }
}

#[test]
fn with_asteroids() {
    check(Options::default(), 2..=8);
}

#[test]
fn with_asteroids_and_bonus() {
    let options = Options {
        bonus: true,
        ..Options::default()
    };
    check(options, [2, 3, 5, 8]);
}

#[test]
fn without_asteroids() {
    let options = Options {
        asteroids: false,
        ..Options::default()
    };
    check(options, [2, 4, 7, 8]);
}

#[test]
fn without_asteroids_with_bonus() {
    let options = Options {
        asteroids: false,
        bonus: true,
        ..Options::default()
    };
    check(options, [3, 6, 8]);
}

#[test]
fn with_a_chosen_first_player() {
    let options = Options {
        first: Some(Seat::new(2)),
        ..Options::default()
    };
    check(options, [3, 6]);
}
