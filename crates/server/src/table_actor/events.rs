//! What people and bots send to a table, one after the other.

use super::driving::Driving;
use super::names;
use super::subscribers::Origin;
use super::{Condition, ConnectionId, Event, Flow, TableActor, TableError};
use crate::address::Address;
use crate::{games, identity};
use protocol::{Command, CommandId, Invalid, Objection, ServerMessage, Speed, UserId};
use registry::GameId;
use store::BarredFrom;
use table::{Moment, Outgoing, Output, Person, Purpose, Table, To};
use tokio::time::Instant;

impl TableActor {
    /// Sees to one event.
    pub(super) async fn handle_event(&mut self, event: Option<Event>) -> Flow {
        // Never nothing: the actor itself holds one end.
        let Some(event) = event else {
            return Flow::Stop;
        };
        // What other nodes say of a table is no sign that anybody needs it here, nor is
        // what all tables are told.
        if !matches!(
            event,
            Event::Hinted { .. }
                | Event::Grown(_)
                | Event::Look { .. }
                | Event::Header(_)
                | Event::Elsewhere { .. }
                | Event::Forget { .. }
        ) {
            self.idle_since = Instant::now();
        }
        match event {
            Event::Command {
                connection,
                outbox,
                id,
                command,
            } => match self.subscribers.person(connection) {
                Some((person, _)) if self.must_wait(&person, &command) => {
                    self.hold(connection, id, command);
                }
                Some((person, address)) => {
                    let origin = Origin::Connection(connection);
                    self.command(origin, address, &person, id, command).await;
                }
                // They were not let in, and were told so.
                None => outbox.say(&ServerMessage::Invalid {
                    id: Some(id),
                    why: Invalid::NotAtTable {},
                }),
            },
            Event::Grown(grown) => self.follow(grown).await,
            // Boxed, as all that is rare: an actor is as large as the largest thing it
            // may have to wait for, and is moved when it begins to.
            event => {
                if let Flow::Stop = Box::pin(self.handle_rare_event(event)).await {
                    return Flow::Stop;
                }
            }
        }
        if !self.held.is_empty() {
            // Perhaps that was what others waited for, here or at another node.
            Box::pin(self.release()).await;
        }
        match self.condition {
            // Nobody needs an actor without a table.
            Condition::Absent if self.retry.is_none() && self.subscribers.is_empty() => Flow::Stop,
            Condition::Absent if self.retry.is_none() => {
                // Another node was faster when somebody was let in.
                self.retry = Some(Instant::now());
                Flow::Continue
            }
            _ => Flow::Continue,
        }
    }

    /// Sees to an event that is no move.
    async fn handle_rare_event(&mut self, event: Event) -> Flow {
        match event {
            // Not reached: seen to already.
            Event::Command { .. } | Event::Grown(_) => {}
            Event::Subscribe { subscriber, seen } => self.arrive(subscriber, seen).await,
            Event::Unsubscribe { connection } => {
                if let Some(subscriber) = self.subscribers.remove(connection)
                    && !subscriber.quiet
                {
                    let user = subscriber.person.user.clone();
                    self.run_on_table(Origin::Nobody, None, |table, now| table.depart(&user, now))
                        .await;
                }
            }
            Event::Quiet { connection, quiet } => {
                if let Some(user) = self.subscribers.set_quiet(connection, quiet) {
                    self.set_present(connection, &user, !quiet).await;
                }
            }
            Event::HttpCommand {
                address,
                person,
                id,
                command,
                reply,
            } => {
                let mut origin = Origin::Caller(Vec::new());
                match self.linger(&person.user, Some(address)).await {
                    // There is no room for them, or they may not watch.
                    Err(
                        error @ (TableError::NoSuchTable | TableError::Kicked | TableError::Barred),
                    ) => {
                        self.subscribers.tell(&mut origin, &error.message(Some(id)));
                    }
                    _ => origin = self.command(origin, address, &person, id, command).await,
                }
                // The HTTP client may have gone.
                let _ = reply.send(origin.told());
            }
            Event::HttpPoll { user, seen, reply } => {
                let polled = self.poll(&user, seen).await;
                let _ = reply.send(polled);
            }
            Event::BotDecided {
                revision,
                seat,
                purpose,
                action,
            } => {
                // Less than none if another actor had asked.
                self.thinking = self.thinking.saturating_sub(1);
                self.run_on_table(Origin::Nobody, None, |table, now| match purpose {
                    Purpose::Act => table.bot_acts(revision, seat, &action, now),
                    Purpose::Hint => table.hinted(revision, seat, &action, now),
                })
                .await;
            }
            Event::Lines { user, reply } => {
                let lines = match self.ensure_loaded().await {
                    Ok(()) => self.lines(&user),
                    Err(error) => Err(error),
                };
                let _ = reply.send(lines);
            }
            Event::Spectators { user, reply } => {
                let found = match (self.ensure_loaded().await, &self.condition) {
                    (Err(error), _) => Err(error),
                    (Ok(()), Condition::Live(table)) => {
                        table.spectators(&user).ok_or(TableError::NoSuchTable)
                    }
                    (Ok(()), _) => Err(TableError::Unavailable),
                };
                let _ = reply.send(found);
            }
            Event::Shut { reply } => {
                let loaded = self.ensure_loaded().await;
                if loaded.is_ok() {
                    self.run_on_table(Origin::Nobody, None, |table, now| table.shut(now))
                        .await;
                }
                let _ = reply.send(loaded);
            }
            Event::Preview { reply } => {
                let seen = match self.ensure_loaded().await {
                    Ok(()) => self.preview(),
                    Err(error) => Err(error),
                };
                let _ = reply.send(seen);
            }
            Event::Banned { user, reply } => {
                let banned = match (self.ensure_loaded().await, &self.condition) {
                    (Ok(()), Condition::Live(table)) => Ok(table.is_banned(&user)),
                    (Ok(()), _) => Err(TableError::Unavailable),
                    (Err(error), _) => Err(error),
                };
                let _ = reply.send(banned);
            }
            Event::Forget { user } => match self.ensure_loaded().await {
                Ok(()) => {
                    // Looked up anew, should that be the host.
                    self.seatless_host.take_if(|(host, _)| *host == user);
                    self.run_on_table(Origin::Nobody, None, |table, now| table.forget(&user, now))
                        .await;
                }
                Err(_) => self.is_cleared = false,
            },
            Event::Vacation { user } => {
                if self.ensure_loaded().await.is_ok() {
                    self.note_vacation(&user).await;
                }
            }
            Event::Record { user, reply } => {
                let record = self.record(user.as_ref()).await;
                let _ = reply.send(record);
            }
            Event::Abandoned { even_slowly } => {
                if self.ensure_loaded().await.is_ok()
                    && matches!(&self.condition, Condition::Live(table)
                        if even_slowly || table.speed() == Speed::Live)
                    && self.subscribers.is_empty()
                    && self.elsewhere.is_empty()
                {
                    self.run_on_table(Origin::Nobody, None, |table, now| table.close(now))
                        .await;
                }
            }
            Event::Hinted { next } => self.hinted(next),
            Event::Look { next, driver } => self.look(next, driver).await,
            Event::Header(header) => self.compare_header(header).await,
            Event::Elsewhere { users } => self.set_elsewhere(users).await,
            Event::Passing { to_all, message } => self.pass_on(to_all, &message),
            Event::Drive { stood } => self.drive(stood).await,
            Event::Reclaim => {
                self.announced.clear();
                self.set_driving(Driving::Unknown);
                if matches!(self.condition, Condition::Live(_)) {
                    self.claim().await;
                    self.list();
                    self.announce();
                }
            }
            Event::Stop { closing, reply } => {
                self.send_pending(closing);
                // With other nodes, the one that drives the table next knows
                // until when its time ran.
                let is_alone = self.tables.nodes().is_none();
                if is_alone && matches!(self.condition, Condition::Live(_)) {
                    self.run_on_table(Origin::Nobody, None, |table, now| table.pause(now))
                        .await;
                }
                Box::pin(self.note_standing()).await;
                let _ = reply.send(());
                return Flow::Stop;
            }
        }
        Flow::Continue
    }

    /// Takes those out whom the host sent away for good, before anything else happens:
    /// nobody finds them here any more, and they hear nothing more.
    pub(super) async fn expel(&mut self) {
        while let Some(user) = self.expelled.pop() {
            self.bar(&user);
            for _ in 0..self.subscribers.expel(&user) {
                self.run_on_table(Origin::Nobody, None, |table, now| table.depart(&user, now))
                    .await;
            }
        }
    }

    /// No new guests come here for a while from where somebody is whom the host sent
    /// away for good; but from where the host is, people come whom the host knows.
    fn bar(&self, user: &UserId) {
        let Condition::Live(table) = &self.condition else {
            return;
        };
        let hosts = self.subscribers.addresses(table.host());
        let at_host = |address: &Address| {
            let mut hosts = hosts.iter();
            hosts.any(|host| host.network() == address.network())
        };
        let mut addresses = self.subscribers.addresses(user);
        addresses.retain(|address| !at_host(address));
        let (store, id, user) = (self.tables.store.clone(), self.id.clone(), user.clone());
        // Nobody at the table waits for it.
        tokio::spawn(async move {
            for address in addresses {
                let from = BarredFrom::Match(id.as_str());
                identity::bar(&store, from, user.as_str(), address).await;
            }
        });
    }

    /// A connection of a user that stays counts as here, or no longer.
    async fn set_present(&mut self, connection: ConnectionId, user: &UserId, present: bool) {
        let Condition::Live(table) = &mut self.condition else {
            return;
        };
        if present {
            table.set_detail(user, self.subscribers.detail(connection));
            // It has missed nothing.
            let seen = Some(table.revision());
            let _ = self.arrive_at_table(Origin::Nobody, user, seen).await;
        } else {
            self.run_on_table(Origin::Nobody, None, |table, now| table.depart(user, now))
                .await;
        }
    }

    pub(super) async fn command(
        &mut self,
        mut origin: Origin,
        address: Address,
        person: &Person,
        id: CommandId,
        command: Command,
    ) -> Origin {
        self.tables.metrics.commands.inc();
        if let Err(error) = self.ensure_loaded().await {
            if let TableError::Fault(id) = &error {
                let id = id.clone();
                self.subscribers
                    .tell(&mut origin, &ServerMessage::Fault { id });
            }
            self.subscribers.tell(&mut origin, &error.message(Some(id)));
            return origin;
        }
        let is_shared = self.tables.nodes().is_some();
        if is_shared && self.must_catch_up_for(&command) {
            Box::pin(self.catch_up()).await;
        }
        if let Command::Name { name, .. } = &command
            && (!Box::pin(self.is_free_name(name, person)).await
                || matches!(&self.condition, Condition::Live(table)
                    if names::is_taken(table.as_ref(), &command)))
        {
            let why = Invalid::NameTaken {};
            let id = Some(id);
            self.subscribers
                .tell(&mut origin, &ServerMessage::Invalid { id, why });
            return origin;
        }
        let answer = self.unknown_game(id, &command);
        let answer = answer.or_else(|| self.too_fast(id, &command, &person.user, address));
        if let Some(answer) = answer {
            self.subscribers.tell(&mut origin, &answer);
            return origin;
        }
        let mut command = Some(command);
        self.run_on_table(origin, Some(id), |table, now| {
            // It is only asked twice where another node may have been faster.
            let given = match is_shared {
                true => command.clone(),
                false => command.take(),
            };
            match given {
                Some(command) => match unfit(table, &person.user, &command, now) {
                    None => {
                        let apart = names::told_apart(table, person, &command);
                        table.command(apart.as_ref().unwrap_or(person), id, command, now)
                    }
                    Some(why) => {
                        let mut output = table.wake(now);
                        let index = None;
                        let message = ServerMessage::Refused { id, index, why };
                        let to = To::Sender;
                        output.messages.push(Outgoing { to, message });
                        output
                    }
                },
                None => Output::default(),
            }
        })
        .await
    }

    /// Whether somebody who plays on a seat may be called so: not as an account
    /// that is another's. Without the store nobody can tell, and nothing is
    /// stored anyway.
    async fn is_free_name(&mut self, name: &str, person: &Person) -> bool {
        let free = self.tables.store.is_free_name(name, person.user.as_str());
        free.await.unwrap_or(true)
    }

    /// What is answered to who makes tables too fast: a rematch or a next game is one
    /// more. Nothing of it is noted, so that it can be asked for again.
    fn too_fast(
        &mut self,
        id: CommandId,
        command: &Command,
        user: &UserId,
        address: Address,
    ) -> Option<ServerMessage> {
        let now = self.tables.now();
        let Condition::Live(table) = &mut self.condition else {
            return None;
        };
        let makes_one = table.makes_next_table(user, command);
        if !makes_one || unfit(table.as_mut(), user, command, now).is_some() {
            return None;
        }
        let wait = self.tables.new_tables.check(user, address).err()?;
        self.tables.metrics.turned_away.inc();
        // OK because nobody waits for as long as 2^64 ms.
        let wait_ms = wait.as_millis() as u64;
        Some(ServerMessage::Refused {
            id,
            index: None,
            why: Objection::TooFast { wait_ms },
        })
    }

    /// What is answered to who wants to go on to a game that there is none of here: a
    /// table knows no game but its own.
    fn unknown_game(&self, id: CommandId, command: &Command) -> Option<ServerMessage> {
        let Command::NextGame { game } = command else {
            return None;
        };
        let why = Invalid::NoSuchGame {};
        let unknown = game.parse::<GameId>().is_err();
        unknown.then_some(ServerMessage::Invalid { id: Some(id), why })
    }
}

/// Why a game can't be the next one of all who are still there.
fn unfit(
    table: &mut dyn Table,
    user: &UserId,
    command: &Command,
    now: Moment,
) -> Option<Objection> {
    let Command::NextGame { game } = command else {
        return None;
    };
    let people = table.people_for_next_game(user, now);
    let fits = games::fits(game.parse().ok()?, people);
    (!fits).then_some(Objection::TooManyPeople {})
}
