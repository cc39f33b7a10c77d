//! The result (CD-5).

use engine::{Clause, Ending, Outcome, PerSeat, Score, rank};

use crate::state::{Celestial, EndReason, Phase};

impl EndReason {
    /// The name and the clause of this end.
    pub const fn ending(self) -> Ending {
        match self {
            Self::AllCards => const { Ending::new("all-cards", Clause::new("CD", 5, 1)) },
            Self::NobodyLeft => const { Ending::new("nobody-left", Clause::new("CD", 5, 1)) },
            Self::RoundLimit => const { Ending::new("round-limit", Clause::new("CD", 5, 2)) },
            Self::TimeCalled => const { Ending::new("time-called", Clause::new("CD", 5, 2)) },
        }
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
