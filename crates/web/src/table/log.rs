//! What happened, in words.

use super::controller::{Line, TableController};
use crate::settings;
use crate::text::say;
use board_kit::{Board, SeatMark};
use engine::Clause;
use engine::prelude::*;
use leptos::prelude::*;
use std::sync::Arc;
use text::{Names, Reader, Words};

/// A line's text, if it has one. Tracks.
fn said<B: Board>(controller: TableController<B>, line: &Line<B>) -> Option<String> {
    controller.names.with(|names| {
        let reader = Reader {
            viewer: controller.viewer.get(),
            names: Names(names),
            language: controller.settings.language.get(),
        };
        B::Game::event(&B::discreet(&line.event), &reader)
    })
}

/// The log, the latest line first.
#[component]
pub(crate) fn Log<B: Board>(
    controller: TableController<B>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let lines = Memo::new(move |_| {
        let mut lines = controller.log.get();
        lines.reverse();
        lines
    });
    // Not its place in the log: when the log is written anew, another line may
    // stand there. A line that is shown is alive, so no other is where it is.
    let key = |line: &Arc<Line<B>>| Arc::as_ptr(line).addr();
    let entry = move |line: Arc<Line<B>>| entry(controller, line, see_clause);
    view! {
        <ol class="log" data-testid="log-lines">
            <For each=move || lines.get() key=key children=entry />
        </ol>
    }
}

fn entry<B: Board>(
    controller: TableController<B>,
    line: Arc<Line<B>>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let clause = B::Game::clause(&line.event);
    let actor = line.actor;
    let text = Memo::new(move |_| said(controller, &line));
    let rule = move || clause.map(|clause| say::see_rule(settings::language(), clause.to_string()));
    move || {
        text.get().map(|text| {
            view! {
                <li>
                    {actor.map(|seat| view! { <SeatMark seat /> })}
                    <span>{text}</span>
                    {clause.map(|clause| view! {
                        <button class="clause" on:click=move |_| see_clause.run(clause) aria-label=rule>
                            {clause.to_string()}
                        </button>
                    })}
                </li>
            }
        })
    }
}

/// Tells those who listen what just happened.
#[component]
pub(crate) fn Herald<B: Board>(controller: TableController<B>) -> impl IntoView {
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
    view! { <p class="heard" aria-live="polite" data-testid="news">{move || news.get()}</p> }
}
