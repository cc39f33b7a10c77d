//! How bots play Supernova: they guess the others' tokens from what these
//! moved, and imagine everybody moving for what it backs.

mod belief;
mod guide;
mod stakes;

use crate::{BotGame, Knowledge, Level, Plan, levels};
use engine::Seats;
use guide::Backer;
use supernova::Supernova;

impl BotGame for Supernova {
    type Guide = Backer;

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Self::Guide {
        Backer::new(knowledge, levels::supernova_style(level))
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        levels::supernova(level)
    }
}
