//! How much time each seat has left.

use engine::{Seat, SeatSet, Seats};
use protocol::Clock;

/// The most that a seat gets anew after a bot played for it, where time is for
/// the whole game.
const MOST_GRACE_MS: u64 = 30_000;

/// The clocks of a table. All times are the table's.
///
/// What a seat's owner does can't gain time: an action that is taken back
/// without asking anybody gives nothing and costs the others nothing, because
/// the clock of the seat runs on as if it had never been taken; a seat that is
/// given up and taken back has what it had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    /// What each seat has left, in milliseconds; empty without a clock.
    left: Vec<u64>,
    /// The seat whose time runs, and since when; or from when, while its player
    /// is shown what happened.
    running: Option<(Seat, u64)>,
    /// The seats for which a bot acted since their persons last did.
    relieved: SeatSet,
    /// What each seat had left when each turn was taken, before it was; empty
    /// without a clock.
    turns: Vec<Taken>,
    /// When each seat's person was or is on vacation, the latest last; empty without a
    /// clock.
    vacations: Vec<Vec<Vacation>>,
}

/// The time during which a seat's clock stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Vacation {
    from: u64,
    until: u64,
}

/// The clocks at the moment of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Taken {
    at: u64,
    left: Vec<u64>,
}

/// Whether other people agreed to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    /// They did: everybody has again what they had then.
    Given,
    /// Nobody was asked: the time of the seat ran on.
    NotAsked,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: Seats) -> Self {
        let left = match clock.initial_ms() {
            Some(initial) => seats.iter().map(|_| initial).collect(),
            None => Vec::new(),
        };
        Self {
            clock,
            vacations: vec![Vec::new(); left.len()],
            left,
            running: None,
            relieved: SeatSet::EMPTY,
            turns: Vec::new(),
        }
    }

    /// Lets the time of this seat run from now on, and no other's. If it waits
    /// already to run, it waits on.
    pub(crate) fn run(&mut self, seat: Option<Seat>, at: u64) {
        self.charge(at);
        let before = self.running;
        let from = |seat: Seat| match before {
            Some((running, from)) if running == seat => from.max(self.starts(seat, at)),
            _ => self.starts(seat, at),
        };
        self.running = seat
            .filter(|_| !self.left.is_empty())
            .map(|seat| (seat, from(seat)));
    }

    /// The time that runs waits until then: its player is being shown what
    /// happened. Days are long enough without it.
    pub(crate) fn hold(&mut self, until: u64) {
        if let Some((_, from)) = &mut self.running
            && !matches!(self.clock, Clock::Correspondence { .. })
        {
            *from = (*from).max(until);
        }
    }

    /// Whether the time of this seat waits to run.
    pub(crate) fn is_held(&self, seat: Seat, at: u64) -> bool {
        self.running
            .is_some_and(|(running, from)| running == seat && from > self.starts(seat, at))
    }

    /// The player of this seat was shown what happened: its time waits no longer.
    pub(crate) fn shown(&mut self, seat: Seat, at: u64) {
        let starts = self.starts(seat, at);
        if let Some((running, from)) = &mut self.running
            && *running == seat
        {
            *from = (*from).min(starts);
        }
    }

    /// From when the time of this seat runs, if it is to run now: from the end of its
    /// person's vacation, unless none was left when that began.
    fn starts(&self, seat: Seat, at: u64) -> u64 {
        let has_time = self.left.get(seat.index()).is_some_and(|left| *left > 0);
        let until = self.vacation_end(seat).filter(|_| has_time);
        at.max(until.unwrap_or_default())
    }

    /// When the latest vacation of a seat's person ends or ended.
    pub(crate) fn vacation_end(&self, seat: Seat) -> Option<u64> {
        let latest = self.vacations.get(seat.index())?.last()?;
        Some(latest.until)
    }

    /// The time of this seat stands still until then.
    pub(crate) fn begin_vacation(&mut self, seat: Seat, until: u64, at: u64) {
        self.end_vacation(seat, at);
        self.charge(at);
        if let Some(all) = self.vacations.get_mut(seat.index()) {
            all.push(Vacation { from: at, until });
        }
        let starts = self.starts(seat, at);
        if let Some((running, from)) = &mut self.running
            && *running == seat
        {
            *from = (*from).max(starts);
        }
    }

    /// The time of this seat stands still no longer.
    pub(crate) fn end_vacation(&mut self, seat: Seat, at: u64) {
        let Some(all) = self.vacations.get_mut(seat.index()) else {
            return;
        };
        if let Some(latest) = all.last_mut() {
            latest.until = latest.until.min(at);
        }
        // Whatever else it waited for is over as well.
        self.shown(seat, at);
    }

    /// For how long this seat's person was on vacation between two times.
    fn stood_still(&self, seat: Seat, from: u64, to: u64) -> u64 {
        let all = self.vacations.get(seat.index());
        let during = |it: &Vacation| it.until.min(to).saturating_sub(it.from.max(from));
        all.into_iter().flatten().map(during).sum()
    }

    /// Whose time runs, and since or from when.
    pub(crate) fn running(&self) -> Option<(Seat, u64)> {
        self.running
    }

    /// Takes the time since the clock started to run from its seat.
    fn charge(&mut self, at: u64) {
        let remaining = self.remaining(at);
        if let Some((seat, since)) = &mut self.running {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = remaining;
            }
            *since = (*since).max(at);
        }
    }

    /// What the seat whose time runs has left now; nothing if none runs.
    fn remaining(&self, at: u64) -> u64 {
        let running = self.running.and_then(|(seat, since)| {
            let left = self.left.get(seat.index())?;
            Some(left.saturating_sub(at.saturating_sub(since)))
        });
        running.unwrap_or_default()
    }

    /// A turn was taken: by this seat with so many actions, or by chance.
    pub(crate) fn played(&mut self, actor: Option<Seat>, actions: u64, at: u64) {
        if self.left.is_empty() {
            return;
        }
        // Who acts has seen enough.
        if let Some(seat) = actor {
            self.shown(seat, at);
        }
        self.charge(at);
        let left = self.left.clone();
        self.turns.push(Taken { at, left });
        let Some(seat) = actor else {
            return;
        };
        let by_person = matches!(self.running, Some((running, _)) if running == seat);
        if !by_person {
            self.relieved.insert(seat);
        }
        let Some(left) = self.left.get_mut(seat.index()) else {
            return;
        };
        match self.clock {
            Clock::Unlimited => {}
            // A bot's action adds nothing.
            Clock::Fischer { increment, .. } if by_person => {
                *left += u64::from(increment) * 1_000 * actions;
            }
            Clock::Fischer { .. } => {}
            Clock::PerMove { .. } | Clock::Correspondence { .. } => {
                *left = self.clock.initial_ms().unwrap_or_default();
            }
        }
    }

    /// What the clocks say after a seat took back this turn and all after it;
    /// nothing if the seat has no time left for another one.
    pub(crate) fn undone(
        &self,
        turn: usize,
        seat: Seat,
        consent: Consent,
        at: u64,
    ) -> Option<Self> {
        if self.left.is_empty() {
            return Some(self.clone());
        }
        let taken = self.turns.get(turn)?;
        let mut left = taken.left.clone();
        if consent == Consent::NotAsked {
            let own = left.get_mut(seat.index())?;
            let still = self.stood_still(seat, taken.at, at);
            *own = own.saturating_sub(at.saturating_sub(taken.at).saturating_sub(still));
        }
        // Who takes back must be able to act.
        if *left.get(seat.index())? == 0 {
            return None;
        }
        Some(Self {
            clock: self.clock,
            left,
            running: None,
            relieved: self.relieved,
            turns: self.turns.get(..turn)?.to_vec(),
            vacations: self.vacations.clone(),
        })
    }

    /// Whether a person who takes this seat back would have time to act.
    pub(crate) fn has_time(&self, seat: Seat) -> bool {
        let left = self.left.get(seat.index());
        left.is_none_or(|left| *left > 0) || self.relieved.contains(seat)
    }

    /// Where nobody waits, who is out of time need not wait for a bot's turn
    /// either: the seat has what it would have after one.
    pub(crate) fn relieve(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index())
            && *left == 0
        {
            self.relieved.insert(seat);
            if !matches!(self.clock, Clock::Fischer { .. }) {
                *left = self.clock.initial_ms().unwrap_or_default();
            }
        }
    }

    /// A person took the seat back: if a bot acted for it meanwhile, with
    /// enough time not to lose it again at once.
    pub(crate) fn resumed(&mut self, seat: Seat) {
        if !self.relieved.contains(seat) {
            return;
        }
        self.relieved.remove(seat);
        let initial = self.clock.initial_ms().unwrap_or_default();
        let least = match self.clock {
            Clock::Fischer { increment, .. } => {
                let tenth = (initial / 10).min(MOST_GRACE_MS);
                tenth.max(u64::from(increment) * 1_000)
            }
            // Full since the bot acted.
            _ => 0,
        };
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left).max(least);
        }
    }

    /// What each seat has left now.
    pub(crate) fn left(&self, at: u64) -> Vec<u64> {
        let mut left = self.left.clone();
        if let Some((seat, _)) = self.running
            && let Some(left) = left.get_mut(seat.index())
        {
            *left = self.remaining(at);
        }
        left
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

    fn fischer(seconds: u32, increment: u32) -> Clocks {
        clocks(Clock::Fischer { seconds, increment })
    }

    /// Of a minute and five seconds for each action, Ada has needed 20 seconds.
    fn ada_acted(actions: u64) -> Clocks {
        let mut clocks = fischer(60, 5);
        clocks.run(Some(ADA), 0);
        clocks.played(Some(ADA), actions, 20_000);
        clocks
    }

    #[test]
    fn time_for_each_action_comes_back_with_the_action() {
        let mut clocks = clocks(Clock::PerMove { seconds: 30 });
        clocks.run(Some(ADA), 0);
        assert_eq!(clocks.deadline(), Some((ADA, 30_000)));
        assert_eq!(clocks.left(10_000), [20_000, 30_000]);
        clocks.played(Some(ADA), 1, 10_000);
        clocks.run(Some(BO), 10_000);
        assert_eq!(clocks.left(15_000), [30_000, 25_000]);
        assert_eq!(clocks.deadline(), Some((BO, 40_000)));
    }

    #[test]
    fn a_bank_of_time_grows_with_each_action() {
        let mut clocks = ada_acted(1);
        clocks.run(Some(ADA), 20_000);
        assert_eq!(clocks.left(20_000), [45_000, 60_000]);
        // A bot's action adds nothing.
        clocks.run(None, 30_000);
        clocks.played(Some(ADA), 1, 90_000);
        assert_eq!(clocks.left(90_000), [35_000, 60_000]);
        clocks.resumed(ADA);
        assert_eq!(clocks.left(90_000), [35_000, 60_000]);
    }

    #[test]
    fn a_seat_taken_back_has_time_again_only_after_a_bot_acted() {
        let mut clocks = fischer(100, 2);
        clocks.run(Some(BO), 0);
        clocks.run(None, 100_000);
        assert_eq!(clocks.left(100_000), [100_000, 0]);
        assert!(!clocks.has_time(BO));
        clocks.resumed(BO);
        assert_eq!(clocks.left(100_000), [100_000, 0]);
        clocks.played(Some(BO), 1, 100_000);
        assert!(clocks.has_time(BO));
        clocks.resumed(BO);
        assert_eq!(clocks.left(100_000), [100_000, 10_000]);
        clocks.run(Some(BO), 100_000);
        clocks.run(None, 105_000);
        clocks.resumed(BO);
        assert_eq!(clocks.left(105_000), [100_000, 5_000], "once");
    }

    #[test]
    fn taking_back_gives_no_time_and_takes_none_from_others() {
        let mut clocks = ada_acted(2);
        clocks.run(Some(BO), 20_000);
        assert_eq!(clocks.left(30_000), [50_000, 50_000]);
        let alone = clocks.undone(0, ADA, Consent::NotAsked, 30_000).unwrap();
        assert_eq!(alone.left(30_000), [30_000, 60_000]);
        let agreed = clocks.undone(0, ADA, Consent::Given, 30_000).unwrap();
        assert_eq!(agreed.left(30_000), [40_000, 60_000]);
        let late = clocks.undone(0, ADA, Consent::NotAsked, 60_000);
        assert_eq!(late, None, "her time would be over");
    }

    const DAY: u64 = 24 * 60 * 60 * 1_000;

    #[test]
    fn time_stands_still_during_a_vacation() {
        let mut clocks = clocks(Clock::Correspondence { days: 3 });
        clocks.run(Some(ADA), 0);
        clocks.begin_vacation(ADA, 11 * DAY, DAY);
        assert_eq!(clocks.left(10 * DAY), [2 * DAY, 3 * DAY]);
        assert_eq!(clocks.deadline(), Some((ADA, 13 * DAY)));
        // Nothing but its end lets it run: not what was shown, nor a server that stops.
        clocks.shown(ADA, 2 * DAY);
        clocks.run(Some(ADA), 3 * DAY);
        assert!(!clocks.is_held(ADA, 3 * DAY));
        assert_eq!(clocks.deadline(), Some((ADA, 13 * DAY)));
        clocks.end_vacation(ADA, 4 * DAY);
        assert_eq!(clocks.deadline(), Some((ADA, 6 * DAY)));
        // A turn that comes during one waits for its end.
        clocks.begin_vacation(BO, 20 * DAY, 4 * DAY);
        clocks.played(Some(ADA), 1, 5 * DAY);
        clocks.run(Some(BO), 5 * DAY);
        assert_eq!(clocks.deadline(), Some((BO, 23 * DAY)));
    }

    #[test]
    fn showing_what_happened_does_not_end_a_vacation() {
        let mut clocks = clocks(Clock::PerMove { seconds: 86_400 });
        clocks.begin_vacation(ADA, 9 * DAY, 0);
        clocks.run(Some(ADA), DAY);
        clocks.hold(DAY + 8_000);
        assert_eq!(clocks.deadline(), Some((ADA, 10 * DAY)));
    }

    #[test]
    fn time_that_has_run_out_does_not_come_back_with_a_vacation() {
        let mut clocks = clocks(Clock::Correspondence { days: 1 });
        clocks.run(Some(ADA), 0);
        clocks.begin_vacation(ADA, 9 * DAY, DAY);
        assert_eq!(clocks.deadline(), Some((ADA, DAY)));
        clocks.run(Some(ADA), DAY + 1);
        assert_eq!(clocks.deadline(), Some((ADA, DAY + 1)));
    }

    #[test]
    fn taking_back_does_not_charge_for_a_vacation() {
        let mut clocks = clocks(Clock::Correspondence { days: 3 });
        clocks.run(Some(ADA), 0);
        clocks.played(Some(ADA), 1, DAY);
        clocks.run(Some(BO), DAY);
        clocks.begin_vacation(ADA, 20 * DAY, 2 * DAY);
        let undone = clocks.undone(0, ADA, Consent::NotAsked, 9 * DAY);
        let mut undone = undone.unwrap();
        assert_eq!(
            undone.left(9 * DAY),
            [DAY, 3 * DAY],
            "a day each before and between"
        );
        undone.run(Some(ADA), 9 * DAY);
        assert_eq!(
            undone.deadline(),
            Some((ADA, 21 * DAY)),
            "she is still away"
        );
    }

    #[test]
    fn without_a_clock_there_is_no_deadline() {
        let mut clocks = clocks(Clock::Unlimited);
        clocks.run(Some(ADA), 0);
        assert_eq!(clocks.deadline(), None);
        assert!(clocks.left(5).is_empty());
    }
}
