//! Bringing a table back from its log, and bringing everybody up to date.

use super::header::HeaderSnapshot;
use super::subscribers::Origin;
use super::{Condition, ConnectionId, RETRY, Subscriber, TableActor, TableError};
use crate::runs::Ending;
use crate::table_registry::TableRegistry;
use crate::{games, ids};
use protocol::{Revision, TableId, UserId, Visibility};
use registry::GameId;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use store::{MatchHeader, StoreError, Timestamp};
use table::{RestoreError, SetupError, Table};
use tokio::time::Instant;

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
                let connection = subscriber.connection;
                self.subscribers.add_pending(subscriber, seen);
                self.admit(connection).await;
            }
            // They hear from the table as soon as it is back.
            Err(TableError::Unavailable) => self.subscribers.add_pending(subscriber, seen),
            Err(error) => subscriber.outbox.say(&error.message(None)),
        }
    }

    /// Lets a connection in that waits at the door.
    async fn admit(&mut self, connection: ConnectionId) {
        let Some((user, seen)) = self.subscribers.pending(connection) else {
            return;
        };
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

    /// Sees to it that the table is there.
    pub(super) async fn ensure_loaded(&mut self) -> Result<(), TableError> {
        match &self.condition {
            Condition::Live(_) => return Ok(()),
            Condition::Frozen(id) => return Err(TableError::Fault(id.clone())),
            Condition::Absent => {}
        }
        if self.retry.is_some_and(|retry| Instant::now() < retry) {
            return Err(TableError::Unavailable);
        }
        self.retry = None;
        let (table, header, stored) = match load(&self.tables, &self.id).await {
            Ok(loaded) => loaded,
            Err(TableError::Unavailable) => {
                self.try_again_later();
                return Err(TableError::Unavailable);
            }
            Err(error) => {
                // Nobody can be served here any more.
                self.subscribers.close_all(&error.clone().message(None));
                return Err(error);
            }
        };
        self.revision.send_replace(table.revision());
        if table.visibility() == Visibility::Public {
            self.tables.lobby.list(table.summary(), header.created);
        }
        let ending = match table.is_paused() {
            true => Ending::Paused,
            false => Ending::Running,
        };
        // While nothing could be stored, nobody's time ran.
        let until = self.lost.take().unwrap_or_else(Timestamp::now);
        let elapsed = self.tables.runs.since(stored, ending, until);
        self.condition = Condition::Live(table);
        self.stored_header = Some(HeaderSnapshot::of_header(&header));
        self.header = Some(header);
        self.idle_since = Instant::now();
        Box::pin(self.resume(elapsed)).await;
        match &self.condition {
            Condition::Live(_) => Ok(()),
            Condition::Frozen(id) => Err(TableError::Fault(id.clone())),
            Condition::Absent => Err(TableError::Unavailable),
        }
    }

    /// A restored table goes on, for those who were here before too.
    async fn resume(&mut self, elapsed: Duration) {
        self.run_on_table(Origin::Nobody, None, |table, now| {
            table.resume(now, elapsed)
        })
        .await;
        let lingering: Vec<UserId> = self.subscribers.lingering.keys().cloned().collect();
        for user in lingering {
            let refused = self.arrive_at_table(Origin::Nobody, &user, None).await;
            if let Err(TableError::NoSuchTable) = refused {
                self.subscribers.lingering.remove(&user);
            }
        }
        for connection in self.subscribers.connections() {
            self.admit(connection).await;
        }
        self.update_header().await;
    }

    /// Lets somebody in who is here already.
    pub(super) async fn arrive_at_table(
        &mut self,
        mut origin: Origin,
        user: &UserId,
        seen: Option<Revision>,
    ) -> Result<Origin, TableError> {
        let now = self.tables.now();
        let Condition::Live(table) = &mut self.condition else {
            return Err(TableError::Unavailable);
        };
        match catch_unwind(AssertUnwindSafe(|| table.arrive(user, seen, now))) {
            Ok(Ok(output)) => {
                self.store_and_send(output, &mut origin, None).await;
                Ok(origin)
            }
            Ok(Err(_)) => Err(TableError::NoSuchTable),
            Err(panic) => Err(TableError::Fault(self.freeze(panic.as_ref()))),
        }
    }

    /// Something could not be stored: the table is restored as it was before,
    /// or with it if it was stored after all.
    pub(super) fn unload(&mut self, error: &StoreError, first: Revision) {
        tracing::warn!(table = %self.id, %error, "append failed; restoring the table from its log");
        self.tables.metrics.lost.inc();
        let seen = Revision::new(first.get().saturating_sub(1));
        self.subscribers.set_all_pending(seen);
        self.lost.get_or_insert_with(Timestamp::now);
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
) -> Result<(Box<dyn Table>, MatchHeader, Timestamp), TableError> {
    let stored = match tables.store.load_match(id.as_str(), 0).await {
        Ok(Some(stored)) if !stored.entries.is_empty() => stored,
        Ok(_) => return Err(TableError::NoSuchTable),
        Err(error) if error.is_outage() => {
            tracing::warn!(table = %id, %error, "failed to load table; retrying");
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
    // Never closed. A long log takes long, which must hold up nobody else.
    let _permit = tables.restoring.acquire().await;
    let restored = tokio::task::spawn_blocking(move || {
        let lines = entries.iter().map(|entry| std::str::from_utf8(entry));
        let lines: Vec<&str> = lines.collect::<Result<_, _>>()?;
        Ok::<_, std::str::Utf8Error>(games::restore(game, &lines, now))
    });
    let restored = match restored.await {
        Ok(Ok(restored)) => Ok(restored),
        Ok(Err(error)) => return Err(fault(tables, id, &error)),
        Err(panic) => Err(panic),
    };
    match restored {
        Ok(Ok(table)) => Ok((table, header, last)),
        Ok(Err(RestoreError::Setup(SetupError::OtherRules { table, ours, .. }))) => {
            tracing::warn!(%id, table, ours, "table uses another version of the rules; its log is kept");
            Err(TableError::OtherRules { table, ours })
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
