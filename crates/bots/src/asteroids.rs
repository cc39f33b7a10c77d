//! What bots know of this game.

use crate::{Level, Mind, Plan, Sight};
use asteroids::Asteroids;
use engine::Seats;
use search::{Choices, Config, Observers, Selection, Uniform};

impl Mind for Asteroids {
    type Guide = Uniform<Self>;

    fn guide(sight: &Sight<Self>, _level: Level) -> Self::Guide {
        Uniform::new(sight.view().clone())
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        let config = Config {
            selection: Selection::Ucb { exploration: 0.7 },
            observers: Observers::Single,
            choices: Choices::Vary,
        };
        let (iterations, attention, temperature) = match level {
            Level::Cadet => (50, 0.5, 0.1),
            Level::Pilot => (300, 0.9, 0.03),
            Level::Captain => (2_000, 1.0, 0.0),
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
