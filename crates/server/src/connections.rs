//! Every open WebSocket, to be closed when its credential is revoked or the
//! server shuts down.

#[cfg(test)]
use crate::outbox::Outgoing;
use crate::outbox::{CloseReason, Outbox};
use crate::table_actor::ConnectionId;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Every open WebSocket of this server.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    open: HashMap<ConnectionId, Peer>,
    /// The connections of each credential.
    by_credential: HashMap<String, Vec<ConnectionId>>,
    shutdown: Shutdown,
}

/// Whether the server is shutting down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Shutdown {
    #[default]
    Running,
    Stopping,
}

#[derive(Debug)]
struct Peer {
    outbox: Outbox,
    /// The credential of its token, once it has said hello.
    credential: Option<String>,
}

impl Connections {
    /// Registers a connection; during shutdown it is told to close at once.
    pub(crate) fn add(&self, id: ConnectionId, outbox: Outbox) {
        let mut inner = self.lock();
        if inner.shutdown == Shutdown::Stopping {
            outbox.end(CloseReason::Stopping);
        }
        let credential = None;
        inner.open.insert(id, Peer { outbox, credential });
    }

    /// Notes which credential a connection uses.
    pub(crate) fn authenticate(&self, id: ConnectionId, credential: &str) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        if let Some(peer) = inner.open.get_mut(&id) {
            let credential = credential.to_owned();
            let before = peer.credential.replace(credential.clone());
            inner.by_credential.entry(credential).or_default().push(id);
            inner.forget_credential(id, before);
        }
    }

    /// Forgets a connection that is closed.
    pub(crate) fn remove(&self, id: ConnectionId) {
        let mut inner = self.lock();
        let peer = inner.open.remove(&id);
        inner.forget_credential(id, peer.and_then(|peer| peer.credential));
    }

    /// Closes every connection, and every one that is opened later.
    pub(crate) fn shut_down(&self) {
        let mut inner = self.lock();
        inner.shutdown = Shutdown::Stopping;
        for peer in inner.open.values() {
            peer.outbox.end(CloseReason::Stopping);
        }
    }

    /// Closes the connections of a revoked credential.
    pub(crate) fn close_revoked(&self, credential: &str) {
        let inner = self.lock();
        let ids = inner.by_credential.get(credential).into_iter().flatten();
        for peer in ids.filter_map(|id| inner.open.get(id)) {
            peer.outbox.end(CloseReason::Unknown);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn forget_credential(&mut self, id: ConnectionId, credential: Option<String>) {
        let Some(credential) = credential else { return };
        if let Entry::Occupied(mut ids) = self.by_credential.entry(credential) {
            if let Some(index) = ids.get().iter().position(|other| *other == id) {
                ids.get_mut().swap_remove(index);
            }
            if ids.get().is_empty() {
                ids.remove();
            }
        }
    }
}

/// A connection of a credential, as tests look at it.
#[cfg(test)]
pub(crate) fn test_peer(connections: &Connections, number: u64, credential: &str) -> Outgoing {
    let room = crate::outbox::Room::new(&crate::limit::Limits::NONE);
    let (outbox, outgoing) = Outbox::new(None, room);
    connections.add(ConnectionId(number), outbox);
    connections.authenticate(ConnectionId(number), credential);
    outgoing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_revocation_closes_the_connections_of_its_credential() {
        let connections = Connections::default();
        let mut peers = Vec::new();
        for (number, credential) in (0..).zip(["a", "b", "a", "c", "a"]) {
            peers.push(test_peer(&connections, number, "another before"));
            connections.authenticate(ConnectionId(number), credential);
        }
        connections.remove(ConnectionId(2));
        connections.close_revoked("a");
        connections.close_revoked("unheard of");
        connections.close_revoked("another before");
        let ends: Vec<_> = peers.iter().map(|outgoing| outgoing.ending()).collect();
        let ended = Some(CloseReason::Unknown);
        assert_eq!(ends, [ended, None, None, None, ended]);
        for number in 0..5 {
            connections.remove(ConnectionId(number));
        }
        let inner = connections.lock();
        assert!(inner.open.is_empty() && inner.by_credential.is_empty());
    }
}
