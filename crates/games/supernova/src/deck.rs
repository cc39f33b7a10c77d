//! The 55 planet cards, and those of them that nobody has drawn.

use crate::card::{Card, PLANET_CARDS};
use engine::{Randomness, Set64};

/// How many copies of each planet card there are, in the order of the cards
/// (SN-1.3): the ten duos, the five solos, exchange, switch.
pub const COPIES: [u8; PLANET_CARDS] = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5];

/// How many planet cards there are (SN-1.2).
pub const DECK: u8 = 55;

/// Each card's copies lie side by side: `COPIES_OF[card]` is their set, and
/// `FACES[copy]` the card that a copy is.
const COPIES_OF: [u64; PLANET_CARDS] = {
    let mut sets = [0; PLANET_CARDS];
    let (mut card, mut before) = (0, 0);
    while card < PLANET_CARDS {
        sets[card] = ((1 << COPIES[card]) - 1) << before;
        before += COPIES[card];
        card += 1;
    }
    assert!(before == DECK);
    sets
};

const FACES: [u8; 64] = {
    let mut faces = [0; 64];
    let mut card = 0;
    while card < PLANET_CARDS {
        let mut copies = COPIES_OF[card];
        while copies != 0 {
            faces[copies.trailing_zeros() as usize] = card as u8;
            copies &= copies - 1;
        }
        card += 1;
    }
    faces
};

/// A multiset of planet cards, one bit for each copy. Of equal copies the
/// lowest leaves first, so that equal multisets are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Deck(Set64);

impl Deck {
    /// All planet cards.
    pub(crate) const FULL: Self = Self(Set64::below(DECK as u32));

    /// How many cards there are.
    pub(crate) const fn len(self) -> u32 {
        self.0.len()
    }

    /// The copies of a card that are here; none for initial favourites.
    #[inline]
    fn copies(self, card: Card) -> u64 {
        COPIES_OF
            .get(card.index())
            .map_or(0, |copies| self.0.0 & copies)
    }

    /// How many such cards there are.
    #[inline]
    pub(crate) fn count(self, card: Card) -> u32 {
        self.copies(card).count_ones()
    }

    /// Whether there is such a card.
    #[inline]
    pub(crate) fn contains(self, card: Card) -> bool {
        self.copies(card) != 0
    }

    /// Takes out a card, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        let copies = self.copies(card);
        self.0.0 ^= copies & copies.wrapping_neg();
    }

    /// One of the cards, each copy equally likely. The caller knows how many
    /// there are: `len`, at least 1.
    #[inline]
    pub(crate) fn sample(self, len: u32, rng: &mut impl Randomness) -> Card {
        debug_assert_eq!(len, self.len());
        let copy = self.0.nth(rng.below(len));
        Card::from_number(FACES[copy as usize & 63])
    }
}

impl std::fmt::Debug for Deck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map()
            .entries(
                Card::planet_cards()
                    .map(|card| (card, self.count(card)))
                    .filter(|&(_, count)| count > 0),
            )
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_cards_leave_in_one_order() {
        let card = Card::EXCHANGE;
        let mut deck = Deck::FULL;
        for left in (0..5).rev() {
            deck.take(card);
            assert_eq!(deck.count(card), left);
        }
        let len = deck.len();
        deck.take(card);
        assert_eq!(deck.len(), len);
        assert!(!deck.contains(card));
    }
}
