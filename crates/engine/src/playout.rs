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

/// Plays games to their ends like [`play_out`], each with a source of its own, and
/// hands each over with the number of decisions taken, in no particular order.
pub fn play_out_all<G: Game, R: Randomness>(
    games: impl IntoIterator<Item = (G, R)>,
    scratch: &mut Scratch<G>,
    mut done: impl FnMut(&G, u32),
) {
    let mut runs = games.into_iter().map(|(game, rng)| Run {
        game,
        rng,
        decisions: 0,
    });
    if G::PLAYS_IN_PAIRS {
        let Some(mut one) = runs.next() else { return };
        for mut other in runs {
            // Both steps before either is asked whether it was the last.
            while one.step(scratch) & other.step(scratch) {}
            if one.is_over() {
                std::mem::swap(&mut one, &mut other);
            }
            done(&other.game, other.decisions);
        }
        one.finish(scratch);
        done(&one.game, one.decisions);
    } else {
        for mut run in runs {
            run.finish(scratch);
            done(&run.game, run.decisions);
        }
    }
}

/// A random game on its way.
struct Run<G, R> {
    game: G,
    rng: R,
    decisions: u32,
}

impl<G: Game, R: Randomness> Run<G, R> {
    fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// Takes a step; returns whether there was one to take.
    #[inline(always)]
    fn step(&mut self, scratch: &mut Scratch<G>) -> bool {
        match self.game.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let chance = self.game.sample_chance(&mut self.rng, scratch);
                self.game.resolve_unchecked(chance, &mut ());
            }
            Turn::Decide(_) => {
                let action = self.game.sample_action(&mut self.rng, scratch);
                self.game.apply_unchecked(action, &mut ());
                self.decisions += 1;
            }
        }
        true
    }

    fn finish(&mut self, scratch: &mut Scratch<G>) {
        self.decisions += play_out(&mut self.game, &mut self.rng, scratch, &mut ());
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
    /// Who did what, if the step was an action.
    pub fn decision(&self) -> Option<(Seat, G::Action)> {
        match self.step {
            Step::Action(seat, action) => Some((seat, action)),
            Step::Chance(_) | Step::Time => None,
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
