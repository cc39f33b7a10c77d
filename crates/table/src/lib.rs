//! One table as a state machine without input or output: seats, clocks, undo,
//! chat, bots and chance that can be verified.
//!
//! Something happens at a table, somebody sends a command or a timer rings, and
//! the table answers with an [`Output`]: entries for its log, messages, and what
//! else it needs. It has no clock, no randomness and no threads; the caller
//! supplies the time, the secret behind chance, and the bots' thinking.
//!
//! **The log is the truth.** What the log determines ([`GameTable::restore`])
//! is all that matters; who is connected is forgotten when a server stops.
//!
//! **Nobody is told more than their seat may know.** Everything about a game
//! that a message carries comes from [`engine::Game::view`],
//! [`engine::Game::redact`] and the legal actions of the seat that decides.

mod absence;
mod catch_up;
mod clocks;
mod command;
mod done;
mod entry;
mod game_table;
mod hosting;
pub mod local;
mod messages;
mod output;
mod play;
mod playing;
mod presence;
pub mod rate_limit;
mod refuse;
mod setup;
mod start;
mod state;
mod table;
mod talk;
mod time;
mod vacation;

pub use game_table::{Duty, GameTable, Person, RestoreError, Thinker};
pub use output::{BotRequest, Listing, Outgoing, Output, Purpose, Request, TableStanding, To};
pub use setup::{Hints, Setup, SetupError};
pub use table::Table;
pub use time::Moment;
pub use vacation::Vacation;
