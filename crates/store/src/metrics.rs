//! What the writer counts.

use std::sync::{Mutex, PoisonError};
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

/// What the writer counts and others read.
#[derive(Default)]
pub(crate) struct Counters(Mutex<Metrics>);

impl Counters {
    pub(crate) fn count(&self, count: impl FnOnce(&mut Metrics)) {
        count(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    pub(crate) fn read(&self) -> Metrics {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
