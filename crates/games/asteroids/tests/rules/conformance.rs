//! The suite that every game must pass, for every seat count and option.

use asteroids::{Asteroids, Options};
use conformance::Case;
use engine::Seat;

/// A bound on the decisions of a game: every placement fills a square, and an
/// asteroid must have come to empty it again.
const MOST_DECISIONS: u32 = 400;

fn check(options: Options, seats: impl IntoIterator<Item = u8>) {
    for seats in seats {
        conformance::check::<Asteroids>(&Case::new(options, seats, MOST_DECISIONS));
    }
}

const PLAIN: Options = Options {
    first: None,
    asteroids: true,
    bonus: false,
};

const WITHOUT_ASTEROIDS: Options = Options {
    asteroids: false,
    ..PLAIN
};

const fn with_bonus(options: Options) -> Options {
    Options {
        bonus: true,
        ..options
    }
}

#[test]
fn with_asteroids() {
    check(PLAIN, 2..=8);
}

#[test]
fn with_asteroids_and_bonus() {
    check(with_bonus(PLAIN), [2, 3, 5, 8]);
}

#[test]
fn without_asteroids() {
    check(WITHOUT_ASTEROIDS, [2, 4, 7, 8]);
}

#[test]
fn without_asteroids_with_bonus() {
    check(with_bonus(WITHOUT_ASTEROIDS), [3, 6, 8]);
}

#[test]
fn with_a_chosen_first_player() {
    let options = Options {
        first: Some(Seat::new(2)),
        ..PLAIN
    };
    check(options, [3, 6]);
}
