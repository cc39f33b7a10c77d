//! The state in traces, and games reopened from it.

use crate::board::{Board, Piece};
use crate::chance::Chance;
use crate::geometry::Facing;
use crate::hand::{Hand, Under};
use crate::number::{Asteroid, Square, Tile};
use crate::options::Options;
use crate::state::{Arrival, Asteroids, Phase, Ship};
use crate::tables::{TablesRef, TraceTables};
use engine::{Audit, ReopenError, Seat, Seats, Traced};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// The phases a trace tells apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TracePhase {
    /// Ships are put on their starting marks.
    Start,
    /// Tiles are placed, or the game is over.
    Place,
    /// The active player chooses the hand it keeps.
    Bonus,
}

/// The state as traces write it, hidden information included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceState {
    /// What lies on the squares.
    pub board: Vec<Option<Piece>>,
    /// The ships on the board.
    pub ships: Vec<Option<Facing>>,
    /// The hands, each in its order.
    pub hands: Vec<Hand>,
    /// How many tiles of the pile nobody has seen yet.
    pub pile: u8,
    /// What was put under them, the next to be drawn first.
    pub under: Vec<Tile>,
    /// How many asteroids have not been used yet.
    pub reserve: u8,
    /// Who has the marker.
    pub marker: Option<Seat>,
    /// Who decides; nobody once the game is over.
    pub turn: Option<Seat>,
    /// What is decided.
    pub phase: TracePhase,
}

impl Traced for Asteroids {
    fn trace_state(&self) -> TraceState {
        let seats = || self.seats.iter();
        TraceState {
            board: self.board.pieces().collect(),
            ships: seats()
                .map(|seat| self.ships[seat.index()].facing())
                .collect(),
            hands: seats().map(|seat| self.hands[seat.index()]).collect(),
            pile: self.unseen.len() as u8, // OK because there are 49 tiles.
            under: self.under.tiles().to_vec(),
            reserve: self.reserve.len() as u8, // OK because there are 10.
            marker: self.marker,
            turn: match self.phase {
                Phase::Over { .. } => None,
                _ => Some(self.active),
            },
            phase: match self.phase {
                Phase::Bonus => TracePhase::Bonus,
                Phase::First
                | Phase::Deal
                | Phase::Mark
                | Phase::Asteroid {
                    why: Arrival::SetUp,
                }
                | Phase::AsteroidSquare {
                    why: Arrival::SetUp,
                    ..
                }
                | Phase::AsteroidRot {
                    why: Arrival::SetUp,
                    ..
                } => TracePhase::Start,
                _ => TracePhase::Place,
            },
        }
    }

    fn start_with_tables(
        options: &Options,
        seats: Seats,
        tables: &TraceTables,
    ) -> Result<Self, ReopenError> {
        let tables =
            TablesRef::with(tables).map_err(|error| ReopenError::new(error.to_string()))?;
        Ok(Self::start_with(options, seats, tables)?)
    }

    fn set_up(&self, state: &TraceState) -> Result<Vec<Chance>, ReopenError> {
        let mut set_up = Vec::new();
        if self.phase == Phase::First {
            let first = state.turn.ok_or(ReopenError::new("nobody begins"))?;
            set_up.push(Chance::First(first));
        }
        let dealt = state.hands.iter().flat_map(Hand::tiles);
        set_up.extend(dealt.map(|&tile| Chance::Draw(tile)));
        for (square, piece) in Square::all().zip(&state.board) {
            if let Some(Piece::Asteroid { asteroid, rot }) = *piece {
                set_up.push(Chance::Asteroid(asteroid));
                set_up.push(Chance::Place(square));
                set_up.push(Chance::Rot(rot));
            }
        }
        Ok(set_up)
    }

    fn trace_tables(&self) -> TraceTables {
        self.tables.to_trace()
    }
}

impl Asteroids {
    /// The game in which a decision is due in `state`, at any time of it.
    ///
    /// A trace's state does not tell everything about the past. Of the
    /// asteroids not on the board, those with the lowest numbers are taken to
    /// be in reserve; ships that are gone are taken to have been eliminated
    /// together, those whose hands a bonus shows later than the others.
    pub fn scene(
        options: &Options,
        seats: Seats,
        tables: TablesRef,
        state: &TraceState,
    ) -> Result<Self, ReopenError> {
        let wrong = |problem: &str| ReopenError::State(problem.to_owned());
        let mut game = Self::start_with(options, seats, tables)?;
        let count = usize::from(seats.count());
        if state.board.len() != Square::COUNT
            || state.ships.len() != count
            || state.hands.len() != count
        {
            return Err(wrong("a list has the wrong length"));
        }
        let active = state.turn.ok_or_else(|| wrong("nobody decides"))?;
        if !seats.contains(active) || state.marker.is_some_and(|seat| !seats.contains(seat)) {
            return Err(wrong("a seat is not at the table"));
        }
        game.active = active;
        game.marker = state.marker;

        let mut board = Board::EMPTY;
        for (square, &piece) in Square::all().zip(&state.board) {
            let Some(piece) = piece else { continue };
            board.put(square, piece);
            match piece {
                Piece::Tile { tile, .. } => game.take_tile(tile)?,
                Piece::Asteroid { asteroid, .. } => game.take_asteroid(asteroid, square)?,
            }
        }
        game.board = board;
        let spare = game.reserve;
        game.reserve = spare.iter().take(usize::from(state.reserve)).collect();
        if game.reserve.len() != u32::from(state.reserve) {
            return Err(wrong("there are not that many asteroids in reserve"));
        }

        for (seat, &hand) in seats.iter().zip(&state.hands) {
            for &tile in hand.tiles() {
                game.take_tile(tile)?;
            }
            game.hands[seat.index()] = hand;
        }
        let mut under = Under::EMPTY;
        for &tile in &state.under {
            game.take_tile(tile)?;
            under.push(tile);
        }
        game.under = under;
        if game.unseen.len() != u32::from(state.pile) {
            return Err(wrong("the tiles do not add up to 49"));
        }

        for (seat, &facing) in seats.iter().zip(&state.ships) {
            if let Some(facing) = facing {
                game.ships[seat.index()] = Ship::at(facing);
                game.flying.insert(seat);
            }
        }
        game.phase = match state.phase {
            TracePhase::Start => Phase::Mark,
            TracePhase::Place => Phase::Place,
            TracePhase::Bonus => Phase::Bonus,
        };
        if game.phase != Phase::Mark {
            game.remember_the_fallen();
        }
        game.check_scene().map_err(ReopenError::State)?;
        Ok(game)
    }

    fn take_tile(&mut self, tile: Tile) -> Result<(), ReopenError> {
        if !self.unseen.contains(tile.number()) {
            return Err(ReopenError::State(format!("tile {tile} is there twice")));
        }
        self.unseen.remove(tile.number());
        Ok(())
    }

    fn take_asteroid(&mut self, asteroid: Asteroid, square: Square) -> Result<(), ReopenError> {
        if !self.reserve.contains(asteroid.number()) {
            let problem = format!("asteroid {asteroid} is there twice");
            return Err(ReopenError::State(problem));
        }
        self.reserve.remove(asteroid.number());
        self.squares[asteroid.index()] = square;
        self.afloat.insert(self.tables.rank(asteroid));
        Ok(())
    }

    fn remember_the_fallen(&mut self) {
        let gone: Vec<Seat> = self
            .seats
            .iter()
            .filter(|&seat| !self.flying.contains(seat))
            .collect();
        let earlier = gone.iter().any(|seat| self.hands[seat.index()].is_empty());
        for seat in gone {
            let late = earlier && !self.hands[seat.index()].is_empty();
            self.fallen[seat.index()] = NonZeroU8::new(1 + u8::from(late));
        }
    }

    /// What a decision needs beyond what must hold in every state.
    fn check_scene(&self) -> Result<(), String> {
        self.audit()?;
        let problem = match self.phase {
            Phase::Mark if self.flying.contains(self.active) => "the ship is on its mark already",
            Phase::Mark => return Ok(()),
            _ if !self.flying.contains(self.active) => "the ship of the seat that decides is gone",
            _ if self.flying.len() < 2 => "fewer than two ships are left",
            Phase::Place if self.hand().is_empty() => "the seat that decides has no tile",
            Phase::Place
                if self
                    .facing()
                    .is_some_and(|facing| self.board.has_asteroid(facing.square())) =>
            {
                "the ship of the seat that decides is blocked"
            }
            Phase::Bonus if self.hand().is_empty() || self.hand().is_full() => {
                "a hand after placing has one or two tiles"
            }
            Phase::Bonus if self.on_offer() == self.hand().set() => "no hand is shown",
            _ => return Ok(()),
        };
        Err(problem.to_owned())
    }
}
