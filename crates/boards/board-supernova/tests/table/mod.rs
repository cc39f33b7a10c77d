//! Random games to look at, step by step.
#![allow(dead_code)] // Each test file uses its own part.

use dice::Dice;
use engine::prelude::*;
use engine::{Randomness, Seat, Seats, Turn, Viewer};
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
                let mut dice = Dice::branch(u64::from(count), game);
                play(seats, Options { first }, &mut dice, &mut look);
            }
        }
    }
}

fn play(
    seats: Seats,
    options: Options,
    dice: &mut Dice,
    look: &mut impl FnMut(&Supernova, &[Event], &Supernova),
) {
    let mut state = Supernova::start(&options, seats).expect("these options are allowed");
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        let before = state.clone();
        let mut events = Vec::new();
        match state.turn() {
            Turn::Over => return,
            Turn::Decide(seat) => {
                state.legal_actions(&mut actions);
                let drawn = dice.below(actions.len() as u32) as usize;
                let taken = state.apply(seat, actions[drawn], &mut events);
                assert_eq!(taken, Ok(()));
            }
            Turn::Chance => {
                state.chance_outcomes(&mut outcomes);
                let drawn = dice.below(outcomes.len() as u32) as usize;
                let fell = state.resolve(outcomes[drawn].chance, &mut events);
                assert!(fell.is_ok());
            }
        }
        look(&before, &events, &state);
    }
}
