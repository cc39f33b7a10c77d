//! What happened, in words.

use super::director::{Director, Line};
use crate::text::Text;
use board_kit::{Craft, SeatMark};
use engine::Clause;
use leptos::prelude::*;
use std::sync::Arc;
use text::{Names, Words};

/// A line's text, if it has one. Tracks.
fn said<C: Craft>(director: Director<C>, line: &Line<C>) -> Option<String> {
    director.names.with(|names| {
        C::Game::event(
            &C::discreet(&line.event),
            director.viewer.get(),
            &Names(names),
            director.settings.language.get(),
        )
    })
}

/// The log, the latest line first.
#[component]
pub(crate) fn Log<C: Craft>(director: Director<C>, see_clause: Callback<Clause>) -> impl IntoView {
    let lines = Memo::new(move |_| {
        let mut lines = director.log.get();
        lines.reverse();
        lines
    });
    let key = |line: &Arc<Line<C>>| line.key;
    let entry = move |line: Arc<Line<C>>| entry(director, line, see_clause);
    view! {
        <ol class="log" data-testid="log-lines">
            <For each=move || lines.get() key=key children=entry />
        </ol>
    }
}

fn entry<C: Craft>(
    director: Director<C>,
    line: Arc<Line<C>>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let clause = C::clause(&line.event);
    let actor = line.actor;
    let text = Memo::new(move |_| said(director, &line));
    let rule = move || clause.map(|clause| format!("{} {clause}", Text::SeeRule.get()));
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
pub(crate) fn Herald<C: Craft>(director: Director<C>) -> impl IntoView {
    /// More than this at once is noise.
    const MOST: usize = 12;
    let told = StoredValue::new(director.log.with_untracked(Vec::len));
    let news = Memo::new(move |_| {
        let log = director.log.get();
        let from = told.get_value().min(log.len());
        told.set_value(log.len());
        let from = from.max(log.len().saturating_sub(MOST));
        log[from..]
            .iter()
            .filter_map(|line| said(director, line))
            .collect::<Vec<_>>()
            .join(" ")
    });
    view! { <p class="heard" aria-live="polite" data-testid="news">{move || news.get()}</p> }
}
