//! How bots play Supernova: they guess the others' tokens from what these
//! moved, and imagine everybody moving for what it backs.

mod belief;
mod guide;
mod stakes;

use crate::{BotGame, Knowledge, Level, Plan, Temper, levels};
use engine::prelude::*;
use engine::{Seat, Seats, Viewer};
use guide::Backer;
use supernova::{Action, Supernova};

impl BotGame for Supernova {
    type Guide = Backer;

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Self::Guide {
        Backer::new(knowledge, levels::supernova_style(level))
    }

    /// Attack: to meddle with what others have, or with aliens that one does not back.
    /// Daring: to stake more on an alien.
    fn temper(&self, seat: Seat, action: Action) -> Temper {
        match action {
            Action::Advance { alien, .. } => {
                let view = self.view(Viewer::Seat(seat));
                let cards = view.favourites[seat.index()].iter();
                let mut backed = cards.filter_map(|card| card.backs());
                let is_own =
                    view.tokens[seat.index()] == Some(alien) || backed.any(|one| one == alien);
                Temper::new(if is_own { -1.0 } else { 1.0 }, -1.0)
            }
            Action::Adopt { .. } => Temper::new(-0.5, 1.0),
            Action::Exchange { .. } => Temper::new(1.0, 0.5),
            Action::Switch { .. } => Temper::new(1.0, -0.5),
        }
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        levels::supernova(level)
    }
}
