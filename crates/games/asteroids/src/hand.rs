//! Tiles in a hand, tiles kept from a choice, and tiles under the pile.

use crate::number::Tile;
use engine::Set64;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A list of tiles for those who read it: as a plain list, and by numbers.
macro_rules! tile_list {
    ($Tiles:ident) => {
        impl From<$Tiles> for Vec<Tile> {
            fn from(tiles: $Tiles) -> Self {
                tiles.tiles().to_vec()
            }
        }

        impl fmt::Debug for $Tiles {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_list()
                    .entries(self.tiles().iter().map(|tile| tile.number()))
                    .finish()
            }
        }
    };
}

/// How many tiles a full hand has (AF-2.1).
pub const HAND: usize = 3;

/// A hand of up to three tiles, in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("maxItems" = HAND)))]
#[serde(try_from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct Hand {
    // Places beyond `len` hold tile 0, so that equal hands are equal bytes.
    tiles: [Tile; HAND],
    len: u8,
}

impl Hand {
    /// No tile.
    pub const EMPTY: Self = Self {
        tiles: [Tile::of(0); HAND],
        len: 0,
    };

    /// The tiles, oldest first.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.len()]
    }

    /// How many tiles there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether it can't take another tile.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() == HAND
    }

    /// Where the tile is, if it is in the hand.
    #[inline]
    pub fn position(&self, tile: Tile) -> Option<usize> {
        self.tiles().iter().position(|&held| held == tile)
    }

    /// The tiles as a set of numbers.
    pub(crate) fn set(&self) -> Set64 {
        self.tiles().iter().map(|tile| tile.number()).collect()
    }

    /// AF-7.1: a drawn tile goes to the end. The hand is not full.
    #[inline]
    pub(crate) fn push(&mut self, tile: Tile) {
        self.tiles[self.len()] = tile;
        self.len += 1;
    }

    /// Takes out the tile at a position of the hand; the others stay in order.
    #[inline]
    pub(crate) fn remove(&mut self, position: usize) -> Tile {
        let tile = self.tiles[position];
        self.len -= 1;
        for place in position..self.len() {
            self.tiles[place] = self.tiles[place + 1];
        }
        self.tiles[self.len()] = Tile::of(0);
        tile
    }
}

impl TryFrom<Vec<Tile>> for Hand {
    type Error = String;

    fn try_from(tiles: Vec<Tile>) -> Result<Self, String> {
        if tiles.len() > HAND {
            return Err(format!("{} tiles are more than a hand", tiles.len()));
        }
        Ok(tiles.into_iter().fold(Self::EMPTY, |mut hand, tile| {
            hand.push(tile);
            hand
        }))
    }
}

tile_list!(Hand);

/// The tiles kept after a bonus: at most a hand, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct Kept {
    tiles: [Tile; HAND],
    len: u8,
}

impl Kept {
    /// These tiles, if they are at most three and in ascending order.
    pub fn new(tiles: &[Tile]) -> Option<Self> {
        if tiles.len() > HAND || !tiles.is_sorted_by(|one, next| one < next) {
            return None;
        }
        let mut kept = Self::default();
        kept.tiles[..tiles.len()].copy_from_slice(tiles);
        kept.len = tiles.len() as u8; // OK because it is at most 3.
        Some(kept)
    }

    /// The members of a set of at most three tiles.
    pub(crate) fn of(set: Set64) -> Self {
        let mut kept = Self::default();
        for number in set {
            kept.tiles[usize::from(kept.len)] = Tile::of(number);
            kept.len += 1;
        }
        kept
    }

    /// The tiles, ascending.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    pub(crate) fn set(&self) -> Set64 {
        self.tiles().iter().map(|tile| tile.number()).collect()
    }
}

impl TryFrom<Vec<Tile>> for Kept {
    type Error = String;

    fn try_from(tiles: Vec<Tile>) -> Result<Self, String> {
        Self::new(&tiles).ok_or_else(|| "kept tiles are at most three, ascending".to_owned())
    }
}

tile_list!(Kept);

/// What was put under the pile, drawn after everything above it (AF-7.1).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Under {
    // Places beyond `len` hold tile 0, so that equal piles are equal bytes.
    tiles: [Tile; Tile::COUNT],
    len: u8,
}

impl Under {
    pub(crate) const EMPTY: Self = Self {
        tiles: [Tile::of(0); Tile::COUNT],
        len: 0,
    };

    /// The tiles, the next to be drawn first.
    #[inline]
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.len()]
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a tile below all others. There are no more than 49.
    #[inline]
    pub(crate) fn push(&mut self, tile: Tile) {
        self.tiles[self.len()] = tile;
        self.len += 1;
    }

    /// Draws the uppermost tile.
    pub(crate) fn pop(&mut self) -> Option<Tile> {
        let &tile = self.tiles().first()?;
        let len = self.len();
        self.tiles.copy_within(1..len, 0);
        self.tiles[len - 1] = Tile::of(0);
        self.len -= 1;
        Some(tile)
    }
}

impl fmt::Debug for Under {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.tiles().iter().map(|tile| tile.number()))
            .finish()
    }
}
