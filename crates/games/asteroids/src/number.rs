//! Numbers of pieces and places, each of its own type and never out of range.

use engine::number;

number! {
    /// A path tile: 0 to 48.
    pub Tile below 49, "a path tile"
}

number! {
    /// An asteroid tile: 0 to 9.
    pub Asteroid below 10, "an asteroid tile"
}

number! {
    /// A square of the board: 6 · row + column, row 0 at the top (AF-1.1).
    pub Square below 36, "a square"
}

number! {
    /// An entry point of a square, clockwise from the left end of the top
    /// edge (AF-1.2).
    pub Point below 8, "an entry point"
}

number! {
    /// Quarter turns clockwise (AF-1.3).
    pub Rot below 4, "a number of quarter turns"
}

impl Rot {
    /// This many quarter turns more.
    #[inline]
    pub const fn plus(self, more: u8) -> Self {
        Self((self.0 + more) & 3)
    }
}
