//! How much one client may say.

use std::time::Instant;

/// So many messages at once, and so many more each second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageRate {
    /// At once.
    pub burst: u32,
    /// More each second.
    pub per_second: u32,
}

/// What is left of it.
#[derive(Debug)]
pub(super) struct RateBudget {
    rate: Option<MessageRate>,
    left: f64,
    since: Instant,
}

impl RateBudget {
    pub(super) fn new(rate: Option<MessageRate>) -> Self {
        Self {
            rate,
            left: rate.map_or(0.0, |rate| f64::from(rate.burst)),
            since: Instant::now(),
        }
    }

    /// Counts so many messages, or says that they are too many.
    pub(super) fn spend(&mut self, messages: u32) -> Result<(), ()> {
        self.spend_at(messages, Instant::now())
    }

    fn spend_at(&mut self, messages: u32, now: Instant) -> Result<(), ()> {
        let Some(rate) = self.rate else {
            return Ok(());
        };
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.since = now;
        let filled = self.left + passed * f64::from(rate.per_second);
        self.left = filled.min(f64::from(rate.burst)) - f64::from(messages);
        if self.left < 0.0 { Err(()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_is_fine_a_flood_is_not() {
        let mut rate = RateBudget::new(Some(MessageRate {
            burst: 3,
            per_second: 2,
        }));
        let mut now = Instant::now();
        for _ in 0..3 {
            assert!(rate.spend_at(1, now).is_ok());
        }
        assert!(rate.spend_at(1, now).is_err());
        now += Duration::from_secs(2);
        assert!(rate.spend_at(1, now).is_ok());
    }
}
