//! Going from mark to mark around the board. On a phone two marks share the
//! width of a thumb, so there are buttons of full size to go on by one.

use crate::AsteroidsBoard;
use crate::curve::{UNIT, point_of};
use crate::held;
use crate::marks::{choosing, chosen};
use asteroids::{Action, Facing, MARKS};
use board_kit::BoardContext;
use board_kit::signals::Memo;
use leptos::prelude::*;
use text::asteroids::Text;

/// Which way around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Clockwise,
    Back,
}

/// All marks in the order a clock's hand passes them.
fn clockwise() -> Vec<Facing> {
    let middle = 3.0 * UNIT;
    let angle = |mark: &Facing| {
        let (x, y) = point_of(*mark);
        (y - middle).atan2(x - middle)
    };
    let mut marks = MARKS.to_vec();
    marks.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    marks
}

/// The nearest free mark after this one, or any when there is none yet.
fn next(from: Option<Facing>, way: Way, taken: impl Fn(Facing) -> bool) -> Option<Facing> {
    let mut marks = clockwise();
    if way == Way::Back {
        marks.reverse();
    }
    let here = from.and_then(|from| marks.iter().position(|mark| *mark == from));
    let first = here.map_or(0, |here| here + 1);
    marks.rotate_left(first % MARKS.len());
    marks.into_iter().find(|mark| !taken(*mark))
}

/// The buttons, while the viewer chooses its mark.
pub(crate) fn around(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let pointed = held::pointed();
    let open = Memo::new(move |_| choosing(context));
    let go = move |way: Way| {
        let from = untrack(|| chosen(context)).or(pointed.get_untracked());
        let mark = context
            .view
            .with_untracked(|view| next(from, way, |mark| view.ships.contains(&Some(mark))));
        context.clear.run(());
        pointed.set(mark);
    };
    let put = move |_| {
        if let Some(mark) = pointed.get_untracked() {
            context.attempt(Action::Mark { mark });
        }
    };
    let idle = move || pointed.get().is_none() || chosen(context).is_some();
    let arrow = move |label: Text, way: Way, tip: &'static str| {
        view! {
            <button
                type="button"
                class="quiet"
                aria-label=move || label.said(context.language.get())
                on:click=move |_| go(way)
            >
                <svg viewBox="-12 -12 24 24" aria-hidden="true"><path class="af-turn-tip" d=tip /></svg>
            </button>
        }
    };
    let buttons = move || {
        open.get().then(|| {
            view! {
                <div class="af-controls">
                    <div class="af-around">
                        {arrow(Text::PreviousMark, Way::Back, "M6 -8V8L-7 0Z")}
                        {arrow(Text::NextMark, Way::Clockwise, "M-6 -8V8L7 0Z")}
                    </div>
                    <button type="button" class="af-put primary" disabled=idle on:click=put>
                        {move || Text::Start.said(context.language.get())}
                    </button>
                </div>
            }
        })
    };
    buttons.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_on_the_way_are_neighbours_on_the_board() {
        let marks = clockwise();
        for (here, there) in marks.iter().zip(marks.iter().cycle().skip(1)) {
            let ((x, y), (u, v)) = (point_of(*here), point_of(*there));
            assert!((x - u).hypot(y - v) < UNIT, "{here:?} to {there:?}");
        }
    }

    #[test]
    fn one_gets_around_over_free_marks_and_back() {
        let taken = |mark: Facing| mark == MARKS[5];
        for way in [Way::Clockwise, Way::Back] {
            let mut at = next(None, way, taken);
            let mut seen = std::collections::BTreeSet::new();
            while let Some(mark) = at
                && seen.insert(mark)
            {
                at = next(at, way, taken);
            }
            assert_eq!(seen.len(), MARKS.len() - 1);
            assert!(!seen.contains(&MARKS[5]));
        }
        let on = next(Some(MARKS[0]), Way::Clockwise, |_| false);
        assert_eq!(next(on, Way::Back, |_| false), Some(MARKS[0]));
        assert_eq!(next(None, Way::Back, |_| true), None);
    }
}
