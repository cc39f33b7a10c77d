//! The board of Landing Zone: four shafts over a curved planet, five levels.
//!
//! A card shows an alien and a saucer at each end. The end that lands is
//! upright and bright, the other one dimmed: what counts is what lands.

mod account;
mod badge;
mod beam;
mod board;
mod card;
mod cover;
mod describe;
mod diagram;
mod drag;
mod emblem;
mod hand;
mod layout;
mod pick;
mod preview;
mod scene;
mod shaft;
mod spot;
mod trace;

pub use preview::{Doomed, Falling, Preview};
pub use scene::{Count, Crew, Scene, Secret, Shaft};

use board_kit::BoardContext;
use landing::{Action, Landing};

board_kit::board! {
    /// The board of Landing Zone. A draft is a ghost over the column: what it
    /// blasts is played afterwards.
    LandingBoard of Landing, Replayed {
        fn goes_with_hand(context: BoardContext<Self>, action: &Action) -> bool {
            pick::Fingers(context).action(action.column) == Some(*action)
        }
    }
}
