//! The vocabulary of Orbite's games and the [`Game`] trait with its parts.
//!
//! A game implements one trait in each of its files; the files here are named
//! after them. What is deliberately absent: input and output, clocks, and any
//! source of randomness. Every chance outcome is supplied by the caller through
//! [`Chances::resolve`]; whatever here needs to draw takes a [`Randomness`] from
//! outside. That is what makes a log of outcomes a complete game.

mod apply;
mod audit;
mod chance;
mod character;
mod clause;
mod ending;
mod entropy;
mod event;
mod game;
mod hex;
mod id;
mod knowledge;
mod legal;
mod level;
mod named;
mod notation;
mod number;
mod options;
mod outcome;
mod perft;
mod player;
mod playout;
mod randomness;
mod refusal;
#[cfg(feature = "schema")]
pub mod schema;
mod score;
mod scratch;
mod seat;
mod set;
mod sink;
mod sort;
mod start;
mod state;
mod step;
mod trace;
mod view;

pub use apply::Apply;
pub use audit::Audit;
pub use chance::{Chances, Weighted};
pub use character::{Character, UnknownCharacter};
pub use clause::{Clause, ClauseError};
pub use ending::{Ending, EndingName, EndingNameError};
pub use entropy::{ENTROPY_CHARS, Entropy, EntropyError};
pub use event::{Events, Nature};
pub use game::{Game, GameFacts, GameSpec, Notated};
pub use hex::{Hex32, HexError};
pub use id::{ID_CHARS, IdError, TableId, UserId};
pub use knowledge::Knowledge;
pub use legal::Legal;
pub use level::{Level, UnknownLevel};
pub use notation::{NotationError, letter_and_number};
pub use options::{FirstOption, OptionKind, OptionSpec, Usual};
pub use outcome::{Outcome, rank};
pub use perft::perft;
pub use player::Player;
pub use playout::{
    Taken, play_out, play_out_all, random_game, random_states, random_step, settle, settled,
};
pub use randomness::Randomness;
pub use refusal::{Impossible, Refusal, Refused};
pub use score::Score;
pub use scratch::Scratch;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Seats, Viewer};
pub use set::Set64;
pub use sink::Sink;
pub use sort::sort_few;
pub use start::{NoTables, OptionProblem, ReopenError, StartError};
pub use state::{State, Turn};
pub use step::Step;
pub use trace::Traced;
pub use view::Observe;

/// The methods of a concrete game, all parts at once: `use engine::prelude::*`.
pub mod prelude {
    pub use crate::{
        Apply as _, Audit as _, Chances as _, Events as _, GameSpec as _, Legal as _, Observe as _,
        Score as _, State as _, Traced as _,
    };
}
