//! The position, as sets of cells.

use crate::layout::{Cell, Layout, MAX_HEIGHT};
use crate::options::Options;
use crate::rocket::{MAX_ROCKETS, Rocket, RocketSet};
use engine::{Seat, SeatSet, Seats, Set64, StartError, State, Turn};
use serde::{Deserialize, Serialize};

/// What the rocket whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The lot has not said yet who begins.
    First,
    /// It must move, or be rescued.
    Move,
    /// Its owner must remove a galaxy.
    Remove,
    /// Nothing: the game is over.
    Over,
}

/// A game of Last Rocket.
///
/// Boards have at most 61 cells, so that a set of cells is one machine word
/// and every question of the rules a few instructions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rockets {
    /// `levels[h]`: the cells with more than `h` galaxies. Each set contains
    /// the next.
    pub(crate) levels: [Set64; MAX_HEIGHT],
    /// The cells with a base.
    pub(crate) pads: Set64,
    /// The cells with a rocket.
    pub(crate) occupied: Set64,
    /// The cells beside a base whose rocket has not left it (LR-3.4).
    pub(crate) protected: Set64,
    /// The cells the rocket whose turn it is may name now, to move to or be
    /// rescued to, or to remove from: known as soon as the turn passes, for
    /// with none of them the turn passes on.
    pub(crate) choices: Set64,
    /// Where each of the rockets `left` stands. All others are on cell 0, so
    /// that equal positions are equal.
    pub(crate) stands: [Cell; MAX_ROCKETS],
    /// Where each rocket started, which is where its base lies while that cell
    /// is among the `pads`.
    pub(crate) starts: [Cell; MAX_ROCKETS],
    /// `fallen[..fallen_count]`: the eliminated rockets, the first one first.
    pub(crate) fallen: [Rocket; MAX_ROCKETS],
    pub(crate) fallen_count: u8,
    /// The rockets that are not eliminated.
    pub(crate) left: RocketSet,
    /// The rockets that have not left their starting base.
    pub(crate) waiting: RocketSet,
    /// The rocket whose turn it is; rocket 0 while nobody decides.
    pub(crate) turn: Rocket,
    pub(crate) phase: Phase,
    pub(crate) seats: Seats,
    pub(crate) options: Options,
}

impl State for Rockets {
    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        options.check(seats)?;
        let count = options.rockets(seats);
        let layout = options.layout;
        let mut stands = [Cell::default(); MAX_ROCKETS];
        let mut pads = Set64::EMPTY;
        // LR-2.1: rocket k on the k-th starting corner, on its own base.
        for (place, &corner) in stands.iter_mut().zip(layout.starting_corners(count)) {
            *place = corner;
            pads.insert(corner.number());
        }
        // LR-2.2: an unused base is one ordinary galaxy.
        let mut levels = layout.levels();
        for corner in layout.corners() {
            if !pads.contains(corner.number()) {
                levels[0].insert(corner.number());
            }
        }
        let mut game = Self {
            levels,
            pads,
            occupied: pads,
            protected: Set64::EMPTY,
            choices: Set64::EMPTY,
            stands,
            starts: stands,
            fallen: [Rocket::default(); MAX_ROCKETS],
            fallen_count: 0,
            left: RocketSet::first(count),
            waiting: RocketSet::first(count),
            turn: Rocket::default(),
            phase: Phase::First,
            seats,
            options: *options,
        };
        game.protected = game.protection();
        if let Some(first) = options.first {
            game.begin(first);
        }
        Ok(game)
    }

    engine::own_options_and_seats!();

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Move | Phase::Remove => Turn::Decide(self.owner(self.turn)),
            Phase::First => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn still_in(&self) -> SeatSet {
        self.left.iter().map(|rocket| self.owner(rocket)).collect()
    }
}

impl Rockets {
    /// Gives the first turn to a rocket.
    #[inline]
    pub(crate) fn begin(&mut self, first: Rocket) {
        self.turn = first;
        self.phase = Phase::Move;
        // Never empty: nobody can be in a rocket's way before its first turn
        // on all three cells beside its corner, and they are protected.
        self.choices = self.ways_out(first);
    }

    /// The board.
    #[inline]
    pub const fn layout(&self) -> Layout {
        self.options.layout
    }

    /// How many rockets there were in the beginning.
    #[inline]
    pub const fn rocket_count(&self) -> u8 {
        self.options.rockets(self.seats)
    }

    /// What is to be done now.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The rocket whose turn it is, if any seat decides.
    #[inline]
    pub fn rocket_to_move(&self) -> Option<Rocket> {
        matches!(self.phase, Phase::Move | Phase::Remove).then_some(self.turn)
    }

    /// LR-6.1: rocket k belongs to player k mod players.
    #[inline]
    pub const fn owner(&self, rocket: Rocket) -> Seat {
        Seat::new(rocket.number() % self.seats.count())
    }

    /// The rockets that are not eliminated.
    #[inline]
    pub const fn rockets_left(&self) -> RocketSet {
        self.left
    }

    /// Where a rocket stands; nothing once it is eliminated.
    #[inline]
    pub fn rocket_at(&self, rocket: Rocket) -> Option<Cell> {
        self.left
            .contains(rocket)
            .then(|| self.stands[rocket.index()])
    }

    /// Where a rocket's base lies; nothing once it is used.
    #[inline]
    pub fn base_of(&self, rocket: Rocket) -> Option<Cell> {
        let corners = self.layout().starting_corners(self.rocket_count());
        corners
            .get(rocket.index())
            .copied()
            .filter(|corner| self.pads.contains(corner.number()))
    }

    /// How many galaxies lie on a cell.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.levels
            .iter()
            .map(|level| u8::from(level.contains(cell.number())))
            .sum()
    }

    /// The cells with a galaxy.
    #[inline(always)]
    pub const fn galaxies(&self) -> Set64 {
        self.levels[0]
    }

    /// The cells with a base.
    #[inline(always)]
    pub const fn pads(&self) -> Set64 {
        self.pads
    }

    /// The cells with a rocket.
    #[inline(always)]
    pub const fn occupied(&self) -> Set64 {
        self.occupied
    }

    /// The cells whose galaxies LR-3.4 protects.
    #[inline(always)]
    pub const fn protected(&self) -> Set64 {
        self.protected
    }

    /// The eliminated rockets, the first one first.
    #[inline]
    pub fn fallen(&self) -> &[Rocket] {
        &self.fallen[..usize::from(self.fallen_count)]
    }

    /// The rocket on a cell.
    pub(crate) fn rocket_on(&self, cell: Cell) -> Option<Rocket> {
        self.left
            .iter()
            .find(|rocket| self.stands[rocket.index()] == cell)
    }

    /// LR-3.4, worked out anew: what lies beside the bases that still wait for
    /// their rocket's first move.
    pub(crate) fn protection(&self) -> Set64 {
        self.waiting
            .iter()
            .map(|rocket| self.layout().around(self.starts[rocket.index()]))
            .fold(Set64::EMPTY, Set64::union)
    }
}
