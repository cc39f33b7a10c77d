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

pub(crate) fn rockets(level: Level, seats: Seats) -> Plan {
    let habits = match level {
        Level::Cadet => (20, 0.5, 0.1),
        Level::Pilot => (150, 0.9, 0.02),
        // At larger tables looking far ahead gains less, and the levels stay
        // apart only if they look less far.
        Level::Captain if seats.count() > 2 => (600, 1.0, 0.0),
        Level::Captain => (1_500, 1.0, 0.0),
        Level::Admiral => (20_000, 1.0, 0.0),
    };
    puct(0.8, Choices::Fixed, habits)
}

pub(crate) fn supernova(level: Level) -> Plan {
    let habits = match level {
        Level::Cadet => (12, 0.4, 0.3),
        Level::Pilot => (100, 0.85, 0.04),
        Level::Captain => (200, 0.95, 0.02),
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
        Level::Cadet => Style::new(1, 0, Memory::Last(0), 0.25),
        Level::Pilot => Style::new(1, 2, Memory::Last(3), 0.5),
        Level::Captain => Style::new(1, 4, Memory::Last(6), 0.5),
        Level::Admiral => Style::new(2, 10, Memory::Everything, 0.5),
    }
}

pub(crate) fn landing(level: Level) -> Plan {
    let habits = match level {
        Level::Cadet => (36, 0.4, 0.2),
        Level::Pilot => (100, 0.85, 0.04),
        Level::Captain => (300, 1.0, 0.01),
        // As in Supernova, more iterations bring no gain at the largest table.
        Level::Admiral => (5_000, 1.0, 0.0),
    };
    puct(1.0, Choices::Vary, habits)
}

/// A cadet counts what lies there, hardly minds which placement is worth most,
/// and remembers none; a pilot counts with care and remembers the last few; a
/// captain looks ahead as well.
pub(crate) fn landing_style(level: Level) -> Style {
    match level {
        Level::Cadet => Style::new(1, 0, Memory::Last(0), 0.05),
        Level::Pilot => Style::new(1, 0, Memory::Last(3), 0.5),
        Level::Captain => Style::new(2, 6, Memory::Last(10), 0.5),
        Level::Admiral => Style::new(3, 8, Memory::Everything, 0.5),
    }
}

pub(crate) fn celestial(level: Level) -> Plan {
    let habits = match level {
        Level::Cadet => (16, 0.6, 0.1),
        Level::Pilot => (60, 0.9, 0.03),
        Level::Captain => (300, 1.0, 0.0),
        Level::Admiral => (2_000, 1.0, 0.0),
    };
    puct(0.25, Choices::Vary, habits)
}

pub(crate) fn asteroids(level: Level, seats: Seats) -> Plan {
    let habits = match level {
        Level::Cadet => (10, 0.5, 0.1),
        Level::Pilot => (50, 0.85, 0.03),
        Level::Captain => (150, 1.0, 0.0),
        // An iteration takes longer with more ships; a move does not.
        Level::Admiral => (16_000 / u64::from(seats.count()), 1.0, 0.0),
    };
    puct(1.5, Choices::Vary, habits)
}
