//! What people and bots send to a table, one after the other.

use super::guests::Origin;
use super::{Condition, Duty, Event, Steward, Trouble};
use protocol::{Command, CommandId, Invalid, ServerMessage};
use table::Person;
use tokio::time::Instant;

impl Steward {
    /// Sees to one event.
    pub(super) async fn take(&mut self, event: Option<Event>) -> Duty {
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
}
