//! Everybody who is connected, to be reached when their connection must end.

use crate::outbox::{End, Outbox};
use crate::steward::ConnectionId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Everybody who is connected.
#[derive(Debug, Default)]
pub(crate) struct Callers {
    book: Mutex<Book>,
}

#[derive(Debug, Default)]
struct Book {
    callers: HashMap<ConnectionId, Caller>,
    hours: Hours,
}

/// Whether anybody may stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Hours {
    #[default]
    Open,
    Closed,
}

#[derive(Debug)]
struct Caller {
    outbox: Outbox,
    /// By which credential it was recognised, once it was.
    credential: Option<String>,
}

impl Callers {
    /// Somebody connects.
    pub(crate) fn enter(&self, id: ConnectionId, outbox: Outbox) {
        let mut book = self.book();
        if book.hours == Hours::Closed {
            outbox.end(End::Stopping);
        }
        let credential = None;
        book.callers.insert(id, Caller { outbox, credential });
    }

    /// Somebody is recognised.
    pub(crate) fn introduce(&self, id: ConnectionId, credential: &str) {
        if let Some(caller) = self.book().callers.get_mut(&id) {
            caller.credential = Some(credential.to_owned());
        }
    }

    /// Somebody is gone.
    pub(crate) fn leave(&self, id: ConnectionId) {
        self.book().callers.remove(&id);
    }

    /// The server stops: everybody goes, and nobody comes any more.
    pub(crate) fn close(&self) {
        let mut book = self.book();
        book.hours = Hours::Closed;
        for caller in book.callers.values() {
            caller.outbox.end(End::Stopping);
        }
    }

    /// A credential is no longer good.
    pub(crate) fn end_by(&self, credential: &str) {
        self.end_where(|theirs| theirs == credential);
    }

    /// Nobody knows which credentials are still good: all introduce themselves
    /// anew.
    pub(crate) fn end_introduced(&self) {
        self.end_where(|_| true);
    }

    fn end_where(&self, is_meant: impl Fn(&str) -> bool) {
        for caller in self.book().callers.values() {
            if caller.credential.as_deref().is_some_and(&is_meant) {
                caller.outbox.end(End::Unknown);
            }
        }
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
