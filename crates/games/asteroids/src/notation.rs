//! The short notation of actions and chance outcomes.
//!
//! | | |
//! |---|---|
//! | `m14.7` | puts the ship on the mark at point 7 of square 14 |
//! | `t17.2` | places tile 17, turned twice |
//! | `k3.17` | keeps the tiles 3 and 17 |
//! | `f2` | seat 2 begins |
//! | `t17` | tile 17 is drawn |
//! | `a5` | asteroid 5 is taken from the reserve |
//! | `p30` | it comes to square 30 |
//! | `r3` | it lies turned three times |
//! | `d3.4` | the dice show a blue 3 and a red 4 |
//! | `d5` | the die for an asteroid shows 5 |

use crate::action::Action;
use crate::chance::Chance;
use crate::geometry::Facing;
use crate::hand::Kept;
use crate::number::{Asteroid, Point, Rot, Square, Tile};
use engine::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mark { mark } => write!(f, "m{}.{}", mark.square(), mark.entry()),
            Self::Tile { tile, rot } => write!(f, "t{tile}.{rot}"),
            Self::Keep { keep } => {
                f.write_str("k")?;
                for (place, tile) in keep.tiles().iter().enumerate() {
                    let dot = if place == 0 { "" } else { "." };
                    write!(f, "{dot}{tile}")?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "an action such as `m14.7`, `t17.2` or `k3.17`";
        parse(text, expected, |letter, numbers| match (letter, numbers) {
            ('m', &[square, entry]) => {
                let mark = Facing::new(Square::new(square)?, Point::new(entry)?);
                Some(Self::Mark { mark })
            }
            ('t', &[tile, rot]) => Some(Self::Tile {
                tile: Tile::new(tile)?,
                rot: Rot::new(rot)?,
            }),
            ('k', tiles) => {
                let tiles: Option<Vec<Tile>> = tiles.iter().map(|&n| Tile::new(n)).collect();
                let keep = Kept::new(&tiles?)?;
                Some(Self::Keep { keep })
            }
            _ => None,
        })
    }
}

#[cfg(feature = "schema")]
impl engine::schema::Notation for Action {
    const PATTERN: &'static str = r"^(m([12]?[0-9]|3[0-5])\.[0-7]|t([1-3]?[0-9]|4[0-8])\.[0-3]|k(([1-3]?[0-9]|4[0-8])(\.([1-3]?[0-9]|4[0-8])){0,2})?)$";
    const MEANING: &'static str = "`m14.7` puts the ship on the mark at point 7 of square 14, `t17.2` places \
        tile 17, turned twice, `k3.17` keeps the tiles 3 and 17, in ascending order.";
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "f{seat}"),
            Self::Draw(tile) => write!(f, "t{tile}"),
            Self::Asteroid(asteroid) => write!(f, "a{asteroid}"),
            Self::Place(square) => write!(f, "p{square}"),
            Self::Rot(rot) => write!(f, "r{rot}"),
            Self::Dice([blue, red]) => write!(f, "d{blue}.{red}"),
            Self::Die(die) => write!(f, "d{die}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "a chance outcome such as `f2`, `t17`, `a5`, `p30`, `r3`, `d3.4` or `d5`";
        parse(text, expected, |letter, numbers| match (letter, numbers) {
            ('f', &[seat]) => Some(Self::First(Seat::new(seat))),
            ('t', &[tile]) => Tile::new(tile).map(Self::Draw),
            ('a', &[asteroid]) => Asteroid::new(asteroid).map(Self::Asteroid),
            ('p', &[square]) => Square::new(square).map(Self::Place),
            ('r', &[rot]) => Rot::new(rot).map(Self::Rot),
            ('d', &[blue, red]) => Some(Self::Dice([blue, red])),
            ('d', &[die]) => Some(Self::Die(die)),
            _ => None,
        })
    }
}

/// Reads a letter and the numbers that follow it.
fn parse<T>(
    text: &str,
    expected: &'static str,
    read: impl FnOnce(char, &[u8]) -> Option<T>,
) -> Result<T, NotationError> {
    let parts = || {
        let letter = text.chars().next()?;
        read(letter, &numbers(&text[letter.len_utf8()..])?)
    };
    parts().ok_or_else(|| NotationError::new(text, expected))
}

/// Numbers separated by dots, each written without sign or leading zero, so
/// that everything has one notation only.
fn numbers(text: &str) -> Option<Vec<u8>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    text.split('.')
        .map(|part| {
            let number: u8 = part.parse().ok()?;
            (number.to_string() == part).then_some(number)
        })
        .collect()
}
