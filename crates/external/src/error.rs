//! What can go wrong with a program.

use std::time::Duration;

/// A program did not play as it should. Names the program, so that one of
/// several can be found.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// It could not be started.
    #[error("can't start the program `{command}`: {error}")]
    Start {
        /// The command.
        command: String,
        /// Why.
        error: std::io::Error,
    },
    /// The command is empty or has an open quotation mark.
    #[error("`{command}` is not a command: give a program and its arguments, quoted as in a shell")]
    Command {
        /// The command.
        command: String,
    },
    /// It ended, or closed its input or output, in the middle of a game.
    #[error("the program `{command}` ended in the middle of a game{}", status.as_deref().map(|status| format!(" ({status})")).unwrap_or_default())]
    Gone {
        /// The command.
        command: String,
        /// How it ended, if it did.
        status: Option<String>,
    },
    /// It took too long.
    #[error("the program `{command}` did not answer within {} s", patience.as_secs_f32())]
    Slow {
        /// The command.
        command: String,
        /// How long it had.
        patience: Duration,
    },
    /// Its answer is none.
    #[error("the program `{command}` answered `{line}`: {problem}")]
    Answer {
        /// The command.
        command: String,
        /// The beginning of what it wrote.
        line: String,
        /// What is wrong with it.
        problem: AnswerProblem,
    },
}

/// What is wrong with an answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerProblem {
    /// It is not an answer in JSON, in the words of the parser.
    #[error("{0}")]
    Json(String),
    /// It names neither an action nor an index, or both.
    #[error(r#"write {{"action":...}} or {{"index":...}}"#)]
    Form,
    /// It names an action that is not legal.
    #[error("the action is not legal")]
    NotLegal,
    /// Its index is beyond so many legal actions.
    #[error("there are {0} legal actions, counted from 0")]
    Beyond(usize),
}
