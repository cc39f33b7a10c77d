//! Random play to the end.

use crate::{Game, Randomness, Scratch, Seat, Sink, Step, Turn};
use std::iter;

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

/// The game once a seat decides or it is over, after random chance outcomes.
pub fn settled<G: Game>(mut game: G, rng: &mut impl Randomness) -> G {
    settle(&mut game, rng, &mut Scratch::default(), &mut ());
    game
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

/// A step of a game, with what was before, what happened, and what is after.
#[derive(Clone, Debug)]
pub struct Taken<G: Game> {
    /// The state in which the step was taken.
    pub before: G,
    /// The step.
    pub step: Step<G>,
    /// Everything that happened, as nobody sees it: not redacted.
    pub events: Vec<G::Event>,
    /// The state that the step led to.
    pub after: G,
}

impl<G: Game> Taken<G> {
    /// Who did what, unless the step was chance's.
    pub fn decision(&self) -> Option<(Seat, G::Action)> {
        match self.step {
            Step::Action(seat, action) => Some((seat, action)),
            Step::Chance(_) => None,
        }
    }
}

/// Random play to the end, step by step. It clones the state twice a step;
/// where only the end counts, [`play_out`] is much faster.
pub fn random_game<G: Game>(
    mut game: G,
    mut rng: impl Randomness,
) -> impl Iterator<Item = Taken<G>> {
    let mut scratch = Scratch::default();
    iter::from_fn(move || {
        let step = random_step(&game, &mut rng, &mut scratch)?;
        let (before, mut events) = (game.clone(), Vec::new());
        step.take_unchecked(&mut game, &mut events);
        Some(Taken {
            before,
            step,
            events,
            after: game.clone(),
        })
    })
}

/// Every state of a random game, the first and the last among them.
pub fn random_states<G: Game>(game: G, rng: impl Randomness) -> impl Iterator<Item = G> {
    iter::once(game.clone()).chain(random_game(game, rng).map(|taken| taken.after))
}
