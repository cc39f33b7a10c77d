//! The boards: cells, who touches whom, and where everything starts.

use engine::{Set64, number};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;

number! {
    /// A cell of the board. LR-1.4: cells are numbered row by row from the top,
    /// left to right.
    pub Cell
}

impl Cell {
    /// The set with this cell alone.
    #[inline]
    pub(crate) const fn alone(self) -> Set64 {
        Set64::single(self.0)
    }
}

/// Where a cell lies, from the centre: `q` grows to the right, `r` downwards
/// along the rows, which are shifted by half a cell each.
///
/// With rows one apart, the cell's middle is at `x = q + r / 2` cell widths.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Axial {
    /// The column along the row.
    pub q: i8,
    /// The row; the middle one is 0.
    pub r: i8,
}

impl Axial {
    /// The steps to the six neighbours, clockwise from the upper right.
    pub const STEPS: [Self; 6] = [
        Self { q: 1, r: -1 },
        Self { q: 1, r: 0 },
        Self { q: 0, r: 1 },
        Self { q: -1, r: 1 },
        Self { q: -1, r: 0 },
        Self { q: 0, r: -1 },
    ];

    /// How many steps away the centre is.
    pub const fn ring(self) -> u16 {
        let (q, r) = (self.q as i16, self.r as i16);
        let (q, r, s) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
        let qr = if q > r { q } else { r };
        if qr > s { qr } else { s }
    }
}

/// The board and the galaxies on it at the start.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// LR-1.2: side 3, stacks of 2 on the rim, 3 inside and 4 in the centre.
    #[default]
    Stack19,
    /// LR-1.3: side 4, single galaxies and a stack of 4 in the centre.
    Flat37,
    /// LR-1.3: side 5, single galaxies.
    Flat61,
}

/// The highest stack of any layout.
pub const MAX_HEIGHT: usize = 4;

impl Layout {
    /// Every layout, the smallest first.
    pub const ALL: [Self; 3] = [Self::Stack19, Self::Flat37, Self::Flat61];

    /// The names of [`ALL`](Self::ALL).
    pub(crate) const NAMES: [&'static str; 3] = ["stack19", "flat37", "flat61"];

    /// Its name in options: `stack19`.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// How many cells a side of the board has.
    pub const fn side(self) -> u8 {
        match self {
            Self::Stack19 => 3,
            Self::Flat37 => 4,
            Self::Flat61 => 5,
        }
    }

    /// How many cells the board has.
    #[inline]
    pub const fn cells(self) -> u8 {
        let side = self.side();
        3 * side * (side - 1) + 1
    }

    /// Whether the cell lies on this board.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.0 < self.cells()
    }

    /// Every cell, ascending.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..self.cells()).map(Cell)
    }

    /// The numbers of the cells of each row, from the top.
    pub fn rows(self) -> impl Iterator<Item = Range<u8>> {
        let side = self.side();
        let mut start = 0;
        (0..2 * side - 1).map(move |row| {
            let row_start = start;
            start += row_length(side, row);
            row_start..start
        })
    }

    /// Where a cell of this board lies.
    ///
    /// # Panics
    /// If the cell is not on the board.
    pub const fn axial(self, cell: Cell) -> Axial {
        assert!(self.contains(cell), "the cell is on the board");
        axial(self.side(), cell.0)
    }

    /// The cell that lies there, if the board reaches so far.
    pub const fn cell_at(self, place: Axial) -> Option<Cell> {
        if place.ring() >= self.side() as u16 {
            return None;
        }
        match number_along_row(self.side(), place) {
            // OK because it is on the board.
            Some(number) => Some(Cell(number as u8)),
            None => None,
        }
    }

    /// The six corners, clockwise from the top left (LR-1.4).
    pub const fn corners(self) -> [Cell; 6] {
        self.tables().corners
    }

    /// The cell in the middle.
    pub const fn centre(self) -> Cell {
        Cell(self.cells() / 2)
    }

    /// The cells adjacent to a cell, that is, sharing an edge (LR-1.1). Empty
    /// for a cell that is not on the board.
    #[inline]
    pub const fn neighbours(self, cell: Cell) -> Set64 {
        if cell.0 < 64 {
            self.around(cell)
        } else {
            Set64::EMPTY
        }
    }

    /// The neighbours of a cell that is known to be on the board.
    #[inline(always)]
    pub(crate) const fn around(self, cell: Cell) -> Set64 {
        // The table has 64 entries, so that the mask is the bounds check.
        self.tables().neighbours[cell.index() & 63]
    }

    /// How many galaxies a cell holds before unused bases are turned over:
    /// LR-1.2 and LR-1.3. None on the corners.
    ///
    /// # Panics
    /// If the cell is not on the board.
    pub const fn galaxies(self, cell: Cell) -> u8 {
        if self.is_corner(cell) {
            return 0;
        }
        match (self, self.axial(cell).ring()) {
            (Self::Stack19 | Self::Flat37, 0) => 4,
            (Self::Stack19, 1) => 3,
            (Self::Stack19, _) => 2,
            _ => 1,
        }
    }

    /// The corners on which `rockets` rockets start, rocket 0 first (LR-2.1).
    /// For 2 to 6 rockets; other numbers have no corners.
    pub const fn starting_corners(self, rockets: u8) -> &'static [Cell] {
        match rockets {
            2 => &self.tables().starts_2,
            3 => &self.tables().starts_3,
            4 => &self.tables().starts_4,
            5 => self.tables().corners.split_at(5).0,
            6 => &self.tables().corners,
            _ => &[],
        }
    }

    /// The cells that hold at least 1, 2, 3 and 4 galaxies before unused bases
    /// are turned over.
    #[inline]
    pub(crate) const fn levels(self) -> [Set64; MAX_HEIGHT] {
        self.tables().levels
    }

    const fn is_corner(self, cell: Cell) -> bool {
        let Axial { q, r } = self.axial(cell);
        let rim = self.side() - 1;
        // Two of the three cube coordinates are as large as they get.
        let far = [
            q.unsigned_abs() == rim,
            r.unsigned_abs() == rim,
            (q + r).unsigned_abs() == rim,
        ];
        far[0] as u8 + far[1] as u8 + far[2] as u8 == 2
    }

    #[inline(always)]
    const fn tables(self) -> &'static Tables {
        &TABLES[self as usize]
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the rules look up, worked out when compiling.
struct Tables {
    neighbours: [Set64; 64],
    levels: [Set64; MAX_HEIGHT],
    corners: [Cell; 6],
    starts_2: [Cell; 2],
    starts_3: [Cell; 3],
    starts_4: [Cell; 4],
}

const TABLES: &[Tables; 3] = &[
    Tables::new(Layout::Stack19),
    Tables::new(Layout::Flat37),
    Tables::new(Layout::Flat61),
];

impl Tables {
    const fn new(layout: Layout) -> Self {
        let side = layout.side();
        let cells = layout.cells();
        let mut neighbours = [Set64::EMPTY; 64];
        let mut levels = [Set64::EMPTY; MAX_HEIGHT];
        let mut cell = 0;
        while cell < cells {
            let here = axial(side, cell);
            let mut other = 0;
            while other < cells {
                let there = axial(side, other);
                let step = Axial {
                    q: there.q - here.q,
                    r: there.r - here.r,
                };
                if step.ring() == 1 {
                    neighbours[cell as usize].insert(other);
                }
                other += 1;
            }
            let mut level = 0;
            while level < layout.galaxies(Cell(cell)) {
                levels[level as usize].insert(cell);
                level += 1;
            }
            cell += 1;
        }
        // LR-1.4: clockwise from the top left.
        let middle = cells / 2;
        let corners = [
            Cell(0),
            Cell(side - 1),
            Cell(middle + side - 1),
            Cell(cells - 1),
            Cell(cells - side),
            Cell(middle - (side - 1)),
        ];
        Self {
            neighbours,
            levels,
            corners,
            // LR-2.1: 2 rockets on corners 0,3; 3 on 0,2,4; 4 on 0,1,3,4.
            starts_2: [corners[0], corners[3]],
            starts_3: [corners[0], corners[2], corners[4]],
            starts_4: [corners[0], corners[1], corners[3], corners[4]],
        }
    }
}

const fn row_length(side: u8, row: u8) -> u8 {
    let below = 2 * side - 2 - row;
    side + if row < below { row } else { below }
}

/// Where the row's first cell lies; `rim` is the last row's `r`.
const fn row_begins(rim: i8, r: i8) -> i8 {
    if r < 0 { -rim - r } else { -rim }
}

const fn axial(side: u8, cell: u8) -> Axial {
    let mut row = 0;
    let mut column = cell;
    while column >= row_length(side, row) {
        column -= row_length(side, row);
        row += 1;
    }
    // OK because the largest board has 9 rows of at most 9 cells.
    let rim = side as i8 - 1;
    let r = row as i8 - rim;
    Axial {
        q: row_begins(rim, r) + column as i8,
        r,
    }
}

/// The number of the cell at a place, counted along its row and on beyond the
/// row's ends. Nothing above the first row or below the last.
pub(crate) const fn number_along_row(side: u8, place: Axial) -> Option<i8> {
    // OK because the largest board has 9 rows of at most 9 cells, and callers
    // go at most one cell beyond.
    let rim = side as i8 - 1;
    if place.r < -rim || place.r > rim {
        return None;
    }
    let mut number = place.q - row_begins(rim, place.r);
    let mut row = 0;
    while (row as i8) < place.r + rim {
        number += row_length(side, row) as i8;
        row += 1;
    }
    Some(number)
}
