//! One entry of a game's log.

use crate::{Game, NotationError, Seat, Sink};
use std::fmt;
use std::str::FromStr;

/// What a seat did, what chance did, or that time was called.
pub enum Step<G: Game> {
    /// A seat took an action.
    Action(Seat, G::Action),
    /// A chance outcome occurred.
    Chance(G::Chance),
    /// The time that the table agreed on is over.
    Time,
}

// Derived, these would ask the state for what its steps can do.
impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Action(seat, action), Self::Action(s, a)) => (seat, action) == (s, a),
            (Self::Chance(chance), Self::Chance(c)) => chance == c,
            (Self::Time, Self::Time) => true,
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
    /// Takes the step in a state. The caller vouches that it is possible there.
    pub fn take_unchecked(self, state: &mut G, events: &mut impl Sink<G::Event>) {
        match self {
            Self::Action(_, action) => state.apply_unchecked(action, events),
            Self::Chance(chance) => state.resolve_unchecked(chance, events),
            Self::Time => state.call_time_unchecked(events),
        }
    }
}

/// `1 m14` is what seat 1 did; `? d5` is what chance did; `! time` calls time.
impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(chance) => write!(f, "? {chance}"),
            Self::Time => f.write_str(TIME),
        }
    }
}

/// How [`Step::Time`] is written.
const TIME: &str = "! time";

impl<G: Game> FromStr for Step<G> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong =
            || NotationError::new(text, "a step such as `0 ...` (a seat) or `? ...` (chance)");
        if text == TIME {
            return Ok(Self::Time);
        }
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
