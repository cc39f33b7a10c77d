//! The four aliens and the four saucers, each with a silhouette and a colour
//! of its own.
//!
//! An alien fits a box from -15 to 15, a saucer one of 44 by 28 around the
//! middle. Both are drawn upright; a card turns them with its ends.

use landing::{Alien, Saucer};

/// A mop of violet hair that two eyes look out of.
const TANGLE: &str = r##"<path d="M-11.5 5C-15.5 2-14-3.5-10.5-4.5C-13.5-9-8.5-12.5-5.5-9.5C-5.5-14.5.5-15.5 2.5-11C6-15.5 12-11.5 9.5-7C14.5-6.5 15 .5 12 3.5C15 7.5 11 12 8 10C7 14.5 2 14.5.5 11.5C-2 15-6.5 13.5-6.5 10.5C-10 13-14 9.5-11.5 5Z" fill="#8f5cf0" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-9.5-2.5C-7-6-4-7-1.5-5M1-8.5C3-9.5 6-8.5 6.5-6M-9 7C-7.5 5.5-6 6-5 7.5M5 8C6.5 6 8.5 6 9.5 7" fill="none" stroke="#d9c6ff" stroke-width="1.3" stroke-linecap="round"/><circle cx="-4" cy="0" r="3.9" fill="#fff" stroke="#1b1740"/><circle cx="4.7" cy="-.5" r="3.2" fill="#fff" stroke="#1b1740"/><circle cx="-3.3" cy=".4" r="1.7" fill="#1b1740"/><circle cx="4.3" cy="0" r="1.5" fill="#1b1740"/><path d="M-1.5 6.2Q.8 8 3 6" fill="none" stroke="#1b1740" stroke-width="1.3" stroke-linecap="round"/>"##;

/// A teal drop that has run out at the bottom, with a single eye.
const PUDDLE: &str = r##"<path d="M-14.5 10.5C-15 6.5-11 7.5-9.8 3.5C-8.5-5-5.5-10 0-14.5C5.5-10 8.5-5 9.8 3.5C11 7.5 15 6.5 14.5 10.5C14 13.5 9 12.5 6.5 13.8C4.5 14.5 2.5 12.8 0 13.2C-2.5 13.6-4 14.6-6.5 13.8C-9 12.8-14 13.5-14.5 10.5Z" fill="#19b3a6" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-6-1.5C-5.5-4.5-4-7-2.2-8.8" fill="none" stroke="#b5f4ea" stroke-width="1.5" stroke-linecap="round"/><circle cx=".6" cy=".6" r="5.2" fill="#fff" stroke="#1b1740"/><circle cx="1.2" cy="1" r="2.6" fill="#1b1740"/><circle cx="2.1" cy=".1" r=".9" fill="#fff"/><path d="M-3.5 8.5Q.5 11.2 4.5 8.5" fill="none" stroke="#1b1740" stroke-width="1.3" stroke-linecap="round"/>"##;

/// An orange head with pointed ears and a moustache wider than itself.
const WHISKER: &str = r##"<path d="M-11.5-13.5L-4.5-8.5Q0-9.5 4.5-8.5L11.5-13.5Q13.5-6 11.5 1C10.5 8 6 12.5 0 12.5C-6 12.5-10.5 8-11.5 1Q-13.5-6-11.5-13.5Z" fill="#f7982f" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-9.8-9.8L-6.5-7.2L-9.6-5.5ZM9.8-9.8L6.5-7.2L9.6-5.5Z" fill="#ffd9a6"/><ellipse cx="-4.8" cy="-1.8" rx="2.7" ry="3.1" fill="#fff" stroke="#1b1740"/><ellipse cx="4.8" cy="-1.8" rx="2.7" ry="3.1" fill="#fff" stroke="#1b1740"/><path d="M-4.8-3.8V.2M4.8-3.8V.2" stroke="#1b1740" stroke-width="1.7" stroke-linecap="round"/><path d="M0 4.2C-2.5 2.2-6.5 2.8-8.5 5C-10.5 7-13 6.5-14.8 4.5C-14.6 9.5-10 11.5-6.5 10.2C-3.5 9.2-1.5 8 0 6.8C1.5 8 3.5 9.2 6.5 10.2C10 11.5 14.6 9.5 14.8 4.5C13 6.5 10.5 7 8.5 5C6.5 2.8 2.5 2.2 0 4.2Z" fill="#5b2a12" stroke="#1b1740" stroke-width=".8" stroke-linejoin="round"/><ellipse cx="0" cy="3.4" rx="1.9" ry="1.5" fill="#1b1740"/>"##;

/// A red boulder with horns, heavy brows and one tooth.
const GRUMBLE: &str = r##"<path d="M-12-14.5Q-6.5-13.5-5.5-9H5.5Q6.5-13.5 12-14.5Q13.5-10 11.5-7.5L13.5 7.5Q14 13.5 8 13.5H-8Q-14 13.5-13.5 7.5L-11.5-7.5Q-13.5-10-12-14.5Z" fill="#e3475c" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-10.8-12.8Q-8-11.6-7.3-9.2L-10.4-8.2Q-11.8-10.5-10.8-12.8ZM10.8-12.8Q8-11.6 7.3-9.2L10.4-8.2Q11.8-10.5 10.8-12.8Z" fill="#ffe1c9"/><path d="M-9.5-2.5L-1.8 0A3.9 3.9 0 0 1-9.5-2.5ZM9.5-2.5L1.8 0A3.9 3.9 0 0 0 9.5-2.5Z" fill="#fff" stroke="#1b1740"/><path d="M-10.5-4.2L-1.5-1M10.5-4.2L1.5-1" stroke="#1b1740" stroke-width="2.3" stroke-linecap="round"/><circle cx="-4.8" cy=".4" r="1.2" fill="#1b1740"/><circle cx="4.8" cy=".4" r="1.2" fill="#1b1740"/><path d="M2.3 8.3L3.8 4.8L5.6 9Z" fill="#fff" stroke="#1b1740" stroke-width=".9" stroke-linejoin="round"/><path d="M-7 10.2Q0 5.8 7 10.2" fill="none" stroke="#1b1740" stroke-width="1.7" stroke-linecap="round"/>"##;

/// A round blue pot with an arched handle and a spout.
const KETTLE: &str = r##"<path d="M-8.5-5C-8.5-15.5 8.5-15.5 8.5-5" fill="none" stroke="#1b1740" stroke-width="3.4"/><path d="M-8.5-5C-8.5-15.5 8.5-15.5 8.5-5" fill="none" stroke="#8fb9f5" stroke-width="1.3"/><path d="M10.5 3.5C15 2.5 15-4 20.5-7.5L21.8-4C19 0 18 7 12 9Z" fill="#2d63c4" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-12.5 9.5C-17 1.5-12-6.5 0-6.5C12-6.5 17 1.5 12.5 9.5Z" fill="#3f7fe0" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-10.5 1.5C-10-1.5-7.5-3.5-4.5-4" fill="none" stroke="#cfe2ff" stroke-width="1.6" stroke-linecap="round"/><path d="M-19 9C-19 6 19 6 19 9C19 13.5-19 13.5-19 9Z" fill="#a9c8fb" stroke="#1b1740" stroke-width="1.3"/><g fill="#fff7c2" stroke="#1b1740" stroke-width=".6"><circle cx="-11" cy="9.8" r="1.4"/><circle cx="0" cy="10.4" r="1.4"/><circle cx="11" cy="9.8" r="1.4"/></g>"##;

/// A flat dark pan with a long handle and a glass lid.
const SKILLET: &str = r##"<path d="M7-3.5L20-6.8Q22.5-6.5 22-4Q21.8-2.8 20.5-2.5L8 1Z" fill="#6b7391" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><circle cx="19" cy="-4.6" r="1" fill="#1b1740"/><path d="M-15-2.5C-15-13.5 4-13.5 4-2.5Z" fill="#bfeaf5" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-11.5-4.5C-11-7.5-9-9.2-6.8-9.6" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/><circle cx="-5.5" cy="-11.5" r="1.7" fill="#6b7391" stroke="#1b1740"/><path d="M-21.5-2.8H10.5C10.5 4 6.5 9-2 9H-9C-17.5 9-21.5 4-21.5-2.8Z" fill="#474d66" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-18.3.8C-17.5 4-14.5 6.5-10.5 6.5" fill="none" stroke="#9aa3c4" stroke-width="1.5" stroke-linecap="round"/><path d="M-13 9L-15.5 13M2 9L4.5 13" stroke="#1b1740" stroke-width="1.9" stroke-linecap="round"/><g fill="#fff7c2"><circle cx="-5.5" cy="3" r="1.5"/><circle cx="0" cy="2.5" r="1.5"/><circle cx="5.5" cy="1.2" r="1.5"/></g>"##;

/// A pink cone on its tip, with a stripe and a knob.
const SPINNING_TOP: &str = r##"<path d="M-1.6-7V-12H1.6V-7Z" fill="#ffd64a" stroke="#1b1740" stroke-width="1.2"/><circle cx="0" cy="-12" r="2.3" fill="#ffd64a" stroke="#1b1740" stroke-width="1.2"/><path d="M-18.5-3.5C-18.5-9 18.5-9 18.5-3.5C18.5 2 4.5 8.5 0 14.2C-4.5 8.5-18.5 2-18.5-3.5Z" fill="#ec4f9d" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-16.6.1C-9 3.7 9 3.7 16.6.1C14.3 3 10.8 5.2 7.5 7.2Q0 8.8-7.5 7.2C-10.8 5.2-14.3 3-16.6.1Z" fill="#fff1f8"/><path d="M-18.5-3.5C-18.5.5 18.5.5 18.5-3.5" fill="none" stroke="#1b1740" stroke-width="1.1"/><path d="M-14-4.6C-10-6.3-5-6.7-1-6.7" fill="none" stroke="#ffc3e0" stroke-width="1.5" stroke-linecap="round"/><path d="M-18.5-3.5C-18.5-9 18.5-9 18.5-3.5C18.5 2 4.5 8.5 0 14.2C-4.5 8.5-18.5 2-18.5-3.5Z" fill="none" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/>"##;

/// A yellow shade with a fringe and the light of a bulb below.
const LAMPSHADE: &str = r##"<path d="M-7 7C-7 15 7 15 7 7Z" fill="#fffbe0" stroke="#1b1740" stroke-width="1.2"/><path d="M-3.5-9.5V-12.5Q0-14.8 3.5-12.5V-9.5Z" fill="#c98a00" stroke="#1b1740" stroke-width="1.2" stroke-linejoin="round"/><path d="M-8.5-9.8H8.5L17.6 5.5L14.7 9L11.7 5.8L8.8 9L5.9 5.8L2.9 9L0 5.8L-2.9 9L-5.9 5.8L-8.8 9L-11.7 5.8L-14.7 9L-17.6 5.5Z" fill="#ffcf3f" stroke="#1b1740" stroke-width="1.3" stroke-linejoin="round"/><path d="M-4-8.5L-7.5 3.5M0-8.5V3.5M4-8.5L7.5 3.5" stroke="#c98a00" stroke-width="1.2" stroke-linecap="round"/><path d="M-8.5-6.5L-13 2.5" stroke="#fff6cf" stroke-width="1.6" stroke-linecap="round"/>"##;

/// An alien in a box from -15 to 15.
pub(crate) fn alien(alien: Alien) -> &'static str {
    [TANGLE, PUDDLE, WHISKER, GRUMBLE][alien.index()]
}

/// A saucer in a box of 44 by 28 around the middle.
pub(crate) fn saucer(saucer: Saucer) -> &'static str {
    [KETTLE, SKILLET, SPINNING_TOP, LAMPSHADE][saucer.index()]
}
