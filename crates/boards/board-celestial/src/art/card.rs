//! Cards, drawn 100 wide and 136 high around (0, 0).

use super::icons::telescope_path;
use super::portrait::{portrait, window};
use crate::layout::{Area, CARD_HEIGHT, CARD_WIDTH};
use celestial::{Difficulty, Object};
use leptos::prelude::*;

/// The colour of a difficulty.
const fn difficulty_paint(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Green => "#4cc38a",
        Difficulty::Yellow => "#f2d544",
        Difficulty::Orange => "#f5903d",
        Difficulty::Red => "#f2616b",
    }
}

/// What reads on every difficulty's colour.
pub(crate) const fn difficulty_ink() -> &'static str {
    "#10152b"
}

/// As many telescopes as the object is hard to see, on its colour: a pill of
/// height `size` whose left end is at (0, 0). Returns its width too.
pub(crate) fn marks(difficulty: Difficulty, size: f64) -> (f64, AnyView) {
    let count = difficulty.index() + 1;
    let step = size * 0.82;
    let width = step * count as f64 + size * 0.5;
    let marks: Vec<_> = (0..count)
        .map(|number| {
            let x = size * 0.25 + step * (number as f64 + 0.5);
            let scale = size / 24.0;
            view! {
                <path d=telescope_path()
                    transform=format!("translate({x:.2} {:.2}) scale({scale:.3})", size / 2.0)
                    fill=difficulty_ink() />
            }
        })
        .collect();
    let pill = view! {
        <rect width=format!("{width:.2}") height=size rx=size / 2.0 fill=difficulty_paint(difficulty) />
        {marks}
    };
    (width, pill.into_any())
}

/// The back of every card: orbits round a star.
pub(crate) fn back() -> impl IntoView {
    let (w, h) = (CARD_WIDTH, CARD_HEIGHT);
    view! {
        <rect class="cd-edge" x=-w / 2.0 y=-h / 2.0 width=w height=h rx="10" fill="#f3efe4" />
        <rect x=-w / 2.0 + 4.0 y=-h / 2.0 + 4.0 width=w - 8.0 height=h - 8.0 rx="7" fill="#27336b" />
        <g fill="none" stroke="#7f92de" stroke-width="1.4" opacity="0.9">
            <ellipse rx="38" ry="15" transform="rotate(-32)" />
            <ellipse rx="38" ry="15" transform="rotate(32)" />
            <circle r="43" stroke-dasharray="1 5" stroke-linecap="round" />
        </g>
        <path d="M0-17Q2.6-2.6 17 0Q2.6 2.6 0 17Q-2.6 2.6-17 0Q-2.6-2.6 0-17Z" fill="#ffcf7a" />
        <circle cx="32" cy="-20" r="4.5" fill="#9be0ee" />
        <circle cx="-32" cy="-20" r="3.2" fill="#f3a07a" />
        <path d="M-38 50h76M-38-50h76" stroke="#7f92de" stroke-width="1.4" opacity="0.6" />
    }
}

/// The front of a card, without words: its picture, and its difficulty below.
pub(crate) fn front(object: &Object) -> impl IntoView + use<> {
    let (w, h) = (CARD_WIDTH, CARD_HEIGHT);
    let difficulty = object.figures.difficulty;
    let (width, pill) = marks(difficulty, 22.0);
    view! {
        <rect class="cd-edge" x=-w / 2.0 y=-h / 2.0 width=w height=h rx="10" fill=difficulty_paint(difficulty) />
        {window(Area::new(-w / 2.0 + 4.0, -h / 2.0 + 4.0, w - 8.0, h - 34.0), portrait(object))}
        <g transform=format!("translate({:.1} {:.1})", -width / 2.0, h / 2.0 - 26.0)>{pill}</g>
    }
}
