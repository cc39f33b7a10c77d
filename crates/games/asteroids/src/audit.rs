//! What must hold in every state.

use crate::board::Piece;
use crate::number::{Square, Tile};
use crate::state::{Asteroids, Phase};
use engine::{Audit, SeatSet, Set64};

impl Audit for Asteroids {
    /// What must hold in every state.
    fn audit(&self) -> Result<(), String> {
        let mut tiles = self.unseen;
        let mut count = self.unseen.len();
        let mut afloat = Set64::EMPTY;
        let mut empty = Set64::EMPTY;
        let mut pieces: Vec<Tile> = self.under.tiles().to_vec();
        pieces.extend(self.hands.iter().flat_map(|hand| hand.tiles().to_vec()));
        for square in Square::all() {
            match self.board.piece(square) {
                Some(Piece::Tile { tile, .. }) => pieces.push(tile),
                Some(Piece::Asteroid { asteroid, .. }) => {
                    if self.squares[asteroid.index()] != square {
                        return Err(format!("asteroid {asteroid} is not where it lies"));
                    }
                    if self.reserve.contains(asteroid.number()) {
                        return Err(format!("asteroid {asteroid} is in reserve too"));
                    }
                    afloat.insert(self.tables.rank(asteroid));
                }
                None => empty.insert(square.number()),
            }
        }
        for tile in pieces {
            tiles.insert(tile.number());
            count += 1;
        }
        if count != Tile::COUNT as u32 || tiles != Set64::below(count) {
            return Err(format!("{count} tiles, {} different", tiles.len()));
        }
        if afloat != self.afloat || !self.to_act.without(afloat).is_empty() {
            return Err("the asteroids afloat are not those on the board".to_owned());
        }
        if empty != self.board.empty() {
            return Err("the empty squares are not those without a piece".to_owned());
        }
        self.check_ships()?;
        self.check_marker()
    }
}

impl Asteroids {
    fn check_ships(&self) -> Result<(), String> {
        let on_board: SeatSet = self
            .seats
            .iter()
            .filter(|seat| self.ships[seat.index()].facing().is_some())
            .collect();
        if on_board != self.flying {
            return Err("the ships flying are not those on the board".to_owned());
        }
        for seat in self.flying.iter() {
            let Some(facing) = self.ships[seat.index()].facing() else {
                continue;
            };
            if let Some(Piece::Tile { .. }) = self.board.piece(facing.square()) {
                return Err(format!("the ship of seat {seat} faces a tile"));
            }
            // AF-4.3: it stands on a tile, or on its starting mark.
            if let Some(behind) = facing.across()
                && !matches!(self.board.piece(behind.square()), Some(Piece::Tile { .. }))
            {
                return Err(format!("the ship of seat {seat} stands on no tile"));
            }
            if self.fallen[seat.index()].is_some() {
                return Err(format!("the ship of seat {seat} flies and is eliminated"));
            }
        }
        let bonus = self.phase == Phase::Bonus;
        for seat in self.seats.iter() {
            let gone = self.fallen[seat.index()].is_some();
            if gone && !bonus && !self.hands[seat.index()].is_empty() {
                return Err(format!("seat {seat} is eliminated and holds tiles"));
            }
        }
        Ok(())
    }

    fn check_marker(&self) -> Result<(), String> {
        let settled = !matches!(self.phase, Phase::Bonus | Phase::Over { .. });
        let Some(holder) = self.marker.filter(|_| settled) else {
            return Ok(());
        };
        if !self.unseen.is_empty() || !self.under.is_empty() {
            return Err("the marker is out though the pile has tiles".to_owned());
        }
        if !self.flying.contains(holder) || self.hands[holder.index()].is_full() {
            return Err(format!("seat {holder} has the marker without cause"));
        }
        Ok(())
    }
}
