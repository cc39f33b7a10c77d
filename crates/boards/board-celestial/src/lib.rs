//! The board of Celestial Duel.
//!
//! The viewer's own card is large, with four rows to choose from; the others'
//! places stand round it. Nothing is drawn that the viewer does not know: the
//! scales show what the others may hold, never what a trial imagines.

mod account;
mod art;
mod badge;
mod board;
mod cover;
mod describe;
mod diagram;
mod hand;
mod layout;
mod measure;
mod play;
mod scale;
mod scene;
mod text;

pub use scene::{Battle, Laid, Scene, SeatCards, Settled};

use board_kit::BoardContext;
use celestial::{Celestial, Event, View};
use engine::{SeatSet, Viewer};

/// The window on a table of Celestial Duel.
pub(crate) type Context = BoardContext<CelestialBoard>;

board_kit::board! {
    /// The board of Celestial Duel.
    CelestialBoard of Celestial, Replayed {
        fn pocket(context: BoardContext<Self>) -> ::leptos::prelude::AnyView {
            crate::board::pocket(context)
        }

        fn is_turned_by_hand(event: &Event, viewer: Viewer) -> bool {
            crate::board::is_own_card(event, viewer)
        }

        fn drawn(view: &View) -> Option<(u32, SeatSet)> {
            view.drawn()
        }
    }
}
