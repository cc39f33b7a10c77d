//! What steers the search.

use super::belief::Belief;
use super::stakes::{SEATS, Stakes, Tokens, worths};
use crate::Knowledge;
use engine::prelude::*;
use engine::{MAX_SEATS, Outcome, Randomness, Scratch, Seat, Turn};
use search::{Guide, win_shares};
use supernova::{Action, Supernova, View};

/// How much points count beside the win: a narrow result says less than a
/// clear one.
const MARGIN: f32 = 0.6;

/// So many points more than another give a seat nearly three times its share.
const SPREAD: f32 = 2.0;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Among how many random actions players are imagined to take the best.
    pub(super) candidates: u32,
    /// After how many decisions an imagined game is judged as it stands.
    pub(super) horizon: u32,
    /// How many moves are remembered.
    pub(super) memory: usize,
    /// How much a point more makes an action look better before any search.
    pub(super) instinct: f32,
}

/// A guide that knows what everybody backs, or guesses it.
#[derive(Clone, Debug)]
pub struct Backer {
    view: View,
    belief: Belief,
    tokens: Tokens,
    style: Style,
}

impl Backer {
    pub(super) fn new(knowledge: &Knowledge<Supernova>, style: Style) -> Self {
        Self {
            view: knowledge.view().clone(),
            belief: Belief::new(knowledge, style.memory),
            tokens: [None; SEATS],
            style,
        }
    }

    /// Takes the best of some random actions and leaves the state behind it.
    fn act(
        &self,
        game: &mut Supernova,
        stakes: &mut Stakes,
        seat: Seat,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Supernova>,
    ) {
        let mut action = game.sample_action(rng, scratch);
        if self.style.candidates <= 1 {
            game.apply_unchecked(action, &mut ());
            stakes.follow(seat, action);
            return;
        }
        let mut best: Option<(Supernova, Stakes, f32)> = None;
        for _ in 0..self.style.candidates {
            let (after, staked) = outlook(game, stakes, seat, action);
            let lead = staked.lead(&worths(&after), seat);
            if best.as_ref().is_none_or(|&(_, _, found)| lead > found) {
                best = Some((after, staked, lead));
            }
            action = game.sample_action(rng, scratch);
        }
        if let Some((after, staked, _)) = best {
            *game = after;
            *stakes = staked;
        }
    }
}

/// State and stakes after an action.
#[inline]
fn outlook(game: &Supernova, stakes: &Stakes, seat: Seat, action: Action) -> (Supernova, Stakes) {
    let (mut after, mut staked) = (game.clone(), *stakes);
    after.apply_unchecked(action, &mut ());
    staked.follow(seat, action);
    (after, staked)
}

/// Points as shares of one.
fn softened(points: impl Iterator<Item = f32> + Clone) -> [f32; MAX_SEATS] {
    let pulls = points.map(|points| (points / SPREAD).exp());
    let total: f32 = pulls.clone().sum();
    let mut shares = [0.0; MAX_SEATS];
    for (share, pull) in shares.iter_mut().zip(pulls) {
        *share = pull / total;
    }
    shares
}

impl Guide<Supernova> for Backer {
    fn imagine(&mut self, rng: &mut impl Randomness) -> Supernova {
        self.tokens = *self.belief.sample(rng);
        for (seen, token) in self.view.tokens.iter_mut().zip(self.tokens) {
            *seen = token;
        }
        Supernova::determinize(&self.view, rng)
    }

    fn priors(&mut self, game: &Supernova, seat: Seat, actions: &[Action], priors: &mut [f32]) {
        let stakes = Stakes::of(game, &self.tokens);
        for (prior, &action) in priors.iter_mut().zip(actions) {
            let (after, staked) = outlook(game, &stakes, seat, action);
            *prior = (self.style.instinct * staked.lead(&worths(&after), seat)).exp();
        }
    }

    fn rollout(
        &mut self,
        game: &mut Supernova,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Supernova>,
    ) -> [f32; MAX_SEATS] {
        let mut stakes = Stakes::of(game, &self.tokens);
        let mut decisions = 0;
        loop {
            match game.turn() {
                Turn::Over => {
                    return self.worth(&game.outcome().expect("a game that is over"));
                }
                Turn::Chance => {
                    let chance = game.sample_chance(rng, scratch);
                    game.resolve_unchecked(chance, &mut ());
                }
                Turn::Decide(_) if decisions >= self.style.horizon => {
                    let points = stakes.points(&worths(game)).map(f32::from);
                    let seats = usize::from(game.seats().count());
                    return softened(points.into_iter().take(seats));
                }
                Turn::Decide(seat) => {
                    self.act(game, &mut stakes, seat, rng, scratch);
                    decisions += 1;
                }
            }
        }
    }

    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        let mut worth = win_shares(outcome);
        if let Some(scores) = outcome.scores {
            let points = softened(scores.as_slice().iter().map(|&points| points as f32));
            for (worth, points) in worth.iter_mut().zip(points) {
                *worth += MARGIN * (points - *worth);
            }
        }
        worth
    }
}
