//! What people and bots send to a table, one after the other.

use super::subscribers::Origin;
use super::{Condition, Event, Flow, TableActor, TableError};
use protocol::{Command, CommandId, Invalid, ServerMessage};
use table::{Person, Purpose};
use tokio::time::Instant;

impl TableActor {
    /// Sees to one event.
    pub(super) async fn handle_event(&mut self, event: Option<Event>) -> Flow {
        // Never nothing: the actor itself holds one end.
        let Some(event) = event else {
            return Flow::Stop;
        };
        self.idle_since = Instant::now();
        match event {
            Event::Subscribe { subscriber, seen } => self.arrive(subscriber, seen).await,
            Event::Unsubscribe { connection } => {
                if let Some(subscriber) = self.subscribers.remove(connection) {
                    let user = subscriber.person.user;
                    self.run_on_table(Origin::Nobody, None, |table, now| table.depart(&user, now))
                        .await;
                }
            }
            Event::Command {
                connection,
                outbox,
                id,
                command,
            } => match self.subscribers.person(connection) {
                Some(person) => {
                    self.command(Origin::Connection(connection), person, id, command)
                        .await;
                }
                // They were not let in, and were told so.
                None => outbox.say(&ServerMessage::Invalid {
                    id: Some(id),
                    why: Invalid::NotAtTable {},
                }),
            },
            Event::HttpCommand {
                person,
                id,
                command,
                reply,
            } => {
                let mut origin = Origin::Caller(Vec::new());
                match self.linger(&person.user).await {
                    // There is no room for them, or they may not look on.
                    Err(error @ TableError::NoSuchTable) => {
                        self.subscribers.tell(&mut origin, &error.message(Some(id)));
                    }
                    _ => origin = self.command(origin, person, id, command).await,
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
            Event::Preview { reply } => {
                let seen = match self.ensure_loaded().await {
                    Ok(()) => self.preview(),
                    Err(error) => Err(error),
                };
                let _ = reply.send(seen);
            }
            Event::Record { user, reply } => {
                let record = self.record(user.as_ref()).await;
                let _ = reply.send(record);
            }
            Event::Abandoned => {
                if self.ensure_loaded().await.is_ok() && self.subscribers.is_empty() {
                    self.run_on_table(Origin::Nobody, None, |table, now| table.close(now))
                        .await;
                }
            }
            Event::Stop { reply } => {
                if matches!(self.condition, Condition::Live(_)) {
                    self.run_on_table(Origin::Nobody, None, |table, now| table.pause(now))
                        .await;
                }
                let _ = reply.send(());
                return Flow::Stop;
            }
        }
        match self.condition {
            // Nobody needs a actor without a table.
            Condition::Absent if self.retry.is_none() => Flow::Stop,
            _ => Flow::Continue,
        }
    }

    async fn command(
        &mut self,
        mut origin: Origin,
        person: Person,
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
        self.run_on_table(origin, Some(id), |table, now| {
            table.command(&person, id, command, now)
        })
        .await
    }
}
