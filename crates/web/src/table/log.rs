//! What happened, in words, turn by turn.

use super::controller::{Line, TableController};
use super::narrator::said;
use super::online_slots::LoggedNote;
use crate::settings;
use crate::text::say;
use board_kit::signals::Memo;
use board_kit::{Board, SeatMark};
use engine::Clause;
use engine::prelude::*;
use leptos::prelude::*;
use std::ops::Range;
use std::sync::Arc;
use text::{Words, sections};

/// The lines of a turn; not of one if the table is being set up.
#[derive(Clone)]
struct Turn<B: Board> {
    is_set_up: bool,
    lines: Vec<Arc<Line<B>>>,
    /// Instead of lines: what somebody did beside playing.
    note: Option<LoggedNote>,
}

impl<B: Board> Turn<B> {
    /// What tells a turn from every other that is shown. Not its place in the log:
    /// when the log is written anew, another may stand there. A line that is shown
    /// is alive, so no other is where it is.
    fn key(&self) -> (usize, usize) {
        if let Some(note) = &self.note {
            return (note.key, usize::MAX);
        }
        let first = self
            .lines
            .first()
            .map_or(0, |line| Arc::as_ptr(line).addr());
        (first, self.lines.len())
    }
}

/// The place of the line that is not to be told yet: the viewer has still to turn what
/// it tells of. Tracks.
fn face_down<B: Board>(controller: TableController<B>) -> Option<usize> {
    let viewer = controller.viewer.get();
    let is_it = |line: &Arc<Line<B>>| B::is_turned_by_hand(&line.event, viewer);
    let is_down = controller.face_down.get();
    controller
        .log
        .with(|log| log.iter().rposition(is_it).filter(|_| is_down))
}

/// Some lines of the log, without the one that is held back.
fn lines_of<B: Board>(
    log: &[Arc<Line<B>>],
    range: Range<usize>,
    held_back: Option<usize>,
) -> Vec<Arc<Line<B>>> {
    let places = range.filter(|place| Some(*place) != held_back);
    places.map(|place| Arc::clone(&log[place])).collect()
}

/// The log, the latest turn first.
#[component]
pub(crate) fn Log<B: Board>(
    controller: TableController<B>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let turns = move || {
        let held_back = face_down(controller);
        controller.log.with(|log| {
            let narrations = log.iter().map(|line| B::Game::narration(&line.event));
            let turn = |section: text::Section| Turn {
                is_set_up: section.chapter.is_none(),
                lines: lines_of(log, section.lines, held_back),
                note: None,
            };
            let mut turns: Vec<Turn<B>> = sections(narrations).into_iter().map(turn).collect();
            let notes = controller.online.map(|slots| slots.notes.get());
            for note in notes.unwrap_or_default() {
                // After the last turn that was played before it.
                let is_before = |turn: &Turn<B>| match (&turn.note, turn.lines.first()) {
                    (Some(other), _) => other.turns <= note.turns,
                    (None, line) => line.is_none_or(|line| line.turn < note.turns),
                };
                let place = turns.iter().rposition(is_before).map_or(0, |last| last + 1);
                let note = Some(note);
                let (is_set_up, lines) = (false, Vec::new());
                turns.insert(
                    place,
                    Turn {
                        is_set_up,
                        lines,
                        note,
                    },
                );
            }
            turns.reverse();
            turns
        })
    };
    let show = move |turn: Turn<B>| {
        if let Some(LoggedNote { seat, text, .. }) = turn.note {
            return view! { <li class="turn noted" data-testid="noted">{seat.map(|seat| view! { <SeatMark seat /> })} <span>{text}</span></li> }
                .into_any();
        }
        let count = turn.lines.len();
        let lines = turn
            .lines
            .into_iter()
            .map(|line| entry(controller, line, see_clause))
            .collect_view();
        if turn.is_set_up {
            view! {
                <li><details>
                    <summary>{move || say::set_up_log(settings::language(), count)}</summary>
                    <ol>{lines}</ol>
                </details></li>
            }
            .into_any()
        } else {
            view! { <li class="turn"><ol>{lines}</ol></li> }.into_any()
        }
    };
    view! {
        <ol class="log" data-testid="log-lines">
            <For each=turns key=Turn::key children=show />
        </ol>
    }
}

fn entry<B: Board>(
    controller: TableController<B>,
    line: Arc<Line<B>>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let clause = B::Game::clause(&line.event);
    let seat = B::Game::narration(&line.event).about;
    let text = Memo::new(move |_| said(controller, &line));
    let rule = move || clause.map(|clause| say::see_rule(settings::language(), clause.to_string()));
    move || {
        text.get().map(|text| {
            view! {
                <li>
                    {seat.map(|seat| view! { <SeatMark seat /> })}
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
