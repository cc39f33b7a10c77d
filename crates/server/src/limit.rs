//! How often somebody may do something.

use crate::ApiError;
use crate::address::{Address, Network};
use protocol::UserId;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
pub use table::rate_limit::Rate;
use table::rate_limit::RateLimiter;

/// Other servers are told of every so large part of a burst.
const TELLS: u32 = 16;

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
    /// Mails that are asked for, per address they go to.
    mails: Option<Rate> = seconds(5, 30 * 60), or None;
    /// The same, per address of who asks.
    network_mails: Option<Rate> = seconds(20, 60), or None;
    /// Invitations of people who are no friends, per user.
    invitations: Option<Rate> = seconds(10, 5 * 60), or None;
    /// Changes of name or vacation and new tokens for programs, per user: a vacation is
    /// noted in the log of every table over days.
    changes: Option<Rate> = seconds(20, 10), or None;
    /// New tables, per user: those of rematches and next games as well.
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
    inner: Option<Mutex<Inner<K>>>,
    start: Instant,
}

#[derive(Debug)]
struct Inner<K: Hash + Eq> {
    limiter: RateLimiter<K>,
    /// What other servers have not heard of yet, if there are any.
    untold: Option<Untold<K>>,
}

#[derive(Debug)]
struct Untold<K> {
    counts: HashMap<K, u32>,
    since: Duration,
}

impl<K: Hash + Eq + Clone> Limiter<K> {
    /// Lets each key do something as often as the rate says.
    pub fn new(rate: Option<Rate>) -> Self {
        let inner = |rate| Inner {
            limiter: RateLimiter::new(rate),
            untold: None,
        };
        Self {
            inner: rate.map(|rate| Mutex::new(inner(rate))),
            start: Instant::now(),
        }
    }

    /// Counts one more for this key, or says how long it has to wait.
    pub fn check(&self, key: &K) -> Result<(), Duration> {
        let Some(mut inner) = self.lock() else {
            return Ok(());
        };
        inner.limiter.spend(key.clone(), self.start.elapsed())?;
        inner.note(key);
        Ok(())
    }

    /// Whether this key may do one more; if not, how long it has to wait.
    pub fn peek(&self, key: &K) -> Result<(), Duration> {
        match self.lock() {
            Some(inner) => inner.limiter.check(key, self.start.elapsed()),
            None => Ok(()),
        }
    }

    /// The same for a request.
    pub fn admit(&self, key: &K) -> Result<(), ApiError> {
        self.check(key).map_err(ApiError::too_fast)
    }

    /// Counts one more for this key in any case, and says how long it has to
    /// wait before it is done.
    pub fn reserve(&self, key: &K) -> Duration {
        let Some(mut inner) = self.lock() else {
            return Duration::ZERO;
        };
        let now = self.start.elapsed();
        let wait = inner.limiter.check(key, now).err().unwrap_or_default();
        inner.limiter.count(key.clone(), now);
        inner.note(key);
        wait
    }

    fn lock(&self) -> Option<MutexGuard<'_, Inner<K>>> {
        let inner = self.inner.as_ref()?;
        Some(inner.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<K: Hash + Eq + Clone> Inner<K> {
    fn note(&mut self, key: &K) {
        if let Some(untold) = &mut self.untold {
            *untold.counts.entry(key.clone()).or_default() += 1;
        }
    }
}

/// Whom a limit counts, as text for other servers.
pub(crate) trait LimitKey: Hash + Eq + Clone + Send {
    fn to_text(&self) -> String;
    fn from_text(text: &str) -> Option<Self>;
}

impl LimitKey for () {
    fn to_text(&self) -> String {
        String::new()
    }

    fn from_text(_: &str) -> Option<Self> {
        Some(())
    }
}

impl LimitKey for String {
    fn to_text(&self) -> String {
        self.clone()
    }

    fn from_text(text: &str) -> Option<Self> {
        Some(text.to_owned())
    }
}

impl LimitKey for UserId {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl LimitKey for Network {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// A limit that several servers keep together: each tells the others what it
/// allowed, and counts what they did. What is told late, or lost, allows more.
pub(crate) trait SharedLimit {
    /// There are other servers.
    fn share(&self);

    /// What was allowed here since this was last asked, for each key that was
    /// allowed more than it gets back in the same time anyway.
    fn take_untold(&self) -> Vec<(String, u32)>;

    /// Another server allowed so much to a key.
    fn count_elsewhere(&self, key: &str, times: u32);
}

impl<K: LimitKey> SharedLimit for Limiter<K> {
    fn share(&self) {
        if let Some(mut inner) = self.lock() {
            inner.untold.get_or_insert_with(|| Untold {
                counts: HashMap::new(),
                since: self.start.elapsed(),
            });
        }
    }

    fn take_untold(&self) -> Vec<(String, u32)> {
        let now = self.start.elapsed();
        let Some(mut inner) = self.lock() else {
            return Vec::new();
        };
        let Rate { burst, every } = inner.limiter.rate();
        let least = (burst.get() / TELLS).max(1);
        let Some(untold) = &mut inner.untold else {
            return Vec::new();
        };
        let told = untold.counts.extract_if(|_, count| *count >= least);
        let told = told.map(|(key, count)| (key.to_text(), count)).collect();
        if now.saturating_sub(untold.since) >= every * least {
            untold.counts.clear();
            untold.since = now;
        }
        told
    }

    fn count_elsewhere(&self, key: &str, times: u32) {
        if let (Some(mut inner), Some(key)) = (self.lock(), K::from_text(key)) {
            let now = self.start.elapsed();
            inner.limiter.count_elsewhere(key, times, now);
        }
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

    /// Its limits, for sharing them with other servers.
    pub(crate) fn each(&self) -> [&dyn SharedLimit; 3] {
        self.0.each_ref().map(|limiter| limiter as &dyn SharedLimit)
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

/// How often tables are made, by a user and from an address: rematches and next games
/// as well.
#[derive(Debug)]
pub(crate) struct NewTables {
    users: Limiter<UserId>,
    networks: NetworkLimiter,
}

impl NewTables {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            users: Limiter::new(limits.tables),
            networks: NetworkLimiter::new(limits.network_tables),
        }
    }

    /// Counts one more, or says how long it has to wait.
    pub(crate) fn check(&self, user: &UserId, address: Address) -> Result<(), Duration> {
        self.users.check(user)?;
        self.networks.check(address)
    }

    /// The limit per user, for sharing it with other servers.
    pub(crate) fn users(&self) -> &dyn SharedLimit {
        &self.users
    }

    /// The limits per address, for the same.
    pub(crate) fn networks(&self) -> [&dyn SharedLimit; 3] {
        self.networks.each()
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
    fn what_one_server_allows_counts_at_the_others() {
        let rate = Some(Rate::new(20, Duration::from_secs(3600)));
        let [one, other] = [Limiter::<String>::new(rate), Limiter::new(rate)];
        let tell = |from: &Limiter<String>, to: &Limiter<String>| {
            for (key, times) in from.take_untold() {
                to.count_elsewhere(&key, times);
            }
        };
        // Alone, nobody is told anything.
        assert_eq!(one.check(&"ada".to_owned()), Ok(()));
        assert!(one.take_untold().is_empty());
        one.share();
        other.share();
        let mut allowed = 1;
        for round in 0..60 {
            let at = if round % 2 == 0 { &one } else { &other };
            allowed += u32::from(at.check(&"ada".to_owned()).is_ok());
            tell(&one, &other);
            tell(&other, &one);
        }
        assert_eq!(allowed, 20 + 1, "what was spent before is not told");
        assert_eq!(other.check(&"bo".to_owned()), Ok(()));
    }

    #[test]
    fn who_does_little_is_not_told_of() {
        let limiter = Limiter::<()>::new(Some(Rate::new(160, Duration::from_millis(1))));
        limiter.share();
        for _ in 0..9 {
            let _ = limiter.check(&());
        }
        assert!(limiter.take_untold().is_empty());
        std::thread::sleep(Duration::from_millis(12));
        assert!(limiter.take_untold().is_empty(), "forgotten by now");
        for _ in 0..10 {
            let _ = limiter.check(&());
        }
        assert_eq!(limiter.take_untold(), [(String::new(), 10)]);
        assert!(limiter.take_untold().is_empty());
    }

    #[test]
    fn a_network_is_the_same_at_another_server() {
        for network in Address("2001:db8:0:1::1".parse().unwrap()).blocks() {
            assert_eq!(Network::from_text(&network.to_text()), Some(network));
        }
    }

    #[test]
    fn without_a_rate_there_is_no_limit() {
        let limiter = Limiter::new(None);
        for _ in 0..100_000 {
            assert_eq!(limiter.check(&0), Ok(()));
        }
    }
}
