//! States of every game, at every table.

use dice::Dice;
use engine::{Seats, random_states};
use lab::LabGame;
use registry::{Variant, simulation_options, variants, with_game};

/// What is to be looked at in a state.
pub(crate) trait Look {
    fn look<G: LabGame>(&mut self, state: &G);
}

/// Shows random states of all variants in turn, `states` in all or a few more.
pub(crate) fn every_variant(states: usize, look: &mut impl Look) {
    let variants = variants();
    let each = states.div_ceil(variants.len());
    for (number, variant) in (0..).zip(&variants) {
        with_game!(variant.game, G => show::<G>(variant, number, each, look));
    }
}

fn show<G: LabGame>(variant: &Variant, number: u64, states: usize, look: &mut impl Look) {
    let options = simulation_options::<G>(&variant.options).unwrap();
    let seats = Seats::new(variant.seats).unwrap();
    let mut games = 0..;
    let mut left = states;
    while left > 0 {
        let start = G::start(&options, seats).unwrap();
        let dice = Dice::branch(number, games.next().unwrap());
        for state in random_states(start, dice).take(left) {
            look.look(&state);
            left -= 1;
        }
    }
}
