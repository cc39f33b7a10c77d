//! The board of Supernova: a spiral of planets round a star that holds the
//! pile, five creatures that hop along it, and the ladder of what places pay.

mod account;
mod alien_move;
mod aliens;
mod art;
mod badge;
mod board;
mod chooser;
mod cover;
mod creatures;
mod describe;
mod diagram;
mod fingers;
mod fleeting;
mod galaxy;
mod hand;
mod ladder;
mod layout;
mod measure;
mod own;
mod preview;
mod scene;
mod spiral;
mod traces;

pub use scene::Scene;

use supernova::{Event, Supernova};

board_kit::board! {
    /// The board of Supernova.
    SupernovaBoard of Supernova, Replayed {
        const HAND_IS_ENOUGH: bool = true;

        fn discreet(event: &Event) -> Event {
            match *event {
                // The token lies behind its lock, which the log must not open.
                Event::TokenDealt { seat, .. } => Event::TokenDealt { seat, token: None },
                _ => *event,
            }
        }
    }
}
