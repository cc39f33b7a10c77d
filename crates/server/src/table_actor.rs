//! The actor of one table: takes what clients send, lets the table decide,
//! stores what it decided, and only then tells everybody.
//!
//! Each actor is a task of its own, so whatever happens at one table, the
//! others go on. If storing fails, nothing is told: the table is forgotten and
//! restored from its log as soon as the store works again.

mod events;
mod header;
mod idle;
mod mailbox;
mod requests;
mod restore;
mod subscribers;

pub(crate) use header::seats_text;
pub(crate) use mailbox::{ConnectionId, Event, Polled, Subscriber, TableError, TablePreview};

use crate::ids;
use crate::table_registry::TableRegistry;
use futures_util::FutureExt;
use header::HeaderSnapshot;
use protocol::{CommandId, Revision, ServerMessage, TableId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use store::{MatchHeader, Timestamp};
use subscribers::{Origin, Subscribers};
use table::{Listing, Moment, Output, Table};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// How many events may wait at a table; those who send more wait as well.
const INBOX: usize = 64;
/// How long to wait before trying again what the store did not let happen.
const RETRY: Duration = Duration::from_millis(500);

/// How a table is.
enum Condition {
    /// Not in memory: it has to be restored from its log.
    Absent,
    /// Well.
    Live(Box<dyn Table>),
    /// It panicked, and stands still under this fault until it is restored.
    Frozen(String),
}

/// Whether the actor stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    Stop,
    Continue,
}

/// Keeps one table.
pub(crate) struct TableActor {
    id: TableId,
    tables: Arc<TableRegistry>,
    inbox: mpsc::Receiver<Event>,
    me: mpsc::Sender<Event>,
    condition: Condition,
    subscribers: Subscribers,
    /// The table's header as stored, once it is known.
    header: Option<MatchHeader>,
    /// What the header last said of the table.
    stored_header: Option<HeaderSnapshot>,
    /// When the table wants to be woken.
    wake: Option<Moment>,
    /// When to try again to restore it.
    retry: Option<Instant>,
    /// Since when it is lost because something could not be stored.
    lost: Option<Timestamp>,
    /// When to try again to note what changed.
    header_retry: Option<Instant>,
    /// When to make the table at which all play again.
    rematch: Option<Instant>,
    /// How many bots think.
    thinking: u32,
    /// Since when nobody is here.
    idle_since: Instant,
    /// The number of the last entry, for those who wait for the next.
    revision: watch::Sender<Revision>,
}

impl TableActor {
    /// Starts to keep a table that has to be restored from its log.
    pub(crate) fn absent(id: TableId, tables: &Arc<TableRegistry>) -> mpsc::Sender<Event> {
        Self::start(id, tables, Condition::Absent, None)
    }

    /// Starts to keep a table that was just made and stored.
    pub(crate) fn of_new(
        table: Box<dyn Table>,
        header: MatchHeader,
        tables: &Arc<TableRegistry>,
    ) -> mpsc::Sender<Event> {
        let id = table.id().clone();
        Self::start(id, tables, Condition::Live(table), Some(header))
    }

    fn start(
        id: TableId,
        tables: &Arc<TableRegistry>,
        condition: Condition,
        header: Option<MatchHeader>,
    ) -> mpsc::Sender<Event> {
        let (me, inbox) = mpsc::channel(INBOX);
        let stored_header = header.as_ref().map(HeaderSnapshot::of_header);
        let actor = Self {
            id,
            tables: Arc::clone(tables),
            inbox,
            me: me.clone(),
            condition,
            subscribers: Subscribers::default(),
            header,
            stored_header,
            wake: None,
            retry: None,
            lost: None,
            header_retry: None,
            rematch: None,
            thinking: 0,
            idle_since: Instant::now(),
            revision: watch::Sender::new(Revision::new(0)),
        };
        tokio::spawn(actor.run());
        me
    }

    async fn run(mut self) {
        self.tables.metrics.tables.inc();
        if matches!(self.condition, Condition::Live(_)) {
            // What a new table waits for.
            self.run_on_table(Origin::Nobody, None, |table, now| table.wake(now))
                .await;
        }
        loop {
            // The table's own code is guarded more closely; this is for what
            // is said of it.
            match AssertUnwindSafe(self.serve()).catch_unwind().await {
                Ok(Flow::Continue) => {}
                Ok(Flow::Stop) => break,
                Err(panic) => {
                    self.freeze(panic.as_ref());
                }
            }
        }
        self.tables.metrics.tables.dec();
        self.tables.retire(&self.id, &self.me, self.inbox).await;
    }

    /// Waits for one thing to happen and sees to it.
    async fn serve(&mut self) -> Flow {
        match self.deadline() {
            Some(deadline) => tokio::select! {
                event = self.inbox.recv() => self.handle_event(event).await,
                () = sleep_until(deadline) => self.handle_deadline().await,
            },
            None => {
                let event = self.inbox.recv().await;
                self.handle_event(event).await
            }
        }
    }

    /// Lets something happen at the table and sees to everything it wants.
    async fn run_on_table(
        &mut self,
        mut origin: Origin,
        id: Option<CommandId>,
        what: impl FnOnce(&mut dyn Table, Moment) -> Output,
    ) -> Origin {
        let now = self.tables.now();
        let Condition::Live(table) = &mut self.condition else {
            return origin;
        };
        match catch_unwind(AssertUnwindSafe(|| what(table.as_mut(), now))) {
            Ok(output) => self.store_and_send(output, &mut origin, id).await,
            Err(panic) => {
                let fault = self.freeze(panic.as_ref());
                if let Origin::Caller(_) = origin {
                    self.subscribers
                        .tell(&mut origin, &ServerMessage::Fault { id: fault });
                }
                if let Some(id) = id {
                    let error = TableError::Unavailable;
                    self.subscribers.tell(&mut origin, &error.message(Some(id)));
                }
            }
        }
        origin
    }

    /// Stores what the table decided, then tells everybody and sees to the
    /// rest.
    async fn store_and_send(&mut self, output: Output, origin: &mut Origin, id: Option<CommandId>) {
        let Output {
            entries,
            first,
            seq,
            messages,
            requests,
            wake,
            listing,
        } = output;
        if !entries.is_empty() {
            let begun = Instant::now();
            let stored = self.tables.store.append(self.id.as_str(), seq, &entries);
            if let Err(error) = stored.await {
                self.unload(&error, first);
                if let Some(id) = id {
                    let error = TableError::Unavailable;
                    self.subscribers.tell(origin, &error.message(Some(id)));
                }
                return;
            }
            self.tables.metrics.stored(entries.len(), begun.elapsed());
        }
        self.wake = wake;
        let Condition::Live(table) = &self.condition else {
            return;
        };
        self.subscribers.deliver(&messages, table.as_ref(), origin);
        // Hardly ever does anybody wait for the next revision.
        if !entries.is_empty() && self.revision.receiver_count() > 0 {
            self.revision.send_replace(table.revision());
        }
        if listing == Listing::Changed
            && table.visibility() == protocol::Visibility::Public
            && let Some(header) = &self.header
        {
            self.tables.lobby.list(table.summary(), header.created);
        }
        for request in requests {
            self.handle_request(request);
        }
        if listing == Listing::Changed {
            self.update_header().await;
        }
    }

    /// A panic inside one table freezes that table alone.
    fn freeze(&mut self, panic: &(dyn std::any::Any + Send)) -> String {
        let problem = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("panic without a message");
        let id = ids::fault_id();
        self.tables.metrics.faults.inc();
        tracing::error!(table = %self.id, fault = id, problem, "table panicked; it is frozen until restored");
        self.subscribers
            .tell_all(&ServerMessage::Fault { id: id.clone() });
        self.condition = Condition::Frozen(id.clone());
        self.wake = None;
        id
    }
}

#[cfg(test)]
mod tests;
