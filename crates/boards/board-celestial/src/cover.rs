//! The picture on the box: a ringed planet that outgrows its card, before the
//! card of its rival.

use crate::art::Whim;
use leptos::prelude::*;
use std::fmt::Write;

/// What the picture is painted with, and the sky.
const SKY: &str = r##"<defs><linearGradient id="cd-cover-sky" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#140d35"/><stop offset=".5" stop-color="#3a1a5e"/><stop offset=".78" stop-color="#8a2f66"/><stop offset="1" stop-color="#e0705a"/></linearGradient><radialGradient id="cd-cover-dusk"><stop offset="0" stop-color="#ffc27a" stop-opacity=".55"/><stop offset="1" stop-color="#ffc27a" stop-opacity="0"/></radialGradient><linearGradient id="cd-cover-face" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1030"/><stop offset="1" stop-color="#23346e"/></linearGradient><linearGradient id="cd-cover-back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0f5566"/><stop offset="1" stop-color="#0a2540"/></linearGradient><linearGradient id="cd-cover-tail" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#dffaff"/><stop offset="1" stop-color="#5fd6e8" stop-opacity="0"/></linearGradient><linearGradient id="cd-cover-globe" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe3ae"/><stop offset=".5" stop-color="#f7b267"/><stop offset="1" stop-color="#c9573f"/></linearGradient><radialGradient id="cd-cover-night" cx="30%" cy="26%" r="82%"><stop offset=".45" stop-color="#1a0b2e" stop-opacity="0"/><stop offset="1" stop-color="#1a0b2e" stop-opacity=".85"/></radialGradient><radialGradient id="cd-cover-halo"><stop offset=".55" stop-color="#ffb87a" stop-opacity=".34"/><stop offset="1" stop-color="#ff8a5c" stop-opacity="0"/></radialGradient><clipPath id="cd-cover-clip"><circle r="66"/></clipPath></defs><rect width="300" height="400" fill="url(#cd-cover-sky)"/><ellipse cx="150" cy="412" rx="240" ry="120" fill="url(#cd-cover-dusk)"/>"##;

/// Near stars, wide orbits across the sky, and what runs on them.
const ORBITS: &str = r##"<defs><path id="cd-cover-star" d="M0-10Q1-1 10 0Q1 1 0 10Q-1 1-10 0Q-1-1 0-10Z" fill="#fff"/></defs><use href="#cd-cover-star" transform="translate(38 34) scale(.6)"/><use href="#cd-cover-star" transform="translate(110 24) scale(.4)"/><use href="#cd-cover-star" transform="translate(28 150) scale(.45)"/><use href="#cd-cover-star" transform="translate(276 168) scale(.5)"/><use href="#cd-cover-star" transform="translate(22 318) scale(.4)"/><g fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.4"><ellipse cx="262" cy="34" rx="70" ry="57.4"/><ellipse cx="262" cy="34" rx="128" ry="104.96"/><ellipse cx="262" cy="34" rx="190" ry="155.8"/><ellipse cx="262" cy="34" rx="258" ry="211.56"/></g><circle cx="262" cy="34" r="21" fill="#ffdf9e"/><circle cx="262" cy="34" r="31" fill="#ffdf9e" opacity=".22"/><circle cx="262" cy="34" r="44" fill="#ffdf9e" opacity=".12"/><circle cx="193" cy="46" r="5.5" fill="#7fd8e8"/><circle cx="151" cy="86.5" r="8" fill="#ef8d62"/><circle cx="74" cy="55.7" r="4.5" fill="#c9b6ff"/>"##;

/// The rival's card behind, with a comet on it.
const RIVAL: &str = r##"<g transform="translate(206 196) rotate(15)"><rect x="-74" y="-104" width="148" height="208" rx="14" fill="#05071a" opacity=".4" transform="translate(6 8)"/><rect x="-74" y="-104" width="148" height="208" rx="14" fill="#e9f4f2"/><rect x="-66" y="-96" width="132" height="192" rx="8" fill="url(#cd-cover-back)"/><path d="M53-46L-34-94L35-22Z" fill="url(#cd-cover-tail)"/><circle cx="44" cy="-34" r="15" fill="#eafcff"/><circle cx="40" cy="-30" r="3.4" fill="#9cc9d4"/><circle cx="49" cy="-39" r="2.3" fill="#9cc9d4"/><g fill="#5fd6e8"><rect x="-54" y="28" width="108" height="9" rx="4.5" opacity=".25"/><rect x="-54" y="28" width="60" height="9" rx="4.5"/><rect x="-54" y="48" width="108" height="9" rx="4.5" opacity=".25"/><rect x="-54" y="48" width="88" height="9" rx="4.5"/><rect x="-54" y="68" width="108" height="9" rx="4.5" opacity=".25"/><rect x="-54" y="68" width="34" height="9" rx="4.5"/></g></g>"##;

/// The large card, before its piece of sky.
const CARD: &str = r##"<g transform="translate(136 222) rotate(-9)"><rect x="-84" y="-116" width="168" height="236" rx="16" fill="#05071a" opacity=".4" transform="translate(7 9)"/><rect x="-84" y="-118" width="168" height="236" rx="16" fill="#fff6e4"/><rect x="-75" y="-109" width="150" height="218" rx="9" fill="url(#cd-cover-face)"/>"##;

/// The planet, its rings wider than the card.
const PLANET: &str = r##"<g transform="translate(138 166) rotate(-20)"><circle r="104" fill="url(#cd-cover-halo)"/><g fill="none"><ellipse rx="91" ry="27.3" stroke="#f9d7a0" stroke-width="11"/><ellipse rx="106" ry="31.8" stroke="#ffeccb" stroke-width="12"/><ellipse rx="117.5" ry="35.25" stroke="#f2a97e" stroke-width="4"/></g><circle r="66" fill="url(#cd-cover-globe)"/><g clip-path="url(#cd-cover-clip)"><path d="M-80-34Q0-14 80-38V-24Q0 0-80-18Z" fill="#fff1d2" opacity=".6"/><path d="M-80 2Q0 20 80-2V12Q0 32-80 16Z" fill="#d9774b" opacity=".7"/><path d="M-80 30Q0 46 80 24V32Q0 54-80 40Z" fill="#a8433c" opacity=".6"/><path d="M-80-58Q0-40 80-60V-52Q0-34-80-50Z" fill="#d9774b" opacity=".4"/><ellipse cx="20" cy="14" rx="16" ry="8" fill="#fff1d2" opacity=".75"/></g><circle r="66" fill="url(#cd-cover-night)"/><g fill="none"><path d="M-91 0A91 27.3 0 0 0 91 0" stroke="#f9d7a0" stroke-width="11"/><path d="M-106 0A106 31.8 0 0 0 106 0" stroke="#ffeccb" stroke-width="12"/><path d="M-117.5 0A117.5 35.3 0 0 0 117.5 0" stroke="#f2a97e" stroke-width="4"/></g></g>"##;

/// Three scales at the foot of the card, the longest glowing: how far down, in
/// which colour, and how long.
const SCALES: [(i32, &str, i32); 3] = [
    (60, "#7fd8e8", 74),
    (76, "#ffcf7a", 116),
    (92, "#b58ae8", 52),
];

/// The picture as SVG text, which takes less code than a view.
fn painting() -> String {
    let mut text = SKY.to_owned();
    let far = r##"stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".6""##;
    stars(&mut text, "cover", 90, (0.0, 300.0), (0.0, 330.0), far);
    text += ORBITS;
    text += RIVAL;
    text += CARD;
    let card = r##"stroke="#cfe0ff" stroke-width="1.7" stroke-linecap="round" opacity=".75""##;
    stars(&mut text, "card", 34, (-70.0, 70.0), (-104.0, 40.0), card);
    for (y, paint, length) in SCALES {
        let (end, middle) = (length - 62, f64::from(y) + 4.5);
        // Writing to a text does not fail.
        let _ = write!(
            text,
            r##"<rect x="-62" y="{y}" width="124" height="9" rx="4.5" fill="#fff" opacity=".16"/><rect x="-62" y="{y}" width="{length}" height="9" rx="4.5" fill="{paint}"/><circle cx="{end}" cy="{middle}" r="7" fill="#fff"/><circle cx="{end}" cy="{middle}" r="4" fill="{paint}"/>"##
        );
    }
    text += "</g>";
    text + PLANET
}

/// Stars within the two ranges, as one path.
fn stars(
    text: &mut String,
    name: &str,
    count: usize,
    (left, right): (f64, f64),
    (top, bottom): (f64, f64),
    look: &str,
) {
    let mut whim = Whim::of(name);
    *text += "<path d=\"";
    for _ in 0..count {
        let (x, y) = (whim.between(left, right), whim.between(top, bottom));
        let _ = write!(text, "M{x:.0} {y:.0}h.01");
    }
    let _ = write!(text, r#"" {look}/>"#);
}

/// The picture on the box.
pub(crate) fn cover() -> AnyView {
    view! {
        <svg viewBox="0 0 300 400" aria-hidden="true" preserveAspectRatio="xMidYMid slice" inner_html=painting()></svg>
    }
    .into_any()
}
