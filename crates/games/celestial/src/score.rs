//! The result (CD-5).

use engine::{Clause, Ending, Outcome, PerSeat, Score, rank};

use crate::state::{Celestial, End, Phase};

impl End {
    /// The name and the clause of this end.
    pub const fn ending(self) -> Ending {
        let (name, item) = match self {
            Self::AllCards => ("all-cards", 1),
            Self::NobodyLeft => ("nobody-left", 1),
            Self::RoundLimit => ("round-limit", 2),
            Self::TimeCalled => ("time-called", 2),
        };
        Ending::new(name, Clause::new("CD", 5, item))
    }
}

impl Score for Celestial {
    /// CD-5.2: places follow the cards held; those with none share the last.
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase else {
            return None;
        };
        let held = PerSeat::from_fn(self.seats, |seat| i32::from(self.held(seat)));
        Some(Outcome {
            places: rank(&held),
            scores: Some(held),
            ending: end.ending(),
        })
    }
}
