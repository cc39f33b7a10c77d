//! What steers the search.

use super::belief::believed;
use super::harvest::{Harvest, Secrets, nobody};
use crate::Knowledge;
use crate::secrets::{Deals, Style, play_on, softened, worth};
use engine::prelude::*;
use engine::{MAX_SEATS, Outcome, Randomness, Seat};
use landing::{Action, Landing, View};
use search::{Guide, Leaf};

/// How much points count beside the win: a narrow result says less than a
/// clear one.
const MARGIN: f32 = 0.3;

/// So many points more than another give a seat nearly three times its share.
const SPREAD: f32 = 3.0;

/// A guide that knows everybody's secrets, or guesses them.
#[derive(Clone, Debug)]
pub struct Lander {
    view: View,
    belief: Deals<Secrets>,
    secrets: Secrets,
    style: Style,
}

impl Lander {
    pub(super) fn new(knowledge: &Knowledge<Landing>, style: Style) -> Self {
        Self {
            view: knowledge.view().clone(),
            belief: believed(knowledge, style.memory),
            secrets: nobody(),
            style,
        }
    }

    /// The best of some random actions.
    fn choose(
        &self,
        leaf: &mut Leaf<'_, Landing, impl Randomness>,
        harvest: &Harvest,
        seat: Seat,
    ) -> Action {
        let Leaf { game, rng, scratch } = leaf;
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

    fn rollout(&mut self, mut leaf: Leaf<'_, Landing, impl Randomness>) -> [f32; MAX_SEATS] {
        let mut harvest = Harvest::of(leaf.game);
        let over = play_on(&mut leaf, self.style.horizon, |leaf, seat| {
            let action = self.choose(leaf, &harvest, seat);
            leaf.game.apply_unchecked(action, &mut harvest);
        });
        match over {
            Some(outcome) => self.worth(&outcome),
            None => {
                let seats = usize::from(leaf.game.seats().count());
                let points = self.secrets.map(|s| f32::from(harvest.points(s)));
                softened(points.into_iter().take(seats), SPREAD)
            }
        }
    }

    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        worth(outcome, MARGIN, SPREAD)
    }
}
