//! What is on its way to one connection.

use crate::wire::{Wire, Written};
use axum::extract::ws::Utf8Bytes;
use prometheus_client::metrics::counter::Counter;
use protocol::ServerMessage;
use std::sync::{Arc, OnceLock};
use tokio::sync::mpsc;

/// How many messages may wait for one connection. Anyone who reads more slowly
/// than that is cut off, and comes back with the number last seen.
const MOST_WAITING: usize = 512;

/// A line on its way; copies share it.
pub(crate) type Line = Utf8Bytes;

/// A line that wakes the connection's own task and is not sent.
const EMPTY: Line = Line::from_static("");

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The client went away.
    Gone,
    /// It said that it goes.
    Closed,
    /// What it sent is no WebSocket.
    Malformed,
    /// It sent text that is no UTF-8.
    NotText,
    /// It sent more at once than anybody may.
    TooLarge,
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

/// Where messages for one connection are put. They are written at once where
/// that goes without waiting; otherwise they wait for the connection's own
/// task.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<Ways>);

#[derive(Debug)]
struct Ways {
    direct: Option<Direct>,
    lines: mpsc::Sender<Line>,
    ending: Arc<OnceLock<End>>,
}

/// The way past the connection's own task.
#[derive(Debug)]
pub(crate) struct Direct {
    /// Where it leads.
    pub(crate) wire: Arc<Wire>,
    /// Counts the bytes that take it.
    pub(crate) bytes: Counter,
}

/// Where they are taken from.
#[derive(Debug)]
pub(crate) struct Outgoing {
    pub(crate) lines: mpsc::Receiver<Line>,
    ending: Arc<OnceLock<End>>,
}

impl Outgoing {
    /// Why the connection is to end, if somebody wants it to. Anyone who waits for
    /// lines gets at least an empty one when that happens.
    pub(crate) fn ending(&self) -> Option<End> {
        self.ending.get().copied()
    }
}

impl Outbox {
    /// Both ends.
    pub(crate) fn new(direct: Option<Direct>) -> (Outbox, Outgoing) {
        let (lines, taken) = mpsc::channel(MOST_WAITING);
        let ending = Arc::new(OnceLock::new());
        let outgoing = Outgoing {
            lines: taken,
            ending: Arc::clone(&ending),
        };
        let ways = Ways {
            direct,
            lines,
            ending,
        };
        (Outbox(Arc::new(ways)), outgoing)
    }

    /// Puts a line in, without waiting.
    pub(crate) fn put(&self, line: Line) {
        self.put_all(&[line]);
    }

    /// Puts lines in that belong together, without waiting.
    pub(crate) fn put_all(&self, lines: &[Line]) {
        let Some(Direct { wire, bytes }) = &self.0.direct else {
            return self.queue(lines);
        };
        let mut end = wire.end();
        let written = end.write(lines.iter().map(Line::as_str));
        if written != Written::Nothing {
            let length: usize = lines.iter().map(|line| line.len() + 1).sum();
            bytes.inc_by(length.saturating_sub(1) as u64);
        }
        match written {
            Written::Whole => {}
            Written::Begun => {
                // Nothing to say, but something to finish.
                end.leave(1);
                self.queue(&[EMPTY]);
            }
            Written::Nothing => {
                end.leave(lines.len());
                self.queue(lines);
            }
        }
    }

    fn queue(&self, lines: &[Line]) {
        for line in lines {
            if let Err(mpsc::error::TrySendError::Full(_)) = self.0.lines.try_send(line.clone()) {
                // Something was lost because too much waited. The connection's
                // own task has enough to do to find out soon.
                let _ = self.0.ending.set(End::TooSlow);
            }
        }
    }

    /// So many lines that waited for the connection's own task were written.
    pub(crate) fn written(&self, lines: usize) {
        if let Some(direct) = &self.0.direct {
            direct.wire.end().written(lines);
        }
    }

    /// From now on everything waits for the connection's own task, which has
    /// the last word.
    pub(crate) fn close_direct(&self) {
        if let Some(direct) = &self.0.direct {
            direct.wire.end().close();
        }
    }

    /// Whether the connection is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.0.lines.is_closed()
    }

    /// Puts a message in, without waiting.
    pub(crate) fn say(&self, message: &ServerMessage) {
        self.put(message.to_line().into());
    }

    /// Lets the connection end. The first reason counts.
    pub(crate) fn end(&self, why: End) {
        if self.0.ending.set(why).is_ok() {
            if let Some(direct) = &self.0.direct {
                direct.wire.end().leave(1);
            }
            // Nothing to say, but something to notice; no need for that when
            // much waits already.
            let _ = self.0.lines.try_send(EMPTY);
        }
    }
}
