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
mod fields;
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

use board_kit::{Account, Beat, Board, BoardContext, Field, Language, OwnMoves};
use engine::{Clause, Outcome, Seat};
use landing::{Action, Event, Landing, View};
use leptos::prelude::AnyView;
use text::Names;

/// The board of Landing Zone.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct LandingBoard;

impl Board for LandingBoard {
    type Game = Landing;
    type Scene = Scene;

    // A draft is a ghost over the column: what it blasts is played afterwards.
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

    fn goes_with_hand(context: BoardContext<Self>, action: &Action) -> bool {
        pick::Fingers(context).action(action.column) == Some(*action)
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
