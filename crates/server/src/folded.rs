//! Warnings that many tables repeat while the database is away, folded.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often a kind of warning is written.
const PAUSE: Duration = Duration::from_secs(10);

/// Lets the first warning of each kind through at once, then one every ten seconds.
#[derive(Debug, Default)]
pub(crate) struct FoldedWarnings(Mutex<HashMap<&'static str, Kind>>);

#[derive(Debug)]
struct Kind {
    written: Instant,
    left_out: u64,
}

impl FoldedWarnings {
    /// Whether a warning of this kind is to be written now: with how many were left
    /// out since the last one.
    pub(crate) fn admit(&self, kind: &'static str) -> Option<u64> {
        self.admit_at(kind, Instant::now())
    }

    fn admit_at(&self, kind: &'static str, now: Instant) -> Option<u64> {
        // Counts are whole whatever panicked in between.
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kinds.get_mut(kind) {
            Some(kind) if now.saturating_duration_since(kind.written) < PAUSE => {
                kind.left_out += 1;
                None
            }
            Some(kind) => {
                kind.written = now;
                Some(std::mem::take(&mut kind.left_out))
            }
            None => {
                let first = Kind {
                    written: now,
                    left_out: 0,
                };
                kinds.insert(kind, first);
                Some(0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_repeats_is_counted_and_written_now_and_then() {
        let folded = FoldedWarnings::default();
        let start = Instant::now();
        assert_eq!(folded.admit_at("append", start), Some(0));
        for second in 1..10 {
            let now = start + Duration::from_secs(second);
            assert_eq!(folded.admit_at("append", now), None);
        }
        assert_eq!(
            folded.admit_at("load", start),
            Some(0),
            "each kind by itself"
        );
        assert_eq!(folded.admit_at("append", start + PAUSE), Some(9));
        assert_eq!(folded.admit_at("append", start + 3 * PAUSE), Some(0));
    }
}
