//! What a seat can do.

use crate::layout::Cell;
use serde::{Deserialize, Serialize};

/// What a seat can do with the rocket whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Move the rocket to an adjacent galaxy or base (LR-3.1).
    Move(Cell),
    /// Bring the rocket's base to an adjacent empty cell, and the rocket onto
    /// it (LR-4.1).
    Rescue(Cell),
    /// Remove the top galaxy of a stack (LR-3.3).
    Remove(Cell),
}

impl Action {
    /// What sort of action it is.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Move(_) => "move",
            Self::Rescue(_) => "rescue",
            Self::Remove(_) => "remove",
        }
    }

    /// The cell the action names.
    #[inline]
    pub const fn cell(self) -> Cell {
        match self {
            Self::Move(cell) | Self::Rescue(cell) | Self::Remove(cell) => cell,
        }
    }
}
