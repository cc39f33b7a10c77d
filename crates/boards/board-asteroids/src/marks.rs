//! The starting marks, and the choice of one.

use crate::AsteroidsBoard;
use crate::curve::{Pose, Xy, point_of, step};
use crate::draw;
use asteroids::{Action, Facing, MARKS, Phase};
use board_kit::signals::{Memo, RwSignal, Signal, effect};
use board_kit::{BoardContext, Target, Whose, draw};
use engine::Viewer;
use leptos::prelude::*;
use text::asteroids::{asteroid_ahead, square_name};

/// A notch at every starting mark, always there.
pub(crate) fn notches() -> String {
    let mut out = String::from(r#"<path class="af-notch" d=""#);
    for &mark in &MARKS {
        let ((x, y), (dx, dy)) = (point_of(mark), step(mark.entry().edge()));
        draw!(out, "M{x:.1} {y:.1}l{:.1} {:.1}", dx * 7.0, dy * 7.0);
    }
    out + "\"/>"
}

/// Whether the viewer is choosing its mark.
pub(crate) fn choosing(context: BoardContext<AsteroidsBoard>) -> bool {
    matches!(context.whose.get(), Whose::Mine(_))
        && context.view.with(|view| view.phase == Phase::Mark)
}

/// The mark in the draft. Tracks.
pub(crate) fn chosen(context: BoardContext<AsteroidsBoard>) -> Option<Facing> {
    context.draft.with(|draft| match draft.0.first() {
        Some(Action::Mark { mark }) => Some(*mark),
        _ => None,
    })
}

/// The marks to choose from while it is the viewer's turn to choose, and the
/// ship where it would stand.
pub(crate) fn marks(
    context: BoardContext<AsteroidsBoard>,
    pointed: RwSignal<Option<Facing>>,
) -> AnyView {
    let open = Memo::new(move |_| choosing(context));
    effect(move |_| {
        // Nobody points any more when the choice is made.
        if !open.get() {
            pointed.set(None);
        }
    });
    let targets = move || {
        open.get().then(|| {
            MARKS
                .iter()
                .map(|&mark| one_mark(context, mark, pointed))
                .collect_view()
        })
    };
    let ghost = move || {
        let mark = chosen(context).or(pointed.get()).filter(|_| open.get())?;
        let Viewer::Seat(seat) = context.viewer.get() else {
            return None;
        };
        Some(view! {
            <g class="af-ghost-ship" style:transform=Pose::facing(mark).transform() inner_html=draw::ship(seat) />
        })
    };
    view! {
        {targets}
        <g aria-hidden="true">{ghost}</g>
    }
    .into_any()
}

fn choose(context: BoardContext<AsteroidsBoard>, mark: Facing) {
    // A second tap on another mark changes one's mind.
    if !context.draft.with_untracked(|draft| draft.0.is_empty()) {
        context.clear.run(());
    }
    context.attempt(Action::Mark { mark });
}

/// Below the asteroids, which one can still look at: a tap on the squares beside the
/// marks chooses the nearest one.
pub(crate) fn rim(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let open = Memo::new(move |_| choosing(context));
    let near = move |mark: Facing| {
        let tap = move |_| choose(context, mark);
        view! { <path class="af-hit af-near" d=outline(mark, 100.0) on:click=tap /> }
    };
    (move || open.get().then(|| MARKS.map(near).collect_view())).into_any()
}

/// Where the points of the rim, down to a depth of it, lie nearest to a mark: along half
/// of a square's side, cut off at the diagonals in the board's corners.
fn nearest_to(mark: Facing, depth: f64) -> [Xy; 4] {
    let ((x, y), (dx, dy)) = (point_of(mark), step(mark.entry().edge()));
    let along = if dx == 0.0 { x } else { y };
    let start = (along / 50.0).floor() * 50.0;
    let end = start + 50.0;
    let deep = |at: f64| depth.min(at).min(600.0 - at);
    let outer = |at: f64| match at {
        ..=0.0 => -50.0,
        600.0.. => 650.0,
        _ => at,
    };
    let corners = [
        (outer(start), -50.0),
        (outer(end), -50.0),
        (end, deep(end)),
        (start, deep(start)),
    ];
    corners.map(|(along, inward)| {
        let across = if dx + dy < 0.0 {
            inward
        } else {
            600.0 - inward
        };
        if dx == 0.0 {
            (along, across)
        } else {
            (across, along)
        }
    })
}

/// The same, as an outline.
fn outline(mark: Facing, depth: f64) -> String {
    let [start, rest @ ..] = nearest_to(mark, depth);
    let mut path = format!("M{} {}", start.0, start.1);
    for (x, y) in rest {
        draw!(path, "L{x} {y}");
    }
    path + "Z"
}

fn one_mark(
    context: BoardContext<AsteroidsBoard>,
    mark: Facing,
    pointed: RwSignal<Option<Facing>>,
) -> AnyView {
    let action = Action::Mark { mark };
    let ((x, y), (dx, dy)) = (point_of(mark), step(mark.entry().edge()));
    let label = Signal::derive(move || {
        let says = context.says(action);
        match warning(context, mark) {
            Some(warning) => format!("{says}. {warning}"),
            None => says,
        }
    });
    let arrow = format!(
        "M{:.1} {:.1}l{:.1} {:.1}l{:.1} {:.1}Z",
        x - dx * 2.0,
        y - dy * 2.0,
        dx * 17.0 + dy * 9.0,
        dy * 17.0 + dx * 9.0,
        dy * -18.0,
        dx * -18.0,
    );
    let taken = context
        .view
        .with_untracked(|view| view.ships.contains(&Some(mark)));
    // No deeper than the arrow: further in, an asteroid may lie over it.
    let hit = view! { <path class="af-hit" d=outline(mark, 12.0) /> };
    if taken {
        // Somebody stands there: a player who tries is told the rule.
        return view! { <g on:click=move |_| context.attempt(action)>{hit}</g> }.into_any();
    }
    view! {
        <Target
            label=label
            choose=move |()| choose(context, mark)
            name=action.to_string()
            point=Callback::new(move |on: bool| pointed.set(on.then_some(mark)))
        >
            {hit}
            <path class="af-mark" d=arrow />
        </Target>
    }
    .into_any()
}

/// AF-4.6: what a ship on a mark has ahead, if that is a danger.
pub(crate) fn warning(context: BoardContext<AsteroidsBoard>, mark: Facing) -> Option<String> {
    let blocked = context
        .scene
        .with(|scene| scene.rock_on(mark.square()).is_some());
    blocked.then(|| asteroid_ahead(context.language.get(), square_name(mark.square())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a point lies in an area whose corners go round it.
    fn holds(area: [Xy; 4], (x, y): Xy) -> bool {
        let sides = area.into_iter().zip(area.into_iter().cycle().skip(1));
        let turns = sides.map(|((x1, y1), (x2, y2))| (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
        let turns: Vec<f64> = turns.collect();
        turns.iter().all(|turn| *turn >= 0.0) || turns.iter().all(|turn| *turn <= 0.0)
    }

    #[test]
    fn a_tap_near_the_marks_is_for_the_nearest_one() {
        let line = || (0..94_u8).map(|place| -49.3 + 7.43 * f64::from(place));
        let rim = |at: f64| !(100.0..=500.0).contains(&at);
        for (x, y) in line().flat_map(|x| line().map(move |y| (x + 0.19, y))) {
            if !rim(x) && !rim(y) {
                continue;
            }
            let far = |mark: &Facing| {
                let (at_x, at_y) = point_of(*mark);
                (at_x - x).hypot(at_y - y)
            };
            let nearest = MARKS.into_iter().min_by(|a, b| far(a).total_cmp(&far(b)));
            let tapped = MARKS
                .into_iter()
                .filter(|mark| holds(nearest_to(*mark, 100.0), (x, y)));
            let tapped: Vec<Facing> = tapped.collect();
            assert_eq!(tapped, Vec::from_iter(nearest), "{x} {y}");
        }
    }
}
