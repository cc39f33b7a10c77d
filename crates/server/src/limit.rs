//! How often somebody may do something.

use crate::ApiError;
use crate::address::{Address, Network};
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
pub use table::rate_limit::Rate;
use table::rate_limit::RateLimiter;

/// Makes [`Limits`] of lines `name: type = usual, or what stands for no limit`.
macro_rules! limits {
    ($($(#[$what:meta])* $name:ident: $type:ty = $usual:expr, or $none:expr;)*) => {
        /// Every limit of the server; what is `None` is not limited. What is
        /// limited per address is limited per /64 of IPv6, to four times as much
        /// per /56, and to sixteen times as much per /48.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[$what])* pub $name: $type,)*
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($name: $usual,)* }
            }
        }

        impl Limits {
            /// No limits, for measuring.
            pub const NONE: Self = Self { $($name: $none,)* };
        }
    };
}

limits! {
    /// New guests, per address.
    guests: Option<Rate> = seconds(20, 10), or None;
    /// Attempts to log in, per address.
    logins: Option<Rate> = seconds(10, 15), or None;
    /// Failed attempts to log in, per name; after that each address has a few.
    login_failures: Option<Rate> = seconds(100, 10), or None;
    /// Other things for which a password is hashed, per address and per user.
    passwords: Option<Rate> = seconds(10, 15), or None;
    /// Changes of name and new tokens for programs, per user.
    changes: Option<Rate> = seconds(20, 10), or None;
    /// New tables, per user.
    tables: Option<Rate> = seconds(20, 10), or None;
    /// New tables, per address.
    network_tables: Option<Rate> = seconds(100, 2), or None;
    /// How many tables that are not over one user may have a seat at when
    /// making another.
    open_tables: u32 = 100, or u32::MAX;
    /// How many tables may be in memory; no more are made then.
    live_tables: u32 = 10_000, or u32::MAX;
    /// Short codes that are tried, per address.
    codes: Option<Rate> = seconds(20, 10), or None;
    /// Short codes that lead nowhere, from everywhere.
    wrong_codes: Option<Rate> = milliseconds(1_000, 50), or None;
    /// Commands and questions without a connection, per user.
    requests: Option<Rate> = milliseconds(200, 50), or None;
    /// Requests with a token, per address.
    network_requests: Option<Rate> = milliseconds(1_000, 20), or None;
    /// Looks at tables, at the list and at records, per address.
    looks: Option<Rate> = milliseconds(400, 50), or None;
    /// Messages over one connection.
    messages: Option<Rate> = milliseconds(200, 20), or None;
    /// Messages over all connections of an address; more than that have to wait.
    network_messages: Option<Rate> = milliseconds(4_000, 4), or None;
    /// How many bytes may wait for one client to read them.
    outbox_bytes: usize = 1 << 20, or 1 << 20;
    /// The same for all clients together.
    all_outbox_bytes: usize = 256 << 20, or 256 << 20;
    /// How long a bot's move takes at least, and by which steps it takes
    /// longer, so that nobody learns from the time how forced it was.
    bot_pace: Duration = Duration::from_millis(250), or Duration::ZERO;
    /// How many WebSockets one address may have.
    sockets: u32 = 200, or u32::MAX;
    /// How many connections of any kind one address may have, those included
    /// that say nothing. Behind a proxy nobody is counted here.
    connections: u32 = 400, or u32::MAX;
    /// How many connections there may be from everywhere.
    all_connections: u32 = 20_000, or u32::MAX;
    /// After how long without use a token is good no longer.
    session_idle: Option<Duration> = Some(Duration::from_secs(365 * 24 * 60 * 60)), or None;
}

fn seconds(burst: u32, every: u64) -> Option<Rate> {
    Some(Rate::new(burst, Duration::from_secs(every)))
}

fn milliseconds(burst: u32, every: u64) -> Option<Rate> {
    Some(Rate::new(burst, Duration::from_millis(every)))
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

    /// Whether this key may do one more; if not, how long it has to wait.
    pub fn peek(&self, key: &K) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else {
            return Ok(());
        };
        let limiter = limiter.lock().unwrap_or_else(PoisonError::into_inner);
        limiter.check(key, self.start.elapsed())
    }

    /// The same for a request.
    pub fn admit(&self, key: &K) -> Result<(), ApiError> {
        self.check(key).map_err(ApiError::too_fast)
    }

    /// Counts one more for this key in any case, and says how long it has to
    /// wait before it is done.
    pub fn reserve(&self, key: &K) -> Duration {
        let Some(limiter) = &self.limiter else {
            return Duration::ZERO;
        };
        let mut limiter = limiter.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.start.elapsed();
        let wait = limiter.check(key, now).err().unwrap_or_default();
        limiter.count(key.clone(), now);
        wait
    }
}

/// Limits what comes from an address to a rate, and what comes from the larger
/// networks that somebody may have all of to a higher one.
#[derive(Debug)]
pub struct NetworkLimiter([Limiter<Network>; 3]);

impl NetworkLimiter {
    /// The rate is that of the smallest network.
    pub fn new(rate: Option<Rate>) -> Self {
        Self([1, 4, 16].map(|times| {
            let larger =
                |rate: Rate| Rate::new(rate.burst.get().saturating_mul(times), rate.every / times);
            Limiter::new(rate.map(larger))
        }))
    }

    fn parts(&self, address: Address) -> impl Iterator<Item = (&Limiter<Network>, Network)> {
        self.0.iter().zip(address.blocks())
    }

    /// Counts one more from this address, or says how long it has to wait.
    pub fn check(&self, address: Address) -> Result<(), Duration> {
        self.parts(address)
            .try_for_each(|(limiter, network)| limiter.check(&network))
    }

    /// The same for a request.
    pub fn admit(&self, address: Address) -> Result<(), ApiError> {
        self.check(address).map_err(ApiError::too_fast)
    }

    /// Counts one more in any case, and says how long it has to wait.
    pub fn reserve(&self, address: Address) -> Duration {
        let waits = self.parts(address);
        let waits = waits.map(|(limiter, network)| limiter.reserve(&network));
        waits.max().unwrap_or_default()
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
    fn who_has_many_networks_is_limited_in_all_of_them() {
        let limiter = NetworkLimiter::new(Some(Rate::new(1, Duration::from_secs(3600))));
        let mut admitted = 0;
        for subnet in 0..0x1000 {
            let address = format!("2001:db8:0:{subnet:x}::1").parse().unwrap();
            admitted += u32::from(limiter.check(Address(address)).is_ok());
        }
        assert_eq!(admitted, 16);
        let elsewhere = Address("2001:db8:1::1".parse().unwrap());
        assert_eq!(limiter.check(elsewhere), Ok(()));
    }

    #[test]
    fn what_has_to_wait_waits_in_a_row() {
        let limiter = Limiter::new(Some(Rate::new(2, Duration::from_secs(1000))));
        assert_eq!(limiter.reserve(&1), Duration::ZERO);
        assert_eq!(limiter.reserve(&1), Duration::ZERO);
        for place in 1..4 {
            let wait = limiter.reserve(&1).as_secs();
            assert!((place * 1000 - 60..=place * 1000).contains(&wait), "{wait}");
        }
        assert_eq!(limiter.reserve(&2), Duration::ZERO);
    }

    #[test]
    fn without_a_rate_there_is_no_limit() {
        let limiter = Limiter::new(None);
        for _ in 0..100_000 {
            assert_eq!(limiter.check(&0), Ok(()));
        }
    }
}
