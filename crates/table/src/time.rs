//! The caller's clock and the table's.

use std::time::Duration;

/// A moment on the caller's monotonic clock, in milliseconds since whenever
/// it likes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub u64);

/// How the table's time follows the caller's. It begins at 0 with the table,
/// never goes back, and stands still while the server does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Timeline {
    /// A moment of the caller's, ...
    moment: u64,
    /// ... and the table's time at it.
    at: u64,
    /// The latest time given out.
    latest: u64,
}

impl Timeline {
    /// A table whose time is `at` now.
    pub(crate) fn new(now: Moment, at: u64) -> Self {
        Self {
            moment: now.0,
            at,
            latest: at,
        }
    }

    /// The table's time now.
    pub(crate) fn at(&mut self, now: Moment) -> u64 {
        let at = self.at.saturating_add(now.0.saturating_sub(self.moment));
        self.latest = self.latest.max(at);
        self.latest
    }

    /// More time passed than the caller's clock shows.
    pub(crate) fn skip(&mut self, elapsed: Duration) {
        let elapsed = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        self.at = self.at.saturating_add(elapsed);
    }

    /// Another server's clock decided: the table's time is `at` now, even if
    /// that is earlier than this server thought.
    pub(crate) fn set(&mut self, now: Moment, at: u64) {
        *self = Self::new(now, at);
    }

    /// When the table's time will be `at`.
    pub(crate) fn moment(&self, at: u64) -> Moment {
        Moment(self.moment.saturating_add(at.saturating_sub(self.at)))
    }
}
