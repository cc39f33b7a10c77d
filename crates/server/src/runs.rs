//! When servers ran on a database, so that a crash gives nobody time back.
//!
//! A table's time stands still while no server runs. Its log says when the last
//! entry was stored; how long the server went on after that, before it died, is
//! known from a note that it makes every few seconds.

use std::time::Duration;
use store::{Store, StoreError, Timestamp};

/// How often a running server notes that it is alive.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(10);
/// The setting that holds the note: two times of 8 bytes.
const SETTING: &str = "alive";

/// From when to when a server ran, as far as it was noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    began: Timestamp,
    alive: Timestamp,
}

/// This run of the server, and the one before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runs {
    before: Option<Run>,
    began: Timestamp,
}

/// Whether the last thing that happened at a table was that the server stopped
/// in good order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LastStop {
    Paused,
    Running,
}

impl Runs {
    /// Begins a run on a database.
    pub(crate) async fn begin(store: &Store) -> Result<Self, StoreError> {
        let noted = store.setting(SETTING).await?;
        let runs = Self {
            before: noted.and_then(|bytes| Run::read(&bytes)),
            began: Timestamp::now(),
        };
        runs.note_alive(store).await?;
        Ok(runs)
    }

    /// Notes that this server is alive.
    pub(crate) async fn note_alive(&self, store: &Store) -> Result<(), StoreError> {
        let run = Run {
            began: self.began,
            alive: Timestamp::now(),
        };
        store.set_setting(SETTING, &run.written()).await
    }

    /// For how long servers ran between the last entry of a table, which ended
    /// like this, and a moment of this run.
    pub(crate) fn since(&self, stored: Timestamp, stop: LastStop, until: Timestamp) -> Duration {
        if stored >= self.began {
            return match stop {
                LastStop::Paused => Duration::ZERO,
                LastStop::Running => between(stored, until),
            };
        }
        let before = match self.before {
            // It ran and died without anything happening at the table.
            Some(run) if stored < run.began => between(run.began, run.alive),
            Some(run) if stop == LastStop::Running => between(stored, run.alive),
            _ => Duration::ZERO,
        };
        before + between(self.began, until)
    }
}

impl Run {
    fn written(self) -> Vec<u8> {
        [self.began.0.to_be_bytes(), self.alive.0.to_be_bytes()].concat()
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (began, alive) = bytes.split_at_checked(8)?;
        Some(Self {
            began: Timestamp(i64::from_be_bytes(began.try_into().ok()?)),
            alive: Timestamp(i64::from_be_bytes(alive.try_into().ok()?)),
        })
    }
}

fn between(from: Timestamp, to: Timestamp) -> Duration {
    Duration::from_millis(u64::try_from(to.0.saturating_sub(from.0)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn since(stored: i64, stop: LastStop) -> u64 {
        let runs = Runs {
            before: Some(Run {
                began: Timestamp(10_000),
                alive: Timestamp(50_000),
            }),
            began: Timestamp(90_000),
        };
        let elapsed = runs.since(Timestamp(stored), stop, Timestamp(91_000));
        u64::try_from(elapsed.as_millis()).unwrap()
    }

    #[test]
    fn time_passes_while_a_server_runs_and_stands_still_while_none_does() {
        // It died 30 s after the last move, and this one runs for 1 s.
        assert_eq!(since(20_000, LastStop::Running), 31_000);
        // Noted after the last sign of life.
        assert_eq!(since(55_000, LastStop::Running), 1_000);
        assert_eq!(since(20_000, LastStop::Paused), 1_000);
        // The server before this one found it paused, and died.
        assert_eq!(since(5_000, LastStop::Paused), 41_000);
        assert_eq!(since(90_600, LastStop::Running), 400);
        assert_eq!(since(90_600, LastStop::Paused), 0);
    }

    #[test]
    fn a_note_can_be_read_again() {
        let run = Run {
            began: Timestamp(1),
            alive: Timestamp(i64::MAX),
        };
        assert_eq!(Run::read(&run.written()), Some(run));
        assert_eq!(Run::read(b"nonsense"), None);
    }
}
