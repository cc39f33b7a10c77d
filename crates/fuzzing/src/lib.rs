//! Arbitrary bytes against every game.
//!
//! Each function takes bytes from anywhere and panics if they make a game
//! panic, corrupt a state, or be misread. The fuzz targets call them without
//! end; the tests of this crate call them a bounded number of times.

mod actions;
mod bytes;
mod notation;
mod options;
mod records;

pub use actions::actions;
pub use notation::notation;
pub use options::options;
pub use records::records;
