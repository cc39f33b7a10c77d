//! What a seat can do.

use crate::geometry::Facing;
use crate::hand::Kept;
use crate::number::{Rot, Tile};
use serde::{Deserialize, Serialize};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum Action {
    /// Puts the ship on a starting mark (AF-2.3).
    Mark {
        /// The mark.
        mark: Facing,
    },
    /// Places a tile on the square in front of the ship (AF-3.2).
    Tile {
        /// The tile.
        tile: Tile,
        /// How it is turned; of turns that look alike the smallest.
        rot: Rot,
    },
    /// Chooses the hand to keep after a bonus (AF-9.2).
    Keep {
        /// The tiles kept.
        keep: Kept,
    },
}

impl Action {
    /// What sort of action it is.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Mark { .. } => "mark",
            Self::Tile { .. } => "tile",
            Self::Keep { .. } => "keep",
        }
    }
}
