//! The bodies themselves: stars, planets, moons, rocks, comets.

use super::tint::Tint;
use super::{Whim, fresh_id, url};
use board_kit::{polar, stops};
use celestial::Object;
use leptos::prelude::*;
use std::fmt::Write;

/// What a body looks like before anything is known of its kind.
#[derive(Clone, Copy)]
pub(super) struct Sky {
    /// Its colour.
    pub(super) tint: Tint,
    /// Its radius.
    pub(super) radius: f64,
}

/// From this diameter on, in kilometres, a planet is made of gas.
const GIANT: i64 = 40_000;

/// Draws an object around (0, 0).
pub(super) fn draw(object: &Object, sky: Sky) -> AnyView {
    let mut whim = Whim::of(object.slug);
    match object.kind {
        "star" => star(sky),
        "neutron-star" => pulsar(),
        "asteroid" => rock(sky, &mut whim),
        "comet" | "centaur" => view! {
            {tail(object, &mut whim)}
            {rock(sky, &mut whim)}
        }
        .into_any(),
        "exoplanet" => view! {
            {distant_suns(object, &mut whim)}
            {planet(object, sky, &mut whim)}
        }
        .into_any(),
        "moon" => view! {
            {mother(object)}
            {planet(object, sky, &mut whim)}
        }
        .into_any(),
        _ => planet(object, sky, &mut whim),
    }
}

fn glow(x: f64, y: f64, radius: f64, tint: Tint, strength: f64) -> impl IntoView {
    let id = fresh_id();
    view! {
        <radialGradient id=id.clone()
            inner_html=stops([(0.0, &tint.css(), strength), (0.45, &tint.css(), strength * 0.45), (1.0, &tint.css(), 0.0)]) />
        <circle cx=x cy=y r=radius fill=url(&id) />
    }
}

fn star(sky: Sky) -> AnyView {
    let disc = fresh_id();
    let mut rays = String::new();
    for ray in 0..24 {
        let angle = f64::from(ray) * 15.0;
        let reach = if ray % 2 == 0 { 1.52 } else { 1.28 };
        let (ax, ay) = polar(sky.radius * 1.02, angle - 4.0);
        let (bx, by) = polar(sky.radius * reach, angle);
        let (cx, cy) = polar(sky.radius * 1.02, angle + 4.0);
        let _ = write!(rays, "M{ax:.1} {ay:.1}L{bx:.1} {by:.1}L{cx:.1} {cy:.1}Z");
    }
    view! {
        {glow(0.0, 0.0, sky.radius * 2.3, sky.tint, 0.85)}
        <path d=rays fill=sky.tint.lighter(0.2).css() opacity="0.55" />
        <radialGradient id=disc.clone() cx="42%" cy="40%" r="66%"
            inner_html=stops([(0.0, "#fffbe6", 1.0), (0.5, &sky.tint.lighter(0.25).css(), 1.0), (1.0, &sky.tint.towards(Tint::new(240, 110, 30), 0.6).css(), 1.0)]) />
        <circle r=sky.radius fill=url(&disc) />
        <path d="M-20-12q9-7 20-3M2 14q10 6 20-3M-26 8q6 5 13 4" fill="none" stroke="#e98a2b"
            stroke-width="1.6" stroke-linecap="round" opacity="0.55" />
    }
    .into_any()
}

/// A tiny hot star with its beams and its magnetic field.
fn pulsar() -> AnyView {
    let ice = Tint::new(176, 214, 255);
    view! {
        <g transform="rotate(24)">
            <path d="M0 0L-13-78H13Z" fill=ice.css() opacity="0.32" />
            <path d="M0 0L-13 78H13Z" fill=ice.css() opacity="0.32" />
            <path d="M0 0L-4-78H4Z" fill="#fff" opacity="0.42" />
            <path d="M0 0L-4 78H4Z" fill="#fff" opacity="0.42" />
            <g fill="none" stroke=ice.css() stroke-width="1" opacity="0.7">
                <ellipse cx="-16" rx="16" ry="22" />
                <ellipse cx="16" rx="16" ry="22" />
                <ellipse cx="-27" rx="27" ry="36" />
                <ellipse cx="27" rx="27" ry="36" />
            </g>
        </g>
        {glow(0.0, 0.0, 34.0, ice, 0.95)}
        <circle r="8.5" fill="#fff" />
        <circle r="8.5" fill="none" stroke=ice.css() stroke-width="1.5" />
    }
    .into_any()
}

/// Light from the upper left, night on the lower right.
fn shade(radius: f64) -> impl IntoView {
    let id = fresh_id();
    view! {
        <radialGradient id=id.clone() cx="34%" cy="30%" r="78%"
            inner_html=stops([(0.0, "#fff", 0.34), (0.35, "#fff", 0.04), (0.62, "#04060f", 0.14), (1.0, "#04060f", 0.82)]) />
        <circle r=radius fill=url(&id) />
    }
}

fn planet(object: &Object, sky: Sky, whim: &mut Whim) -> AnyView {
    let clip = fresh_id();
    let rings = rings(object, sky);
    let (behind, before) = match rings {
        Some((behind, before)) => (Some(behind), Some(before)),
        None => (None, None),
    };
    view! {
        {glow(0.0, 0.0, sky.radius * 1.35, sky.tint.lighter(0.3), 0.4)}
        {behind}
        <clipPath id=clip.clone()>
            <circle r=sky.radius />
        </clipPath>
        <circle r=sky.radius fill=sky.tint.css() />
        <g clip-path=url(&clip)>{surface(object, sky, whim)}</g>
        {shade(sky.radius)}
        {before}
    }
    .into_any()
}

/// What is drawn on the disc.
fn surface(object: &Object, sky: Sky, whim: &mut Whim) -> AnyView {
    let r = sky.radius;
    let special = match object.slug {
        "earth" => Some(view! {
            <g fill="#4fae6a">
                <path d=scaled("M-30-16q10-14 24-10q6 8-2 12q-8 2-6 10q-2 8-10 2q-8-6-6-14Z", r) />
                <path d=scaled("M4-22q14-6 24 4q6 12-4 16q-4 12-12 14q-10-2-8-14q-8-8 0-20Z", r) />
                <path d=scaled("M-16 12q10-4 14 4q-2 12-10 16q-8-8-4-20Z", r) />
            </g>
            <g fill="none" stroke="#fff" stroke-linecap="round" opacity="0.75" stroke-width=r * 0.08>
                <path d=scaled("M-34 2q14-7 26-2M-4-30q14 2 22 6M2 26q14-6 24-2", r) />
            </g>
        }
        .into_any()),
        "mars" => Some(view! {
            <path d=scaled("M-36-4q14-8 30-2q16 8 34 0v14q-20 8-36 2q-16-6-28-2Z", r)
                fill=sky.tint.darker(0.3).css() opacity="0.6" />
            <ellipse cy=-r * 0.95 rx=r * 0.42 ry=r * 0.16 fill="#fff" opacity="0.9" />
            <ellipse cy=r * 0.97 rx=r * 0.3 ry=r * 0.12 fill="#fff" opacity="0.8" />
            <circle cx=-r * 0.42 cy=-r * 0.42 r=r * 0.13 fill=sky.tint.darker(0.25).css() />
        }
        .into_any()),
        "pluto" => Some(view! {
            <path d=scaled("M-30 6q20 10 60 0v30h-60Z", r) fill=sky.tint.darker(0.3).css() opacity="0.5" />
            <path d=scaled("M4 26Q-20 10-18-4Q-14-16-2-8Q4-2 6-2Q8-14 20-12Q30-6 22 8Q16 18 4 26Z", r)
                fill="#f6ead8" opacity="0.92" />
        }
        .into_any()),
        _ => None,
    };
    if let Some(special) = special {
        return special;
    }
    if object.figures.diameter >= GIANT {
        bands(object, sky, whim).into_any()
    } else if object.figures.temperature > 600 {
        lava(sky, whim).into_any()
    } else if object.kind == "exoplanet" || object.slug == "venus" {
        clouds(sky, whim).into_any()
    } else {
        craters(sky, whim).into_any()
    }
}

/// A path drawn in whole numbers for a disc of radius 36, for one of radius
/// `r`. Whole ones because reading others takes a table of 10 KB.
fn scaled(path: &str, r: f64) -> String {
    let factor = r / 36.0;
    let mut out = String::new();
    let mut number = String::new();
    let flush = |number: &mut String, out: &mut String| {
        if let Ok(value) = number.parse::<i32>() {
            let _ = write!(out, "{:.1} ", f64::from(value) * factor);
        }
        number.clear();
    };
    for letter in path.chars() {
        match letter {
            '0'..='9' => number.push(letter),
            '-' => {
                flush(&mut number, &mut out);
                number.push(letter);
            }
            _ => {
                flush(&mut number, &mut out);
                if letter != ' ' && letter != ',' {
                    out.push(letter);
                }
            }
        }
    }
    flush(&mut number, &mut out);
    out
}

fn bands(object: &Object, sky: Sky, whim: &mut Whim) -> impl IntoView + use<> {
    let r = sky.radius;
    let calm = matches!(object.slug, "uranus" | "neptune");
    let count = if calm { 4 } else { 7 };
    let bands: Vec<_> = (0..count)
        .map(|band| {
            let middle = -r + (f64::from(band) + 0.5) * 2.0 * r / f64::from(count);
            let thick = whim.between(0.4, 0.9) * r / f64::from(count);
            let tint = if band % 2 == 0 {
                sky.tint.darker(whim.between(0.12, if calm { 0.18 } else { 0.36 }))
            } else {
                sky.tint.lighter(whim.between(0.12, 0.42))
            };
            view! {
                <ellipse cy=format!("{middle:.1}") rx=r * 1.3 ry=format!("{thick:.1}") fill=tint.css() opacity="0.75" />
            }
        })
        .collect();
    let spot = matches!(object.slug, "jupiter" | "neptune").then(|| {
        let tint = if object.slug == "jupiter" {
            Tint::new(188, 78, 52)
        } else {
            Tint::new(34, 52, 140)
        };
        view! {
            <ellipse cx=r * 0.3 cy=r * 0.36 rx=r * 0.24 ry=r * 0.14 fill=tint.css() />
            <ellipse cx=r * 0.3 cy=r * 0.36 rx=r * 0.31 ry=r * 0.2 fill="none" stroke="#fff" opacity="0.4" />
        }
    });
    view! {
        {bands}
        {spot}
    }
}

fn craters(sky: Sky, whim: &mut Whim) -> impl IntoView + use<> {
    let r = sky.radius;
    let seas: Vec<_> = (0..3)
        .map(|_| {
            let (x, y) = polar(whim.between(0.1, 0.7) * r, whim.between(0.0, 360.0));
            let size = whim.between(0.22, 0.46) * r;
            view! {
                <ellipse cx=format!("{x:.1}") cy=format!("{y:.1}") rx=format!("{size:.1}") ry=format!("{:.1}", size * 0.7)
                    fill=sky.tint.darker(0.22).css() opacity="0.6" />
            }
        })
        .collect();
    let pits: Vec<_> = (0..8)
        .map(|_| {
            let (x, y) = polar(whim.between(0.1, 0.9) * r, whim.between(0.0, 360.0));
            pit(x, y, whim.between(0.05, 0.15) * r, sky.tint)
        })
        .collect();
    view! {
        {seas}
        {pits}
    }
}

fn pit(x: f64, y: f64, size: f64, tint: Tint) -> impl IntoView {
    view! {
        <circle cx=format!("{x:.1}") cy=format!("{y:.1}") r=format!("{size:.1}") fill=tint.darker(0.32).css() />
        <circle cx=format!("{:.1}", x + size * 0.22) cy=format!("{:.1}", y + size * 0.25)
            r=format!("{:.1}", size * 0.82) fill=tint.lighter(0.08).css() />
    }
}

fn clouds(sky: Sky, whim: &mut Whim) -> impl IntoView + use<> {
    let r = sky.radius;
    (0..9)
        .map(|stripe| {
            let y = -r + (f64::from(stripe) + 0.5) * 2.0 * r / 9.0;
            let x = whim.between(-0.6, 0.6) * r;
            let tint = if stripe % 2 == 0 {
                sky.tint.lighter(0.34)
            } else {
                sky.tint.darker(0.24)
            };
            let (wide, thick) = (whim.between(0.45, 0.95) * r, whim.between(0.05, 0.12) * r);
            view! {
                <ellipse cx=format!("{x:.1}") cy=format!("{y:.1}") rx=format!("{wide:.1}") ry=format!("{thick:.1}")
                    fill=tint.css() opacity="0.7" />
            }
        })
        .collect::<Vec<_>>()
}

/// Dark crust over glowing cracks.
fn lava(sky: Sky, whim: &mut Whim) -> impl IntoView + use<> {
    let r = sky.radius;
    let mut cracks = String::new();
    for _ in 0..7 {
        let (x, y) = polar(whim.between(0.1, 0.8) * r, whim.between(0.0, 360.0));
        let _ = write!(cracks, "M{x:.1} {y:.1}");
        for _ in 0..3 {
            let (dx, dy) = (whim.between(-0.3, 0.3) * r, whim.between(-0.3, 0.3) * r);
            let _ = write!(cracks, "l{dx:.1} {dy:.1}");
        }
    }
    view! {
        <circle r=r fill=sky.tint.darker(0.45).css() />
        <path d=cracks.clone() fill="none" stroke=sky.tint.lighter(0.1).css() stroke-width=r * 0.11
            stroke-linejoin="round" stroke-linecap="round" opacity="0.8" />
        <path d=cracks fill="none" stroke="#ffe08a" stroke-width=r * 0.04 stroke-linejoin="round"
            stroke-linecap="round" />
    }
}

/// Rings behind and before the disc, for those that have them.
fn rings(object: &Object, sky: Sky) -> Option<(AnyView, AnyView)> {
    let (tilt, rings): (f64, &[(f64, f64, f64)]) = match object.slug {
        "saturn" => (
            -16.0,
            &[(1.42, 0.2, 0.8), (1.72, 0.24, 0.95), (1.98, 0.08, 0.7)],
        ),
        "uranus" => (74.0, &[(1.62, 0.035, 0.7), (1.74, 0.05, 0.8)]),
        "quaoar" => (-28.0, &[(2.1, 0.04, 0.7), (2.6, 0.06, 0.8)]),
        _ => return None,
    };
    let r = sky.radius;
    // All of a ring behind, and its nearer half before: no seam shows.
    let behind = rings
        .iter()
        .map(|&(reach, thick, strength)| {
            view! {
                <ellipse
                    rx=format!("{:.1}", reach * r)
                    ry=format!("{:.1}", reach * r * 0.3)
                    transform=format!("rotate({tilt})")
                    fill="none"
                    stroke=sky.tint.lighter(0.3).css()
                    stroke-width=format!("{:.1}", thick * r)
                    opacity=strength
                />
            }
        })
        .collect_view();
    let before = rings
        .iter()
        .map(|&(reach, thick, _)| {
            let (wide, flat) = (reach * r, reach * r * 0.3);
            view! {
                <path
                    d=format!("M{:.1} 0A{wide:.1} {flat:.1} 0 0 0 {wide:.1} 0", -wide)
                    transform=format!("rotate({tilt})")
                    fill="none"
                    stroke=sky.tint.lighter(0.3).css()
                    stroke-width=format!("{:.1}", thick * r)
                />
            }
        })
        .collect_view();
    Some((behind.into_any(), before.into_any()))
}

/// An irregular rock with craters.
fn rock(sky: Sky, whim: &mut Whim) -> AnyView {
    // Rocks are shown larger than their size says: a speck has no face.
    let r = sky.radius * 0.8 + 9.0;
    let corners: Vec<(f64, f64)> = (0..11)
        .map(|corner| {
            let angle = f64::from(corner) * 360.0 / 11.0;
            let (x, y) = polar(r * whim.between(0.8, 1.12), angle);
            (x * 1.16, y * 0.9)
        })
        .collect();
    let mut outline = String::new();
    let middle = |a: (f64, f64), b: (f64, f64)| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    for (number, &corner) in corners.iter().enumerate() {
        let next = corners[(number + 1) % corners.len()];
        let (x, y) = middle(corner, next);
        if number == 0 {
            let (sx, sy) = middle(corners[corners.len() - 1], corner);
            let _ = write!(outline, "M{sx:.1} {sy:.1}");
        }
        let _ = write!(outline, "Q{:.1} {:.1} {x:.1} {y:.1}", corner.0, corner.1);
    }
    outline.push('Z');
    let pits: Vec<_> = (0..6)
        .map(|_| {
            let (x, y) = polar(whim.between(0.1, 0.7) * r, whim.between(0.0, 360.0));
            pit(x * 1.1, y * 0.8, whim.between(0.07, 0.2) * r, sky.tint)
        })
        .collect();
    let (clip, dark) = (fresh_id(), fresh_id());
    view! {
        <clipPath id=clip.clone()>
            <path d=outline.clone() />
        </clipPath>
        <linearGradient id=dark.clone() x1="0.2" y1="0" x2="0.85" y2="1"
            inner_html=stops([(0.0, "#fff", 0.25), (0.45, "#04060f", 0.0), (1.0, "#04060f", 0.75)]) />
        <g transform="rotate(-14)">
            <path d=outline.clone() fill=sky.tint.css() />
            <g clip-path=url(&clip)>{pits}</g>
            <path d=outline fill=url(&dark) />
        </g>
    }
    .into_any()
}

/// The tails of a comet; a centaur has only a breath of one.
fn tail(object: &Object, whim: &mut Whim) -> impl IntoView + use<> {
    let (dust, gas) = (fresh_id(), fresh_id());
    let strength = if object.kind == "comet" { 0.85 } else { 0.35 };
    let lean = whim.between(-6.0, 6.0);
    view! {
        <linearGradient id=dust.clone() x1="0" x2="1"
            inner_html=stops([(0.0, "#fff3cf", strength), (1.0, "#ffd89a", 0.0)]) />
        <linearGradient id=gas.clone() x1="0" x2="1"
            inner_html=stops([(0.0, "#a9e4ff", strength), (1.0, "#5aa8ff", 0.0)]) />
        <g transform=format!("rotate({:.1})", -28.0 + lean)>
            <path d="M0-15Q60-24 126-44Q80 4 0 15Z" fill=url(&dust) />
            <path d="M0-9Q60-6 130 10Q60 14 0 11Z" fill=url(&gas) />
        </g>
        {glow(0.0, 0.0, 34.0, Tint::new(190, 232, 255), strength)}
    }
}

/// The star of an exoplanet, or its two stars.
fn distant_suns(object: &Object, whim: &mut Whim) -> AnyView {
    let (x, y) = (whim.between(46.0, 58.0), whim.between(-38.0, -24.0));
    let warm = Tint::new(255, 176, 104);
    let red = Tint::new(255, 112, 78);
    let second = (object.slug == "kepler-16b").then(|| {
        view! {
            {glow(x - 20.0, y + 12.0, 18.0, red, 0.95)}
            <circle cx=x - 20.0 cy=y + 12.0 r="4" fill="#ffd2b8" />
        }
    });
    view! {
        {glow(x, y, 34.0, warm, 0.95)}
        <circle cx=x cy=y r="7.5" fill="#fff1d6" />
        {second}
    }
    .into_any()
}

/// The planet that a moon goes round, behind it.
fn mother(object: &Object) -> AnyView {
    let (tint, radius) = match object.slug {
        "moon" => (Tint::new(64, 132, 206), 46.0),
        "phobos" => (Tint::new(206, 100, 62), 74.0),
        "charon" => (Tint::new(206, 180, 158), 30.0),
        _ => (Tint::new(120, 130, 170), 40.0),
    };
    let dim = fresh_id();
    view! {
        <radialGradient id=dim.clone() cx="72%" cy="30%" r="85%"
            inner_html=stops([(0.0, &tint.lighter(0.15).css(), 1.0), (0.55, &tint.darker(0.35).css(), 1.0), (1.0, &tint.darker(0.85).css(), 1.0)]) />
        <circle cx=-58.0 - radius * 0.3 cy=30.0 + radius * 0.35 r=radius fill=url(&dim) />
    }
    .into_any()
}
