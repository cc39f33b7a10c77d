//! The seeded pseudo-random source of simulations, bots and tests.
//!
//! The generator (xoshiro256++), the way a seed becomes its state and the way
//! a bound is applied are fixed: the same seed gives the same choices on every
//! machine and in every version with the same rules.

use engine::Randomness;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A reproducible stream of uniform choices. Not for secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The stream of one of several independent uses of a seed, such as one
    /// game of a simulation: any game can be made again without the others.
    pub fn branch(seed: u64, number: u64) -> Self {
        // One step of SplitMix64 separates neighbouring numbers; the
        // generator's own seeding then mixes the sum once more.
        let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self::new(seed ^ mixed ^ (mixed >> 31))
    }
}

impl Randomness for Dice {
    /// Lemire's method: one multiplication, and a second draw only in the rare
    /// case that the first would favour some numbers.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.bits()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

impl Dice {
    /// The better mixed upper half of the generator's word.
    #[inline]
    fn bits(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_choices_for_ever() {
        let mut dice = Dice::new(7);
        let drawn: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(drawn, [5, 17, 71, 42, 96, 46, 72, 32]);
    }

    #[test]
    fn branches_differ() {
        let first = |mut dice: Dice| [dice.below(u32::MAX), dice.below(u32::MAX)];
        assert_ne!(first(Dice::branch(1, 0)), first(Dice::branch(1, 1)));
        assert_ne!(first(Dice::branch(1, 0)), first(Dice::branch(2, 0)));
    }

    #[test]
    fn every_face_comes_equally_often() {
        let mut dice = Dice::new(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        let chi: f64 = counts
            .iter()
            .map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4)
            .sum();
        // 5 degrees of freedom: beyond 20.5 with probability 0.001.
        assert!(chi < 20.5, "{counts:?}");
    }
}
