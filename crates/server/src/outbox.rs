//! What is on its way to one connection.

use axum::extract::ws::Utf8Bytes;
use protocol::ServerMessage;
use tokio::sync::mpsc;

/// How many messages may wait for one connection. Whoever reads more slowly
/// than that is cut off, and comes back with the number last seen.
const MOST_WAITING: usize = 512;

/// A line on its way; copies share it.
pub(crate) type Line = Utf8Bytes;

/// Where messages for one connection are put.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    lines: mpsc::Sender<Line>,
    overflow: mpsc::Sender<()>,
}

/// Where they are taken from.
#[derive(Debug)]
pub(crate) struct Outgoing {
    pub(crate) lines: mpsc::Receiver<Line>,
    /// Something was lost because too much waited: close the connection.
    pub(crate) overflow: mpsc::Receiver<()>,
}

impl Outbox {
    /// Both ends.
    pub(crate) fn new() -> (Outbox, Outgoing) {
        let (lines, taken) = mpsc::channel(MOST_WAITING);
        let (overflow, overflowed) = mpsc::channel(1);
        let outgoing = Outgoing {
            lines: taken,
            overflow: overflowed,
        };
        (Outbox { lines, overflow }, outgoing)
    }

    /// Puts a line in, without waiting.
    pub(crate) fn put(&self, line: Line) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.lines.try_send(line) {
            // If that is full too, the connection knows already.
            let _ = self.overflow.try_send(());
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
}
