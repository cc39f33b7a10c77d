//! Random play to the end.

use crate::{Game, Randomness, Scratch, Sink, Step, Turn};

/// Plays uniformly random actions and chance outcomes until the game is over.
/// Returns the number of decisions taken.
///
/// Only for games that end under random play; a Celestial Duel without a
/// limit of rounds can go on for a very long time.
pub fn play_out<G: Game>(
    game: &mut G,
    rng: &mut impl Randomness,
    scratch: &mut Scratch<G>,
    events: &mut impl Sink<G::Event>,
) -> u32 {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Over => return decisions,
            Turn::Chance => {
                let chance = game.sample_chance(rng, scratch);
                game.resolve_unchecked(chance, events);
            }
            Turn::Decide(_) => {
                let action = game.sample_action(rng, scratch);
                game.apply_unchecked(action, events);
                decisions += 1;
            }
        }
    }
}

/// Lets random chance outcomes occur until a seat decides or the game is over.
pub fn settle<G: Game>(
    game: &mut G,
    rng: &mut impl Randomness,
    scratch: &mut Scratch<G>,
    events: &mut impl Sink<G::Event>,
) {
    while game.turn() == Turn::Chance {
        let chance = game.sample_chance(rng, scratch);
        game.resolve_unchecked(chance, events);
    }
}

/// A step that random play may take next; nothing once the game is over.
pub fn random_step<G: Game>(
    game: &G,
    rng: &mut impl Randomness,
    scratch: &mut Scratch<G>,
) -> Option<Step<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.sample_chance(rng, scratch))),
        Turn::Decide(seat) => Some(Step::Action(seat, game.sample_action(rng, scratch))),
    }
}
