//! Who is connected. Forgotten when a server stops.

use crate::GameTable;
use engine::{Game, Seat, SeatSet};
use protocol::{DetailLevel, UserId, limits};

/// The users at a table, and since when those who hold seats are away.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// A few hundred at most: looking through them is quick, and small where
    /// code is downloaded.
    known: Vec<Known>,
    /// Those who are connected to other servers.
    elsewhere: Vec<UserId>,
    /// When the table began, or came back: who was never seen is away since.
    since: u64,
    /// When the table began, or its log last grew before it came back: who was never
    /// seen since may have been there then.
    logged: u64,
}

/// A user who is here or was.
#[derive(Clone, Debug)]
struct Known {
    user: UserId,
    /// None left means away.
    connections: u32,
    /// Since when the user is here, if it is.
    here: u64,
    /// When the user came back after being away, if it was.
    returned: Option<u64>,
    away: Option<u64>,
    /// How much to tell, the latest connection's wish last.
    details: Vec<DetailLevel>,
}

impl Known {
    /// Was away, and is here from now on.
    fn come(&mut self, at: u64) {
        self.here = at;
        self.returned = self.away.take().map(|_| at);
    }
}

/// What everybody is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Attendance {
    pub(crate) here: SeatSet,
    pub(crate) watching: u32,
    /// Whether the host is: lists tell it, also of one without a seat.
    pub(crate) host: bool,
}

impl Presence {
    pub(crate) fn since(at: u64) -> Self {
        Self {
            since: at,
            logged: at,
            ..Self::default()
        }
    }

    /// A user opened one more connection.
    pub(crate) fn arrive(&mut self, user: &UserId, at: u64) {
        let is_new = !self.is_here(user);
        let known = self.entry(user);
        if is_new {
            known.come(at);
        }
        known.connections += 1;
        known.away = None;
    }

    /// A user closed a connection.
    pub(crate) fn depart(&mut self, user: &UserId, at: u64) {
        let known = self.entry(user);
        if known.connections == 0 {
            return;
        }
        known.connections -= 1;
        if known.connections == 0 {
            known.away = Some(at);
        }
    }

    /// A connection of a user wants to be told this much of each step. What any of
    /// them wants is known until one comes after all have gone: a connection that
    /// counts as gone because it is silent is still told.
    pub(crate) fn set_detail(&mut self, user: &UserId, detail: DetailLevel) {
        let known = self.entry(user);
        if known.connections == 0 {
            known.details.clear();
        }
        known.details.retain(|other| *other != detail);
        known.details.push(detail);
    }

    /// How much the connections of each user want to be told.
    pub(crate) fn details(&self) -> impl Iterator<Item = (&UserId, &[DetailLevel])> {
        let known = self.known.iter();
        known.map(|known| (&known.user, known.details.as_slice()))
    }

    /// How much the latest connection of a user wants to be told.
    pub(crate) fn detail(&self, user: &UserId) -> DetailLevel {
        let known = self.known.iter().find(|known| known.user == *user);
        let wanted = known.and_then(|known| known.details.last());
        wanted.copied().unwrap_or_default()
    }

    /// The table came back just now: who was never seen since is away from now on.
    pub(crate) fn come_back(&mut self, at: u64) {
        self.since = at;
    }

    /// Nothing hangs on when this user left.
    pub(crate) fn forget(&mut self, user: &UserId) {
        self.known
            .retain(|known| known.connections > 0 || known.user != *user);
    }

    pub(crate) fn is_here(&self, user: &UserId) -> bool {
        self.users().any(|here| here == user)
    }

    /// Since when a user is away; nothing if it is not.
    pub(crate) fn away_since(&self, user: &UserId) -> Option<u64> {
        if self.is_here(user) {
            return None;
        }
        let known = self.known.iter().find(|known| known.user == *user);
        Some(known.and_then(|known| known.away).unwrap_or(self.since))
    }

    /// When a user who is not here was last here, as far as anybody knows.
    fn last_here(&self, user: &UserId) -> Option<u64> {
        if self.is_here(user) {
            return None;
        }
        let known = self.known.iter().find(|known| known.user == *user);
        Some(known.and_then(|known| known.away).unwrap_or(self.logged))
    }

    /// These users are connected to other servers, and no others.
    pub(crate) fn set_elsewhere(&mut self, users: Vec<UserId>, at: u64) {
        for user in &users {
            if !self.is_here(user) {
                self.entry(user).come(at);
            }
        }
        let before = std::mem::replace(&mut self.elsewhere, users);
        for user in before {
            if !self.is_here(&user) {
                self.entry(&user).away = Some(at);
            }
        }
    }

    /// The users that are connected to other servers.
    pub(crate) fn elsewhere(&self) -> &[UserId] {
        &self.elsewhere
    }

    /// The users that are connected to this server.
    pub(crate) fn users_here(&self) -> impl Iterator<Item = &UserId> {
        let here = self.known.iter().filter(|known| known.connections > 0);
        here.map(|known| &known.user)
    }

    /// Since when a user is here; nothing if it is not.
    pub(crate) fn here_since(&self, user: &UserId) -> Option<u64> {
        let known = self.known.iter().find(|known| known.user == *user)?;
        self.is_here(user).then_some(known.here)
    }

    /// When a user who is here came back after being away.
    pub(crate) fn returned(&self, user: &UserId) -> Option<u64> {
        let known = self.known.iter().find(|known| known.user == *user)?;
        known.returned.filter(|_| self.is_here(user))
    }

    /// Whether nobody is connected.
    pub(crate) fn is_empty(&self) -> bool {
        self.users().next().is_none()
    }

    /// The users that are connected, wherever.
    pub(crate) fn users(&self) -> impl Iterator<Item = &UserId> {
        let is_new = |user: &&UserId| !self.users_here().any(|here| here == *user);
        self.users_here()
            .chain(self.elsewhere.iter().filter(is_new))
    }

    fn entry(&mut self, user: &UserId) -> &mut Known {
        let place = self.known.iter().position(|known| known.user == *user);
        let place = place.unwrap_or_else(|| {
            self.known.push(Known {
                user: user.clone(),
                connections: 0,
                here: 0,
                returned: None,
                away: None,
                details: Vec::new(),
            });
            self.known.len() - 1
        });
        &mut self.known[place]
    }
}

impl<G: Game> GameTable<G> {
    /// The seats of people who have gone, and not just now, in the eyes of a user who
    /// is there.
    pub(crate) fn long_gone(&self, by: &UserId, at: u64) -> SeatSet {
        let has_gone = |&seat: &Seat| {
            let user = self.state.holder(seat).filter(|user| *user != by);
            let last = user.and_then(|user| self.presence.last_here(user));
            last.is_some_and(|last| at.saturating_sub(last) > limits::LONG_GONE_MS)
        };
        self.state.seats.iter().filter(has_gone).collect()
    }
}
