//! The board of Supernova: a spiral of planets round a star that holds the
//! pile, five creatures that hop along it, and the ladder of what places pay.

mod account;
mod aliens;
mod art;
mod badge;
mod board;
mod chooser;
mod course;
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

use board_kit::{Account, Beat, Board, BoardContext, Field, Language, OwnMoves, Setting};
use engine::{Clause, Outcome, Seat};
use leptos::prelude::AnyView;
use supernova::{Event, Supernova, View};
use text::Names;
use text::supernova::Text;

/// Draws Supernova.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct SupernovaBoard;

impl Board for SupernovaBoard {
    type Game = Supernova;
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

    fn badge(context: BoardContext<Self>, seat: Seat) -> AnyView {
        badge::badge(context, seat)
    }

    fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
        describe::describe(view, names, language)
    }

    fn discreet(event: &Event) -> Event {
        match *event {
            // The token lies behind its lock, which the log must not open.
            Event::TokenDealt { seat, .. } => Event::TokenDealt { seat, token: None },
            _ => *event,
        }
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
        vec![Field {
            key: "first",
            label: Text::FirstPlayer.said(language).into(),
            help: Text::FirstPlayerHelp.said(language).into(),
            setting: Setting::Seat,
        }]
    }

    fn cover() -> AnyView {
        cover::cover()
    }

    fn diagram(clause: Clause, language: Language) -> Option<AnyView> {
        diagram::diagram(clause, language)
    }
}
