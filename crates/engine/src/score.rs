//! Who won.

use crate::{GameSpec, Outcome};

/// The result of a game; implemented in a game's `score.rs`.
pub trait Score: GameSpec {
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
}
