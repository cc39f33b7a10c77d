//! Who is connected. Forgotten when a server stops.

use engine::SeatSet;
use protocol::{DetailLevel, UserId};
use std::collections::BTreeMap;

/// The users at a table, and since when those who hold seats are away.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    connections: BTreeMap<UserId, u32>,
    away: BTreeMap<UserId, u64>,
    /// How much each user wants to be told, the latest connection's wish last.
    details: BTreeMap<UserId, Vec<DetailLevel>>,
    /// When the table began, or came back: who was never seen is away since.
    since: u64,
}

/// What everybody is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Attendance {
    pub(crate) here: SeatSet,
    pub(crate) watching: u32,
}

impl Presence {
    pub(crate) fn since(at: u64) -> Self {
        Self {
            since: at,
            ..Self::default()
        }
    }

    /// A user opened one more connection.
    pub(crate) fn arrive(&mut self, user: &UserId) {
        *self.connections.entry(user.clone()).or_default() += 1;
        self.away.remove(user);
    }

    /// A user closed a connection.
    pub(crate) fn depart(&mut self, user: &UserId, at: u64) {
        let Some(count) = self.connections.get_mut(user) else {
            return;
        };
        *count -= 1;
        if *count == 0 {
            self.connections.remove(user);
            self.details.remove(user);
            self.away.insert(user.clone(), at);
        }
    }

    /// A connection of a user wants to be told this much of each step. What
    /// any of them wants is known for as long as the user is here.
    pub(crate) fn set_detail(&mut self, user: &UserId, detail: DetailLevel) {
        let wanted = self.details.entry(user.clone()).or_default();
        wanted.retain(|other| *other != detail);
        wanted.push(detail);
    }

    /// How much the connections of each user want to be told.
    pub(crate) fn details(&self) -> impl Iterator<Item = (&UserId, &[DetailLevel])> {
        let wanted = self.details.iter();
        wanted.map(|(user, levels)| (user, levels.as_slice()))
    }

    /// How much the latest connection of a user wants to be told.
    pub(crate) fn detail(&self, user: &UserId) -> DetailLevel {
        let wanted = self.details.get(user).and_then(|levels| levels.last());
        wanted.copied().unwrap_or_default()
    }

    /// The table came back just now: who was never seen since is away from now on.
    pub(crate) fn come_back(&mut self, at: u64) {
        self.since = at;
    }

    /// Nothing hangs on when this user left.
    pub(crate) fn forget(&mut self, user: &UserId) {
        self.away.remove(user);
    }

    pub(crate) fn is_here(&self, user: &UserId) -> bool {
        self.connections.contains_key(user)
    }

    /// Since when a user is away; nothing if it is not.
    pub(crate) fn away_since(&self, user: &UserId) -> Option<u64> {
        if self.is_here(user) {
            return None;
        }
        Some(self.away.get(user).copied().unwrap_or(self.since))
    }

    /// Whether nobody is connected.
    pub(crate) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// The users that are connected.
    pub(crate) fn users(&self) -> impl Iterator<Item = &UserId> {
        self.connections.keys()
    }
}
