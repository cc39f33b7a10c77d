//! People on vacation: a table whose clock allows it hears of theirs from the store.

use super::subscribers::Origin;
use super::{Condition, TableActor};
use protocol::{SeatHolder, Stage, UserId};
use table::Vacation;

/// Whether a table knows which of its people are on vacation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Vacations {
    /// It has begun, or was restored, since somebody looked.
    Unknown,
    /// It does, or it does not matter there.
    Known,
}

impl TableActor {
    /// Lets a table that has begun, or was restored, know who is on vacation: they may
    /// have said so before, or while nothing could be stored.
    pub(super) async fn find_vacations(&mut self) {
        let Condition::Live(table) = &self.condition else {
            return;
        };
        if table.stage() == Stage::Waiting {
            return;
        }
        self.vacations = Vacations::Known;
        let summary = table.summary();
        if summary.stage != Stage::Playing || !summary.clock.allows_vacation() {
            return;
        }
        let users = summary
            .seats
            .into_iter()
            .filter_map(|seat| match seat.holder {
                SeatHolder::Person { user, .. } => Some(user),
                SeatHolder::Open {} | SeatHolder::Bot { .. } => None,
            });
        let mut users: Vec<UserId> = users.collect();
        users.dedup();
        for user in users {
            self.note_vacation(&user).await;
        }
    }

    /// Lets the table know until when a user is on vacation, if they are. Should the
    /// store not answer, it is asked again after the next event.
    pub(super) async fn note_vacation(&mut self, user: &UserId) {
        let store = &self.tables.store;
        let now = store.now();
        let Ok(end) = store.vacation_end(user.as_str(), now).await else {
            self.vacations = Vacations::Unknown;
            return;
        };
        let vacation = end.map(|until| Vacation {
            until: until.0,
            ms: u64::try_from(until.0 - now.0).unwrap_or_default(),
        });
        self.run_on_table(Origin::Nobody, None, |table, now| {
            table.set_vacation(user, vacation, now)
        })
        .await;
    }
}
