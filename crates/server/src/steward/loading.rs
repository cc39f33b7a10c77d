//! Bringing a table back from its log, and bringing everybody up to date.

use super::guests::Origin;
use super::keep::Face;
use super::{Condition, ConnectionId, Guest, RETRY, Steward, Trouble};
use crate::hall::Hall;
use crate::{games, names};
use protocol::{Number, TableId, UserId, Visibility};
use registry::GameId;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use store::{MatchHeader, StoreError};
use table::{RestoreError, SetupError, Table};
use tokio::time::Instant;

/// How long to wait before trying again to restore a table at which nobody is.
const RETRY_LATER: Duration = Duration::from_secs(10);

impl Steward {
    /// Somebody comes.
    pub(super) async fn arrive(&mut self, guest: Guest, seen: Option<Number>) {
        if guest.outbox.is_closed() {
            // Gone again before they were here.
            return;
        }
        match self.ready().await {
            Ok(()) => {
                let connection = guest.connection;
                self.guests.expect(guest, seen);
                self.welcome(connection).await;
            }
            // They hear from the table as soon as it is back.
            Err(Trouble::Unavailable) => self.guests.expect(guest, seen),
            Err(trouble) => guest.outbox.say(&trouble.message(None)),
        }
    }

    /// Lets a connection in that waits at the door.
    async fn welcome(&mut self, connection: ConnectionId) {
        let Some((user, seen)) = self.guests.expected(connection) else {
            return;
        };
        if let Condition::Live(table) = &mut self.condition
            && self.guests.wants_views(connection)
        {
            table.show_views(&user);
        }
        let origin = Origin::Connection(connection);
        let let_in = self.let_in(origin, &user, seen).await;
        match (let_in, &self.condition) {
            (Ok(_), Condition::Live(_)) => self.guests.settle(connection),
            // They go on waiting for the table to come back.
            (Ok(_) | Err(Trouble::Unavailable), _) => {}
            // They were told with everybody else.
            (Err(Trouble::Fault(_)), _) => {}
            (Err(trouble), _) => {
                if let Some(guest) = self.guests.remove(connection) {
                    guest.outbox.say(&trouble.message(None));
                }
            }
        }
    }

    /// Sees to it that the table is there.
    pub(super) async fn ready(&mut self) -> Result<(), Trouble> {
        match &self.condition {
            Condition::Live(_) => return Ok(()),
            Condition::Frozen(id) => return Err(Trouble::Fault(id.clone())),
            Condition::Absent => {}
        }
        if self.retry.is_some_and(|retry| Instant::now() < retry) {
            return Err(Trouble::Unavailable);
        }
        self.retry = None;
        let (table, header) = match load(&self.hall, &self.id).await {
            Ok(loaded) => loaded,
            Err(Trouble::Unavailable) => {
                self.try_again_later();
                return Err(Trouble::Unavailable);
            }
            Err(trouble) => {
                // Whoever waited for it waits in vain.
                self.guests.send_away(&trouble.clone().message(None));
                return Err(trouble);
            }
        };
        self.number.send_replace(table.number());
        if table.visibility() == Visibility::Public {
            self.hall.lobby.list(table.summary());
        }
        self.condition = Condition::Live(table);
        self.face = Some(Face::of_header(&header));
        self.header = Some(header);
        self.idle_since = Instant::now();
        Box::pin(self.go_on()).await;
        match &self.condition {
            Condition::Live(_) => Ok(()),
            Condition::Frozen(id) => Err(Trouble::Fault(id.clone())),
            Condition::Absent => Err(Trouble::Unavailable),
        }
    }

    /// A restored table goes on, for those who were here before too.
    async fn go_on(&mut self) {
        self.perform(Origin::Nobody, None, |table, now| table.resume(now))
            .await;
        let lingering: Vec<UserId> = self.guests.lingering.keys().cloned().collect();
        for user in lingering {
            let refused = self.let_in(Origin::Nobody, &user, None).await;
            if let Err(Trouble::NoSuchTable) = refused {
                self.guests.lingering.remove(&user);
            }
        }
        for connection in self.guests.connections() {
            self.welcome(connection).await;
        }
        self.note().await;
    }

    /// Lets somebody in who is here already.
    pub(super) async fn let_in(
        &mut self,
        mut origin: Origin,
        user: &UserId,
        seen: Option<Number>,
    ) -> Result<Origin, Trouble> {
        let now = self.hall.now();
        let Condition::Live(table) = &mut self.condition else {
            return Err(Trouble::Unavailable);
        };
        match catch_unwind(AssertUnwindSafe(|| table.arrive(user, seen, now))) {
            Ok(Ok(output)) => {
                self.see_to(output, &mut origin, None).await;
                Ok(origin)
            }
            Ok(Err(_)) => Err(Trouble::NoSuchTable),
            Err(panic) => Err(Trouble::Fault(self.freeze(panic.as_ref()))),
        }
    }

    /// Something could not be stored: the table is restored as it was before,
    /// or with it if it was stored after all.
    pub(super) fn lose(&mut self, error: &StoreError, first: Number) {
        tracing::warn!(table = %self.id, %error, "nothing could be stored");
        self.hall.metrics.lost.inc();
        let seen = Number::new(first.get().saturating_sub(1));
        self.guests.unsettle(seen);
        self.condition = Condition::Absent;
        self.wake = None;
        self.unnoted = None;
        self.rematch = None;
        self.try_again_later();
    }

    fn try_again_later(&mut self) {
        let pause = if self.guests.is_empty() {
            RETRY_LATER
        } else {
            RETRY
        };
        self.retry = Some(Instant::now() + pause);
    }
}

/// Reads a table from the store.
async fn load(hall: &Hall, id: &TableId) -> Result<(Box<dyn Table>, MatchHeader), Trouble> {
    let stored = match hall.store.load_match(id.as_str(), 0).await {
        Ok(Some(stored)) if !stored.entries.is_empty() => stored,
        Ok(_) => return Err(Trouble::NoSuchTable),
        Err(error) if error.is_outage() => {
            tracing::warn!(table = %id, %error, "a table can't be read now");
            return Err(Trouble::Unavailable);
        }
        Err(error) => return Err(fault(hall, id, &error)),
    };
    let game: GameId = match stored.header.game.parse() {
        Ok(game) => game,
        Err(error) => return Err(fault(hall, id, &error)),
    };
    let lines: Result<Vec<&str>, _> = stored
        .entries
        .iter()
        .map(|entry| std::str::from_utf8(entry))
        .collect();
    let lines = match lines {
        Ok(lines) => lines,
        Err(error) => return Err(fault(hall, id, &error)),
    };
    let now = hall.now();
    let restored = catch_unwind(|| games::restore(game, &lines, now));
    match restored {
        Ok(Ok(table)) => Ok((table, stored.header)),
        Ok(Err(RestoreError::Setup(SetupError::OtherRules { table, ours, .. }))) => {
            tracing::warn!(%id, table, ours, "a table of other rules is kept");
            Err(Trouble::OtherRules { table, ours })
        }
        Ok(Err(error)) => Err(fault(hall, id, &error)),
        Err(_) => Err(fault(hall, id, &"restoring it panicked")),
    }
}

fn fault(hall: &Hall, id: &TableId, problem: &dyn std::fmt::Display) -> Trouble {
    let fault = names::fault_id();
    hall.metrics.faults.inc();
    tracing::error!(table = %id, fault, %problem, "a table can't be restored");
    Trouble::Fault(fault)
}
