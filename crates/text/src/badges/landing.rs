//! What teaches Landing Zone.

use super::{Badge, Shown, Text};
use engine::Clause;
use landing::{Card, Event};

/// So many cards have to be blasted with one armed card.
const BLASTS: usize = 3;

/// So many cards have to land both secrets.
const CREWS: usize = 2;

/// That blasts go on, that a card can bring two points, that peace pays.
pub(crate) const BADGES: [Badge<Event>; 3] = [
    Badge {
        shown: Shown {
            id: "chain",
            name: Text::Chain,
            how: Text::ChainHow,
            clause: Clause::new("LZ", 4, 5),
            mark: "M13 2L5 13H11L9 21L18 9H12ZM19 14L21 16M20 4L22 2",
        },
        is_earned: |played| {
            let is_by = |event: &Event, armed: Card| match event {
                Event::Blasted { seat, by, .. } => *seat == played.seat && *by == armed,
                _ => false,
            };
            played.any(|event| match event {
                Event::Blasted { by, .. } => played.count(|one| is_by(one, *by)) >= BLASTS,
                _ => false,
            })
        },
    },
    Badge {
        shown: Shown {
            id: "full-crew",
            name: Text::FullCrew,
            how: Text::FullCrewHow,
            clause: Clause::new("LZ", 6, 2),
            mark: "M3 14C7 10 17 10 21 14C17 18 7 18 3 14ZM8 11A4 4 0 0 1 16 11M12 7V4M7 18L5 21M17 18L19 21",
        },
        is_earned: |played| {
            let own = Some(played.seat);
            let crews = played.count(|event| match event {
                Event::Landed { alien, saucer, .. } => *alien == own && *saucer == own,
                _ => false,
            });
            crews >= CREWS
        },
    },
    Badge {
        shown: Shown {
            id: "peaceful",
            name: Text::Peaceful,
            how: Text::PeacefulHow,
            clause: Clause::new("LZ", 6, 3),
            mark: "M12 21C4 15 2 11 4 7C6 4 10 4 12 8C14 4 18 4 20 7C22 11 20 15 12 21Z",
        },
        is_earned: |played| {
            let is_own = |event: &Event| matches!(event, Event::Blasted { seat, .. } if *seat == played.seat);
            played.is_won() && !played.any(is_own)
        },
    },
];
