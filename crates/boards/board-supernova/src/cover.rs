//! The picture on the box: everybody runs, and the star comes after them.

use crate::art;
use leptos::prelude::*;
use std::f64::consts::TAU;
use supernova::{Alien, GALAXY, Planet};

/// The middle of the star.
const STAR: (f64, f64) = (150.0, 205.0);

/// Planets on the picture's own spiral: place and size.
fn worlds() -> impl Iterator<Item = (Planet, f64, f64, f64)> {
    (1..GALAXY).filter_map(|number| {
        let planet = Planet::new(number)?;
        let part = f64::from(number) / f64::from(GALAXY - 1);
        let angle = TAU * (0.12 + 1.42 * part.powf(0.85));
        let reach = 62.0 + 118.0 * part;
        let x = STAR.0 + 0.78 * reach * angle.cos();
        let y = STAR.1 + 1.0 * reach * angle.sin();
        Some((planet, x, y, 8.0 + 13.0 * part))
    })
}

/// The arm behind the planets.
fn arm() -> String {
    let mut path = String::new();
    for step in 0..=80 {
        let part = f64::from(step) / 80.0;
        let angle = TAU * (0.06 + 1.48 * part.powf(0.85));
        let reach = 50.0 + 130.0 * part;
        let x = STAR.0 + 0.78 * reach * angle.cos();
        let y = STAR.1 + reach * angle.sin();
        let letter = if step == 0 { 'M' } else { 'L' };
        path.push_str(&format!("{letter}{x:.1} {y:.1}"));
    }
    path
}

/// Who runs where, and how large.
const RUNNERS: [(usize, f64, f64, f64); 5] = [
    (3, 62.0, 96.0, 1.75),
    (1, 232.0, 118.0, 1.7),
    (4, 246.0, 250.0, 1.95),
    (0, 66.0, 296.0, 2.15),
    (2, 178.0, 346.0, 2.3),
];

/// The sky, and the gradient of the star.
const SKY: &str = r##"<defs><radialGradient id="sn-cover-sky" cx=".5" cy=".51" r=".78"><stop offset="0" stop-color="#FF9A4A"/><stop offset=".26" stop-color="#C2407A"/><stop offset=".55" stop-color="#4A2480"/><stop offset="1" stop-color="#120F3C"/></radialGradient><radialGradient id="sn-cover-core"><stop offset="0" stop-color="#FFFDF0"/><stop offset=".55" stop-color="#FFE38E"/><stop offset="1" stop-color="#FFB43C"/></radialGradient></defs><rect width="300" height="400" fill="url(#sn-cover-sky)"/>"##;

/// The picture as SVG text, which takes less code than a view.
fn painting() -> String {
    let planets: String = worlds()
        .map(|(planet, x, y, radius)| {
            let drawn = art::planet(planet, radius);
            format!(r#"<g transform="translate({x:.1} {y:.1})">{drawn}</g>"#)
        })
        .collect();
    let runners: String = RUNNERS
        .iter()
        .map(|&(alien, x, y, scale)| art::put(Alien::ALL[alien], x, y, scale))
        .collect();
    let rays = |count, inner, outer, look: &str| {
        format!(r#"<path d="{}" {look}/>"#, art::rays(count, inner, outer))
    };
    let arm = arm();
    let around_star = r#"<g transform="translate(150 205)">"#;
    [
        SKY,
        around_star,
        &rays(18, 70.0, 330.0, r##"fill="#FFD27A" opacity=".09""##),
        &rays(
            18,
            60.0,
            220.0,
            r##"fill="#FFD27A" opacity=".12" transform="rotate(10)""##,
        ),
        "</g>",
        STARS,
        r#"<g fill="none" stroke-linecap="round"><path d=""#,
        &arm,
        r##"" stroke="#FFD9A8" stroke-width="26" opacity=".10"/><path d=""##,
        &arm,
        r##"" stroke="#FFE9C9" stroke-width="3" stroke-dasharray="1 9" opacity=".8"/></g>"##,
        around_star,
        &rays(20, 38.0, 62.0, r##"fill="#FF7A3C""##),
        &rays(20, 36.0, 52.0, r##"fill="#FFB43C" transform="rotate(9)""##),
        r##"<circle r="39" fill="url(#sn-cover-core)"/>"##,
        art::STAR_FACE,
        "</g>",
        &planets,
        &runners,
    ]
    .concat()
}

pub(crate) fn cover() -> AnyView {
    view! {
        <svg class="sn-cover" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=painting()></svg>
    }
    .into_any()
}

const STARS: &str = r##"<g fill="#FFF6DD"><circle cx="26" cy="30" r="1.600"/><circle cx="120" cy="22" r="1.200"/><circle cx="206" cy="36" r="1.800"/><circle cx="278" cy="22" r="1.300"/><circle cx="282" cy="180" r="1.400"/><circle cx="16" cy="180" r="1.500"/><circle cx="20" cy="372" r="1.800"/><circle cx="116" cy="384" r="1.300"/><circle cx="270" cy="366" r="1.700"/><circle cx="286" cy="318" r="1.200"/><circle cx="12" cy="250" r="1.200"/><circle cx="150" cy="60" r="1.200"/></g>"##;
