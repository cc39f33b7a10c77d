//! Sets of small numbers in one machine word.

use crate::Randomness;

/// Declares a set of small numbers, or of what stands for them, as the bits of
/// one machine word.
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$meta:meta])*
        $visibility:vis struct $Set:ident($field:vis $word:ident) of $Member:ty, $number:path
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $visibility struct $Set($field $word);

        impl $Set {
            /// The empty set.
            $visibility const EMPTY: Self = Self(0);

            /// Whether it is in the set; what has no bit in the word never is.
            #[inline]
            $visibility const fn contains(self, member: $Member) -> bool {
                let number = $number(member);
                (number as u32) < $word::BITS && self.0 >> number & 1 == 1
            }

            /// Adds one that has a bit in the word.
            #[inline]
            $visibility const fn insert(&mut self, member: $Member) {
                self.0 |= 1 << ($number(member) as u32 % $word::BITS);
            }

            /// Takes one out.
            #[inline]
            $visibility const fn remove(&mut self, member: $Member) {
                self.0 &= !(1 << ($number(member) as u32 % $word::BITS));
            }

            /// How many there are.
            #[inline]
            $visibility const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there is none.
            #[inline]
            $visibility const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those of this set that are not in the other.
            #[inline]
            $visibility const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> Self {
                let mut set = Self::EMPTY;
                for member in members {
                    set.insert(member);
                }
                set
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

bit_set! {
    /// A set of numbers below 64: cells of a board, cards of a deck.
    pub struct Set64(pub u64) of u8, std::convert::identity
}

impl Set64 {
    /// The numbers `0..count`; `count` is at most 64.
    #[inline]
    pub const fn below(count: u32) -> Self {
        Self(if count >= 64 {
            u64::MAX
        } else {
            (1 << count) - 1
        })
    }

    /// The set with one number.
    #[inline]
    pub const fn single(number: u8) -> Self {
        Self(1 << (number & 63))
    }

    /// The numbers of both sets.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The numbers common to both sets.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The number that `rank` smaller ones precede. `rank` is below the
    /// length; otherwise the answer means nothing.
    ///
    /// All bytes' counts are summed side by side in one word, so that random
    /// play picks a member without listing the set.
    #[inline]
    pub const fn nth(self, rank: u32) -> u8 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const TOPS: u64 = 0x8080_8080_8080_8080;
        let word = self.0;
        let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
        let quads = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
        let bytes = (quads + (quads >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        // Byte i of `sums` counts the members in bytes 0..=i.
        let sums = bytes.wrapping_mul(ONES);
        // A top bit rises in every byte by which more than `rank` are counted.
        let ranks = (rank as u64).wrapping_mul(ONES);
        let reached = sums.wrapping_add((TOPS - ONES).wrapping_sub(ranks)) & TOPS;
        let shift = (reached.trailing_zeros() & 0x38) as u64;
        let before = ((sums << 8) >> (shift & 63)) & 0xff;
        let byte = (word >> (shift & 63)) & 0xff;
        let within =
            SELECT_IN_BYTE[byte as usize][((rank as u64).wrapping_sub(before) & 7) as usize];
        // OK because a number is below 64.
        shift as u8 + within
    }

    /// A member of a set that is not empty, each equally likely.
    #[inline]
    pub fn sample(self, rng: &mut impl Randomness) -> u8 {
        self.nth(rng.below(self.len()))
    }

    /// Takes out and returns a member of a set that is not empty, each
    /// equally likely.
    #[inline]
    pub fn draw(&mut self, rng: &mut impl Randomness) -> u8 {
        let number = self.sample(rng);
        self.remove(number);
        number
    }

    /// One byte for each number below 64: 1 for members, 0 for others.
    #[inline]
    pub fn to_bytes(self) -> [u8; 64] {
        let mut bytes = [0; 64];
        for (eight, byte) in bytes.chunks_exact_mut(8).zip(self.0.to_le_bytes()) {
            // Each copy of the byte keeps another bit of it, then any bit becomes 1.
            let copies = u64::from(byte) * 0x0101_0101_0101_0101;
            let apart = copies & 0x8040_2010_0804_0201;
            let ones = (apart + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
            eight.copy_from_slice(&ones.to_le_bytes());
        }
        bytes
    }

    /// The numbers, ascending.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// `SELECT_IN_BYTE[byte][rank]`: the position of the bit of that rank.
const SELECT_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte & (1 << bit) != 0 {
                table[byte][rank] = bit;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The members of a [`Set64`], ascending.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as u8; // OK because it is below 64.
        self.0 &= self.0 - 1;
        Some(number)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Set64 {
    type Item = u8;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_agrees_with_listing() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..2_000 {
            word = word.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(round);
            let set = Set64(match round % 4 {
                0 => word,
                1 => word & (word >> 7),
                2 => word | (word >> 3),
                _ => 1 << (word >> 58),
            });
            for (rank, number) in set.iter().enumerate() {
                assert_eq!(set.nth(rank as u32), number, "{set:?}");
            }
        }
        let full = Set64::below(64);
        for rank in 0..64 {
            assert_eq!(u32::from(full.nth(rank)), rank);
        }
    }

    #[test]
    fn bytes_agree_with_membership() {
        for word in [0, 1, u64::MAX, 0x8000_0000_0000_0001, 0x9e37_79b9_7f4a_7c15] {
            let set = Set64(word);
            for (number, byte) in (0..).zip(set.to_bytes()) {
                assert_eq!(byte, u8::from(set.contains(number)), "{set:?} {number}");
            }
        }
    }

    #[test]
    fn a_number_from_64_on_is_never_inside() {
        assert!(!Set64::below(64).contains(64));
        assert!(!Set64::below(64).contains(255));
    }
}
