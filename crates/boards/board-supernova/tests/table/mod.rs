//! Random games to look at, step by step.
#![allow(dead_code)] // Each test file uses its own part.

use dice::Dice;
use engine::prelude::*;
use engine::{Seat, Seats, Viewer, random_game};
use supernova::{Event, Options, Supernova};

/// Every seat, and a spectator.
pub(crate) fn viewers(state: &Supernova) -> Vec<Viewer> {
    let seats = state.view(Viewer::Spectator).seats;
    seats
        .iter()
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
        .collect()
}

/// Plays games of every size and option at random, and shows each step: the
/// state before, what happened, the state after.
pub(crate) fn each_step(mut look: impl FnMut(&Supernova, &[Event], &Supernova)) {
    for count in Supernova::LEAST_SEATS..=Supernova::MOST_SEATS {
        let seats = Seats::new(count).expect("a table of that size");
        for first in [None, Some(Seat::new(count - 1))] {
            for game in 0..12 {
                let dice = Dice::branch(u64::from(count), game);
                let start = Supernova::start(&Options { first }, seats).unwrap();
                for taken in random_game(start, dice) {
                    look(&taken.before, &taken.events, &taken.after);
                }
            }
        }
    }
}
