//! What is on its way to one connection.

use crate::limit::Limits;
use crate::wire::{Wire, Written};
use axum::extract::ws::Utf8Bytes;
use prometheus_client::metrics::counter::Counter;
use protocol::ServerMessage;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
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
pub(crate) enum CloseReason {
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
    /// What is played there only newer servers know.
    Outdated,
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
    ending: Arc<OnceLock<CloseReason>>,
    /// How many bytes wait.
    waiting: AtomicUsize,
    room: Arc<Room>,
}

/// How much may wait for clients.
#[derive(Debug)]
pub(crate) struct Room {
    /// For one.
    most: usize,
    /// For all.
    most_of_all: usize,
    /// What waits for all.
    waiting: AtomicUsize,
}

impl Room {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Self {
            most: limits.outbox_bytes,
            most_of_all: limits.all_outbox_bytes,
            waiting: AtomicUsize::new(0),
        })
    }
}

impl Ways {
    /// Takes room for so many bytes. For one client, a single line fits however
    /// long it is: it asked for it.
    fn take_room(&self, bytes: usize) -> bool {
        let waiting = self.waiting.load(Relaxed);
        let of_all = self.room.waiting.load(Relaxed);
        let is_too_much = waiting > 0 && waiting + bytes > self.room.most;
        if is_too_much || of_all + bytes > self.room.most_of_all {
            return false;
        }
        self.waiting.fetch_add(bytes, Relaxed);
        self.room.waiting.fetch_add(bytes, Relaxed);
        true
    }

    fn give_room(&self, bytes: usize) {
        self.waiting.fetch_sub(bytes, Relaxed);
        self.room.waiting.fetch_sub(bytes, Relaxed);
    }
}

impl Drop for Ways {
    fn drop(&mut self) {
        self.give_room(self.waiting.load(Relaxed));
    }
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
    ending: Arc<OnceLock<CloseReason>>,
}

impl Outgoing {
    /// Why the connection is to end, if somebody wants it to. Anyone who waits for
    /// lines gets at least an empty one when that happens.
    pub(crate) fn ending(&self) -> Option<CloseReason> {
        self.ending.get().copied()
    }
}

impl Outbox {
    /// Both ends.
    pub(crate) fn new(direct: Option<Direct>, room: Arc<Room>) -> (Outbox, Outgoing) {
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
            waiting: AtomicUsize::new(0),
            room,
        };
        (Outbox(Arc::new(ways)), outgoing)
    }

    /// Puts a line in, without waiting.
    pub(crate) fn put(&self, line: Line) {
        let text = line.clone();
        self.put_or_queue(&[text.as_str()], || [line]);
    }

    /// Puts lines in that belong together, without waiting.
    pub(crate) fn put_all(&self, lines: &[&str]) {
        let owned = |line: &&str| Line::from((*line).to_owned());
        self.put_or_queue(lines, || lines.iter().map(owned));
    }

    /// Writes lines, or lets them wait: only then are they asked for again, as
    /// they are kept.
    fn put_or_queue<Q: IntoIterator<Item = Line>>(&self, lines: &[&str], kept: impl FnOnce() -> Q) {
        let Some(Direct { wire, bytes }) = &self.0.direct else {
            return self.queue(kept());
        };
        let mut end = wire.end();
        let written = end.write(lines.iter().copied());
        if written != Written::Nothing {
            let length: usize = lines.iter().map(|line| line.len() + 1).sum();
            bytes.inc_by(length.saturating_sub(1) as u64);
        }
        match written {
            Written::Whole => {}
            Written::Begun => {
                // Nothing to say, but something to finish.
                end.leave(1);
                self.queue([EMPTY]);
            }
            Written::Nothing => {
                end.leave(lines.len());
                self.queue(kept());
            }
        }
    }

    fn queue(&self, lines: impl IntoIterator<Item = Line>) {
        for line in lines {
            let length = line.len();
            let has_room = self.0.take_room(length);
            let sent = match has_room {
                true => self.0.lines.try_send(line),
                false => Err(mpsc::error::TrySendError::Full(line)),
            };
            if let Err(unsent) = sent {
                if has_room {
                    self.0.give_room(length);
                }
                if let mpsc::error::TrySendError::Full(_) = unsent {
                    // Something was lost because too much waited. The
                    // connection's own task has enough to do to find out soon.
                    let _ = self.0.ending.set(CloseReason::TooSlow);
                }
            }
        }
    }

    /// So many lines, and bytes, that waited for the connection's own task were
    /// written.
    pub(crate) fn written(&self, lines: usize, bytes: usize) {
        self.0.give_room(bytes);
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
    pub(crate) fn end(&self, why: CloseReason) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn outboxes<const N: usize>() -> [(Outbox, Outgoing); N] {
        let mut limits = Limits::NONE;
        (limits.outbox_bytes, limits.all_outbox_bytes) = (100, 250);
        let room = Room::new(&limits);
        std::array::from_fn(|_| Outbox::new(None, Arc::clone(&room)))
    }

    fn line(bytes: usize) -> Line {
        "x".repeat(bytes).into()
    }

    #[test]
    fn so_many_bytes_wait_for_a_client_at_most() {
        let [(outbox, mut outgoing)] = outboxes();
        // One fits however long it is, and then nothing.
        outbox.put(line(150));
        assert_eq!(outgoing.ending(), None);
        let taken = outgoing.lines.try_recv().unwrap();
        outbox.written(1, taken.len());
        for _ in 0..10 {
            outbox.put(line(10));
        }
        assert_eq!(outgoing.ending(), None);
        outbox.put(line(1));
        assert_eq!(outgoing.ending(), Some(CloseReason::TooSlow));
        let waiting = std::iter::from_fn(|| outgoing.lines.try_recv().ok());
        assert_eq!(waiting.map(|line| line.len()).sum::<usize>(), 100);
    }

    #[test]
    fn so_many_bytes_wait_for_all_clients_at_most() {
        let [(first, one), (second, two), (third, three)] = outboxes();
        first.put(line(100));
        second.put(line(100));
        third.put(line(51));
        let endings = [&one, &two, &three].map(Outgoing::ending);
        assert_eq!(endings, [None, None, Some(CloseReason::TooSlow)]);
        // What waits for somebody who is gone waits no more.
        drop((first, one));
        let [(fourth, four)] = [Outbox::new(None, Arc::clone(&second.0.room))];
        fourth.put(line(51));
        assert_eq!(four.ending(), None);
    }
}
