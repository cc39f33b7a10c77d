//! Games as files that anybody can replay and check.
//!
//! A [`Match`] is a game with its log. A [`Record`] is the log as a compact
//! JSON file that Orbite itself reads back. A [`trace`] shows every state,
//! hidden information included, for programs that check the rules.

mod matches;
mod record;
mod step;
pub mod trace;

pub use matches::{Match, Undo};
pub use record::{FORMAT, Record, RecordError, ResultLine};
pub use step::{Step, StepError};
