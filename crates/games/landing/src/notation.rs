//! The short notation of actions and chance outcomes.
//!
//! An action names the column by a letter, the card by its number and, for a
//! card that has two, the end at the bottom: `b17.1`, `d38` for a star. A
//! chance outcome is a word and a number: `first1`, `alien0`, `saucer3`,
//! `deal24`, `draw5`.

use crate::{Action, Alien, Card, CardEnd, Chance, Column, Saucer};
use engine::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

const LETTERS: [char; 4] = ['a', 'b', 'c', 'd'];

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", LETTERS[self.index()])
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.card.number())?;
        match (self.card.ends(), self.bottom) {
            // The one way to place a star needs no more words.
            (None, CardEnd::Zero) => Ok(()),
            (_, bottom) => write!(f, ".{}", bottom.number()),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let mut rest = text.chars();
            let letter = rest.next()?;
            let column = LETTERS.iter().position(|&known| known == letter)?;
            let column = Column::new(u8::try_from(column).ok()?)?;
            let rest = rest.as_str();
            let (card, bottom) = match rest.split_once('.') {
                Some((card, end)) => (card, Some(CardEnd::new(number(end)?)?)),
                None => (rest, None),
            };
            let card = Card::new(number(card)?)?;
            let bottom = match (card.ends(), bottom) {
                (_, Some(bottom)) => bottom,
                (None, None) => CardEnd::Zero,
                (Some(_), None) => return None,
            };
            Some(Self {
                card,
                column,
                bottom,
            })
        };
        parse().ok_or_else(|| {
            NotationError::new(
                text,
                "an action such as `b17.1` (column b, card 17, end 1 at the bottom) or `d38` for a star",
            )
        })
    }
}

#[cfg(feature = "schema")]
impl engine::schema::Notation for Action {
    const PATTERN: &'static str = r"^[a-d](([12]?[0-9]|3[0-5])\.[01]|3[6-9]|4[01])$";
    const MEANING: &'static str =
        "`b17.1` places card 17 in column b, end 1 at the bottom; a star has no ends: `d38`.";
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first{seat}"),
            Self::Alien(alien) => write!(f, "alien{}", alien.number()),
            Self::Saucer(saucer) => write!(f, "saucer{}", saucer.number()),
            Self::Deal(card) => write!(f, "deal{}", card.number()),
            Self::Draw(card) => write!(f, "draw{}", card.number()),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let digits = text.find(|letter: char| letter.is_ascii_digit())?;
            let (word, digits) = text.split_at(digits);
            let number = number(digits)?;
            match word {
                "first" => Some(Self::First(Seat::new(number))),
                "alien" => Alien::new(number).map(Self::Alien),
                "saucer" => Saucer::new(number).map(Self::Saucer),
                "deal" => Card::new(number).map(Self::Deal),
                "draw" => Card::new(number).map(Self::Draw),
                _ => None,
            }
        };
        parse().ok_or_else(|| {
            NotationError::new(
                text,
                "a chance outcome such as `first1`, `alien0`, `saucer3`, `deal24` or `draw5`",
            )
        })
    }
}

/// A number as it is written: digits only, no needless zero in front.
fn number(digits: &str) -> Option<u8> {
    let number: u8 = digits.parse().ok()?;
    (number.to_string() == digits).then_some(number)
}
