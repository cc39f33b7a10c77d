//! What must hold in every state.

use crate::GameSpec;

/// A check of the whole state; implemented in a game's `audit.rs`.
pub trait Audit: GameSpec {
    /// Checks what must hold in every state, such as that no piece is lost or
    /// doubled. For tests and for states read from outside; says what is wrong.
    fn audit(&self) -> Result<(), String>;
}
