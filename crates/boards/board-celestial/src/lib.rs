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
mod fields;
mod hand;
mod layout;
mod measure;
mod play;
mod prospect;
mod scale;
mod scene;
mod text;

pub use prospect::{Certain, Prospect};
pub use scene::{Laid, Place, Scene, Settled};

use ::text::{Language, Names};
use board_kit::{Account, Beat, Board, BoardContext, Field, OwnMoves};
use celestial::{Celestial, Event, View};
use engine::{Clause, Outcome, Seat};
use leptos::prelude::*;

/// The window on a table of Celestial Duel.
pub(crate) type Table = BoardContext<CelestialBoard>;

/// The board of Celestial Duel.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CelestialBoard;

impl Board for CelestialBoard {
    type Game = Celestial;
    type Scene = Scene;

    const OWN_MOVES: OwnMoves = OwnMoves::Replayed;

    fn scene(view: &View) -> Scene {
        Scene::of(view)
    }

    fn play(scene: &mut Scene, event: &Event) -> Beat {
        play::play(scene, event)
    }

    fn board(context: BoardContext<Self>) -> AnyView {
        board::board(context)
    }

    fn hand(context: BoardContext<Self>) -> AnyView {
        hand::hand(context)
    }

    fn badge(context: BoardContext<Self>, seat: Seat) -> AnyView {
        badge::badge(context, seat)
    }

    fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
        describe::describe(view, names, language)
    }

    fn account(
        view: &View,
        outcome: &Outcome,
        names: &Names<'_>,
        language: Language,
    ) -> Vec<Account> {
        account::account(view, outcome, names, language)
    }

    fn fields(language: Language) -> Vec<Field> {
        fields::fields(language)
    }

    fn cover() -> AnyView {
        cover::cover()
    }

    fn diagram(clause: Clause, language: Language) -> Option<AnyView> {
        diagram::diagram(clause, language)
    }
}
