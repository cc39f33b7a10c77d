//! Why a game ended.

use crate::Clause;

/// The cause of a game's end: a short name for tables and logs, and the
/// clause that ended it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ending {
    /// A lower-case name with hyphens, such as `last-planet-reached`.
    pub name: &'static str,
    /// The clause that ends the game so.
    pub clause: Clause,
}
