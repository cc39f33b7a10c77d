//! The empty board: deep space in 36 squares.

use crate::curve::{UNIT, centre};
use asteroids::{SIDE, Square};
use board_kit::draw;
use text::asteroids::square_name;

/// Squares, and stars between them.
pub(crate) fn sky() -> String {
    let side = f64::from(SIDE) * UNIT;
    let mut out = format!(
        r#"<rect class="af-space" x="-50" y="-50" width="{0:.0}" height="{0:.0}" rx="26"/>"#,
        side + 100.0
    );
    for square in Square::all() {
        let (x, y) = centre(square);
        draw!(
            out,
            r#"<rect class="af-square" x="{:.1}" y="{:.1}" width="97" height="97" rx="9"/>"#,
            x - 48.5,
            y - 48.5
        );
    }
    out += r#"<g class="af-stars">"#;
    for (x, y, size) in scattered(84) {
        let (x, y, radius) = (x * side, y * side, 0.7 + size * 1.2);
        draw!(out, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.2}"/>"#);
    }
    out + "</g>"
}

/// The numbers of rows and columns as the dice count them, above ships that wait there.
pub(crate) fn coordinates() -> String {
    let side = f64::from(SIDE) * UNIT;
    let mut out = r#"<g class="af-coordinates" aria-hidden="true">"#.to_owned();
    for number in 0..SIDE {
        let middle = (f64::from(number) + 0.5) * UNIT;
        for (x, y) in [
            (middle, -22.0),
            (-27.0, middle + 7.0),
            (middle, side + 37.0),
            (side + 27.0, middle + 7.0),
        ] {
            draw!(
                out,
                r#"<text class="af-coordinate" x="{x:.0}" y="{y:.0}">{}</text>"#,
                number + 1
            );
        }
    }
    out + "</g>"
}

/// The names of the squares, as log and choices say them: shown where several
/// people look at one board, or at another one than they choose on.
pub(crate) fn names() -> String {
    let mut out = r#"<g class="af-names" aria-hidden="true">"#.to_owned();
    for square in Square::all() {
        let (x, y) = centre(square);
        let (x, y, name) = (x - 26.0, y - 26.0, square_name(square));
        draw!(
            out,
            r#"<text class="af-name" x="{x:.0}" y="{y:.0}">{name}</text>"#
        );
    }
    out + "</g>"
}

/// A fixed sky, the same every night: that many stars, their places and sizes
/// as shares of 1. The first step spreads them evenly, the square of the
/// number keeps them from falling into line.
pub(crate) fn scattered(count: u32) -> impl Iterator<Item = (f64, f64, f64)> {
    (1..=count).map(f64::from).map(|number| {
        (
            (number * 0.618_034).fract(),
            (number * number * 0.754_877_7).fract(),
            (number * 0.37).fract(),
        )
    })
}
