//! How a seat looks: a colour and a shape, always both.

use engine::Seat;
use leptos::prelude::*;

/// The shape of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SeatShape {
    Circle,
    Triangle,
    Square,
    Star,
    Diamond,
    Hexagon,
    Cross,
    Crescent,
}

impl SeatShape {
    /// All shapes, in the order of the seats.
    pub const ALL: [Self; 8] = [
        Self::Circle,
        Self::Triangle,
        Self::Square,
        Self::Star,
        Self::Diamond,
        Self::Hexagon,
        Self::Cross,
        Self::Crescent,
    ];

    /// The shape of a seat.
    pub fn of(seat: Seat) -> Self {
        Self::ALL[seat.index() % Self::ALL.len()]
    }

    /// Its outline in a box from -10 to 10.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Circle => "M0-8.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17Z",
            Self::Triangle => "M0-9L9.2 7.5H-9.2Z",
            Self::Square => "M-7.5-7.5H7.5V7.5H-7.5Z",
            Self::Star => {
                "M0-9.8L2.7-3.4L9.5-2.9L4.3 1.5L5.9 8.2L0 4.6L-5.9 8.2L-4.3 1.5L-9.5-2.9L-2.7-3.4Z"
            }
            Self::Diamond => "M0-9.8L7.2 0L0 9.8L-7.2 0Z",
            Self::Hexagon => "M-4.7-8.2H4.7L9.4 0L4.7 8.2H-4.7L-9.4 0Z",
            Self::Cross => "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
            Self::Crescent => "M3.5-9A9.2 9.2 0 1 0 3.5 9A7.3 7.3 0 1 1 3.5-9Z",
        }
    }
}

/// The outline of a seat's shape in a box from -10 to 10.
pub fn seat_shape_path(seat: Seat) -> &'static str {
    SeatShape::of(seat).path()
}

/// The class that gives an element the seat's colour as `--seat` (and a dark
/// ink that reads on it as `--seat-ink`): `seat-0` to `seat-7`.
pub fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

/// A seat's shape in its colour, as a small picture of its own.
#[component]
pub fn SeatMark(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    view! {
        <svg class=format!("seat-mark {}", seat_class(seat)) viewBox="-11 -11 22 22" aria-hidden="true">
            <path d=seat_shape_path(seat) />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_seats_look_alike() {
        let seats = || (0..8).map(Seat::new);
        let shapes: BTreeSet<&str> = seats().map(seat_shape_path).collect();
        let colours: BTreeSet<String> = seats().map(seat_class).collect();
        assert_eq!((shapes.len(), colours.len()), (8, 8));
    }
}
