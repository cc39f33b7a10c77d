//! Facts, fine enough to animate.

use crate::layout::Cell;
use crate::rocket::Rocket;
use crate::state::Rockets;
use engine::{Events, Nature, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A fact. Nothing in this game is hidden from anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The lot fell on a rocket: it begins (LR-2.3).
    First {
        /// The rocket that begins.
        rocket: Rocket,
        /// Its owner.
        seat: Seat,
    },
    /// A rocket moved (LR-3.1).
    Moved {
        /// The rocket.
        rocket: Rocket,
        /// Its owner.
        seat: Seat,
        /// Where it stood.
        from: Cell,
        /// Where it stands now.
        to: Cell,
    },
    /// A galaxy was removed (LR-3.3).
    Removed {
        /// The rocket whose turn it is.
        rocket: Rocket,
        /// Its owner.
        seat: Seat,
        /// Where the galaxy lay.
        cell: Cell,
        /// How many galaxies are left there.
        height: u8,
    },
    /// There was nothing to remove, and the turn ended without (LR-3.5).
    NothingToRemove {
        /// The rocket whose turn it was.
        rocket: Rocket,
        /// Its owner.
        seat: Seat,
    },
    /// A base came to its rocket, was turned over, and the rocket moved onto
    /// it (LR-4.1).
    Rescued {
        /// The rocket.
        rocket: Rocket,
        /// Its owner.
        seat: Seat,
        /// Where the base lay; the cell is empty now.
        base: Cell,
        /// Where the rocket stood.
        from: Cell,
        /// Where the base is a galaxy now, with the rocket on it.
        to: Cell,
    },
    /// A rocket could neither move nor be rescued and was taken off (LR-5.1).
    Eliminated {
        /// The rocket.
        rocket: Rocket,
        /// Its owner.
        seat: Seat,
        /// Where it stood; the galaxies or the base there stay.
        cell: Cell,
    },
    /// All rockets left are on one side: the game is over (LR-5.2).
    Won {
        /// The seats that won.
        seats: SeatSet,
    },
}

impl Events for Rockets {
    /// Everybody sees everything.
    fn hide(_event: &mut Event, _viewer: Viewer) {}

    fn nature(event: &Event) -> Nature {
        match event {
            Event::First { .. } => Self::revealing(2, 3),
            Event::Moved { .. } => Self::open(3, 1),
            Event::Removed { .. } => Self::open(3, 3),
            Event::NothingToRemove { .. } => Self::open(3, 5),
            Event::Rescued { .. } => Self::open(4, 1),
            Event::Eliminated { .. } => Self::open(5, 1),
            Event::Won { .. } => Self::open(5, 2),
        }
    }
}
