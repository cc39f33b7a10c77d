//! The short notation: `m14` moves to cell 14, `r5` is a rescue to cell 5,
//! `x9` removes a galaxy from cell 9; `f2` lets rocket 2 begin.

use crate::action::Action;
use crate::chance::Chance;
use crate::layout::Cell;
use crate::rocket::Rocket;
use engine::NotationError;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(cell) => write!(f, "m{cell}"),
            Self::Rescue(cell) => write!(f, "r{cell}"),
            Self::Remove(cell) => write!(f, "x{cell}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let action = match letter_and_number(text) {
            Some(('m', number)) => Self::Move(Cell::new(number)),
            Some(('r', number)) => Self::Rescue(Cell::new(number)),
            Some(('x', number)) => Self::Remove(Cell::new(number)),
            _ => {
                let expected = "a move such as `m14`, a rescue `r5` or a removal `x9`";
                return Err(NotationError::new(text, expected));
            }
        };
        Ok(action)
    }
}

#[cfg(feature = "schema")]
impl engine::schema::Notation for Action {
    const PATTERN: &'static str = r"^[mrx]([1-5]?[0-9]|60)$";
    const MEANING: &'static str = "`m14` moves to cell 14, `r5` is a rescue to cell 5, `x9` removes a galaxy \
        from cell 9.";
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::First(rocket) = self;
        write!(f, "f{rocket}")
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match letter_and_number(text) {
            Some(('f', number)) => Ok(Self::First(Rocket::new(number))),
            _ => Err(NotationError::new(text, "the rocket that begins as `f2`")),
        }
    }
}

/// A letter followed by a number written in the one usual way: no sign, no
/// leading zeros.
fn letter_and_number(text: &str) -> Option<(char, u8)> {
    let mut rest = text.chars();
    let letter = rest.next()?;
    let digits = rest.as_str();
    let number: u8 = digits.parse().ok()?;
    let plain = digits.starts_with(|first: char| first.is_ascii_digit())
        && (digits.len() == 1 || !digits.starts_with('0'));
    plain.then_some((letter, number))
}
