//! What teaches Asteroid Field.

use super::Played;
use asteroids::{Cause, Event};

/// So often asteroids have to move.
const DRIFTS: usize = 5;

/// So many tiles are a long way.
const LONG: usize = 3;

badges! {
    /// What the dice do, what a tile does to others, and that a path goes on to its end.
    "AF":
    "drifts" "M14 4L20 7L21 13L16 18L10 16L8 10ZM13 9H14M16 13H17M2 8H6M2 13H5M3 18H8"
        Drifts DriftsHow (4, 1) => survives_drifts,
    "sent-off" "M3 3H14V21H3ZM6 17C6 11 10 12 18 12M15 8L19 12L15 16"
        SentOff SentOffHow (6, 2) => sends_off,
    "long-flight" "M3 20C10 20 3 12 10 12S12 5 18 5M15 2L19 5L16 9"
        LongFlight LongFlightHow (6, 1) => flies_far,
}

/// Whether asteroids moved so often while the player's ship was in flight, and are
/// done with it.
fn survives_drifts(played: &Played<'_, Event>) -> bool {
    let (mut drifts, mut drifting) = (0, false);
    for event in played.events {
        match *event {
            Event::Rolled { moves, .. } => drifting = moves,
            Event::Eliminated { seat, .. } if seat == played.seat => break,
            Event::TilePlaced { .. }
            | Event::Skipped { .. }
            | Event::TurnBegan { .. }
            | Event::Ended { .. } => {
                drifts += usize::from(drifting);
                drifting = false;
            }
            _ => {}
        }
    }
    drifts >= DRIFTS
}

/// Whether a tile of the player's put somebody else out while the player's own ship
/// survived the turn.
fn sends_off(played: &Played<'_, Event>) -> bool {
    let own = played.seat;
    let mut placed = false;
    let mut sent = false;
    for event in played.events {
        match *event {
            Event::TurnBegan { .. } | Event::Ended { .. } if sent => return true,
            Event::TilePlaced { seat, .. } => placed = seat == own,
            Event::TurnBegan { .. } => placed = false,
            Event::Eliminated { seat, .. } if seat == own => return false,
            Event::Eliminated {
                cause: Cause::Edge | Cause::Asteroid,
                ..
            } => sent |= placed,
            _ => {}
        }
    }
    false
}

/// Whether the player's ship crossed many tiles in one go and came to rest.
fn flies_far(played: &Played<'_, Event>) -> bool {
    let own = played.seat;
    let mut tiles = 0;
    played.events.iter().any(|event| {
        match *event {
            Event::TilePlaced { .. } => tiles = 0,
            Event::ShipFlew { seat, .. } if seat == own => tiles += 1,
            Event::ShipStopped { seat, .. } => return seat == own && tiles >= LONG,
            _ => {}
        }
        false
    })
}
