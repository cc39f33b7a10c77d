//! Why an action is not allowed.

use crate::layout::Cell;
use crate::rocket::Rocket;
use engine::Clause;
use serde::{Deserialize, Serialize};

/// A rule's no to an action, with the pieces concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "refusal")]
pub enum Refusal {
    /// The board has no such cell.
    OffBoard {
        /// The cell named.
        cell: Cell,
    },
    /// Nothing is removed before the rocket has moved.
    MoveFirst {
        /// The rocket whose turn it is.
        rocket: Rocket,
    },
    /// The rocket has moved; now a galaxy is to be removed.
    RemoveNow {
        /// The rocket whose turn it is.
        rocket: Rocket,
    },
    /// The cell is not beside the rocket.
    NotAdjacent {
        /// Where the rocket stands.
        from: Cell,
        /// The cell named.
        cell: Cell,
    },
    /// There is nothing to land on.
    Empty {
        /// The cell named.
        cell: Cell,
    },
    /// A rocket stands there.
    Occupied {
        /// The cell named.
        cell: Cell,
        /// The rocket that stands there.
        by: Rocket,
    },
    /// There is no galaxy to remove.
    NoGalaxy {
        /// The cell named.
        cell: Cell,
    },
    /// A base is never removed.
    BaseStays {
        /// The cell named.
        cell: Cell,
    },
    /// The stack carries a rocket.
    Carries {
        /// The cell named.
        cell: Cell,
        /// The rocket that stands there.
        by: Rocket,
    },
    /// The galaxy lies beside a base that its rocket has not left.
    Protected {
        /// The cell named.
        cell: Cell,
        /// The rocket that has not left.
        waiting: Rocket,
    },
    /// The base has been used already.
    BaseUsed {
        /// The rocket whose turn it is.
        rocket: Rocket,
    },
    /// A rocket stands on the base.
    BaseOccupied {
        /// Where the base lies.
        base: Cell,
        /// The rocket that stands there.
        by: Rocket,
    },
    /// A base comes to empty cells only.
    NotEmpty {
        /// The cell named.
        cell: Cell,
    },
    /// A base comes to a cell beside its rocket only.
    RescueTooFar {
        /// Where the rocket stands.
        from: Cell,
        /// The cell named.
        cell: Cell,
    },
}

impl engine::Refusal for Refusal {
    fn clause(&self) -> Clause {
        let (section, item) = match self {
            Self::OffBoard { .. } => (1, 4),
            Self::NoGalaxy { .. } => (1, 5),
            Self::MoveFirst { .. } | Self::NotAdjacent { .. } => (3, 1),
            Self::Empty { .. } | Self::Occupied { .. } => (3, 2),
            Self::RemoveNow { .. } | Self::BaseStays { .. } | Self::Carries { .. } => (3, 3),
            Self::Protected { .. } => (3, 4),
            Self::BaseUsed { .. } | Self::NotEmpty { .. } | Self::RescueTooFar { .. } => (4, 1),
            Self::BaseOccupied { .. } => (4, 3),
        };
        Clause::new("LR", section, item)
    }
}
