//! The cards: four kinds of planet cards, and the initial favourites.

use crate::alien::{ALIENS, Alien, PAIRS, Pair};
use engine::NotationError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many different planet cards there are.
pub const PLANET_CARDS: usize = PAIRS + ALIENS + 2;

/// How many different cards there are, initial favourites included.
pub const CARDS: usize = PLANET_CARDS + ALIENS;

const FIRST_SOLO: u8 = PAIRS as u8;
const EXCHANGE: u8 = FIRST_SOLO + ALIENS as u8;
const SWITCH: u8 = EXCHANGE + 1;
const FIRST_INITIAL: u8 = PLANET_CARDS as u8;

/// A card's face. Equal cards are interchangeable.
///
/// Its code, in JSON as in notation: `D01`, `S3`, `F`, `P`, `A3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^(D(0[1-4]|1[2-4]|2[34]|34)|[SA][0-4]|F|P)$")))]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A planet card with two aliens.
    Duo(Pair),
    /// A planet card with one alien.
    Solo(Alien),
    /// The planet card that exchanges favourites.
    Exchange,
    /// The planet card that switches positions.
    Switch,
    /// An initial favourite card; never in a hand.
    Initial(Alien),
}

impl Card {
    /// The card that exchanges favourites.
    pub const EXCHANGE: Self = Self(EXCHANGE);
    /// The card that switches positions.
    pub const SWITCH: Self = Self(SWITCH);

    /// The planet card with two aliens.
    #[inline]
    pub const fn duo(pair: Pair) -> Self {
        Self(pair.number())
    }

    /// The planet card with one alien.
    #[inline]
    pub const fn solo(alien: Alien) -> Self {
        Self(FIRST_SOLO + alien.number())
    }

    /// The initial favourite card of an alien.
    #[inline]
    pub const fn initial(alien: Alien) -> Self {
        Self(FIRST_INITIAL + alien.number())
    }

    /// Every planet card once.
    pub fn planet_cards() -> impl Iterator<Item = Self> {
        (0..PLANET_CARDS as u8).map(Self)
    }

    /// What the card is.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 {
            EXCHANGE => Kind::Exchange,
            SWITCH => Kind::Switch,
            number => {
                if let Some(pair) = Pair::from_number(number) {
                    Kind::Duo(pair)
                } else if let Some(alien) = Alien::new(number - FIRST_SOLO) {
                    Kind::Solo(alien)
                } else {
                    // OK because a card's number is below CARDS.
                    Kind::Initial(Alien::ALL[(number - FIRST_INITIAL) as usize])
                }
            }
        }
    }

    /// Whether the card belongs to the 55 planet cards.
    #[inline]
    pub const fn is_planet(self) -> bool {
        self.0 < FIRST_INITIAL
    }

    /// The alien backed by the player who has this card among the favourites.
    #[inline]
    pub const fn backs(self) -> Option<Alien> {
        match self.kind() {
            Kind::Solo(alien) | Kind::Initial(alien) => Some(alien),
            Kind::Duo(_) | Kind::Exchange | Kind::Switch => None,
        }
    }

    /// Whether a player who plays this card may advance the alien with it
    /// (SN-3.1, SN-3.3).
    #[inline]
    pub fn advances(self, alien: Alien) -> bool {
        match self.kind() {
            Kind::Duo(pair) => pair.contains(alien),
            Kind::Solo(shown) => shown == alien,
            Kind::Exchange | Kind::Switch | Kind::Initial(_) => false,
        }
    }

    /// The aliens on a duo card, or twice the one on a solo card: a table for
    /// random play, which draws from whichever it is.
    #[inline]
    pub(crate) const fn shown(self) -> [Alien; 2] {
        const SHOWN: [[Alien; 2]; CARDS] = {
            let mut shown = [[Alien::ALL[0]; 2]; CARDS];
            let mut number = 0;
            while number < CARDS {
                match Card(number as u8).kind() {
                    Kind::Duo(pair) => shown[number] = pair.members(),
                    Kind::Solo(alien) | Kind::Initial(alien) => shown[number] = [alien; 2],
                    Kind::Exchange | Kind::Switch => {}
                }
                number += 1;
            }
            shown
        };
        SHOWN[self.index()]
    }

    /// The card's number, below [`CARDS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with that number, which is below [`CARDS`].
    #[inline]
    pub(crate) const fn from_number(number: u8) -> Self {
        debug_assert!((number as usize) < CARDS);
        Self(number)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Duo(pair) => {
                let [low, high] = pair.members();
                write!(f, "D{low}{high}")
            }
            Kind::Solo(alien) => write!(f, "S{alien}"),
            Kind::Exchange => f.write_str("F"),
            Kind::Switch => f.write_str("P"),
            Kind::Initial(alien) => write!(f, "A{alien}"),
        }
    }
}

/// The alien of a digit.
pub(crate) fn alien_of_digit(digit: u8) -> Option<Alien> {
    Alien::new(digit.checked_sub(b'0')?)
}

/// The pair of two ascending digits.
pub(crate) fn pair_of_digits(low: u8, high: u8) -> Option<Pair> {
    Pair::try_from([alien_of_digit(low)?, alien_of_digit(high)?]).ok()
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let card = match *text.as_bytes() {
            [b'D', low, high] => pair_of_digits(low, high).map(Self::duo),
            [b'S', digit] => alien_of_digit(digit).map(Self::solo),
            [b'A', digit] => alien_of_digit(digit).map(Self::initial),
            [b'F'] => Some(Self::EXCHANGE),
            [b'P'] => Some(Self::SWITCH),
            _ => None,
        };
        card.ok_or_else(|| NotationError::new(text, "a card such as `D01`, `S3`, `F`, `P` or `A3`"))
    }
}

engine::text_form!(Card, Debug);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_one_code() {
        for number in 0..CARDS as u8 {
            let card = Card::from_number(number);
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "D10", "D00", "D05", "S5", "A", "f", "D012", "É"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
