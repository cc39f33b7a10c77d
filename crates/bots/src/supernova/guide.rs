//! What steers the search.

use super::belief::believed;
use super::stakes::{SEATS, Stakes, Tokens, worths};
use crate::Knowledge;
use crate::secrets::{Deals, Style, play_on, softened, worth};
use engine::prelude::*;
use engine::{MAX_SEATS, Outcome, Randomness, Seat};
use search::{Guide, Leaf};
use supernova::{Action, Supernova, View};

/// How much points count beside the win: a narrow result says less than a
/// clear one.
const MARGIN: f32 = 0.6;

/// So many points more than another give a seat nearly three times its share.
const SPREAD: f32 = 2.0;

/// A guide that knows what everybody backs, or guesses it.
#[derive(Clone, Debug)]
pub struct Backer {
    view: View,
    belief: Deals<Tokens>,
    tokens: Tokens,
    style: Style,
}

impl Backer {
    pub(super) fn new(knowledge: &Knowledge<Supernova>, style: Style) -> Self {
        Self {
            view: knowledge.view().clone(),
            belief: believed(knowledge, style.memory),
            tokens: [None; SEATS],
            style,
        }
    }

    /// Takes the best of some random actions and leaves the state behind it.
    fn act(
        &self,
        leaf: &mut Leaf<'_, Supernova, impl Randomness>,
        stakes: &mut Stakes,
        seat: Seat,
    ) {
        let Leaf { game, rng, scratch } = leaf;
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
            **game = after;
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

    fn rollout(&mut self, mut leaf: Leaf<'_, Supernova, impl Randomness>) -> [f32; MAX_SEATS] {
        let mut stakes = Stakes::of(leaf.game, &self.tokens);
        let over = play_on(&mut leaf, self.style.horizon, |leaf, seat| {
            self.act(leaf, &mut stakes, seat);
        });
        match over {
            Some(outcome) => self.worth(&outcome),
            None => {
                let seats = usize::from(leaf.game.seats().count());
                let points = stakes.points(&worths(leaf.game)).map(f32::from);
                softened(points.into_iter().take(seats), SPREAD)
            }
        }
    }

    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        worth(outcome, MARGIN, SPREAD)
    }
}
