//! Every open WebSocket, to be closed when its credential is revoked or the
//! server shuts down.

use crate::outbox::{End, Outbox};
use crate::table_actor::ConnectionId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Every open WebSocket of this server.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    open: HashMap<ConnectionId, Peer>,
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
            outbox.end(End::Stopping);
        }
        let credential = None;
        inner.open.insert(id, Peer { outbox, credential });
    }

    /// Notes which credential a connection uses.
    pub(crate) fn authenticate(&self, id: ConnectionId, credential: &str) {
        if let Some(peer) = self.lock().open.get_mut(&id) {
            peer.credential = Some(credential.to_owned());
        }
    }

    /// Forgets a connection that is closed.
    pub(crate) fn remove(&self, id: ConnectionId) {
        self.lock().open.remove(&id);
    }

    /// Closes every connection, and every one that is opened later.
    pub(crate) fn shut_down(&self) {
        let mut inner = self.lock();
        inner.shutdown = Shutdown::Stopping;
        for peer in inner.open.values() {
            peer.outbox.end(End::Stopping);
        }
    }

    /// Closes the connections of a revoked credential.
    pub(crate) fn close_revoked(&self, credential: &str) {
        self.close_where(|theirs| theirs == credential);
    }

    /// Closes every authenticated connection: some revocations were missed, so
    /// all clients have to present their tokens again.
    pub(crate) fn close_authenticated(&self) {
        self.close_where(|_| true);
    }

    fn close_where(&self, is_meant: impl Fn(&str) -> bool) {
        for peer in self.lock().open.values() {
            if peer.credential.as_deref().is_some_and(&is_meant) {
                peer.outbox.end(End::Unknown);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
