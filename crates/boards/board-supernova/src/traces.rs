//! Lines on the board: what would happen, and what happened meanwhile.

use crate::alien_move::AlienMove;
use crate::board::BoardParts;
use crate::creatures::{colour, creature};
use crate::layout::Layout;
use board_kit::signals::Memo;
use board_kit::{place, seat_class, seat_shape_path};
use engine::Seat;
use leptos::prelude::*;
use supernova::Event;

/// Where the aliens would go with what is pointed at or drafted.
pub(crate) fn ghosts(table: BoardParts) -> impl IntoView {
    let (layout, preview) = (table.layout, table.preview);
    move || {
        let layout = layout.get();
        preview.get().map(|preview| {
            let moves = preview.moves.into_iter();
            let aliens = preview.aliens;
            view! {
                <g class="sn-preview" aria-hidden="true">
                    {moves.map(|alien_move| {
                        let end = layout.alien(&aliens, alien_move.alien);
                        view! {
                            <path class="sn-way" d=alien_move.line(layout) />
                            <g class="sn-ghost" style:transform=end.transform()>
                                <circle class="sn-ring" cy="2" r="23" />
                                <g inner_html=creature(alien_move.alien) />
                            </g>
                        }
                    }).collect_view()}
                </g>
            }
        })
    }
}

/// The moves of others since the viewer's last turn, each with its mover.
fn moves(events: &[Event]) -> Vec<(AlienMove, Option<Seat>)> {
    let mut mover = None;
    let mut moves = Vec::new();
    for event in events {
        if let Event::CardPlayed { seat, .. } = event {
            mover = Some(*seat);
        }
        if let Some(alien_move) = AlienMove::of(event) {
            moves.push((alien_move, mover));
        }
    }
    moves
}

/// The ways the aliens went since the viewer's last turn.
pub(crate) fn since(table: BoardParts) -> impl IntoView {
    let (context, layout) = (table.context, table.layout);
    let moves = Memo::new(move |_| context.since.with(|events| moves(events)));
    move || {
        let layout = layout.get();
        view! {
            <g class="sn-since" aria-hidden="true">
                {moves.get().into_iter().map(|(alien_move, _)| trace(layout, alien_move)).collect_view()}
            </g>
        }
    }
}

fn trace(layout: Layout, alien_move: AlienMove) -> impl IntoView {
    let start = layout.standing(alien_move.from);
    view! {
        <path class="sn-trace" d=alien_move.line(layout) stroke=colour(alien_move.alien) />
        <g class="sn-left" style:transform=start.transform() inner_html=creature(alien_move.alien) />
    }
}

/// Who moved whom: the mover's mark beside each alien that was moved.
pub(crate) fn movers(table: BoardParts) -> impl IntoView {
    let (context, layout) = (table.context, table.layout);
    let marks = Memo::new(move |_| {
        let mut last: Vec<(AlienMove, Seat)> = Vec::new();
        for (alien_move, mover) in context.since.with(|events| moves(events)) {
            last.retain(|(other, _)| other.alien != alien_move.alien);
            last.extend(mover.map(|seat| (alien_move, seat)));
        }
        last
    });
    move || {
        let layout = layout.get();
        let marks = marks.get().into_iter().map(|(alien_move, seat)| {
            let unit = layout.unit();
            let at = layout.planet(alien_move.to).plus(17.0 * unit, 12.0 * unit);
            view! {
                <g class=format!("sn-mark {}", seat_class(seat)) style:transform=place(at.x, at.y)>
                    <path transform=format!("scale({})", 0.66 * unit) d=seat_shape_path(seat) />
                </g>
            }
        });
        view! { <g class="sn-since" aria-hidden="true">{marks.collect_view()}</g> }
    }
}
