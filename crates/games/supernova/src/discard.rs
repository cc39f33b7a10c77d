//! The discard pile: face up, in order.

use crate::alien::ALIENS;
use crate::card::Card;
use crate::deck::DECK;

/// Every card could lie here, initial favourites included.
const MOST: usize = DECK as usize + ALIENS;

/// The discarded cards, oldest first.
#[derive(Clone, Copy)]
pub(crate) struct Discard {
    cards: [Card; MOST],
    len: u8,
}

impl Discard {
    /// No card.
    pub(crate) const EMPTY: Self = Self {
        cards: [Card::EXCHANGE; MOST],
        len: 0,
    };

    /// Lays a card on top. A card is discarded once, so there is room.
    #[inline]
    pub(crate) const fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// The cards, oldest first.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// Lays cards on a pile of their own; nothing if they are too many.
    pub(crate) fn from_cards(cards: &[Card]) -> Option<Self> {
        (cards.len() <= MOST).then(|| {
            let mut discard = Self::EMPTY;
            for &card in cards {
                discard.push(card);
            }
            discard
        })
    }
}

impl PartialEq for Discard {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Discard {}

impl std::fmt::Debug for Discard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
