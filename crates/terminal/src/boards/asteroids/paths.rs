//! Curves of dots: each character is two dots wide and four dots high.

use crate::brush::Brush;
use asteroids::{Point, Rot, SIDE, Square, Tile, View};
use ratatui::layout::Size;
use ratatui::style::Style;

/// How deep a path runs straight into its square, from 0 to 1: as far as the
/// crossing of neighbouring edges' paths, so that corners stay apart.
const DEPTH: f64 = 0.36;

/// The dots of the whole board.
pub(super) struct Sheet {
    square: Size,
    columns: usize,
    cells: Vec<(u8, Style)>,
}

/// Where a point lies on a square, from 0 to 1.
fn place(point: Point) -> (f64, f64) {
    /// The two points of an edge.
    const NEAR: f64 = 0.3;
    const FAR: f64 = 0.7;
    match point.number() {
        0 => (NEAR, 0.0),
        1 => (FAR, 0.0),
        2 => (1.0, NEAR),
        3 => (1.0, FAR),
        4 => (FAR, 1.0),
        5 => (NEAR, 1.0),
        6 => (0.0, FAR),
        _ => (0.0, NEAR),
    }
}

/// The dot of a place, counted from the square's corner.
fn dot((x, y): (f64, f64), square: Size) -> (usize, usize) {
    let (columns, rows) = (square.width * 2 - 1, square.height * 4 - 1);
    let nearest = |share: f64, count: u16| {
        // OK because shares are between 0 and 1.
        (share.clamp(0.0, 1.0) * f64::from(count)).round() as usize
    };
    (nearest(x, columns), nearest(y, rows))
}

/// The character of a point, counted from the square's corner.
pub(super) fn point_cell(point: Point, square: Size) -> (u16, u16) {
    let (x, y) = dot(place(point), square);
    // OK because a square is a few dots wide.
    ((x / 2) as u16, (y / 4) as u16)
}

impl Sheet {
    pub(super) fn new(square: Size) -> Self {
        Self::sized(square, usize::from(SIDE), usize::from(SIDE))
    }

    /// A sheet for one tile.
    pub(super) fn single(square: Size) -> Self {
        Self::sized(square, 1, 1)
    }

    fn sized(square: Size, across: usize, down: usize) -> Self {
        let columns = across * usize::from(square.width);
        let rows = down * usize::from(square.height);
        Self {
            square,
            columns,
            cells: vec![(0, Style::new()); columns * rows],
        }
    }

    /// Lays a tile: its four paths.
    pub(super) fn lay(
        &mut self,
        view: &View,
        square: Square,
        (tile, rot): (Tile, Rot),
        style: Style,
    ) {
        for entry in Point::all() {
            let exit = view.tables.exit(tile, rot, entry);
            if entry < exit {
                self.curve(square, entry, exit, style);
            }
        }
    }

    /// Draws one path across a square: straight in at both ends.
    pub(super) fn curve(&mut self, square: Square, entry: Point, exit: Point, style: Style) {
        let (from, to) = (place(entry), place(exit));
        // Leave the edge at a right angle, then bend towards the other end.
        let straight = |point: Point, (x, y): (f64, f64)| match point.number() {
            0 | 1 => (x, DEPTH),
            2 | 3 => (1.0 - DEPTH, y),
            4 | 5 => (x, 1.0 - DEPTH),
            _ => (DEPTH, y),
        };
        let (one, other) = (straight(entry, from), straight(exit, to));
        let steps = 48;
        for step in 0..=steps {
            let t = f64::from(step) / f64::from(steps);
            let along = |a: f64, b: f64, c: f64, d: f64| {
                let u = 1.0 - t;
                u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
            };
            let x = along(from.0, one.0, other.0, to.0);
            let y = along(from.1, one.1, other.1, to.1);
            self.set(square, (x, y), style);
        }
    }

    fn set(&mut self, square: Square, place: (f64, f64), style: Style) {
        /// The bit of each dot of a braille character, by column and row.
        const BITS: [[u8; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];
        let (x, y) = dot(place, self.square);
        let column = usize::from(square.column()) * usize::from(self.square.width) + x / 2;
        let row = usize::from(square.row()) * usize::from(self.square.height) + y / 4;
        if let Some((bits, held)) = self.cells.get_mut(row * self.columns + column) {
            *bits |= BITS[x % 2][y % 4];
            *held = style;
        }
    }

    /// Writes the dots, leaving what has none as it is.
    pub(super) fn paint(&self, (left, top): (u16, u16), brush: &mut Brush<'_>) {
        for (index, &(bits, style)) in self.cells.iter().enumerate() {
            if bits == 0 {
                continue;
            }
            // Braille patterns follow each other by their bits.
            let sign = char::from_u32(0x2800 + u32::from(bits)).unwrap_or(' ');
            // OK because a board is far smaller than 2^16 characters.
            let (x, y) = ((index % self.columns) as u16, (index / self.columns) as u16);
            brush.write(left + x, top + y, &sign.to_string(), style);
        }
    }
}
