//! Opponents of four levels for the five games.
//!
//! A bot gets a [`Sight`]: what one seat may know, its view and the events it
//! was told. There is no way from there to the true state:
//!
//! ```compile_fail
//! # use bots::Sight;
//! fn cheat(sight: &Sight<rockets::Rockets>) -> &rockets::Rockets {
//!     sight.game()
//! }
//! ```
//!
//! A level has a fixed cost, counted in iterations and not in time, so that it
//! is equally strong on a phone and on a server.

mod asteroids;
mod bot;
mod celestial;
mod landing;
mod mind;
mod rockets;
mod sight;
mod supernova;

pub use self::rockets::solve_rockets;
pub use bot::{Bot, Effort, Thought};
pub use engine::Level;
pub use mind::{Mind, Plan};
pub use sight::Sight;
