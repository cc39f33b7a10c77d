//! What happened, piece by piece.

use crate::Asteroids;
use crate::geometry::Facing;
use crate::hand::Hand;
use crate::number::{Asteroid, Point, Rot, Square, Tile};
use crate::score::EndReason;
use engine::{Clause, Events, Nature, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// Why a ship is eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Its path reached the board's edge.
    Edge,
    /// Its path reached an asteroid.
    Asteroid,
    /// Its path came back to where it starts.
    Loop,
    /// An asteroid removed the tile it stood on.
    TileRemoved,
    /// An asteroid drifted onto the square in front of it, in its own turn.
    Hit,
    /// It had to place a tile where an asteroid lay.
    Blocked,
}

impl Cause {
    /// The clause that eliminates the ship.
    pub fn clause(self) -> Clause {
        let (section, item) = match self {
            Self::Edge | Self::Asteroid | Self::Loop => (6, 2),
            Self::TileRemoved => (4, 3),
            Self::Hit => (4, 5),
            Self::Blocked => (4, 6),
        };
        Clause::new("AF", section, item)
    }
}

/// Where a drawn tile came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The tiles nobody has seen yet.
    Pile,
    /// The tiles that were put under them.
    Under,
}

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// It is settled who begins (AF-2.3).
    First {
        /// The first player.
        seat: Seat,
    },
    /// A tile went to the end of a hand (AF-2.1, AF-7.1).
    Drew {
        /// Whose hand.
        seat: Seat,
        /// The tile, known to that seat alone.
        tile: Option<Tile>,
        /// Where it came from.
        from: Source,
    },
    /// An asteroid was taken from the reserve (AF-2.2).
    AsteroidChosen {
        /// Which one.
        asteroid: Asteroid,
    },
    /// The dice sent the new asteroid to a square.
    AsteroidPlaced {
        /// Which one.
        asteroid: Asteroid,
        /// The square.
        square: Square,
    },
    /// The new asteroid lies on its square, turned at random.
    AsteroidSet {
        /// Which one.
        asteroid: Asteroid,
        /// Its square.
        square: Square,
        /// How it is turned.
        rot: Rot,
    },
    /// A ship was put on a starting mark.
    ShipPlaced {
        /// Whose ship.
        seat: Seat,
        /// The mark.
        mark: Facing,
    },
    /// A player's turn began.
    TurnBegan {
        /// The active player.
        seat: Seat,
    },
    /// The active player rolled both dice (AF-3.1).
    Rolled {
        /// The active player.
        seat: Seat,
        /// The blue die and the red one.
        dice: [u8; 2],
        /// Whether all asteroids move.
        moves: bool,
    },
    /// The die for one asteroid's move (AF-4.1).
    AsteroidRolled {
        /// Which one.
        asteroid: Asteroid,
        /// The die.
        die: u8,
    },
    /// A 6 found no asteroid in reserve or no empty square.
    NothingAdded {
        /// The asteroid it was rolled for.
        asteroid: Asteroid,
    },
    /// An asteroid turned on its square.
    AsteroidTurned {
        /// Which one.
        asteroid: Asteroid,
        /// Its square.
        square: Square,
        /// How it is turned now.
        rot: Rot,
    },
    /// An asteroid drifted to the next square.
    AsteroidDrifted {
        /// Which one.
        asteroid: Asteroid,
        /// The square it left.
        from: Square,
        /// The square it lies on now.
        to: Square,
    },
    /// An asteroid drifted off the board (AF-4.2).
    AsteroidLeft {
        /// Which one.
        asteroid: Asteroid,
        /// The square it left.
        from: Square,
    },
    /// An asteroid was knocked off the board by another (AF-4.4).
    AsteroidKnockedOut {
        /// Which one.
        asteroid: Asteroid,
        /// Where it lay.
        square: Square,
        /// The one that drifted there.
        by: Asteroid,
    },
    /// An asteroid pushed a tile under the pile (AF-4.3).
    TileRemoved {
        /// The tile.
        tile: Tile,
        /// Where it lay.
        square: Square,
        /// The asteroid that drifted there.
        by: Asteroid,
    },
    /// The active player placed a tile (AF-3.2).
    TilePlaced {
        /// The active player.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// How it is turned.
        rot: Rot,
        /// Its square.
        square: Square,
    },
    /// A ship followed its path over one tile (AF-6.1).
    ShipFlew {
        /// Whose ship.
        seat: Seat,
        /// The tile's square.
        square: Square,
        /// Where the path entered it.
        entry: Point,
        /// Where the path left it.
        exit: Point,
    },
    /// A ship came to rest in front of an empty square.
    ShipStopped {
        /// Whose ship.
        seat: Seat,
        /// What it faces now.
        at: Facing,
    },
    /// A ship was eliminated.
    Eliminated {
        /// Whose ship.
        seat: Seat,
        /// Why.
        cause: Cause,
    },
    /// The active player was shown the hand of a player it eliminated
    /// (AF-9.2).
    HandShown {
        /// The active player.
        to: Seat,
        /// Whose hand.
        seat: Seat,
        /// The tiles, known to these two seats.
        tiles: Option<Hand>,
    },
    /// The active player chose its hand after a bonus.
    Kept {
        /// The active player.
        seat: Seat,
        /// The hand now, known to that seat alone.
        tiles: Option<Hand>,
    },
    /// What the active player did not keep went under the pile, in ascending
    /// order.
    RestUnder {
        /// The active player.
        seat: Seat,
        /// How many tiles.
        count: u8,
        /// The tiles, known to that seat alone.
        tiles: Option<Vec<Tile>>,
    },
    /// The hand of an eliminated player went under the pile (AF-7.1).
    HandUnder {
        /// The eliminated player.
        seat: Seat,
        /// How many tiles.
        count: u8,
        /// The tiles, known to that seat alone.
        tiles: Option<Hand>,
    },
    /// The marker went from one seat to another, from nowhere, or away
    /// (AF-7.2 to AF-7.4).
    MarkerMoved {
        /// Who had it.
        from: Option<Seat>,
        /// Who has it now.
        to: Option<Seat>,
    },
    /// A player without tiles skipped the rest of its turn (AF-3.5).
    Skipped {
        /// The active player.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Why.
        end: EndReason,
        /// Who wins.
        winners: SeatSet,
    },
}

impl Events for Asteroids {
    fn hide(event: &mut Event, viewer: Viewer) {
        match event {
            Event::Drew { seat, tile, .. } if !viewer.is(*seat) => *tile = None,
            Event::HandShown { to, seat, tiles } if !viewer.is(*to) && !viewer.is(*seat) => {
                *tiles = None;
            }
            Event::RestUnder { seat, tiles, .. } if !viewer.is(*seat) => *tiles = None,
            Event::Kept { seat, tiles } | Event::HandUnder { seat, tiles, .. }
                if !viewer.is(*seat) =>
            {
                *tiles = None;
            }
            _ => {}
        }
    }

    fn nature(event: &Event) -> Nature {
        match event {
            Event::First { .. } => Self::revealing(2, 3),
            Event::ShipPlaced { .. } | Event::TurnBegan { .. } => Self::open(2, 3),
            Event::AsteroidChosen { .. }
            | Event::AsteroidPlaced { .. }
            | Event::AsteroidSet { .. } => Self::revealing(2, 2),
            Event::Rolled { .. } => Self::revealing(3, 1),
            // Everybody sees the tile now, which was in a hidden hand.
            Event::TilePlaced { .. } => Self::revealing(3, 2),
            Event::Skipped { .. } => Self::open(3, 5),
            Event::AsteroidRolled { .. } => Self::revealing(4, 1),
            Event::NothingAdded { .. }
            | Event::AsteroidTurned { .. }
            | Event::AsteroidDrifted { .. } => Self::open(4, 1),
            Event::AsteroidLeft { .. } => Self::open(4, 2),
            Event::TileRemoved { .. } => Self::open(4, 3),
            Event::AsteroidKnockedOut { .. } => Self::open(4, 4),
            Event::ShipFlew { .. } | Event::ShipStopped { .. } => Self::open(6, 1),
            Event::Eliminated { cause, .. } => Nature::open(cause.clause()),
            Event::Drew { .. } => Self::revealing(7, 1),
            Event::HandUnder { .. } => Self::open(7, 1),
            Event::MarkerMoved { from: None, .. } => Self::open(7, 2),
            Event::MarkerMoved { .. } => Self::open(7, 3),
            Event::HandShown { .. } => Self::revealing(9, 2),
            Event::Kept { .. } | Event::RestUnder { .. } => Self::open(9, 2),
            Event::Ended { end, .. } => Nature::open(end.ending().clause),
        }
    }
}
