//! Rockets by number, and sets of them.

use engine::{Set64, bit_set, number};

/// The most rockets on a board: one for each corner.
pub const MAX_ROCKETS: usize = 6;

number! {
    /// A rocket, by its number from 0. Turns go by increasing number.
    pub Rocket
}

bit_set! {
    /// A set of rockets.
    pub struct RocketSet(u8) of Rocket, Rocket::number
}

impl RocketSet {
    /// The rockets with the numbers `0..count`; `count` is at most
    /// [`MAX_ROCKETS`].
    #[inline]
    pub const fn first(count: u8) -> Self {
        Self((1 << count) - 1)
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
        Set64(self.0.into()).iter().map(Rocket)
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
