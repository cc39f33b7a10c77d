//! Who has won, and the places.

use crate::options::TEAMS;
use crate::rocket::{Rocket, RocketSet};
use crate::state::{Phase, Rockets};
use engine::{Clause, Ending, Outcome, PerSeat, Score, Seat, SeatSet, rank};

/// LR-5.2: one rocket is left.
const LAST_ROCKET: Ending = Ending::new("last-rocket", Clause::new("LR", 5, 2));

/// LR-6.1: the rockets left have one owner, who has several.
const LAST_FLEET: Ending = Ending::new("last-fleet", Clause::new("LR", 6, 1));

/// LR-6.2: the rockets left belong to one team.
const LAST_TEAM: Ending = Ending::new("last-team", Clause::new("LR", 6, 2));

impl Score for Rockets {
    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let (places, ending) = if self.options.teams {
            // LR-6.2: both partners win, a fallen one too.
            let winners = self.winners();
            let lasted = PerSeat::from_fn(self.seats, |seat| winners.contains(seat));
            (rank(&lasted), LAST_TEAM)
        } else {
            let lasted = PerSeat::from_fn(self.seats, |seat| self.lasted(seat));
            let ending = match self.options.rockets_each {
                1 => LAST_ROCKET,
                _ => LAST_FLEET,
            };
            (rank(&lasted), ending)
        };
        Some(Outcome {
            places,
            scores: None,
            ending,
        })
    }
}

impl Rockets {
    /// The rockets on the same side as this one: its owner's, and with teams
    /// its partner's.
    pub fn side_of(&self, rocket: Rocket) -> RocketSet {
        let apart = self.sides();
        RocketSet::first(self.rocket_count())
            .iter()
            .filter(|other| other.number() % apart == rocket.number() % apart)
            .collect()
    }

    /// How many sides there are: two rockets whose numbers differ by this
    /// many are on the same one.
    #[inline]
    const fn sides(&self) -> u8 {
        if self.options.teams {
            TEAMS
        } else {
            self.seats.count()
        }
    }

    /// LR-5.2, LR-6.1, LR-6.2: whether all rockets left are on one side.
    #[inline]
    pub(crate) fn is_decided(&self) -> bool {
        // With one rocket left this is so however sides are made up, which is
        // the usual way for a game to end.
        self.left.len() <= 1
            || self
                .left
                .iter()
                .next()
                .is_some_and(|rocket| self.left.without(self.side_of(rocket)).is_empty())
    }

    /// The seats of the side that still has rockets, once it is the only one.
    pub(crate) fn winners(&self) -> SeatSet {
        match self.left.iter().next() {
            Some(rocket) => self
                .side_of(rocket)
                .iter()
                .map(|rocket| self.owner(rocket))
                .collect(),
            None => SeatSet::EMPTY,
        }
    }

    /// LR-5.2, LR-6.1: whether a seat has a rocket left, which only one has;
    /// for the others, how many rockets had fallen before their last one.
    fn lasted(&self, seat: Seat) -> (bool, Option<usize>) {
        let is_own = |rocket: Rocket| self.owner(rocket) == seat;
        (
            self.left.iter().any(is_own),
            self.fallen().iter().rposition(|&rocket| is_own(rocket)),
        )
    }
}
