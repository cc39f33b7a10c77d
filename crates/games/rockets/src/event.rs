//! Facts, fine enough to animate.

use crate::layout::Cell;
use crate::rocket::Rocket;
use crate::state::Rockets;
use engine::{Clause, Events, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A fact. Nothing in this game is hidden from anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
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
    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::First { .. })
    }

    fn clause(event: &Event) -> Option<Clause> {
        let (section, item) = match event {
            Event::First { .. } => (2, 3),
            Event::Moved { .. } => (3, 1),
            Event::Removed { .. } => (3, 3),
            Event::NothingToRemove { .. } => (3, 5),
            Event::Rescued { .. } => (4, 1),
            Event::Eliminated { .. } => (5, 1),
            Event::Won { .. } => (5, 2),
        };
        Some(Clause::new("LR", section, item))
    }
}
