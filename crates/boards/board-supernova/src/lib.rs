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

use board_kit::{Account, Beat, Board, BoardContext, Field, Language, OwnMoves, Secrecy, Setting};
use engine::{Clause, Outcome, Seat};
use leptos::prelude::AnyView;
use supernova::{Card, Event, Kind, Source, Supernova, View};
use text::Names;
use text::supernova::Text;

/// Draws Supernova.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct SupernovaBoard;

impl Board for SupernovaBoard {
    type Game = Supernova;
    type Scene = Scene;

    const SECRECY: Secrecy = Secrecy::Hidden;
    const OWN_MOVES: OwnMoves = OwnMoves::Replayed;
    const MINUTES: u8 = 15;

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

    fn clause(event: &Event) -> Option<Clause> {
        let (section, item) = match *event {
            Event::FirstSeatDrawn { .. } => (2, 5),
            Event::FavouriteDealt { .. } | Event::TokenDealt { .. } => (2, 1),
            Event::CardDealt { .. } => (2, 2),
            Event::CardPlayed { card, .. } => use_of(card),
            Event::AlienAdvanced { .. } => (3, 2),
            Event::FavouriteAdopted { .. } => (3, 4),
            Event::FavouriteDropped { .. } => (3, 5),
            Event::FavouritesExchanged { .. } => (3, 6),
            Event::AlienSwitched { .. } => (3, 7),
            Event::NobodySwitched => (3, 8),
            Event::CardDrawn {
                from: Source::Pile, ..
            } => (4, 1),
            Event::CardDrawn {
                from: Source::Galaxy { .. },
                ..
            }
            | Event::PileEmptied => (4, 2),
            Event::SupernovaCaughtUp { .. } => (5, 1),
            Event::FarEndReached { .. } => (5, 2),
            Event::AlienRanked { .. } => (6, 1),
            Event::TokenRevealed { .. } | Event::SeatScored { .. } => (6, 3),
            Event::GameEnded { cause } => return Some(cause.ending().clause),
            Event::CardDiscarded { .. } => return None,
        };
        Some(Clause::new("SN", section, item))
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

/// Section and item of the clause that says what a card is for.
const fn use_of(card: Card) -> (u8, u8) {
    match card.kind() {
        Kind::Duo(_) => (3, 1),
        Kind::Solo(_) => (3, 3),
        Kind::Exchange => (3, 6),
        Kind::Switch => (3, 7),
        Kind::Initial(_) => (2, 1),
    }
}
