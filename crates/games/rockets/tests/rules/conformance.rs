//! The suite that every game passes, for every way to set up this one.

use conformance::{Case, check};
use rockets::{Layout, Options, Rocket, Rockets};

/// A rocket that leaves a galaxy leaves something to remove, so that only moves
/// off a base come without a removal: 61 cells, two decisions for each, and
/// some to spare.
const MOST_DECISIONS: u32 = 200;

fn conforms(options: Options, seats: u8) {
    check::<Rockets>(&Case::new(options, seats, MOST_DECISIONS));
}

fn plain(layout: Layout) -> Options {
    Options {
        layout,
        ..Options::default()
    }
}

#[test]
fn stack19() {
    (2..=6).for_each(|seats| conforms(plain(Layout::Stack19), seats));
}

#[test]
fn flat37() {
    (2..=6).for_each(|seats| conforms(plain(Layout::Flat37), seats));
}

#[test]
fn flat61() {
    (2..=6).for_each(|seats| conforms(plain(Layout::Flat61), seats));
}

#[test]
fn several_rockets_each() {
    for layout in Layout::ALL {
        for (rockets_each, seats) in [(2, 2), (3, 2), (2, 3)] {
            let options = Options {
                rockets_each,
                ..plain(layout)
            };
            conforms(options, seats);
        }
    }
}

#[test]
fn teams() {
    for layout in Layout::ALL {
        let options = Options {
            teams: true,
            ..plain(layout)
        };
        conforms(options, 4);
    }
}

#[test]
fn a_chosen_first_rocket() {
    for seats in 2..=6 {
        let options = Options {
            first: Some(Rocket::new(seats - 1)),
            ..Options::default()
        };
        conforms(options, seats);
    }
}
