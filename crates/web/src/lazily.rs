//! What belongs to one game only, fetched when that game is first opened.
//!
//! Most visits open one game of the five: the boards, drawings, rules and bots
//! of the others need not be downloaded before the shelf is seen.

use crate::chrome::NotFound;
use crate::games::{self, NotSet};
use crate::online;
use crate::pages::{replay, rules, setup};
use crate::table::{Saved, table};
use crate::text::Text;
use crate::worker::{LocalTable, Running};
use bots::Mind;
use engine::Viewer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use record::{Match, Record};
use registry::GameId;
use session::verify::{Fairness, Unfair, Verified, verify};
use stage::Craft;

/// A screen of one game.
#[derive(Clone)]
pub(crate) enum Screen {
    /// The table of a kept game.
    Table(Box<Saved>),
    /// A kept game once more.
    Replay(Box<Saved>),
    /// The rules, at the clause the address names.
    Rules(String),
    /// The form on which a table is set.
    Setup,
    /// A screen with others.
    Online(Box<online::Screen>),
}

/// The way into the part of one game. Pointers, so that a part that has been
/// fetched is used at once, without waiting a second time.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    show: fn(GameId, Screen) -> AnyView,
    quick: fn(GameId) -> Result<String, NotSet>,
    /// Tells what is wrong with a record.
    pub check: fn(&Record) -> Result<(), String>,
    /// Works the chance of a record out again.
    pub verify: fn(&Record, &Fairness) -> Result<Verified, Unfair>,
    /// Opens a table in the worker.
    pub open: fn(Saved, Viewer) -> Result<Box<dyn Running>, String>,
}

impl Part {
    /// Sets a table at once, and tells where it is or why there is none.
    pub(crate) fn quick(self, game: GameId) -> Result<String, Text> {
        (self.quick)(game).map_err(|_| Text::NotKept)
    }
}

fn part<C: Craft>() -> Part
where
    C::Game: Mind,
{
    Part {
        show: |game, screen| match screen {
            Screen::Table(saved) => table::<C>(*saved).into_any(),
            Screen::Replay(saved) => replay::replay::<C>(&saved).into_any(),
            Screen::Rules(clause) => rules::rules::<C>(&clause).into_any(),
            Screen::Setup => setup::setup::<C>(game).into_any(),
            Screen::Online(screen) => online::draw::<C>(game, *screen),
        },
        quick: games::quick::<C>,
        check: |record| {
            Match::<C::Game>::from_record(record)
                .map(|_| ())
                .map_err(|error| error.to_string())
        },
        verify: verify::<C::Game>,
        open: |saved, viewer| {
            LocalTable::<C::Game>::open(saved, viewer)
                .map(|table| Box::new(table) as Box<dyn Running>)
        },
    }
}

/// One function for each game: what only these lead to is what the bundle
/// takes out of the main module.
macro_rules! parts {
    ($($feature:literal $name:ident $Board:ty;)*) => {
        $(
            #[cfg(feature = $feature)]
            #[wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $name() -> Result<Part, SplitLoaderError> {
                Ok(part::<$Board>())
            }
        )*
    };
}
parts! {
    "supernova" supernova board_supernova::SupernovaBoard;
    "celestial" celestial board_celestial::CelestialBoard;
    "landing" landing board_landing::LandingBoard;
    "rockets" rockets board_rockets::RocketsBoard;
    "asteroids" asteroids board_asteroids::AsteroidsBoard;
}

/// Why there is no part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Missing {
    /// This page was built without the game.
    Unknown,
    /// The network did not deliver.
    Unreachable,
}

impl Missing {
    /// The reason in words.
    pub(crate) fn text(self) -> Text {
        match self {
            Self::Unknown => Text::UnknownGame,
            Self::Unreachable => Text::Unreachable,
        }
    }
}

/// Fetches the part of a game, unless it is there already.
pub(crate) async fn fetch(game: GameId) -> Result<Part, Missing> {
    let part = match game {
        #[cfg(feature = "supernova")]
        GameId::Supernova => supernova().await,
        #[cfg(feature = "celestial")]
        GameId::Celestial => celestial().await,
        #[cfg(feature = "landing")]
        GameId::Landing => landing().await,
        #[cfg(feature = "rockets")]
        GameId::Rockets => rockets().await,
        #[cfg(feature = "asteroids")]
        GameId::Asteroids => asteroids().await,
        #[allow(unreachable_patterns)]
        _ => return Err(Missing::Unknown),
    };
    part.map_err(|_| Missing::Unreachable)
}

/// A screen of a game as soon as its part is there.
pub(crate) fn screen(game: GameId, screen: Screen) -> AnyView {
    let fetched = RwSignal::new(None);
    spawn_local(async move {
        let part = fetch(game).await;
        // The page may have been left meanwhile.
        let _ = fetched.try_set(Some(part));
    });
    (move || match fetched.get() {
        None => view! {
            <main class="wait"><p role="status">{move || Text::Loading.get()}</p></main>
        }
        .into_any(),
        Some(Ok(part)) => (part.show)(game, screen.clone()),
        Some(Err(missing)) => view! { <NotFound text=missing.text() /> }.into_any(),
    })
    .into_any()
}
