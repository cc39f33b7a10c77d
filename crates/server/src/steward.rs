//! Whoever keeps one table: takes what people send, lets the table decide,
//! stores what it decided, and only then tells everybody.
//!
//! Each steward is a task of its own, so whatever happens at one table, the
//! others go on. If storing fails, nothing is told: the table is forgotten and
//! restored from its log as soon as the store works again.

mod event;
mod guests;
mod keep;
mod loading;
mod rest;

pub(crate) use event::{ConnectionId, Event, Fetched, Guest, Sight, Trouble};
pub(crate) use keep::seats_text;

use crate::hall::{Hall, NotMade};
use crate::names;
use futures_util::FutureExt;
use guests::{Guests, Origin};
use keep::Face;
use protocol::{Command, CommandId, Invalid, Number, ServerMessage, TableId};
use session::{BotRequest, Listing, Moment, Output, Person, Request, Table};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use store::MatchHeader;
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

/// Whether the steward stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Duty {
    Goes,
    Stays,
}

/// Keeps one table.
pub(crate) struct Steward {
    id: TableId,
    hall: Arc<Hall>,
    inbox: mpsc::Receiver<Event>,
    me: mpsc::Sender<Event>,
    condition: Condition,
    guests: Guests,
    /// The table's header as stored, once it is known.
    header: Option<MatchHeader>,
    /// What the header last said of the table.
    face: Option<Face>,
    /// When the table wants to be woken.
    wake: Option<Moment>,
    /// When to try again to restore it.
    retry: Option<Instant>,
    /// When to try again to note what changed.
    unnoted: Option<Instant>,
    /// When to make the table at which all play again.
    rematch: Option<Instant>,
    /// How many bots think.
    thinking: u32,
    /// Since when nobody is here.
    idle_since: Instant,
    /// The number of the last entry, for those who wait for the next.
    number: watch::Sender<Number>,
}

impl Steward {
    /// Starts to keep a table that has to be restored from its log.
    pub(crate) fn absent(id: TableId, hall: &Arc<Hall>) -> mpsc::Sender<Event> {
        Self::start(id, hall, Condition::Absent, None)
    }

    /// Starts to keep a table that was just made and stored.
    pub(crate) fn of_new(
        table: Box<dyn Table>,
        header: MatchHeader,
        hall: &Arc<Hall>,
    ) -> mpsc::Sender<Event> {
        let id = table.id().clone();
        Self::start(id, hall, Condition::Live(table), Some(header))
    }

    fn start(
        id: TableId,
        hall: &Arc<Hall>,
        condition: Condition,
        header: Option<MatchHeader>,
    ) -> mpsc::Sender<Event> {
        let (me, inbox) = mpsc::channel(INBOX);
        let face = header.as_ref().map(Face::of_header);
        let steward = Self {
            id,
            hall: Arc::clone(hall),
            inbox,
            me: me.clone(),
            condition,
            guests: Guests::default(),
            header,
            face,
            wake: None,
            retry: None,
            unnoted: None,
            rematch: None,
            thinking: 0,
            idle_since: Instant::now(),
            number: watch::Sender::new(Number::new(0)),
        };
        tokio::spawn(steward.run());
        me
    }

    async fn run(mut self) {
        self.hall.metrics.tables.inc();
        if matches!(self.condition, Condition::Live(_)) {
            // What a new table waits for.
            self.perform(Origin::Nobody, None, |table, now| table.wake(now))
                .await;
        }
        loop {
            // The table's own code is guarded more closely; this is for what
            // is said of it.
            match AssertUnwindSafe(self.serve()).catch_unwind().await {
                Ok(Duty::Stays) => {}
                Ok(Duty::Goes) => break,
                Err(panic) => {
                    self.freeze(panic.as_ref());
                }
            }
        }
        self.hall.metrics.tables.dec();
        self.hall.retire(&self.id, &self.me, self.inbox).await;
    }

    /// Waits for one thing to happen and sees to it.
    async fn serve(&mut self) -> Duty {
        match self.deadline() {
            Some(deadline) => tokio::select! {
                event = self.inbox.recv() => self.take(event).await,
                () = sleep_until(deadline) => self.tick().await,
            },
            None => {
                let event = self.inbox.recv().await;
                self.take(event).await
            }
        }
    }

    async fn take(&mut self, event: Option<Event>) -> Duty {
        // Never nothing: the steward itself holds one end.
        let Some(event) = event else {
            return Duty::Goes;
        };
        self.idle_since = Instant::now();
        match event {
            Event::Arrive { guest, seen } => self.arrive(guest, seen).await,
            Event::Depart { connection } => {
                if let Some(guest) = self.guests.remove(connection) {
                    let user = guest.person.user;
                    self.perform(Origin::Nobody, None, |table, now| table.depart(&user, now))
                        .await;
                }
            }
            Event::Do {
                connection,
                outbox,
                c,
                command,
            } => match self.guests.person(connection) {
                Some(person) => {
                    self.command(Origin::Connection(connection), person, c, command)
                        .await;
                }
                // They were not let in, and were told so.
                None => outbox.say(&ServerMessage::Invalid {
                    c: Some(c),
                    why: Invalid::NotAtTable {},
                }),
            },
            Event::Ask {
                person,
                c,
                command,
                reply,
            } => {
                self.linger(&person.user).await;
                let origin = Origin::Caller(Vec::new());
                let origin = self.command(origin, person, c, command).await;
                // Whoever asked may have stopped waiting.
                let _ = reply.send(origin.told());
            }
            Event::Fetch { user, seen, reply } => {
                let fetched = self.fetch(&user, seen).await;
                let _ = reply.send(fetched);
            }
            Event::Thought {
                number,
                seat,
                action,
            } => {
                // Less than none if another steward had asked.
                self.thinking = self.thinking.saturating_sub(1);
                self.perform(Origin::Nobody, None, |table, now| {
                    table.bot_acts(number, seat, &action, now)
                })
                .await;
            }
            Event::Look { reply } => {
                let seen = match self.ready().await {
                    Ok(()) => self.sight(),
                    Err(trouble) => Err(trouble),
                };
                let _ = reply.send(seen);
            }
            Event::Record { user, reply } => {
                let record = self.record(user.as_ref()).await;
                let _ = reply.send(record);
            }
            Event::Forsaken => {
                if self.ready().await.is_ok() && self.guests.is_empty() {
                    self.perform(Origin::Nobody, None, |table, now| table.close(now))
                        .await;
                }
            }
            Event::Stop { reply } => {
                if matches!(self.condition, Condition::Live(_)) {
                    self.perform(Origin::Nobody, None, |table, now| table.pause(now))
                        .await;
                }
                let _ = reply.send(());
                return Duty::Goes;
            }
        }
        match self.condition {
            // Nobody needs a steward without a table.
            Condition::Absent if self.retry.is_none() => Duty::Goes,
            _ => Duty::Stays,
        }
    }

    async fn command(
        &mut self,
        mut origin: Origin,
        person: Person,
        c: CommandId,
        command: Command,
    ) -> Origin {
        self.hall.metrics.commands.inc();
        if let Err(trouble) = self.ready().await {
            if let Trouble::Fault(id) = &trouble {
                let id = id.clone();
                self.guests.tell(&mut origin, &ServerMessage::Fault { id });
            }
            self.guests.tell(&mut origin, &trouble.message(Some(c)));
            return origin;
        }
        self.perform(origin, Some(c), |table, now| {
            table.command(&person, c, command, now)
        })
        .await
    }

    /// Lets something happen at the table and sees to everything it wants.
    async fn perform(
        &mut self,
        mut origin: Origin,
        c: Option<CommandId>,
        what: impl FnOnce(&mut dyn Table, Moment) -> Output,
    ) -> Origin {
        let now = self.hall.now();
        let Condition::Live(table) = &mut self.condition else {
            return origin;
        };
        match catch_unwind(AssertUnwindSafe(|| what(table.as_mut(), now))) {
            Ok(output) => self.see_to(output, &mut origin, c).await,
            Err(panic) => {
                let id = self.freeze(panic.as_ref());
                if let Origin::Caller(_) = origin {
                    self.guests.tell(&mut origin, &ServerMessage::Fault { id });
                }
                if let Some(c) = c {
                    let trouble = Trouble::Unavailable;
                    self.guests.tell(&mut origin, &trouble.message(Some(c)));
                }
            }
        }
        origin
    }

    /// Stores what the table decided, then tells everybody and sees to the
    /// rest.
    async fn see_to(&mut self, output: Output, origin: &mut Origin, c: Option<CommandId>) {
        let Output {
            entries,
            first,
            messages,
            requests,
            wake,
            listing,
        } = output;
        if !entries.is_empty() {
            // Entries are numbered from 1 at the table and from 0 in the store.
            let expected = u64::from(first.get()).saturating_sub(1);
            let begun = Instant::now();
            let stored = self.hall.store.append(self.id.as_str(), expected, &entries);
            if let Err(error) = stored.await {
                self.lose(&error, first);
                if let Some(c) = c {
                    let trouble = Trouble::Unavailable;
                    self.guests.tell(origin, &trouble.message(Some(c)));
                }
                return;
            }
            self.hall.metrics.stored(entries.len(), begun.elapsed());
        }
        self.wake = wake;
        let Condition::Live(table) = &self.condition else {
            return;
        };
        self.guests.deliver(&messages, table.as_ref(), origin);
        // Hardly ever does anybody wait for the next number.
        if !entries.is_empty() && self.number.receiver_count() > 0 {
            self.number.send_replace(table.number());
        }
        if listing == Listing::Changed && table.visibility() == protocol::Visibility::Public {
            self.hall.lobby.list(table.summary());
        }
        for request in requests {
            self.grant(request);
        }
        if listing == Listing::Changed {
            self.note().await;
        }
    }

    fn grant(&mut self, request: Request) {
        match request {
            Request::Think(request) => self.think(request),
            // In its own turn.
            Request::Rematch => self.rematch = Some(Instant::now()),
            Request::Report(problem) => {
                let id = names::fault_id();
                self.hall.metrics.faults.inc();
                tracing::error!(table = %self.id, fault = id, problem, "a table survived a fault");
            }
        }
    }

    /// Lets a bot think where it blocks nobody.
    fn think(&mut self, request: BotRequest) {
        self.thinking += 1;
        let (number, seat) = (request.number, request.seat);
        let (me, hall, id) = (self.me.clone(), Arc::clone(&self.hall), self.id.clone());
        tokio::spawn(async move {
            let thought = hall.think(request).await;
            let action = thought.unwrap_or_else(|| {
                // The table takes any legal action instead.
                tracing::error!(table = %id, "a bot panicked");
                String::new()
            });
            // A steward that is gone needs no action.
            let _ = me
                .send(Event::Thought {
                    number,
                    seat,
                    action,
                })
                .await;
        });
    }

    /// Makes the table at which all play again.
    async fn play_again(&mut self) {
        let Condition::Live(table) = &self.condition else {
            // It asks again when it is restored.
            return;
        };
        let setup = table.rematch(self.hall.id_after(&self.id), names::secret());
        match self.hall.open_again(setup).await {
            Ok(again) => {
                self.perform(Origin::Nobody, None, |table, now| {
                    table.rematched(again, now)
                })
                .await;
            }
            Err(NotMade::Store(error)) => {
                tracing::warn!(table = %self.id, %error, "no table to play again at yet");
                self.rematch = Some(Instant::now() + RETRY);
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "no table to play again at");
            }
        }
    }

    /// A panic inside one table freezes that table alone.
    fn freeze(&mut self, panic: &(dyn std::any::Any + Send)) -> String {
        let problem = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("a panic without words");
        let id = names::fault_id();
        self.hall.metrics.faults.inc();
        tracing::error!(table = %self.id, fault = id, problem, "a table is frozen");
        self.guests
            .tell_all(&ServerMessage::Fault { id: id.clone() });
        self.condition = Condition::Frozen(id.clone());
        self.wake = None;
        id
    }
}

#[cfg(test)]
mod tests;
