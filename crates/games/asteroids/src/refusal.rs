//! Why an action is not allowed.

use crate::event::Cause;
use crate::geometry::Facing;
use crate::number::{Rot, Tile};
use engine::{Clause, Seat};
use serde::{Deserialize, Serialize};

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "refusal")]
pub enum Refusal {
    /// The ships are still being put on their starting marks.
    MarkDue,
    /// A tile must be placed now.
    TileDue,
    /// The hand to keep must be chosen now.
    KeepDue,
    /// The point is not on the board's edge.
    NotAMark {
        /// The point.
        at: Facing,
    },
    /// Another ship is on that starting mark.
    MarkTaken {
        /// The mark.
        mark: Facing,
        /// Whose ship it is.
        by: Seat,
    },
    /// The tile is not in the hand.
    NotInHand {
        /// The tile.
        tile: Tile,
    },
    /// The tile looks the same with fewer turns.
    LooksAlike {
        /// The tile.
        tile: Tile,
        /// The turn asked for.
        rot: Rot,
        /// The smallest turn that looks like it.
        same_as: Rot,
    },
    /// The own ship would be eliminated, and there is a better placement.
    Eliminates {
        /// The tile.
        tile: Tile,
        /// Its turn.
        rot: Rot,
        /// What would become of the ship.
        cause: Cause,
    },
    /// The own ship would share its point with another, and there is a
    /// placement that comes first.
    Shares {
        /// The tile.
        tile: Tile,
        /// Its turn.
        rot: Rot,
        /// The other ship.
        with: Seat,
        /// The point they would share.
        at: Facing,
    },
    /// The hand kept is not as big as the hand was.
    WrongNumber {
        /// How many tiles were chosen.
        kept: u8,
        /// How many must be.
        must: u8,
    },
    /// The tile is neither in the own hand nor in one that was shown.
    NotOnOffer {
        /// The tile.
        tile: Tile,
    },
}

impl engine::Refusal for Refusal {
    fn clause(&self) -> Clause {
        let (section, item) = match self {
            Self::MarkDue | Self::MarkTaken { .. } => (2, 3),
            Self::TileDue | Self::NotInHand { .. } => (3, 2),
            Self::NotAMark { .. } => (1, 6),
            Self::LooksAlike { .. } => (1, 3),
            Self::Eliminates { .. } => (5, 1),
            Self::Shares { .. } => (5, 2),
            Self::KeepDue | Self::WrongNumber { .. } | Self::NotOnOffer { .. } => (9, 2),
        };
        Clause::new("AF", section, item)
    }
}
