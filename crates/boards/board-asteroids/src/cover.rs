//! The picture on the box: a ship that threads its way between rocks, with a
//! low sun behind them.

use crate::draw::scattered;
use board_kit::polar;
use leptos::prelude::*;
use std::fmt::Write;

/// A colour to be mixed, as red, green and blue.
type Rgb = [f64; 3];

/// The side of a rock away from the sun, and the side towards it.
type Tones = [Rgb; 2];

const NEAR: Tones = [[30.0, 22.0, 58.0], [255.0, 166.0, 108.0]];
const MIDDLE: Tones = [[52.0, 38.0, 88.0], [246.0, 150.0, 118.0]];
const FAR: Tones = [[84.0, 58.0, 116.0], [222.0, 132.0, 126.0]];

/// Sky and sun.
const SKY: &str = r##"<defs><linearGradient id="af-cover-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0e2b"/><stop offset=".42" stop-color="#2b2160"/><stop offset=".74" stop-color="#8c3a6b"/><stop offset="1" stop-color="#f08a57"/></linearGradient><linearGradient id="af-cover-sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0bd"/><stop offset="1" stop-color="#ffa45e"/></linearGradient><linearGradient id="af-cover-way" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#4be0e6" stop-opacity="0"/><stop offset=".4" stop-color="#4be0e6"/><stop offset="1" stop-color="#e9fdff"/></linearGradient><linearGradient id="af-cover-hull" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#c9d3ee"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#ffdcb8"/></linearGradient></defs><rect width="300" height="400" fill="url(#af-cover-sky)"/>"##;

const SUN: &str = r##"<circle cx="206" cy="318" r="150" fill="#ffb46b" opacity=".12"/><circle cx="206" cy="318" r="118" fill="#ffb46b" opacity=".16"/><circle cx="206" cy="318" r="86" fill="url(#af-cover-sun)"/>"##;

/// The way the ship came between the rocks: one smooth bend after the other.
const WAY: &str = r##"<path d="M-12 374C70 392 166 376 158 326C151 288 100 292 108 258C113 238 128 232 143 199" fill="none" stroke="#120f33" stroke-width="22" stroke-linecap="round" opacity=".42"/>"##;

/// The same way, lit.
const LIGHT: &str = r##"<g fill="none" stroke="url(#af-cover-way)" stroke-linecap="round"><path d="M-12 374C70 392 166 376 158 326C151 288 100 292 108 258C113 238 128 232 143 199" stroke-width="11" opacity=".5"/><path d="M-12 374C70 392 166 376 158 326C151 288 100 292 108 258C113 238 128 232 143 199" stroke-width="4"/></g>"##;

const ROCKET: &str = r##"<g transform="translate(161 158) rotate(24) scale(1.16)"><path d="M-11 34Q0 96 11 34Z" fill="#ff8a3c" opacity=".9"/><path d="M-6.5 34Q0 74 6.5 34Z" fill="#fff0b8"/><path d="M-15 4C-34 16-38 36-34 46C-28 36-20 32-12 32Z" fill="#d8443a"/><path d="M15 4C34 16 38 36 34 46C28 36 20 32 12 32Z" fill="#ff7a55"/><path d="M0-58C19-38 24-8 15 34H-15C-24-8-19-38 0-58Z" fill="url(#af-cover-hull)"/><path d="M0-58C9-48 15-37 17.6-25Q0-31-17.6-25C-15-37-9-48 0-58Z" fill="#e9563f"/><path d="M-18.5 12Q0 19 18.5 12L17 22Q0 29-17 22Z" fill="#e9563f"/><circle cy="-8" r="9.5" fill="#1a2350"/><circle cy="-8" r="7" fill="#54d3ea"/><path d="M-4.5-11A6 6 0 0 1 2-13.5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/><path d="M-10 34H10L7 40H-7Z" fill="#2a2350"/><path d="M0 2V34" stroke="#8f9cc4" stroke-width="1.5" opacity=".5"/></g>"##;

/// Rocks behind the way, and before it: place, size, shape and tones.
const BEHIND: [(f64, f64, f64, usize, Tones); 8] = [
    (38.0, 214.0, 13.0, 3, FAR),
    (262.0, 118.0, 15.0, 5, FAR),
    (92.0, 96.0, 9.0, 8, FAR),
    (182.0, 58.0, 7.0, 2, FAR),
    (276.0, 226.0, 9.0, 6, FAR),
    (142.0, 24.0, 6.0, 4, FAR),
    (60.0, 318.0, 44.0, 9, MIDDLE),
    (232.0, 176.0, 40.0, 4, MIDDLE),
];
const BEFORE: [(f64, f64, f64, usize, Tones); 4] = [
    (42.0, 128.0, 62.0, 1, NEAR),
    (262.0, 312.0, 66.0, 7, NEAR),
    (126.0, 404.0, 52.0, 11, NEAR),
    (256.0, 20.0, 46.0, 6, NEAR),
];

/// The picture as SVG text, which takes less code than a view.
fn painting() -> String {
    let mut text = SKY.to_owned();
    stars(&mut text);
    text += SUN;
    for (x, y, radius, jag, tones) in BEHIND {
        boulder(&mut text, (x, y), radius, jag, tones);
    }
    text += WAY;
    text += LIGHT;
    for (x, y, radius, jag, tones) in BEFORE {
        boulder(&mut text, (x, y), radius, jag, tones);
    }
    text + ROCKET
}

/// The box of Asteroid Field.
pub(crate) fn cover() -> AnyView {
    view! {
        <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=painting()></svg>
    }
    .into_any()
}

/// A rock in flat facets: a ring that leans away and a face that looks at us,
/// each as light as it turns to the sun.
fn boulder(text: &mut String, (x, y): (f64, f64), radius: f64, jag: usize, tones: Tones) {
    const CORNERS: usize = 9;
    let jagged = |corner: usize, salt: usize| {
        let step = (corner % CORNERS * 7 + jag * 5 + salt * 3) % 11;
        1.0 - step as f64 * 0.021
    };
    let turn = 360.0 / CORNERS as f64;
    let outer = |corner: usize| {
        let (dx, dy) = polar(
            radius * jagged(corner, 0),
            turn * corner as f64 + jag as f64 * 13.0,
        );
        (x + dx, y + dy)
    };
    // The face leans towards the upper left, where we look from.
    let inner = |corner: usize| {
        let angle = turn * corner as f64 + jag as f64 * 13.0 + 9.0;
        let (dx, dy) = polar(radius * 0.56 * jagged(corner, 2), angle);
        (x + dx - radius * 0.1, y + dy - radius * 0.1)
    };
    for corner in 0..CORNERS {
        let quad = [
            outer(corner),
            outer(corner + 1),
            inner(corner + 1),
            inner(corner),
        ];
        // Light comes from the sun, low on the right.
        let angle = turn * (corner as f64 + 0.5) + jag as f64 * 13.0 - 62.0;
        let light = 0.42 + 0.44 * angle.to_radians().cos() + 0.1 * jagged(corner, 5) - 0.08;
        facet(text, &quad, light, tones);
    }
    let face: [(f64, f64); CORNERS] = std::array::from_fn(inner);
    facet(text, &face, 0.3, tones);
    facet(text, &face[..4], 0.46, tones);
    facet(text, &face[4..7], 0.2, tones);
    for (dx, dy, size) in [(-0.22, -0.16, 0.13), (0.12, 0.14, 0.09), (0.08, -0.3, 0.06)] {
        pit(
            text,
            x + dx * radius,
            y + dy * radius,
            size * radius,
            &mix(tones, 0.12),
        );
        let (x, y) = (x + (dx + 0.025) * radius, y + (dy + 0.03) * radius);
        pit(text, x, y, size * 0.72 * radius, &mix(tones, 0.22));
    }
}

fn pit(text: &mut String, x: f64, y: f64, size: f64, colour: &str) {
    // Writing to a text does not fail.
    let _ = write!(
        text,
        r#"<circle cx="{x:.2}" cy="{y:.2}" r="{size:.2}" fill="{colour}"/>"#
    );
}

fn facet(text: &mut String, corners: &[(f64, f64)], light: f64, tones: Tones) {
    *text += "<polygon points=\"";
    for (x, y) in corners {
        let _ = write!(text, "{x:.1},{y:.1} ");
    }
    let colour = mix(tones, light);
    // A hairline of the same colour closes the seams between facets.
    let _ = write!(
        text,
        r#"" fill="{colour}" stroke="{colour}" stroke-width=".5"/>"#
    );
}

/// A colour between the dark and the light of a rock.
fn mix([dark, light]: Tones, share: f64) -> String {
    let share = share.clamp(0.0, 1.0);
    let part = |channel: usize| dark[channel] + (light[channel] - dark[channel]) * share;
    format!("rgb({:.0} {:.0} {:.0})", part(0), part(1), part(2))
}

fn stars(text: &mut String) {
    *text += r##"<g fill="#e8ecff" opacity=".8">"##;
    for (x, y, size) in scattered(54) {
        // Fewer where the sun outshines them.
        let (x, y) = (x * 300.0, y.powf(1.3) * 270.0);
        let radius = 0.5 + size;
        let _ = write!(text, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}"/>"#);
    }
    *text += "</g>";
}
