//! The board of Asteroid Field: 6 × 6 squares of deep space, paths that bend,
//! rocks that drift, and ships that follow their way to its end.
//!
//! A tile is held before it is placed: it lies as a ghost in front of the
//! ship, its path lit to the end, and is turned by tap, wheel or key until it
//! leads somewhere good.

mod account;
mod around;
mod badge;
mod board;
mod bonus;
mod cover;
mod curve;
mod describe;
mod diagram;
mod drag;
mod draw;
mod hand;
mod held;
mod inspect;
mod marks;
mod pieces;
mod preview;
mod prospect;
mod rolls;
mod scene;
mod ships;
mod since;
mod tray;

pub use scene::{Berth, Incoming, Lie, Scene};

use asteroids::{Action, Asteroids};
use board_kit::BoardContext;

board_kit::board! {
    /// The board of Asteroid Field.
    AsteroidsBoard of Asteroids, Replayed {
        fn goes_with_hand(_: BoardContext<Self>, action: &Action) -> bool {
            matches!(action, Action::Tile { tile, .. } if held::taken_up() == Some(*tile))
        }
    }
}
