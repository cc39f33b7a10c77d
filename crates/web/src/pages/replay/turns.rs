//! The turns of a replayed game, to jump between.

use super::timeline::Timeline;
use super::{Replay, say};
use crate::dom;
use crate::text::{Localize, Text};
use board_kit::signals::{Memo, effect};
use board_kit::{Board, SeatMark};
use engine::{Seat, Viewer};
use leptos::html::Li;
use leptos::prelude::*;
use std::ops::Range;
use text::{Chapter, Narration, Reader, Weight, Words, sections};
use web_sys::Element;

/// Some steps of a replay that belong together.
struct Turn {
    /// Nothing while the table is set up.
    chapter: Option<Chapter>,
    /// The positions after its steps.
    at: Range<usize>,
    /// What it says of itself: the line that matters most.
    line: Option<String>,
    /// Somebody was out, or something else happened that is worth a moment.
    is_turning_point: bool,
}

/// What led to each position, event by event, as a viewer is told.
fn told<B: Board>(timeline: &Timeline<B>, viewer: Viewer) -> Vec<(usize, super::Event<B>)> {
    let at = |at| {
        timeline
            .told(at, viewer)
            .into_iter()
            .map(move |event| (at, event))
    };
    (0..timeline.len()).flat_map(at).collect()
}

/// The position at which the first turn begins.
pub(super) fn dealt<B: Board>(timeline: &Timeline<B>) -> usize {
    let told = told(timeline, Viewer::Spectator);
    let first = told
        .iter()
        .find(|(_, event)| B::Game::narration(event).opens.is_some());
    first.map_or(0, |(at, _)| at.saturating_sub(1))
}

fn turns<B: Board>(timeline: &Timeline<B>, viewer: Viewer, reader: &Reader<'_>) -> Vec<Turn> {
    let told = told(timeline, viewer);
    let narrations: Vec<Narration> = told
        .iter()
        .map(|(_, event)| B::Game::narration(event))
        .collect();
    let turn = |section: text::Section| {
        let lines = section.lines;
        let said = |line: usize| {
            let before = line.checked_sub(1).map(|before| &told[before].1);
            B::Game::event_after(&told[line].1, before, reader)
        };
        // The first of the weightiest.
        let peak = lines
            .clone()
            .rev()
            .max_by_key(|line| narrations[*line].weight)?;
        let weight = narrations[peak].weight;
        Some(Turn {
            chapter: section.chapter,
            at: told[lines.start].0..told[lines.end - 1].0,
            line: said(peak).filter(|_| weight > Weight::Silent),
            is_turning_point: matches!(weight, Weight::Key | Weight::Out),
        })
    };
    sections(narrations.iter().copied())
        .into_iter()
        .filter_map(turn)
        .collect()
}

/// Scrolls a list as far as one of its rows needs, and nothing around the list.
fn keep_in_sight(row: &Element) {
    let Some(list) = row.parent_element() else {
        return;
    };
    let (row, seen) = (
        row.get_bounding_client_rect(),
        list.get_bounding_client_rect(),
    );
    let above = (seen.top() - row.top()).max(0.0);
    let below = (row.bottom() - seen.bottom()).max(0.0);
    // OK because a list is far shorter than 2^31 pixels.
    list.set_scroll_top(list.scroll_top() + (below - above) as i32);
}

impl<B: Board> Replay<B> {
    /// The list of turns, the deal folded into one.
    pub(super) fn turns(self) -> impl IntoView {
        let list = move || {
            let viewer = self.perspective.get().viewer();
            let all = self.reading(|reader| {
                self.timeline
                    .with_value(|timeline| turns(timeline, viewer, reader))
            });
            all.into_iter().map(|turn| self.entry(turn)).collect_view()
        };
        // Beside the board there is room for it.
        let is_beside = dom::media("(min-width: 1000px) and (min-height: 561px)");
        view! {
            <details class="turns" data-testid="turns" open=is_beside>
                <summary>{move || Text::Turns.get()}</summary>
                <ol>{list}</ol>
            </details>
        }
    }

    fn entry(self, turn: Turn) -> impl IntoView {
        let Turn {
            chapter,
            at,
            line,
            is_turning_point,
        } = turn;
        let seat: Option<Seat> = match chapter {
            Some(Chapter::Turn(seat)) => Some(seat),
            _ => None,
        };
        let text = match chapter {
            None => say::set_up_log(self.language.get_untracked(), at.end),
            Some(_) => line.unwrap_or_else(|| seat.map(|seat| self.name(seat)).unwrap_or_default()),
        };
        // A turn is shown from its beginning, the deal and the end as they are then.
        let to = match chapter {
            Some(Chapter::Turn(_)) => at.start,
            _ => at.end,
        };
        let is_here = Memo::new(move |_| {
            let now = self.position.get();
            at.start <= now && now <= at.end
        });
        let row = NodeRef::<Li>::new();
        effect(move |_| {
            if let Some(row) = row.get().filter(|_| is_here.get()) {
                keep_in_sight(&row);
            }
        });
        view! {
            <li node_ref=row>
                <button
                    class="quiet"
                    class:turning-point=is_turning_point
                    aria-current=move || is_here.get().then_some("true")
                    on:click=move |_| self.go_to(to)
                >
                    {seat.map(|seat| view! { <SeatMark seat /> })}
                    <span>{text}</span>
                </button>
            </li>
        }
    }
}
