//! What a seat sees, and states that look like it.

use crate::board::{Board, Piece};
use crate::geometry::Facing;
use crate::hand::{Hand, Under};
use crate::number::{Asteroid, Square, Tile};
use crate::options::Options;
use crate::state::{Asteroids, Phase, Ship};
use crate::tables::TablesRef;
use engine::{MAX_SEATS, Observe, Randomness, Seat, SeatSet, Set64, Viewer};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

engine::view_type! {
    /// What one viewer may know of a state.
    pub struct View {
        /// The tiles the game is played with.
        pub tables: TablesRef,
        /// What is due.
        pub phase: Phase,
        /// The active player, once it is known and until the game is over.
        pub active: Option<Seat>,
        /// What lies on the squares, square 0 first.
        pub board: Vec<Option<Piece>>,
        /// The ships on the board, seat 0 first.
        pub ships: Vec<Option<Facing>>,
        /// For each seat the moment at which it was eliminated, counted from 1.
        pub eliminated: Vec<Option<u8>>,
        /// The viewer's own hand, if it has a seat.
        pub hand: Option<Hand>,
        /// How many tiles each seat holds.
        pub hand_sizes: Vec<u8>,
        /// With the bonus, the hands that the viewer is being shown.
        pub shown: Vec<ShownHand>,
        /// How many tiles the pile has.
        pub pile: u8,
        /// How many of them were put under it in the course of the game.
        pub put_under: u8,
        /// How many asteroids have not been used yet.
        pub reserve: u8,
        /// The asteroids that have yet to act in this movement, the next first.
        pub to_act: Vec<Asteroid>,
        /// Who has the marker.
        pub marker: Option<Seat>,
        /// This turn's roll: blue, red.
        pub dice: Option<[u8; 2]>,
        /// Once the game is over: who wins.
        pub winners: SeatSet,
    }
}

/// The hand of an eliminated player, as the bonus shows it (AF-9.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownHand {
    /// Whose hand it is.
    pub seat: Seat,
    /// Its tiles.
    pub tiles: Hand,
}

impl Observe for Asteroids {
    fn view(&self, viewer: Viewer) -> View {
        let seats = || self.seats.iter();
        // AF-9.2: only the active player sees the hands it may choose from.
        let choosing = self.phase == Phase::Bonus && viewer.is(self.active);
        View {
            viewer,
            seats: self.seats,
            options: self.options,
            tables: self.tables.clone(),
            phase: self.phase,
            active: match self.phase {
                Phase::First | Phase::Over { .. } => None,
                _ => Some(self.active),
            },
            board: self.board.pieces().collect(),
            ships: seats()
                .map(|seat| self.ships[seat.index()].facing())
                .collect(),
            eliminated: seats()
                .map(|seat| self.fallen[seat.index()].map(NonZeroU8::get))
                .collect(),
            hand: seats()
                .find(|&seat| viewer.is(seat))
                .map(|seat| self.hands[seat.index()]),
            // OK because hands have at most 3 tiles, the pile at most 49, and
            // the reserve at most 10.
            hand_sizes: seats()
                .map(|seat| self.hands[seat.index()].len() as u8)
                .collect(),
            shown: seats()
                .filter(|&seat| choosing && !self.flying.contains(seat))
                .map(|seat| ShownHand {
                    seat,
                    tiles: self.hands[seat.index()],
                })
                .filter(|shown| !shown.tiles.is_empty())
                .collect(),
            pile: self.unseen.len() as u8 + self.under.len() as u8,
            put_under: self.under.len() as u8,
            reserve: self.reserve.len() as u8,
            to_act: self
                .to_act
                .iter()
                .map(|rank| self.tables.ranked(rank))
                .collect(),
            marker: self.marker,
            dice: self.dice,
            winners: self.winners,
        }
    }

    /// A state that looks like the view: every hidden tile is as likely to be
    /// in any place nobody sees, and so is every hidden asteroid.
    fn determinize(view: &View, rng: &mut impl Randomness) -> Self {
        let seats = view.seats;
        let mut board = Board::EMPTY;
        let mut squares = [Square::of(0); Asteroid::COUNT];
        let mut afloat = Set64::EMPTY;
        let mut tiles = Set64::below(Tile::COUNT as u32);
        let mut asteroids = Set64::below(Asteroid::COUNT as u32);
        for (square, &piece) in Square::all().zip(&view.board) {
            let Some(piece) = piece else { continue };
            board.put(square, piece);
            match piece {
                Piece::Tile { tile, .. } => tiles.remove(tile.number()),
                Piece::Asteroid { asteroid, .. } => {
                    asteroids.remove(asteroid.number());
                    squares[asteroid.index()] = square;
                    afloat.insert(view.tables.rank(asteroid));
                }
            }
        }
        if let Phase::AsteroidSquare { asteroid, .. } | Phase::AsteroidRot { asteroid, .. } =
            view.phase
        {
            asteroids.remove(asteroid.number());
        }

        let own = |seat: Seat| view.hand.filter(|_| view.viewer.is(seat));
        let shown = |seat: Seat| view.shown.iter().find(|shown| shown.seat == seat);
        let known = |seat: Seat| own(seat).or(shown(seat).map(|shown| shown.tiles));
        for seat in seats.iter() {
            if let Some(hand) = known(seat) {
                tiles = tiles.without(hand.set());
            }
        }
        let mut hands = [Hand::EMPTY; MAX_SEATS];
        for (seat, &size) in seats.iter().zip(&view.hand_sizes) {
            hands[seat.index()] = known(seat).unwrap_or_else(|| {
                (0..size).fold(Hand::EMPTY, |mut hand, _| {
                    hand.push(Tile::of(tiles.draw(rng)));
                    hand
                })
            });
        }
        let mut under = Under::EMPTY;
        for _ in 0..view.put_under {
            under.push(Tile::of(tiles.draw(rng)));
        }

        let mut ships = [Ship::NONE; MAX_SEATS];
        let mut flying = SeatSet::EMPTY;
        let mut fallen = [None; MAX_SEATS];
        for seat in seats.iter() {
            if let Some(facing) = view.ships[seat.index()] {
                ships[seat.index()] = Ship::at(facing);
                flying.insert(seat);
            }
            fallen[seat.index()] = view.eliminated[seat.index()].and_then(NonZeroU8::new);
        }
        Self {
            tables: view.tables.clone(),
            options: view.options,
            seats,
            phase: view.phase,
            active: view.active.unwrap_or_default(),
            flying,
            winners: view.winners,
            marker: view.marker,
            dice: view.dice,
            board,
            ships,
            hands,
            fallen,
            unseen: tiles,
            under,
            reserve: (0..view.reserve).map(|_| asteroids.draw(rng)).collect(),
            afloat,
            to_act: view
                .to_act
                .iter()
                .map(|&asteroid| view.tables.rank(asteroid))
                .collect(),
            squares,
        }
    }
}
