//! What not every visit needs, fetched when it is first needed: the shelf, the
//! board of a game and its bots, what is beside tables, tables with others and
//! what is around them.
//!
//! Most visits open one game of the five: the boards, drawings, rules and bots
//! of the others need not be downloaded before the shelf is seen. Who comes by a
//! link to a table with others needs neither the shelf nor any bots.

use crate::address::PageRoute;
use crate::chrome::{NotFound, Preferences, try_again};
use crate::dom;
use crate::games::{self, for_each_board};
use crate::online::{self, Identity, OnlinePage};
use crate::pages::progress::{BoxFacts, account, progress};
use crate::pages::{
    BoxPage, LessonPage, RecordsPage, ReplayPage, RuleList, RulesPage, SetupPage, Shelf, ask,
    lesson, replay, rules, setup,
};
use crate::sound::{self, Synth};
use crate::storage;
use crate::table::{Asked, Finished, NotSet, SavedTable, panel, table};
use crate::text::{self, Localize, Text};
use crate::worker::{Bots, TableBots};
use ::table::RestoreError;
use ::text::Words;
use ::text::badges::Shown;
use board_kit::Board;
use board_kit::signals::RwSignal;
use bots::BotGame;
use client::Witness;
use engine::{Character, Clause};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use protocol::UserId;
use record::{Record, RecordError, Verified};
use registry::GameId;
use std::any::Any;
use std::sync::Arc;

/// A screen of one game beside its table.
#[derive(Clone)]
pub(crate) enum Screen {
    /// A kept game once more.
    Replay(Box<(SavedTable, Record)>),
    /// The rules, at the clause the address names.
    Rules(String),
    /// The form on which a table is set.
    Setup,
    /// A guided first game.
    Lesson,
}

/// The way into the part of one game. Pointers, so that a part that has been
/// fetched is used at once, without waiting a second time.
#[derive(Clone, Copy)]
pub(crate) struct TablePart {
    table: fn(SavedTable) -> AnyView,
    quick: fn() -> Result<String, NotSet>,
    /// Sets the game of the day and tells where it is.
    daily: fn(GameId) -> String,
    /// The badges that teach the game.
    badges: fn() -> Vec<Shown>,
    /// The bots of the table with this log, for the worker.
    pub bots: OpenBots,
}

/// Takes a log, a seed, and who the bots are.
type OpenBots = fn(&[String], u64, Vec<Character>) -> Result<Box<dyn Bots>, RestoreError>;

impl TablePart {
    /// Sets a table at once, and tells where it is or why there is none.
    pub(crate) fn quick(self) -> Result<String, Text> {
        (self.quick)().map_err(|_| Text::CantSetTable)
    }
}

fn part<B: Board>() -> TablePart
where
    B::Game: BotGame,
{
    TablePart {
        table: |saved| table::<B>(saved).into_any(),
        quick: games::quick::<B>,
        daily: games::daily::<B>,
        badges: || B::Game::BADGES.iter().map(|badge| badge.shown).collect(),
        bots: |log, seed, characters| {
            Ok(Box::new(TableBots::<B::Game>::open(log, seed, characters)?))
        },
    }
}

/// Shows an answer about a table; calls back with the place of what it found, and to
/// lead to a clause.
type ShowAnswer = fn(GameId, &dyn Any, Asked, Callback<(f64, f64)>, Callback<Clause>) -> AnyView;

/// The way into what a game has beside its table, which many visits end
/// without.
#[derive(Clone, Copy)]
pub(crate) struct ExtrasPart {
    show: fn(GameId, Screen) -> AnyView,
    rules: fn(RwSignal<Option<Clause>>) -> AnyView,
    /// What the thing at a point of the window is.
    ask: ShowAnswer,
    /// Makes a table of a record file, with its log.
    pub import: Import,
    /// The record of a table with this log.
    record: fn(&SavedTable, &[String]) -> Option<Record>,
    /// The ending of a game: a [`Finished`](crate::table::Finished) of its board.
    ending: fn(&dyn Any) -> Option<AnyView>,
    /// The record file of a table with this log, under these names.
    file: fn(&SavedTable, &[String], &[String]) -> Option<String>,
    /// What there is around tables with others.
    online: fn(GameId, online::Screen) -> AnyView,
    /// Works the chance of a record out again, and compares it with what this
    /// device remembers.
    pub verify: fn(&Witness, &Record) -> Result<Verified, RecordError>,
}

type Import = fn(&str) -> Result<(SavedTable, Vec<String>), RecordError>;

fn extras<B: Board>() -> ExtrasPart {
    ExtrasPart {
        show: |game, screen| match screen {
            Screen::Replay(replayed) => replay::replay::<B>(*replayed).into_any(),
            Screen::Rules(clause) => rules::rules::<B>(&clause).into_any(),
            Screen::Setup => setup::setup::<B>(game).into_any(),
            Screen::Lesson => lesson::lesson::<B>(game),
        },
        rules: |clause| view! { <RuleList<B> clause /> }.into_any(),
        ending: |finished| {
            let finished = finished.downcast_ref::<Finished<B>>()?;
            Some(panel(finished).into_any())
        },
        ask: ask::card::<B>,
        import: |text| SavedTable::import::<B::Game>(&Record::parse(text)?),
        record: SavedTable::record::<B::Game>,
        file: |saved, log, names| {
            let record = saved.record::<B::Game>(log)?;
            Some(games::named(record, names).to_json())
        },
        online: online::draw::<B>,
        verify: Witness::verify::<B::Game>,
    }
}

/// The table of a game, with others.
#[derive(Clone, Copy)]
struct PlayTogether {
    play: fn(online::OnlineTable) -> AnyView,
    options: online::OptionWords,
}

/// The way into what is around tables with others, the same for all games.
#[derive(Clone, Copy)]
struct PagesAround {
    page: fn(OnlinePage) -> AnyView,
    home_list: fn() -> AnyView,
    home_bar: fn() -> AnyView,
    log_in: fn(Identity) -> AnyView,
    friends: fn(online::OnlineTable) -> AnyView,
    after: fn(online::OnlineTable) -> AnyView,
    people_here: fn(online::OnlineTable) -> AnyView,
    table_menu: fn(online::OnlineTable, Callback<()>) -> AnyView,
    host_tools: fn(online::OnlineTable, &UserId, &str) -> AnyView,
}

/// The way into the pages beside tables that are the same for all games.
#[derive(Clone, Copy)]
struct PagesBeside {
    page: fn(PageRoute) -> AnyView,
    progress: fn(BoxFacts) -> AnyView,
    /// Brings what was played here to the account.
    send_results: fn(),
}

/// The first page, which not everybody comes by.
#[wasm_split(shelf, wasm_split_path = ::leptos::wasm_split, fallible)]
fn shelf() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(|| view! { <Shelf /> }.into_any())
}

/// The settings, which are opened from everywhere and seldom.
#[wasm_split(settings, wasm_split_path = ::leptos::wasm_split, fallible)]
fn settings() -> Result<fn(Callback<()>) -> AnyView, SplitLoaderError> {
    Ok(|close| view! { <Preferences close /> }.into_any())
}

/// The pages beside tables that are the same for all games.
#[wasm_split(pages_more, wasm_split_path = ::leptos::wasm_split, fallible)]
fn pages_more() -> Result<PagesBeside, SplitLoaderError> {
    Ok(PagesBeside {
        page: |route| match route {
            PageRoute::Records => view! { <RecordsPage /> }.into_any(),
            PageRoute::Replay => view! { <ReplayPage /> }.into_any(),
            PageRoute::Setup => view! { <SetupPage /> }.into_any(),
            PageRoute::Rules => view! { <RulesPage /> }.into_any(),
            PageRoute::Learn => view! { <LessonPage /> }.into_any(),
            PageRoute::Box(game) => view! { <BoxPage game /> }.into_any(),
            _ => view! { <NotFound text=Text::NoSuchPage /> }.into_any(),
        },
        progress,
        send_results: || {
            spawn_local(async {
                account::sync().await;
            });
        },
    })
}

/// The way to a table with others.
#[wasm_split(door_together, wasm_split_path = ::leptos::wasm_split, fallible)]
fn door_together() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(online::door)
}

/// The pages around tables with others that are the same for all games.
#[wasm_split(pages_around, wasm_split_path = ::leptos::wasm_split, fallible)]
fn pages_around() -> Result<PagesAround, SplitLoaderError> {
    Ok(PagesAround {
        page: online::page,
        home_list: online::home::shelf,
        home_bar: online::home::bar,
        log_in: online::log_in,
        friends: online::friends,
        after: online::after,
        people_here: online::people_here,
        table_menu: online::table_menu,
        host_tools: online::host_tools,
    })
}

/// Sounds, which are off until somebody wants them.
#[wasm_split(sounds_more, wasm_split_path = ::leptos::wasm_split, fallible)]
fn sounds_more() -> Result<Synth, SplitLoaderError> {
    Ok(sound::synth)
}

/// What lets sounds be heard.
pub(crate) async fn fetch_synth() -> Result<Synth, Missing> {
    arrived(sounds_more().await)
}

/// Fetches a part of a game, and the texts and the style sheet it needs at the
/// same time.
async fn with_texts<T>(
    game: GameId,
    names: Vec<String>,
    part: impl Future<Output = Result<T, Missing>>,
) -> Result<T, Missing> {
    let texts = text::need(names);
    let style = dom::board_style(game.name());
    let part = part.await;
    texts.await.map_err(|_| Missing::Unreachable)?;
    style.await.map_err(|_| Missing::Unreachable)?;
    part
}

/// Three functions for each game: for its table, for what is beside it, and for
/// the table with others. What only these lead to is what the bundle takes out of
/// the main module; their names tell it what belongs into one file. Few are better
/// than many: what several share is a module for each set of them.
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
            fn $online() -> Result<PlayTogether, SplitLoaderError> {
                Ok(PlayTogether {
                    play: online::play_at::<$Board>,
                    options: online::option_words::<$Board>,
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
            with_texts(game, text::of_game(game), part).await
        }

        /// What a game has beside its table.
        pub(crate) async fn fetch_extras(game: GameId) -> Result<ExtrasPart, Missing> {
            let part = async move { match game {
                $(#[cfg(feature = $feature)] GameId::$Game => arrived($extras().await),)*
                #[allow(unreachable_patterns)]
                _ => Err(Missing::Unknown),
            } };
            with_style("pages", with_texts(game, text::with_rules(game), part)).await
        }

        /// The table of a game with others.
        async fn fetch_online(game: GameId) -> Result<PlayTogether, Missing> {
            let part = async move { match game {
                $(#[cfg(feature = $feature)] GameId::$Game => arrived($online().await),)*
                #[allow(unreachable_patterns)]
                _ => Err(Missing::Unknown),
            } };
            with_texts(game, text::of_game(game), part).await
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
    /// Whether another attempt may help.
    fn may_come(self) -> bool {
        self == Self::Unreachable
    }

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
    waited(move || fetch(game), move |part| (part.table)(saved.clone()))
}

/// The record file of a kept table, with the names that are seen here, as soon
/// as its game's part is there.
pub(crate) async fn record_file(table: &SavedTable, names: &[String]) -> Option<String> {
    let part = fetch_extras(table.game()?).await.ok()?;
    (part.file)(table, &storage::log(table), names)
}

/// The replay of a kept table as soon as what it needs is there.
pub(crate) fn replay_of(game: GameId, saved: SavedTable) -> AnyView {
    waited(
        move || fetch_extras(game),
        move |part| match (part.record)(&saved, &storage::log(&saved)) {
            Some(record) => {
                let replayed = Box::new((saved.clone(), record));
                (part.show)(game, Screen::Replay(replayed))
            }
            None => view! { <NotFound text=Text::NotARecord /> }.into_any(),
        },
    )
}

/// A screen of a game as soon as its part is there.
pub(crate) fn screen(game: GameId, screen: Screen) -> AnyView {
    waited(
        move || fetch_extras(game),
        move |part| (part.show)(game, screen.clone()),
    )
}

/// A page that is no table, as soon as its part is there.
pub(crate) fn page(route: PageRoute) -> AnyView {
    match route {
        PageRoute::Shelf => {
            let part = || with_style("pages", async { arrived(shelf().await) });
            waited(part, |draw| draw())
        }
        PageRoute::Online(OnlinePage::Door) => {
            let part = || with_words(async { arrived(door_together().await) });
            waited(part, |draw| draw())
        }
        PageRoute::Online(OnlinePage::Room) => {
            let part = || with_wall(around());
            waited(part, |part| (part.page)(OnlinePage::Room))
        }
        PageRoute::Online(page) => {
            let part = || with_style("pages", around());
            waited(part, move |part| (part.page)(page))
        }
        route => {
            let part = || with_style("pages", async { arrived(pages_more().await) });
            waited(part, move |part| (part.page)(route))
        }
    }
}

async fn around() -> Result<PagesAround, Missing> {
    let texts = text::need(vec!["home".to_owned(), "people".to_owned()]);
    let part = with_words(async { arrived(pages_around().await) }).await;
    texts.await.map_err(|_| Missing::Unreachable)?;
    part
}

/// One's tables with others, if there are any and as soon as they are known.
pub(crate) fn home_list() -> AnyView {
    at_home(|part| (part.home_list)())
}

/// The way back into a game.
pub(crate) fn home_bar() -> AnyView {
    at_home(|part| (part.home_bar)())
}

/// A piece of one's home, for those whom the server knows. Without a network it is
/// not missed.
fn at_home(show: fn(PagesAround) -> AnyView) -> AnyView {
    if !online::is_known() {
        return ().into_any();
    }
    let (fetched, _) = coming(around);
    (move || Some(show(fetched.get()?.ok()?))).into_any()
}

/// Fetches a part, and what only tables with others say at the same time.
async fn with_words<T>(part: impl Future<Output = Result<T, Missing>>) -> Result<T, Missing> {
    let texts = text::need(vec!["together".to_owned()]);
    let part = part.await;
    texts.await.map_err(|_| Missing::Unreachable)?;
    part
}

/// Fetches a part, and what the wall says and looks like at the same time.
async fn with_wall<T>(part: impl Future<Output = Result<T, Missing>>) -> Result<T, Missing> {
    let texts = text::need(vec!["wall".to_owned(), "ending".to_owned()]);
    let part = with_style("wall", part).await;
    texts.await.map_err(|_| Missing::Unreachable)?;
    part
}

/// Fetches a part, and a style sheet at the same time.
async fn with_style<T>(
    sheet: &str,
    part: impl Future<Output = Result<T, Missing>>,
) -> Result<T, Missing> {
    let style = dom::board_style(sheet);
    let part = part.await;
    style.await.map_err(|_| Missing::Unreachable)?;
    part
}

/// The table of a game with others, as soon as the game's part is there.
pub(crate) fn play_together(game: GameId, table: online::OnlineTable) -> AnyView {
    waited(move || fetch_online(game), move |part| (part.play)(table))
}

/// Fetches what a table needs once its game begins, and tells it what its options
/// are called.
pub(crate) fn prepare(game: &str, table: online::OnlineTable) {
    let Ok(game) = game.parse() else {
        return;
    };
    spawn_local(async move {
        if let Ok(part) = fetch_online(game).await {
            // The table may have been left meanwhile.
            let _ = table.option_words.try_set(Some(part.options));
        }
    });
}

/// A guided first game, as soon as what it needs is there.
pub(crate) fn lesson_of(game: GameId) -> AnyView {
    let part = move || with_texts(game, vec!["lessons".to_owned()], fetch_extras(game));
    waited(part, move |part| (part.show)(game, Screen::Lesson))
}

/// A screen of a game around tables with others, as soon as its part is there.
pub(crate) fn online(game: GameId, screen: online::Screen) -> AnyView {
    waited(
        move || fetch_extras(game),
        move |part| (part.online)(game, screen.clone()),
    )
}

/// The settings, as soon as they are there.
pub(crate) fn preferences(close: Callback<()>) -> AnyView {
    let part = || async { arrived(settings().await) };
    piece(part, move |draw| draw(close))
}

/// The form to log in, as soon as it is there.
pub(crate) fn log_in(identity: Identity) -> AnyView {
    piece(around, move |part| (part.log_in)(identity))
}

/// Friends to be invited to a table, as soon as they are there.
pub(crate) fn friends(table: online::OnlineTable) -> AnyView {
    piece(around, move |part| (part.friends)(table))
}

/// What one can do after a game with others, as soon as it is there.
pub(crate) fn after(table: online::OnlineTable) -> AnyView {
    piece(around, move |part| (part.after)(table))
}

/// The people at a table, and what can be done about them, as soon as it is there.
pub(crate) fn people_here(table: online::OnlineTable) -> AnyView {
    piece(around, move |part| (part.people_here)(table))
}

/// The menu of a table with others, as soon as it is there.
pub(crate) fn table_menu(table: online::OnlineTable, close: Callback<()>) -> AnyView {
    piece(around, move |part| (part.table_menu)(table, close))
}

/// What a host can do about somebody else, as soon as it is there.
pub(crate) fn host_tools(table: online::OnlineTable, user: UserId, name: String) -> AnyView {
    piece(around, move |part| (part.host_tools)(table, &user, &name))
}

/// What a person has reached in a game, as soon as it is there. The game of the day needs the game's table,
/// which is what one goes on to.
pub(crate) fn progress_of(game: GameId) -> AnyView {
    let part = move || async move {
        let texts = text::need(vec!["progress".to_owned(), "badges".to_owned()]);
        let table = fetch(game).await?;
        let pages = arrived(pages_more().await)?;
        texts.await.map_err(|_| Missing::Unreachable)?;
        Ok((pages.progress, table))
    };
    piece(part, move |(draw, table)| {
        draw(BoxFacts {
            game,
            title: games::title(game),
            most_seats: games::seat_range(game).1,
            badges: (table.badges)(),
            daily: table.daily,
        })
    })
}

/// Brings what was played here to the account, if there is one.
pub(crate) fn send_results() {
    if online::has_account() {
        spawn_local(async {
            // What can't be sent now is sent the next time.
            if let Ok(part) = pages_more().await {
                (part.send_results)();
            }
        });
    }
}

/// The ending of a game, as soon as what tells it is there.
pub(crate) fn ending_of(game: GameId, finished: Arc<dyn Any + Send + Sync>) -> AnyView {
    let part = move || {
        let texts = vec!["ending".to_owned(), "badges".to_owned()];
        with_texts(game, texts, fetch_extras(game))
    };
    piece(part, move |more| (more.ending)(&*finished).into_any())
}

/// The rules of a game beside its board, as soon as they are there.
pub(crate) fn rules_of(game: GameId, clause: RwSignal<Option<Clause>>) -> AnyView {
    piece(move || fetch_extras(game), move |more| (more.rules)(clause))
}

/// A piece of a page as soon as its part is there.
fn piece<P: Copy + Send + Sync + 'static, F: Future<Output = Result<P, Missing>> + 'static>(
    fetch: impl Fn() -> F + Send + Sync + 'static,
    show: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView {
    let (fetched, again) = coming(fetch);
    (move || {
        Some(match fetched.get()? {
            Ok(part) => show(part),
            Err(missing) => {
                let again = missing.may_come().then(|| try_again(again));
                view! { <p class="trouble">{missing.text().shown()} " " {again}</p> }.into_any()
            }
        })
    })
    .into_any()
}

/// What the thing is that is asked about, as soon as that can be told; also tells where
/// it was found.
pub(crate) fn ask_of(
    game: GameId,
    table: Arc<dyn Any + Send + Sync>,
    asked: Asked,
    found: Callback<(f64, f64)>,
    see_clause: Callback<Clause>,
) -> AnyView {
    let part = move || {
        let texts = vec!["asks".to_owned(), "characters".to_owned()];
        with_texts(game, texts, fetch_extras(game))
    };
    piece(part, move |part| {
        (part.ask)(game, &*table, asked, found, see_clause)
    })
}

/// A whole page as soon as its part is there.
fn waited<P: Copy + Send + Sync + 'static, F: Future<Output = Result<P, Missing>> + 'static>(
    fetch: impl Fn() -> F + Send + Sync + 'static,
    show: impl Fn(P) -> AnyView + Send + 'static,
) -> AnyView {
    let (fetched, again) = coming(fetch);
    (move || match fetched.get() {
        None => view! {
            <main class="wait"><p role="status">{Text::Loading.shown()}</p></main>
        }
        .into_any(),
        Some(Ok(part)) => show(part),
        Some(Err(missing)) => {
            let again = missing.may_come().then_some(again);
            view! { <NotFound text=missing.text() again /> }.into_any()
        }
    })
    .into_any()
}

/// What has come of a part.
type Fetched<P> = RwSignal<Option<Result<P, Missing>>>;

/// A part, once it has come, and the way to try again.
fn coming<P: Send + Sync + 'static, F: Future<Output = Result<P, Missing>> + 'static>(
    fetch: impl Fn() -> F + Send + Sync + 'static,
) -> (Fetched<P>, Callback<()>) {
    let fetched = RwSignal::new(None);
    let again = Callback::new(move |()| {
        fetched.set(None);
        let part = fetch();
        spawn_local(async move {
            let part = part.await;
            // The page may have been left meanwhile.
            let _ = fetched.try_set(Some(part));
        });
    });
    again.run(());
    (fetched, again)
}
