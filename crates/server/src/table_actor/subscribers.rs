//! The connections at a table, and who hears what.

use super::{ConnectionId, Subscriber};
use crate::address::{Address, Network};
use crate::outbox::{CloseReason, Line};
use protocol::{DetailLevel, Revision, ServerMessage, UserId};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use table::{Outgoing, Person, Table, To};
use tokio::time::Instant;

/// For how long somebody without a connection counts as here after asking.
const LINGER: Duration = Duration::from_secs(45);

/// How many bytes what is told of a move seldom exceeds.
const MESSAGES_BYTES: usize = 512;

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
pub(super) struct Subscribers {
    here: Vec<Subscriber>,
    /// What those had seen who wait for the table to be restored.
    pending: BTreeMap<ConnectionId, Option<Revision>>,
    /// Those without a connection, and until when they count as here.
    pub(super) lingering: BTreeMap<UserId, Instant>,
}

impl Subscribers {
    /// A connection comes; it is not up to date before it is let in.
    pub(super) fn add_pending(&mut self, subscriber: Subscriber, seen: Option<Revision>) {
        self.pending.insert(subscriber.connection, seen);
        self.here.push(subscriber);
    }

    /// Who waits to be let in on a connection, and what they had seen.
    pub(super) fn pending(&self, connection: ConnectionId) -> Option<(UserId, Option<Revision>)> {
        let seen = *self.pending.get(&connection)?;
        let subscriber = self.find(connection)?;
        Some((subscriber.person.user.clone(), seen))
    }

    /// Where the host connects from, or else the one who came first, if anybody did.
    pub(super) fn network(&self, host: &UserId) -> Option<Network> {
        let mut here = self.here.iter();
        let of_host = here.find(|subscriber| subscriber.person.user == *host);
        let subscriber = of_host.or(self.here.first())?;
        Some(subscriber.address.network())
    }

    /// Where somebody connects from.
    pub(super) fn addresses(&self, user: &UserId) -> Vec<Address> {
        let theirs = self.here.iter().filter(|one| one.person.user == *user);
        theirs.map(|subscriber| subscriber.address).collect()
    }

    /// A connection is up to date.
    pub(super) fn set_current(&mut self, connection: ConnectionId) {
        self.pending.remove(&connection);
        let mut here = self.here.iter_mut();
        if let Some(subscriber) = here.find(|one| one.connection == connection) {
            subscriber.quiet = false;
        }
    }

    /// A connection gives no sign of life, or does again; whose it is, if that is
    /// news and it has been let in.
    pub(super) fn set_quiet(&mut self, connection: ConnectionId, quiet: bool) -> Option<UserId> {
        if self.pending.contains_key(&connection) {
            return None;
        }
        let mut here = self.here.iter_mut();
        let subscriber = here.find(|one| one.connection == connection)?;
        let is_news = std::mem::replace(&mut subscriber.quiet, quiet) != quiet;
        is_news.then(|| subscriber.person.user.clone())
    }

    /// The table is lost: all have to be let in again, having seen this much
    /// or, if they waited already, what they said.
    pub(super) fn set_all_pending(&mut self, seen: Revision) {
        for subscriber in &self.here {
            let waiting = self.pending.entry(subscriber.connection);
            waiting.or_insert(Some(seen));
        }
    }

    /// Tells everybody that there is no table, and forgets them.
    pub(super) fn close_all(&mut self, message: &ServerMessage) {
        self.tell_all(message);
        *self = Self::default();
    }

    /// Lets all their connections end, so that they come back to another server.
    pub(super) fn send_elsewhere(&mut self) {
        for subscriber in &self.here {
            subscriber.outbox.end(CloseReason::Outdated);
        }
        *self = Self::default();
    }

    pub(super) fn remove(&mut self, connection: ConnectionId) -> Option<Subscriber> {
        self.pending.remove(&connection);
        let place = self
            .here
            .iter()
            .position(|subscriber| subscriber.connection == connection)?;
        Some(self.here.swap_remove(place))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty() && self.lingering.is_empty()
    }

    /// Whose a connection is, and where it comes from.
    pub(super) fn person(&self, connection: ConnectionId) -> Option<(Arc<Person>, Address)> {
        self.find(connection)
            .map(|subscriber| (Arc::clone(&subscriber.person), subscriber.address))
    }

    /// How much a connection wants to be told.
    pub(super) fn detail(&self, connection: ConnectionId) -> DetailLevel {
        self.find(connection)
            .map_or_else(DetailLevel::default, |subscriber| subscriber.detail)
    }

    fn find(&self, connection: ConnectionId) -> Option<&Subscriber> {
        self.here
            .iter()
            .find(|subscriber| subscriber.connection == connection)
    }

    /// The connections that are here.
    pub(super) fn connections(&self) -> Vec<ConnectionId> {
        self.here
            .iter()
            .map(|subscriber| subscriber.connection)
            .collect()
    }

    /// Notes that somebody without a connection is here, and says whether that
    /// is news.
    pub(super) fn linger(&mut self, user: &UserId) -> bool {
        let until = Instant::now() + LINGER;
        self.lingering.insert(user.clone(), until).is_none()
    }

    /// Takes a user's connections out; how many there were.
    pub(super) fn expel(&mut self, user: &UserId) -> usize {
        let theirs = self.here.iter();
        let theirs = theirs.filter(|subscriber| subscriber.person.user == *user);
        let theirs: Vec<ConnectionId> = theirs.map(|one| one.connection).collect();
        let removed = theirs.into_iter().filter_map(|one| self.remove(one));
        let present = removed.filter(|subscriber| !subscriber.quiet).count();
        let lingering = self.lingering.remove(user);
        present + usize::from(lingering.is_some())
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

    /// Sends an answer to the origin of a command.
    pub(super) fn tell(&self, origin: &mut Origin, message: &ServerMessage) {
        self.answer(origin, &message.to_line().into());
    }

    fn answer(&self, origin: &mut Origin, line: &Line) {
        match origin {
            Origin::Nobody => {}
            Origin::Connection(connection) => {
                if let Some(subscriber) = self.find(*connection) {
                    subscriber.outbox.put(line.clone());
                }
            }
            Origin::Caller(lines) => lines.push(line.clone()),
        }
    }

    /// Tells every connection.
    pub(super) fn tell_all(&self, message: &ServerMessage) {
        let line: Line = message.to_line().into();
        for subscriber in &self.here {
            subscriber.outbox.put(line.clone());
        }
    }

    /// Whether a message that concerns a subscriber is for them. Who waits to be let
    /// in is told all of it then, once; only who is there is told as it changes.
    fn receives(
        &self,
        subscriber: &Subscriber,
        origin: &Origin,
        to: &To,
        message: &ServerMessage,
    ) -> bool {
        if *to == To::Sender || !self.pending.contains_key(&subscriber.connection) {
            return true;
        }
        matches!(origin, Origin::Connection(arriving) if *arriving == subscriber.connection)
            && matches!(message, ServerMessage::Presence { .. })
    }

    /// Sends messages where they go, to each subscriber all at once.
    pub(super) fn deliver(&self, messages: &[Outgoing], table: &dyn Table, origin: &mut Origin) {
        if let Origin::Caller(told) = origin {
            let answers = messages.iter().filter(|outgoing| outgoing.to == To::Sender);
            told.extend(answers.map(|outgoing| Line::from(outgoing.message.to_line())));
        }
        let is_for = |subscriber: &Subscriber, Outgoing { to, message }: &Outgoing| {
            is_addressed_to(to, subscriber, table, origin)
                && self.receives(subscriber, origin, to, message)
        };
        // Written once, one after the other, and only if somebody is there to
        // read it.
        let mut text = Vec::with_capacity(MESSAGES_BYTES);
        let mut lines = Vec::with_capacity(messages.len());
        for outgoing in messages {
            let start = text.len();
            if self.here.iter().any(|here| is_for(here, outgoing)) {
                outgoing.message.write_line(&mut text);
            }
            lines.push(start..text.len());
        }
        // JSON is UTF-8.
        let text = String::from_utf8(text).unwrap_or_default();
        let mut parcel = Vec::with_capacity(messages.len());
        for subscriber in &self.here {
            for (outgoing, line) in messages.iter().zip(&lines) {
                if is_for(subscriber, outgoing) {
                    parcel.extend(text.get(line.clone()));
                }
            }
            if !parcel.is_empty() {
                subscriber.outbox.put_all(&parcel);
                parcel.clear();
            }
        }
    }
}

/// Whether a message goes to a subscriber.
fn is_addressed_to(to: &To, subscriber: &Subscriber, table: &dyn Table, origin: &Origin) -> bool {
    let user = &subscriber.person.user;
    match to {
        To::Sender => {
            matches!(origin, Origin::Connection(sender) if *sender == subscriber.connection)
        }
        To::User(whom) => user == whom,
        To::OtherConnections(whom) => {
            user == whom && !is_addressed_to(&To::Sender, subscriber, table, origin)
        }
        To::Spectators => !table.holds_seat(user),
        To::Everybody => true,
        To::Asking(to, detail) => {
            subscriber.detail == *detail && is_addressed_to(to, subscriber, table, origin)
        }
    }
}
