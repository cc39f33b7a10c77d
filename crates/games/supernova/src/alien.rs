//! The five aliens, and pairs of them.

use engine::number;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many aliens flee.
pub const ALIENS: usize = 5;

number! {
    /// One of the five aliens (SN-1.1).
    pub Alien below ALIENS, "an alien"
}

impl Alien {
    /// Every alien, in the order of their numbers.
    pub const ALL: [Self; ALIENS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];
}

/// How many pairs of aliens there are.
pub const PAIRS: usize = 10;

/// The pairs, sorted; a pair's number is its place here.
const MEMBERS: [[Alien; 2]; PAIRS] = {
    let mut members = [[Alien(0); 2]; PAIRS];
    let (mut low, mut number) = (0, 0);
    while low < ALIENS as u8 {
        let mut high = low + 1;
        while high < ALIENS as u8 {
            members[number] = [Alien(low), Alien(high)];
            number += 1;
            high += 1;
        }
        low += 1;
    }
    members
};

/// Two different aliens, in no order. Written with the lower number first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("uniqueItems" = true)))]
#[serde(try_from = "[Alien; 2]", into = "[Alien; 2]")]
pub struct Pair(u8);

impl Pair {
    /// The pair of two aliens, in either order; nothing if they are one.
    #[inline]
    pub fn new(one: Alien, other: Alien) -> Option<Self> {
        let (low, high) = (one.0.min(other.0), one.0.max(other.0));
        // 4 + 3 + ... pairs have a smaller lower member.
        (low != high).then(|| Self(low * (9 - low) / 2 + high - low - 1))
    }

    /// The pair with that number; numbers are below [`PAIRS`].
    #[inline]
    pub const fn from_number(number: u8) -> Option<Self> {
        if number < PAIRS as u8 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its place among the sorted pairs.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Both aliens, the lower number first.
    #[inline]
    pub const fn members(self) -> [Alien; 2] {
        MEMBERS[self.0 as usize]
    }

    /// Whether the alien is one of the two.
    #[inline]
    pub fn contains(self, alien: Alien) -> bool {
        self.members().contains(&alien)
    }
}

impl fmt::Debug for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = self.members();
        write!(f, "Pair({low}, {high})")
    }
}

impl TryFrom<[Alien; 2]> for Pair {
    type Error = String;

    /// One spelling only: the lower number comes first.
    fn try_from([low, high]: [Alien; 2]) -> Result<Self, String> {
        match Self::new(low, high) {
            Some(pair) if low < high => Ok(pair),
            _ => Err(format!(
                "[{low}, {high}] is not a pair of aliens; a pair ascends"
            )),
        }
    }
}

impl From<Pair> for [Alien; 2] {
    fn from(pair: Pair) -> Self {
        pair.members()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_and_its_number_are_one() {
        for number in 0..PAIRS as u8 {
            let pair = Pair::from_number(number).unwrap();
            let [low, high] = pair.members();
            assert!(low < high);
            assert_eq!(Pair::new(high, low), Some(pair));
        }
        assert_eq!(Pair::new(Alien(3), Alien(3)), None);
    }
}
