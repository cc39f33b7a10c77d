//! The shelf with the five boxes.

use crate::chrome::{CodeForm, Mark, NotFound, SettingsButton, TopBar};
use crate::code_split::{self, Missing};
use crate::games::{self, with_board};
use crate::settings::settings;
use crate::table::SavedTable;
use crate::text::{Localize, Text, say};
use crate::{dom, sound, storage};
use board_kit::signals::{RwSignal, Signal};
use board_kit::{Board, Cue};
use engine::prelude::*;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use registry::GameId;
use text::Words;

/// The first page.
#[component]
pub(crate) fn Shelf() -> impl IntoView {
    dom::set_title("Orbite");
    let trouble = RwSignal::new(None::<Text>);
    view! {
        <div class="sky" aria-hidden="true"></div>
        <header class="bar shelf-bar">
            <p class="brand"><Mark name="orbite" /> "Orbite"</p>
            <CodeForm />
            <nav aria-label=move || Text::Menu.get()>
                <a class="button quiet" href="/lobby" data-testid="lobby">{move || Text::Lobby.get()}</a>
                <a class="button quiet" href="/games" data-testid="records">{move || Text::Records.get()}</a>
                <a class="icon-button" href="/me" data-testid="me" aria-label=move || Text::Profile.get()><Mark name="person" /></a>
                <SettingsButton />
            </nav>
        </header>
        <main class="page shelf" id="content" tabindex="-1">
            <h1>{move || Text::Tagline.get()}</h1>
            <Trouble trouble />
            {code_split::home_list()}
            {running_tables(None)}
            <SoundOffer />
            <ul class="boxes">
                {games::all().into_iter().map(|game| with_board!(game, B => {
                    game_box::<B>(game, trouble, DAILY).into_any()
                }, else ().into_any())).collect_view()}
            </ul>
        </main>
    }
}

/// The page of one game, to link to.
#[component]
pub(crate) fn BoxPage(game: GameId) -> impl IntoView {
    let language = settings().language;
    let trouble = RwSignal::new(None::<Text>);
    let running = running_tables(Some(game));
    with_board!(game, B => {
        let title = Signal::derive(move || <B as Board>::Game::title(language.get()).to_owned());
        view! {
            <TopBar title />
            <main class="page one-box" id="content" tabindex="-1">
                <Trouble trouble />
                {running}
                <ul class="boxes">{game_box::<B>(game, trouble, KEPT)}</ul>
                {code_split::progress_of(game)}
            </main>
        }
        .into_any()
    }, else view! { <NotFound text=Text::UnknownGame /> }.into_any())
}

/// Sounds, offered once to those who have played: they are off until then.
#[component]
fn SoundOffer() -> impl IntoView {
    let settings = settings();
    let has_played = !storage::tables().is_empty();
    let answer = move |wanted: bool| {
        settings.sound_offered.set(true);
        settings.sound.set(wanted);
        sound::play(settings, Cue::Reveal);
    };
    let open = move || has_played && !settings.sound_offered.get() && !settings.sound.get();
    view! {
        <Show when=open>
            <p class="offer" data-testid="sound-offer">
                <span>{move || Text::SoundOffer.get()}</span>
                <button class="quiet" data-testid="sound-on" on:click=move |_| answer(true)>{move || Text::SoundOn.get()}</button>
                <button class="quiet" data-testid="sound-off" on:click=move |_| answer(false)>{move || Text::SoundOff.get()}</button>
            </p>
        </Show>
    }
}

/// What went wrong when a table was to be set.
#[component]
fn Trouble(trouble: RwSignal<Option<Text>>) -> impl IntoView {
    move || {
        trouble.get().map(|text| {
            view! { <p class="trouble" role="alert">{move || text.get()}</p> }
        })
    }
}

/// The games that can be resumed: of one box, or of all.
fn running_tables(game: Option<GameId>) -> Option<impl IntoView> {
    let running = storage::tables().into_iter().filter(SavedTable::is_running);
    let running = running.filter(|saved| game.is_none() || saved.game() == game);
    let running: Vec<SavedTable> = running.take(3).collect();
    (!running.is_empty()).then(|| {
        view! {
            <section class="running" aria-label=move || Text::UnfinishedGames.get()>
                {running.into_iter().map(|saved| view! { <Running saved /> }).collect_view()}
            </section>
        }
    })
}

/// A link of a box: its name for tests, the page of the game, how it looks, what it says.
type BoxLink = (&'static str, &'static str, &'static str, Text);

/// From the shelf to the page of a box, with the game of the day and the statistics.
const DAILY: BoxLink = ("daily", "", "button quiet wide", Text::DailyAndResults);
/// From there to the saved games of that box.
const KEPT: BoxLink = ("records", "/games", "button quiet", Text::Records);

/// A box on the shelf.
fn game_box<B: Board>(
    game: GameId,
    trouble: RwSignal<Option<Text>>,
    last: BoxLink,
) -> impl IntoView {
    let language = settings().language;
    let (least, most) = games::seat_range(game);
    let navigate = use_navigate();
    let busy = RwSignal::new(false);
    let play = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let navigate = navigate.clone();
        spawn_local(async move {
            let part = code_split::fetch(game).await;
            // The shelf may have been left meanwhile.
            if busy.try_set(false).is_some() {
                return;
            }
            let set = part.map_err(Missing::text);
            match set.and_then(|part| part.quick()) {
                Ok(address) => navigate(&address, Default::default()),
                Err(text) => trouble.set(Some(text)),
            }
        });
    };
    let title = move || B::Game::title(language.get());
    let links = [
        (
            "together",
            "/together",
            "button quiet together",
            Text::WithOthers,
        ),
        ("setup", "/setup", "button quiet", Text::SetUp),
        ("learn", "/learn", "button quiet", Text::Learn),
        ("rules", "/rules", "button quiet", Text::Rules),
        last,
    ];
    view! {
        <li class="box" data-game=game.name()>
            <div class="cover">{B::cover()}</div>
            <div class="box-text">
                <h2><a class="box-title" href=format!("/{game}")>{title}</a></h2>
                <p class="facts">
                    {move || say::players_range(language.get(), least, most)}
                    " · " {move || say::minutes(language.get(), B::Game::FACTS.minutes)}
                </p>
                <p class="pitch">{move || B::Game::pitch(language.get())}</p>
                <div class="actions">
                    <button
                        class="primary"
                        data-testid=format!("play-{game}")
                        aria-busy=move || busy.get().then_some("true")
                        aria-label=move || say::labelled(language.get(), Text::PlayNow, title())
                        on:click=play
                    >
                        {move || Text::PlayNow.get()}
                    </button>
                    {links.map(|(test, page, class, text)| view! {
                        <a
                            class=class
                            data-testid=format!("{test}-{game}")
                            href=format!("/{game}{page}")
                            aria-label=move || say::labelled(language.get(), text, title())
                        >
                            {move || text.get()}
                        </a>
                    }).collect_view()}
                </div>
            </div>
        </li>
    }
}

/// A game that can be resumed.
#[component]
fn Running(saved: SavedTable) -> impl IntoView {
    let language = settings().language;
    let game = saved.game()?;
    let updated = saved.updated;
    Some(view! {
        <a class="button quiet resume" href=format!("/table/{}", saved.id()) data-testid="resume">
            // One run of text, which wraps as a whole.
            <span>
                {move || Text::Resume.get()} " · "
                {with_board!(game, B => {
                    (move || <B as Board>::Game::title(language.get())).into_any()
                }, else ().into_any())}
                <span class="muted">" · " {move || dom::moment(updated, language.get().code())}</span>
            </span>
        </a>
    })
}
