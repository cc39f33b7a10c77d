//! One entry of a game's log.

use crate::RecordError;
use engine::{Game, NotationError, Seat};
use std::fmt;

/// One entry of a log: what a seat did, or what chance did.
pub enum Step<G: Game> {
    /// A seat took an action.
    Action(Seat, G::Action),
    /// A chance outcome occurred.
    Chance(G::Chance),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Action(seat, action), Self::Action(seat2, action2)) => {
                seat == seat2 && action == action2
            }
            (Self::Chance(chance), Self::Chance(chance2)) => chance == chance2,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Step<G> {}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}

impl<G: Game> Step<G> {
    /// Reads step number `index` of a record, counted from 1.
    pub(crate) fn read(index: usize, text: &str) -> Result<Self, RecordError> {
        text.parse()
            .map_err(|error| RecordError::Notation { index, error })
    }
}

/// `1 m14` is what seat 1 did; `? d5` is what chance did.
impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(chance) => write!(f, "? {chance}"),
        }
    }
}

impl<G: Game> std::str::FromStr for Step<G> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong =
            || NotationError::new(text, "a step such as `0 ...` (a seat) or `? ...` (chance)");
        let (who, what) = text.split_once(' ').ok_or_else(wrong)?;
        if who == "?" {
            return Ok(Self::Chance(what.parse()?));
        }
        let seat = match who.as_bytes() {
            [digit @ b'0'..=b'7'] => Seat::new(digit - b'0'),
            _ => return Err(wrong()),
        };
        Ok(Self::Action(seat, what.parse()?))
    }
}
