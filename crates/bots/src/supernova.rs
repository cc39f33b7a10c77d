//! How bots play Supernova: they guess the others' tokens from what these
//! moved, and imagine everybody moving for what it backs.

mod belief;
mod guide;
mod stakes;

use crate::{Level, Mind, Plan, Sight};
use engine::Seats;
use guide::{Backer, Style};
use search::{Choices, Config, Observers, Selection};
use supernova::Supernova;

impl Mind for Supernova {
    type Guide = Backer;

    fn guide(sight: &Sight<Self>, level: Level) -> Self::Guide {
        // A cadet looks at the ranks as they are and remembers no move; a pilot
        // looks a round ahead and remembers the last few.
        let (candidates, horizon, memory) = match level {
            Level::Cadet => (1, 0, 0),
            Level::Pilot => (1, 4, 6),
            Level::Captain | Level::Admiral => (2, 10, usize::MAX),
        };
        let style = Style {
            candidates,
            horizon,
            memory,
        };
        Backer::new(sight, style)
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
            Level::Captain => (800, 1.0, 0.0),
            Level::Admiral => (20_000, 1.0, 0.0),
        };
        Plan {
            iterations,
            config,
            attention,
            temperature,
        }
    }
}
