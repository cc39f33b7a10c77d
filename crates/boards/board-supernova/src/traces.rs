//! Lines on the board: what would happen, and what happened meanwhile.

use crate::board::Table;
use crate::course::Course;
use crate::creatures::{colour, creature};
use crate::layout::Layout;
use board_kit::signals::Memo;
use board_kit::{place, seat_class, seat_shape_path};
use engine::Seat;
use leptos::prelude::*;
use supernova::Event;

/// Where the aliens would go with what is pointed at or drafted.
pub(crate) fn ghosts(table: Table) -> impl IntoView {
    let Table {
        layout, preview, ..
    } = table;
    move || {
        let layout = layout.get();
        preview.get().map(|preview| {
            let courses = preview.courses.into_iter();
            let aliens = preview.aliens;
            view! {
                <g class="sn-preview" aria-hidden="true">
                    {courses.map(|course| {
                        let end = layout.alien(&aliens, course.alien);
                        view! {
                            <path class="sn-way" d=course.line(layout) />
                            <g class="sn-ghost" style:transform=end.transform()>
                                <circle class="sn-ring" cy="2" r="23" />
                                <g inner_html=creature(course.alien) />
                            </g>
                        }
                    }).collect_view()}
                </g>
            }
        })
    }
}

/// The moves of others since the viewer's last turn, each with its mover.
fn moves(events: &[Event]) -> Vec<(Course, Option<Seat>)> {
    let mut mover = None;
    let mut moves = Vec::new();
    for event in events {
        if let Event::CardPlayed { seat, .. } = event {
            mover = Some(*seat);
        }
        if let Some(course) = Course::of(event) {
            moves.push((course, mover));
        }
    }
    moves
}

/// The ways the aliens went since the viewer's last turn.
pub(crate) fn since(table: Table) -> impl IntoView {
    let Table {
        context, layout, ..
    } = table;
    let moves = Memo::new(move |_| context.since.with(|events| moves(events)));
    move || {
        let layout = layout.get();
        view! {
            <g class="sn-since" aria-hidden="true">
                {moves.get().into_iter().map(|(course, _)| trace(layout, course)).collect_view()}
            </g>
        }
    }
}

fn trace(layout: Layout, course: Course) -> impl IntoView {
    let start = layout.standing(course.from);
    view! {
        <path class="sn-trace" d=course.line(layout) stroke=colour(course.alien) />
        <g class="sn-left" style:transform=start.transform() inner_html=creature(course.alien) />
    }
}

/// Who moved whom: the mover's mark beside each alien that was moved.
pub(crate) fn movers(table: Table) -> impl IntoView {
    let Table {
        context, layout, ..
    } = table;
    let marks = Memo::new(move |_| {
        let mut last: Vec<(Course, Seat)> = Vec::new();
        for (course, mover) in context.since.with(|events| moves(events)) {
            last.retain(|(other, _)| other.alien != course.alien);
            last.extend(mover.map(|seat| (course, seat)));
        }
        last
    });
    move || {
        let layout = layout.get();
        let marks = marks.get().into_iter().map(|(course, seat)| {
            let unit = layout.unit();
            let at = layout.planet(course.to).plus(17.0 * unit, 12.0 * unit);
            view! {
                <g class=format!("sn-mark {}", seat_class(seat)) style:transform=place(at.x, at.y)>
                    <path transform=format!("scale({})", 0.66 * unit) d=seat_shape_path(seat) />
                </g>
            }
        });
        view! { <g class="sn-since" aria-hidden="true">{marks.collect_view()}</g> }
    }
}
