//! How long to wait before connecting again.

use crate::Millis;
use engine::Randomness;

/// The first pause; each is twice the one before. Where there are several servers, another
/// one is there at once.
const SHORTEST: u32 = 200;
/// The longest pause.
const LONGEST: u32 = 10_000;

/// A pause that doubles with every failed attempt, less up to a fifth, so that
/// not all clients come at once when a server is back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Backoff {
    failures: u32,
}

impl Backoff {
    /// An attempt failed: how long to wait before the next one.
    pub(crate) fn fail(&mut self, random: &mut impl Randomness) -> Millis {
        let pause = SHORTEST
            .saturating_mul(1 << self.failures.min(6))
            .min(LONGEST);
        self.failures = self.failures.saturating_add(1);
        Millis::from(pause - random.below(pause / 5 + 1))
    }

    /// The connection stands, or there is news of the network: starts over.
    pub(crate) fn reset(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;

    #[test]
    fn the_pauses_double_up_to_ten_seconds_and_start_over() {
        let mut backoff = Backoff::default();
        let mut random = Dice::new(7);
        for longest in [200, 400, 800, 1600, 3200, 6400, 10_000, 10_000] {
            let pause = backoff.fail(&mut random);
            assert!((longest * 4 / 5..=longest).contains(&pause), "{pause}");
        }
        backoff.reset();
        assert!(backoff.fail(&mut random) <= 200);
    }

    #[test]
    fn two_clients_do_not_come_back_at_the_same_time() {
        let pause = |seed| {
            let mut backoff = Backoff { failures: 4 };
            backoff.fail(&mut Dice::new(seed))
        };
        assert_ne!(pause(1), pause(2));
    }
}
