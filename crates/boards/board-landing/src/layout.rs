//! Where things are drawn.
//!
//! The columns' box is 360 by 400, and the heights stand to its right. On a wide screen what lies beside the box is
//! in sight as well: the eliminated cards to the left, the draw pile to the
//! right.

use engine::Seat;
use landing::{CardEnd, Column, Emblem, Level};

/// The width of the columns' box.
pub(crate) const WIDTH: f64 = 360.0;
/// The height of the columns' box.
pub(crate) const TALL: f64 = 400.0;
/// The width of a card.
pub(crate) const CARD_WIDTH: f64 = 84.0;
/// The height of a card.
pub(crate) const CARD_HEIGHT: f64 = 62.0;

/// From one column to the next.
const COLUMN_STEP: f64 = 90.0;
/// From one height to the next.
const LEVEL_STEP: f64 = 64.0;
/// The middle of the lowest places.
const GROUND: f64 = 311.0;
/// The upper edge of the planet cards.
pub(crate) const PLANET_TOP: f64 = 344.0;

/// A point on the board.
pub(crate) type Point = (f64, f64);

/// The middle of a column.
pub(crate) fn column_x(column: Column) -> f64 {
    COLUMN_STEP * (f64::from(column.number()) + 0.5)
}

/// The middle of a place in a column.
pub(crate) fn place_of(column: Column, height: u8) -> Point {
    (column_x(column), level_y(height))
}

/// The middle of a height.
pub(crate) fn level_y(height: u8) -> f64 {
    GROUND - LEVEL_STEP * f64::from(height)
}

/// The middle of the heights' numbers.
pub(crate) const HEIGHTS_X: f64 = WIDTH + 4.5;

/// Where a card waits that nobody sees: above the board.
pub(crate) fn above() -> Point {
    (WIDTH / 2.0, -60.0)
}

/// Where a card of the viewer's hand waits: below the board.
pub(crate) fn below() -> Point {
    (WIDTH / 2.0, TALL + 60.0)
}

/// How large an eliminated card is drawn.
pub(crate) const WRECK_SCALE: f64 = 0.36;

/// The upper edge of what a seat has eliminated.
pub(crate) fn wrecks_top(seat: Seat) -> f64 {
    24.0 + 86.0 * f64::from(seat.number())
}

/// Where the eliminated card of that number lies: two beside each other, and
/// closer together once three rows are full.
pub(crate) fn wreck_of(seat: Seat, number: usize) -> Point {
    let (row, side) = (number / 2, number % 2);
    // OK because there are 42 cards.
    let (row, side) = (row as f64, side as f64);
    let step = if row < 3.0 {
        row * 22.0
    } else {
        44.0 + (row - 2.0) * 5.0
    };
    (-50.0 + 32.0 * side, wrecks_top(seat) + 26.0 + step)
}

/// How large the draw pile is drawn.
pub(crate) const PILE_SCALE: f64 = 0.6;

/// The middle of the draw pile.
pub(crate) const PILE: Point = (WIDTH + 40.0, 66.0);

/// Where an emblem stands on a card, from the card's middle. The upper end is
/// the lower one turned by half.
pub(crate) fn emblem_at(level: Level, emblem: Emblem) -> Point {
    let (x, y) = match emblem {
        Emblem::Alien(_) => ALIEN_AT,
        Emblem::Saucer(_) => SAUCER_AT,
    };
    match level {
        Level::Bottom => (x, y),
        Level::Top => (-x, -y),
    }
}

/// The middle of the alien at the lower end.
pub(crate) const ALIEN_AT: Point = (-22.0, 15.6);
/// The middle of the saucer at the lower end.
pub(crate) const SAUCER_AT: Point = (18.0, 15.8);

/// How far a card is turned, with that end at the bottom.
pub(crate) fn turned(bottom: CardEnd) -> u16 {
    match bottom {
        CardEnd::Zero => 0,
        CardEnd::One => 180,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use landing::HEIGHT;

    #[test]
    fn a_full_board_stays_in_its_box_and_above_the_planet() {
        for column in Column::all() {
            for height in 0..HEIGHT {
                let (x, y) = place_of(column, height);
                assert!(x - CARD_WIDTH / 2.0 >= 0.0 && x + CARD_WIDTH / 2.0 <= WIDTH);
                assert!(y - CARD_HEIGHT / 2.0 >= 20.0, "{y}");
                assert!(y + CARD_HEIGHT / 2.0 <= PLANET_TOP, "{y}");
            }
        }
    }

    #[test]
    fn the_heights_stand_between_the_columns_and_the_pile() {
        let columns = Column::all().map(column_x).fold(0.0, f64::max) + CARD_WIDTH / 2.0;
        let pile = PILE.0 - CARD_WIDTH * PILE_SCALE / 2.0;
        // Half a digit, and a little sky around it.
        assert!(HEIGHTS_X - columns > 5.0 && pile - HEIGHTS_X > 5.0);
    }

    #[test]
    fn cards_do_not_overlap() {
        let at = |column: u8, height| place_of(Column::new(column).unwrap(), height);
        assert!(at(1, 0).0 - at(0, 0).0 > CARD_WIDTH);
        assert!(at(0, 0).1 - at(0, 1).1 > CARD_HEIGHT);
    }
}
