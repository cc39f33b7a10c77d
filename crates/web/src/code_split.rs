//! What belongs to one game only, fetched when that game is first opened, and
//! what belongs to tables with others, fetched with the first of them.
//!
//! Most visits open one game of the five: the boards, drawings, rules and bots
//! of the others need not be downloaded before the shelf is seen.

use crate::chrome::NotFound;
use crate::games::{self, NotSet, for_each_board};
use crate::online;
use crate::pages::{RuleList, replay, rules, setup};
use crate::table::{Saved, table};
use crate::text::{self, Localize, Text};
use crate::worker::{LocalTable, Running};
use board_kit::Board;
use bots::BotGame;
use engine::{Clause, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use record::{Match, Record, RecordError, Verified, verify};
use registry::GameId;

/// A screen of one game beside its table.
#[derive(Clone)]
pub(crate) enum Screen {
    /// A kept game once more.
    Replay(Box<Saved>),
    /// The rules, at the clause the address names.
    Rules(String),
    /// The form on which a table is set.
    Setup,
}

/// The way into the part of one game. Pointers, so that a part that has been
/// fetched is used at once, without waiting a second time.
#[derive(Clone, Copy)]
pub(crate) struct TablePart {
    table: fn(Saved) -> AnyView,
    quick: fn() -> Result<String, NotSet>,
    /// Tells what is wrong with a record.
    pub check: fn(&Record) -> Result<(), RecordError>,
    /// Opens a table in the worker.
    pub open: fn(Saved, Viewer) -> Result<Box<dyn Running>, String>,
}

impl TablePart {
    /// Sets a table at once, and tells where it is or why there is none.
    pub(crate) fn quick(self) -> Result<String, Text> {
        (self.quick)().map_err(|_| Text::NotKept)
    }
}

fn part<B: Board>() -> TablePart
where
    B::Game: BotGame,
{
    TablePart {
        table: |saved| table::<B>(saved).into_any(),
        quick: games::quick::<B>,
        check: |record| Match::<B::Game>::from_record(record).map(|_| ()),
        open: |saved, viewer| {
            LocalTable::<B::Game>::open(saved, viewer)
                .map(|table| Box::new(table) as Box<dyn Running>)
        },
    }
}

/// The way into what a game has beside its table, which many visits end
/// without.
#[derive(Clone, Copy)]
pub(crate) struct ExtrasPart {
    show: fn(GameId, Screen) -> AnyView,
    rules: fn(RwSignal<Option<Clause>>) -> AnyView,
}

fn extras<B: Board>() -> ExtrasPart {
    ExtrasPart {
        show: |game, screen| match screen {
            Screen::Replay(saved) => replay::replay::<B>(&saved).into_any(),
            Screen::Rules(clause) => rules::rules::<B>(&clause).into_any(),
            Screen::Setup => setup::setup::<B>(game).into_any(),
        },
        rules: |clause| view! { <RuleList<B> clause /> }.into_any(),
    }
}

/// The way into what a game has more of at a table with others.
#[derive(Clone, Copy)]
pub(crate) struct OnlinePart {
    show: fn(GameId, online::Screen) -> AnyView,
    /// Works the chance of a record out again.
    pub verify: fn(&Record) -> Result<Verified, RecordError>,
}

/// The pages with others that are the same for all games.
#[wasm_split(pages_together, wasm_split_path = ::leptos::wasm_split, fallible)]
fn pages_together() -> Result<fn(online::Page) -> AnyView, SplitLoaderError> {
    Ok(online::page)
}

/// Three functions for each game: for its table, for what is beside it, and for
/// tables with others. What only these lead to is what the bundle takes out of
/// the main module; their names tell it what belongs into one file.
macro_rules! parts {
    (() $($feature:literal $Game:ident $Board:ty, $table:ident $extras:ident $online:ident;)*) => {
        $(
            #[cfg(feature = $feature)]
            #[wasm_split($table, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $table() -> Result<TablePart, SplitLoaderError> {
                Ok(part::<$Board>())
            }

            #[cfg(feature = $feature)]
            #[wasm_split($extras, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $extras() -> Result<ExtrasPart, SplitLoaderError> {
                Ok(extras::<$Board>())
            }

            #[cfg(feature = $feature)]
            #[wasm_split($online, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $online() -> Result<OnlinePart, SplitLoaderError> {
                Ok(OnlinePart {
                    show: online::draw::<$Board>,
                    verify: verify::<<$Board as Board>::Game>,
                })
            }
        )*

        /// What the table of a game needs, fetched unless it is there already.
        pub(crate) async fn fetch(game: GameId) -> Result<TablePart, Missing> {
            let texts = text::need(text::of_game(game));
            let part = match game {
                $(#[cfg(feature = $feature)] GameId::$Game => arrived($table().await),)*
                #[allow(unreachable_patterns)]
                _ => Err(Missing::Unknown),
            };
            texts.await.map_err(|_| Missing::Unreachable)?;
            part
        }

        /// What a game has beside its table.
        async fn fetch_extras(game: GameId) -> Result<ExtrasPart, Missing> {
            let texts = text::need(text::with_rules(game));
            let part = match game {
                $(#[cfg(feature = $feature)] GameId::$Game => arrived($extras().await),)*
                #[allow(unreachable_patterns)]
                _ => Err(Missing::Unknown),
            };
            texts.await.map_err(|_| Missing::Unreachable)?;
            part
        }

        /// What a game has more of at a table with others.
        pub(crate) async fn fetch_online(game: GameId) -> Result<OnlinePart, Missing> {
            let texts = text::need(text::of_game(game));
            let part = match game {
                $(#[cfg(feature = $feature)] GameId::$Game => arrived($online().await),)*
                #[allow(unreachable_patterns)]
                _ => Err(Missing::Unknown),
            };
            texts.await.map_err(|_| Missing::Unreachable)?;
            part
        }
    };
}
for_each_board!([parts]);

fn arrived<P>(part: Result<P, SplitLoaderError>) -> Result<P, Missing> {
    part.map_err(|_| Missing::Unreachable)
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

/// The table of a kept game as soon as the game's part is there.
pub(crate) fn table_of(game: GameId, saved: Saved) -> AnyView {
    waited(fetch(game), move |part| (part.table)(saved.clone()))
}

/// A screen of a game as soon as its part is there.
pub(crate) fn screen(game: GameId, screen: Screen) -> AnyView {
    waited(fetch_extras(game), move |part| {
        (part.show)(game, screen.clone())
    })
}

/// A screen of a game with others as soon as its part is there.
pub(crate) fn online(game: GameId, screen: online::Screen) -> AnyView {
    waited(fetch_online(game), move |part| {
        (part.show)(game, screen.clone())
    })
}

/// A page with others as soon as its part is there.
pub(crate) fn page(page: online::Page) -> AnyView {
    let part = async { arrived(pages_together().await) };
    waited(part, move |draw| draw(page))
}

/// The rules of a game beside its board, as soon as they are there.
pub(crate) fn rules_of(game: GameId, clause: RwSignal<Option<Clause>>) -> AnyView {
    let fetched = coming(fetch_extras(game));
    (move || match fetched.get()? {
        Ok(more) => Some((more.rules)(clause)),
        Err(missing) => {
            Some(view! { <p class="trouble">{move || missing.text().get()}</p> }.into_any())
        }
    })
    .into_any()
}

/// A whole page as soon as its part is there.
fn waited<P: Copy + Send + Sync + 'static>(
    part: impl Future<Output = Result<P, Missing>> + 'static,
    show: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView {
    let fetched = coming(part);
    (move || match fetched.get() {
        None => view! {
            <main class="wait"><p role="status">{move || Text::Loading.get()}</p></main>
        }
        .into_any(),
        Some(Ok(part)) => show(part),
        Some(Err(missing)) => view! { <NotFound text=missing.text() /> }.into_any(),
    })
    .into_any()
}

/// A part, once it has come.
fn coming<P: Send + Sync + 'static>(
    part: impl Future<Output = Result<P, Missing>> + 'static,
) -> RwSignal<Option<Result<P, Missing>>> {
    let fetched = RwSignal::new(None);
    spawn_local(async move {
        let part = part.await;
        // The page may have been left meanwhile.
        let _ = fetched.try_set(Some(part));
    });
    fetched
}
