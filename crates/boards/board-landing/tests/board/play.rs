//! Random games, step by step.

use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seat, Seats, Turn};
use landing::{Action, Event, Landing, Options};

/// One step of a game.
pub(crate) struct Step {
    pub(crate) before: Landing,
    /// Who placed which card, unless it was chance.
    pub(crate) action: Option<(Seat, Action)>,
    pub(crate) events: Vec<Event>,
    pub(crate) after: Landing,
}

/// Plays random games with every number of seats and every first player, and
/// shows every step.
pub(crate) fn every_step(rounds: u64, mut see: impl FnMut(&Step)) {
    for count in Landing::LEAST_SEATS..=Landing::MOST_SEATS {
        let seats = Seats::new(count).unwrap();
        let firsts = std::iter::once(None).chain(seats.iter().map(Some));
        for first in firsts {
            for round in 0..rounds {
                play(Options { first }, seats, round, &mut see);
            }
        }
    }
}

fn play(options: Options, seats: Seats, seed: u64, see: &mut impl FnMut(&Step)) {
    let mut game = Landing::start(&options, seats).unwrap();
    let mut dice = Dice::branch(seed, u64::from(seats.count()));
    let mut scratch = Scratch::default();
    loop {
        let before = game;
        let mut events = Vec::new();
        let mut action = None;
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = game.sample_chance(&mut dice, &mut scratch);
                game.resolve_unchecked(chance, &mut events);
            }
            Turn::Decide(seat) => {
                let chosen = game.sample_action(&mut dice, &mut scratch);
                game.apply_unchecked(chosen, &mut events);
                action = Some((seat, chosen));
            }
        }
        see(&Step {
            before,
            action,
            events,
            after: game,
        });
    }
}
