//! Rockets by number, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most rockets on a board: one for each corner.
pub const MAX_ROCKETS: usize = 6;

/// A rocket, by its number from 0. Turns go by increasing number.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Rocket(u8);

impl Rocket {
    /// Rocket number `number`.
    #[inline]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The rocket's number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The rocket's number, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Rocket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of rockets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RocketSet(u8);

impl RocketSet {
    /// No rocket.
    pub const EMPTY: Self = Self(0);

    /// The rockets with the numbers `0..count`; `count` is at most
    /// [`MAX_ROCKETS`].
    #[inline]
    pub const fn first(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// Whether the rocket is in the set; numbers from 8 on never are.
    #[inline]
    pub const fn contains(self, rocket: Rocket) -> bool {
        rocket.0 < 8 && self.0 >> rocket.0 & 1 == 1
    }

    /// Adds a rocket with a number below 8.
    #[inline]
    pub const fn insert(&mut self, rocket: Rocket) {
        self.0 |= 1 << (rocket.0 & 7);
    }

    /// Takes a rocket out.
    #[inline]
    pub const fn remove(&mut self, rocket: Rocket) {
        self.0 &= !(1 << (rocket.0 & 7));
    }

    /// How many rockets there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rockets of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set as the bits of a number, rocket 0 the lowest.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The member whose turn follows that of `rocket`: the next greater
    /// number, or else the smallest. The set is not empty.
    #[inline]
    pub const fn after(self, rocket: Rocket) -> Rocket {
        // Two rounds of eight lie side by side: the first member above
        // `rocket` is found without asking whether the round wraps.
        let rounds = self.0 as u32 | (self.0 as u32) << 8;
        let ahead = rounds >> ((rocket.0 & 7) + 1);
        // OK because there are at most 16 bits.
        Rocket((rocket.0 + 1 + ahead.trailing_zeros() as u8) & 7)
    }

    /// The rockets, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Rocket> {
        (0..8)
            .map(Rocket)
            .filter(move |&rocket| self.contains(rocket))
    }
}

impl FromIterator<Rocket> for RocketSet {
    fn from_iter<I: IntoIterator<Item = Rocket>>(rockets: I) -> Self {
        let mut set = Self::EMPTY;
        for rocket in rockets {
            set.insert(rocket);
        }
        set
    }
}

impl fmt::Debug for RocketSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Rocket::number))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_goes_to_the_next_greater_number_then_round() {
        let set: RocketSet = [1, 2, 5].map(Rocket).into_iter().collect();
        assert_eq!(set.after(Rocket(0)), Rocket(1));
        assert_eq!(set.after(Rocket(1)), Rocket(2));
        assert_eq!(set.after(Rocket(2)), Rocket(5));
        assert_eq!(set.after(Rocket(5)), Rocket(1));
        assert_eq!(RocketSet::first(1).after(Rocket(0)), Rocket(0));
    }
}
