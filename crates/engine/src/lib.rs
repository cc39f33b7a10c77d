//! The vocabulary of Orbite's games and the [`Game`] trait.
//!
//! What is deliberately absent: input and output, clocks, and any source of
//! randomness. Every chance outcome is supplied by the caller through
//! [`Game::resolve`]; whatever here needs to draw takes a [`Randomness`] from
//! outside. That is what makes a log of outcomes a complete game.

mod clause;
mod ending;
mod game;
mod knowledge;
mod level;
mod notation;
mod outcome;
mod perft;
mod playout;
mod randomness;
mod refusal;
mod seat;
mod set;
mod sink;
mod start;

pub use clause::{Clause, ClauseError};
pub use ending::Ending;
pub use game::{Game, Scratch, Turn, Weighted};
pub use knowledge::Knowledge;
pub use level::{Level, UnknownLevel};
pub use notation::NotationError;
pub use outcome::{Outcome, rank};
pub use perft::perft;
pub use playout::{play_out, settle};
pub use randomness::Randomness;
pub use refusal::{Impossible, Refusal, Refused};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Seats, Viewer};
pub use set::Set64;
pub use sink::Sink;
pub use start::{NoTables, ReopenError, StartError};
