//! A few cards whose order means nothing: a hand, or somebody's favourites.

use crate::alien::{ALIENS, PAIRS};
use crate::card::{CARDS, Card, PLANET_CARDS};

/// The low bit of each card's two-bit count.
const LOW_BITS: u64 = (1 << (2 * CARDS)) / 3;
/// The low bits of the counts of the duo cards.
const DUOS: u64 = (1 << (2 * PAIRS)) / 3;
/// The low bits of the counts of the solo cards.
const SOLOS: u64 = (1 << (2 * (PAIRS + ALIENS))) / 3 - DUOS;

/// A multiset of up to three cards: two bits count each card's copies, so that
/// equal bags are equal words and equal cards are seen once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Bag(u64);

impl Bag {
    /// No card.
    pub(crate) const EMPTY: Self = Self(0);

    /// The count of one copy of a card.
    #[inline]
    const fn one(card: Card) -> u64 {
        1 << (2 * card.index())
    }

    /// Adds a card. There are at most three in a bag.
    #[inline]
    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 += Self::one(card);
    }

    /// Takes out a card that is there.
    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 -= Self::one(card);
    }

    /// Whether there is such a card.
    #[inline]
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.count(card) != 0
    }

    /// How many such cards there are.
    #[inline]
    pub(crate) const fn count(self, card: Card) -> u32 {
        (self.0 >> (2 * card.index())) as u32 & 3
    }

    /// How many cards there are.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        (self.0 & LOW_BITS).count_ones() + 2 * (self.0 >> 1 & LOW_BITS).count_ones()
    }

    /// The different cards.
    #[inline]
    pub(crate) const fn faces(self) -> Faces {
        Faces((self.0 | self.0 >> 1) & LOW_BITS)
    }

    /// The cards of both, if no card is in both.
    #[inline]
    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Every card, equal ones as often as they are there, ascending.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        self.faces()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card) as usize))
    }

    /// Puts cards together; nothing if they are more than three.
    pub(crate) fn from_cards(cards: &[Card]) -> Option<Self> {
        (cards.len() <= 3).then(|| {
            let mut bag = Self::EMPTY;
            for &card in cards {
                bag.insert(card);
            }
            bag
        })
    }
}

impl std::fmt::Debug for Bag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The different cards of a bag, ascending: three at most, which is why they
/// are counted and picked by clearing the lowest, without a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Faces(u64);

impl Faces {
    /// All but the lowest.
    #[inline]
    const fn higher(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        let (second, third) = (self.higher(), self.higher().higher());
        (self.0 != 0) as u32 + (second.0 != 0) as u32 + (third.0 != 0) as u32
    }

    /// The duo cards among them.
    #[inline]
    pub(crate) const fn duos(self) -> Self {
        Self(self.0 & DUOS)
    }

    /// The solo cards among them.
    #[inline]
    pub(crate) const fn solos(self) -> Self {
        Self(self.0 & SOLOS)
    }

    /// The card that `rank` smaller ones precede; there are more than `rank`.
    #[inline]
    pub(crate) const fn pick(self, rank: u32) -> Card {
        // A table and not a branch: which one is drawn can't be predicted.
        let rest = [self, self.higher(), self.higher().higher()][rank as usize];
        // OK because positions are below 64.
        Card::from_number((rest.0.trailing_zeros() / 2) as u8)
    }
}

impl Iterator for Faces {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        (self.0 != 0).then(|| {
            let card = self.pick(0);
            *self = self.higher();
            card
        })
    }
}

// A planet card's count lies below those of the initial favourites.
const _: () = assert!(2 * CARDS < 64 && PLANET_CARDS == PAIRS + ALIENS + 2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_equal_cards_and_shows_them_once() {
        let cards: Vec<Card> = ["S3", "D01", "S3"].map(|code| code.parse().unwrap()).into();
        let mut bag = Bag::from_cards(&cards).unwrap();
        assert_eq!(bag.len(), 3);
        assert_eq!(bag.count(cards[0]), 2);
        assert_eq!(bag.faces().collect::<Vec<_>>(), [cards[1], cards[0]]);
        assert_eq!(bag.faces().duos().pick(0), cards[1]);
        assert_eq!(bag.faces().solos().len(), 1);
        bag.remove(cards[0]);
        assert_eq!(bag.iter().collect::<Vec<_>>(), [cards[1], cards[0]]);
    }
}
