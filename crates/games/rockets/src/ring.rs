//! Drawing one of a cell's neighbours, the fast way.
//!
//! [`Set64::sample`] finds a member anywhere on the board. A rocket's choices
//! are at most six cells around it, in three rows: three shifts gather them in
//! a byte, and tables do the rest in half the time, which random play feels.

use crate::layout::{Axial, Cell, Layout, number_along_row};
use engine::{Randomness, Set64};

/// The neighbours of a cell, by their place in the gathered byte.
#[derive(Clone, Copy)]
pub(crate) struct Ring {
    /// The upper left, the left and the lower left neighbour, whether or not
    /// they are on the board: what stands in bits 0 and 1, 2 and 4, 5 and 6
    /// begins there.
    above: u8,
    level: u8,
    below: u8,
    /// The cell that each bit stands for.
    cells: [Cell; 8],
}

/// Stands for two cells that no board has.
const NOWHERE: i8 = 62;

const RINGS: &[[Ring; 64]; 3] = &[
    Ring::all(Layout::Stack19),
    Ring::all(Layout::Flat37),
    Ring::all(Layout::Flat61),
];

/// For each gathered byte: byte 7 counts its bits, byte `rank` is the place of
/// the bit that `rank` lower ones precede.
const PICKS: &[u64; 128] = &{
    let mut picks = [0; 128];
    let mut gathered: usize = 0;
    while gathered < 128 {
        let mut rest = gathered;
        let mut count = 0;
        // The byte with all seven bits is never gathered.
        while rest != 0 && count < 6 {
            picks[gathered] |= (rest.trailing_zeros() as u64) << (8 * count);
            rest &= rest - 1;
            count += 1;
        }
        picks[gathered] |= count << 56;
        gathered += 1;
    }
    picks
};

impl Ring {
    /// The ring around a cell of the board.
    #[inline(always)]
    pub(crate) fn around(layout: Layout, cell: Cell) -> &'static Self {
        // The table has 64 entries, so that the mask is the bounds check.
        &RINGS[layout as usize][cell.index() & 63]
    }

    /// One of the cells of a set, each equally likely. The set is not empty
    /// and all its cells are in the ring.
    #[inline(always)]
    pub(crate) fn sample(&self, set: Set64, rng: &mut impl Randomness) -> Cell {
        let row = |first: u8| set.0.rotate_right(u32::from(first));
        let gathered =
            row(self.above) & 0b11 | (row(self.level) & 0b101) << 2 | (row(self.below) & 0b11) << 5;
        let picks = PICKS[(gathered & 127) as usize];
        // OK because the count is at most 6.
        let rank = rng.below((picks >> 56) as u32);
        self.cells[(picks >> (8 * rank) & 7) as usize]
    }

    const fn all(layout: Layout) -> [Self; 64] {
        let unused = Self {
            above: 0,
            level: 0,
            below: 0,
            cells: [Cell::new(0); 8],
        };
        let mut rings = [unused; 64];
        let mut cell = 0;
        while cell < layout.cells() {
            rings[cell as usize] = Self::new(layout, Cell::new(cell));
            cell += 1;
        }
        rings
    }

    const fn new(layout: Layout, cell: Cell) -> Self {
        let Axial { q, r } = layout.axial(cell);
        let above = first_of_row(layout, Axial { q, r: r - 1 });
        let level = first_of_row(layout, Axial { q: q - 1, r });
        let below = first_of_row(layout, Axial { q: q - 1, r: r + 1 });
        Self {
            above,
            level,
            below,
            cells: [
                numbered(above),
                numbered(above + 1),
                numbered(level),
                cell,
                numbered(level + 2),
                numbered(below),
                numbered(below + 1),
                cell,
            ],
        }
    }
}

/// The number of a cell, or the one it would have beyond its row's end; modulo
/// 64, as a rotation takes it.
const fn first_of_row(layout: Layout, place: Axial) -> u8 {
    let number = match number_along_row(layout.side(), place) {
        Some(number) => number,
        None => NOWHERE,
    };
    // OK because it is at least -1 and at most 62.
    (number & 63) as u8
}

const fn numbered(number: u8) -> Cell {
    Cell::new(number & 63)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives a chosen rank, whatever the bound.
    struct Rank(u32);

    impl Randomness for Rank {
        fn below(&mut self, bound: u32) -> u32 {
            assert!(self.0 < bound);
            self.0
        }
    }

    #[test]
    fn every_set_of_neighbours_is_drawn_from_evenly() {
        for layout in Layout::ALL {
            for cell in layout.iter() {
                let beside = layout.neighbours(cell);
                // Every subset but the empty one, from all of them downwards.
                let mut subset = beside.0;
                while subset != 0 {
                    let set = Set64(subset);
                    let drawn = |rank| {
                        let ring = Ring::around(layout, cell);
                        ring.sample(set, &mut Rank(rank)).number()
                    };
                    let all: Set64 = (0..set.len()).map(drawn).collect();
                    assert_eq!(all, set, "{layout} {cell}");
                    subset = (subset - 1) & beside.0;
                }
            }
        }
    }
}
