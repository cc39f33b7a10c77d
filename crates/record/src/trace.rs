//! `orbite-trace/1`: a whole game, hidden information included, one JSON
//! object per line, for programs that check the rules.

mod read;
mod write;

pub use read::{Replayed, TraceError, replay};
pub use write::{FORMAT, write};
