//! What belongs to one game only, fetched when that game is first opened, and
//! what belongs to tables with others, fetched with the first of them.
//!
//! Most visits open one game of the five: the boards, drawings, rules and bots
//! of the others need not be downloaded before the shelf is seen.

use crate::chrome::NotFound;
use crate::games::{self, for_each_board};
use crate::online;
use crate::pages::{RuleList, replay, rules, setup};
use crate::storage;
use crate::table::{NotSet, SavedTable, table};
use crate::text::{self, Localize, Text};
use crate::worker::{Bots, TableBots};
use ::table::RestoreError;
use board_kit::Board;
use bots::BotGame;
use client::Witness;
use engine::Clause;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use record::{Record, RecordError, Verified};
use registry::GameId;

/// A screen of one game beside its table.
#[derive(Clone)]
pub(crate) enum Screen {
    /// A kept game once more.
    Replay(Box<(SavedTable, Record)>),
    /// The rules, at the clause the address names.
    Rules(String),
    /// The form on which a table is set.
    Setup,
}

/// The way into the part of one game. Pointers, so that a part that has been
/// fetched is used at once, without waiting a second time.
#[derive(Clone, Copy)]
pub(crate) struct TablePart {
    table: fn(SavedTable) -> AnyView,
    quick: fn() -> Result<String, NotSet>,
    /// The bots of the table with this log, for the worker.
    pub bots: OpenBots,
}

/// Takes a log and a seed.
type OpenBots = fn(&[String], u64) -> Result<Box<dyn Bots>, RestoreError>;

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
        bots: |log, seed| Ok(Box::new(TableBots::<B::Game>::open(log, seed)?)),
    }
}

/// The way into what a game has beside its table, which many visits end
/// without.
#[derive(Clone, Copy)]
pub(crate) struct ExtrasPart {
    show: fn(GameId, Screen) -> AnyView,
    rules: fn(RwSignal<Option<Clause>>) -> AnyView,
    /// Makes a table of a record file, with its log.
    pub import: Import,
    /// The record of a table with this log.
    record: fn(&SavedTable, &[String]) -> Option<Record>,
    /// The record file of a table with this log, under these names.
    file: fn(&SavedTable, &[String], &[String]) -> Option<String>,
}

type Import = fn(&str) -> Result<(SavedTable, Vec<String>), RecordError>;

fn extras<B: Board>() -> ExtrasPart
where
    B::Game: BotGame,
{
    ExtrasPart {
        show: |game, screen| match screen {
            Screen::Replay(replayed) => replay::replay::<B>(*replayed).into_any(),
            Screen::Rules(clause) => rules::rules::<B>(&clause).into_any(),
            Screen::Setup => setup::setup::<B>(game).into_any(),
        },
        rules: |clause| view! { <RuleList<B> clause /> }.into_any(),
        import: |text| SavedTable::import::<B::Game>(&Record::parse(text)?),
        record: SavedTable::record::<B::Game>,
        file: |saved, log, names| {
            let record = saved.record::<B::Game>(log)?;
            Some(games::named(record, names).to_json())
        },
    }
}

/// The way into what a game has more of at a table with others.
#[derive(Clone, Copy)]
pub(crate) struct OnlinePart {
    show: fn(GameId, online::Screen) -> AnyView,
    /// Works the chance of a record out again, and compares it with what this
    /// device remembers.
    pub verify: fn(&Witness, &Record) -> Result<Verified, RecordError>,
}

/// The pages with others that are the same for all games.
#[wasm_split(pages_together, wasm_split_path = ::leptos::wasm_split, fallible)]
fn pages_together() -> Result<fn(online::Page) -> AnyView, SplitLoaderError> {
    Ok(online::page)
}

/// Fetches a part and the texts it needs at the same time.
async fn with_texts<T>(
    names: Vec<String>,
    part: impl Future<Output = Result<T, Missing>>,
) -> Result<T, Missing> {
    let texts = text::need(names);
    let part = part.await;
    texts.await.map_err(|_| Missing::Unreachable)?;
    part
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
                    verify: Witness::verify::<<$Board as Board>::Game>,
                })
            }
        )*

        /// What the table of a game needs, fetched unless it is there already.
        pub(crate) async fn fetch(game: GameId) -> Result<TablePart, Missing> {
            let part = async move { match game {
                $(#[cfg(feature = $feature)] GameId::$Game => arrived($table().await),)*
                #[allow(unreachable_patterns)]
                _ => Err(Missing::Unknown),
            } };
            with_texts(text::of_game(game), part).await
        }

        /// What a game has beside its table.
        pub(crate) async fn fetch_extras(game: GameId) -> Result<ExtrasPart, Missing> {
            let part = async move { match game {
                $(#[cfg(feature = $feature)] GameId::$Game => arrived($extras().await),)*
                #[allow(unreachable_patterns)]
                _ => Err(Missing::Unknown),
            } };
            with_texts(text::with_rules(game), part).await
        }

        /// What a game has more of at a table with others.
        pub(crate) async fn fetch_online(game: GameId) -> Result<OnlinePart, Missing> {
            let part = async move { match game {
                $(#[cfg(feature = $feature)] GameId::$Game => arrived($online().await),)*
                #[allow(unreachable_patterns)]
                _ => Err(Missing::Unknown),
            } };
            with_texts(text::of_game(game), part).await
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
pub(crate) fn table_of(game: GameId, saved: SavedTable) -> AnyView {
    waited(fetch(game), move |part| (part.table)(saved.clone()))
}

/// The record file of a kept table, with the names that are seen here, as soon
/// as its game's part is there.
pub(crate) async fn record_file(table: &SavedTable, names: &[String]) -> Option<String> {
    let part = fetch_extras(table.game()?).await.ok()?;
    (part.file)(table, &storage::log(table), names)
}

/// The replay of a kept table as soon as what it needs is there.
pub(crate) fn replay_of(game: GameId, saved: SavedTable) -> AnyView {
    waited(fetch_extras(game), move |part| {
        match (part.record)(&saved, &storage::log(&saved)) {
            Some(record) => {
                let replayed = Box::new((saved.clone(), record));
                (part.show)(game, Screen::Replay(replayed))
            }
            None => view! { <NotFound text=Text::NotARecord /> }.into_any(),
        }
    })
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
