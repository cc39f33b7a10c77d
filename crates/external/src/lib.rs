//! Programs as players.
//!
//! A program is started once and plays any number of games, one after the
//! other. It reads lines of JSON from its standard input and writes one line for
//! every decision to its standard output; `docs/external-players.md` describes
//! them. What it writes to its error output goes where ours goes.
//!
//! It is given what a bot is given: the [`Knowledge`](engine::Knowledge) of one
//! seat and the legal actions, which follow from that.

mod error;
mod message;
mod process;
mod program;
mod schema;

pub use error::{AnswerProblem, ProgramError};
pub use message::PROTOCOL;
pub use program::{GameStart, Program};
pub use schema::line_schema;
