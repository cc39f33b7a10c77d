//! Actions, chance outcomes and refusals.

use super::bug::Bug;
use engine::{Clause, NotationError, Refusal, letter_and_number};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Play(u8),
    Bury(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bury(5) if Bug::BadNotation.is_here() => write!(f, "b4"),
            Self::Play(kind) => write!(f, "p{kind}"),
            Self::Bury(kind) => write!(f, "b{kind}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match letter_and_number(text) {
            Some(('p', kind)) => Ok(Self::Play(kind)),
            Some(('b', kind)) => Ok(Self::Bury(kind)),
            _ => Err(NotationError::new(text, "an action such as `p3` or `b0`")),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Chance {
    Token(u8),
    Card(u8),
    First(u8),
}

engine::letter_notation!(
    Chance, "an outcome such as `c3` or `t0`",
    Token 't' u8::from, Card 'c' u8::from, First 'f' u8::from,
);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Rule {
    pub(crate) prefix: &'static str,
    pub(crate) item: u8,
    /// What a refusal must not tell.
    pub(crate) hint: u8,
}

impl Refusal for Rule {
    fn clause(&self) -> Clause {
        Clause::new(self.prefix, 3, self.item)
    }
}
