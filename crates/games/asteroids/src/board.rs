//! What lies on the squares, and where paths lead.

use crate::geometry::Facing;
use crate::number::{Asteroid, Point, Rot, Square, Tile};
use crate::tables::Tables;
use engine::Set64;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// What lies on a square that is not empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Piece {
    /// A path tile.
    Tile {
        /// Which one.
        tile: Tile,
        /// How it is turned.
        rot: Rot,
    },
    /// An asteroid.
    Asteroid {
        /// Which one.
        asteroid: Asteroid,
        /// How it is turned.
        rot: Rot,
    },
}

impl Piece {
    /// A path tile, if there is one with that number and turn.
    pub fn tile(tile: u8, rot: u8) -> Option<Self> {
        Some(Self::Tile {
            tile: Tile::new(tile)?,
            rot: Rot::new(rot)?,
        })
    }

    /// An asteroid, if there is one with that number and turn.
    pub fn asteroid(asteroid: u8, rot: u8) -> Option<Self> {
        Some(Self::Asteroid {
            asteroid: Asteroid::new(asteroid)?,
            rot: Rot::new(rot)?,
        })
    }
}

/// A piece in one byte: tiles first, then asteroids, each number four times
/// for its turns. Counted from 1, so that `Option<Cell>` is one byte too.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell(NonZeroU8);

impl Cell {
    const FIRST_ASTEROID: u8 = 4 * Tile::COUNT as u8;

    #[inline]
    const fn of(packed: u8) -> Self {
        Self(NonZeroU8::MIN.saturating_add(packed))
    }

    #[inline]
    const fn packed(self) -> u8 {
        self.0.get() - 1
    }

    #[inline]
    const fn tile(tile: Tile, rot: Rot) -> Self {
        Self::of(tile.number() * 4 + rot.number())
    }

    #[inline]
    const fn asteroid(asteroid: Asteroid, rot: Rot) -> Self {
        Self::of(Self::FIRST_ASTEROID + asteroid.number() * 4 + rot.number())
    }

    #[inline]
    const fn is_asteroid(self) -> bool {
        self.packed() >= Self::FIRST_ASTEROID
    }

    #[inline]
    fn piece(self) -> Piece {
        let packed = self.packed();
        let rot = Rot::of(packed & 3);
        if self.is_asteroid() {
            Piece::Asteroid {
                asteroid: Asteroid::of((packed - Self::FIRST_ASTEROID) / 4),
                rot,
            }
        } else {
            Piece::Tile {
                tile: Tile::of(packed / 4),
                rot,
            }
        }
    }
}

/// Where a ship gets to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Journey {
    /// It faces an empty square.
    Ends(Facing),
    /// Its path reaches the board's edge.
    Edge,
    /// Its path reaches the asteroid on this square.
    Asteroid(Square),
    /// Its path comes back to where it starts.
    Loop,
}

/// The 36 squares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    cells: [Option<Cell>; Square::COUNT],
    empty: Set64,
}

impl Board {
    /// Nothing on any square.
    pub(crate) const EMPTY: Self = Self {
        cells: [None; Square::COUNT],
        empty: Set64::below(Square::COUNT as u32),
    };

    #[inline]
    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()].map(Cell::piece)
    }

    #[inline]
    pub(crate) fn has_asteroid(&self, square: Square) -> bool {
        self.cells[square.index()].is_some_and(Cell::is_asteroid)
    }

    /// The squares with nothing on them.
    #[inline]
    pub(crate) fn empty(&self) -> Set64 {
        self.empty
    }

    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.cells[square.index()] = Some(match piece {
            Piece::Tile { tile, rot } => Cell::tile(tile, rot),
            Piece::Asteroid { asteroid, rot } => Cell::asteroid(asteroid, rot),
        });
        self.empty.remove(square.number());
    }

    #[inline]
    pub(crate) fn clear(&mut self, square: Square) {
        self.cells[square.index()] = None;
        self.empty.insert(square.number());
    }

    /// The whole board, square 0 first.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Option<Piece>> + '_ {
        self.cells.iter().map(|cell| cell.map(Cell::piece))
    }

    /// AF-6.1: follows the path from `start` through every tile in a row.
    /// `pass` hears of each tile on the way: square, entry and exit.
    ///
    /// A path can be walked backwards too, so one that never ends comes back
    /// to its start: no other point needs watching (AF-6.2).
    #[inline]
    pub(crate) fn follow(
        &self,
        tables: &Tables,
        start: Facing,
        mut pass: impl FnMut(Square, Point, Point),
    ) -> Journey {
        let mut at = start;
        loop {
            let Some(cell) = self.cells[at.square().index()] else {
                return Journey::Ends(at);
            };
            if cell.is_asteroid() {
                return Journey::Asteroid(at.square());
            }
            let exit = Point::of(tables.exits(cell.packed())[at.entry().index()]);
            pass(at.square(), at.entry(), exit);
            let Some(next) = Facing::new(at.square(), exit).across() else {
                return Journey::Edge;
            };
            at = next;
            if at == start {
                return Journey::Loop;
            }
        }
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map()
            .entries(
                Square::all()
                    .filter_map(|square| self.piece(square).map(|piece| (square.number(), piece))),
            )
            .finish()
    }
}
