//! What chance can do: say who begins, when the host does not.

use crate::event::Event;
use crate::rocket::Rocket;
use crate::state::{Phase, Rockets};
use engine::{Chances, Randomness, Scratch, Sink, Weighted};
use serde::{Deserialize, Serialize};

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// This rocket begins (LR-2.3).
    First(Rocket),
}

impl Chances for Rockets {
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        outcomes.clear();
        if self.phase == Phase::First {
            outcomes.extend(self.left.iter().map(Chance::First).map(Weighted::even));
        }
    }

    fn is_possible(&self, Chance::First(rocket): Chance) -> bool {
        self.phase == Phase::First && self.left.contains(rocket)
    }

    /// Every rocket is equally likely to begin.
    #[inline]
    fn sample_chance(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Chance {
        // OK because there are at most six rockets.
        Chance::First(Rocket::new(rng.below(u32::from(self.rocket_count())) as u8))
    }

    /// LR-2.3: the one who begins is drawn by lot.
    #[inline]
    fn resolve_unchecked(&mut self, Chance::First(rocket): Chance, events: &mut impl Sink<Event>) {
        let seat = self.owner(rocket);
        events.emit(|| Event::First { rocket, seat });
        self.begin(rocket);
    }
}
