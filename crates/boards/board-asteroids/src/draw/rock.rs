//! An asteroid tile: a rock that says where each roll of the die sends it.

use crate::curve::step;
use asteroids::{Act, Asteroid, Rot, Spin, Tables};
use board_kit::{draw, polar};

/// How far from the middle the numbers of the die stand.
const NUMBERS: f64 = 29.0;

/// A rock, turned by the angle in the variable `--af-turn` of what it lies in: its
/// arrows turn with it, its numbers stay upright.
pub(crate) fn rock(tables: &Tables, asteroid: Asteroid) -> String {
    let printed = tables.asteroid(asteroid);
    // Blue and black differ by the badge's shape as well.
    let (kind, badge) = if printed.blue {
        ("blue", r#"<circle class="af-badge-plate" r="14"/>"#)
    } else {
        (
            "black",
            r#"<path class="af-badge-plate" d="M0-17L17 0L0 17L-17 0Z"/>"#,
        )
    };
    let mut out = format!(
        r#"<g class="af-rock af-{kind}"><g class="af-spin af-turned"><path class="af-body" d="{}"/><path class="af-shine" d="{}"/>"#,
        outline(asteroid, 41.0),
        shine(asteroid)
    );
    craters(&mut out, asteroid, printed.turn);
    for die in 1..=5 {
        let Act::Drift(direction) = tables.act(asteroid, Rot::default(), die) else {
            continue;
        };
        let (x, y) = step(direction);
        draw!(
            out,
            r#"<path class="af-chevron" d="M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z"/>"#,
            x * 48.0,
            y * 48.0,
            x * 41.5 + y * 7.0,
            y * 41.5 + x * 7.0,
            x * 41.5 - y * 7.0,
            y * 41.5 - x * 7.0
        );
        draw!(
            out,
            r#"<g transform="translate({:.1} {:.1})"><g class="af-spin af-upright"><text class="af-number" y="7">{die}</text></g></g>"#,
            x * NUMBERS,
            y * NUMBERS
        );
    }
    spin_arrow(&mut out, printed.turn);
    draw!(
        out,
        r#"</g>{badge}<text class="af-value" y="7.5">{}</text></g>"#,
        printed.value
    );
    out
}

/// The arrows that show which way the rock turns, in two of its corners,
/// where they touch neither the value nor the numbers.
fn spin_arrow(out: &mut String, spin: Spin) {
    let mirrored = match spin {
        Spin::Clockwise => "1",
        Spin::CounterClockwise => "-1",
    };
    let (from, to) = (polar(31.0, -67.0), polar(31.0, -36.0));
    for turned in [0, 180] {
        draw!(
            out,
            r#"<g transform="scale({mirrored} 1) rotate({turned})"><path class="af-arc" d="M{:.1} {:.1}A31 31 0 0 1 {:.1} {:.1}"/><path class="af-chevron" d="M31.5-11.5L20-15.5L29.5-23.5Z"/></g>"#,
            from.0,
            from.1,
            to.0,
            to.1
        );
    }
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
fn craters(out: &mut String, asteroid: Asteroid, spin: Spin) {
    let free = match spin {
        Spin::Clockwise => 45.0,
        Spin::CounterClockwise => -45.0,
    };
    let tilt = (asteroid.index() as f64 * 36.0) % 20.0 - 10.0;
    for (distance, angle, radius) in [
        (31.0, 0.0, 4.5),
        (30.0, 180.0, 3.4),
        (22.0, 170.0, 2.2),
        (23.0, 12.0, 1.8),
    ] {
        let (x, y) = polar(distance, free + angle + tilt);
        draw!(
            out,
            r#"<circle class="af-crater" cx="{x:.1}" cy="{y:.1}" r="{radius:.1}"/>"#
        );
    }
}
