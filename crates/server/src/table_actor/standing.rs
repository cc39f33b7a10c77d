//! Telling those who are elsewhere how their table stands.

use super::driving::{Driving, holders};
use super::{Condition, TableActor};
use crate::home::Noted;
use protocol::{SeatHolder, SeatState, Stage, Summary, UserId};
use std::time::Duration;
use store::Timestamp;
use table::TableStanding;
use tokio::time::Instant;

/// How long after a change it is noted for those who are not here.
const NOTE_AFTER: Duration = Duration::from_secs(2);

fn person(state: &SeatState) -> Option<&UserId> {
    match &state.holder {
        SeatHolder::Person { user, .. } => Some(user),
        SeatHolder::Open {} | SeatHolder::Bot { .. } => None,
    }
}

/// Whether somebody who holds a seat is not here. People who are here see how the table
/// stands, and this server knows it. At another node, the store tells.
fn is_missed(summary: &Summary, standing: &TableStanding) -> bool {
    let people = summary.seats.iter().filter(|state| person(state).is_some());
    people.count() > standing.here.len() as usize
}

impl TableActor {
    /// Tells how the table stands now.
    pub(super) fn tell_standing(&mut self) {
        let now = self.tables.now();
        let Condition::Live(table) = &mut self.condition else {
            return;
        };
        let standing = table.standing(now);
        let homes = &self.tables.homes;
        if !homes.set(&self.id, standing, self.tables.store.now()) {
            return;
        }
        let summary = table.summary();
        if homes.is_listened() {
            homes.touch(summary.seats.iter().filter_map(person));
        }
        if is_missed(&summary, &standing) && self.note_due.is_none() && self.is_unnoted(&standing) {
            self.note_due = Some(Instant::now() + NOTE_AFTER);
        }
    }

    /// Whether somebody who holds a seat is not here. At several nodes people seem to be
    /// missed for a moment whenever they go on to the next table.
    pub(super) fn is_somebody_missed(&mut self) -> bool {
        let now = self.tables.now();
        match &mut self.condition {
            Condition::Live(table) => is_missed(&table.summary(), &table.standing(now)),
            Condition::Absent | Condition::Frozen(_) => false,
        }
    }

    /// Whether the store should know how the table stands, and does not. The node that
    /// drives the table sees to that; while it is unknown which one does, each of them.
    fn is_unnoted(&self, standing: &TableStanding) -> bool {
        let matters = standing.stage == Stage::Playing || !standing.wanting.is_empty();
        let now = Noted::of(standing, Timestamp::default());
        self.driving != Driving::Elsewhere
            && match &self.noted {
                Some(noted) => !noted.is_like(&now),
                None => matters,
            }
    }

    /// Notes how the table stands, for when it is not in memory here. Should that
    /// fail, it is noted with the next change.
    pub(super) async fn note_standing(&mut self) {
        self.note_due = None;
        let now = self.tables.now();
        let Condition::Live(table) = &mut self.condition else {
            return;
        };
        let standing = table.standing(now);
        if !self.is_unnoted(&standing) {
            return;
        }
        let at = self.tables.store.now();
        let noted = Noted::of(&standing, at);
        let store = &self.tables.store;
        let json = noted.to_json();
        let done = store.note_standing(self.id.as_str(), &json, noted.wishes(), at);
        if done.await.is_err() {
            return;
        }
        self.noted = Some(noted);
        if let (Some(nodes), Condition::Live(table)) = (self.tables.nodes(), &self.condition) {
            nodes.stands(holders(table.as_ref()));
        }
    }
}
