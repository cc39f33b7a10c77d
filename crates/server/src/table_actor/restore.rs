//! Bringing a table back from its log, and bringing everybody up to date.

use super::driving::Driving;
use super::header::HeaderSnapshot;
use super::subscribers::Origin;
use super::vacations::Vacations;
use super::{
    ATTEMPTS, Condition, ConnectionId, Decided, RETRY, Subscriber, TableActor, TableError,
};
use crate::address::Address;
use crate::outbox::CloseReason;
use crate::runs::LastStop;
use crate::table_registry::TableRegistry;
use crate::{games, ids};
use protocol::{Objection, Revision, TableId, UserId};
use registry::GameId;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::time::Duration;
use store::{BarredFrom, MatchHeader, StoreError, StoredMatch, Timestamp};
use table::{RestoreError, SetupError, Table};
use tokio::time::Instant;

/// A log of so many entries is restored in no time.
const SHORT: usize = 32;
/// How long to wait before trying again to restore a table at which nobody is.
const RETRY_LATER: Duration = Duration::from_secs(10);

impl TableActor {
    /// Somebody comes.
    pub(super) async fn arrive(&mut self, subscriber: Subscriber, seen: Option<Revision>) {
        if subscriber.outbox.is_closed() {
            // Gone again before they were here.
            return;
        }
        match self.ensure_loaded().await {
            Ok(()) => {
                if self.tables.nodes().is_some() {
                    Box::pin(self.catch_up_to(seen)).await;
                }
                let connection = subscriber.connection;
                self.subscribers.add_pending(subscriber, seen);
                self.admit(connection).await;
            }
            Err(TableError::Newer) => subscriber.outbox.end(CloseReason::Outdated),
            // They hear from the table as soon as it is back.
            Err(TableError::Unavailable) => {
                self.subscribers.add_pending(subscriber, seen);
                // Sooner than if nobody were here.
                self.try_again_later();
            }
            Err(error) => subscriber.outbox.say(&error.message(None)),
        }
    }

    /// Lets a connection in that waits at the door.
    async fn admit(&mut self, connection: ConnectionId) {
        let Some((user, seen)) = self.subscribers.pending(connection) else {
            return;
        };
        let address = self.subscribers.person(connection).map(|(_, from)| from);
        if let Err(error) = Box::pin(self.check_welcome(&user, address)).await {
            if let Some(subscriber) = self.subscribers.remove(connection) {
                subscriber.outbox.say(&error.message(None));
            }
            return;
        }
        if let Condition::Live(table) = &mut self.condition {
            table.set_detail(&user, self.subscribers.detail(connection));
        }
        let origin = Origin::Connection(connection);
        let arrive_at_table = self.arrive_at_table(origin, &user, seen).await;
        match (arrive_at_table, &self.condition) {
            (Ok(_), Condition::Live(_)) => self.subscribers.set_current(connection),
            // They go on waiting for the table to come back.
            (Ok(_) | Err(TableError::Unavailable), _) => {}
            // They were told with everybody else.
            (Err(TableError::Fault(_)), _) => {}
            (Err(error), _) => {
                if let Some(subscriber) = self.subscribers.remove(connection) {
                    subscriber.outbox.say(&error.message(None));
                }
            }
        }
    }

    /// The host neither blocked somebody who has no seat here, nor sent anybody away
    /// from where this guest is. Should the store not answer, they are let in: it has
    /// more to say than this.
    pub(super) async fn check_welcome(
        &mut self,
        user: &UserId,
        address: Option<Address>,
    ) -> Result<(), TableError> {
        let Condition::Live(table) = &self.condition else {
            return Ok(());
        };
        let host = table.host().clone();
        if host == *user || table.holds_seat(user) {
            return Ok(());
        }
        let (store, has_bans) = (self.tables.store.clone(), table.has_bans());
        let blocked = store.has_blocked(host.as_str(), user.as_str());
        if blocked.await.unwrap_or(false) {
            return Err(TableError::NoSuchTable);
        }
        let Some(address) = address.filter(|_| has_bans) else {
            return Ok(());
        };
        let from = BarredFrom::Match(self.id.as_str());
        let network = address.network().to_string();
        let barred = store.is_barred_guest(from, &network, user.as_str(), Timestamp::now());
        match barred.await.unwrap_or(false) {
            true => Err(TableError::Barred),
            false => Ok(()),
        }
    }

    /// Makes sure that the table is in memory.
    pub(super) async fn ensure_loaded(&mut self) -> Result<(), TableError> {
        match self.condition {
            Condition::Live(_) => Ok(()),
            _ => Box::pin(self.load_anew()).await,
        }
    }

    async fn load_anew(&mut self) -> Result<(), TableError> {
        for _ in 0..ATTEMPTS {
            self.load().await?;
            match &self.condition {
                Condition::Live(_) => return Ok(()),
                Condition::Frozen(id) => return Err(TableError::Fault(id.clone())),
                Condition::Absent if self.retry.is_some() => return Err(TableError::Unavailable),
                // Another node was faster with what follows from the log.
                Condition::Absent => {}
            }
        }
        self.try_again_later();
        Err(TableError::Unavailable)
    }

    /// Restores the table, if it is not there, and lets it go on.
    async fn load(&mut self) -> Result<(), TableError> {
        match &self.condition {
            Condition::Live(_) => return Ok(()),
            Condition::Frozen(id) => return Err(TableError::Fault(id.clone())),
            Condition::Absent => {}
        }
        if self.retry.is_some_and(|retry| Instant::now() < retry) {
            return Err(TableError::Unavailable);
        }
        self.retry = None;
        self.find_driver().await?;
        // Only what others appended is missing, of a table that was here before.
        let known = self.header.take().filter(|_| self.tables.nodes().is_some());
        let mut was_overtaken = known.is_some();
        let (table, header, stored) = match load(&self.tables, &self.id, known).await {
            Ok(loaded) => loaded,
            Err(TableError::Unavailable) => {
                self.try_again_later();
                return Err(TableError::Unavailable);
            }
            Err(TableError::Newer) => {
                self.leave_to_newer();
                return Err(TableError::Newer);
            }
            Err(error) => {
                // Nobody can be served here any more.
                self.subscribers.close_all(&error.clone().message(None));
                return Err(error);
            }
        };
        self.revision.send_replace(table.revision());
        let ending = match table.is_paused() {
            true => LastStop::Paused,
            false => LastStop::Running,
        };
        // While nothing could be stored, nobody's time ran.
        let until = self.lost.take();
        was_overtaken &= until.is_none();
        let stood = self.stood.take();
        let elapsed = match self.tables.nodes() {
            None => {
                let until = until.unwrap_or_else(Timestamp::now);
                self.tables.runs.since(stored, ending, until)
            }
            Some(_) => {
                let until = stood.or(until).unwrap_or_else(|| self.tables.store.now());
                self.tables.store.ran_between(stored, until)
            }
        };
        self.condition = Condition::Live(table);
        self.vacations = Vacations::Unknown;
        self.stored_header = Some(HeaderSnapshot::of_header(&header));
        self.header = Some(header);
        self.idle_since = Instant::now();
        self.list();
        let resumed: Pin<Box<dyn Future<Output = ()> + Send + '_>> =
            Box::pin(self.resume(elapsed, stood.is_some(), was_overtaken));
        resumed.await;
        self.tell_standing();
        Ok(())
    }

    /// Finds out which node drives the table before its time is taken from the
    /// log.
    async fn find_driver(&mut self) -> Result<(), TableError> {
        let Some(nodes) = self.nodes().filter(|_| self.driving == Driving::Unknown) else {
            return Ok(());
        };
        match nodes.claim(&self.id).await {
            Ok(Some(stood)) => {
                self.set_driving(Driving::Here);
                self.stood = stood;
            }
            Ok(None) => self.set_driving(Driving::Elsewhere),
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "failed to load table; retrying");
                self.try_again_later();
                return Err(TableError::Unavailable);
            }
        }
        nodes.look(&self.id);
        Ok(())
    }

    /// A restored table goes on, for those who were here before too.
    async fn resume(&mut self, elapsed: Duration, stood: bool, was_overtaken: bool) {
        let mut resume = |table: &mut dyn Table, now| table.resume(now, elapsed);
        self.run_once(&mut Origin::Nobody, None, &mut resume).await;
        if let Condition::Live(table) = &self.condition
            && stood
            && table.is_timed()
        {
            // So that all nodes agree how far its time has come.
            let mut pause = |table: &mut dyn Table, now| table.pause(now);
            self.run_once(&mut Origin::Nobody, None, &mut pause).await;
        }
        for user in self.find_forgotten().await {
            let mut forget = |table: &mut dyn Table, now| table.forget(&user, now);
            self.run_once(&mut Origin::Nobody, None, &mut forget).await;
        }
        if !self.elsewhere.is_empty() {
            let users = self.elsewhere.clone();
            let mut note = |table: &mut dyn Table, now| table.set_elsewhere(users.clone(), now);
            self.run_once(&mut Origin::Nobody, None, &mut note).await;
        }
        let lingering: Vec<UserId> = self.subscribers.lingering.keys().cloned().collect();
        for user in lingering {
            let refused = self.arrive_at_table(Origin::Nobody, &user, None).await;
            if let Err(TableError::NoSuchTable | TableError::Kicked) = refused {
                self.subscribers.lingering.remove(&user);
            }
        }
        for connection in self.subscribers.connections() {
            self.admit(connection).await;
        }
        match was_overtaken {
            // The node that was faster notes what follows from it.
            true => self.check_header_later(),
            false if self.driving == Driving::Here => self.update_header().await,
            false => {}
        }
    }

    /// Who of those who are named here deleted their account since. Should the
    /// store not answer, they are found the next time.
    async fn find_forgotten(&mut self) -> Vec<UserId> {
        let Condition::Live(table) = &self.condition else {
            return Vec::new();
        };
        if self.is_cleared {
            // A table in memory is told of each who does.
            return Vec::new();
        }
        let named: Vec<String> = table.named().iter().map(UserId::to_string).collect();
        if named.is_empty() {
            return Vec::new();
        }
        let found = self.tables.store.forgotten(named).await;
        self.is_cleared = found.is_ok();
        let found = found.unwrap_or_default().into_iter();
        found.filter_map(|user| user.parse().ok()).collect()
    }

    /// Lets somebody in who is here already.
    pub(super) async fn arrive_at_table(
        &mut self,
        mut origin: Origin,
        user: &UserId,
        seen: Option<Revision>,
    ) -> Result<Origin, TableError> {
        self.set_duty();
        let now = self.tables.now();
        let Condition::Live(table) = &mut self.condition else {
            return Err(TableError::Unavailable);
        };
        match catch_unwind(AssertUnwindSafe(|| table.arrive(user, seen, now))) {
            Ok(Ok(output)) => match self.store_and_send(output, &mut origin, None).await {
                Decided::Done => {
                    self.note_return(user);
                    Ok(origin)
                }
                Decided::Overtaken => Err(TableError::Unavailable),
            },
            Ok(Err(Objection::Kicked {})) => Err(TableError::Kicked),
            Ok(Err(_)) => Err(TableError::NoSuchTable),
            Err(panic) => Err(TableError::Fault(self.freeze(panic.as_ref()))),
        }
    }

    /// Something could not be stored: the table is restored as it was before,
    /// or with it if it was stored after all.
    pub(super) fn unload(&mut self, error: &StoreError, first: Revision) {
        if let Some(left_out) = self.tables.warnings.admit("append") {
            tracing::warn!(table = %self.id, %error, left_out, "append failed; restoring the table from its log");
        }
        self.tables.metrics.lost.inc();
        let seen = Revision::new(first.get().saturating_sub(1));
        self.subscribers.set_all_pending(seen);
        let now = self.tables.store.now();
        self.lost.get_or_insert(now);
        self.is_cleared = false;
        self.condition = Condition::Absent;
        self.wake = None;
        self.header_retry = None;
        self.rematch = None;
        self.try_again_later();
    }

    fn try_again_later(&mut self) {
        let pause = if self.subscribers.is_empty() {
            RETRY_LATER
        } else {
            RETRY
        };
        self.retry = Some(Instant::now() + pause);
    }
}

/// Reads a table from the store.
async fn load(
    tables: &TableRegistry,
    id: &TableId,
    known: Option<MatchHeader>,
) -> Result<(Box<dyn Table>, MatchHeader, Timestamp), TableError> {
    let read = match known {
        None => tables.store.load_match(id.as_str(), 0).await,
        Some(header) => {
            let grown = tables.store.grown(vec![(id.to_string(), 0)]).await;
            grown.map(|mut grown| {
                grown.pop().map(|log| StoredMatch {
                    header,
                    entries: log.entries,
                    stored: Some(log.stored),
                })
            })
        }
    };
    let stored = match read {
        Ok(Some(stored)) if !stored.entries.is_empty() => stored,
        Ok(_) => return Err(TableError::NoSuchTable),
        Err(error) if error.is_outage() => {
            if let Some(left_out) = tables.warnings.admit("load") {
                tracing::warn!(table = %id, %error, left_out, "failed to load table; retrying");
            }
            return Err(TableError::Unavailable);
        }
        Err(error) => return Err(fault(tables, id, &error)),
    };
    let game: GameId = match stored.header.game.parse() {
        Ok(game) => game,
        Err(error) => return Err(fault(tables, id, &error)),
    };
    let last = stored.stored.unwrap_or(stored.header.created);
    let (header, entries, now) = (stored.header, stored.entries, tables.now());
    let is_short = entries.len() <= SHORT;
    let restore = move || {
        let lines = entries.iter().map(|entry| std::str::from_utf8(entry));
        let lines: Vec<&str> = lines.collect::<Result<_, _>>()?;
        Ok::<_, std::str::Utf8Error>(games::restore(game, &lines, now))
    };
    let restored = match is_short {
        true => catch_unwind(AssertUnwindSafe(restore)).map_err(drop),
        false => {
            // Never closed. A long log takes long, which must hold up nobody else.
            let _permit = tables.restoring.acquire().await;
            tokio::task::spawn_blocking(restore).await.map_err(drop)
        }
    };
    let restored = match restored {
        Ok(Ok(restored)) => Ok(restored),
        Ok(Err(error)) => return Err(fault(tables, id, &error)),
        Err(panic) => Err(panic),
    };
    match restored {
        Ok(Ok(table)) => Ok((table, header, last)),
        Ok(Err(RestoreError::Setup(SetupError::OtherRules { table, ours, .. })))
            if table > ours && tables.nodes().is_some() =>
        {
            tracing::warn!(%id, table, ours, "table of newer rules is left to newer servers");
            Err(TableError::Newer)
        }
        Ok(Err(RestoreError::Setup(SetupError::OtherRules { table, ours, .. }))) => {
            tracing::warn!(%id, table, ours, "table uses another version of the rules; its log is kept");
            Err(TableError::OtherRules { table, ours })
        }
        Ok(Err(error @ RestoreError::Newer(_))) if tables.nodes().is_some() => {
            tracing::warn!(%id, %error, "table is left to newer servers");
            if let Some(nodes) = tables.nodes() {
                nodes.stay_behind();
            }
            Err(TableError::Newer)
        }
        Ok(Err(error)) => Err(fault(tables, id, &error)),
        Err(_) => Err(fault(tables, id, &"panic while restoring")),
    }
}

fn fault(tables: &TableRegistry, id: &TableId, problem: &dyn std::fmt::Display) -> TableError {
    let fault = ids::fault_id();
    tables.metrics.faults.inc();
    tracing::error!(table = %id, fault, %problem, "failed to restore table");
    TableError::Fault(fault)
}
