//! What steers the search.

use super::belief::Belief;
use super::harvest::{Harvest, Secrets, nobody};
use crate::Knowledge;
use engine::prelude::*;
use engine::{MAX_SEATS, Outcome, Randomness, Scratch, Seat, Turn};
use landing::{Action, Landing, View};
use search::{Guide, win_shares};

/// How much points count beside the win: a narrow result says less than a
/// clear one.
const MARGIN: f32 = 0.3;

/// So many points more than another give a seat nearly three times its share.
const SPREAD: f32 = 3.0;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Among how many random actions players are imagined to take the best.
    pub(super) candidates: u32,
    /// After how many decisions an imagined game is judged as it stands.
    pub(super) horizon: u32,
    /// How many placements are remembered.
    pub(super) memory: usize,
    /// How much a point more makes an action look better before any search.
    pub(super) instinct: f32,
}

/// A guide that knows everybody's secrets, or guesses them.
#[derive(Clone, Debug)]
pub struct Lander {
    view: View,
    belief: Belief,
    secrets: Secrets,
    style: Style,
}

impl Lander {
    pub(super) fn new(knowledge: &Knowledge<Landing>, style: Style) -> Self {
        Self {
            view: knowledge.view().clone(),
            belief: Belief::new(knowledge, style.memory),
            secrets: nobody(),
            style,
        }
    }

    /// The best of some random actions.
    fn choose(
        &self,
        game: &Landing,
        harvest: &Harvest,
        seat: Seat,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Landing>,
    ) -> Action {
        let mut best = game.sample_action(rng, scratch);
        if self.style.candidates <= 1 {
            return best;
        }
        let look = |action| {
            harvest
                .after(game, action)
                .lead(&self.secrets, seat, game.seats())
        };
        let mut highest = look(best);
        for _ in 1..self.style.candidates {
            let action = game.sample_action(rng, scratch);
            let lead = look(action);
            if lead > highest {
                (best, highest) = (action, lead);
            }
        }
        best
    }
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

impl Guide<Landing> for Lander {
    fn imagine(&mut self, rng: &mut impl Randomness) -> Landing {
        self.secrets = *self.belief.sample(rng);
        for (player, secrets) in self.view.players.iter_mut().zip(self.secrets) {
            player.alien = Some(secrets.alien);
            player.saucer = Some(secrets.saucer);
        }
        Landing::determinize(&self.view, rng)
    }

    fn priors(&mut self, game: &Landing, seat: Seat, actions: &[Action], priors: &mut [f32]) {
        let harvest = Harvest::of(game);
        for (prior, &action) in priors.iter_mut().zip(actions) {
            let after = harvest.after(game, action);
            let lead = after.lead(&self.secrets, seat, game.seats());
            *prior = (self.style.instinct * lead).exp();
        }
    }

    fn rollout(
        &mut self,
        game: &mut Landing,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Landing>,
    ) -> [f32; MAX_SEATS] {
        let mut harvest = Harvest::of(game);
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
                    let seats = usize::from(game.seats().count());
                    let points = self.secrets.map(|s| f32::from(harvest.points(s)));
                    return softened(points.into_iter().take(seats));
                }
                Turn::Decide(seat) => {
                    let action = self.choose(game, &harvest, seat, rng, scratch);
                    game.apply_unchecked(action, &mut harvest);
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
