//! An asteroid tile: a rock that says where each roll of the die sends it.

use crate::curve::step;
use asteroids::{Act, Asteroid, Rot, Spin, Tables};
use board_kit::polar;
use leptos::prelude::*;

/// How far from the middle the numbers of the die stand.
const NUMBERS: f64 = 29.0;

/// A rock turned by an angle, which may change: its arrows turn with it, its
/// numbers stay upright.
pub(crate) fn rock(tables: &Tables, asteroid: Asteroid, angle: Signal<f64>) -> AnyView {
    let printed = tables.asteroid(asteroid);
    let kind = if printed.blue {
        "af-rock af-blue"
    } else {
        "af-rock af-black"
    };
    let turn = move |sign: f64| format!("rotate({:.1}deg)", sign * angle.get());
    let arrows = (1..=5)
        .filter_map(|die| match tables.act(asteroid, Rot::default(), die) {
            Act::Drift(direction) => Some((die, step(direction))),
            Act::Turn(_) => None,
        })
        .map(|(die, (x, y))| {
            let chevron = format!(
                "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
                x * 48.0,
                y * 48.0,
                x * 41.5 + y * 7.0,
                y * 41.5 + x * 7.0,
                x * 41.5 - y * 7.0,
                y * 41.5 - x * 7.0,
            );
            view! {
                <path class="af-chevron" d=chevron />
                <g transform=format!("translate({:.1} {:.1})", x * NUMBERS, y * NUMBERS)>
                    <g class="af-spin" style:transform=move || turn(-1.0)>
                        <text class="af-number" y="7">{die}</text>
                    </g>
                </g>
            }
        })
        .collect_view();
    // Blue and black differ by the badge's shape as well.
    let badge = if printed.blue {
        view! { <circle class="af-badge-plate" r="14" /> }.into_any()
    } else {
        view! { <path class="af-badge-plate" d="M0-17L17 0L0 17L-17 0Z" /> }.into_any()
    };
    view! {
        <g class=kind>
            <g class="af-spin" style:transform=move || turn(1.0)>
                <path class="af-body" d=outline(asteroid, 41.0) />
                <path class="af-shine" d=shine(asteroid) />
                {craters(asteroid, printed.turn)}
                {arrows}
                {spin_arrow(printed.turn)}
            </g>
            {badge}
            <text class="af-value" y="7.5">{printed.value}</text>
        </g>
    }
    .into_any()
}

/// The arrows that show which way the rock turns, in two of its corners,
/// where they touch neither the value nor the numbers.
fn spin_arrow(spin: Spin) -> AnyView {
    let mirrored = match spin {
        Spin::Clockwise => "",
        Spin::CounterClockwise => "scale(-1 1)",
    };
    let (from, to) = (polar(31.0, -67.0), polar(31.0, -36.0));
    let arc = format!(
        "M{:.1} {:.1}A31 31 0 0 1 {:.1} {:.1}",
        from.0, from.1, to.0, to.1
    );
    let arrow = move || {
        view! {
            <path class="af-arc" d=arc.clone() />
            <path class="af-chevron" d="M31.5-11.5L20-15.5L29.5-23.5Z" />
        }
    };
    view! {
        <g transform=mirrored>
            {arrow()}
            <g transform="rotate(180)">{arrow()}</g>
        </g>
    }
    .into_any()
}

/// How far the corners of a rock reach, differently for each, in tenths.
fn reach(asteroid: Asteroid, corner: usize) -> f64 {
    const JAGS: [f64; 13] = [
        10.0, 8.9, 9.7, 8.4, 9.9, 9.2, 8.6, 10.0, 9.0, 9.8, 8.5, 9.5, 8.8,
    ];
    JAGS[(asteroid.index() * 5 + corner * 3) % JAGS.len()] / 10.0
}

/// The outline of a rock.
pub(crate) fn outline(asteroid: Asteroid, radius: f64) -> String {
    const CORNERS: usize = 11;
    let mut data = String::new();
    for corner in 0..CORNERS {
        let angle = 360.0 / CORNERS as f64 * corner as f64 + asteroid.index() as f64 * 7.0;
        let (x, y) = polar(radius * reach(asteroid, corner), angle);
        data.push_str(&format!(
            "{}{x:.1} {y:.1}",
            if corner == 0 { 'M' } else { 'L' }
        ));
    }
    data.push('Z');
    data
}

/// The lit side of a rock.
fn shine(asteroid: Asteroid) -> String {
    let mut data = String::new();
    for corner in 0..6 {
        let (x, y) = polar(
            37.0 * reach(asteroid, corner + 4),
            170.0 + 26.0 * corner as f64,
        );
        data.push_str(&format!(
            "{}{x:.1} {y:.1}",
            if corner == 0 { 'M' } else { 'L' }
        ));
    }
    data.push_str("Q-6-14-37 6Z");
    data
}

/// Craters in the two corners that the turning arrows leave free, and on the
/// way to the middle.
fn craters(asteroid: Asteroid, spin: Spin) -> AnyView {
    let free = match spin {
        Spin::Clockwise => 45.0,
        Spin::CounterClockwise => -45.0,
    };
    let tilt = (asteroid.index() as f64 * 36.0) % 20.0 - 10.0;
    [
        (31.0, 0.0, 4.5),
        (30.0, 180.0, 3.4),
        (22.0, 170.0, 2.2),
        (23.0, 12.0, 1.8),
    ]
    .into_iter()
    .map(|(distance, angle, radius)| {
        let (x, y) = polar(distance, free + angle + tilt);
        view! {
            <circle class="af-crater" cx=format!("{x:.1}") cy=format!("{y:.1}") r=radius />
        }
    })
    .collect_view()
    .into_any()
}
