//! Points in time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A point in time: milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The time by this machine's clock.
    pub fn now() -> Self {
        // A clock before 1970 is a broken clock; zero is as good as any.
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Self(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// The point so long before this one.
    #[must_use]
    pub fn before(self, span: Duration) -> Self {
        let span = i64::try_from(span.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_sub(span))
    }

    /// The point so long after this one.
    #[must_use]
    pub fn after(self, span: Duration) -> Self {
        let span = i64::try_from(span.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_add(span))
    }
}

/// The clock of the database, as far as it is known: that of this machine, until
/// the database tells its own. Several servers agree on no other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock(Arc<AtomicI64>);

impl Clock {
    pub(crate) fn now(&self) -> Timestamp {
        Timestamp(
            Timestamp::now()
                .0
                .saturating_add(self.0.load(Ordering::Relaxed)),
        )
    }

    /// The database said so long ago that it was `told`.
    pub(crate) fn set(&self, told: Timestamp, ago: Duration) {
        let ahead = told.0.saturating_sub(Timestamp::now().before(ago).0);
        self.0.store(ahead, Ordering::Relaxed);
    }
}
