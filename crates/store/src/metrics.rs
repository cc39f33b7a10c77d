//! What the writer counts.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Counts since the store was opened, for the operator's charts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Metrics {
    /// Transactions committed.
    pub commits: u64,
    /// Appends that were stored.
    pub appends: u64,
    /// Other writes that were stored.
    pub tasks: u64,
    /// Requests that failed because the database was in trouble.
    pub failures: u64,
    /// The time spent in transactions, committing included.
    pub busy: Duration,
}

#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) commits: AtomicU64,
    pub(crate) appends: AtomicU64,
    pub(crate) tasks: AtomicU64,
    pub(crate) failures: AtomicU64,
    pub(crate) busy_nanos: AtomicU64,
}

impl Counters {
    pub(crate) fn read(&self) -> Metrics {
        Metrics {
            commits: self.commits.load(Relaxed),
            appends: self.appends.load(Relaxed),
            tasks: self.tasks.load(Relaxed),
            failures: self.failures.load(Relaxed),
            busy: Duration::from_nanos(self.busy_nanos.load(Relaxed)),
        }
    }
}
