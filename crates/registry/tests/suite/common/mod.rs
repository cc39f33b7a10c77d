//! Opening a variant in tests.

use dice::Dice;
use engine::{Game, Seats};
use registry::{Variant, simulation_options};

/// The game of a variant before its first chance outcome.
pub(crate) fn start<G: Game>(variant: &Variant) -> G {
    let options = simulation_options::<G>(&variant.options).unwrap();
    G::start(&options, Seats::new(variant.seats).unwrap()).unwrap()
}

/// The game of a variant at its first decision.
pub(crate) fn opened<G: Game>(variant: &Variant, dice: &mut Dice) -> G {
    engine::settled(start::<G>(variant), dice)
}
