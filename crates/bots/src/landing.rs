//! How bots play Landing Zone: they guess the others' secrets from what these
//! landed and blasted, and imagine everybody landing its own.

mod belief;
mod guide;
mod harvest;

use crate::{BotGame, Knowledge, Level, Plan, Temper, levels};
use engine::prelude::*;
use engine::{Seat, Seats, Viewer};
use guide::Lander;
use landing::{Action, Kind, Landing};

impl BotGame for Landing {
    type Guide = Lander;

    const LEANING: Temper = Temper::new(0.014, 0.006);

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Self::Guide {
        Lander::new(knowledge, levels::landing_style(level))
    }

    /// Attack: armed cards. Daring: to land one's own secrets in the open.
    fn temper(&self, seat: Seat, action: Action) -> Temper {
        let attack = match action.card.kind() {
            Kind::Armed => 1.0,
            Kind::Star => 0.0,
            Kind::Plain => -1.0,
        };
        let view = self.view(Viewer::Seat(seat));
        let own = &view.players[seat.index()];
        let daring = match harvest::landed(action.card, action.bottom) {
            Some(pair) if Some(pair.alien) == own.alien || Some(pair.saucer) == own.saucer => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
        Temper::new(attack, daring)
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        levels::landing(level)
    }
}
