//! Points, places, and why the game ended.

use crate::state::{Finish, Phase};
use crate::{Landing, Pair};
use engine::{Clause, Ending, Outcome, PerSeat, Score, Seat, rank};
use std::cmp::Reverse;

impl Finish {
    /// The ending's name and clause.
    pub const fn ending(self) -> Ending {
        match self {
            Self::ColumnsFull => const { Ending::new("columns-full", Clause::new("LZ", 6, 1)) },
            Self::CardsExhausted => {
                const { Ending::new("cards-exhausted", Clause::new("LZ", 6, 1)) }
            }
        }
    }
}

impl Score for Landing {
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(finish) = self.phase else {
            return None;
        };
        let points = PerSeat::from_fn(self.seats, |seat| self.points(seat));
        // LZ-6.3: most points, then fewest eliminated cards.
        let keys = PerSeat::from_fn(self.seats, |seat| {
            let eliminated = self.eliminated[seat.index()].count();
            (points[seat], Reverse(eliminated))
        });
        Some(Outcome {
            places: rank(&keys),
            scores: Some(points),
            ending: finish.ending(),
        })
    }
}

impl Landing {
    /// LZ-6.2: each card counts by its bottom end only, a star not at all.
    fn points(&self, seat: Seat) -> i32 {
        let secrets = Pair {
            alien: self.aliens[seat.index()],
            saucer: self.saucers[seat.index()],
        };
        let cards = self.stacks.iter().flat_map(|stack| stack.iter());
        let points: u32 = cards
            .map(|placed| (placed.emblems() & secrets.emblems()).count_ones())
            .sum();
        points as i32 // OK because 20 cards give at most 40 points.
    }
}
