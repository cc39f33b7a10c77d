//! How often somebody may do something.

use crate::ApiError;
use crate::socket::MessageRate;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// After so many checks, whoever has not been there for long is forgotten.
const TIDY_EVERY: u32 = 1024;

/// So many at once, and one more after every pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many at once.
    pub burst: NonZeroU32,
    /// After how long one more; never zero.
    pub every: Duration,
}

impl Rate {
    /// So many at once, and one more after every so many seconds.
    ///
    /// # Panics
    ///
    /// If either is zero.
    pub const fn new(burst: u32, seconds: u64) -> Self {
        assert!(seconds > 0, "a pause has a length");
        let Some(burst) = NonZeroU32::new(burst) else {
            panic!("nobody could ever do anything");
        };
        Self {
            burst,
            every: Duration::from_secs(seconds),
        }
    }
}

/// Every limit of the server; what is `None` is not limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// New guests, per address.
    pub guests: Option<Rate>,
    /// Attempts to log in, per address and per login.
    pub logins: Option<Rate>,
    /// Other things for which a password is hashed, per address and per user.
    pub passwords: Option<Rate>,
    /// Changes of name and new tokens for programs, per user.
    pub changes: Option<Rate>,
    /// New tables, per user.
    pub tables: Option<Rate>,
    /// Short codes that are tried, per address.
    pub codes: Option<Rate>,
    /// Commands and questions without a connection, per user.
    pub requests: Option<Rate>,
    /// Looks at tables, at the list and at records, per address.
    pub looks: Option<Rate>,
    /// Messages over one connection.
    pub messages: Option<MessageRate>,
    /// How many connections one address may have.
    pub sockets: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            guests: Some(Rate::new(20, 10)),
            logins: Some(Rate::new(10, 15)),
            passwords: Some(Rate::new(10, 15)),
            changes: Some(Rate::new(20, 10)),
            tables: Some(Rate::new(20, 10)),
            codes: Some(Rate::new(20, 10)),
            requests: Some(Rate {
                every: Duration::from_millis(50),
                ..Rate::new(200, 1)
            }),
            looks: Some(Rate {
                every: Duration::from_millis(50),
                ..Rate::new(400, 1)
            }),
            messages: Some(MessageRate {
                burst: 200,
                per_second: 50,
            }),
            sockets: 200,
        }
    }
}

impl Limits {
    /// No limits, for measuring.
    pub const NONE: Self = Self {
        guests: None,
        logins: None,
        passwords: None,
        changes: None,
        tables: None,
        codes: None,
        requests: None,
        looks: None,
        messages: None,
        sockets: u32::MAX,
    };
}

/// Counts what each key does.
#[derive(Debug)]
pub struct Limiter<K: Hash + Eq + Clone> {
    counter: Option<DefaultKeyedRateLimiter<K>>,
    clock: DefaultClock,
    checks: AtomicU32,
}

impl<K: Hash + Eq + Clone> Limiter<K> {
    /// Lets each key do something as often as the rate says.
    pub fn new(rate: Option<Rate>) -> Self {
        let quota = rate.and_then(|rate| {
            let quota = Quota::with_period(rate.every)?;
            Some(quota.allow_burst(rate.burst))
        });
        Self {
            counter: quota.map(RateLimiter::keyed),
            clock: DefaultClock::default(),
            checks: AtomicU32::new(0),
        }
    }

    /// Counts one more for this key, or says how long it has to wait.
    pub fn check(&self, key: &K) -> Result<(), Duration> {
        let Some(counter) = &self.counter else {
            return Ok(());
        };
        if self.checks.fetch_add(1, Ordering::Relaxed) % TIDY_EVERY == TIDY_EVERY - 1 {
            // Whoever could do everything again is as good as new.
            counter.retain_recent();
            counter.shrink_to_fit();
        }
        counter
            .check_key(key)
            .map_err(|until| until.wait_time_from(self.clock.now()))
    }

    /// The same for a request.
    pub fn admit(&self, key: &K) -> Result<(), ApiError> {
        self.check(key).map_err(ApiError::too_fast)
    }

    /// How many keys are remembered.
    pub fn keys(&self) -> usize {
        self.counter.as_ref().map_or(0, |counter| counter.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_a_burst_and_then_waits() {
        let limiter = Limiter::new(Some(Rate::new(3, 60)));
        for _ in 0..3 {
            assert_eq!(limiter.check(&"ada"), Ok(()));
        }
        let wait = limiter.check(&"ada").unwrap_err();
        assert!(
            wait > Duration::from_secs(50) && wait <= Duration::from_secs(60),
            "{wait:?}"
        );
        assert_eq!(limiter.check(&"bea"), Ok(()));
    }

    #[test]
    fn who_waits_as_told_may_go_on() {
        let limiter = Limiter::new(Some(Rate {
            every: Duration::from_millis(30),
            ..Rate::new(1, 1)
        }));
        assert_eq!(limiter.check(&1), Ok(()));
        let wait = limiter.check(&1).unwrap_err();
        std::thread::sleep(wait);
        assert_eq!(limiter.check(&1), Ok(()));
        assert!(limiter.check(&1).is_err());
    }

    #[test]
    fn old_keys_are_dropped() {
        let limiter = Limiter::new(Some(Rate {
            every: Duration::from_nanos(1),
            ..Rate::new(1, 1)
        }));
        for key in 0..TIDY_EVERY * 3 {
            assert_eq!(limiter.check(&key), Ok(()));
        }
        assert!(limiter.keys() <= TIDY_EVERY as usize, "{}", limiter.keys());
    }

    #[test]
    fn without_a_rate_there_is_no_limit() {
        let limiter = Limiter::new(None);
        for _ in 0..100_000 {
            assert_eq!(limiter.check(&0), Ok(()));
        }
        assert_eq!(limiter.keys(), 0);
    }
}
