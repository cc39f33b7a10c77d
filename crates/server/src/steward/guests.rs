//! The connections at a table, and who hears what.

use super::{ConnectionId, Guest};
use crate::outbox::{Line, Outbox};
use protocol::{Number, ServerMessage, Telling, UserId};
use session::{Outgoing, Person, Table, To};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// For how long somebody without a connection counts as here after asking.
const LINGER: Duration = Duration::from_secs(45);

/// Where something came from, and so where the answer goes.
#[derive(Debug)]
pub(super) enum Origin {
    /// From nobody: a timer, a bot.
    Nobody,
    /// From a connection.
    Connection(ConnectionId),
    /// From somebody without a connection, who was told this.
    Caller(Vec<Line>),
}

impl Origin {
    /// What a caller was told.
    pub(super) fn told(self) -> Vec<Line> {
        match self {
            Self::Caller(lines) => lines,
            Self::Nobody | Self::Connection(_) => Vec::new(),
        }
    }
}

/// Who is at a table.
#[derive(Debug, Default)]
pub(super) struct Guests {
    here: Vec<Guest>,
    /// What those had seen who wait for the table to be restored.
    pub(super) waiting: BTreeMap<u64, Option<Number>>,
    /// Those without a connection, and until when they count as here.
    pub(super) lingering: BTreeMap<UserId, Instant>,
}

impl Guests {
    pub(super) fn add(&mut self, guest: Guest) {
        self.here.push(guest);
    }

    pub(super) fn remove(&mut self, connection: ConnectionId) -> Option<Guest> {
        self.waiting.remove(&connection.0);
        let place = self
            .here
            .iter()
            .position(|guest| guest.connection == connection)?;
        Some(self.here.swap_remove(place))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty() && self.lingering.is_empty()
    }

    pub(super) fn person(&self, connection: ConnectionId) -> Option<Person> {
        self.find(connection).map(|guest| guest.person.clone())
    }

    /// Whether a connection wants to be told what its user sees.
    pub(super) fn wants_views(&self, connection: ConnectionId) -> bool {
        self.find(connection)
            .is_some_and(|guest| guest.tell == Telling::Views)
    }

    fn find(&self, connection: ConnectionId) -> Option<&Guest> {
        self.here
            .iter()
            .find(|guest| guest.connection == connection)
    }

    /// All connections, and whose they are.
    pub(super) fn connections(&self) -> Vec<(ConnectionId, UserId)> {
        let whose = |guest: &Guest| (guest.connection, guest.person.user.clone());
        self.here.iter().map(whose).collect()
    }

    /// Notes that somebody without a connection is here, and says whether that
    /// is news.
    pub(super) fn linger(&mut self, user: &UserId) -> bool {
        let until = Instant::now() + LINGER;
        self.lingering.insert(user.clone(), until).is_none()
    }

    /// Takes those out who lingered long enough.
    pub(super) fn expired(&mut self) -> Vec<UserId> {
        let now = Instant::now();
        let over: Vec<UserId> = self
            .lingering
            .iter()
            .filter(|(_, until)| **until <= now)
            .map(|(user, _)| user.clone())
            .collect();
        for user in &over {
            self.lingering.remove(user);
        }
        over
    }

    /// Answers whoever something came from.
    pub(super) fn tell(&self, origin: &mut Origin, message: &ServerMessage) {
        self.answer(origin, &message.to_line().into());
    }

    fn answer(&self, origin: &mut Origin, line: &Line) {
        match origin {
            Origin::Nobody => {}
            Origin::Connection(connection) => {
                if let Some(guest) = self.find(*connection) {
                    guest.outbox.put(line.clone());
                }
            }
            Origin::Caller(lines) => lines.push(line.clone()),
        }
    }

    /// Tells every connection.
    pub(super) fn tell_all(&self, message: &ServerMessage) {
        let line: Line = message.to_line().into();
        for guest in &self.here {
            guest.outbox.put(line.clone());
        }
    }

    /// Sends messages where they go.
    pub(super) fn deliver(&self, messages: Vec<Outgoing>, table: &dyn Table, origin: &mut Origin) {
        for Outgoing { to, message } in messages {
            let mut line: Option<Line> = None;
            // Written once, and only if somebody is there to read it.
            let mut put = |outbox: &Outbox| {
                let line = line.get_or_insert_with(|| message.to_line().into());
                outbox.put(line.clone());
            };
            match to {
                To::Sender => self.tell(origin, &message),
                To::User(user) => {
                    let theirs = self.here.iter().filter(|guest| guest.person.user == user);
                    theirs.for_each(|guest| put(&guest.outbox));
                }
                To::Spectators => {
                    let strangers = self.here.iter();
                    strangers
                        .filter(|guest| !table.holds_seat(&guest.person.user))
                        .for_each(|guest| put(&guest.outbox));
                }
                To::Everybody => self.here.iter().for_each(|guest| put(&guest.outbox)),
            }
        }
    }
}
