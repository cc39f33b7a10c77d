//! Games as files that anybody can replay and check.
//!
//! A [`Match`] is a game with its log. A [`Record`] is the log as a compact
//! JSON file that Orbite itself reads back, with the proof that its chance was
//! [fair](fair) if it was played on a server. A [`trace`] shows every state,
//! hidden information included, for programs that check the rules.

mod error;
mod expected;
pub mod fair;
mod matches;
mod record;
mod restored;
pub mod trace;
mod verify;

pub use engine::Step;
pub use error::{RecordError, StepError};
pub use expected::{Confirmed, Expected, Extent, OwnEntropy, Told, ToldItem};
pub use matches::{Match, Undo};
pub use record::{EndedBy, FORMAT, GameResult, Record};
pub use restored::Restored;
pub use verify::{Compared, Fairness, Verdict, Verified, verify, verify_told};
