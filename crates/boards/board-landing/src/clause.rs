//! The rule behind each event.

use engine::Clause;
use landing::Event;

const fn rule(section: u8, item: u8) -> Option<Clause> {
    Some(Clause::new("LZ", section, item))
}

/// The clause that makes an event happen.
pub(crate) fn clause(event: &Event) -> Option<Clause> {
    match event {
        Event::FirstChosen { .. } => rule(2, 3),
        Event::AlienDealt { .. } | Event::SaucerDealt { .. } => rule(2, 1),
        Event::CardDealt { .. } => rule(2, 2),
        Event::Placed { .. } => rule(3, 1),
        Event::Blasted { .. } => rule(4, 2),
        Event::Fell { .. } => rule(4, 4),
        Event::Spent { .. } => rule(4, 5),
        Event::Drew { .. } => rule(3, 3),
        Event::Passed { .. } => rule(3, 4),
        Event::Finished { .. } | Event::Discarded { .. } => rule(6, 1),
        Event::Revealed { .. } | Event::Landed { .. } => rule(6, 2),
    }
}
