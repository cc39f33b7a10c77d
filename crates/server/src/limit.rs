//! How often somebody may do something.

use crate::ApiError;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
pub use table::rate_limit::Rate;
use table::rate_limit::RateLimiter;

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
    pub messages: Option<Rate>,
    /// How many WebSockets one address may have.
    pub sockets: u32,
    /// How many connections of any kind one address may have, those included
    /// that say nothing. Behind a proxy nobody is counted here.
    pub connections: u32,
    /// How many connections there may be from everywhere.
    pub all_connections: u32,
}

impl Default for Limits {
    fn default() -> Self {
        let seconds = |burst, every| Some(Rate::new(burst, Duration::from_secs(every)));
        let milliseconds = |burst, every| Some(Rate::new(burst, Duration::from_millis(every)));
        Self {
            guests: seconds(20, 10),
            logins: seconds(10, 15),
            passwords: seconds(10, 15),
            changes: seconds(20, 10),
            tables: seconds(20, 10),
            codes: seconds(20, 10),
            requests: milliseconds(200, 50),
            looks: milliseconds(400, 50),
            messages: milliseconds(200, 20),
            sockets: 200,
            connections: 400,
            all_connections: 20_000,
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
        connections: u32::MAX,
        all_connections: u32::MAX,
    };
}

/// Limits each key to a rate, on the system's clock; without a rate it allows
/// everything.
#[derive(Debug)]
pub struct Limiter<K: Hash + Eq> {
    limiter: Option<Mutex<RateLimiter<K>>>,
    start: Instant,
}

impl<K: Hash + Eq + Clone> Limiter<K> {
    /// Lets each key do something as often as the rate says.
    pub fn new(rate: Option<Rate>) -> Self {
        Self {
            limiter: rate.map(|rate| Mutex::new(RateLimiter::new(rate))),
            start: Instant::now(),
        }
    }

    /// Counts one more for this key, or says how long it has to wait.
    pub fn check(&self, key: &K) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else {
            return Ok(());
        };
        let mut limiter = limiter.lock().unwrap_or_else(PoisonError::into_inner);
        limiter.spend(key.clone(), self.start.elapsed())
    }

    /// The same for a request.
    pub fn admit(&self, key: &K) -> Result<(), ApiError> {
        self.check(key).map_err(ApiError::too_fast)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_as_told_may_go_on() {
        let limiter = Limiter::new(Some(Rate::new(1, Duration::from_millis(30))));
        assert_eq!(limiter.check(&1), Ok(()));
        let wait = limiter.check(&1).unwrap_err();
        std::thread::sleep(wait);
        assert_eq!(limiter.check(&1), Ok(()));
        assert!(limiter.check(&1).is_err());
    }

    #[test]
    fn without_a_rate_there_is_no_limit() {
        let limiter = Limiter::new(None);
        for _ in 0..100_000 {
            assert_eq!(limiter.check(&0), Ok(()));
        }
    }
}
