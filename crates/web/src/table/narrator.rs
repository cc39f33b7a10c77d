//! Tells what happened, then what one can do. Its place is reserved: whatever it
//! says, the board stays where it is.

use super::controller::{Line, TableController};
use super::online_slots::LoggedNote;
use super::says::Says;
use crate::settings;
use crate::text::{Localize, Text, say};
use board_kit::signals::Memo;
use board_kit::{Board, BoardContext, SeatMark, Whose};
use engine::Clause;
use leptos::prelude::*;
use std::sync::Arc;
use text::{Names, Reader, Words};

/// A line's text, if it has one. Tracks.
pub(crate) fn said<B: Board>(controller: TableController<B>, line: &Line<B>) -> Option<String> {
    controller.names.with(|names| {
        let reader = Reader {
            viewer: controller.viewer.get(),
            names: Names(names),
            language: controller.settings.language.get(),
        };
        let before = line.before.as_ref().map(B::discreet);
        B::Game::event_after(&B::discreet(&line.event), before.as_ref(), &reader)
    })
}

/// What happened last that was worth a word, after the mark of whom it is about or
/// who did it. Tracks.
pub(crate) fn told<B: Board>(controller: TableController<B>) -> Option<impl IntoView> {
    let (seat, text) = match noted(controller) {
        Some(note) => (note.seat, note.text),
        None => {
            let line = controller.caption.get()?;
            let text = said(controller, &line)?;
            (B::Game::narration(&line.event).mark(line.actor), text)
        }
    };
    Some(view! {
        {seat.map(|seat| view! { <SeatMark seat /> })}
        <span>{text}</span>
    })
}

/// What somebody did to the board beside playing, if no turn was played since. Tracks.
fn noted<B: Board>(controller: TableController<B>) -> Option<LoggedNote> {
    let slots = controller.online.filter(|_| !controller.busy.get())?;
    let turns = |log: &Vec<Arc<Line<B>>>| log.last().map_or(0, |line| line.turn + 1);
    let turns = controller.log.with(turns);
    let mut notes = slots.notes.get().into_iter().rev();
    notes.find(|note| note.is_told && note.turns >= turns)
}

/// What is to be done, as a line of text. Tracks.
fn prompt<B: Board>(controller: TableController<B>, context: BoardContext<B>) -> String {
    let view = context.certain();
    let language = context.language.get();
    controller
        .names
        .with(|names| B::Game::prompt(&view, &Names(names), language))
}

/// Whom everybody waits for, if that is to be said. Tracks.
fn absent<B: Board>(controller: TableController<B>) -> Option<String> {
    controller.online.and_then(|slots| slots.status.get())
}

/// Whether it is the viewer's move with what lies face down, of which the prompt would
/// say too much. Tracks.
fn is_unturned<B: Board>(controller: TableController<B>) -> bool {
    matches!(controller.whose(), Whose::Mine(_)) && controller.face_down.get()
}

/// What is expected now, and of whom.
pub(crate) fn status<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let prompt = Memo::new(move |_| prompt(controller, context));
    move || match controller.thinking.get() {
        _ if controller.is_agreed() => Text::GameOver.get().to_owned(),
        // What is expected next is said when what happens has been told.
        _ if context.now.with(Option::is_some) => String::new(),
        _ if controller.is_looking() => Text::LookThenPass.get().to_owned(),
        _ if absent(controller).is_some() => absent(controller).unwrap_or_default(),
        Some(seat) => say::thinking(settings::language(), context.name(seat)),
        None if is_unturned(controller) => Text::TurnYours.get().to_owned(),
        None if controller.can_commit(context) => Text::Ready.get().to_owned(),
        None => prompt.get(),
    }
}

/// The lines between board and hand: what happened, what one can do, what a choice
/// would lead to, why something is refused, and at a table with others what everybody
/// should know about them.
#[component]
pub(crate) fn Narrator<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let status = status(controller, context);
    view! {
        // Long advice scrolls, by keys as well.
        <div class="narrator" tabindex="0" data-testid="narrator">
            // Read out by the herald, line by line and none lost.
            <p class="told" data-testid="told">{move || told(controller)}</p>
            <Says controller />
            <p class="whisper" aria-live="polite" data-testid="whisper">{move || controller.whisper.get()}</p>
            <div class="notices" role="alert">
                {move || controller.notice.get().map(|notice| view! {
                    <p class="notice" data-testid="notice">
                        <span>{notice.text} " "</span>
                        {notice.more.into_iter().map(|more| view! { <span>{more} " "</span> }).collect_view()}
                        {notice.clause.map(|clause| view! {
                            <button class="clause" on:click=move |_| see_clause.run(clause)>{clause.to_string()}</button>
                        })}
                    </p>
                })}
            </div>
            {controller.online.map(|slots| slots.banners.run(()))}
            <p class="status" aria-live="polite" data-testid="status"><span class="prompt">{status}</span></p>
            <Herald controller />
        </div>
    }
}

/// Tells those who listen what just happened.
#[component]
fn Herald<B: Board>(controller: TableController<B>) -> impl IntoView {
    /// More than this at once is noise.
    const MOST: usize = 12;
    let told = StoredValue::new(controller.log.with_untracked(Vec::len));
    let news = Memo::new(move |_| {
        let log = controller.log.get();
        let from = told.get_value().min(log.len());
        told.set_value(log.len());
        let from = from.max(log.len().saturating_sub(MOST));
        log[from..]
            .iter()
            .filter_map(|line| said(controller, line))
            .collect::<Vec<_>>()
            .join(" ")
    });
    let noted = Memo::new(move |_| noted(controller).map(|note| note.text));
    view! {
        <p class="heard" aria-live="polite" data-testid="news">{move || news.get()}</p>
        <p class="heard" aria-live="polite">{move || noted.get()}</p>
    }
}
