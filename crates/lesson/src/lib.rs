//! Guided first games, and what the things on a board are, without a screen.
//!
//! A [`Lesson`] is data: the beginning of a game as a record has it, and steps
//! that say something, point at something and expect something. A [`Course`] is
//! one person's way through a lesson. Its position always follows from the number
//! of the step alone, so that nothing a learner does can lead off the lesson:
//! whatever is tried is the next step, or there is a reason why not.

mod course;
mod lessons;
mod things;

pub use course::{Course, Shown, Verdict};
pub use lessons::of_game;
pub use things::{Thing, things};

use text::lessons::Text;

/// A guided first game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// The game's options, as JSON.
    pub options: &'static str,
    /// How many sit at the table; the learner has seat 0.
    pub seats: u8,
    /// What happens, in the notation of records, separated by commas.
    pub script: &'static str,
    /// What is taught, in order.
    pub steps: &'static [Step],
}

/// A step of a lesson.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// What the guide says: at most 25 words.
    pub say: Text,
    /// What the guide points at: the first of these CSS selectors that finds
    /// something on the page.
    pub point: &'static [&'static str],
    /// What leads on.
    pub expect: Expect,
    /// What the guide says when something else is tried that the rules allow.
    pub otherwise: Text,
}

/// What leads on from a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expect {
    /// Reading on.
    Next,
    /// The learner's next action of the script.
    Act,
    /// A mistake on purpose: this action is tried, and not played. Either the
    /// rules refuse it, or it is a poor move, as the next step explains.
    Mistake(&'static str),
}
