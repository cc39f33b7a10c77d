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
        let parse = || {
            let (letter, rest) = split(text)?;
            let numbers = numbers(rest)?;
            Some(match (letter, numbers.as_slice()) {
                ('m', &[square, entry]) => Self::Mark {
                    mark: Facing::new(Square::new(square)?, Point::new(entry)?),
                },
                ('t', &[tile, rot]) => Self::Tile {
                    tile: Tile::new(tile)?,
                    rot: Rot::new(rot)?,
                },
                ('k', tiles) => {
                    let tiles: Option<Vec<Tile>> = tiles.iter().map(|&n| Tile::new(n)).collect();
                    Self::Keep {
                        keep: Kept::new(&tiles?)?,
                    }
                }
                _ => return None,
            })
        };
        parse().ok_or_else(|| {
            NotationError::new(text, "an action such as `m14.7`, `t17.2` or `k3.17`")
        })
    }
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
        let parse = || {
            let (letter, rest) = split(text)?;
            let numbers = numbers(rest)?;
            Some(match (letter, numbers.as_slice()) {
                ('f', &[seat]) => Self::First(Seat::new(seat)),
                ('t', &[tile]) => Self::Draw(Tile::new(tile)?),
                ('a', &[asteroid]) => Self::Asteroid(Asteroid::new(asteroid)?),
                ('p', &[square]) => Self::Place(Square::new(square)?),
                ('r', &[rot]) => Self::Rot(Rot::new(rot)?),
                ('d', &[blue, red]) => Self::Dice([blue, red]),
                ('d', &[die]) => Self::Die(die),
                _ => return None,
            })
        };
        parse().ok_or_else(|| {
            NotationError::new(
                text,
                "a chance outcome such as `f2`, `t17`, `a5`, `p30`, `r3`, `d3.4` or `d5`",
            )
        })
    }
}

/// The first letter, and what follows it.
fn split(text: &str) -> Option<(char, &str)> {
    let letter = text.chars().next()?;
    Some((letter, &text[letter.len_utf8()..]))
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
