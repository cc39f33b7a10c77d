//! What chance can do.

use crate::{Impossible, Randomness, Scratch, Sink, State, Turn};

/// A chance outcome and how many equally likely cases it stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<C> {
    /// The outcome.
    pub chance: C,
    /// Its weight, at least 1.
    pub weight: u32,
}

impl<C> Weighted<C> {
    /// One of several outcomes that are equally likely.
    #[inline]
    pub const fn even(chance: C) -> Self {
        Self { chance, weight: 1 }
    }
}

/// The outcomes of chance and their effect; implemented in a game's
/// `chance.rs`. A game never draws: the caller supplies every outcome.
pub trait Chances: State {
    /// Fills `outcomes`, emptied first, with what chance can do now, each
    /// outcome once. Leaves it empty when no chance is due.
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Self::Chance>>);

    /// Whether the outcome is among [`chance_outcomes`](Self::chance_outcomes).
    /// Called only while chance is due; any value of the type may come.
    fn is_possible(&self, chance: Self::Chance) -> bool;

    /// Takes a chance outcome. The caller vouches that it is possible now.
    fn resolve_unchecked(&mut self, chance: Self::Chance, events: &mut impl Sink<Self::Event>);

    /// Takes a chance outcome, or changes nothing if it is not possible now.
    fn resolve(
        &mut self,
        chance: Self::Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Impossible> {
        if self.turn() != Turn::Chance || !self.is_possible(chance) {
            return Err(Impossible);
        }
        self.resolve_unchecked(chance, events);
        Ok(())
    }

    /// A chance outcome, by weight. Games that can pick one without listing
    /// all override this.
    fn sample_chance(
        &self,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Self>,
    ) -> Self::Chance {
        self.chance_outcomes(&mut scratch.outcomes);
        let total = scratch.outcomes.iter().map(|outcome| outcome.weight).sum();
        let mut rest = rng.below(total);
        for outcome in &scratch.outcomes {
            if rest < outcome.weight {
                return outcome.chance;
            }
            rest -= outcome.weight;
        }
        unreachable!("the weights add up to the total")
    }
}
