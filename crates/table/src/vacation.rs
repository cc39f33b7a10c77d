//! People on vacation: where a seat has days for each action, their time stands still
//! and nobody acts for them.

use crate::GameTable;
use crate::entry::Entry;
use crate::output::Output;
use engine::Game;
use protocol::{Stage, UserId};

/// By how much a table's time may be off from the calendar before the end of a vacation
/// is corrected, in milliseconds: it stands still while the server does.
const MOST_DRIFT_MS: u64 = 60_000;

/// Until when somebody is on vacation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vacation {
    /// When it ends, in milliseconds since 1970.
    pub until: i64,
    /// In how many milliseconds that is.
    pub ms: u64,
}

impl<G: Game> GameTable<G> {
    /// Notes that a user is on vacation until then, or is not; nothing where they have no
    /// seat, or where the clock does not allow it, or if it is known.
    pub(crate) fn set_vacation(
        &mut self,
        user: &UserId,
        vacation: Option<Vacation>,
        at: u64,
        out: &mut Output,
    ) {
        let state = &self.state;
        let is_allowed = state.stage == Stage::Playing && state.setup.clock.allows_vacation();
        if !is_allowed || state.seats_of(user).is_empty() {
            return;
        }
        let user = user.clone();
        match vacation.filter(|vacation| vacation.ms > 0) {
            Some(vacation) if !self.knows_vacation(&user, vacation, at) => {
                let Vacation { until, ms } = vacation;
                self.enter(Entry::Vacation { user, until, ms }, at, out);
            }
            None if state.vacations().any(|(away, _)| *away == user) => {
                self.enter(Entry::VacationEnded { user }, at, out);
            }
            _ => return,
        }
        self.tell_seats(at, out);
    }

    /// Whether the table knows all about this vacation.
    fn knows_vacation(&self, user: &UserId, vacation: Vacation, at: u64) -> bool {
        let mut seats = self.state.seats_of(user).iter();
        seats.all(|seat| {
            let seat_state = self.state.seat_states.get(seat.index());
            let until = seat_state.and_then(|seat_state| seat_state.vacation);
            let end = self.state.clocks.vacation_end(seat).unwrap_or_default();
            let drift = end.abs_diff(at.saturating_add(vacation.ms));
            until == Some(vacation.until) && drift <= MOST_DRIFT_MS
        })
    }

    /// Ends the vacations whose time has come.
    pub(crate) fn end_vacations(&mut self, at: u64, out: &mut Output) {
        let over = self.state.vacations().filter(|(_, end)| *end <= at);
        let over: Vec<UserId> = over.map(|(user, _)| user.clone()).collect();
        for user in over {
            // One user may hold several seats.
            if self.state.vacations().any(|(away, _)| *away == user) {
                self.enter(Entry::VacationEnded { user }, at, out);
                self.tell_seats(at, out);
            }
        }
    }
}
