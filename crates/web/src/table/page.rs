//! The screen of a game.

use super::actions::Actions;
use super::again::again;
use super::ask::Ask;
use super::backend::{LocalBackend, LocalEvent, TableEvent, now};
use super::controller::{DeviceSeats, Notice, TableController};
use super::curtain::Curtain;
use super::ending::Ending;
use super::host::Host;
use super::lease::{self, Lease};
use super::narrator::Narrator;
use super::offer::LessonOffer;
use super::saved::SavedTable;
use super::seats::{OwnNameSlot, Seats};
use super::side::{Choices, Listed, Panel, Side};
use super::{focus, keys};
use crate::chrome::{IconButton, Mark, NotFound, SettingsButton};
use crate::settings::{self, settings};
use crate::text::{Localize, Text, say};
use crate::{address, code_split, dom, games, progress, sound, storage};
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use board_kit::{Board, BoardContext, Whose};
use client::Viewpoints;
use engine::Clause;
use engine::prelude::*;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use protocol::ServerMessage;
use std::sync::Arc;
use text::Words;

/// The table of a kept game.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let id = address::segment(1);
    move || {
        let id = id.get().unwrap_or_default();
        // Read each time it is shown: another tab may have played on.
        lease::alone(id.clone(), move || {
            let saved = storage::table(&id);
            match saved.as_ref().and_then(SavedTable::game).zip(saved.clone()) {
                Some((game, saved)) => code_split::table_of(game, saved),
                None => view! { <NotFound text=Text::NoSuchGame /> }.into_any(),
            }
        })
    }
}

/// A table of one game.
pub(crate) fn table<B: Board>(saved: SavedTable) -> impl IntoView {
    let names = games::names_signal(saved.players.clone());
    let seating = Arc::new(DeviceSeats::local(&saved.players));
    let viewpoints = StoredValue::new(Viewpoints::default());
    let seating = Signal::stored(seating);
    let controller = TableController::<B>::new(viewpoints, seating, names, settings());
    let broken = RwSignal::new(None::<String>);
    let lost = RwSignal::new(storage::is_fleeting(saved.id()));
    let warned = StoredValue::new(lost.get_untracked());
    let kept = StoredValue::new(saved.clone());
    controller
        .earned
        .set(progress::badges_of::<B::Game>(&saved));
    let lease = use_context::<Lease>();
    let keep = move |lines: &[String]| {
        let done = kept.try_update_value(|kept| {
            let is_ours = lease.is_none_or(|lease| lease.may_append_after(kept.lines));
            // What another tab plays on with is left alone.
            !is_ours || storage::append(kept, lines).is_ok()
        });
        // Once: who has read it may close it.
        if done == Some(false) && !warned.get_value() {
            warned.set_value(true);
            lost.set(true);
        }
    };
    let tell = move |event| match event {
        LocalEvent::Log(lines) => keep(&lines),
        LocalEvent::Message(message) => {
            if let ServerMessage::Over(over) = &message {
                let winners = over.outcome.map(|outcome| outcome.winners());
                kept.update_value(|kept| {
                    // A table that is looked at again has been counted.
                    let outcome = over.outcome.filter(|_| kept.is_running());
                    let result = outcome.and_then(|outcome| {
                        viewpoints.with_value(|told| {
                            progress::result::<B::Game>(kept, told, &outcome, dom::date())
                        })
                    });
                    if let Some(result) = result {
                        progress::keep(&result);
                        controller.earned.set(progress::badges_of::<B::Game>(kept));
                        code_split::send_results();
                    }
                    kept.winners = Some(winners.unwrap_or_default());
                });
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
        LocalEvent::Advice(advice) => controller.hear(TableEvent::Advice(advice)),
        LocalEvent::UndoRefused => controller.inform(Text::UndoRefused),
        LocalEvent::Broken(reason) => broken.set(Some(reason)),
    };
    let mut log = storage::log(&saved);
    match Host::<B::Game>::open(saved.setup::<B::Game>(), &log, now()) {
        Ok((host, made)) => {
            keep(&made);
            log.extend(made);
            match LocalBackend::open(
                &saved,
                Box::new(host),
                log,
                move || controller.holds_bots_up(),
                tell,
            ) {
                Ok(backend) => controller.connect(Box::new(backend)),
                Err(_) => broken.set(Some(String::new())),
            }
        }
        Err(reason) => broken.set(Some(reason)),
    }
    provide_context(OwnNameSlot::new());
    provide_context(LessonOffer::of(B::Game::NAME));
    let after = ViewFn::from(move || again::<B>(controller, &saved));
    view! {
        {move || broken.get().map(|reason| view! {
            <p class="trouble" role="alert">{move || Text::Broken.get()} " " <small>{reason}</small></p>
        })}
        <Show when=move || lost.get()>
            <p class="trouble unkept" role="alert" data-testid="not-kept">
                <span>{move || Text::NotKept.get()}</span>
                <IconButton mark="close" label=Text::Close test="close-not-kept" press=move || lost.set(false) />
            </p>
        </Show>
        {around(controller, after)}
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
    let hand_first = Memo::new(move |_| controller.hand_first());
    let panel = RwSignal::new(None::<Panel>);
    let clause = RwSignal::new(None);
    // On the window: a piece that had the focus may have left the board.
    let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        keys::pressed(&event, controller, panel);
    });
    on_cleanup(move || keys.remove());
    focus::follow(controller);
    sound::ambience(settings);
    follow_turn_in_title(controller);
    let see_clause = Callback::new(move |found| {
        clause.set(Some(found));
        panel.set(Some(Panel::Rules));
    });
    // Why something was refused stays until the next thing is taken up.
    let forget_refusal = move |_| {
        let is_refusal = |notice: &Option<Notice>| {
            notice
                .as_ref()
                .is_some_and(|notice| notice.clause.is_some())
        };
        if controller.notice.with_untracked(is_refusal) {
            controller.notice.set(None);
        }
    };
    Some(view! {
        <div
            class="table"
            data-game=B::Game::NAME
            data-mine=move || matches!(controller.whose(), Whose::Mine(_)).then_some("yes")
            data-sent=move || controller.sent.get().then_some("yes")
            class:hand-first=move || hand_first.get()
            class:hand-only=move || hand_first.get() && B::HAND_IS_ENOUGH
            style:--pace=move || settings.pace().to_string()
        >
            {bar(controller, panel)}
            <Seats controller context />
            <main class="board" id="content" tabindex="-1" on:pointerdown:capture=forget_refusal on:click=move |_| controller.skip()>
                {move || if hand_first.get() { B::pocket(context) } else { B::board(context) }}
            </main>
            {below(controller, context, see_clause, forget_refusal)}
            <Side controller context panel clause />
            <Ending controller context see_clause after />
            {B::Game::NAME.parse().ok().map(|game| view! { <Ask game table=Arc::new(controller) see_clause busy=controller.busy notice=controller.notice /> })}
        </div>
    })
}

/// The title of the page says when it is one's turn.
fn follow_turn_in_title<B: Board>(controller: TableController<B>) {
    let language = settings().language;
    effect(move |_| {
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
                    off=Signal::derive(move || controller.busy.get() || controller.undoable().is_none())
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

/// Below the board: what is to be done, the hand, and the buttons.
fn below<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    see_clause: Callback<Clause>,
    forget_refusal: impl Fn(PointerEvent) + 'static,
) -> impl IntoView {
    view! {
        <section
            class="below"
            // Where the board is put away, this is what the page is about.
            role=move || (controller.hand_first() && B::HAND_IS_ENOUGH).then_some("main")
            aria-label=move || Text::YourSide.get()
        >
            <Narrator controller context see_clause />
            <div class="hand" on:pointerdown:capture=forget_refusal>{B::hand(context)}</div>
            <Actions controller context />
            <Show when=move || controller.hand_first()>
                <details class="choices-below">
                    <summary>{move || Text::Choices.get()}</summary>
                    <Choices controller context listed=Listed::WithHand />
                </details>
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
