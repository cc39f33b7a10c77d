//! Why an action or a chance outcome is not taken: data, not words.

use crate::{Clause, Seat};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A rule's no to an action: which clause, and which pieces are concerned.
/// Words are made where the reader's language is known.
pub trait Refusal: Clone + Eq + Debug + Serialize {
    /// The clause that forbids the action.
    fn clause(&self) -> Clause;
}

/// Why [`Game::apply`](crate::Apply::apply) did not take an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused<R> {
    /// The game is over.
    Over,
    /// A chance outcome is due before anybody decides.
    ChanceDue,
    /// It is another seat's turn.
    NotYourTurn {
        /// The seat that decides now.
        turn: Seat,
    },
    /// A rule of the game forbids it.
    Rule(R),
}

/// A chance outcome that can't occur now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this chance outcome can't occur here")]
pub struct Impossible;
