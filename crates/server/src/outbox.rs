//! What is on its way to one connection.

use axum::extract::ws::Utf8Bytes;
use protocol::ServerMessage;
use std::sync::{Arc, OnceLock};
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for one connection. Whoever reads more slowly
/// than that is cut off, and comes back with the number last seen.
const MOST_WAITING: usize = 512;

/// A line on its way; copies share it.
pub(crate) type Line = Utf8Bytes;

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The client went away.
    Gone,
    /// It said too much.
    TooMuch,
    /// It read too little, so that something for it got lost.
    TooSlow,
    /// It did not say who it is, or its token is no longer good.
    Unknown,
    /// The store is in trouble.
    Away,
    /// The server stops.
    Stopping,
}

/// Where messages for one connection are put.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    lines: mpsc::Sender<Line>,
    ending: Arc<Ending>,
}

/// Where they are taken from.
#[derive(Debug)]
pub(crate) struct Outgoing {
    pub(crate) lines: mpsc::Receiver<Line>,
    pub(crate) ending: Arc<Ending>,
}

/// How others end a connection. It belongs to the connection alone: waiting
/// for something that all connections share would have them all queue for its
/// lock with every move.
#[derive(Debug, Default)]
pub(crate) struct Ending {
    why: OnceLock<End>,
    bell: Notify,
}

impl Outbox {
    /// Both ends.
    pub(crate) fn new() -> (Outbox, Outgoing) {
        let (lines, taken) = mpsc::channel(MOST_WAITING);
        let ending = Arc::new(Ending::default());
        let outgoing = Outgoing {
            lines: taken,
            ending: Arc::clone(&ending),
        };
        (Outbox { lines, ending }, outgoing)
    }

    /// Puts a line in, without waiting.
    pub(crate) fn put(&self, line: Line) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.lines.try_send(line) {
            // Something was lost because too much waited.
            self.end(End::TooSlow);
        }
    }

    /// Whether the connection is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.lines.is_closed()
    }

    /// Puts a message in, without waiting.
    pub(crate) fn say(&self, message: &ServerMessage) {
        self.put(message.to_line().into());
    }

    /// Lets the connection end. The first reason counts.
    pub(crate) fn end(&self, why: End) {
        if self.ending.why.set(why).is_ok() {
            self.ending.bell.notify_one();
        }
    }
}

impl Ending {
    /// Waits until somebody wants the connection to end.
    pub(crate) async fn rung(&self) -> End {
        loop {
            if let Some(why) = self.why.get() {
                return *why;
            }
            self.bell.notified().await;
        }
    }
}
