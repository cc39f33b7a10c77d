//! The empty board: deep space in 36 squares.

use crate::curve::{UNIT, centre};
use asteroids::{SIDE, Square};
use leptos::prelude::*;

/// Squares, stars between them, and the numbers of rows and columns as the
/// dice count them.
pub(crate) fn sky() -> AnyView {
    let side = f64::from(SIDE) * UNIT;
    let squares = Square::all()
        .map(|square| {
            let (x, y) = centre(square);
            view! {
                <rect class="af-square" x=x - 48.5 y=y - 48.5 width="97" height="97" rx="9" />
            }
        })
        .collect_view();
    let stars = scattered(84)
        .map(|(x, y, size)| {
            let (x, y, radius) = (x * side, y * side, 0.7 + size * 1.2);
            view! { <circle cx=format!("{x:.1}") cy=format!("{y:.1}") r=format!("{radius:.2}") /> }
        })
        .collect_view();
    let numbers = (0..SIDE)
        .map(|number| {
            let middle = (f64::from(number) + 0.5) * UNIT;
            view! {
                <text class="af-coordinate" x=middle y="-22">{number + 1}</text>
                <text class="af-coordinate" x="-27" y=middle + 7.0>{number + 1}</text>
                <text class="af-coordinate" x=middle y=side + 37.0>{number + 1}</text>
                <text class="af-coordinate" x=side + 27.0 y=middle + 7.0>{number + 1}</text>
            }
        })
        .collect_view();
    view! {
        <rect class="af-space" x="-50" y="-50" width=side + 100.0 height=side + 100.0 rx="26" />
        {squares}
        <g class="af-stars">{stars}</g>
        <g class="af-coordinates" aria-hidden="true">{numbers}</g>
    }
    .into_any()
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
