//! What teaches Last Rocket.

use super::Played;
use rockets::Event;

badges! {
    /// How one wins, and what the base is for.
    "LR":
    "trapped" "M12 4C15 7 15 11 14 15H10C9 11 9 7 12 4ZM3 3V21M21 3V21M3 21H21M3 3H7M17 3H21"
        Trapped TrappedHow (5, 1) => traps,
    "in-reserve" "M7 3H17L22 12L17 21H7L2 12ZM13 7L9 13H12L11 17L15 11H12Z"
        InReserve InReserveHow (4, 1) => |played| played.is_won() && !is_rescued(played),
    "rescued" "M12 21A9 9 0 1 0 12 3A9 9 0 0 0 12 21ZM12 16A4 4 0 1 0 12 8A4 4 0 0 0 12 16ZM6 6L9 9M18 6L15 9M6 18L9 15M18 18L15 15"
        Rescued RescuedHow (4, 3) => |played| played.is_won() && is_rescued(played),
}

fn is_rescued(played: &Played<'_, Event>) -> bool {
    played.any(|event| matches!(event, Event::Rescued { seat, .. } if *seat == played.seat))
}

/// Whether an opponent was out right after a galaxy that the player removed. A team
/// mate, who has the same place, is no opponent.
fn traps(played: &Played<'_, Event>) -> bool {
    let places = &played.outcome.places;
    let own = played.seat;
    let mut removed = false;
    played.events.iter().any(|event| {
        match *event {
            Event::Removed { seat, .. } => removed = seat == own,
            Event::Eliminated { seat, .. } => return removed && places[seat] > places[own],
            _ => removed = false,
        }
        false
    })
}
