//! How bots play Landing Zone: they guess the others' secrets from what these
//! landed and blasted, and imagine everybody landing its own.

mod belief;
mod guide;
mod harvest;

use crate::secrets::{self, Style};
use crate::{BotGame, Knowledge, Level, Plan};
use engine::Seats;
use guide::Lander;
use landing::Landing;

impl BotGame for Landing {
    type Guide = Lander;

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Self::Guide {
        // A cadet counts what lies there, hardly minds which placement is
        // worth most, and remembers none; a pilot counts with care and
        // remembers the last few; a captain looks ahead as well.
        let (candidates, horizon, memory, instinct) = match level {
            Level::Cadet => (1, 0, 0, 0.05),
            Level::Pilot => (1, 0, 3, 0.5),
            Level::Captain => (2, 6, 10, 0.5),
            Level::Admiral => (3, 8, usize::MAX, 0.5),
        };
        let style = Style {
            candidates,
            horizon,
            memory,
            instinct,
        };
        Lander::new(knowledge, style)
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        let (iterations, attention, temperature) = match level {
            Level::Cadet => (36, 0.4, 0.2),
            Level::Pilot => (100, 0.85, 0.04),
            Level::Captain => (300, 1.0, 0.01),
            // At the largest table several times the iterations brought no gain
            // that some hundred games could show.
            Level::Admiral => (5_000, 1.0, 0.0),
        };
        secrets::plan(iterations, attention, temperature)
    }
}
