//! The board's geometry: squares, their points, and what lies across them.

use crate::number::{Point, Square};
use serde::{Deserialize, Serialize};

/// Squares in a row, and in a column (AF-1.1).
pub const SIDE: u8 = 6;

/// How many facings there are: 36 squares with 8 points each.
pub(crate) const FACINGS: usize = Square::COUNT * Point::COUNT;

/// One of the four ways across an edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Towards row 0.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the last row.
    Down,
    /// Towards column 0.
    Left,
}

impl Direction {
    /// The directions clockwise: the edge with points 0 and 1 first.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// Turned that many quarters clockwise.
    #[inline]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) & 3]
    }
}

impl Square {
    /// The square in a row and a column, each below [`SIDE`].
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < SIDE && column < SIDE {
            Self::new(row * SIDE + column)
        } else {
            None
        }
    }

    /// Its row, 0 at the top.
    #[inline]
    pub const fn row(self) -> u8 {
        self.number() / SIDE
    }

    /// Its column, 0 at the left.
    #[inline]
    pub const fn column(self) -> u8 {
        self.number() % SIDE
    }

    /// The next square in a direction, unless the board ends there.
    #[inline]
    pub fn neighbour(self, direction: Direction) -> Option<Self> {
        // Both points of an edge lead to the same square.
        Facing::new(self, Point::of(direction as u8 * 2))
            .across()
            .map(Facing::square)
    }
}

impl Point {
    /// The edge the point lies on.
    #[inline]
    pub const fn edge(self) -> Direction {
        Direction::ALL[self.index() / 2]
    }

    /// The point of the neighbouring square that it joins (AF-1.2).
    #[inline]
    pub const fn joined(self) -> Self {
        // 0-5, 1-4, 2-7, 3-6.
        const JOINED: [u8; 8] = [5, 4, 7, 6, 1, 0, 3, 2];
        Self::of(JOINED[self.index()])
    }
}

/// A point of a square. A ship there faces the square and will enter it at
/// the point; a path there leaves the square through the point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Parts", into = "Parts")]
pub struct Facing(u16);

#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Parts {
    /// The square that the point belongs to.
    square: Square,
    /// The point.
    entry: Point,
}

impl Facing {
    /// The point `entry` of `square`.
    #[inline]
    pub const fn new(square: Square, entry: Point) -> Self {
        Self(square.number() as u16 * 8 + entry.number() as u16)
    }

    /// The facing with that packed number, which is below [`FACINGS`].
    #[inline]
    pub(crate) const fn of(packed: u16) -> Self {
        debug_assert!((packed as usize) < FACINGS);
        Self(packed)
    }

    /// Square and point in one number.
    #[inline]
    pub(crate) const fn packed(self) -> u16 {
        self.0
    }

    /// The square.
    #[inline]
    pub const fn square(self) -> Square {
        // OK because packed numbers are below 288.
        Square::of((self.0 >> 3) as u8)
    }

    /// The point of the square.
    #[inline]
    pub const fn entry(self) -> Point {
        Point::of((self.0 & 7) as u8)
    }

    /// The point of the neighbouring square that this one joins, unless it
    /// lies on the board's edge (AF-1.2).
    #[inline]
    pub const fn across(self) -> Option<Self> {
        match ACROSS[self.0 as usize] {
            EDGE => None,
            packed => Some(Self(packed)),
        }
    }

    /// Whether this is one of the 48 starting marks (AF-1.6).
    #[inline]
    pub const fn is_mark(self) -> bool {
        ACROSS[self.0 as usize] == EDGE
    }

    /// The place of a starting mark among [`MARKS`].
    pub(crate) const fn mark_number(self) -> Option<u8> {
        MARK_NUMBERS[self.0 as usize]
    }
}

impl From<Parts> for Facing {
    fn from(parts: Parts) -> Self {
        Self::new(parts.square, parts.entry)
    }
}

impl From<Facing> for Parts {
    fn from(facing: Facing) -> Self {
        Self {
            square: facing.square(),
            entry: facing.entry(),
        }
    }
}

/// Stands in [`ACROSS`] for the board's edge. With facings in a non-zero number, and
/// `Option` here and for the ships, random games take 10% longer: following a path
/// waits for one number after the other, and each would first be moved to count from 0.
pub(crate) const EDGE: u16 = u16::MAX;

/// What lies across each point: the packed number of the facing there, or
/// [`EDGE`].
pub(crate) const ACROSS: &[u16; FACINGS] = &{
    let mut table = [EDGE; FACINGS];
    let mut packed = 0;
    while packed < FACINGS as u16 {
        let (square, point) = (Facing(packed).square(), Facing(packed).entry());
        let (row, column) = (square.row(), square.column());
        // Rows and columns beyond the board wrap round to 255, which `at`
        // refuses.
        let neighbour = match point.edge() {
            Direction::Up => Square::at(row.wrapping_sub(1), column),
            Direction::Right => Square::at(row, column + 1),
            Direction::Down => Square::at(row + 1, column),
            Direction::Left => Square::at(row, column.wrapping_sub(1)),
        };
        if let Some(neighbour) = neighbour {
            table[packed as usize] = Facing::new(neighbour, point.joined()).0;
        }
        packed += 1;
    }
    table
};

/// AF-1.6: the starting marks, by square, then by point.
pub const MARKS: [Facing; 48] = {
    let mut marks = [Facing(0); 48];
    let mut found = 0;
    let mut packed = 0;
    while packed < FACINGS as u16 {
        if ACROSS[packed as usize] == EDGE {
            marks[found] = Facing(packed);
            found += 1;
        }
        packed += 1;
    }
    assert!(found == 48);
    marks
};

/// The place of each point among [`MARKS`], if it is one of them.
const MARK_NUMBERS: &[Option<u8>; FACINGS] = &{
    let mut numbers = [None; FACINGS];
    let mut number = 0;
    while number < MARKS.len() {
        numbers[MARKS[number].0 as usize] = Some(number as u8); // OK because it is below 48.
        number += 1;
    }
    numbers
};
