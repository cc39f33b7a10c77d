//! When servers ran on a database that several may share: nobody's time passes while
//! none does.

use crate::connection::row;
use crate::{Result, Store, Timestamp};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

row! {
    /// From when to when at least one server ran.
    #[derive(Copy)]
    pub(crate) struct Run {
        began: Timestamp,
        alive: Timestamp,
    }
}

/// All runs, oldest first, as far as this program has read them. The last one goes on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uptime(Arc<Mutex<Vec<Run>>>);

impl Uptime {
    fn runs(&self) -> MutexGuard<'_, Vec<Run>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set(&self, runs: Vec<Run>) {
        *self.runs() = runs;
    }

    /// Whatever nothing is known of counts as time in which servers ran.
    fn between(&self, from: Timestamp, until: Timestamp) -> Duration {
        let mut ran = until.0.saturating_sub(from.0);
        let mut ended = Timestamp(i64::MIN);
        for run in self.runs().iter() {
            let (down, up) = (ended.max(from), run.began.min(until));
            ran -= up.0.saturating_sub(down.0).max(0);
            ended = ended.max(run.alive);
        }
        Duration::from_millis(u64::try_from(ran).unwrap_or_default())
    }
}

impl Store {
    /// For how long servers ran on this database from one moment to another.
    pub fn ran_between(&self, from: Timestamp, until: Timestamp) -> Duration {
        self.uptime().between(from, until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_between_runs_does_not_count() {
        let uptime = Uptime::default();
        let ran = |from, until| {
            let ran = uptime.between(Timestamp(from), Timestamp(until));
            u64::try_from(ran.as_millis()).unwrap()
        };
        assert_eq!(ran(5, 12), 7, "nothing is known yet");
        let run = |began, alive| Run {
            began: Timestamp(began),
            alive: Timestamp(alive),
        };
        // Two nodes began the last run at nearly the same moment.
        uptime.set(vec![run(10, 20), run(50, 60), run(90, 90), run(91, 91)]);
        for (from, until, expected) in [
            (12, 15, 3),
            (12, 30, 8),
            (12, 55, 13),
            (30, 40, 0),
            (30, 95, 14),
            (0, 200, 10 + 10 + 109),
            (100, 150, 50),
            (150, 100, 0),
        ] {
            assert_eq!(ran(from, until), expected, "from {from} to {until}");
        }
    }
}
