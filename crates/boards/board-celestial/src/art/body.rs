//! The bodies themselves: stars, planets, moons, rocks, comets. All are SVG text,
//! which takes much less code than views.

use super::tint::Tint;
use super::{Whim, fresh_id, gradient};
use board_kit::{draw, polar};
use celestial::{Kind, Object};

/// What a body looks like before anything is known of its kind.
#[derive(Clone, Copy)]
pub(super) struct Sky {
    /// Its colour.
    pub(super) tint: Tint,
    pub(super) radius: f64,
}

/// From this diameter on, in kilometres, a planet is made of gas.
const GIANT: i64 = 40_000;

/// Draws an object around (0, 0).
pub(super) fn draw_body(out: &mut String, object: &Object, sky: Sky) {
    let mut whim = Whim::of(object.slug);
    match object.kind {
        Some(Kind::Star) => star(out, sky),
        Some(Kind::NeutronStar) => pulsar(out),
        Some(Kind::WhiteDwarf) => white_dwarf(out, sky),
        Some(Kind::Asteroid) => rock(out, sky, &mut whim),
        Some(Kind::Comet | Kind::Centaur) => {
            tail(out, object, &mut whim);
            rock(out, sky, &mut whim);
        }
        Some(Kind::Exoplanet) => {
            distant_suns(out, object, &mut whim);
            planet(out, object, sky, &mut whim);
        }
        Some(Kind::Moon) => {
            mother(out, object);
            planet(out, object, sky, &mut whim);
        }
        _ => planet(out, object, sky, &mut whim),
    }
}

fn glow(out: &mut String, x: f64, y: f64, radius: f64, tint: Tint, strength: f64) {
    let tint = tint.css();
    let stops = [
        (0.0, &*tint, strength),
        (0.45, &tint, strength * 0.45),
        (1.0, &tint, 0.0),
    ];
    let id = gradient(out, "radial", "", stops);
    draw!(
        out,
        r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="url(#{id})"/>"#
    );
}

fn star(out: &mut String, sky: Sky) {
    // Blue stars have a blue rim, all others glow like embers.
    let rim = if sky.tint.is_blue() {
        Tint::new(70, 120, 235)
    } else {
        Tint::new(240, 110, 30)
    };
    glow(out, 0.0, 0.0, sky.radius * 2.3, sky.tint, 0.85);
    draw!(
        out,
        r#"<path fill="{}" opacity=".55" d=""#,
        sky.tint.lighter(0.2).css()
    );
    for ray in 0..24 {
        let angle = f64::from(ray) * 15.0;
        let reach = if ray % 2 == 0 { 1.52 } else { 1.28 };
        let (ax, ay) = polar(sky.radius * 1.02, angle - 4.0);
        let (bx, by) = polar(sky.radius * reach, angle);
        let (cx, cy) = polar(sky.radius * 1.02, angle + 4.0);
        draw!(out, "M{ax:.1} {ay:.1}L{bx:.1} {by:.1}L{cx:.1} {cy:.1}Z");
    }
    out.push_str("\"/>");
    let (inner, outer) = (
        sky.tint.lighter(0.25).css(),
        sky.tint.towards(rim, 0.6).css(),
    );
    let disc = gradient(
        out,
        "radial",
        r#"cx="42%" cy="40%" r="66%""#,
        [
            (0.0, "#fffbe6", 1.0),
            (0.5, &inner, 1.0),
            (1.0, &outer, 1.0),
        ],
    );
    draw!(
        out,
        r##"<circle r="{:.1}" fill="url(#{disc})"/><path d="M-20-12q9-7 20-3M2 14q10 6 20-3M-26 8q6 5 13 4" fill="none" stroke="{}" stroke-width="1.6" stroke-linecap="round" opacity=".55"/>"##,
        sky.radius,
        rim.css()
    );
}

/// A small white star, and the large one that it circles.
fn white_dwarf(out: &mut String, sky: Sky) {
    let (white, r) = (Tint::new(214, 232, 255), sky.radius * 0.7);
    glow(out, 62.0, -34.0, 56.0, Tint::new(190, 214, 255), 0.95);
    out.push_str(r##"<circle cx="62" cy="-34" r="15" fill="#fff"/>"##);
    glow(out, 0.0, 0.0, sky.radius * 1.9, white, 0.8);
    draw!(
        out,
        r##"<circle r="{r:.1}" fill="{}"/><circle r="{r:.1}" fill="#fff" opacity=".6"/>"##,
        white.css()
    );
}

/// A tiny hot star with its beams and its magnetic field.
fn pulsar(out: &mut String) {
    let ice = Tint::new(176, 214, 255);
    out.push_str(r##"<g transform="rotate(24)" fill="#b0d6ff"><path d="M0 0L-13-78H13ZM0 0L-13 78H13Z" opacity=".32"/><path d="M0 0L-4-78H4ZM0 0L-4 78H4Z" fill="#fff" opacity=".42"/><g fill="none" stroke="#b0d6ff" stroke-width="1" opacity=".7"><ellipse cx="-16" rx="16" ry="22"/><ellipse cx="16" rx="16" ry="22"/><ellipse cx="-27" rx="27" ry="36"/><ellipse cx="27" rx="27" ry="36"/></g></g>"##);
    glow(out, 0.0, 0.0, 34.0, ice, 0.95);
    out.push_str(r##"<circle r="8.5" fill="#fff" stroke="#b0d6ff" stroke-width="1.5"/>"##);
}

/// Light from the upper left, night on the lower right.
fn shade(out: &mut String, radius: f64) {
    let night = gradient(
        out,
        "radial",
        r#"cx="34%" cy="30%" r="78%""#,
        [
            (0.0, "#fff", 0.34),
            (0.35, "#fff", 0.04),
            (0.62, "#04060f", 0.14),
            (1.0, "#04060f", 0.82),
        ],
    );
    draw!(out, r#"<circle r="{radius:.1}" fill="url(#{night})"/>"#);
}

fn planet(out: &mut String, object: &Object, sky: Sky, whim: &mut Whim) {
    let (r, clip) = (sky.radius, fresh_id());
    glow(out, 0.0, 0.0, r * 1.35, sky.tint.lighter(0.3), 0.4);
    rings(out, object, sky, Side::Behind);
    draw!(
        out,
        r#"<clipPath id="{clip}"><circle r="{r:.1}"/></clipPath><circle r="{r:.1}" fill="{}"/><g clip-path="url(#{clip})">"#,
        sky.tint.css()
    );
    surface(out, object, sky, whim);
    out.push_str("</g>");
    shade(out, r);
    rings(out, object, sky, Side::Before);
}

/// What is drawn on the disc of some of them, for a radius of 36.
fn features(slug: &str) -> Option<&'static str> {
    Some(match slug {
        "earth" => {
            r##"<path fill="#4fae6a" d="M-30-16q10-14 24-10q6 8-2 12q-8 2-6 10q-2 8-10 2q-8-6-6-14ZM4-22q14-6 24 4q6 12-4 16q-4 12-12 14q-10-2-8-14q-8-8 0-20ZM-16 12q10-4 14 4q-2 12-10 16q-8-8-4-20Z"/><path fill="none" stroke="#fff" stroke-linecap="round" opacity=".75" stroke-width="2.9" d="M-34 2q14-7 26-2M-4-30q14 2 22 6M2 26q14-6 24-2"/>"##
        }
        "mars" => {
            r##"<path d="M-36-4q14-8 30-2q16 8 34 0v14q-20 8-36 2q-16-6-28-2Z" opacity=".2"/><g fill="#fff"><ellipse cy="-34" rx="15" ry="6" opacity=".9"/><ellipse cy="35" rx="11" ry="4" opacity=".8"/></g><circle cx="-15" cy="-15" r="5" opacity=".25"/>"##
        }
        "pluto" => {
            r##"<path d="M-36 6q20 10 72 0v30h-72Z" opacity=".16"/><path d="M4 26Q-20 10-18-4Q-14-16-2-8Q4-2 6-2Q8-14 20-12Q30-6 22 8Q16 18 4 26Z" fill="#f6ead8" opacity=".92"/>"##
        }
        "europa" => {
            r##"<path d="M-34-10Q-6 2 30-18M-30 14Q0-6 34 8M-12-34Q-4 0 10 34M-32 0Q4 14 32 26M18-30Q2-4-20 28" fill="none" stroke="#a5714f" stroke-width="2.2" opacity=".75"/>"##
        }
        "io" => {
            r##"<g fill="#d9662e" opacity=".75"><circle cx="-13" cy="-11" r="7"/><circle cx="14" cy="4" r="5.4"/><circle cx="-4" cy="18" r="6"/><circle cx="11" cy="-20" r="3.6"/></g><g fill="#3a2416" opacity=".8"><circle cx="-13" cy="-11" r="2.9"/><circle cx="14" cy="4" r="2.2"/><circle cx="-4" cy="18" r="2.5"/></g>"##
        }
        "enceladus" => {
            r##"<path d="M-14 20Q-6 30 2 36M-4 18Q2 28 8 36M6 18Q10 26 16 32" fill="none" stroke="#5fa8cf" stroke-width="2.5" opacity=".8"/>"##
        }
        _ => return None,
    })
}

/// What is drawn on the disc.
fn surface(out: &mut String, object: &Object, sky: Sky, whim: &mut Whim) {
    if let Some(features) = features(object.slug) {
        draw!(
            out,
            r#"<g transform="scale({:.3})">{features}</g>"#,
            sky.radius / 36.0
        );
    } else if object.figures.diameter >= GIANT {
        bands(out, object, sky, whim);
    } else if object.figures.temperature > 600 {
        lava(out, sky, whim);
    } else if object.kind == Some(Kind::Exoplanet) || matches!(object.slug, "venus" | "titan") {
        clouds(out, sky, whim);
    } else {
        craters(out, sky, whim);
    }
}

fn ellipse(out: &mut String, (x, y): (f64, f64), (rx, ry): (f64, f64), tint: Tint, opacity: f64) {
    draw!(
        out,
        r#"<ellipse cx="{x:.1}" cy="{y:.1}" rx="{rx:.1}" ry="{ry:.1}" fill="{}" opacity="{opacity:.2}"/>"#,
        tint.css()
    );
}

fn bands(out: &mut String, object: &Object, sky: Sky, whim: &mut Whim) {
    let r = sky.radius;
    let calm = matches!(object.slug, "uranus" | "neptune");
    let count = if calm { 4 } else { 7 };
    for band in 0..count {
        let middle = -r + (f64::from(band) + 0.5) * 2.0 * r / f64::from(count);
        let thick = whim.between(0.4, 0.9) * r / f64::from(count);
        let tint = if band % 2 == 0 {
            sky.tint
                .darker(whim.between(0.12, if calm { 0.18 } else { 0.36 }))
        } else {
            sky.tint.lighter(whim.between(0.12, 0.42))
        };
        ellipse(out, (0.0, middle), (r * 1.3, thick), tint, 0.75);
    }
    let spot = match object.slug {
        "jupiter" => Tint::new(188, 78, 52),
        "neptune" => Tint::new(34, 52, 140),
        _ => return,
    };
    let (x, y) = (r * 0.3, r * 0.36);
    ellipse(
        out,
        (x, y),
        (r * 0.31, r * 0.2),
        Tint::new(255, 255, 255),
        0.25,
    );
    ellipse(out, (x, y), (r * 0.24, r * 0.14), spot, 1.0);
}

fn craters(out: &mut String, sky: Sky, whim: &mut Whim) {
    let r = sky.radius;
    for _ in 0..3 {
        let at = polar(whim.between(0.1, 0.7) * r, whim.between(0.0, 360.0));
        let size = whim.between(0.22, 0.46) * r;
        ellipse(out, at, (size, size * 0.7), sky.tint.darker(0.22), 0.6);
    }
    for _ in 0..8 {
        let (x, y) = polar(whim.between(0.1, 0.9) * r, whim.between(0.0, 360.0));
        pit(out, x, y, whim.between(0.05, 0.15) * r, sky.tint);
    }
}

fn pit(out: &mut String, x: f64, y: f64, size: f64, tint: Tint) {
    ellipse(out, (x, y), (size, size), tint.darker(0.32), 1.0);
    let (at, size) = ((x + size * 0.22, y + size * 0.25), size * 0.82);
    ellipse(out, at, (size, size), tint.lighter(0.08), 1.0);
}

fn clouds(out: &mut String, sky: Sky, whim: &mut Whim) {
    let r = sky.radius;
    for stripe in 0..9 {
        let y = -r + (f64::from(stripe) + 0.5) * 2.0 * r / 9.0;
        let x = whim.between(-0.6, 0.6) * r;
        let tint = if stripe % 2 == 0 {
            sky.tint.lighter(0.34)
        } else {
            sky.tint.darker(0.24)
        };
        let size = (whim.between(0.45, 0.95) * r, whim.between(0.05, 0.12) * r);
        ellipse(out, (x, y), size, tint, 0.7);
    }
}

/// Dark crust over glowing cracks.
fn lava(out: &mut String, sky: Sky, whim: &mut Whim) {
    let r = sky.radius;
    let mut cracks = String::new();
    for _ in 0..7 {
        let (x, y) = polar(whim.between(0.1, 0.8) * r, whim.between(0.0, 360.0));
        draw!(cracks, "M{x:.1} {y:.1}");
        for _ in 0..3 {
            let (dx, dy) = (whim.between(-0.3, 0.3) * r, whim.between(-0.3, 0.3) * r);
            draw!(cracks, "l{dx:.1} {dy:.1}");
        }
    }
    draw!(
        out,
        r##"<circle r="{r:.1}" fill="{}"/><g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="{cracks}" stroke="{}" stroke-width="{:.1}" opacity=".8"/><path d="{cracks}" stroke="#ffe08a" stroke-width="{:.1}"/></g>"##,
        sky.tint.darker(0.45).css(),
        sky.tint.lighter(0.1).css(),
        r * 0.11,
        r * 0.04
    );
}

/// Which part of the rings is drawn.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    /// All of them, behind the disc.
    Behind,
    /// The nearer half once more, before the disc: so no seam shows.
    Before,
}

/// The rings of those that have them.
fn rings(out: &mut String, object: &Object, sky: Sky, side: Side) {
    let (tilt, rings): (i32, &[(f64, f64, f64)]) = match object.slug {
        "saturn" => (
            -16,
            &[(1.42, 0.2, 0.8), (1.72, 0.24, 0.95), (1.98, 0.08, 0.7)],
        ),
        "uranus" => (74, &[(1.62, 0.035, 0.7), (1.74, 0.05, 0.8)]),
        "quaoar" => (-28, &[(2.1, 0.04, 0.7), (2.6, 0.06, 0.8)]),
        _ => return,
    };
    draw!(
        out,
        r#"<g transform="rotate({tilt})" fill="none" stroke="{}">"#,
        sky.tint.lighter(0.3).css()
    );
    for &(reach, thick, strength) in rings {
        let (wide, flat) = (reach * sky.radius, reach * sky.radius * 0.3);
        let thick = thick * sky.radius;
        match side {
            Side::Behind => draw!(
                out,
                r#"<ellipse rx="{wide:.1}" ry="{flat:.1}" stroke-width="{thick:.1}" opacity="{strength:.2}"/>"#
            ),
            Side::Before => draw!(
                out,
                r#"<path d="M-{wide:.1} 0A{wide:.1} {flat:.1} 0 0 0 {wide:.1} 0" stroke-width="{thick:.1}"/>"#
            ),
        }
    }
    out.push_str("</g>");
}

/// An irregular rock with craters.
fn rock(out: &mut String, sky: Sky, whim: &mut Whim) {
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
            draw!(outline, "M{sx:.1} {sy:.1}");
        }
        draw!(outline, "Q{:.1} {:.1} {x:.1} {y:.1}", corner.0, corner.1);
    }
    outline.push('Z');
    let dark = gradient(
        out,
        "linear",
        r#"x1="0.2" y1="0" x2="0.85" y2="1""#,
        [
            (0.0, "#fff", 0.25),
            (0.45, "#04060f", 0.0),
            (1.0, "#04060f", 0.75),
        ],
    );
    let clip = fresh_id();
    draw!(
        out,
        r#"<clipPath id="{clip}"><path d="{outline}"/></clipPath><g transform="rotate(-14)"><path d="{outline}" fill="{}"/><g clip-path="url(#{clip})">"#,
        sky.tint.css()
    );
    for _ in 0..6 {
        let (x, y) = polar(whim.between(0.1, 0.7) * r, whim.between(0.0, 360.0));
        pit(out, x * 1.1, y * 0.8, whim.between(0.07, 0.2) * r, sky.tint);
    }
    draw!(out, r#"</g><path d="{outline}" fill="url(#{dark})"/></g>"#);
}

/// The tails of a comet; a centaur has only a breath of one.
fn tail(out: &mut String, object: &Object, whim: &mut Whim) {
    let strength = if object.kind == Some(Kind::Comet) {
        0.85
    } else {
        0.35
    };
    let lean = whim.between(-6.0, 6.0);
    let along = r#"x1="0" x2="1""#;
    let dust = [(0.0, "#fff3cf", strength), (1.0, "#ffd89a", 0.0)];
    let dust = gradient(out, "linear", along, dust);
    let gas = [(0.0, "#a9e4ff", strength), (1.0, "#5aa8ff", 0.0)];
    let gas = gradient(out, "linear", along, gas);
    draw!(
        out,
        r#"<g transform="rotate({:.1})"><path d="M0-15Q60-24 126-44Q80 4 0 15Z" fill="url(#{dust})"/><path d="M0-9Q60-6 130 10Q60 14 0 11Z" fill="url(#{gas})"/></g>"#,
        -28.0 + lean
    );
    glow(out, 0.0, 0.0, 34.0, Tint::new(190, 232, 255), strength);
}

/// The star of an exoplanet, or its two stars.
fn distant_suns(out: &mut String, object: &Object, whim: &mut Whim) {
    let (x, y) = (whim.between(46.0, 58.0), whim.between(-38.0, -24.0));
    glow(out, x, y, 34.0, Tint::new(255, 176, 104), 0.95);
    draw!(
        out,
        r##"<circle cx="{x:.1}" cy="{y:.1}" r="7.5" fill="#fff1d6"/>"##
    );
    if object.slug == "kepler-16b" {
        let (x, y) = (x - 20.0, y + 12.0);
        glow(out, x, y, 18.0, Tint::new(255, 112, 78), 0.95);
        draw!(
            out,
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="#ffd2b8"/>"##
        );
    }
}

/// The planet that a moon goes round, behind it.
fn mother(out: &mut String, object: &Object) {
    let (tint, radius) = match object.slug {
        "moon" => (Tint::new(64, 132, 206), 46.0),
        "phobos" => (Tint::new(206, 100, 62), 74.0),
        "deimos" => (Tint::new(206, 100, 62), 46.0),
        "io" | "europa" | "ganymede" | "callisto" => (Tint::new(214, 170, 128), 74.0),
        "titan" | "enceladus" => (Tint::new(226, 196, 140), 66.0),
        "triton" => (Tint::new(74, 112, 220), 58.0),
        "charon" => (Tint::new(206, 180, 158), 30.0),
        _ => (Tint::new(120, 130, 170), 40.0),
    };
    let [light, dim, dark] = [tint.lighter(0.15), tint.darker(0.35), tint.darker(0.85)];
    let dim = gradient(
        out,
        "radial",
        r#"cx="72%" cy="30%" r="85%""#,
        [
            (0.0, &*light.css(), 1.0),
            (0.55, &dim.css(), 1.0),
            (1.0, &dark.css(), 1.0),
        ],
    );
    draw!(
        out,
        r#"<circle cx="{:.1}" cy="{:.1}" r="{radius:.1}" fill="url(#{dim})"/>"#,
        -58.0 - radius * 0.3,
        30.0 + radius * 0.35
    );
}
