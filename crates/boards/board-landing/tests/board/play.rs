//! Random games, step by step.

use dice::Dice;
use engine::prelude::*;
use engine::{Seats, Taken, random_game};
use landing::{Landing, Options};

/// Plays random games with every number of seats and every first player, and
/// shows every step.
pub(crate) fn every_step(rounds: u64, mut see: impl FnMut(&Taken<Landing>)) {
    for count in Landing::LEAST_SEATS..=Landing::MOST_SEATS {
        let seats = Seats::new(count).unwrap();
        let firsts = std::iter::once(None).chain(seats.iter().map(Some));
        for first in firsts {
            for round in 0..rounds {
                let game = Landing::start(&Options { first }, seats).unwrap();
                random_game(game, Dice::branch(round, count.into())).for_each(|it| see(&it));
            }
        }
    }
}
