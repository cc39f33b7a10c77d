//! How strong each level of each game is: what its search costs, and how it
//! errs. The arena shows whether a change keeps the levels apart.

use crate::secrets::Style;
use crate::{Level, Plan};
use engine::Seats;
use search::{Choices, Config, Observers, Selection};

/// Iterations, attention and temperature of a [`Plan`].
type Habits = (u64, f32, f32);

/// How far back a level remembers what everybody saw.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Memory {
    /// The last so many moves, or rounds.
    Last(usize),
    /// All of the game.
    Everything,
}

impl Memory {
    /// How many of so many moves or rounds are forgotten, the earliest first.
    pub(crate) fn forgotten(self, past: usize) -> usize {
        match self {
            Self::Last(remembered) => past.saturating_sub(remembered),
            Self::Everything => 0,
        }
    }
}

/// One tree from the searching seat's side, led by what the guide thinks of
/// each action.
fn puct(exploration: f32, choices: Choices, habits: Habits) -> Plan {
    let (iterations, attention, temperature) = habits;
    Plan {
        iterations,
        config: Config {
            selection: Selection::Puct {
                exploration,
                reduction: 0.1,
            },
            observers: Observers::Single,
            choices,
        },
        attention,
        temperature,
    }
}

/// Games without a level have the next one below in its place.
pub(crate) fn rockets(level: Level, seats: Seats) -> Plan {
    let habits = match level {
        Level::Cadet => (90, 0.8, 0.04),
        Level::Ensign => (230, 0.94, 0.014),
        Level::Pilot => (200, 1.0, 0.0),
        // At larger tables looking far ahead gains less, and the levels stay
        // apart only if they look less far.
        Level::Lieutenant if seats.count() > 2 => (400, 1.0, 0.0),
        Level::Lieutenant => (700, 1.0, 0.0),
        Level::Captain if seats.count() > 2 => (1_000, 1.0, 0.0),
        Level::Captain => (2_800, 1.0, 0.0),
        Level::Admiral => (16_000, 1.0, 0.0),
    };
    puct(0.8, Choices::Fixed, habits)
}

pub(crate) fn supernova(level: Level) -> Plan {
    let habits = match level {
        Level::Cadet | Level::Ensign => (12, 0.4, 0.3),
        Level::Pilot | Level::Lieutenant => (60, 0.75, 0.06),
        Level::Captain => (300, 1.0, 0.01),
        // At the largest table several times the iterations brought no gain
        // that some hundred games could show.
        Level::Admiral => (5_000, 1.0, 0.0),
    };
    puct(1.0, Choices::Vary, habits)
}

/// A cadet looks at the ranks as they are, hardly minds which move is worth
/// most, and remembers none; pilots and captains look a little ahead and
/// remember the last few moves.
pub(crate) fn supernova_style(level: Level) -> Style {
    match level {
        Level::Cadet | Level::Ensign => Style::new(1, 0, Memory::Last(0), 0.25),
        Level::Pilot | Level::Lieutenant => Style::new(1, 1, Memory::Last(2), 0.5),
        Level::Captain => Style::new(1, 6, Memory::Last(10), 0.5),
        Level::Admiral => Style::new(2, 10, Memory::Everything, 0.5),
    }
}

pub(crate) fn landing(level: Level) -> Plan {
    let habits = match level {
        Level::Cadet | Level::Ensign => (60, 0.7, 0.08),
        Level::Pilot => (120, 0.95, 0.035),
        Level::Lieutenant => (240, 0.985, 0.015),
        Level::Captain => (600, 1.0, 0.006),
        // As in Supernova, more iterations bring no gain at the largest table.
        Level::Admiral => (5_000, 1.0, 0.0),
    };
    puct(1.0, Choices::Vary, habits)
}

/// A cadet counts what lies there, and remembers none; a pilot looks a little ahead
/// and remembers the last few placements; a lieutenant and a captain think of what
/// others would do as well.
pub(crate) fn landing_style(level: Level) -> Style {
    match level {
        Level::Cadet | Level::Ensign => Style::new(1, 0, Memory::Last(0), 0.5),
        Level::Pilot => Style::new(1, 2, Memory::Last(4), 0.5),
        Level::Lieutenant => Style::new(2, 3, Memory::Last(6), 0.5),
        Level::Captain => Style::new(2, 6, Memory::Last(10), 0.5),
        Level::Admiral => Style::new(3, 8, Memory::Everything, 0.5),
    }
}

pub(crate) fn celestial(level: Level) -> Plan {
    let habits = match level {
        Level::Cadet | Level::Ensign => (14, 0.42, 0.22),
        Level::Pilot | Level::Lieutenant => (35, 0.76, 0.052),
        Level::Captain => (80, 0.9, 0.02),
        Level::Admiral => (2_000, 1.0, 0.0),
    };
    puct(0.25, Choices::Vary, habits)
}

pub(crate) fn asteroids(level: Level, seats: Seats) -> Plan {
    let habits = match level {
        Level::Cadet | Level::Ensign => (20, 0.6, 0.08),
        Level::Pilot | Level::Lieutenant | Level::Captain => (24, 0.8, 0.06),
        // An iteration takes longer with more ships; a move does not.
        Level::Admiral => (16_000 / u64::from(seats.count()), 1.0, 0.0),
    };
    puct(1.5, Choices::Vary, habits)
}
