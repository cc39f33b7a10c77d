//! Errors of starting a game, and of reopening one from a trace.

use serde::{Deserialize, Serialize};

/// A game that can't be started so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The game is not made for that many seats.
    #[error("{game} is for {least} to {most} seats, not {seats}")]
    Seats {
        /// The game's name.
        game: &'static str,
        /// The seats asked for.
        seats: u8,
        /// The fewest seats it takes.
        least: u8,
        /// The most seats it takes.
        most: u8,
    },
    /// An option has a value that does not fit.
    #[error("option `{option}`: {problem}")]
    Option {
        /// The option's name.
        option: &'static str,
        /// What is wrong.
        problem: OptionProblem,
    },
}

/// What is wrong with the value of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OptionProblem {
    /// A number that is not allowed at this table.
    #[error("{value} is not allowed; allowed are {least} to {most}")]
    OutOfRange {
        /// The number.
        value: u32,
        /// The smallest that is allowed.
        least: u32,
        /// The greatest that is allowed.
        most: u32,
    },
    /// A list that is too long.
    #[error("{count} are too many; allowed are at most {most}")]
    TooMany {
        /// How many there are.
        count: usize,
        /// How many are allowed.
        most: usize,
    },
    /// A choice that tables of this size don't have.
    #[error("not at a table of {seats} seats")]
    OtherTables {
        /// The seats of this table.
        seats: u8,
    },
    /// Fewer cards than seats.
    #[error("{cards} cards are not one for each of {seats} seats")]
    TooFewCards {
        /// All cards.
        cards: usize,
        /// The seats of this table.
        seats: u8,
    },
}

/// A trace's start line from which no game can be reopened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReopenError {
    /// Seats or options do not fit the game.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The state or the tables are not those of a game about to begin.
    #[error("not the state of a game about to begin: {0}")]
    State(String),
}

impl ReopenError {
    /// What is wrong with the state or the tables.
    pub fn new(problem: impl Into<String>) -> Self {
        Self::State(problem.into())
    }
}

/// The extra tables of a game's trace, when it has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoTables {}
