//! Signs and the pictures of the Collectors, drawn in a box from -10 to 10.

use super::gradient;
use board_kit::draw;
use celestial::Collector;

/// A telescope on its tripod.
pub(super) const fn telescope_path() -> &'static str {
    "M-9-1.2L4.6-7.4L7-2.2L-6.6 4ZM5.6-7.9L8-9L10.4-3.8L8-2.7ZM-2.2 3.2L0 2.2L1.4 2.2L5 9.2H2.6L0.6 4.6L-1.4 9.2H-3.8Z"
}

/// The leader: a pennant.
pub(crate) const fn leader_sign() -> &'static str {
    "M-6-9H-3.6V9H-6ZM-3.6-8.4H8L4.6-4L8 0.4H-3.6Z"
}

/// The chooser of what is compared: a speech bubble.
pub(crate) const fn comparing_sign() -> &'static str {
    "M-9-8H9V4H0L-5 9V4H-9Z"
}

/// The seat that is ahead: a laurel star.
pub(crate) const fn best_sign() -> &'static str {
    "M0-9.5L2.5-3.4L9-2.9L4-1.2L5.8 8L0 4.6L-5.8 8L-4 1.2L-9-2.9L-2.5-3.4Z"
}

/// A shield.
pub(crate) const fn shield_sign() -> &'static str {
    "M0-9.5L8-6.6V0Q8 6.4 0 9.8Q-8 6.4-8 0V-6.6Z"
}

/// A telescope's owner.
pub(crate) const fn telescope_sign() -> &'static str {
    telescope_path()
}

/// A battle: a bolt.
pub(crate) const fn battle_sign() -> &'static str {
    "M3.4-10L-7.6 2.2H-1.2L-3.4 10L7.6-2.2H1.2Z"
}

/// A pile of cards.
pub(crate) const fn pile_sign() -> &'static str {
    "M-7-9H4V5H-7ZM5.2-6.6H7V8H-4.4V6.2H5.2Z"
}

/// The picture of a Collector.
pub(crate) fn collector_picture(collector: Collector) -> String {
    let mut out = String::new();
    match collector {
        Collector::Comet => {
            let tail = gradient(
                &mut out,
                "linear",
                r#"x1="0" y1="1" x2="1" y2="0""#,
                [(0.1, "#eafaff", 1.0), (1.0, "#5bb8ff", 0.0)],
            );
            draw!(
                out,
                r##"<path d="M-7.6 2Q0-6 9.6-9.6Q6-1 -1.6 7.6Z" fill="url(#{tail})"/><circle cx="-4.4" cy="4.6" r="4.2" fill="#eafaff"/><g fill="#8fb9cf"><circle cx="-5" cy="5.2" r="1.1"/><circle cx="-3" cy="3.4" r=".8"/></g>"##
            );
        }
        Collector::Eclipse => {
            let corona = [(0.55, "#fff3c9", 1.0), (0.72, "#ffb454", 0.55), (1.0, "#ffb454", 0.0)];
            let corona = gradient(&mut out, "radial", "", corona);
            draw!(
                out,
                r##"<circle r="10" fill="url(#{corona})"/><circle r="5.9" fill="#0b1020"/><circle cx="4.4" cy="-4" r="1.1" fill="#fff"/>"##
            );
        }
        Collector::Telescope => draw!(
            out,
            r##"<path d="{}" fill="#9be0ee"/><path d="M-9-1.2L4.6-7.4L5.5-5.4L-8.1 0.8Z" fill="#fff" opacity=".6"/>"##,
            telescope_path()
        ),
        Collector::Slingshot => out.push_str(
            r##"<circle r="4.2" fill="#e2935b"/><path d="M-4.1-1Q0 1.4 4.1-0.8" stroke="#a9552c" stroke-width="1" fill="none"/><path d="M-9.4 8.6C-11-3-6-8 0-8C8-8 8.6 1 3.6 7" fill="none" stroke="#9be0ee" stroke-width="1.5" stroke-linecap="round"/><path d="M1.2 9.4L1.9 3.9L6.2 7.2Z" fill="#9be0ee"/>"##,
        ),
        Collector::BlackHole => {
            let ring = [
                (0.38, "#ffb454", 0.0),
                (0.5, "#ffd9a0", 1.0),
                (0.68, "#ff7a3d", 0.75),
                (1.0, "#7b3ff2", 0.0),
            ];
            let ring = gradient(&mut out, "radial", "", ring);
            draw!(
                out,
                r##"<circle r="10" fill="url(#{ring})"/><circle r="4.9" fill="#05060d"/><path d="M-9.6 1.6Q0 5.6 9.6 -1.6Q0 3-9.6 1.6Z" fill="#ffe6bd"/>"##
            );
        }
        Collector::Shield => draw!(
            out,
            r##"<path d="{}" fill="#7bd88f"/><path d="M0-9.5V9.8Q-8 6.4-8 0V-6.6Z" fill="#fff" opacity=".35"/><path d="M0-5L1.3-1.4L5-1.2L2.1 1L3.1 4.6L0 2.5L-3.1 4.6L-2.1 1L-5-1.2L-1.3-1.4Z" fill="#10402a"/>"##,
            shield_sign()
        ),
    }
    out
}
