//! Tree search over any [`Game`](engine::Game), naming none.
//!
//! - [`Mcts`] is Monte-Carlo tree search for any number of seats, teams,
//!   chance and hidden information: every iteration starts from a full state
//!   that its [`Guide`] imagines from what the searching seat knows.
//! - [`AlphaBeta`] is for two sides with nothing hidden and no chance.
//! - [`solve`] gives the exact value of small or late positions.
//!
//! Nothing here reads a clock: a search stops when its [`Budget`] or its
//! caller says so, and the same seed and number of iterations give the same
//! answer on every machine.

mod alphabeta;
mod budget;
mod guide;
mod mcts;
#[cfg(not(target_arch = "wasm32"))]
mod parallel;
mod report;
mod select;
mod solver;
mod tree;

pub use alphabeta::{AlphaBeta, Evaluator, Line, Result, Side, WIN};
pub use budget::{Budget, Stop, Stopper};
pub use guide::{Certain, Changed, Guide, Leaf, Observation, Uniform, win_shares};
pub use mcts::{Choices, Config, Mcts, Observers};
#[cfg(not(target_arch = "wasm32"))]
pub use parallel::search_in_parallel;
pub use report::{Choice, Report};
pub use select::Selection;
pub use solver::{Solved, solve};
