//! How often one may speak.

use protocol::UserId;
use std::collections::BTreeMap;

/// Lets each user do something so many times at once, and then once in a
/// while.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Throttle {
    burst: u32,
    every_ms: u64,
    /// For each user, when it will have all its turns again.
    full: BTreeMap<UserId, u64>,
}

impl Throttle {
    pub(crate) fn new(burst: u32, every_ms: u64) -> Self {
        Self {
            burst,
            every_ms,
            full: BTreeMap::new(),
        }
    }

    /// Whether the user may now; if not, in how many milliseconds.
    pub(crate) fn check(&self, user: &UserId, at: u64) -> Result<(), u64> {
        let full = self.full.get(user).copied().unwrap_or(0);
        let credit = u64::from(self.burst) * self.every_ms;
        // One more turn may reach this far into the future.
        let earliest = (full.max(at) + self.every_ms).saturating_sub(credit);
        if earliest <= at {
            Ok(())
        } else {
            Err(earliest - at)
        }
    }

    /// The user did.
    pub(crate) fn count(&mut self, user: &UserId, at: u64) {
        // Whoever has all turns again needs no entry, so that none stays for
        // ever.
        self.full.retain(|_, full| *full > at);
        let full = self.full.entry(user.clone()).or_insert(at);
        *full += self.every_ms;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_once_and_then_once_in_a_while() {
        let (ada, bo) = ("ada".parse().unwrap(), "bo".parse().unwrap());
        let mut throttle = Throttle::new(3, 1_000);
        for _ in 0..3 {
            assert_eq!(throttle.check(&ada, 5_000), Ok(()));
            throttle.count(&ada, 5_000);
        }
        assert_eq!(throttle.check(&ada, 5_000), Err(1_000));
        assert_eq!(throttle.check(&bo, 5_000), Ok(()));
        assert_eq!(throttle.check(&ada, 5_999), Err(1));
        assert_eq!(throttle.check(&ada, 6_000), Ok(()));
        throttle.count(&ada, 6_000);
        assert_eq!(throttle.check(&ada, 6_000), Err(1_000));
        assert_eq!(throttle.check(&ada, 9_000), Ok(()));
    }
}
