//! How bots play Landing Zone: they guess the others' secrets from what these
//! landed and blasted, and imagine everybody landing its own.

mod belief;
mod guide;
mod harvest;

use crate::{BotGame, Knowledge, Level, Plan, levels};
use engine::Seats;
use guide::Lander;
use landing::Landing;

impl BotGame for Landing {
    type Guide = Lander;

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Self::Guide {
        Lander::new(knowledge, levels::landing_style(level))
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        levels::landing(level)
    }
}
