//! The connections at a table, and who hears what.

use super::{ConnectionId, Guest};
use crate::outbox::Line;
use protocol::{Number, ServerMessage, Telling, UserId};
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Outgoing, Person, Table, To};
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
    waiting: BTreeMap<ConnectionId, Option<Number>>,
    /// Those without a connection, and until when they count as here.
    pub(super) lingering: BTreeMap<UserId, Instant>,
}

impl Guests {
    /// A connection comes; it is not up to date before it is let in.
    pub(super) fn expect(&mut self, guest: Guest, seen: Option<Number>) {
        self.waiting.insert(guest.connection, seen);
        self.here.push(guest);
    }

    /// Who waits to be let in on a connection, and what they had seen.
    pub(super) fn expected(&self, connection: ConnectionId) -> Option<(UserId, Option<Number>)> {
        let seen = *self.waiting.get(&connection)?;
        let guest = self.find(connection)?;
        Some((guest.person.user.clone(), seen))
    }

    /// A connection is up to date.
    pub(super) fn settle(&mut self, connection: ConnectionId) {
        self.waiting.remove(&connection);
    }

    /// The table is lost: all have to be let in again, having seen this much
    /// or, if they waited already, what they said.
    pub(super) fn unsettle(&mut self, seen: Number) {
        for guest in &self.here {
            let waiting = self.waiting.entry(guest.connection);
            waiting.or_insert(Some(seen));
        }
    }

    /// Tells everybody that there is no table, and forgets them.
    pub(super) fn send_away(&mut self, message: &ServerMessage) {
        self.tell_all(message);
        *self = Self::default();
    }

    pub(super) fn remove(&mut self, connection: ConnectionId) -> Option<Guest> {
        self.waiting.remove(&connection);
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

    /// The connections that are here.
    pub(super) fn connections(&self) -> Vec<ConnectionId> {
        self.here.iter().map(|guest| guest.connection).collect()
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

    /// Whether a message that concerns a guest is for them. Who waits to be let
    /// in is told all of it then, once; only who is there is told as it changes.
    fn hears(&self, guest: &Guest, origin: &Origin, to: &To, message: &ServerMessage) -> bool {
        if *to == To::Sender || !self.waiting.contains_key(&guest.connection) {
            return true;
        }
        matches!(origin, Origin::Connection(arriving) if *arriving == guest.connection)
            && matches!(message, ServerMessage::Presence { .. })
    }

    /// Sends messages where they go, to each guest all at once.
    pub(super) fn deliver(&self, messages: &[Outgoing], table: &dyn Table, origin: &mut Origin) {
        if let Origin::Caller(told) = origin {
            let answers = messages.iter().filter(|outgoing| outgoing.to == To::Sender);
            told.extend(answers.map(|outgoing| Line::from(outgoing.message.to_line())));
        }
        // Written once, and only if somebody is there to read it.
        let mut lines: Vec<Option<Line>> = vec![None; messages.len()];
        let mut parcel = Vec::with_capacity(messages.len());
        for guest in &self.here {
            for (Outgoing { to, message }, line) in messages.iter().zip(&mut lines) {
                if concerns(to, guest, table, origin) && self.hears(guest, origin, to, message) {
                    let line = line.get_or_insert_with(|| message.to_line().into());
                    parcel.push(line.clone());
                }
            }
            if !parcel.is_empty() {
                guest.outbox.put_all(&parcel);
                parcel.clear();
            }
        }
    }
}

/// Whether a message goes to a guest.
fn concerns(to: &To, guest: &Guest, table: &dyn Table, origin: &Origin) -> bool {
    let user = &guest.person.user;
    match to {
        To::Sender => {
            matches!(origin, Origin::Connection(sender) if *sender == guest.connection)
        }
        To::User(whom) => user == whom,
        To::Spectators => !table.holds_seat(user),
        To::Everybody => true,
    }
}
