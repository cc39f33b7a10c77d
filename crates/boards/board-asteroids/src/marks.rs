//! The starting marks, and the choice of one.

use crate::AsteroidsBoard;
use crate::curve::{Pose, point_of, step};
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

fn one_mark(
    context: BoardContext<AsteroidsBoard>,
    mark: Facing,
    pointed: RwSignal<Option<Facing>>,
) -> AnyView {
    let action = Action::Mark { mark };
    let ((x, y), (dx, dy)) = (point_of(mark), step(mark.entry().edge()));
    // Two marks share the side of a square: each has half of it to be hit,
    // mostly outside, where the ship will stand.
    let side = |at: f64, out: f64| match out {
        0.0 => ((at / 50.0).floor() * 50.0, 50.0),
        _ if out < 0.0 => (at - 50.0, 90.0),
        _ => (at - 40.0, 90.0),
    };
    let ((left, width), (top, height)) = (side(x, dx), side(y, dy));
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
    let hit = view! { <rect class="af-hit" x=left y=top width=width height=height rx="8" /> };
    if taken {
        // Somebody stands there: a player who tries is told the rule.
        return view! { <g on:click=move |_| context.attempt(action)>{hit}</g> }.into_any();
    }
    view! {
        <Target
            label=label
            choose=move |()| {
                // A second tap on another mark changes one's mind.
                if !context.draft.with_untracked(|draft| draft.0.is_empty()) {
                    context.clear.run(());
                }
                context.attempt(action);
            }
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
