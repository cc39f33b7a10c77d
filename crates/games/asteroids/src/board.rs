//! What lies on the squares, and where paths lead.

use crate::geometry::{ACROSS, EDGE, Facing};
use crate::number::{Asteroid, Point, Rot, Square, Tile};
use crate::tables::Tables;
use engine::Set64;
use serde::{Deserialize, Serialize};

/// What lies on a square that is not empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

/// A square's content in one byte: tiles first, then asteroids, each number
/// four times for its turns, and last nothing, so that a path is followed with one
/// comparison a tile. As an `Option` around a non-zero byte random games take 4% more
/// instructions and 4% longer.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell(u8);

impl Cell {
    const EMPTY: Self = Self(u8::MAX);
    const FIRST_ASTEROID: u8 = 4 * Tile::COUNT as u8;

    #[inline]
    const fn tile(tile: Tile, rot: Rot) -> Self {
        Self(tile.number() * 4 + rot.number())
    }

    #[inline]
    const fn asteroid(asteroid: Asteroid, rot: Rot) -> Self {
        Self(Self::FIRST_ASTEROID + asteroid.number() * 4 + rot.number())
    }

    #[inline]
    fn piece(self) -> Option<Piece> {
        if self == Self::EMPTY {
            return None;
        }
        let rot = Rot::of(self.0 & 3);
        Some(if self.0 < Self::FIRST_ASTEROID {
            Piece::Tile {
                tile: Tile::of(self.0 / 4),
                rot,
            }
        } else {
            Piece::Asteroid {
                asteroid: Asteroid::of((self.0 - Self::FIRST_ASTEROID) / 4),
                rot,
            }
        })
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
    cells: [Cell; Square::COUNT],
    empty: Set64,
}

impl Board {
    /// Nothing on any square.
    pub(crate) const EMPTY: Self = Self {
        cells: [Cell::EMPTY; Square::COUNT],
        empty: Set64::below(Square::COUNT as u32),
    };

    #[inline]
    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()].piece()
    }

    #[inline]
    pub(crate) fn has_asteroid(&self, square: Square) -> bool {
        let cell = self.cells[square.index()];
        cell.0 >= Cell::FIRST_ASTEROID && cell != Cell::EMPTY
    }

    /// The squares with nothing on them.
    #[inline]
    pub(crate) fn empty(&self) -> Set64 {
        self.empty
    }

    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.cells[square.index()] = match piece {
            Piece::Tile { tile, rot } => Cell::tile(tile, rot),
            Piece::Asteroid { asteroid, rot } => Cell::asteroid(asteroid, rot),
        };
        self.empty.remove(square.number());
    }

    #[inline]
    pub(crate) fn clear(&mut self, square: Square) {
        self.cells[square.index()] = Cell::EMPTY;
        self.empty.insert(square.number());
    }

    /// The whole board, square 0 first.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Option<Piece>> + '_ {
        self.cells.iter().map(|cell| cell.piece())
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
            let cell = self.cells[at.square().index()];
            if cell.0 >= Cell::FIRST_ASTEROID {
                return if cell == Cell::EMPTY {
                    Journey::Ends(at)
                } else {
                    Journey::Asteroid(at.square())
                };
            }
            let exit = Point::of(tables.exits(cell.0)[at.entry().index()]);
            pass(at.square(), at.entry(), exit);
            let next = ACROSS[Facing::new(at.square(), exit).packed() as usize];
            if next == EDGE {
                return Journey::Edge;
            }
            at = Facing::of(next);
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
