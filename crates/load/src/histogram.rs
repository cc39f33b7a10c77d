//! Times, counted in narrow classes.

use std::time::Duration;

/// How many classes there are for each doubling: about 1.5 % wide.
const FINE: u32 = 64;
/// 2^32 microseconds are more than an hour.
const CLASSES: usize = (33 * FINE) as usize;

/// How often each time came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Histogram {
    counts: Vec<u64>,
    total: u64,
    most: u64,
}

impl Default for Histogram {
    fn default() -> Self {
        Self {
            counts: vec![0; CLASSES],
            total: 0,
            most: 0,
        }
    }
}

impl Histogram {
    /// Counts a time.
    pub fn count(&mut self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(count) = self.counts.get_mut(class(micros)) {
            *count += 1;
        }
        self.total += 1;
        self.most = self.most.max(micros);
    }

    /// Counts everything that another one did.
    pub fn add(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.total += other.total;
        self.most = self.most.max(other.most);
    }

    /// How many were counted.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The longest time, in microseconds.
    pub fn most(&self) -> u64 {
        self.most
    }

    /// The time that this share of all did not exceed, in microseconds: at most
    /// a class too long, never too short.
    pub fn quantile(&self, share: f64) -> u64 {
        let wanted = (self.total as f64 * share).ceil().max(1.0);
        let mut seen = 0u64;
        for (class, count) in (0..).zip(&self.counts) {
            seen += count;
            if seen as f64 >= wanted {
                return longest(class).min(self.most);
            }
        }
        self.most
    }
}

/// The class of a time: exact up to `FINE`, then `FINE` classes a doubling.
fn class(micros: u64) -> usize {
    let micros = micros.min(u64::from(u32::MAX)) as u32; // OK because of the minimum.
    if micros < FINE {
        return micros as usize;
    }
    let doubling = micros.ilog2() - FINE.ilog2();
    let place = micros >> doubling;
    (doubling * FINE + place) as usize
}

/// The longest time of a class.
fn longest(class: u32) -> u64 {
    if class < FINE {
        return u64::from(class);
    }
    let doubling = class / FINE - 1;
    let place = u64::from(class - doubling * FINE);
    ((place + 1) << doubling) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_in_the_class_that_says_so() {
        let mut last = 0;
        for micros in (0..5_000).chain((5_000..10_000_000).step_by(997)) {
            let class = class(micros);
            assert!(class >= last && class < CLASSES, "{micros}");
            last = class;
            let longest = longest(class as u32);
            assert!(longest >= micros, "{micros}: {longest}");
            assert!(
                longest as f64 <= micros as f64 * 1.016 + 1.0,
                "{micros}: {longest}"
            );
        }
        assert!(class(u64::MAX) < CLASSES);
    }

    #[test]
    fn quantiles_are_those_of_the_sorted_times() {
        let mut histogram = Histogram::default();
        for millis in (1..=1000).rev() {
            histogram.count(Duration::from_millis(millis));
        }
        for (share, micros) in [(0.5, 500_000.0), (0.99, 990_000.0), (0.999, 999_000.0)] {
            let found = histogram.quantile(share) as f64;
            assert!(
                found >= micros && found <= micros * 1.016,
                "{share}: {found}"
            );
        }
        assert_eq!(histogram.quantile(1.0), 1_000_000);
        assert_eq!(histogram.total(), 1000);
    }

    #[test]
    fn nothing_counted_is_nothing_said() {
        assert_eq!(Histogram::default().quantile(0.99), 0);
    }
}
