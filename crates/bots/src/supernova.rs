//! How bots play Supernova: they guess the others' tokens from what these
//! moved, and imagine everybody moving for what it backs.

mod belief;
mod guide;
mod stakes;

use crate::secrets::{self, Style};
use crate::{BotGame, Knowledge, Level, Plan};
use engine::Seats;
use guide::Backer;
use supernova::Supernova;

impl BotGame for Supernova {
    type Guide = Backer;

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Self::Guide {
        // A cadet looks at the ranks as they are, hardly minds which move is
        // worth most, and remembers none; pilots and captains look a little
        // ahead and remember the last few moves.
        let (candidates, horizon, memory, instinct) = match level {
            Level::Cadet => (1, 0, 0, 0.25),
            Level::Pilot => (1, 2, 3, 0.5),
            Level::Captain => (1, 4, 6, 0.5),
            Level::Admiral => (2, 10, usize::MAX, 0.5),
        };
        let style = Style {
            candidates,
            horizon,
            memory,
            instinct,
        };
        Backer::new(knowledge, style)
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        let (iterations, attention, temperature) = match level {
            Level::Cadet => (12, 0.4, 0.3),
            Level::Pilot => (100, 0.85, 0.04),
            Level::Captain => (200, 0.95, 0.02),
            // At the largest table several times the iterations brought no gain
            // that some hundred games could show.
            Level::Admiral => (5_000, 1.0, 0.0),
        };
        secrets::plan(iterations, attention, temperature)
    }
}
