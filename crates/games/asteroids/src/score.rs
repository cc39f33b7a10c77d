//! The end of the game, and the places.

use crate::state::{Asteroids, Phase};
use engine::{Clause, Ending, Outcome, PerSeat, Score, SeatSet, rank};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// One ship is left (AF-8.1).
    LastShip,
    /// Pile and all hands are empty (AF-8.2).
    NoTiles,
    /// All ships were eliminated at the same moment (AF-8.3).
    AllTogether,
    /// Ships left over the edge as the last empty square was filled (AF-8.4).
    LastSquare,
}

impl EndReason {
    /// The name and the clause of this end.
    pub fn ending(self) -> Ending {
        match self {
            Self::LastShip => const { Ending::new("last-ship", Clause::new("AF", 8, 1)) },
            Self::NoTiles => const { Ending::new("no-tiles", Clause::new("AF", 8, 2)) },
            Self::AllTogether => const { Ending::new("all-together", Clause::new("AF", 8, 3)) },
            Self::LastSquare => const { Ending::new("last-square", Clause::new("AF", 8, 4)) },
        }
    }
}

/// Ships eliminated together: one asteroid's move, or one tile placement with
/// all its ship movements (AF-8.3).
#[derive(Clone, Copy, Default)]
pub(crate) struct Moment {
    /// Everyone eliminated.
    pub(crate) gone: SeatSet,
    /// Those of them whose path reached the edge after a tile was placed.
    pub(crate) over_edge: SeatSet,
}

impl Score for Asteroids {
    /// Places of a finished game.
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { end } = self.phase else {
            return None;
        };
        // AF-8.5: reverse order of elimination, together if at one moment.
        let keys = PerSeat::from_fn(self.seats, |seat| {
            if self.winners.contains(seat) {
                u8::MAX
            } else {
                self.fallen[seat.index()].map_or(0, NonZeroU8::get)
            }
        });
        Some(Outcome {
            places: rank(&keys),
            scores: None,
            ending: end.ending(),
        })
    }
}

impl Asteroids {
    /// Whether the game ends with the ships that a moment left flying, and
    /// for whom it is won. The ships of the moment have left the board.
    pub(crate) fn end_after(&self, moment: Moment) -> Option<(EndReason, SeatSet)> {
        if moment.gone.is_empty() {
            return None;
        }
        if self.flying.is_empty() {
            // AF-8.3 goes before AF-8.4: so both are kept to the letter, and
            // nobody who was eliminated with the others is left out.
            return Some((EndReason::AllTogether, moment.gone));
        }
        if self.board.empty().is_empty() && moment.over_edge.len() >= 2 {
            // AF-8.4: together with any ship still flying.
            let winners = self.flying.iter().chain(moment.over_edge.iter()).collect();
            return Some((EndReason::LastSquare, winners));
        }
        // AF-8.1
        (self.flying.len() == 1).then_some((EndReason::LastShip, self.flying))
    }

    /// AF-8.2: pile and all hands are empty.
    pub(crate) fn is_out_of_tiles(&self) -> bool {
        self.unseen.is_empty()
            && self.under.is_empty()
            && self.hands.iter().all(|hand| hand.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, TablesRef};
    use engine::prelude::*;
    use engine::{Seat, Seats, Set64};

    // The name is that of the clause. With 49 tiles and 36 squares this can't
    // be reached, so the tiles are taken away by hand.
    #[test]
    fn af_8_2_without_any_tile_the_ships_left_share_the_win() {
        let options = Options {
            first: Some(Seat::new(0)),
            asteroids: false,
            ..Options::default()
        };
        let seats = Seats::new(3).unwrap();
        let mut game = Asteroids::start_with(&options, seats, TablesRef::STANDARD).unwrap();
        let mut script = "t33 t1 t2 t3 t4 t5 t6 t7 t8 m0.0 m35.2 m30.6".split(' ');
        for chance in script.by_ref().take(9) {
            game.resolve(chance.parse().unwrap(), &mut ()).unwrap();
        }
        for (seat, action) in seats.iter().zip(script) {
            game.apply(seat, action.parse().unwrap(), &mut ()).unwrap();
        }
        game.unseen = Set64::EMPTY;
        for hand in &mut game.hands {
            while hand.len() > usize::from(hand.position(crate::Tile::of(33)).is_some()) {
                hand.remove(hand.len() - 1);
            }
        }
        let mut events = Vec::new();
        game.apply(Seat::new(0), "t33.0".parse().unwrap(), &mut events)
            .unwrap();
        let outcome = game.outcome().expect("the game is over");
        assert_eq!(outcome.ending.name, "no-tiles");
        assert_eq!(outcome.places.as_slice(), [1, 1, 1]);
    }
}
