//! The picture on the box: a ringed planet that outgrows its card, before the
//! card of its rival.

use crate::art::{Whim, fresh_id, url};
use board_kit::stops;
use leptos::prelude::*;
use std::fmt::Write;

/// The picture on the box.
pub(crate) fn cover() -> AnyView {
    let [sky, dusk, face, back, globe, night, halo, clip] = std::array::from_fn(|_| fresh_id());
    view! {
        <svg viewBox="0 0 300 400" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
            <defs>
                <linearGradient id=sky.clone() x1="0" y1="0" x2="0.35" y2="1"
                    inner_html=stops([(0.0, "#140d35", 1.0), (0.5, "#3a1a5e", 1.0), (0.78, "#8a2f66", 1.0), (1.0, "#e0705a", 1.0)]) />
                <radialGradient id=dusk.clone()
                    inner_html=stops([(0.0, "#ffc27a", 0.55), (1.0, "#ffc27a", 0.0)]) />
                <linearGradient id=face.clone() x1="0" y1="0" x2="0" y2="1"
                    inner_html=stops([(0.0, "#0a1030", 1.0), (1.0, "#23346e", 1.0)]) />
                <linearGradient id=back.clone() x1="0" y1="0" x2="1" y2="1"
                    inner_html=stops([(0.0, "#0f5566", 1.0), (1.0, "#0a2540", 1.0)]) />
                <linearGradient id=globe.clone() x1="0" y1="0" x2="1" y2="1"
                    inner_html=stops([(0.0, "#ffe3ae", 1.0), (0.5, "#f7b267", 1.0), (1.0, "#c9573f", 1.0)]) />
                <radialGradient id=night.clone() cx="30%" cy="26%" r="82%"
                    inner_html=stops([(0.45, "#1a0b2e", 0.0), (1.0, "#1a0b2e", 0.85)]) />
                <radialGradient id=halo.clone()
                    inner_html=stops([(0.55, "#ffb87a", 0.34), (1.0, "#ff8a5c", 0.0)]) />
                <clipPath id=clip.clone()>
                    <circle r=66.0 />
                </clipPath>
            </defs>
            <rect width="300" height="400" fill=url(&sky) />
            <ellipse cx="150" cy="412" rx="240" ry="120" fill=url(&dusk) />
            {stars()}
            {orbits()}
            {rival(&back)}
            <g transform="translate(136 222) rotate(-9)">
                <rect x="-84" y="-116" width="168" height="236" rx="16" fill="#05071a" opacity="0.4"
                    transform="translate(7 9)" />
                <rect x="-84" y="-118" width="168" height="236" rx="16" fill="#fff6e4" />
                <rect x="-75" y="-109" width="150" height="218" rx="9" fill=url(&face) />
                {card_sky()}
                {scales()}
            </g>
            {planet(&globe, &night, &halo, &clip)}
        </svg>
    }
    .into_any()
}

/// Wide orbits across the sky.
fn orbits() -> impl IntoView {
    let orbits: Vec<_> = [70.0, 128.0, 190.0, 258.0]
        .map(|reach: f64| {
            view! { <ellipse cx="262" cy="34" rx=reach ry=reach * 0.82 /> }
        })
        .into_iter()
        .collect();
    view! {
        <g fill="none" stroke="#fff" stroke-opacity="0.13" stroke-width="1.4">{orbits}</g>
        <circle cx="262" cy="34" r="21" fill="#ffdf9e" />
        <circle cx="262" cy="34" r="31" fill="#ffdf9e" opacity="0.22" />
        <circle cx="262" cy="34" r="44" fill="#ffdf9e" opacity="0.12" />
        <circle cx="193" cy="46" r="5.5" fill="#7fd8e8" />
        <circle cx="151" cy="86.5" r="8" fill="#ef8d62" />
        <circle cx="74" cy="55.7" r="4.5" fill="#c9b6ff" />
    }
}

fn stars() -> impl IntoView {
    let mut whim = Whim::of("cover");
    let mut far = String::new();
    for _ in 0..90 {
        let (x, y) = (whim.between(0.0, 300.0), whim.between(0.0, 330.0));
        let _ = write!(far, "M{x:.0} {y:.0}h.01");
    }
    let near: Vec<_> = [
        (38.0, 34.0, 6.0),
        (110.0, 24.0, 4.0),
        (28.0, 150.0, 4.5),
        (276.0, 168.0, 5.0),
        (22.0, 318.0, 4.0),
    ]
    .map(|(x, y, size): (f64, f64, f64)| {
        view! {
            <path d="M0-10Q1-1 10 0Q1 1 0 10Q-1 1-10 0Q-1-1 0-10Z" fill="#fff"
                transform=format!("translate({x} {y}) scale({:.2})", size / 10.0) />
        }
    })
    .into_iter()
    .collect();
    view! {
        <path d=far stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity="0.6" />
        {near}
    }
}

/// The rival's card behind, with a comet on it.
fn rival(back: &str) -> impl IntoView + use<> {
    let tail = fresh_id();
    view! {
        <g transform="translate(206 196) rotate(15)">
            <rect x="-74" y="-104" width="148" height="208" rx="14" fill="#05071a" opacity="0.4"
                transform="translate(6 8)" />
            <rect x="-74" y="-104" width="148" height="208" rx="14" fill="#e9f4f2" />
            <rect x="-66" y="-96" width="132" height="192" rx="8" fill=url(back) />
            <linearGradient id=tail.clone() x1="1" y1="1" x2="0" y2="0"
                inner_html=stops([(0.0, "#dffaff", 1.0), (1.0, "#5fd6e8", 0.0)]) />
            <path d="M53-46L-34-94L35-22Z" fill=url(&tail) />
            <circle cx="44" cy="-34" r="15" fill="#eafcff" />
            <circle cx="40" cy="-30" r="3.4" fill="#9cc9d4" />
            <circle cx="49" cy="-39" r="2.3" fill="#9cc9d4" />
            <g fill="#5fd6e8">
                <rect x="-54" y="28" width="108" height="9" rx="4.5" opacity="0.25" />
                <rect x="-54" y="28" width="60" height="9" rx="4.5" />
                <rect x="-54" y="48" width="108" height="9" rx="4.5" opacity="0.25" />
                <rect x="-54" y="48" width="88" height="9" rx="4.5" />
                <rect x="-54" y="68" width="108" height="9" rx="4.5" opacity="0.25" />
                <rect x="-54" y="68" width="34" height="9" rx="4.5" />
            </g>
        </g>
    }
}

/// The piece of sky on the large card.
fn card_sky() -> impl IntoView {
    let mut whim = Whim::of("card");
    let mut stars = String::new();
    for _ in 0..34 {
        let (x, y) = (whim.between(-70.0, 70.0), whim.between(-104.0, 40.0));
        let _ = write!(stars, "M{x:.0} {y:.0}h.01");
    }
    view! {
        <path d=stars stroke="#cfe0ff" stroke-width="1.7" stroke-linecap="round" opacity="0.75" />
    }
}

/// Three scales at the foot of the card, the longest glowing.
fn scales() -> impl IntoView {
    let rows: Vec<_> = [
        (60.0, "#7fd8e8", 74.0),
        (76.0, "#ffcf7a", 116.0),
        (92.0, "#b58ae8", 52.0),
    ]
    .map(|(y, paint, length): (f64, &str, f64)| {
        view! {
            <rect x="-62" y=y width="124" height="9" rx="4.5" fill="#fff" opacity="0.16" />
            <rect x="-62" y=y width=length height="9" rx="4.5" fill=paint />
            <circle cx=-62.0 + length cy=y + 4.5 r="7" fill="#fff" />
            <circle cx=-62.0 + length cy=y + 4.5 r="4" fill=paint />
        }
    })
    .into_iter()
    .collect();
    view! { {rows} }
}

/// The planet, its rings wider than the card.
fn planet(globe: &str, night: &str, halo: &str, clip: &str) -> impl IntoView + use<> {
    const RINGS: [(f64, f64, &str); 3] = [
        (91.0, 11.0, "#f9d7a0"),
        (106.0, 12.0, "#ffeccb"),
        (117.5, 4.0, "#f2a97e"),
    ];
    let whole = RINGS.map(|(reach, thick, paint)| {
        view! {
            <ellipse rx=reach ry=reach * 0.3 fill="none" stroke=paint stroke-width=thick />
        }
    });
    let front = RINGS.map(|(reach, thick, paint)| {
        let flat = reach * 0.3;
        view! {
            <path d=format!("M{:.1} 0A{reach:.1} {flat:.1} 0 0 0 {reach:.1} 0", -reach) fill="none"
                stroke=paint stroke-width=thick />
        }
    });
    view! {
        <g transform="translate(138 166) rotate(-20)">
            <circle r="104" fill=url(halo) />
            {whole}
            <circle r="66" fill=url(globe) />
            <g clip-path=url(clip)>
                <path d="M-80-34Q0-14 80-38V-24Q0 0-80-18Z" fill="#fff1d2" opacity="0.6" />
                <path d="M-80 2Q0 20 80-2V12Q0 32-80 16Z" fill="#d9774b" opacity="0.7" />
                <path d="M-80 30Q0 46 80 24V32Q0 54-80 40Z" fill="#a8433c" opacity="0.6" />
                <path d="M-80-58Q0-40 80-60V-52Q0-34-80-50Z" fill="#d9774b" opacity="0.4" />
                <ellipse cx="20" cy="14" rx="16" ry="8" fill="#fff1d2" opacity="0.75" />
            </g>
            <circle r="66" fill=url(night) />
            {front}
        </g>
    }
}
