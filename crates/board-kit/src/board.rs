//! What a game brings to the page.

use crate::{Beat, BoardContext};
use engine::{Clause, Events as _, Outcome, Seat, Viewer};
use leptos::prelude::AnyView;
use text::{Language, Names, Words};

/// What the board does with a person's own actions once they are committed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnMoves {
    /// The draft already stood on the board: show the result at once.
    Settled,
    /// The draft was a ghost: play the events like anybody else's.
    Replayed,
}

/// A line of the final scoring: whom it is about, what for, how much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The seat it is about, if about one.
    pub seat: Option<Seat>,
    /// What it counts, drawn in a box of 44 by 32 around the middle.
    pub picture: Option<&'static str>,
    /// What it is for, in words.
    pub text: String,
    /// What it brings, if points are counted: `+3`, `= 5`.
    pub points: Option<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

impl Account {
    /// A sentence about several seats, which brings nobody points.
    pub fn told(text: String, clause: impl Into<Option<Clause>>) -> Self {
        Account {
            seat: None,
            picture: None,
            text,
            points: None,
            clause: clause.into(),
        }
    }
}

/// A finished game as its scoring is told to a reader.
#[derive(Debug)]
pub struct Ended<'a, G: engine::GameSpec> {
    /// What the reader sees of it.
    pub view: &'a G::View,
    /// Places and points.
    pub outcome: &'a Outcome,
    /// Who sat where.
    pub names: &'a Names<'a>,
    /// The reader's language.
    pub language: Language,
}

/// A board as a reader is told of it.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a, V> {
    /// What the reader sees.
    pub view: &'a V,
    /// Who sits where.
    pub names: &'a Names<'a>,
    /// The reader's language.
    pub language: Language,
}

/// A game's board, drawn in code.
pub trait Board: Copy + Default + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// The game whose board it is.
    type Game: Words;
    /// What stands where, as plain data: everything the board draws.
    type Scene: Clone + PartialEq + Send + Sync + 'static;

    /// What happens with one's own committed actions.
    const OWN_MOVES: OwnMoves;

    /// The scene that a view shows.
    fn scene(view: &<Self::Game as engine::GameSpec>::View) -> Self::Scene;

    /// Lets one event happen in the scene. After the last event of a step the
    /// scene must be the one the new view shows (tests hold boards to it), as
    /// far as the viewer can tell from events.
    fn play(scene: &mut Self::Scene, event: &<Self::Game as engine::GameSpec>::Event) -> Beat;

    /// The scene after events, as far as a viewer is told of them.
    fn scene_after(
        mut scene: Self::Scene,
        events: &[<Self::Game as engine::GameSpec>::Event],
        viewer: Viewer,
    ) -> Self::Scene {
        let seen = events
            .iter()
            .filter_map(|event| Self::Game::redact(event, viewer));
        for event in seen {
            Self::play(&mut scene, &event);
        }
        scene
    }

    /// The board, as large as its container: usually one SVG.
    fn board(context: BoardContext<Self>) -> AnyView;

    /// What a phone shows of the board while a wall shows all of it: what the viewer
    /// chooses from.
    fn pocket(context: BoardContext<Self>) -> AnyView {
        Self::board(context)
    }

    /// Whether everything can be chosen from the hand, so that a phone beside a
    /// wall needs no more.
    const HAND_IS_ENOUGH: bool = false;

    /// What lies in reach of the viewer's hand, below the board. May be empty.
    fn hand(context: BoardContext<Self>) -> AnyView;

    /// Whether an action goes with what the viewer has taken up: where the hand
    /// is all one sees, only such choices are listed, if there are any. Tracks.
    fn goes_with_hand(
        _context: BoardContext<Self>,
        _action: &<Self::Game as engine::GameSpec>::Action,
    ) -> bool {
        false
    }

    /// What an opponent's strip shows beside the name: hand size, pieces.
    fn badge(context: BoardContext<Self>, seat: Seat) -> AnyView;

    /// What stands where, in sentences, for those who listen to the board.
    fn describe(
        view: &<Self::Game as engine::GameSpec>::View,
        names: &Names<'_>,
        language: Language,
    ) -> Vec<String>;

    /// What a thing on the board is and what it means now, in words: its kind and which
    /// of them, as its element has them (`data-ask="card 12"`). Nothing where there is
    /// no more to say than what is written on it.
    fn answer(
        view: &<Self::Game as engine::GameSpec>::View,
        names: &Names<'_>,
        language: Language,
        thing: (&str, usize),
    ) -> Option<String>;

    /// An event as the log may tell it while others can see the screen: without
    /// what its owner keeps covered on the board. Most games cover nothing that
    /// is not in plain sight of the viewer anyway.
    fn discreet(
        event: &<Self::Game as engine::GameSpec>::Event,
    ) -> <Self::Game as engine::GameSpec>::Event {
        event.clone()
    }

    /// Whether an event is what the viewer turns with a tap: the log does not tell the
    /// last of them while it lies face down.
    fn is_turned_by_hand(
        _event: &<Self::Game as engine::GameSpec>::Event,
        _viewer: Viewer,
    ) -> bool {
        false
    }

    /// The round for which these seats have drawn what they may look at, each its own,
    /// before anybody decides on it.
    fn drawn(_view: &<Self::Game as engine::GameSpec>::View) -> Option<(u32, engine::SeatSet)> {
        None
    }

    /// The final scoring, line by line, in the order a person would count it.
    fn account(
        view: &<Self::Game as engine::GameSpec>::View,
        outcome: &Outcome,
        names: &Names<'_>,
        language: Language,
    ) -> Vec<Account>;

    /// The picture on the box: an SVG of 3 by 4, in flat vector art.
    fn cover() -> AnyView;

    /// A little drawing beside a clause of the rules, if it has one.
    fn diagram(clause: Clause, language: Language) -> Option<AnyView>;
}

/// Declares a board whose parts are in the files of their names: `scene`,
/// `board`, `hand`, `badge`, `describe`, `account`, `cover` and `diagram`. What a
/// board has beyond that stands between the braces.
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // The files are those of the board's crate.
macro_rules! board {
    (
        $(#[$doc:meta])*
        $Board:ident of $Game:ty, $own_moves:ident
        { $($more:item)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
        pub struct $Board;

        impl $crate::Board for $Board {
            type Game = $Game;
            type Scene = crate::scene::Scene;

            const OWN_MOVES: $crate::OwnMoves = $crate::OwnMoves::$own_moves;

            fn scene(view: &<$Game as ::engine::GameSpec>::View) -> Self::Scene {
                crate::scene::Scene::of(view)
            }

            fn play(
                scene: &mut Self::Scene,
                event: &<$Game as ::engine::GameSpec>::Event,
            ) -> $crate::Beat {
                scene.play(event)
            }

            fn board(context: $crate::BoardContext<Self>) -> ::leptos::prelude::AnyView {
                ::leptos::prelude::IntoAny::into_any(crate::board::board(context))
            }

            fn hand(context: $crate::BoardContext<Self>) -> ::leptos::prelude::AnyView {
                ::leptos::prelude::IntoAny::into_any(crate::hand::hand(context))
            }

            fn badge(
                context: $crate::BoardContext<Self>,
                seat: ::engine::Seat,
            ) -> ::leptos::prelude::AnyView {
                ::leptos::prelude::IntoAny::into_any(crate::badge::badge(context, seat))
            }

            fn describe(
                view: &<$Game as ::engine::GameSpec>::View,
                names: &::text::Names<'_>,
                language: $crate::Language,
            ) -> Vec<String> {
                crate::describe::describe(view, names, language)
            }

            fn answer(
                view: &<$Game as ::engine::GameSpec>::View,
                names: &::text::Names<'_>,
                language: $crate::Language,
                thing: (&str, usize),
            ) -> Option<String> {
                let told = $crate::Told {
                    view,
                    names,
                    language,
                };
                crate::describe::answer(&told, thing)
            }

            fn account(
                view: &<$Game as ::engine::GameSpec>::View,
                outcome: &::engine::Outcome,
                names: &::text::Names<'_>,
                language: $crate::Language,
            ) -> Vec<$crate::Account> {
                crate::account::account(&$crate::Ended {
                    view,
                    outcome,
                    names,
                    language,
                })
            }

            fn cover() -> ::leptos::prelude::AnyView {
                ::leptos::prelude::IntoAny::into_any(crate::cover::cover())
            }

            fn diagram(
                clause: ::engine::Clause,
                language: $crate::Language,
            ) -> Option<::leptos::prelude::AnyView> {
                crate::diagram::diagram(clause, language)
            }

            $($more)*
        }
    };
}
