//! A play card: its face, its back, and the little marks on it.
//!
//! Faces never change, so they are kept as SVG text; what moves or fades is
//! done to the groups around them.

use crate::emblem;
use crate::layout::{ALIEN_AT, SAUCER_AT, turned};
use landing::{Card, CardEnd, Kind, Pair, Placed};

/// The outline of a card.
const RIM: &str = r##"<rect x="-42" y="-31" width="84" height="62" rx="7" "##;
/// The outline of its lower half.
const HALF: &str = r#"<path d="M-42 0H42V24a7 7 0 0 1-7 7H-35a7 7 0 0 1-7-7Z" "#;

/// The star card.
const STAR: &str = r##"<rect x="-42" y="-31" width="84" height="62" rx="7" fill="#232a63"/><path d="M-42 8C-20-6 16 22 42-2V24a7 7 0 0 1-7 7H-35a7 7 0 0 1-7-7Z" fill="#343d8c"/><g fill="#fff"><circle cx="-31" cy="-19" r="1.3"/><circle cx="29" cy="-21" r="1"/><circle cx="33" cy="17" r="1.4"/><circle cx="-27" cy="19" r="1"/><circle cx="-36" cy="2" r=".9"/><circle cx="21" cy="-9" r=".8"/></g><path d="M0-23L6.4-7.6L23-6.3L10.4 4.5L14.2 20.7L0 12L-14.2 20.7L-10.4 4.5L-23-6.3L-6.4-7.6Z" fill="#ffd34d" stroke="#1b1740" stroke-width="1.6" stroke-linejoin="round"/><path d="M0-23L0 12L-14.2 20.7L-10.4 4.5L-23-6.3L-6.4-7.6Z" fill="#fff" fill-opacity=".28"/><rect x="-42" y="-31" width="84" height="62" rx="7" fill="none" stroke="#ffd34d" stroke-opacity=".75" stroke-width="1.5"/>"##;

/// The back of every play card.
pub(crate) const BACK: &str = r##"<rect x="-42" y="-31" width="84" height="62" rx="7" fill="#2c3570" stroke="#8793dc" stroke-width="1.5"/><rect x="-36" y="-25" width="72" height="50" rx="4" fill="none" stroke="#55619f" stroke-width="1.3"/><path d="M-21-14L-9-2M21-14L9-2M-21 14L-9 2M21 14L9 2" stroke="#55619f" stroke-width="1.3"/><circle r="10" fill="#55619f"/><ellipse rx="18" ry="4.5" fill="none" stroke="#c3cbf5" stroke-width="2" transform="rotate(-16)"/><path d="M-9.7-2.4A10 10 0 0 1 9.7-2.4L8.8-2.8Q0 1.5-9.5 2.9Z" fill="#7784cf"/>"##;

/// The lightning of an armed card, in the middle between its ends.
const BOLT: &str = r##"<g class="lz-bolt"><circle r="8.5" fill="#1b1740" stroke="#ff8a4c" stroke-width="1.5"/><path d="M1.8-6.3L-4 1H-.6L-1.8 6.3L4-1H.6Z" fill="#ffcf3f"/></g>"##;

/// Lines under the viewer's own alien and saucer where they land.
const OWN: &str =
    r##"<path class="lz-own-alien" d="M-34 28H-10"/><path class="lz-own-saucer" d="M3 28H34"/>"##;

fn at((x, y): (f64, f64), scale: f64, what: &str) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{what}</g>"#)
}

/// A pair as it stands in the lower half of a card.
pub(crate) fn pair(pair: Pair) -> String {
    at(ALIEN_AT, 0.96, emblem::alien(pair.alien))
        + &at(SAUCER_AT, 0.92, emblem::saucer(pair.saucer))
}

fn half(pair_here: Pair, end: CardEnd) -> String {
    let (number, angle) = (end.number(), turned(end));
    let pair = pair(pair_here);
    // Dusk falls on the upper end: what counts is what lands.
    format!(
        r##"<g class="lz-half{number}" transform="rotate({angle})">{HALF}fill="#fff3d4"/>{HALF}class="lz-dusk" fill="#535da3"/><g class="lz-pair">{pair}</g>{OWN}</g>"##
    )
}

/// The face of a card, end 0 at the bottom.
pub(crate) fn face(card: Card) -> String {
    let Some([zero, one]) = card.ends() else {
        return STAR.to_owned();
    };
    let (zero, one) = (half(zero, CardEnd::Zero), half(one, CardEnd::One));
    match card.kind() {
        Kind::Armed => format!(
            r##"{zero}{one}{RIM}fill="none" stroke="#1b1740" stroke-width="4"/>{RIM}class="lz-rim" fill="none" stroke="#ff8a4c" stroke-width="2.4" stroke-dasharray="7 3.5"/>{BOLT}"##
        ),
        Kind::Plain | Kind::Star => {
            format!(r##"{zero}{one}{RIM}fill="none" stroke="#1b1740" stroke-width="1.6"/>"##)
        }
    }
}

/// The class that dims the upper end of a card that lies so.
pub(crate) fn dims(bottom: CardEnd) -> &'static str {
    match bottom {
        CardEnd::Zero => "lz-down0",
        CardEnd::One => "lz-down1",
    }
}

/// A card as it lies, at rest: for drawings that don't move.
pub(crate) fn lying(placed: Placed, (x, y): (f64, f64)) -> String {
    let angle = turned(placed.bottom());
    let (dims, face) = (dims(placed.bottom()), face(placed.card()));
    format!(r#"<g class="{dims}" transform="translate({x} {y}) rotate({angle})">{face}</g>"#)
}
