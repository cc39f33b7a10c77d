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
mod diagram;
mod drag;
mod draw;
mod fields;
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
mod speech;
mod tray;

pub use scene::{Berth, Incoming, Lie, Scene};

use asteroids::{Action, Asteroids, Event, View};
use board_kit::{Account, Beat, Board, BoardContext, Field, OwnMoves};
use engine::{Clause, Outcome, Seat};
use leptos::prelude::AnyView;
use text::{Language, Names};

/// The board of Asteroid Field.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct AsteroidsBoard;

impl Board for AsteroidsBoard {
    type Game = Asteroids;
    type Scene = Scene;

    const OWN_MOVES: OwnMoves = OwnMoves::Replayed;

    fn scene(view: &View) -> Scene {
        Scene::of(view)
    }

    fn play(scene: &mut Scene, event: &Event) -> Beat {
        scene.play(event)
    }

    fn board(context: BoardContext<Self>) -> AnyView {
        board::board(context)
    }

    fn hand(context: BoardContext<Self>) -> AnyView {
        hand::hand(context)
    }

    fn goes_with_hand(_stage: BoardContext<Self>, action: &Action) -> bool {
        matches!(action, Action::Tile { tile, .. } if held::taken_up() == Some(*tile))
    }

    fn badge(context: BoardContext<Self>, seat: Seat) -> AnyView {
        badge::badge(context, seat)
    }

    fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
        speech::describe(view, names, language)
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
