//! The screen of a game.

use super::actions::Actions;
use super::backend::{LocalBackend, LocalEvent, TableEvent, now};
use super::controller::{Seating, TableController};
use super::curtain::Curtain;
use super::ending::Ending;
use super::host::Host;
use super::keys;
use super::saved::SavedTable;
use super::seats::Seats;
use super::side::{Choices, Listed, Panel, Side};
use crate::chrome::{IconButton, Mark, NotFound, SettingsButton};
use crate::settings::{self, settings};
use crate::text::{Localize, Text, say};
use crate::{address, code_split, dom, games, storage};
use board_kit::{Board, BoardContext, Whose};
use bots::BotGame;
use client::Viewpoints;
use engine::Clause;
use engine::prelude::*;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use protocol::ServerMessage;
use std::sync::Arc;
use text::{Names, Words};

/// The table of a kept game.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let id = address::segment(1);
    move || {
        let saved = storage::table(&id.get().unwrap_or_default());
        match saved.as_ref().and_then(SavedTable::game).zip(saved.clone()) {
            Some((game, saved)) => code_split::table_of(game, saved),
            None => view! { <NotFound text=Text::NoSuchGame /> }.into_any(),
        }
    }
}

/// A table of one game.
pub(crate) fn table<B: Board>(saved: SavedTable) -> impl IntoView
where
    B::Game: BotGame,
{
    let names = games::names_signal(saved.players.clone());
    let seating = Arc::new(Seating::local(&saved.players));
    let viewpoints = StoredValue::new(Viewpoints::default());
    let seating = Signal::stored(seating);
    let controller = TableController::<B>::new(viewpoints, seating, names, settings());
    let broken = RwSignal::new(None::<String>);
    let lost = RwSignal::new(false);
    let kept = StoredValue::new(saved.clone());
    let keep = move |lines: &[String]| {
        let done = kept.try_update_value(|kept| storage::append(kept, lines));
        lost.set(done.is_some_and(|done| done.is_err()));
    };
    let tell = move |event| match event {
        LocalEvent::Log(lines) => keep(&lines),
        LocalEvent::Message(message) => {
            if let ServerMessage::Over(over) = &message {
                let winners = over.outcome.map(|outcome| outcome.winners());
                kept.update_value(|kept| kept.winners = Some(winners.unwrap_or_default()));
                keep(&[]);
            }
            let update = viewpoints.try_update_value(|viewpoints| viewpoints.hear(&message));
            if let Some(update) = update.flatten() {
                controller.hear(TableEvent::Update(update));
            }
        }
        LocalEvent::TurnRefused { actions, index } => {
            controller.hear(TableEvent::TurnRefused { actions, index });
        }
        LocalEvent::Broken(reason) => broken.set(Some(reason)),
    };
    let mut log = storage::log(&saved);
    match Host::<B::Game>::open(saved.setup::<B::Game>(), &log, now()) {
        Ok((host, made)) => {
            keep(&made);
            log.extend(made);
            match LocalBackend::open(&saved, Box::new(host), log, tell) {
                Ok(backend) => controller.connect(Box::new(backend)),
                Err(_) => broken.set(Some(String::new())),
            }
        }
        Err(reason) => broken.set(Some(reason)),
    }
    let after = ViewFn::from(move || after_kept::<B>(&saved));
    view! {
        {move || broken.get().map(|reason| view! {
            <p class="trouble" role="alert">{move || Text::Broken.get()} " " <small>{reason}</small></p>
        })}
        <Show when=move || lost.get()>
            <p class="trouble" role="alert">{move || Text::NotKept.get()}</p>
        </Show>
        {around(controller, after)}
    }
}

/// What one can do after a game of this device.
fn after_kept<B: Board>(saved: &SavedTable) -> impl IntoView + use<B> {
    let navigate = use_navigate();
    let replay = format!("/replay/{}", saved.id());
    let saved = saved.clone();
    view! {
        <button
            class="primary"
            data-testid="rematch"
            on:click=move |_| navigate(&games::rematch::<B::Game>(&saved), Default::default())
        >
            {move || Text::Rematch.get()}
        </button>
        <a class="button quiet" href=replay data-testid="to-replay">{move || Text::Replay.get()}</a>
    }
}

/// A table with its curtain; `after` is what one can do once the game is over.
pub(crate) fn around<B: Board>(controller: TableController<B>, after: ViewFn) -> impl IntoView {
    dom::set_title(B::Game::title(controller.settings.language.get_untracked()));
    let ready = Memo::new(move |_| controller.joined.get() && controller.curtain.get().is_none());
    move || match (ready.get(), controller.curtain.get()) {
        (_, Some(seat)) => view! { <Curtain controller seat /> }.into_any(),
        (true, None) => room(controller, after.clone()).into_any(),
        (false, None) => view! {
            <main class="wait"><p role="status">{move || Text::Loading.get()}</p></main>
        }
        .into_any(),
    }
}

/// The room: board, seats, hand and everything around them.
fn room<B: Board>(controller: TableController<B>, after: ViewFn) -> Option<impl IntoView> {
    let settings = settings();
    let (scene, view) = untrack(|| controller.scene.get().zip(controller.view.get()))?;
    let context = controller.context(scene, view);
    let panel = RwSignal::new(None::<Panel>);
    let clause = RwSignal::new(None);
    // On the window: a piece that had the focus may have left the board.
    let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        keys::pressed(&event, controller, panel);
    });
    on_cleanup(move || keys.remove());
    follow_turn_in_title(controller);
    let see_clause = Callback::new(move |found| {
        clause.set(Some(found));
        panel.set(Some(Panel::Rules));
    });
    Some(view! {
        <div
            class="table"
            data-game=B::Game::NAME
            data-mine=move || matches!(controller.whose(), Whose::Mine(_)).then_some("yes")
            data-sent=move || controller.sent.get().then_some("yes")
            class:hand-first=move || controller.hand_first()
            style:--pace=move || settings.pace().to_string()
        >
            {bar(controller, panel)}
            <Seats controller context />
            <main class="board" id="content" tabindex="-1" on:click=move |_| controller.skip()>
                {B::board(context)}
            </main>
            {below(controller, context, see_clause)}
            <Side controller context panel clause />
            <Ending controller context see_clause after />
            {controller.online.map(|slots| slots.banners.run(()))}
        </div>
    })
}

/// The title of the page says when it is one's turn.
fn follow_turn_in_title<B: Board>(controller: TableController<B>) {
    let language = settings().language;
    Effect::new(move |_| {
        let mine = matches!(controller.whose(), Whose::Mine(_));
        let title = B::Game::title(language.get());
        dom::set_title(&if mine {
            say::your_turn_at(settings::language(), title)
        } else {
            title.to_owned()
        });
    });
}

/// The bar on top: the way home, and what can be done at any time.
fn bar<B: Board>(controller: TableController<B>, panel: RwSignal<Option<Panel>>) -> impl IntoView {
    let language = settings().language;
    view! {
        <header class="bar">
            <a class="icon-button" href="/" aria-label=move || Text::Home.get()><Mark name="back" /></a>
            <h1>{move || B::Game::title(language.get())}</h1>
            <nav aria-label=move || Text::Menu.get()>
                <IconButton
                    mark="undo"
                    label=Text::Undo
                    test="undo"
                    off=Signal::derive(move || controller.undoable().is_none() || controller.busy.get())
                    press=move || controller.undo()
                />
                {match controller.online {
                    Some(slots) => slots.bar.run(panel),
                    None => view! { <HintButton controller /> }.into_any(),
                }}
                <IconButton
                    mark="log"
                    label=Text::More
                    test="more"
                    pressed=Signal::derive(move || panel.get().is_some())
                    press=move || panel.update(|open| {
                        *open = if open.is_some() { None } else { Some(Panel::Log) };
                    })
                />
                <SettingsButton />
            </nav>
        </header>
    }
}

/// What is to be done, as a line of text. Tracks.
fn prompt<B: Board>(controller: TableController<B>, context: BoardContext<B>) -> String {
    // What follows a whole turn may depend on what is hidden: only a turn in
    // the middle is told of.
    let unfinished = context
        .trial
        .with(|trial| trial.as_ref().is_some_and(|trial| !trial.is_complete()));
    let view = if unfinished {
        context.present()
    } else {
        context.view.get()
    };
    let language = context.language.get();
    controller
        .names
        .with(|names| B::Game::prompt(&view, &Names(names), language))
}

/// Below the board: what is to be done, the hand, and the buttons.
fn below<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let prompt = Memo::new(move |_| prompt(controller, context));
    let status = move || match controller.thinking.get() {
        _ if controller.is_agreed() => Text::GameOver.get().to_owned(),
        Some(seat) => say::thinking(settings::language(), context.name(seat)),
        None => prompt.get(),
    };
    view! {
        <section
            class="below"
            // Where the board is put away, this is what the page is about.
            role=move || controller.hand_first().then_some("main")
            aria-label=move || Text::YourSide.get()
        >
            <p class="status" data-testid="status">
                <span class="prompt">{status}</span>
                {move || controller.whisper.get().map(|text| view! { <span class="whisper">{text}</span> })}
            </p>
            <div class="notices" role="alert">
                {move || controller.notice.get().map(|notice| view! {
                    <p class="notice" data-testid="notice">
                        {notice.text} " "
                        {notice.clause.map(|clause| view! {
                            <button class="clause" on:click=move |_| see_clause.run(clause)>{clause.to_string()}</button>
                        })}
                    </p>
                })}
            </div>
            <div class="hand">{B::hand(context)}</div>
            <Actions controller context />
            <Show when=move || controller.hand_first()>
                <div class="choices-below"><Choices controller context listed=Listed::WithHand /></div>
            </Show>
        </section>
    }
}

/// What would a strong player do?
#[component]
fn HintButton<B: Board>(controller: TableController<B>) -> impl IntoView {
    view! {
        <IconButton
            mark="hint"
            label=Text::Hint
            test="hint"
            off=Signal::derive(move || !matches!(controller.whose(), Whose::Mine(_)))
            press=move || controller.ask_hint()
        />
    }
}
