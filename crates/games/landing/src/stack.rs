//! The cards of one column, in one machine word.

use crate::{Card, CardEnd, HEIGHT, Pair};
use serde::{Deserialize, Serialize};

/// A card in a column, and which of its ends is at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "Written", into = "Written")]
pub struct Placed {
    card: Card,
    bottom: CardEnd,
}

/// A placed card in JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Placed", deny_unknown_fields)]
struct Written {
    /// The card.
    card: Card,
    /// The end at the bottom; end 0 for a star.
    bottom: CardEnd,
}

impl TryFrom<Written> for Placed {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        Self::new(written.card, written.bottom)
            .ok_or_else(|| format!("card {} is a star: its bottom is 0", written.card.number()))
    }
}

impl From<Placed> for Written {
    fn from(placed: Placed) -> Self {
        Self {
            card: placed.card,
            bottom: placed.bottom,
        }
    }
}

/// Bits of a placed card: the lower four stand for the aliens and the next
/// four for the saucers of its bottom end, the upper eight for its top end. A
/// star and an empty place have none, so that they match nothing (LZ-5.1).
type Emblems = u16;

/// The emblems of every byte of a [`Stack`].
const EMBLEMS: [Emblems; 256] = {
    let mut emblems = [0; 256];
    let mut number = 0;
    while let Some(card) = Card::new(number) {
        if let Some([zero, one]) = card.ends() {
            let (zero, one) = (zero.emblems(), one.emblems());
            emblems[Placed::byte_of(card, CardEnd::Zero) as usize] = zero | one << 8;
            emblems[Placed::byte_of(card, CardEnd::One) as usize] = one | zero << 8;
        }
        number += 1;
    }
    emblems
};

impl Placed {
    /// The card with that end at the bottom, or nothing for a star that is
    /// turned: a star has no orientation (LZ-3.2).
    pub const fn new(card: Card, bottom: CardEnd) -> Option<Self> {
        match (card.ends(), bottom) {
            (None, CardEnd::One) => None,
            _ => Some(Self { card, bottom }),
        }
    }

    /// The card as a legal action places it.
    #[inline]
    pub(crate) const fn laid(card: Card, bottom: CardEnd) -> Self {
        debug_assert!(Self::new(card, bottom).is_some());
        Self { card, bottom }
    }

    /// The card.
    #[inline]
    pub const fn card(self) -> Card {
        self.card
    }

    /// The end at the bottom; end 0 for a star.
    #[inline]
    pub const fn bottom(self) -> CardEnd {
        self.bottom
    }

    /// The pair in landing position, the only one that scores (LZ-6.2).
    pub const fn bottom_pair(self) -> Option<Pair> {
        self.card.end(self.bottom)
    }

    /// The pair at the upper end.
    pub const fn top_pair(self) -> Option<Pair> {
        self.card.end(self.bottom.opposite())
    }

    /// Bit 7 is set for every card, so that zero is an empty place.
    const fn byte_of(card: Card, bottom: CardEnd) -> u8 {
        0x80 | bottom.number() << 6 | card.number()
    }

    #[inline]
    const fn byte(self) -> u8 {
        Self::byte_of(self.card, self.bottom)
    }

    #[inline]
    const fn from_byte(byte: u8) -> Option<Self> {
        if byte == 0 {
            return None;
        }
        Some(Self {
            card: Card::of(byte & 0x3f),
            bottom: if byte & 0x40 == 0 {
                CardEnd::Zero
            } else {
                CardEnd::One
            },
        })
    }

    /// The aliens and saucers it shows at both ends.
    #[inline]
    pub(crate) const fn emblems(self) -> Emblems {
        EMBLEMS[self.byte() as usize]
    }
}

/// The cards of a column, lowest first: byte 0 is the card on the planet.
///
/// Taking a card out and letting those above it fall is one shift.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Stack(u64);

impl Stack {
    /// No card above the planet.
    pub(crate) const EMPTY: Self = Self(0);

    /// How many cards there are.
    #[inline]
    pub(crate) const fn height(self) -> u8 {
        // OK because it is at most 8.
        ((71 - self.0.leading_zeros()) / 8) as u8
    }

    /// LZ-3.1: whether another card fits.
    #[inline]
    pub(crate) const fn is_open(self) -> bool {
        self.0 >> (8 * (HEIGHT - 1)) == 0
    }

    /// The card at a height, the lowest being at height 0.
    #[inline]
    pub(crate) const fn at(self, height: u8) -> Option<Placed> {
        Placed::from_byte(self.byte(height))
    }

    /// What is shown at a height: nothing where there is no card.
    #[inline]
    pub(crate) const fn emblems(self, height: u8) -> Emblems {
        EMBLEMS[self.byte(height) as usize]
    }

    #[inline]
    const fn byte(self, height: u8) -> u8 {
        // OK because the lowest byte is what is wanted.
        (self.0 >> bit(height)) as u8
    }

    /// Puts a card on top of an open column and tells its height.
    #[inline]
    pub(crate) const fn push(&mut self, placed: Placed) -> u8 {
        let height = self.height();
        self.0 |= (placed.byte() as u64) << bit(height);
        height
    }

    /// LZ-4.4: takes out the card at a height; those above it fall by one.
    #[inline]
    pub(crate) const fn remove(&mut self, height: u8) {
        let below = (1 << bit(height)) - 1;
        self.0 = self.0 & below | (self.0 >> 8) & !below;
    }

    /// The cards, lowest first.
    pub(crate) fn iter(self) -> impl Iterator<Item = Placed> {
        (0..HEIGHT).map_while(move |height| self.at(height))
    }
}

/// Where the byte of a height begins. Heights are below 8.
#[inline]
const fn bit(height: u8) -> u32 {
    (8 * height as u32) & 63
}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(card: u8, bottom: u8) -> Placed {
        Placed::new(Card::new(card).unwrap(), CardEnd::new(bottom).unwrap()).unwrap()
    }

    #[test]
    fn cards_pile_up_and_fall() {
        let cards = [placed(0, 0), placed(41, 0), placed(35, 1), placed(9, 1)];
        let mut stack = Stack::EMPTY;
        assert_eq!(stack.height(), 0);
        for (height, &card) in (0..).zip(&cards) {
            assert!(stack.is_open());
            assert_eq!(stack.push(card), height);
        }
        assert!(stack.is_open());
        stack.push(placed(8, 0));
        assert!(!stack.is_open());
        stack.remove(1);
        assert_eq!(stack.height(), 4);
        let left: Vec<Placed> = stack.iter().collect();
        assert_eq!(left, [cards[0], cards[2], cards[3], placed(8, 0)]);
        stack.remove(3);
        stack.remove(0);
        assert_eq!(stack.iter().collect::<Vec<_>>(), [cards[2], cards[3]]);
        assert_eq!(stack.at(2), None);
    }

    #[test]
    fn emblems_follow_the_orientation() {
        // Card 24 shows (0,0) at end 0 and (1,3) at end 1.
        assert_eq!(placed(24, 0).emblems(), 0b1000_0010_0001_0001);
        assert_eq!(placed(24, 1).emblems(), 0b0001_0001_1000_0010);
        assert_eq!(placed(36, 0).emblems(), 0);
        assert_eq!(Stack::EMPTY.emblems(0), 0);
    }

    #[test]
    fn a_star_is_never_turned() {
        let star = Card::new(36).unwrap();
        assert_eq!(Placed::new(star, CardEnd::One), None);
        assert!(Placed::new(star, CardEnd::Zero).is_some());
    }
}
