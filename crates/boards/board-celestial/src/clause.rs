//! The clause behind each event.

use celestial::{Collector, Event};
use engine::Clause;

/// A clause of Celestial Duel.
pub(crate) const fn cd(section: u8, item: u8) -> Clause {
    Clause::new("CD", section, item)
}

/// The clause of a Collector.
pub(crate) const fn of_collector(collector: Collector) -> Clause {
    cd(
        6,
        match collector {
            Collector::Comet => 2,
            Collector::Eclipse => 3,
            Collector::Telescope => 4,
            Collector::Slingshot => 5,
            Collector::BlackHole => 6,
            Collector::Shield => 7,
        },
    )
}

/// The clause behind an event.
pub(crate) const fn of_event(event: &Event) -> Clause {
    match event {
        Event::FirstLeader { .. } => cd(2, 2),
        Event::RoundBegan { .. } | Event::Out { .. } => cd(3, 7),
        Event::Turned { .. } | Event::Chosen { .. } => cd(3, 1),
        Event::CollectorTurned { collector, .. } => of_collector(*collector),
        Event::Peeked { .. } => cd(6, 4),
        Event::Given { .. } => cd(6, 2),
        Event::LeadPassed { .. } => cd(6, 1),
        Event::Asked { .. } => cd(3, 3),
        Event::Answered { .. } => cd(3, 2),
        Event::DifficultyAnnounced { .. } => cd(4, 1),
        Event::BattleStep { .. } | Event::BattleTurned { .. } => cd(4, 2),
        Event::CollectorWasted { .. } => cd(4, 4),
        Event::RoundWon { .. } => cd(3, 5),
        Event::Shown { .. } | Event::Taken { .. } => cd(3, 6),
        Event::Lost { .. } => cd(6, 6),
        Event::Returned { .. } => cd(6, 7),
        Event::Ended { end } => end.ending().clause,
    }
}
