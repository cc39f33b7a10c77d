//! A ship, nose up.

use board_kit::{draw, polar, seat_class, seat_shape_path};
use engine::Seat;

/// A seat's ship: its colour on the hull, its shape on the deck.
pub(crate) fn ship(seat: Seat) -> String {
    format!(
        r#"<g class="af-hull {}"><path class="af-flame" d="M-6 17Q0 36 6 17Z"/><path class="af-wing" d="M-9 2L-20 17Q-14 16-8 19H8Q14 16 20 17L9 2Z"/><path class="af-fuselage" d="M0-24C9-15 13-4 13 5C13 12 10 18 7 20H-7C-10 18-13 12-13 5C-13-4-9-15 0-24Z"/><path class="af-emblem" d="{}" transform="translate(0 3) scale(.9)"/></g>"#,
        seat_class(seat),
        seat_shape_path(seat)
    )
}

/// The flash in which a ship is lost.
pub(crate) fn burst() -> String {
    let mut out = String::from(r#"<path class="af-burst" d="M"#);
    for ray in 0..18 {
        let radius = if ray % 2 == 0 { 34.0 } else { 15.0 };
        let (x, y) = polar(radius, f64::from(ray) * 20.0);
        draw!(out, "{x:.1} {y:.1} ");
    }
    out + r#"Z"/><circle class="af-burst-core" r="11"/>"#
}
