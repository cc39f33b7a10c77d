//! The rate limiter of the whole server, as plain data: the caller says what
//! time it is, so that a table can use it as well as a socket.
//!
//! It is our own because `governor` reads a clock and keeps its state behind locks or
//! atomics, where a table is a value without a clock that can be copied and compared.

use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

/// So many at once, and one more after every pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: NonZeroU32,
    /// The time after which one more is allowed.
    pub every: Duration,
}

impl Rate {
    /// `burst` at once, and one more after every `every`.
    ///
    /// # Panics
    ///
    /// If either is zero.
    pub const fn new(burst: u32, every: Duration) -> Self {
        assert!(!every.is_zero(), "a pause has a length");
        let Some(burst) = NonZeroU32::new(burst) else {
            panic!("a rate of zero allows nothing");
        };
        Self { burst, every }
    }
}

/// Below this many keys, none is looked for that could be forgotten.
const FEW_KEYS: usize = 64;

/// Limits each key to a rate (a token bucket per key, kept as the time at which
/// it is full again). All times are measured from one fixed moment, which the
/// caller chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RateLimiter<K: Hash + Eq> {
    rate: Rate,
    full_at: HashMap<K, Duration>,
    /// With so many keys, those whose bucket is full are forgotten.
    tidy_at: usize,
}

impl<K: Hash + Eq + Clone> RateLimiter<K> {
    /// A limiter on which nobody has spent anything.
    pub fn new(rate: Rate) -> Self {
        Self {
            rate,
            full_at: HashMap::new(),
            tidy_at: FEW_KEYS,
        }
    }

    /// Whether the key is allowed one more at `now`; if not, how long to wait.
    pub fn check(&self, key: &K, now: Duration) -> Result<(), Duration> {
        let full_at = self.full_at.get(key).copied().unwrap_or_default();
        let whole = self.rate.every.saturating_mul(self.rate.burst.get());
        let earliest = (full_at.max(now) + self.rate.every).saturating_sub(whole);
        match earliest.saturating_sub(now) {
            Duration::ZERO => Ok(()),
            wait => Err(wait),
        }
    }

    /// Counts one for the key.
    pub fn count(&mut self, key: K, now: Duration) {
        if self.full_at.len() >= self.tidy_at {
            // Only when the number has doubled, so that it costs next to
            // nothing per call.
            self.full_at.retain(|_, full_at| *full_at > now);
            self.tidy_at = (self.full_at.len() * 2).max(FEW_KEYS);
        }
        let full_at = self.full_at.entry(key).or_insert(now);
        *full_at = (*full_at).max(now) + self.rate.every;
    }

    /// Counts so many for the key that somebody else has allowed it, as far as
    /// there is something left to count off.
    pub fn count_elsewhere(&mut self, key: K, times: u32, now: Duration) {
        let whole = self.rate.every.saturating_mul(self.rate.burst.get());
        let before = self.full_at.get(&key).copied().unwrap_or_default().max(now);
        let after = before.saturating_add(self.rate.every.saturating_mul(times));
        self.count(key.clone(), now);
        self.full_at.insert(key, after.min(before.max(now + whole)));
    }

    /// The rate.
    pub fn rate(&self) -> Rate {
        self.rate
    }

    /// Counts one for the key if it is allowed; if not, says how long to wait.
    pub fn spend(&mut self, key: K, now: Duration) -> Result<(), Duration> {
        self.check(&key, now)?;
        self.count(key, now);
        Ok(())
    }

    /// How many keys are remembered.
    pub fn keys(&self) -> usize {
        self.full_at.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    #[test]
    fn each_key_has_a_burst_and_then_one_after_every_pause() {
        let mut limiter = RateLimiter::new(Rate::new(3, ms(1_000)));
        for _ in 0..3 {
            assert_eq!(limiter.spend("ada", ms(5_000)), Ok(()));
        }
        assert_eq!(limiter.spend("ada", ms(5_000)), Err(ms(1_000)));
        assert_eq!(limiter.spend("bo", ms(5_000)), Ok(()));
        assert_eq!(limiter.check(&"ada", ms(5_999)), Err(ms(1)));
        assert_eq!(limiter.spend("ada", ms(6_000)), Ok(()));
        assert_eq!(limiter.check(&"ada", ms(6_000)), Err(ms(1_000)));
        assert_eq!(limiter.check(&"ada", ms(9_000)), Ok(()));
    }

    #[test]
    fn what_was_allowed_elsewhere_counts_up_to_a_whole_burst() {
        let mut limiter = RateLimiter::new(Rate::new(3, ms(1_000)));
        limiter.count_elsewhere("ada", 2, ms(5_000));
        assert_eq!(limiter.spend("ada", ms(5_000)), Ok(()));
        assert_eq!(limiter.check(&"ada", ms(5_000)), Err(ms(1_000)));
        limiter.count_elsewhere("ada", 50, ms(5_000));
        assert_eq!(limiter.check(&"ada", ms(5_000)), Err(ms(1_000)));
        limiter.count_elsewhere("bo", 50, ms(5_000));
        assert_eq!(limiter.check(&"bo", ms(5_000)), Err(ms(1_000)));
        assert_eq!(limiter.check(&"bo", ms(6_000)), Ok(()));
    }

    #[test]
    fn a_long_pause_gives_one_burst_and_no_more() {
        let mut limiter = RateLimiter::new(Rate::new(2, ms(10)));
        assert_eq!(limiter.spend((), ms(0)), Ok(()));
        for _ in 0..2 {
            assert_eq!(limiter.spend((), ms(60_000)), Ok(()));
        }
        assert_eq!(limiter.spend((), ms(60_000)), Err(ms(10)));
    }

    #[test]
    fn keys_with_a_full_burst_are_forgotten() {
        let mut limiter = RateLimiter::new(Rate::new(1, ms(1)));
        for key in 0..10_000 {
            assert_eq!(limiter.spend(key, ms(key)), Ok(()));
        }
        assert!(limiter.keys() <= FEW_KEYS, "{}", limiter.keys());
    }
}
