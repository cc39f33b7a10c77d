//! Time passing at a table: deadlines, people without connections, rest.

use super::guests::Origin;
use super::{Condition, Duty, Fetched, Steward, Trouble};
use protocol::{Number, Stage, UserId};
use std::time::Duration;
use table::Table;
use tokio::time::Instant;

/// After how long without anybody a table leaves the memory.
const IDLE: Duration = Duration::from_secs(300);
/// The same when its game is over: hardly anybody comes back, and a busy server
/// finishes many.
const IDLE_AFTER_THE_END: Duration = Duration::from_secs(10);

impl Steward {
    /// When something is due, if nothing happens before.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let wake = self.wake.map(|wake| self.hall.instant(wake));
        let lingering = self.guests.lingering.values().min().copied();
        let (retry, unnoted, rematch) = (self.retry, self.unnoted, self.rematch);
        [wake, retry, unnoted, rematch, lingering, self.rest()]
            .into_iter()
            .flatten()
            .min()
    }

    /// When the table may rest: nobody is here, and it waits for nothing.
    fn rest(&self) -> Option<Instant> {
        let waits = self.wake.is_some()
            || self.retry.is_some()
            || self.unnoted.is_some()
            || self.rematch.is_some();
        if waits || !self.guests.is_empty() || self.thinking > 0 {
            return None;
        }
        let patience = match &self.condition {
            Condition::Live(table) if matches!(table.stage(), Stage::Over | Stage::Closed) => {
                IDLE_AFTER_THE_END
            }
            _ => IDLE,
        };
        Some(self.idle_since + patience)
    }

    /// Something is due.
    pub(super) async fn tick(&mut self) -> Duty {
        let now = Instant::now();
        for user in self.guests.expired() {
            self.perform(Origin::Nobody, None, |table, now| table.depart(&user, now))
                .await;
        }
        if self.retry.is_some_and(|retry| retry <= now) {
            // Who waits is told by the table itself once it is back.
            match self.ready().await {
                Ok(()) | Err(Trouble::Unavailable) => {}
                Err(_) if matches!(self.condition, Condition::Frozen(_)) => {}
                Err(_) => return Duty::Goes,
            }
        }
        if self.unnoted.is_some_and(|again| again <= now) {
            self.note().await;
        }
        if self.rematch.is_some_and(|due| due <= now) {
            self.rematch = None;
            self.play_again().await;
        }
        if self.wake.is_some_and(|wake| self.hall.instant(wake) <= now) {
            self.wake = None;
            self.perform(Origin::Nobody, None, |table, now| table.wake(now))
                .await;
        }
        if self.rest().is_none_or(|rest| rest > now) {
            return Duty::Stays;
        }
        if let Condition::Live(table) = &self.condition
            && table.stage() == Stage::Playing
        {
            // A game that nobody plays or watches is no news to anybody.
            self.hall.lobby.unlist(&self.id);
        }
        Duty::Goes
    }

    /// Counts somebody without a connection as here for a while.
    pub(super) async fn linger(&mut self, user: &UserId) {
        self.idle_since = Instant::now();
        if self.ready().await.is_ok() && self.guests.linger(user) {
            // What they are told now they are told again when they ask.
            if self.let_in(Origin::Nobody, user, None).await.is_err() {
                self.guests.lingering.remove(user);
            }
        }
    }

    /// What somebody without a connection has not seen.
    pub(super) async fn fetch(
        &mut self,
        user: &UserId,
        seen: Option<Number>,
    ) -> Result<Fetched, Trouble> {
        self.ready().await?;
        self.linger(user).await;
        let origin = Origin::Caller(Vec::new());
        let origin = self.let_in(origin, user, seen).await?;
        // They came twice, and are here once.
        self.perform(Origin::Nobody, None, |table, now| table.depart(user, now))
            .await;
        let Condition::Live(table) = &self.condition else {
            return Err(Trouble::Unavailable);
        };
        Ok(Fetched {
            lines: origin.told(),
            number: table.number(),
            news: self.number.subscribe(),
        })
    }

    /// The record of the finished game. That of a private one is for those who
    /// played it.
    pub(super) async fn record(&mut self, user: Option<&UserId>) -> Result<String, Trouble> {
        self.ready().await?;
        let Condition::Live(table) = &self.condition else {
            return Err(Trouble::Unavailable);
        };
        if !may_read(table.as_ref(), user) {
            return Err(Trouble::NoSuchTable);
        }
        match table.record() {
            Some(record) => Ok(record.to_json()),
            None => Err(Trouble::NotOver),
        }
    }
}

fn may_read(table: &dyn Table, user: Option<&UserId>) -> bool {
    table.visibility() == protocol::Visibility::Public
        || user.is_some_and(|user| table.holds_seat(user))
}
