//! Guesses at somebody's password, from wherever they come.
//!
//! All networks together may guess a name's password a number of times. After
//! that each still has a few attempts of its own: many networks guess slowly, and
//! no number of them locks anybody out of their account.

use crate::ApiError;
use crate::address::Network;
use crate::limit::{Limiter, Rate, SharedLimit};
use std::time::Duration;

/// How often each network may try a name that was guessed at too often.
const EACH: Rate = Rate::new(3, Duration::from_secs(300));

#[derive(Debug)]
pub(super) struct LoginFailures {
    names: Limiter<String>,
    each: Limiter<(String, Network)>,
}

impl LoginFailures {
    pub(super) fn new(rate: Option<Rate>) -> Self {
        Self {
            names: Limiter::new(rate),
            each: Limiter::new(rate.map(|_| EACH)),
        }
    }

    /// The limit that all networks have together.
    pub(super) fn shared(&self) -> &dyn SharedLimit {
        &self.names
    }

    /// Whether somebody may try to log in under a name.
    pub(super) fn admit(&self, name: &String, from: Network) -> Result<(), ApiError> {
        match self.names.peek(name) {
            Ok(()) => Ok(()),
            Err(_) => self.each.admit(&(name.clone(), from)),
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
