//! The actor of one table: takes what clients send, lets the table decide,
//! stores what it decided, and only then tells everybody.
//!
//! Each actor is a task of its own, so whatever happens at one table, the
//! others go on. If storing fails, nothing is told: the table is forgotten and
//! restored from its log as soon as the store works again.

mod driving;
mod events;
mod header;
mod held;
mod idle;
mod mailbox;
mod names;
mod notices;
mod requests;
mod restore;
mod standing;
mod subscribers;
mod vacations;

pub(crate) use header::{options_text, seats_text, visibility};
pub(crate) use mailbox::{ConnectionId, Event, Polled, Subscriber, TableError, TablePreview};

use crate::home::Noted;
use crate::ids;
use crate::table_registry::TableRegistry;
use driving::Driving;
use futures_util::FutureExt;
use header::HeaderSnapshot;
use protocol::{CommandId, Revision, ServerMessage, TableId, UserId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use store::{MatchHeader, MatchNews, StoreError, Timestamp};
use subscribers::{Origin, Subscribers};
use table::{Listing, Moment, Output, Table, TableStanding};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};
use vacations::Vacations;

/// How many events may wait at a table; those who send more wait as well.
const INBOX: usize = 64;
/// How long to wait before trying again what the store did not let happen.
const RETRY: Duration = Duration::from_millis(500);

/// How often something is decided anew because another node was faster.
const ATTEMPTS: usize = 16;

/// What became of a table's decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Decided {
    /// It is stored, or can't be.
    Done,
    /// Another node was faster: the table has to be restored and asked again.
    Overtaken,
}

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
    /// Whether the stored header is being read, and nothing was noted since by this node.
    header_asked: bool,
    /// How the table stands by the store, as far as this actor noted it.
    noted: Option<Noted>,
    /// When to note it again.
    note_due: Option<Instant>,
    /// Whom the host sent away for good, and who are still here.
    expelled: Vec<UserId>,
    /// When to make the table at which all play again.
    rematch: Option<Instant>,
    /// Which node sees to bots, clocks and absences.
    driving: Driving,
    /// When something is due here, as far as other nodes were told, if they were.
    deadline_told: Option<Option<Timestamp>>,
    /// Until when the table's time ran, if nobody drove it since.
    stood: Option<Timestamp>,
    /// Who is connected to other nodes, and who is connected here as far as they
    /// were told.
    elsewhere: Vec<UserId>,
    announced: Vec<UserId>,
    /// Whom to tell that it is their turn.
    notice: Option<notices::Pending>,
    /// What else people are to be told, what they were told since they were last here, and
    /// how the table stood when it last looked for news.
    news: Vec<notices::PendingNews>,
    news_told: Vec<(UserId, MatchNews)>,
    stood_so: Option<TableStanding>,
    /// What a host is called who holds no seat, once that was looked up.
    seatless_host: Option<(UserId, String)>,
    /// Whether nobody is named here any more who deleted their account before.
    is_cleared: bool,
    /// Whether the table knows which of its people are on vacation.
    vacations: Vacations,
    /// What waits for others to say the same first.
    held: Vec<held::Held>,
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
        let driving = match (tables.nodes(), &condition) {
            (Some(_), Condition::Absent) => Driving::Unknown,
            _ => Driving::Here,
        };
        // Of a table that was just made nobody has heard anything.
        let deadline_told = matches!(condition, Condition::Live(_)).then_some(None);
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
            header_asked: false,
            noted: None,
            note_due: None,
            expelled: Vec::new(),
            rematch: None,
            driving,
            deadline_told,
            stood: None,
            elsewhere: Vec::new(),
            announced: Vec::new(),
            notice: None,
            news: Vec::new(),
            news_told: Vec::new(),
            stood_so: None,
            seatless_host: None,
            is_cleared: false,
            vacations: Vacations::Unknown,
            held: Vec::new(),
            thinking: 0,
            idle_since: Instant::now(),
            revision: watch::Sender::new(Revision::new(0)),
        };
        tokio::spawn(actor.run());
        me
    }

    async fn run(mut self) {
        self.tables.metrics.tables.inc();
        if self.driving == Driving::Here {
            self.tables.metrics.driven.inc();
        }
        if let Some(nodes) = self.nodes() {
            nodes.follow(&self.id);
            if self.driving == Driving::Here {
                nodes.claim_new(&self.id);
            }
        }
        if matches!(self.condition, Condition::Live(_)) {
            // What a new table waits for.
            self.run_on_table(Origin::Nobody, None, |table, now| table.wake(now))
                .await;
            self.tell_standing();
            Box::pin(self.name_host()).await;
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
        self.tables.homes.remove(&self.id);
        self.set_driving(Driving::Unknown);
        if let Some(nodes) = self.nodes() {
            nodes.unfollow(&self.id);
            if !self.announced.is_empty() {
                nodes.attend(&self.id, &[]);
            }
        }
        self.tables.retire(&self.id, &self.me, self.inbox).await;
    }

    /// Waits for one event and handles it.
    async fn serve(&mut self) -> Flow {
        let flow = match self.deadline() {
            Some(deadline) => tokio::select! {
                event = self.inbox.recv() => self.handle_event(event).await,
                () = sleep_until(deadline) => Box::pin(self.handle_deadline()).await,
            },
            None => {
                let event = self.inbox.recv().await;
                self.handle_event(event).await
            }
        };
        if !self.expelled.is_empty() {
            Box::pin(self.expel()).await;
        }
        if flow == Flow::Continue && self.vacations == Vacations::Unknown {
            Box::pin(self.find_vacations()).await;
        }
        if flow == Flow::Continue && self.nameless_host().is_some() {
            Box::pin(self.name_host()).await;
        }
        flow
    }

    /// Lets something happen at the table and sees to everything it wants. If
    /// another node was faster, it happens at the table as that one left it.
    async fn run_on_table(
        &mut self,
        mut origin: Origin,
        id: Option<CommandId>,
        mut what: impl FnMut(&mut dyn Table, Moment) -> Output,
    ) -> Origin {
        for _ in 0..ATTEMPTS {
            match self.run_once(&mut origin, id, &mut what).await {
                Decided::Done => return origin,
                Decided::Overtaken => {
                    if self.ensure_loaded().await.is_err() {
                        break;
                    }
                }
            }
        }
        if let Some(id) = id {
            let error = TableError::Unavailable;
            self.subscribers.tell(&mut origin, &error.message(Some(id)));
        }
        origin
    }

    /// The same without another attempt.
    async fn run_once(
        &mut self,
        origin: &mut Origin,
        id: Option<CommandId>,
        what: &mut impl FnMut(&mut dyn Table, Moment) -> Output,
    ) -> Decided {
        self.set_duty();
        let now = self.tables.now();
        let Condition::Live(table) = &mut self.condition else {
            return Decided::Done;
        };
        match catch_unwind(AssertUnwindSafe(|| what(table.as_mut(), now))) {
            Ok(output) => self.store_and_send(output, origin, id).await,
            Err(panic) => {
                let fault = self.freeze(panic.as_ref());
                if let Origin::Caller(_) = origin {
                    self.subscribers
                        .tell(origin, &ServerMessage::Fault { id: fault });
                }
                if let Some(id) = id {
                    let error = TableError::Unavailable;
                    self.subscribers.tell(origin, &error.message(Some(id)));
                }
                Decided::Done
            }
        }
    }

    /// Stores what the table decided, then tells everybody and sees to the
    /// rest.
    async fn store_and_send(
        &mut self,
        output: Output,
        origin: &mut Origin,
        id: Option<CommandId>,
    ) -> Decided {
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
            match stored.await {
                Ok(_) => {}
                Err(StoreError::Conflict { .. }) if self.tables.nodes().is_some() => {
                    self.tables.metrics.races.inc();
                    self.drop_table(Revision::new(first.get().saturating_sub(1)));
                    return Decided::Overtaken;
                }
                Err(error) => {
                    self.unload(&error, first);
                    if let Some(id) = id {
                        let error = TableError::Unavailable;
                        self.subscribers.tell(origin, &error.message(Some(id)));
                    }
                    return Decided::Done;
                }
            }
            self.tables.metrics.stored(entries.len(), begun.elapsed());
            if let Some(nodes) = self.tables.nodes() {
                nodes.appended(&self.id, seq, &entries);
            }
        } else if self.tables.nodes().is_some() {
            self.relay(&messages);
        }
        self.wake = wake;
        let Condition::Live(table) = &self.condition else {
            return Decided::Done;
        };
        self.subscribers.deliver(&messages, table.as_ref(), origin);
        // Hardly ever does anybody wait for the next revision.
        if !entries.is_empty() && self.revision.receiver_count() > 0 {
            self.revision.send_replace(table.revision());
        }
        if listing != Listing::Same {
            self.list();
            self.announce();
        }
        for request in requests {
            self.handle_request(request);
        }
        self.plan_notice();
        self.tell_deadline();
        if listing == Listing::Changed {
            match entries.is_empty() {
                // Another node decided it.
                true => self.check_header_later(),
                false => Box::pin(self.update_header()).await,
            }
        }
        if !entries.is_empty() || listing != Listing::Same {
            self.tell_standing();
        }
        Decided::Done
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
