//! The picture on the box: a saucer comes down in its own light.

use crate::emblem;
use landing::{Alien, Saucer};
use leptos::prelude::*;

/// Night over the horizon, stars, and a moon.
const BACKGROUND: &str = r##"<defs><linearGradient id="lz-cover-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0d2b"/><stop offset=".45" stop-color="#2b1c63"/><stop offset=".78" stop-color="#8d2f7c"/><stop offset="1" stop-color="#ff8a5c"/></linearGradient><linearGradient id="lz-cover-beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff8c9" stop-opacity=".95"/><stop offset="1" stop-color="#ffe37a" stop-opacity=".18"/></linearGradient><linearGradient id="lz-cover-hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3f0ff"/><stop offset=".5" stop-color="#9d93e6"/><stop offset="1" stop-color="#463a9c"/></linearGradient><linearGradient id="lz-cover-glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e6fdff" stop-opacity=".5"/><stop offset="1" stop-color="#5bd1e6" stop-opacity=".16"/></linearGradient><radialGradient id="lz-cover-ground" cx=".5" cy="0" r=".75"><stop offset="0" stop-color="#ffb06b"/><stop offset=".35" stop-color="#d9583f"/><stop offset="1" stop-color="#5c1d4a"/></radialGradient><radialGradient id="lz-cover-moon" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ffe9c9"/><stop offset="1" stop-color="#d9718f"/></radialGradient></defs><rect width="300" height="400" fill="url(#lz-cover-sky)"/><circle cx="236" cy="76" r="46" fill="url(#lz-cover-moon)"/><g fill="#c75c82" fill-opacity=".55"><circle cx="222" cy="62" r="8"/><circle cx="250" cy="88" r="11"/><circle cx="246" cy="54" r="4.5"/><circle cx="218" cy="96" r="5"/></g><g fill="#fff"><circle cx="26" cy="30" r="1.6"/><circle cx="62" cy="64" r="1.1"/><circle cx="96" cy="24" r="1.4"/><circle cx="138" cy="48" r="1"/><circle cx="168" cy="20" r="1.7"/><circle cx="30" cy="118" r="1.2"/><circle cx="282" cy="152" r="1.4"/><circle cx="274" cy="24" r="1.1"/><circle cx="48" cy="208" r="1.1"/><circle cx="262" cy="226" r="1.1"/><circle cx="18" cy="172" r="1"/></g><path d="M74 36l2.4 6.6 6.6 2.4-6.6 2.4-2.4 6.6-2.4-6.6-6.6-2.4 6.6-2.4Z" fill="#fff3b8"/>"##;

/// The planet with the circles of the landing zone.
const GROUND: &str = r##"<circle cx="150" cy="690" r="372" fill="#ffb98a" fill-opacity=".28"/><circle cx="150" cy="690" r="360" fill="url(#lz-cover-ground)"/><g fill="#7c2747" fill-opacity=".6"><ellipse cx="40" cy="372" rx="22" ry="6"/><ellipse cx="262" cy="368" rx="17" ry="5"/><ellipse cx="90" cy="392" rx="16" ry="4"/><ellipse cx="222" cy="394" rx="24" ry="5"/></g><path d="M-20 364A360 360 0 0 1 320 364" fill="none" stroke="#ffe3b8" stroke-width="2" stroke-opacity=".7"/><ellipse cx="150" cy="352" rx="82" ry="15" fill="#fff1a8" fill-opacity=".35"/><ellipse cx="150" cy="352" rx="82" ry="15" fill="none" stroke="#fff7d6" stroke-width="3" stroke-dasharray="16 9"/><ellipse cx="150" cy="352" rx="50" ry="9" fill="#fff6bf" fill-opacity=".6"/>"##;

/// The cone of light.
const BEAM: &str = r##"<path d="M96 196L52 352A98 17 0 0 0 248 352L204 196Z" fill="url(#lz-cover-beam)"/><path d="M122 196L104 356H130L138 196ZM178 196L196 356H170L162 196Z" fill="#fff" fill-opacity=".22"/>"##;

/// The saucer in front: the glass stands before its pilot.
const HULL: &str = r##"<path d="M94 158C94 56 206 56 206 158Z" fill="url(#lz-cover-glass)" stroke="#bdefff" stroke-width="3.5"/><path d="M107 140C108 114 117 99 130 92" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity=".85"/><path d="M100 196C112 210 188 210 200 196Z" fill="#fff6bf" stroke="#1b1740" stroke-width="3.5"/><path d="M22 172C38 142 262 142 278 172C262 212 38 212 22 172Z" fill="url(#lz-cover-hull)" stroke="#1b1740" stroke-width="4" stroke-linejoin="round"/><path d="M40 168C64 150 236 150 260 168" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-opacity=".7"/><path d="M26 178C60 204 240 204 274 178C258 212 42 212 26 178Z" fill="#2d2473" fill-opacity=".55"/><g fill="#ffd34d" stroke="#1b1740" stroke-width="2.5"><circle cx="52" cy="178" r="7"/><circle cx="84" cy="185" r="7.5"/><circle cx="117" cy="189" r="8"/><circle cx="150" cy="190.5" r="8"/><circle cx="183" cy="189" r="8"/><circle cx="216" cy="185" r="7.5"/><circle cx="248" cy="178" r="7"/></g><g fill="#fff" fill-opacity=".8"><circle cx="50" cy="176" r="2"/><circle cx="82" cy="183" r="2"/><circle cx="115" cy="186.5" r="2.2"/><circle cx="148" cy="188" r="2.2"/><circle cx="181" cy="186.5" r="2.2"/><circle cx="214" cy="183" r="2"/><circle cx="246" cy="176" r="2"/></g>"##;

fn at(x: f64, y: f64, turn: f64, scale: f64, what: &str) -> String {
    format!(r#"<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{what}</g>"#)
}

/// The picture as SVG text.
fn painting() -> String {
    let alien = |number: u8| Alien::new(number).map_or("", emblem::alien);
    let saucer = |number: u8| Saucer::new(number).map_or("", emblem::saucer);
    [
        BACKGROUND.to_owned(),
        // Others are on their way.
        at(52.0, 92.0, -14.0, 0.95, saucer(2)),
        at(262.0, 254.0, 10.0, 0.75, saucer(0)),
        at(30.0, 268.0, -8.0, 0.65, saucer(3)),
        GROUND.to_owned(),
        BEAM.to_owned(),
        at(150.0, 306.0, 0.0, 2.9, alien(1)),
        at(150.0, 129.0, 0.0, 2.05, alien(2)),
        HULL.to_owned(),
    ]
    .concat()
}

/// The picture on the box.
pub(crate) fn cover() -> AnyView {
    view! {
        <svg class="lz-cover" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=painting()></svg>
    }
    .into_any()
}
