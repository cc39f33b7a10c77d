//! Guesses at somebody's password, from wherever they come.
//!
//! All networks together may guess a name's password a number of times. After
//! that each still has a few attempts of its own: many networks guess slowly, and
//! no number of them locks anybody out of their account.

use crate::ApiError;
use crate::address::Network;
use crate::limit::{LimitKey, Limiter, Rate, SharedLimit};
use std::time::Duration;

/// How often each network may try a name that was guessed at too often.
const EACH: Rate = Rate::new(3, Duration::from_secs(300));

#[derive(Debug)]
pub(super) struct LoginFailures {
    names: Limiter<String>,
    each: Limiter<Guesser>,
}

/// From where which name is tried.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Guesser {
    from: Network,
    name: String,
}

impl LimitKey for Guesser {
    fn to_text(&self) -> String {
        format!("{} {}", self.from, self.name)
    }

    fn from_text(text: &str) -> Option<Self> {
        let (from, name) = text.split_once(' ')?;
        Some(Self {
            from: from.parse().ok()?,
            name: name.to_owned(),
        })
    }
}

impl LoginFailures {
    pub(super) fn new(rate: Option<Rate>) -> Self {
        Self {
            names: Limiter::new(rate),
            each: Limiter::new(rate.map(|_| EACH)),
        }
    }

    /// The limits that several servers keep together: that of all networks, and that
    /// of each after it.
    pub(super) fn shared(&self) -> [&dyn SharedLimit; 2] {
        [&self.names, &self.each]
    }

    /// Whether somebody may try to log in under a name.
    pub(super) fn admit(&self, name: &String, from: Network) -> Result<(), ApiError> {
        match self.names.peek(name) {
            Ok(()) => Ok(()),
            Err(_) => self.each.admit(&Guesser {
                from,
                name: name.clone(),
            }),
        }
    }

    /// Counts an attempt with a wrong password.
    pub(super) fn count(&self, name: &String) {
        // It was admitted; the next one may not be.
        let _ = self.names.check(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Address;

    fn network(last: u8) -> Network {
        Address([10, 0, 0, last].into()).network()
    }

    #[test]
    fn a_network_has_its_last_attempts_once_at_all_servers_together() {
        let rate = Some(Rate::new(1, Duration::from_secs(3600)));
        let [one, other] = [LoginFailures::new(rate), LoginFailures::new(rate)];
        let tell = |from: &LoginFailures, to: &LoginFailures| {
            for (from, to) in from.shared().into_iter().zip(to.shared()) {
                for (key, times) in from.take_untold() {
                    to.count_elsewhere(&key, times);
                }
            }
        };
        for failures in [&one, &other] {
            failures.shared().into_iter().for_each(SharedLimit::share);
        }
        // A name may have spaces.
        let ada = "ada of mars".to_owned();
        let mut admitted = 0;
        for round in 0..20 {
            let at = if round % 2 == 0 { &one } else { &other };
            if at.admit(&ada, network(1)).is_ok() {
                admitted += 1;
                at.count(&ada);
            }
            tell(&one, &other);
            tell(&other, &one);
        }
        assert_eq!(admitted, 1 + EACH.burst.get());
        assert!(other.admit(&ada, network(2)).is_ok());
    }

    #[test]
    fn guesses_from_everywhere_lock_nobody_out() {
        let failures = LoginFailures::new(Some(Rate::new(5, Duration::from_secs(3600))));
        let ada = "ada".to_owned();
        for _ in 0..5 {
            assert!(failures.admit(&ada, network(1)).is_ok());
            failures.count(&ada);
        }
        for guesser in 1..100 {
            for _ in 0..3 {
                assert!(failures.admit(&ada, network(guesser)).is_ok());
                failures.count(&ada);
            }
            assert!(failures.admit(&ada, network(guesser)).is_err());
        }
        // Ada comes from a network that is hers.
        assert!(failures.admit(&ada, network(200)).is_ok());
        assert!(failures.admit(&"bo".to_owned(), network(1)).is_ok());
    }
}
