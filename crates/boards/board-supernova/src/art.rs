//! Cards, planets and signs as SVG markup: the same drawings serve the board,
//! the hand and the diagrams of the rules.

use crate::creatures::{INK, creature};
use supernova::{Alien, Card, Kind, Planet};

/// How wide a card is drawn.
pub(crate) const CARD_WIDTH: f64 = 92.0;
/// How high a card is drawn.
pub(crate) const CARD_HEIGHT: f64 = 126.0;

/// The ground of every card's face, from the corner at the top left.
pub(crate) const CARD_GROUND: &str = r##"<rect x="1" y="1" width="90" height="124" rx="12" fill="#1C2455" stroke="#5868B4" stroke-width="2"/>
<path d="M2 84Q30 62 58 76T90 66V113a11 11 0 0 1-11 11H13a11 11 0 0 1-11-11Z" fill="#273273"/>
<path d="M2 104Q34 88 62 99T90 94V113a11 11 0 0 1-11 11H13a11 11 0 0 1-11-11Z" fill="#30408C"/>
<g fill="#C9D4FF"><circle cx="12" cy="14" r="1"/><circle cx="80" cy="20" r="1.2"/><circle cx="70" cy="10" r=".8"/><circle cx="16" cy="52" r=".9"/><circle cx="82" cy="56" r=".8"/><circle cx="44" cy="8" r=".7"/></g>"##;

/// A card's back, from the corner at the top left.
pub(crate) const CARD_BACK: &str = r##"<rect x="1" y="1" width="90" height="124" rx="12" fill="#241A4F" stroke="#8A6FE0" stroke-width="2"/>
<rect x="9" y="9" width="74" height="108" rx="8" fill="none" stroke="#5A45A8" stroke-width="2"/>
<path d="M46 63c0-5 8-5 8 1 0 9-16 9-17-2-1-14 24-16 26 1 2 18-32 22-35 1" fill="none" stroke="#FFB454" stroke-width="4" stroke-linecap="round"/>"##;

/// An alien on a card or elsewhere, put at a place and a size.
pub(crate) fn put(alien: Alien, x: f64, y: f64, scale: f64) -> String {
    let drawn = creature(alien);
    format!(r#"<g transform="translate({x:.1} {y:.1}) scale({scale:.3})">{drawn}</g>"#)
}

/// An arrow outward along the arm, in a box from -10 to 10.
pub(crate) const ADVANCE: &str = r##"<path d="M-8 5Q-4-6 3-4" fill="none" stroke="#FFD28A" stroke-width="3.4" stroke-linecap="round"/><path d="M1.4-9.6L9-2.2L.4 2.4Z" fill="#FFD28A"/>"##;

/// A heart, in a box from -10 to 10.
pub(crate) const HEART: &str =
    "M0 8.6C-6.4 3.6-9-.2-9-3.8C-9-9-2.4-10.2 0-5.4C2.4-10.2 9-9 9-3.8C9-.2 6.4 3.6 0 8.6Z";

/// Two hearts that change sides.
const EXCHANGE: &str = r##"<path d="M27 34a26 26 0 0 1 36-6M65 76a26 26 0 0 1-36 6" fill="none" stroke="#FFD28A" stroke-width="4" stroke-linecap="round"/>
<path d="M58 18.5L71 31L55 36Z M34 91.500L21 79L37 74Z" fill="#FFD28A"/>"##;

/// Two planets that change places.
const SWITCH: &str = r##"<circle cx="28" cy="74" r="15" fill="#4E8A6A" stroke="#1B1440" stroke-width="2"/><path d="M15.500 82a15 15 0 0 0 26.500-3q-12 9-26.500 3Z" fill="#35664C"/>
<circle cx="64" cy="34" r="15" fill="#A0566F" stroke="#1B1440" stroke-width="2"/><path d="M51.500 42a15 15 0 0 0 26.500-3q-12 9-26.500 3Z" fill="#733A50"/>
<path d="M22 50Q24 30 38 28M70 58Q68 78 54 80" fill="none" stroke="#FFD28A" stroke-width="4" stroke-linecap="round"/>
<path d="M35 19L48 27L36 36.500Z M57 89L44 81L56 71.500Z" fill="#FFD28A"/>"##;

/// What is printed on a card, without its ground.
pub(crate) fn card_print(card: Card) -> String {
    match card.kind() {
        Kind::Duo(pair) => {
            let [upper, lower] = pair.members();
            let upper = put(upper, 32.0, 34.0, 1.15);
            let lower = put(lower, 60.0, 94.0, 1.15);
            format!(
                r##"<path d="M8 70L84 56" stroke="#7C8BD8" stroke-width="1.500" stroke-dasharray="1 5" stroke-linecap="round"/>{upper}{lower}"##
            )
        }
        Kind::Solo(alien) => put(alien, 46.0, 66.0, 1.8),
        Kind::Initial(alien) => {
            let drawn = put(alien, 46.0, 66.0, 1.6);
            format!(
                r##"<circle cx="46" cy="62" r="40" fill="#3A2E73" stroke="#FFB454" stroke-width="3"/>{drawn}"##
            )
        }
        Kind::Exchange => {
            let hearts = [(26.0, 55.0, "#FF8FA6"), (66.0, 55.0, "#8FD6FF")].map(|(x, y, fill)| {
                format!(r#"<path d="{HEART}" transform="translate({x} {y}) scale(1.5)" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>"#)
            });
            format!("{EXCHANGE}{}", hearts.concat())
        }
        Kind::Switch => SWITCH.to_owned(),
    }
}

/// A whole card's face, from the corner at the top left.
pub(crate) fn card_face(card: Card) -> String {
    format!("{CARD_GROUND}{}", card_print(card))
}

/// The colours of the planets: body and shade.
const WORLDS: [(&str, &str); 6] = [
    ("#5B6FC4", "#3D4C93"),
    ("#8A63B8", "#63448A"),
    ("#3F8FA6", "#2A6577"),
    ("#A87352", "#7B5138"),
    ("#549A74", "#397152"),
    ("#B0607C", "#80425A"),
];

/// A planet of that radius round the origin, without its number.
pub(crate) fn planet(planet: Planet, radius: f64) -> String {
    let number = planet.number();
    let (body, shade) = match planet {
        Planet::FIRST => ("#D08A45", "#96592A"),
        Planet::FAR_END => ("#E9C45C", "#B28A30"),
        // OK because the remainder is below 6.
        _ => WORLDS[usize::from(number) % WORLDS.len()],
    };
    let features = match number {
        17 => {
            r##"<ellipse rx="29" ry="7" fill="none" stroke="#FFF1C2" stroke-width="3" transform="rotate(-18)"/>"##
        }
        0 => {
            r##"<path d="M-17-8q9 5 17 0t17 1M-18 5q10-5 18 0t17 0" fill="none" stroke="#B56F33" stroke-width="3" stroke-linecap="round"/>"##
        }
        n if n % 4 == 1 => {
            r##"<circle cx="-6" cy="-5" r="3.600" fill="#0003"/><circle cx="6" cy="-8" r="2.200" fill="#0003"/><circle cx="8" cy="3" r="2.800" fill="#0003"/>"##
        }
        n if n % 4 == 2 => {
            r##"<path d="M-15-6Q0-10 15-5M-17 1Q0-3 17 2" fill="none" stroke="#FFF4" stroke-width="3" stroke-linecap="round"/>"##
        }
        n if n % 4 == 3 => r##"<path d="M-12-10q6 5 11 1t10 3-3 6-9 1-9-2Z" fill="#FFF3"/>"##,
        _ => {
            r##"<path d="M-14 2q7-10 13-4t15-2" fill="none" stroke="#0003" stroke-width="4" stroke-linecap="round"/>"##
        }
    };
    // The features are drawn for a radius of 18.5, those of planet 0 for 25.
    let size = radius / if number == 0 { 25.0 } else { 18.5 };
    format!(
        r##"<circle r="{radius:.1}" fill="{body}"/><g transform="scale({size:.3})">{features}</g><path d="M{:.1} {:.1}A{radius:.1} {radius:.1} 0 0 0 {:.1} {:.1}A{:.1} {:.1} 0 0 1 {:.1} {:.1}Z" fill="{shade}" opacity=".75"/><circle r="{radius:.1}" fill="none" stroke="#0B1020" stroke-opacity=".55" stroke-width="1.200"/>"##,
        -radius * 0.92,
        radius * 0.4,
        radius * 0.75,
        -radius * 0.66,
        radius * 1.35,
        radius * 1.35,
        -radius * 0.92,
        radius * 0.4,
    )
}

/// The rays of the star: a many-pointed outline round the origin.
pub(crate) fn rays(points: u32, inner: f64, outer: f64) -> String {
    let mut path = String::new();
    for corner in 0..points * 2 {
        let radius = if corner.is_multiple_of(2) {
            outer
        } else {
            inner
        };
        let (x, y) = board_kit::polar(radius, f64::from(corner) * 180.0 / f64::from(points));
        let letter = if corner == 0 { 'M' } else { 'L' };
        path.push_str(&format!("{letter}{x:.1} {y:.1}"));
    }
    path.push('Z');
    path
}

/// The face of the star when it has nothing left to lose.
pub(crate) const STAR_FACE: &str = r##"<path d="M-12-6q5-7 10 0M4-6q5-7 10 0M-13 9q13-8 27 0" fill="none" stroke="#B2451A" stroke-width="3.600" stroke-linecap="round"/>"##;

/// A closed lock, in a box from -10 to 10.
pub(crate) const LOCK: &str = "M-4.6-1.500V-4.600a4.600 4.600 0 0 1 9.200 0V-1.500H6.600a1.400 1.400 0 0 1 1.400 1.400V7.600A1.400 1.400 0 0 1 6.600 9H-6.600A1.400 1.400 0 0 1-8 7.600V-.1A1.400 1.400 0 0 1-6.600-1.500ZM-2.200-1.500H2.200V-4.600a2.200 2.200 0 0 0-4.400 0Z";
