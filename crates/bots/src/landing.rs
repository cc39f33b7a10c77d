//! How bots play Landing Zone: they guess the others' secrets from what these
//! landed and blasted, and imagine everybody landing its own.

mod belief;
mod guide;
mod harvest;

use crate::{Level, Mind, Plan, Sight};
use engine::Seats;
use guide::{Lander, Style};
use landing::Landing;
use search::{Choices, Config, Observers, Selection};

impl Mind for Landing {
    type Guide = Lander;

    fn guide(sight: &Sight<Self>, level: Level) -> Self::Guide {
        // A cadet counts what lies there and remembers no placement; a pilot
        // looks a round ahead and remembers the last few.
        let (candidates, horizon, memory) = match level {
            Level::Cadet => (1, 0, 0),
            Level::Pilot => (1, 4, 6),
            Level::Captain | Level::Admiral => (3, 8, usize::MAX),
        };
        let style = Style {
            candidates,
            horizon,
            memory,
        };
        Lander::new(sight, style)
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        let config = Config {
            selection: Selection::Puct {
                exploration: 1.0,
                reduction: 0.1,
            },
            observers: Observers::Single,
            choices: Choices::Vary,
        };
        let (iterations, attention, temperature) = match level {
            Level::Cadet => (40, 0.6, 0.1),
            Level::Pilot => (200, 0.9, 0.02),
            Level::Captain => (600, 1.0, 0.0),
            Level::Admiral => (15_000, 1.0, 0.0),
        };
        Plan {
            iterations,
            config,
            attention,
            temperature,
        }
    }
}
