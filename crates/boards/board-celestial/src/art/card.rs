//! Cards, drawn 100 wide and 136 high around (0, 0).

use super::icons::telescope_path;
use super::portrait::{portrait, window};
use crate::layout::{Area, CARD_HEIGHT, CARD_WIDTH};
use board_kit::draw;
use celestial::{Difficulty, Object};

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
pub(crate) fn marks(difficulty: Difficulty, size: f64) -> (f64, String) {
    let count = difficulty.index() + 1;
    let (step, half) = (size * 0.82, size / 2.0);
    let width = step * count as f64 + half;
    let mut pill = String::new();
    draw!(
        pill,
        r#"<rect width="{width:.2}" height="{size:.2}" rx="{half:.2}" fill="{}"/>"#,
        difficulty_paint(difficulty)
    );
    for number in 0..count {
        draw!(
            pill,
            r#"<path d="{}" transform="translate({:.2} {half:.2}) scale({:.3})" fill="{}"/>"#,
            telescope_path(),
            half / 2.0 + step * (number as f64 + 0.5),
            size / 24.0,
            difficulty_ink()
        );
    }
    (width, pill)
}

/// The edge of a card.
fn edge(paint: &str) -> String {
    let (w, h) = (CARD_WIDTH, CARD_HEIGHT);
    format!(
        r#"<rect class="cd-edge" x="{:.1}" y="{:.1}" width="{w:.1}" height="{h:.1}" rx="10" fill="{paint}"/>"#,
        -w / 2.0,
        -h / 2.0
    )
}

/// The back of every card: orbits round a star.
pub(crate) fn back() -> String {
    let (w, h) = (CARD_WIDTH - 8.0, CARD_HEIGHT - 8.0);
    let mut out = edge("#f3efe4");
    draw!(
        out,
        r##"<rect x="{:.1}" y="{:.1}" width="{w:.1}" height="{h:.1}" rx="7" fill="#27336b"/><g fill="none" stroke="#7f92de" stroke-width="1.4" opacity=".9"><ellipse rx="38" ry="15" transform="rotate(-32)"/><ellipse rx="38" ry="15" transform="rotate(32)"/><circle r="43" stroke-dasharray="1 5" stroke-linecap="round"/></g><path d="M0-17Q2.6-2.6 17 0Q2.6 2.6 0 17Q-2.6 2.6-17 0Q-2.6-2.6 0-17Z" fill="#ffcf7a"/><circle cx="32" cy="-20" r="4.5" fill="#9be0ee"/><circle cx="-32" cy="-20" r="3.2" fill="#f3a07a"/><path d="M-38 50h76M-38-50h76" stroke="#7f92de" stroke-width="1.4" opacity=".6"/>"##,
        -w / 2.0,
        -h / 2.0
    );
    out
}

/// The front of a card, without words: its picture, and its difficulty below.
pub(crate) fn front(object: &Object) -> String {
    let (w, h) = (CARD_WIDTH, CARD_HEIGHT);
    let difficulty = object.figures.difficulty;
    let (width, pill) = marks(difficulty, 22.0);
    let area = Area::new(-w / 2.0 + 4.0, -h / 2.0 + 4.0, w - 8.0, h - 34.0);
    let mut out = edge(difficulty_paint(difficulty)) + &window(area, &portrait(object));
    draw!(
        out,
        r#"<g class="cd-difficulty" transform="translate({:.1} {:.1})">{pill}</g>"#,
        -width / 2.0,
        h / 2.0 - 26.0
    );
    out
}
