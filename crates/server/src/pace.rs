//! How long bots take for their moves.
//!
//! A bot that has no choice decides at once, and one that has thinks for a while.
//! Who sees the moves come must not learn from that how many choices a hidden hand
//! leaves: every move takes a whole number of equal steps, and no fewer than the
//! longest thought of late.

use protocol::Level;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// By what part of itself the longest thought is forgotten with every other.
const FORGETTING: u64 = 256;

#[derive(Debug)]
pub(crate) struct Pace {
    /// Zero lets every move come when it is found.
    step: Duration,
    /// The longest thought of late of each level, in microseconds.
    longest: [AtomicU64; Level::ALL.len()],
}

impl Pace {
    pub(crate) fn new(step: Duration) -> Self {
        Self {
            step,
            longest: Default::default(),
        }
    }

    /// How long after it was asked for a move comes that waited for its turn, and
    /// then was thought about.
    pub(crate) fn moves_after(
        &self,
        level: Level,
        waited: Duration,
        thought: Duration,
    ) -> Duration {
        if self.step.is_zero() {
            return waited + thought;
        }
        let micros = u64::try_from(thought.as_micros()).unwrap_or(u64::MAX);
        let longest = &self.longest[level as usize];
        // Two at once may each miss the other: one of the next does not.
        let before = longest.load(Relaxed);
        longest.store(micros.max(before - before / FORGETTING), Relaxed);
        let steady = waited + thought.max(Duration::from_micros(before));
        let steps = steady.as_nanos().div_ceil(self.step.as_nanos()).max(1);
        self.step
            .saturating_mul(u32::try_from(steps).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: Duration = Duration::from_millis(250);

    fn taken(pace: &Pace, level: Level, waited: u64, thought: u64) -> u128 {
        let ms = Duration::from_millis;
        pace.moves_after(level, ms(waited), ms(thought)).as_millis()
    }

    #[test]
    fn a_forced_move_takes_as_long_as_any_other() {
        let pace = Pace::new(STEP);
        for thought in [0, 1, 136, 250, 0] {
            assert_eq!(taken(&pace, Level::Captain, 0, thought), 250, "{thought}");
        }
        // On a slow machine too.
        assert_eq!(taken(&pace, Level::Captain, 0, 600), 750);
        for thought in [0, 100, 500, 0] {
            assert_eq!(taken(&pace, Level::Captain, 0, thought), 750, "{thought}");
            assert_eq!(
                taken(&pace, Level::Captain, 200, thought),
                1000,
                "{thought}"
            );
        }
        // Others think for themselves.
        assert_eq!(taken(&pace, Level::Cadet, 0, 1), 250);
    }

    #[test]
    fn one_long_thought_is_not_held_against_bots_for_ever() {
        let pace = Pace::new(STEP);
        assert_eq!(taken(&pace, Level::Pilot, 0, 10_000), 10_000);
        for _ in 0..2_000 {
            taken(&pace, Level::Pilot, 0, 1);
        }
        assert_eq!(taken(&pace, Level::Pilot, 0, 1), 250);
    }

    #[test]
    fn without_a_pace_a_move_comes_when_it_is_found() {
        let pace = Pace::new(Duration::ZERO);
        assert_eq!(taken(&pace, Level::Pilot, 5, 7), 12);
        assert_eq!(taken(&pace, Level::Pilot, 0, 1), 1);
    }
}
