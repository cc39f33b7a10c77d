//! The picture of a celestial object, drawn from its own data.

use super::body::{self, Sky};
use super::tint::{Tint, of_object};
use super::{Whim, gradient};
use crate::layout::Area;
use board_kit::draw;
use celestial::Object;

/// A light-year, in light-seconds.
const LIGHT_YEAR: i64 = 31_557_600;

/// A picture cut to an area: it fills it, and what does not fit is left out.
pub(crate) fn window(area: Area, picture: &str) -> String {
    let Area { x, y, w, h } = area;
    format!(
        r#"<svg x="{x:.2}" y="{y:.2}" width="{w:.2}" height="{h:.2}" viewBox="-100 -60 200 120" preserveAspectRatio="xMidYMid slice">{picture}</svg>"#
    )
}

/// The object before its piece of sky, in a box from (-100, -60) to (100, 60).
/// What matters lies within 60 of the middle.
pub(crate) fn portrait(object: &Object) -> String {
    let tint = of_object(object);
    let far = object.figures.distance > LIGHT_YEAR;
    let sky = Sky {
        tint,
        radius: radius(object.figures.diameter),
    };
    let mut out = heaven(
        object.slug,
        tint,
        if far { Depth::Far } else { Depth::Near },
    );
    body::draw_body(&mut out, object, sky);
    out
}

/// The radius in the picture, by the logarithm of the diameter: from a comet's
/// three kilometres to the Sun, and a little further for giant stars.
fn radius(diameter: i64) -> f64 {
    let size = (diameter.max(1) as f64).log10();
    let beyond = (size - 6.1).clamp(0.0, 3.2) * 3.0;
    (11.0 + (size - 0.5) * 6.0).clamp(11.0, 44.0) + beyond
}

/// A dome under the sky, for spectators.
pub(crate) fn observatory() -> String {
    const DOME: &str = r##"<path d="M-30-10L58-52L74-30L-14 14Z" fill="#ffe6b0" opacity=".16"/><path d="M-100 60V44Q-60 34-20 40T100 36V60Z" fill="#05070f"/><path d="M-34 46V20A24 24 0 0 1 14 20V46Z" fill="#cfd6ea"/><path d="M-34 46V20A24 24 0 0 1-10-4V46Z" fill="#fff" opacity=".35"/><path d="M-10 18L4-8L12-3L2 20Z" fill="#10152b"/><path d="M-5 12L13-15L19-11L3 16Z" fill="#8fa0cf"/><rect x="-38" y="40" width="56" height="8" rx="2" fill="#8a94b4"/>"##;
    heaven("observatory", Tint::new(90, 110, 200), Depth::Far) + DOME
}

/// How deep one looks into space.
#[derive(Clone, Copy, PartialEq)]
enum Depth {
    /// Within the realm of the Sun.
    Near,
    /// Among the stars.
    Far,
}

/// Stars, and a nebula that is brighter far away.
fn heaven(name: &str, tint: Tint, depth: Depth) -> String {
    let mut whim = Whim::of(name);
    let (count, other, share, strength) = match depth {
        Depth::Far => (46, Tint::new(150, 70, 190), 0.55, 0.62),
        Depth::Near => (26, Tint::new(40, 70, 150), 0.6, 0.34),
    };
    let mut stars = String::new();
    for _ in 0..count {
        let (x, y) = (whim.between(-100.0, 100.0), whim.between(-60.0, 60.0));
        let (size, bright) = (whim.between(0.35, 1.1), whim.between(0.35, 0.95));
        draw!(
            stars,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{size:.2}" opacity="{bright:.2}"/>"#
        );
    }
    let hue = tint.towards(other, share).css();
    let (x, y) = (whim.between(-70.0, 70.0), whim.between(-40.0, 40.0));
    let mut out = String::new();
    let near = gradient(
        &mut out,
        "radial",
        r#"cx="50%" cy="45%" r="75%""#,
        [(0.0, "#1b2550", 1.0), (1.0, "#070a18", 1.0)],
    );
    let cloud = gradient(
        &mut out,
        "radial",
        "",
        [(0.0, &*hue, strength), (1.0, &hue, 0.0)],
    );
    draw!(
        out,
        r##"<rect x="-100" y="-60" width="200" height="120" fill="url(#{near})"/><g fill="url(#{cloud})"><ellipse cx="{x:.1}" cy="{y:.1}" rx="80" ry="42"/><ellipse cx="{:.1}" cy="{:.1}" rx="56" ry="34"/></g><g fill="#fff">{stars}</g>"##,
        -x,
        -y * 0.6
    );
    out
}
