//! The board as a playout follows it: what lies where, which way the ships
//! look, and how safe a ship is there.

use asteroids::{Asteroids, Event, Facing, Piece, Point, SIDE, Square, TablesRef, Tile};
use engine::prelude::*;
use engine::{MAX_SEATS, Seat, SeatSet, Set64, Sink};

/// The board of a state. It is read once where a playout begins and kept up
/// to date by the events.
#[derive(Clone)]
pub(crate) struct Sky {
    tables: TablesRef,
    foresight: Foresight,
    cells: [Option<Piece>; Square::COUNT],
    /// The squares with asteroids.
    rocks: Set64,
    ships: [Option<Facing>; MAX_SEATS],
    /// The ships eliminated since somebody last looked.
    gone: SeatSet,
}

/// Whether a seat minds what may drift its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Foresight {
    /// It looks only at where its path may go on.
    Paths,
    /// It minds the asteroids around it as well.
    Drift,
}

/// The squares one step away from each square, and those two steps away.
static NEAR: [Set64; Square::COUNT] = squares_at(1);
static FAR: [Set64; Square::COUNT] = squares_at(2);

const fn squares_at(distance: u8) -> [Set64; Square::COUNT] {
    let mut sets = [Set64::EMPTY; Square::COUNT];
    let mut pair = 0;
    while pair < Square::COUNT * Square::COUNT {
        // OK because squares are numbered below 36.
        let (from, to) = ((pair / Square::COUNT) as u8, (pair % Square::COUNT) as u8);
        let rows = (from / SIDE).abs_diff(to / SIDE);
        let columns = (from % SIDE).abs_diff(to % SIDE);
        if rows + columns == distance {
            sets[from as usize].insert(to);
        }
        pair += 1;
    }
    sets
}

/// What an asteroid one step from the square in front adds to the danger, one
/// step from the square behind, and two steps from either. Found by letting
/// seats that only look at danger play against each other.
const FRONT: f32 = 0.15;
const BEHIND: f32 = 0.1;
const DISTANT: f32 = 0.02;
/// How much each way on takes off the danger of not finding any.
const RELIEF: f32 = 0.5;
/// The danger in which a ship is lost.
const LOST: f32 = 1.0;
/// How much the dangers of others count in comparison with the own one.
const RIVALRY: f32 = 0.5;
/// What a ship sent away counts.
const TRIUMPH: f32 = 0.5;
/// The danger that remains wherever a ship is: new asteroids come anywhere.
const REMAINING: f32 = 0.1;

impl Sky {
    /// The board of a state.
    pub(crate) fn of(game: &Asteroids, foresight: Foresight) -> Self {
        let state = game.trace_state();
        let mut cells = [None; Square::COUNT];
        cells.copy_from_slice(&state.board);
        let mut ships = [None; MAX_SEATS];
        ships[..state.ships.len()].copy_from_slice(&state.ships);
        let rocks = Square::all()
            .filter(|square| matches!(cells[square.index()], Some(Piece::Asteroid { .. })))
            .map(Square::number)
            .collect();
        Self {
            tables: game.tables().clone(),
            foresight,
            cells,
            rocks,
            ships,
            gone: SeatSet::EMPTY,
        }
    }

    /// Forgets who was eliminated.
    pub(crate) fn look(&mut self) {
        self.gone = SeatSet::EMPTY;
    }

    /// How good what has happened since the last look is for a seat.
    pub(crate) fn promise(&self, seat: Seat) -> f32 {
        let promise = RIVALRY * self.fear_of_others(seat) - self.fear(seat);
        let rivals = self.gone.len() - u32::from(self.gone.contains(seat));
        promise + TRIUMPH * rivals as f32
    }

    /// How much the ship of a seat must fear.
    pub(crate) fn fear(&self, seat: Seat) -> f32 {
        self.ships[seat.index()].map_or(LOST, |facing| self.danger(facing))
    }

    /// How much the ships of all others must fear, those that are still there.
    pub(crate) fn fear_of_others(&self, seat: Seat) -> f32 {
        let others = self.ships.iter().enumerate();
        let others = others.filter(|(other, _)| *other != seat.index());
        others
            .filter_map(|(_, ship)| Some(self.danger((*ship)?)))
            .sum()
    }

    /// How many squares lie between what the ship of a seat faces and what the nearest
    /// other one does; nothing without two ships.
    pub(crate) fn steps_to_others(&self, seat: Seat) -> Option<f32> {
        let own = self.ships[seat.index()]?.square().number();
        let others = self.ships.iter().enumerate();
        let others = others.filter(|(other, _)| *other != seat.index());
        let others = others.filter_map(|(_, ship)| Some((*ship)?.square().number()));
        let steps = others
            .map(|other| (own / SIDE).abs_diff(other / SIDE) + (own % SIDE).abs_diff(other % SIDE));
        steps.min().map(f32::from)
    }

    /// How many squares lie between what the ship of a seat faces and the edge; nothing
    /// without a ship.
    pub(crate) fn steps_to_edge(&self, seat: Seat) -> Option<f32> {
        let square = self.ships[seat.index()]?.square().number();
        let to_edge = |line: u8| line.min(SIDE - 1 - line);
        Some(f32::from(
            to_edge(square / SIDE).min(to_edge(square % SIDE)),
        ))
    }

    /// What the position is worth to each seat, from 0 to 1: ships last in
    /// inverse proportion to their dangers.
    pub(crate) fn worth(&self) -> [f32; MAX_SEATS] {
        let lasting = self
            .ships
            .map(|ship| ship.map_or(0.0, |facing| 1.0 / (REMAINING + self.danger(facing))));
        let all: f32 = lasting.iter().sum();
        lasting.map(|lasting| lasting / all.max(f32::MIN_POSITIVE))
    }

    /// How well a tile serves a seat where its ship is: the number of its
    /// turns that lead on.
    pub(crate) fn use_of(&self, tile: Tile, seat: Seat) -> u32 {
        let Some(facing) = self.ships[seat.index()] else {
            return 0;
        };
        asteroids::Rot::all()
            .take(usize::from(self.tables.different_turns(tile)))
            .filter(|&rot| {
                let exit = self.tables.exit(tile, rot, facing.entry());
                self.leads_on(Facing::new(facing.square(), exit))
            })
            .count() as u32 // OK because there are four turns.
    }

    /// How much a ship that faces this point must fear, about 0 to 1.
    fn danger(&self, facing: Facing) -> f32 {
        let front = facing.square();
        if self.rocks.contains(front.number()) {
            return LOST;
        }
        let stuck = (-RELIEF * self.ways_on(facing) as f32).exp();
        if self.foresight == Foresight::Paths {
            return stuck;
        }
        let among = |set: Set64| self.rocks.intersection(set).len() as f32;
        let ahead = FRONT * among(NEAR[front.index()]) + DISTANT * among(FAR[front.index()]);
        // On its starting mark a ship stands on no tile.
        let behind = facing.across().map_or(0.0, |behind| {
            let behind = behind.square().index();
            BEHIND * among(NEAR[behind]) + DISTANT * among(FAR[behind])
        });
        stuck + ahead + behind
    }

    /// How many of the seven ways across the square in front of a ship lead
    /// on to an empty square.
    fn ways_on(&self, facing: Facing) -> u32 {
        Point::all()
            .filter(|&point| point != facing.entry())
            .filter(|&point| self.leads_on(Facing::new(facing.square(), point)))
            .count() as u32 // OK because there are seven.
    }

    /// Whether the path that leaves an empty square through a point ends in
    /// front of another one.
    fn leads_on(&self, leaving: Facing) -> bool {
        let mut at = leaving;
        // A path crosses no square more than four times.
        for _ in 0..4 * Square::COUNT {
            let Some(next) = at.across() else {
                return false;
            };
            match self.cells[next.square().index()] {
                None => return next.square() != leaving.square(),
                Some(Piece::Asteroid { .. }) => return false,
                Some(Piece::Tile { tile, rot }) => {
                    let exit = self.tables.exit(tile, rot, next.entry());
                    at = Facing::new(next.square(), exit);
                }
            }
        }
        false
    }

    fn clear(&mut self, square: Square) -> Option<Piece> {
        self.rocks.remove(square.number());
        self.cells[square.index()].take()
    }

    fn put_rock(&mut self, square: Square, rock: Option<Piece>) {
        self.rocks.insert(square.number());
        self.cells[square.index()] = rock;
    }
}

impl Sink<Event> for Sky {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        match make() {
            Event::TilePlaced {
                tile, rot, square, ..
            } => self.cells[square.index()] = Some(Piece::Tile { tile, rot }),
            Event::AsteroidDrifted { from, to, .. } => {
                let rock = self.clear(from);
                self.put_rock(to, rock);
            }
            Event::AsteroidLeft { from, .. } => {
                self.clear(from);
            }
            Event::AsteroidSet {
                asteroid,
                square,
                rot,
            } => self.put_rock(square, Some(Piece::Asteroid { asteroid, rot })),
            Event::ShipPlaced { seat, mark: at } | Event::ShipStopped { seat, at } => {
                self.ships[seat.index()] = Some(at);
            }
            Event::Eliminated { seat, .. } => {
                self.ships[seat.index()] = None;
                self.gone.insert(seat);
            }
            _ => {}
        }
    }
}
