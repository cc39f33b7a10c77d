//! The picture on the box: a ship that threads its way between rocks, with a
//! low sun behind them.

use crate::draw::scattered;
use board_kit::{polar, stops};
use leptos::prelude::*;

/// A colour to be mixed, as red, green and blue.
type Rgb = [f64; 3];

/// The side of a rock away from the sun, and the side towards it.
type Tones = [Rgb; 2];

const NEAR: Tones = [[30.0, 22.0, 58.0], [255.0, 166.0, 108.0]];
const MIDDLE: Tones = [[52.0, 38.0, 88.0], [246.0, 150.0, 118.0]];
const FAR: Tones = [[84.0, 58.0, 116.0], [222.0, 132.0, 126.0]];

/// The box of Asteroid Field.
pub(crate) fn cover() -> AnyView {
    let far = [
        (38.0, 214.0, 13.0, 3),
        (262.0, 118.0, 15.0, 5),
        (92.0, 96.0, 9.0, 8),
        (182.0, 58.0, 7.0, 2),
        (276.0, 226.0, 9.0, 6),
        (142.0, 24.0, 6.0, 4),
    ];
    view! {
        <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <defs>
                <linearGradient id="af-cover-sky" x1="0" y1="0" x2="0" y2="1"
                    inner_html=stops([(0.0, "#0a0e2b", 1.0), (0.42, "#2b2160", 1.0), (0.74, "#8c3a6b", 1.0), (1.0, "#f08a57", 1.0)]) />
                <linearGradient id="af-cover-sun" x1="0" y1="0" x2="0" y2="1"
                    inner_html=stops([(0.0, "#fff0bd", 1.0), (1.0, "#ffa45e", 1.0)]) />
                <linearGradient id="af-cover-way" x1="0" y1="1" x2="1" y2="0"
                    inner_html=stops([(0.0, "#4be0e6", 0.0), (0.4, "#4be0e6", 1.0), (1.0, "#e9fdff", 1.0)]) />
                <linearGradient id="af-cover-hull" x1="0" y1="0" x2="1" y2="0"
                    inner_html=stops([(0.0, "#c9d3ee", 1.0), (0.5, "#fff", 1.0), (1.0, "#ffdcb8", 1.0)]) />
            </defs>
            <rect width="300" height="400" fill="url(#af-cover-sky)" />
            {stars()}
            <circle cx="206" cy="318" r="150" fill="#ffb46b" opacity=".12" />
            <circle cx="206" cy="318" r="118" fill="#ffb46b" opacity=".16" />
            <circle cx="206" cy="318" r="86" fill="url(#af-cover-sun)" />
            {far.map(|(x, y, radius, jag)| boulder(x, y, radius, jag, FAR)).collect_view()}
            {boulder(60.0, 318.0, 44.0, 9, MIDDLE)}
            {boulder(232.0, 176.0, 40.0, 4, MIDDLE)}
            // The way it came: one smooth bend after the other.
            <g fill="none" stroke-linecap="round">
                <path d=WAY stroke="#120f33" stroke-width="22" opacity=".42" />
                <path d=WAY stroke="url(#af-cover-way)" stroke-width="11" opacity=".5" />
                <path d=WAY stroke="url(#af-cover-way)" stroke-width="4" />
            </g>
            {boulder(42.0, 128.0, 62.0, 1, NEAR)}
            {boulder(262.0, 312.0, 66.0, 7, NEAR)}
            {boulder(126.0, 404.0, 52.0, 11, NEAR)}
            {boulder(256.0, 20.0, 46.0, 6, NEAR)}
            <g transform="translate(161 158) rotate(24) scale(1.16)">{rocket()}</g>
        </svg>
    }
    .into_any()
}

/// The ship's way between the rocks.
const WAY: &str = "M-12 374C70 392 166 376 158 326C151 288 100 292 108 258C113 238 128 232 143 199";

fn rocket() -> AnyView {
    view! {
        <path d="M-11 34Q0 96 11 34Z" fill="#ff8a3c" opacity=".9" />
        <path d="M-6.5 34Q0 74 6.5 34Z" fill="#fff0b8" />
        <path d="M-15 4C-34 16-38 36-34 46C-28 36-20 32-12 32Z" fill="#d8443a" />
        <path d="M15 4C34 16 38 36 34 46C28 36 20 32 12 32Z" fill="#ff7a55" />
        <path d="M0-58C19-38 24-8 15 34H-15C-24-8-19-38 0-58Z" fill="url(#af-cover-hull)" />
        <path d="M0-58C9-48 15-37 17.6-25Q0-31-17.6-25C-15-37-9-48 0-58Z" fill="#e9563f" />
        <path d="M-18.5 12Q0 19 18.5 12L17 22Q0 29-17 22Z" fill="#e9563f" />
        <circle cy="-8" r="9.5" fill="#1a2350" />
        <circle cy="-8" r="7" fill="#54d3ea" />
        <path d="M-4.5-11A6 6 0 0 1 2-13.5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" />
        <path d="M-10 34H10L7 40H-7Z" fill="#2a2350" />
        <path d="M0 2V34" stroke="#8f9cc4" stroke-width="1.5" opacity=".5" />
    }
    .into_any()
}

/// A rock in flat facets: a ring that leans away and a face that looks at us,
/// each as light as it turns to the sun.
fn boulder(x: f64, y: f64, radius: f64, jag: usize, tones: Tones) -> AnyView {
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
    let ring = (0..CORNERS)
        .map(|corner| {
            let quad = [
                outer(corner),
                outer(corner + 1),
                inner(corner + 1),
                inner(corner),
            ];
            // Light comes from the sun, low on the right.
            let angle = turn * (corner as f64 + 0.5) + jag as f64 * 13.0 - 62.0;
            let light = 0.42 + 0.44 * angle.to_radians().cos() + 0.1 * jagged(corner, 5) - 0.08;
            facet(&quad, light, tones)
        })
        .collect_view();
    let face: Vec<(f64, f64)> = (0..CORNERS).map(inner).collect();
    let halves = [
        facet(&face, 0.3, tones),
        facet(&[face[0], face[1], face[2], face[3]], 0.46, tones),
        facet(&[face[4], face[5], face[6]], 0.2, tones),
    ];
    let pit = |dx: f64, dy: f64, size: f64| {
        view! {
            <circle cx=x + dx * radius cy=y + dy * radius r=size * radius fill=mix(tones, 0.12) />
            <circle
                cx=x + (dx + 0.025) * radius
                cy=y + (dy + 0.03) * radius
                r=size * 0.72 * radius
                fill=mix(tones, 0.22)
            />
        }
    };
    view! {
        {ring}
        {halves.into_iter().collect_view()}
        {pit(-0.22, -0.16, 0.13)}
        {pit(0.12, 0.14, 0.09)}
        {pit(0.08, -0.3, 0.06)}
    }
    .into_any()
}

fn facet(corners: &[(f64, f64)], light: f64, tones: Tones) -> AnyView {
    let points: String = corners
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1} "))
        .collect();
    let colour = mix(tones, light);
    // A hairline of the same colour closes the seams between facets.
    view! { <polygon points=points fill=colour.clone() stroke=colour stroke-width=".5" /> }
        .into_any()
}

/// A colour between the dark and the light of a rock.
fn mix([dark, light]: Tones, share: f64) -> String {
    let share = share.clamp(0.0, 1.0);
    let part = |channel: usize| dark[channel] + (light[channel] - dark[channel]) * share;
    format!("rgb({:.0} {:.0} {:.0})", part(0), part(1), part(2))
}

fn stars() -> AnyView {
    let stars = scattered(54)
        .map(|(x, y, size)| {
            // Fewer where the sun outshines them.
            let (x, y) = (x * 300.0, y.powf(1.3) * 270.0);
            let radius = 0.5 + size;
            view! { <circle cx=format!("{x:.1}") cy=format!("{y:.1}") r=format!("{radius:.1}") /> }
        })
        .collect_view();
    view! { <g fill="#e8ecff" opacity=".8">{stars}</g> }.into_any()
}
