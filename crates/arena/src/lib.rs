//! Tournaments between bots, and studies of a game.
//!
//! A deal is played once for every rotation of the line-up, each time with the
//! same chance as far as the game allows, so that luck of the deal and of the
//! seat falls on everyone alike. What counts is the mean over a deal; deals are
//! independent, and the confidence intervals are over deals.

mod deals;
mod entrant;
mod error;
pub mod interval;
mod observer;
mod standings;
pub mod study;
mod team;
mod tournament;

pub use deals::Workers;
pub use entrant::Entrant;
pub use error::ArenaError;
pub use observer::Observer;
pub use standings::{Standing, standings};
pub use team::{PATIENCE, PlayedGame, Team, play};
pub use tournament::{Played, Tournament};
