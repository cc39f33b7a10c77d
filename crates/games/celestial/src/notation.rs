//! The short notations: `diameter`, `follow`, `>discovery` for actions;
//! `@2`, `jupiter` for chance.

use engine::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

use crate::action::Action;
use crate::card::Characteristic;
use crate::chance::Chance;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(characteristic) => f.write_str(characteristic.name()),
            Self::Follow => f.write_str("follow"),
            Self::Change(to) => write!(f, ">{}", to.name()),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let action = if text == "follow" {
            Some(Self::Follow)
        } else if let Some(to) = text.strip_prefix('>') {
            Characteristic::named(to).map(Self::Change)
        } else {
            Characteristic::named(text).map(Self::Choose)
        };
        action.ok_or_else(|| {
            NotationError::new(
                text,
                "an action: `follow`, or `diameter`, `discovery`, `temperature`, `distance`, \
                 with `>` before it to change to it",
            )
        })
    }
}

#[cfg(feature = "schema")]
impl engine::schema::Notation for Action {
    const PATTERN: &'static str = "^(follow|>?(diameter|discovery|temperature|distance))$";
    const MEANING: &'static str = "`diameter` names the characteristic, `follow` announces a value, \
        `>discovery` changes to another characteristic.";
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "@{seat}"),
            Self::Draw(card) => card.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let chance = match text.strip_prefix('@') {
            Some(seat) => seat.parse().ok().map(|seat| Self::First(Seat::new(seat))),
            None => text.parse().ok().map(Self::Draw),
        };
        chance.ok_or_else(|| {
            NotationError::new(
                text,
                "a card's slug such as `jupiter`, or a first leader such as `@2`",
            )
        })
    }
}
