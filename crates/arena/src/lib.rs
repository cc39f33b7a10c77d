//! Tournaments between bots.
//!
//! A deal is played once for every rotation of the line-up, each time with the
//! same chance as far as the game allows, so that luck of the deal and of the
//! seat falls on everyone alike. What counts is the mean over a deal; deals are
//! independent, and the confidence intervals are over deals.

mod entrant;
mod game;
mod standings;
mod tournament;

pub use entrant::Entrant;
pub use game::{GameResult, play};
pub use standings::{Standing, standings};
pub use tournament::{Played, Tournament};
