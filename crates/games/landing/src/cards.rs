//! The play cards, what they show, and what matches what.

use engine::{Set64, number};
use serde::{Deserialize, Serialize};

/// How many play cards there are.
pub const CARDS: usize = 42;
/// How many cards a player is dealt.
pub const HAND: u8 = 4;
/// How many cards form the planet row, and how many columns rise above it.
pub const COLUMNS: usize = 4;
/// How many cards a column holds above the planet row.
pub const HEIGHT: u8 = 5;

/// LZ-1.3: the cards before this one are plain.
const FIRST_ARMED: u8 = 24;
/// LZ-1.3: from this one on they are stars, the highest of all.
pub(crate) const FIRST_STAR: u8 = 36;

/// All play cards.
pub(crate) const ALL: Set64 = Set64::below(CARDS as u32);

number! {
    /// One of the four aliens (LZ-1.1).
    pub Alien below 4, "an alien"
}
number! {
    /// One of the four flying saucers (LZ-1.1).
    pub Saucer below 4, "a saucer"
}
number! {
    /// One of the four columns above the planet row, from left to right.
    pub Column below COLUMNS, "a column"; with a text of its own
}
number! {
    /// One of the 42 play cards (LZ-1.2).
    pub Card below CARDS, "a card"
}

/// What a card is (LZ-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Two pairs, and no effect.
    Plain,
    /// Two pairs, and it blasts matching neighbours when placed.
    Armed,
    /// No pair: it matches nothing and scores nothing.
    Star,
}

/// An alien and a saucer side by side at one end of a card. Written as a list
/// of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "(Alien, Saucer)", into = "(Alien, Saucer)")]
pub struct Pair {
    /// The alien.
    pub alien: Alien,
    /// The saucer.
    pub saucer: Saucer,
}

impl From<(Alien, Saucer)> for Pair {
    fn from((alien, saucer): (Alien, Saucer)) -> Self {
        Self { alien, saucer }
    }
}

impl From<Pair> for (Alien, Saucer) {
    fn from(pair: Pair) -> Self {
        (pair.alien, pair.saucer)
    }
}

impl Pair {
    /// Sums are modulo 4 (LZ-1.3).
    const fn modulo(alien: u8, saucer: u8) -> Self {
        Self {
            alien: Alien(alien % 4),
            saucer: Saucer(saucer % 4),
        }
    }

    /// One bit for the alien, one for the saucer.
    pub(crate) const fn emblems(self) -> u16 {
        1 << self.alien.0 | 16 << self.saucer.0
    }
}

/// One of the two ends of a card, as printed.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("maximum" = 1)))]
#[serde(try_from = "u8", into = "u8")]
pub enum CardEnd {
    /// The end whose pair LZ-1.3 writes first.
    #[default]
    Zero,
    /// The other one.
    One,
}

impl CardEnd {
    /// Both ends.
    pub const BOTH: [Self; 2] = [Self::Zero, Self::One];

    /// The end with that number, if it is 0 or 1.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Zero),
            1 => Some(Self::One),
            _ => None,
        }
    }

    /// 0 or 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The opposite end.
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Zero => Self::One,
            Self::One => Self::Zero,
        }
    }
}

engine::number_form!(CardEnd, "an end 0 or 1", |end| end.number());

impl Card {
    /// Plain, armed or star.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 {
            0..FIRST_ARMED => Kind::Plain,
            FIRST_ARMED..FIRST_STAR => Kind::Armed,
            _ => Kind::Star,
        }
    }

    /// The pairs at end 0 and end 1; a star shows none.
    #[inline]
    pub const fn ends(self) -> Option<[Pair; 2]> {
        if self.0 < FIRST_STAR {
            Some(ENDS[self.index()])
        } else {
            None
        }
    }

    /// The pair at one end; a star shows none.
    pub const fn end(self, end: CardEnd) -> Option<Pair> {
        match self.ends() {
            Some(ends) => Some(ends[end as usize]),
            None => None,
        }
    }
}

impl Column {
    /// The column to the left, if there is one.
    #[inline]
    pub const fn left(self) -> Option<Self> {
        match self.0 {
            0 => None,
            number => Some(Self(number - 1)),
        }
    }

    /// The column to the right, if there is one.
    #[inline]
    pub const fn right(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }
}

/// LZ-1.3: the pairs of every card that has some, end 0 first.
const ENDS: [[Pair; 2]; FIRST_STAR as usize] = {
    let mut ends = [[Pair::modulo(0, 0); 2]; FIRST_STAR as usize];
    let mut alien = 0;
    while alien < 4 {
        let mut saucer = 0;
        while saucer < 4 {
            let place = (alien * 4 + saucer) as usize;
            let here = Pair::modulo(alien, saucer);
            if alien < 2 {
                ends[place] = [here, Pair::modulo(alien + 2, saucer + 2)];
            }
            ends[8 + place] = [here, Pair::modulo(alien + 1, saucer + 1)];
            if alien % 2 == 0 {
                let row = (alien / 2 * 4 + saucer) as usize;
                ends[FIRST_ARMED as usize + row] = [here, Pair::modulo(alien + 1, saucer + 3)];
            }
            saucer += 1;
        }
        alien += 1;
    }
    ends[32] = [Pair::modulo(0, 0), Pair::modulo(2, 2)];
    ends[33] = [Pair::modulo(1, 1), Pair::modulo(3, 3)];
    ends[34] = [Pair::modulo(0, 2), Pair::modulo(2, 0)];
    ends[35] = [Pair::modulo(1, 3), Pair::modulo(3, 1)];
    ends
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_beyond_the_bound_are_no_pieces() {
        assert_eq!(Alien::new(4), None);
        assert_eq!(Saucer::new(4), None);
        assert_eq!(Column::new(4), None);
        assert_eq!(Card::new(42), None);
        let error = Card::try_from(42).unwrap_err();
        assert_eq!(error, "42 is not a card: they are 0 to 41");
        assert_eq!(CardEnd::try_from(2).unwrap_err(), "2 is not an end 0 or 1");
    }
}
