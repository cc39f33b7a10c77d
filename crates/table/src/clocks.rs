//! How much time each seat has left.

use engine::{Seat, Seats};
use protocol::Clock;

/// The clocks of a table. All times are the table's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    /// What each seat has left, in milliseconds; empty without a clock.
    left: Vec<u64>,
    /// The seat whose time runs, and since when.
    running: Option<(Seat, u64)>,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: Seats) -> Self {
        let left = match clock.initial_ms() {
            Some(initial) => seats.iter().map(|_| initial).collect(),
            None => Vec::new(),
        };
        Self {
            clock,
            left,
            running: None,
        }
    }

    /// Lets the time of this seat run from now on, and no other's.
    pub(crate) fn run(&mut self, seat: Option<Seat>, at: u64) {
        self.charge(at);
        self.running = seat
            .filter(|_| !self.left.is_empty())
            .map(|seat| (seat, at));
    }

    /// Takes the time since the clock started to run from its seat.
    fn charge(&mut self, at: u64) {
        if let Some((seat, since)) = &mut self.running {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = left.saturating_sub(at.saturating_sub(*since));
            }
            *since = at;
        }
    }

    /// The seat whose time runs took an action.
    pub(crate) fn acted(&mut self, seat: Seat, at: u64) {
        self.charge(at);
        if !matches!(self.running, Some((running, _)) if running == seat) {
            return;
        }
        let Some(left) = self.left.get_mut(seat.index()) else {
            return;
        };
        match self.clock {
            Clock::Unlimited => {}
            Clock::Fischer { increment, .. } => *left += u64::from(increment) * 1_000,
            Clock::PerMove { .. } | Clock::Correspondence { .. } => {
                *left = self.clock.initial_ms().unwrap_or_default();
            }
        }
    }

    /// A person took the seat back: enough time not to lose it again at once.
    pub(crate) fn resumed(&mut self, seat: Seat) {
        let initial = self.clock.initial_ms().unwrap_or_default();
        let least = match self.clock {
            Clock::Fischer { increment, .. } => (initial / 10).max(u64::from(increment) * 1_000),
            _ => initial,
        };
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left).max(least);
        }
    }

    /// What each seat has left now.
    pub(crate) fn left(&self, at: u64) -> Vec<u64> {
        let mut now = self.clone();
        now.charge(at);
        now.left
    }

    /// The seat whose time is running out, and when it will have.
    pub(crate) fn deadline(&self) -> Option<(Seat, u64)> {
        let (seat, since) = self.running?;
        let left = self.left.get(seat.index())?;
        Some((seat, since.saturating_add(*left)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat::new(0);
    const BO: Seat = Seat::new(1);

    fn clocks(clock: Clock) -> Clocks {
        Clocks::new(clock, Seats::new(2).unwrap())
    }

    #[test]
    fn time_for_each_action_comes_back_with_the_action() {
        let mut clocks = clocks(Clock::PerMove { seconds: 30 });
        clocks.run(Some(ADA), 0);
        assert_eq!(clocks.deadline(), Some((ADA, 30_000)));
        assert_eq!(clocks.left(10_000), [20_000, 30_000]);
        clocks.acted(ADA, 10_000);
        clocks.run(Some(BO), 10_000);
        assert_eq!(clocks.left(15_000), [30_000, 25_000]);
        assert_eq!(clocks.deadline(), Some((BO, 40_000)));
    }

    #[test]
    fn a_bank_of_time_grows_with_each_action() {
        let mut clocks = clocks(Clock::Fischer {
            seconds: 60,
            increment: 5,
        });
        clocks.run(Some(ADA), 0);
        clocks.acted(ADA, 20_000);
        clocks.run(Some(ADA), 20_000);
        assert_eq!(clocks.left(20_000), [45_000, 60_000]);
        // A bot's action adds nothing.
        clocks.run(None, 30_000);
        clocks.acted(ADA, 90_000);
        assert_eq!(clocks.left(90_000), [35_000, 60_000]);
        clocks.resumed(ADA);
        assert_eq!(clocks.left(90_000), [35_000, 60_000]);
    }

    #[test]
    fn a_seat_taken_back_has_time_again() {
        let mut clocks = clocks(Clock::Fischer {
            seconds: 100,
            increment: 2,
        });
        clocks.run(Some(BO), 0);
        clocks.run(None, 100_000);
        assert_eq!(clocks.left(100_000), [100_000, 0]);
        clocks.resumed(BO);
        assert_eq!(clocks.left(100_000), [100_000, 10_000]);
    }

    #[test]
    fn without_a_clock_there_is_no_deadline() {
        let mut clocks = clocks(Clock::Unlimited);
        clocks.run(Some(ADA), 0);
        assert_eq!(clocks.deadline(), None);
        assert!(clocks.left(5).is_empty());
    }
}
