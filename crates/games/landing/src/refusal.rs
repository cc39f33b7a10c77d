//! Why the rules refuse an action.

use crate::{Card, Column};
use engine::Clause;
use serde::{Deserialize, Serialize};

/// A rule's no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "refusal")]
pub enum Refusal {
    /// The card is not in the hand of the seat whose turn it is.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The column is as high as it may get.
    ColumnFull {
        /// The column.
        column: Column,
    },
    /// A star has no orientation, so no other end can be at the bottom.
    StarTurned {
        /// The star.
        card: Card,
    },
}

impl engine::Refusal for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Self::NotInHand { .. } | Self::ColumnFull { .. } => Clause::new("LZ", 3, 1),
            Self::StarTurned { .. } => Clause::new("LZ", 3, 2),
        }
    }
}
