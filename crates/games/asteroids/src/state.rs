//! The state of a game.

use crate::board::Board;
use crate::geometry::Facing;
use crate::hand::{Hand, Under};
use crate::number::{Asteroid, Square, Tile};
use crate::options::Options;
use crate::score::EndReason;
use crate::tables::TablesRef;
use engine::{GameSpec, MAX_SEATS, Seat, SeatSet, Seats, Set64, StartError, State, Turn};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// Why a new asteroid comes onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// It belongs to the set-up (AF-2.2).
    SetUp,
    /// Fewer than two were left when a turn began (AF-4.7).
    TopUp,
    /// A 6 was rolled for another asteroid (AF-4.1).
    Six,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "due")]
pub enum Phase {
    /// Chance says who begins.
    First,
    /// Chance deals a tile to the first seat with fewer than three.
    Deal,
    /// Chance takes an asteroid from the reserve.
    Asteroid {
        /// Why.
        why: Arrival,
    },
    /// Chance sends that asteroid to an empty square.
    AsteroidSquare {
        /// Why.
        why: Arrival,
        /// Which one.
        asteroid: Asteroid,
    },
    /// Chance turns that asteroid.
    AsteroidRot {
        /// Why.
        why: Arrival,
        /// Which one.
        asteroid: Asteroid,
        /// Its square.
        square: Square,
    },
    /// The active player puts its ship on a starting mark.
    Mark,
    /// The active player rolls both dice.
    Dice,
    /// One die is rolled for the next asteroid to act.
    Die,
    /// The active player places a tile.
    Place,
    /// The active player chooses the hand it keeps.
    Bonus,
    /// The active player draws from the unseen pile.
    Draw,
    /// Nothing: the game is over.
    Over {
        /// Why.
        end: EndReason,
    },
}

/// A ship's facing, or none if it is not on the board: two bytes, so that all
/// ships are compared at once. What an `Option` costs is said at
/// [`EDGE`](crate::geometry::EDGE).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ship(u16);

impl Ship {
    pub(crate) const NONE: Self = Self(u16::MAX);

    #[inline]
    pub(crate) const fn at(facing: Facing) -> Self {
        Self(facing.packed())
    }

    #[inline]
    pub(crate) fn facing(self) -> Option<Facing> {
        (self != Self::NONE).then(|| Facing::of(self.0))
    }

    /// Whether the ship faces the square.
    #[inline]
    pub(crate) fn faces(self, square: Square) -> bool {
        self.0 >> 3 == u16::from(square.number())
    }
}

impl std::fmt::Debug for Ship {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.facing().fmt(f)
    }
}

/// A game of Asteroid Field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asteroids {
    pub(crate) tables: TablesRef,
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    pub(crate) phase: Phase,
    /// The active player; seat 0 until the first player is known.
    pub(crate) active: Seat,
    /// The ships on the board.
    pub(crate) flying: SeatSet,
    /// Once the game is over: who wins.
    pub(crate) winners: SeatSet,
    pub(crate) marker: Option<Seat>,
    /// This turn's roll: blue, red.
    pub(crate) dice: Option<[u8; 2]>,
    pub(crate) board: Board,
    pub(crate) ships: [Ship; MAX_SEATS],
    pub(crate) hands: [Hand; MAX_SEATS],
    /// The moment at which a seat was eliminated, if it was.
    pub(crate) fallen: [Option<NonZeroU8>; MAX_SEATS],
    /// The tiles nobody has seen yet.
    pub(crate) unseen: Set64,
    pub(crate) under: Under,
    /// The asteroids not yet used, by number.
    pub(crate) reserve: Set64,
    /// The asteroids on the board, by their place in the order of AF-4.1.
    pub(crate) afloat: Set64,
    /// Those that have yet to act in this movement, likewise.
    pub(crate) to_act: Set64,
    /// The squares of the asteroids afloat, by number; square 0 for others.
    pub(crate) squares: [Square; Asteroid::COUNT],
}

impl State for Asteroids {
    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::start_with(options, seats, TablesRef::STANDARD)
    }

    fn still_in(&self) -> SeatSet {
        let flies = |seat: &Seat| self.fallen[seat.index()].is_none();
        self.seats.iter().filter(flies).collect()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Mark | Phase::Place | Phase::Bonus => Turn::Decide(self.active),
            Phase::Over { .. } => Turn::Over,
            _ => Turn::Chance,
        }
    }

    engine::own_options_and_seats!();
}

impl Asteroids {
    /// A game before its first chance outcome, with any tables.
    pub fn start_with(
        options: &Options,
        seats: Seats,
        tables: TablesRef,
    ) -> Result<Self, StartError> {
        Self::check_seats(seats)?;
        options.check(seats)?;
        Ok(Self {
            tables,
            options: *options,
            seats,
            phase: match options.first {
                Some(_) => Phase::Deal,
                None => Phase::First,
            },
            active: options.first.unwrap_or_default(),
            flying: SeatSet::EMPTY,
            winners: SeatSet::EMPTY,
            marker: None,
            dice: None,
            board: Board::EMPTY,
            ships: [Ship::NONE; MAX_SEATS],
            hands: [Hand::EMPTY; MAX_SEATS],
            fallen: [None; MAX_SEATS],
            unseen: Set64::below(Tile::COUNT as u32),
            under: Under::EMPTY,
            reserve: Set64::below(Asteroid::COUNT as u32),
            afloat: Set64::EMPTY,
            to_act: Set64::EMPTY,
            squares: [Square::of(0); Asteroid::COUNT],
        })
    }

    /// The tiles this game is played with.
    pub fn tables(&self) -> &TablesRef {
        &self.tables
    }

    /// What is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The hand of the active player.
    #[inline]
    pub(crate) fn hand(&self) -> &Hand {
        &self.hands[self.active.index()]
    }

    /// What the active player's ship faces, if it flies.
    #[inline]
    pub(crate) fn facing(&self) -> Option<Facing> {
        self.ships[self.active.index()].facing()
    }

    /// The seat whose hand is dealt next: the first with fewer than three.
    #[inline]
    pub(crate) fn dealt_to(&self) -> Seat {
        self.seats
            .iter()
            .find(|seat| !self.hands[seat.index()].is_full())
            .unwrap_or_default()
    }

    /// The asteroid whose die is due.
    #[inline]
    pub(crate) fn acting(&self) -> Option<Asteroid> {
        self.to_act
            .iter()
            .next()
            .map(|rank| self.tables.ranked(rank))
    }

    /// AF-2.2: whether a new asteroid finds its tile and its square.
    #[inline]
    pub(crate) fn can_add_asteroid(&self) -> bool {
        !self.reserve.is_empty() && !self.board.empty().is_empty()
    }

    /// AF-9.2: the tiles among which the active player chooses, its own and
    /// those of the players just eliminated. All who were eliminated before
    /// have none.
    pub(crate) fn on_offer(&self) -> Set64 {
        self.seats
            .iter()
            .filter(|&seat| seat == self.active || !self.flying.contains(seat))
            .fold(Set64::EMPTY, |offer, seat| {
                offer.union(self.hands[seat.index()].set())
            })
    }
}
