//! The picture of a celestial object, drawn from its own data.

use super::body::{self, Sky};
use super::tint::{Tint, of_object};
use super::{Whim, fresh_id, url};
use crate::layout::Area;
use board_kit::stops;
use celestial::Object;
use leptos::prelude::*;

/// A light-year, in light-seconds.
const LIGHT_YEAR: i64 = 31_557_600;

/// A picture cut to an area: it fills it, and what does not fit is left out.
pub(crate) fn window(area: Area, picture: impl IntoView) -> impl IntoView {
    view! {
        <svg
            x=area.x
            y=area.y
            width=area.w
            height=area.h
            viewBox="-100 -60 200 120"
            preserveAspectRatio="xMidYMid slice"
        >
            {picture}
        </svg>
    }
}

/// The object before its piece of sky, in a box from (-100, -60) to (100, 60).
/// What matters lies within 60 of the middle.
pub(crate) fn portrait(object: &Object) -> AnyView {
    let tint = of_object(object);
    let far = object.figures.distance > LIGHT_YEAR;
    let sky = Sky {
        tint,
        radius: radius(object.figures.diameter),
    };
    view! {
        {heaven(object.slug, tint, if far { Depth::Far } else { Depth::Near })}
        {body::draw(object, sky)}
    }
    .into_any()
}

/// The radius in the picture, by the logarithm of the diameter: from a comet's
/// three kilometres to the Sun.
fn radius(diameter: i64) -> f64 {
    let size = (diameter.max(1) as f64).log10();
    (11.0 + (size - 0.5) * 6.0).clamp(11.0, 44.0)
}

/// A dome under the sky, for spectators.
pub(crate) fn observatory() -> AnyView {
    view! {
        {heaven("observatory", Tint::new(90, 110, 200), Depth::Far)}
        <path d="M-30-10L58-52L74-30L-14 14Z" fill="#ffe6b0" opacity="0.16" />
        <path d="M-100 60V44Q-60 34-20 40T100 36V60Z" fill="#05070f" />
        <path d="M-34 46V20A24 24 0 0 1 14 20V46Z" fill="#cfd6ea" />
        <path d="M-34 46V20A24 24 0 0 1-10-4V46Z" fill="#fff" opacity="0.35" />
        <path d="M-10 18L4-8L12-3L2 20Z" fill="#10152b" />
        <path d="M-5 12L13-15L19-11L3 16Z" fill="#8fa0cf" />
        <rect x="-38" y="40" width="56" height="8" rx="2" fill="#8a94b4" />
    }
    .into_any()
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
fn heaven(name: &str, tint: Tint, depth: Depth) -> impl IntoView + use<> {
    let mut whim = Whim::of(name);
    let far = depth == Depth::Far;
    let stars = if far { 46 } else { 26 };
    let stars: Vec<_> = (0..stars)
        .map(|_| {
            let (x, y) = (whim.between(-100.0, 100.0), whim.between(-60.0, 60.0));
            let (size, bright) = (whim.between(0.35, 1.1), whim.between(0.35, 0.95));
            view! {
                <circle cx=format!("{x:.1}") cy=format!("{y:.1}") r=format!("{size:.2}") fill="#fff"
                    opacity=format!("{bright:.2}") />
            }
        })
        .collect();
    let (near, cloud) = (fresh_id(), fresh_id());
    let hue = if far {
        tint.towards(Tint::new(150, 70, 190), 0.55)
    } else {
        tint.towards(Tint::new(40, 70, 150), 0.6)
    };
    let (x, y) = (whim.between(-70.0, 70.0), whim.between(-40.0, 40.0));
    let strength = if far { 0.62 } else { 0.34 };
    view! {
        <defs>
            <radialGradient id=near.clone() cx="50%" cy="45%" r="75%"
                inner_html=stops([(0.0, "#1b2550", 1.0), (1.0, "#070a18", 1.0)]) />
            <radialGradient id=cloud.clone()
                inner_html=stops([(0.0, &hue.css(), strength), (1.0, &hue.css(), 0.0)]) />
        </defs>
        <rect x="-100" y="-60" width="200" height="120" fill=url(&near) />
        <ellipse cx=format!("{x:.1}") cy=format!("{y:.1}") rx="80" ry="42" fill=url(&cloud) />
        <ellipse cx=format!("{:.1}", -x) cy=format!("{:.1}", -y * 0.6) rx="56" ry="34" fill=url(&cloud) />
        {stars}
    }
}
