//! Opponents of several levels and characters for the five games.
//!
//! A bot is given a [`Knowledge`]: what one seat may know, its view and the
//! events it was told. It takes nothing else:
//!
//! ```
//! # use bots::{Bot, Effort, Knowledge};
//! # use engine::Seat;
//! # fn decide(bot: &mut Bot<rockets::Rockets>, game: &rockets::Rockets, seat: Seat) {
//! bot.decide(&Knowledge::new(game, seat), Effort::Level);
//! # }
//! ```
//! ```compile_fail,E0308
//! # use bots::{Bot, Effort, Knowledge};
//! # use engine::Seat;
//! # fn decide(bot: &mut Bot<rockets::Rockets>, game: &rockets::Rockets, seat: Seat) {
//! bot.decide(game, Effort::Level);
//! # }
//! ```
//!
//! and there is no way from there to the true state:
//!
//! ```
//! # use bots::Knowledge;
//! # fn look(knowledge: &Knowledge<rockets::Rockets>) {
//! let _ = knowledge.view();
//! # }
//! ```
//! ```compile_fail,E0599
//! # use bots::Knowledge;
//! # fn look(knowledge: &Knowledge<rockets::Rockets>) {
//! let _ = knowledge.game();
//! # }
//! ```
//!
//! A level has a fixed cost, counted in iterations and not in time, so that it
//! is equally strong on a phone and on a server.

mod advice;
mod asteroids;
mod bot;
mod bot_game;
mod celestial;
mod landing;
mod levels;
mod review;
mod rockets;
mod secrets;
mod style;
mod supernova;

pub use self::rockets::solve_rockets;
pub use advice::{Advice, Rival, advise};
pub use bot::{Bot, Effort, Thought, characters, decide, thinker};
pub use bot_game::{BotGame, Plan};
pub use engine::{Character, Knowledge, Level};
pub use review::{Basis, Decision, Decisions, Judgement, Mark, judge};
pub use style::Temper;
