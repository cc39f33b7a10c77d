//! Opponents of several levels and characters for the five games.
//!
//! A bot is given a [`Knowledge`]: what one seat may know, its view and the
//! events it was told. It takes nothing else, or this would not compile:
//!
//! ```
//! # use bots::{Bot, Effort, Knowledge, Thought};
//! # use rockets::{Action, Rockets};
//! type Decide = for<'a> fn(&mut Bot<Rockets>, &Knowledge<Rockets>, Effort<'a>) -> Thought<Action>;
//! let decide: Decide = Bot::decide;
//! ```
//!
//! Nor is there a way from there to the true state: a knowledge is made from a seat, its
//! view and its events alone, so that nothing else can be in it.
//!
//! ```
//! # use bots::Knowledge;
//! # use engine::Seat;
//! # use rockets::{Event, Rockets, View};
//! fn told(seat: Seat, view: View, events: Vec<Event>) -> Knowledge<Rockets> {
//!     Knowledge::received(seat, view, events)
//! }
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
