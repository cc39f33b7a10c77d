//! Time passing at a table: deadlines, people without connections, rest.

use super::driving::Driving;
use super::subscribers::Origin;
use super::{Condition, Flow, Polled, TableActor, TableError};
use crate::address::Address;
use protocol::{DetailLevel, Revision, Speed, Stage, UserId};
use std::time::Duration;
use tokio::time::Instant;

/// After how long without anybody a table leaves the memory.
const IDLE: Duration = Duration::from_secs(300);
/// The same when its game is over: hardly anybody comes back, and a busy server
/// finishes many.
const IDLE_AFTER_THE_END: Duration = Duration::from_secs(2);
/// The same when everybody is at other nodes: one of those takes care of it.
const IDLE_HERE: Duration = Duration::from_secs(2);
/// After how long it does so when many tables are in memory.
const IDLE_IN_A_CROWD: Duration = Duration::from_secs(10);
/// A table whose clock runs out sooner stays in memory; others come back when it
/// does.
const DUE_SOON: Duration = Duration::from_secs(600);

impl TableActor {
    /// When something is due, if nothing happens before.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let wake = self.wake.map(|wake| self.tables.instant(wake));
        let lingering = self.subscribers.lingering.values().min().copied();
        let (retry, header_retry, rematch) = (self.retry, self.header_retry, self.rematch);
        [
            wake,
            self.note_due,
            retry,
            header_retry,
            rematch,
            lingering,
            self.held.iter().map(|held| held.until).min(),
            self.notice.as_ref().and_then(|notice| notice.due),
            self.news.iter().map(|news| news.due).min(),
            self.idle_deadline(),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// When the table may rest: nobody is here, and it waits for nothing.
    fn idle_deadline(&self) -> Option<Instant> {
        let due = self.wake.map(|wake| self.tables.instant(wake));
        let are_elsewhere = !self.elsewhere.is_empty();
        let is_due_soon = due.is_some_and(|due| due < Instant::now() + DUE_SOON) && !are_elsewhere;
        let waits = is_due_soon
            || self.retry.is_some()
            || self.header_retry.is_some()
            || self.header_asked
            || self.rematch.is_some()
            || !self.news.is_empty()
            || self
                .notice
                .as_ref()
                .is_some_and(|notice| notice.due.is_some());
        if waits || !self.subscribers.is_empty() || self.thinking > 0 {
            return None;
        }
        let patience = match &self.condition {
            Condition::Live(table) if matches!(table.stage(), Stage::Over | Stage::Closed) => {
                IDLE_AFTER_THE_END
            }
            _ if are_elsewhere => IDLE_HERE,
            _ if self.tables.is_crowded() => IDLE_IN_A_CROWD,
            _ => IDLE,
        };
        Some(self.idle_since + patience)
    }

    /// Something is due.
    pub(super) async fn handle_deadline(&mut self) -> Flow {
        let now = Instant::now();
        for user in self.subscribers.expired() {
            self.run_on_table(Origin::Nobody, None, |table, now| table.depart(&user, now))
                .await;
        }
        if self.retry.is_some_and(|retry| retry <= now) {
            // Who waits is told by the table itself once it is back.
            match self.ensure_loaded().await {
                Ok(()) | Err(TableError::Unavailable) => {}
                Err(_) if matches!(self.condition, Condition::Frozen(_)) => {}
                Err(_) => return Flow::Stop,
            }
        }
        if self.header_retry.is_some_and(|again| again <= now) {
            Box::pin(self.retry_header()).await;
        }
        let notice = self.notice.as_ref().and_then(|notice| notice.due);
        if notice.is_some_and(|due| due <= now) {
            self.send_notice();
        }
        if self.news.iter().any(|news| news.due <= now) {
            self.send_news();
        }
        if self.note_due.is_some_and(|due| due <= now) {
            self.note_due = None;
            if self.is_somebody_missed() {
                Box::pin(self.note_standing()).await;
            }
        }
        if self.rematch.is_some_and(|due| due <= now) {
            self.rematch = None;
            self.create_rematch().await;
        }
        if self
            .wake
            .is_some_and(|wake| self.tables.instant(wake) <= now)
        {
            self.wake = None;
            self.run_on_table(Origin::Nobody, None, |table, now| table.wake(now))
                .await;
        }
        self.release().await;
        if self.idle_deadline().is_none_or(|rest| rest > now) {
            return Flow::Continue;
        }
        if let Condition::Live(table) = &self.condition
            && table.stage() == Stage::Playing
            && table.speed() == Speed::Live
            && self.elsewhere.is_empty()
        {
            // A game that nobody plays or watches is no news to anybody, unless it is
            // one over days: at most times nobody is at its table.
            self.tables.lobby.unlist(&self.id);
            if let Some(nodes) = self.nodes().filter(|_| self.driving == Driving::Here) {
                nodes.unlist(&self.id);
            }
        }
        Box::pin(self.note_standing()).await;
        if self.tables.nodes().is_some() {
            self.rest();
        } else if let Some(wake) = self.wake {
            self.tables.set_alarm(&self.id, self.tables.instant(wake));
        }
        Flow::Stop
    }

    /// Counts somebody without a connection as here for a while, unless they
    /// may not be.
    pub(super) async fn linger(
        &mut self,
        user: &UserId,
        address: Option<Address>,
    ) -> Result<(), TableError> {
        self.idle_since = Instant::now();
        self.ensure_loaded().await?;
        if let Condition::Live(table) = &mut self.condition {
            // Programs that poll are told everything there is to know.
            table.set_detail(user, DetailLevel::Views);
        }
        Box::pin(self.check_welcome(user, address)).await?;
        if self.subscribers.linger(user) {
            // What they are told now they are told again when they ask.
            let arrived = self.arrive_at_table(Origin::Nobody, user, None).await;
            if let Err(error) = arrived {
                self.subscribers.lingering.remove(user);
                return Err(error);
            }
        }
        Ok(())
    }

    /// What somebody without a connection has not seen.
    pub(super) async fn poll(
        &mut self,
        user: &UserId,
        seen: Option<Revision>,
    ) -> Result<Polled, TableError> {
        self.linger(user, None).await?;
        self.catch_up_to(seen).await;
        let origin = Origin::Caller(Vec::new());
        let origin = self.arrive_at_table(origin, user, seen).await?;
        // They came twice, and are here once.
        self.run_on_table(Origin::Nobody, None, |table, now| table.depart(user, now))
            .await;
        let Condition::Live(table) = &self.condition else {
            return Err(TableError::Unavailable);
        };
        Ok(Polled {
            lines: origin.told(),
            revision: table.revision(),
            news: self.revision.subscribe(),
        })
    }

    /// The record of the finished game. That of a private one is for those who
    /// played it, made its table or might have watched it, unless a player shares it.
    pub(super) async fn record(&mut self, user: Option<&UserId>) -> Result<String, TableError> {
        self.ensure_loaded().await?;
        let Condition::Live(table) = &self.condition else {
            return Err(TableError::Unavailable);
        };
        if !table.may_replay(user) {
            return Err(TableError::NoSuchTable);
        }
        match table.record() {
            Some(record) => Ok(record.to_json()),
            None => Err(TableError::NotOver),
        }
    }
}
