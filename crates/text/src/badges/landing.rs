//! What teaches Landing Zone.

use landing::{Card, Event};

/// So many cards have to be blasted with one armed card.
const BLASTS: usize = 3;

/// So many cards have to land both secrets.
const CREWS: usize = 2;

badges! {
    /// That blasts go on, that a card can bring two points, that peace pays.
    "LZ":
    "chain" "M13 2L5 13H11L9 21L18 9H12ZM19 14L21 16M20 4L22 2"
        Chain ChainHow (4, 5) => |played| {
            let is_by = |event: &Event, armed: Card| match event {
                Event::Blasted { seat, by, .. } => *seat == played.seat && *by == armed,
                _ => false,
            };
            played.any(|event| match event {
                Event::Blasted { by, .. } => played.count(|one| is_by(one, *by)) >= BLASTS,
                _ => false,
            })
        },
    "full-crew" "M3 14C7 10 17 10 21 14C17 18 7 18 3 14ZM8 11A4 4 0 0 1 16 11M12 7V4M7 18L5 21M17 18L19 21"
        FullCrew FullCrewHow (6, 2) => |played| {
            let own = Some(played.seat);
            let crews = played.count(|event| match event {
                Event::Landed { alien, saucer, .. } => *alien == own && *saucer == own,
                _ => false,
            });
            crews >= CREWS
        },
    "peaceful" "M12 21C4 15 2 11 4 7C6 4 10 4 12 8C14 4 18 4 20 7C22 11 20 15 12 21Z"
        Peaceful PeacefulHow (6, 3) => |played| {
            let is_own = |event: &Event| matches!(event, Event::Blasted { seat, .. } if *seat == played.seat);
            played.is_won() && !played.any(is_own)
        },
}
