//! The five creatures, drawn to be told apart by their outline alone.
//!
//! Each stands in a box from -20 to 20 and from -26 to 20, its feet at 18.

use supernova::{ALIENS, Alien};

/// The dark line around everything that lives.
pub(crate) const INK: &str = "#1B1440";

/// A creature's own colour, and a paler one that goes with it.
pub(crate) const COLOURS: [(&str, &str); ALIENS] = [
    ("#FF9EB5", "#FFD3DC"),
    ("#C8E86A", "#EAF7B8"),
    ("#F0604D", "#FFB09F"),
    ("#86DDF2", "#D6F5FB"),
    ("#A98BFF", "#D9CCFF"),
];

/// A creature's own colour.
pub(crate) fn colour(alien: Alien) -> &'static str {
    COLOURS[alien.index()].0
}

/// A creature as SVG markup.
pub(crate) fn creature(alien: Alien) -> &'static str {
    CREATURES[alien.index()]
}

const CREATURES: [&str; ALIENS] = [BOULOUM, FILOCHE, KRAQUA, NUABEL, TRIGOZZ];

/// Round as a moon, with one huge eye and three springy feet.
const BOULOUM: &str = r##"<g stroke="#1B1440" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M-9 8l-3.4 2 4.4 1.6-4.6 1.8 3.8 2M0 10l-3 1.6 5 1.6-5 1.6 3.4 1.4M9 8l3.4 2-4.4 1.6 4.6 1.8-3.8 2" fill="none" stroke-width="3.4"/>
<path d="M-9 8l-3.4 2 4.4 1.6-4.6 1.8 3.8 2M0 10l-3 1.6 5 1.6-5 1.6 3.4 1.4M9 8l3.4 2-4.4 1.6 4.6 1.8-3.8 2" fill="none" stroke="#FFD3DC" stroke-width="1.4"/>
<path d="M-14 18a4 2.8 0 0 1 8 0ZM-4 18.6a4 2.8 0 0 1 8 0ZM6 18a4 2.8 0 0 1 8 0Z" fill="#D9587C"/>
<circle cx="0" cy="-5" r="15.5" fill="#FF9EB5"/>
<path d="M-13.6 1.5A15.5 15.5 0 0 0 13.6 1.5A22 22 0 0 1-13.6 1.5Z" fill="#E9708F" stroke="none" opacity=".75"/>
<circle cx="-10.5" cy="-12" r="1.7" fill="#E9708F" stroke="none"/><circle cx="11.3" cy="-10" r="1.3" fill="#E9708F" stroke="none"/><circle cx="8" cy="-16.2" r="1.1" fill="#E9708F" stroke="none"/>
<circle cx="0" cy="-8" r="8.6" fill="#FFF8F2"/><circle cx="1" cy="-7.6" r="5" fill="#3B7BD9" stroke="none"/><circle cx="1.2" cy="-7.4" r="2.6" fill="#1B1440" stroke="none"/><circle cx="3" cy="-9.6" r="1.5" fill="#FFF" stroke="none"/>
<path d="M-4.5 4.2q4.5 3.4 9 0" fill="none"/></g>"##;

/// Thin as a reed, with a lantern on each antenna.
const FILOCHE: &str = r##"<g stroke="#1B1440" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M-2-10Q-5-19-11.5-18.5M2-10Q5-19 11.5-18.5" fill="none" stroke-width="3.4"/>
<path d="M-2-10Q-5-19-11.5-18.5M2-10Q5-19 11.5-18.5" fill="none" stroke="#C8E86A" stroke-width="1.5"/>
<circle cx="-12.5" cy="-18.5" r="7.2" fill="#FFE08A" stroke="none" opacity=".3"/><circle cx="12.5" cy="-18.5" r="7.2" fill="#FFE08A" stroke="none" opacity=".3"/>
<path d="M-15.5-22h6l1 3.5-1 4.5h-6l-1-4.5ZM9.5-22h6l1 3.5-1 4.5h-6l-1-4.5Z" fill="#FFD65C"/>
<path d="M-14.5-22q2-3.4 4 0M10.5-22q2-3.4 4 0" fill="none" stroke-width="2.6"/>
<path d="M-14.5-22q2-3.4 4 0M10.5-22q2-3.4 4 0" fill="none" stroke="#FFE08A" stroke-width="1"/>
<path d="M-5-2Q-11 1-9.5 6.5M5-2Q11 1 9.5 6.5" fill="none" stroke-width="4.2"/>
<path d="M-5-2Q-11 1-9.5 6.5M5-2Q11 1 9.5 6.5" fill="none" stroke="#C8E86A" stroke-width="2"/>
<path d="M-3 14L-6.5 18.4H-1M3 14L6.5 18.4H1" fill="none" stroke-width="4.2"/>
<path d="M-3 14L-6.5 18.4H-1M3 14L6.5 18.4H1" fill="none" stroke="#8FB93A" stroke-width="2"/>
<path d="M0-14.5C5-14.5 6-10 5.4-4C5 4 6 9 4.6 14.5Q0 17-4.6 14.5C-6 9-5 4-5.4-4C-6-10-5-14.5 0-14.5Z" fill="#C8E86A"/>
<path d="M1.8 15.8Q4 15.4 4.6 14.5C6 9 5 4 5.4-4C5.9-9 5.2-12.6 2.2-14C4-6 3.6 6 1.8 15.8Z" fill="#8FB93A" stroke="none" opacity=".8"/>
<circle cx="-2.3" cy="-8.8" r="2.1" fill="#FFF"/><circle cx="2.5" cy="-8.8" r="2.1" fill="#FFF"/><circle cx="-2" cy="-8.6" r=".9" fill="#1B1440" stroke="none"/><circle cx="2.3" cy="-8.6" r=".9" fill="#1B1440" stroke="none"/>
<path d="M-1.7-4q1.7 1.6 3.4 0M-3.4 2.4H1M-3.4 6H1M-3.2 9.6H1" fill="none" stroke-width="1.2"/></g>"##;

/// Low and broad, all elbows and claws.
const KRAQUA: &str = r##"<g stroke="#1B1440" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M-9 10L-15.5 11.5L-16.5 18M-6 13L-9.5 15L-10 18.4M9 10L15.5 11.5L16.5 18M6 13L9.5 15L10 18.4" fill="none" stroke-width="4.2"/>
<path d="M-9 10L-15.5 11.5L-16.5 18M-6 13L-9.5 15L-10 18.4M9 10L15.5 11.5L16.5 18M6 13L9.5 15L10 18.4" fill="none" stroke="#D64B3F" stroke-width="2"/>
<path d="M-9 5L-18 3L-14.5-5M9 5L18 3L14.5-5" fill="none" stroke="#1B1440" stroke-width="5.4"/>
<path d="M-9 5L-18 3L-14.5-5M9 5L18 3L14.5-5" fill="none" stroke="#F0604D" stroke-width="2.8"/>
<path d="M-13-4.5C-20-5-22-13-17-17.5L-14.5-11.5L-9.5-17C-6-12-8-5-13-4.5ZM13-4.5C20-5 22-13 17-17.5L14.5-11.5L9.5-17C6-12 8-5 13-4.5Z" fill="#F0604D"/>
<path d="M-3.6-1V-5.4M3.6-1V-5.4" stroke-width="2"/>
<path d="M-13.5 7C-13.5-1-7-3 0-3S13.5-1 13.5 7C13.5 12.6 7 14.8 0 14.8S-13.5 12.6-13.5 7Z" fill="#F0604D"/>
<path d="M-13.2 8.6C-12.4 13 -6.6 14.8 0 14.8S12.4 13 13.2 8.6C8 11.6-8 11.6-13.2 8.6Z" fill="#B93A36" stroke="none" opacity=".8"/>
<circle cx="-3.6" cy="-7" r="3.1" fill="#FFF"/><circle cx="3.6" cy="-7" r="3.1" fill="#FFF"/><circle cx="-3.2" cy="-6.6" r="1.3" fill="#1B1440" stroke="none"/><circle cx="4" cy="-6.6" r="1.3" fill="#1B1440" stroke="none"/>
<path d="M-4.5 5.2q4.5 4 9 0" fill="none"/><path d="M-8.4 1.8l2 .8M8.4 1.8l-2 .8" stroke-width="1.2"/></g>"##;

/// A floating bell with curly ribbons.
const NUABEL: &str = r##"<g stroke="#1B1440" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M-9 4C-14 9-6 11-9.5 15.5Q-11.5 18.5-14 16.4M-3 4.5C-6 9.5 1 11-2 16Q-3.5 18.6-6 17.6M3 4.5C6 9 0 11.5 3 15.5Q4.6 18.4 7 17M9 4C14 8.5 7 11 10 15.5Q12 18.2 14.4 15.8" fill="none" stroke="#1B1440" stroke-width="3.8"/>
<path d="M-9 4C-14 9-6 11-9.5 15.5Q-11.5 18.5-14 16.4M3 4.5C6 9 0 11.5 3 15.5Q4.6 18.4 7 17" fill="none" stroke="#D6F5FB" stroke-width="1.9"/>
<path d="M-3 4.5C-6 9.5 1 11-2 16Q-3.5 18.6-6 17.6M9 4C14 8.5 7 11 10 15.5Q12 18.2 14.4 15.8" fill="none" stroke="#4FB4D8" stroke-width="1.9"/>
<path d="M0-23.4a2.6 2.6 0 1 1 0 4.2" fill="none" stroke-width="3.6"/>
<path d="M0-23.4a2.6 2.6 0 1 1 0 4.2" fill="none" stroke="#D6F5FB" stroke-width="1.6"/>
<path d="M0-20.5C8.5-20.5 10.5-13.5 11-7C11.4-2.4 13-1 15.4 1.4Q15.8 4.6 12 5Q0 7.4-12 5Q-15.8 4.6-15.4 1.4C-13-1-11.4-2.4-11-7C-10.5-13.5-8.5-20.5 0-20.5Z" fill="#86DDF2"/>
<path d="M5-19C7-12 7-3 8.6 5.6L12 5Q15.8 4.6 15.4 1.4C13-1 11.4-2.4 11-7C10.6-12.4 9.2-17.4 5-19Z" fill="#4FB4D8" stroke="none" opacity=".8"/>
<path d="M-15 3.4Q0 7 15 3.4" fill="none" stroke-width="1.2" opacity=".5"/>
<path d="M-6.6-15.4Q-8.8-12-9-8" fill="none" stroke="#FFF" stroke-width="1.8"/>
<ellipse cx="-3.8" cy="-7.4" rx="2" ry="2.7" fill="#1B1440" stroke="none"/><ellipse cx="3.8" cy="-7.4" rx="2" ry="2.7" fill="#1B1440" stroke="none"/><circle cx="-3.2" cy="-8.4" r=".8" fill="#FFF" stroke="none"/><circle cx="4.4" cy="-8.4" r=".8" fill="#FFF" stroke="none"/>
<ellipse cx="0" cy="-1.6" rx="1.8" ry="2.2" fill="#2B6FA3"/></g>"##;

/// A pointed cone with a spiky crest and a striped tail.
const TRIGOZZ: &str = r##"<g stroke="#1B1440" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M7 14C13 16.5 18 13 16.6 8C15.6 4.4 11.4 5.6 12.6 8.6" fill="none" stroke="#1B1440" stroke-width="6"/>
<path d="M7 14C13 16.5 18 13 16.6 8C15.6 4.4 11.4 5.6 12.6 8.6" fill="none" stroke="#FFE08A" stroke-width="3.2" stroke-linecap="butt"/>
<path d="M7 14C13 16.5 18 13 16.6 8C15.6 4.4 11.4 5.6 12.6 8.6" fill="none" stroke="#6A45D6" stroke-width="3.2" stroke-linecap="butt" stroke-dasharray="2.6 2.6"/>
<path d="M1.6-24.6L-5.6-21.6L-3-18.4L-9.4-15.4L-6-12L-12-8.4L-8.2-5L-13.6-1.2L-9 1.6L2-10Z" fill="#FFB43C"/>
<path d="M-8 17.4H-3.4M3.4 17.4H8" stroke-width="4.4"/>
<path d="M-8 17.4H-3.4M3.4 17.4H8" stroke="#FFB43C" stroke-width="2"/>
<path d="M2-25C4-14 9 2 11 14.4Q0 19.6-11.4 14.4C-9 3-3-13 2-25Z" fill="#A98BFF"/>
<path d="M2-25C4-14 9 2 11 14.4Q8.4 15.8 5.4 16.4C6 4 4.6-12 2-25Z" fill="#7A55E6" stroke="none" opacity=".85"/>
<circle cx="-2.6" cy="-2.4" r="3" fill="#FFF"/><circle cx="4.2" cy="-2.4" r="3" fill="#FFF"/><circle cx="-2" cy="-2.2" r="1.3" fill="#1B1440" stroke="none"/><circle cx="4.6" cy="-2.2" r="1.3" fill="#1B1440" stroke="none"/>
<path d="M-5.6-6.6L-.8-5M7.2-6.4L3-5" stroke-width="1.6"/>
<path d="M-4.4 6.4L-2 8.2L.4 6.4L2.8 8.2L5.2 6.4" fill="none"/></g>"##;
