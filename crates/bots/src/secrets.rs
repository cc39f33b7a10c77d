//! What bots share in games of secret tokens: a belief over how the secrets
//! were dealt, imagined games that stop at a horizon, and points as shares.

use crate::levels::Memory;
use engine::{Game, MAX_SEATS, Outcome, Randomness, Seat, Turn};
use search::{Leaf, win_shares};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Among how many random actions players are imagined to take the best.
    pub(crate) candidates: u32,
    /// After how many decisions an imagined game is judged as it stands.
    pub(crate) horizon: u32,
    /// Which moves are remembered.
    pub(crate) memory: Memory,
    /// How much a point more makes an action look better before any search.
    pub(crate) instinct: f32,
}

impl Style {
    pub(crate) fn new(candidates: u32, horizon: u32, memory: Memory, instinct: f32) -> Self {
        Self {
            candidates,
            horizon,
            memory,
            instinct,
        }
    }
}

/// Every way the unknown secrets can be dealt, and how likely it is.
#[derive(Clone, Debug)]
pub(crate) struct Deals<S> {
    /// Each deal and the summed weights up to it.
    deals: Vec<(S, f32)>,
    total: f32,
}

impl<S> Deals<S> {
    /// Deals with the logarithm of how likely each makes what was seen. Long
    /// games have scores far below zero, so that only their differences fit a
    /// number.
    pub(crate) fn new(mut deals: Vec<(S, f32)>) -> Self {
        let highest = deals.iter().fold(f32::MIN, |high, deal| high.max(deal.1));
        let mut total = 0.0;
        for (_, score) in &mut deals {
            total += (*score - highest).exp();
            *score = total;
        }
        Self { deals, total }
    }

    /// A deal, likely ones more often.
    #[inline]
    pub(crate) fn sample(&self, rng: &mut impl Randomness) -> &S {
        const FINE: u32 = 1 << 24;
        let drawn = rng.below(FINE) as f32 / FINE as f32 * self.total;
        let found = self.deals.iter().find(|&&(_, upto)| drawn < upto);
        &found.unwrap_or(&self.deals[self.deals.len() - 1]).0
    }
}

/// Plays on with `act` until the horizon, where nothing is returned, or until
/// the end.
#[inline]
pub(crate) fn play_on<G: Game, R: Randomness>(
    leaf: &mut Leaf<'_, G, R>,
    horizon: u32,
    mut act: impl FnMut(&mut Leaf<'_, G, R>, Seat),
) -> Option<Outcome> {
    let mut decisions = 0;
    loop {
        match leaf.game.turn() {
            Turn::Over => return leaf.game.outcome(),
            Turn::Chance => {
                let chance = leaf.game.sample_chance(leaf.rng, leaf.scratch);
                leaf.game.resolve_unchecked(chance, &mut ());
            }
            Turn::Decide(_) if decisions >= horizon => return None,
            Turn::Decide(seat) => {
                act(leaf, seat);
                decisions += 1;
            }
        }
    }
}

/// Points as shares of one: `spread` points more than another give a seat
/// nearly three times its share.
pub(crate) fn softened(points: impl Iterator<Item = f32> + Clone, spread: f32) -> [f32; MAX_SEATS] {
    let pulls = points.map(|points| (points / spread).exp());
    let total: f32 = pulls.clone().sum();
    let mut shares = [0.0; MAX_SEATS];
    for (share, pull) in shares.iter_mut().zip(pulls) {
        *share = pull / total;
    }
    shares
}

/// What an outcome is worth to each seat. `margin` is how much points count
/// beside the win: a narrow result says less than a clear one.
pub(crate) fn worth(outcome: &Outcome, margin: f32, spread: f32) -> [f32; MAX_SEATS] {
    let mut worth = win_shares(outcome);
    if let Some(scores) = outcome.scores {
        let points = scores.as_slice().iter().map(|&points| points as f32);
        for (worth, points) in worth.iter_mut().zip(softened(points, spread)) {
            *worth += margin * (points - *worth);
        }
    }
    worth
}
