//! The wire to one client, which more than one may write to.
//!
//! Anyone who has something for a client writes it themselves, at once, as long as
//! the wire takes it. To wake the client's own task for every message, which
//! would do nothing but write it, costs more than the writing.

use std::any::Any;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::time::sleep;

/// The first byte of a frame that holds a whole text (RFC 6455, 5.2).
const TEXT: u8 = 0x81;
/// Stand in a frame for a length in the following 2 or 8 bytes.
const TWO_BYTES: u8 = 126;
const EIGHT_BYTES: u8 = 127;

/// What goes out on one connection.
#[derive(Debug)]
pub(crate) struct Wire {
    end: Mutex<WireEnd>,
}

/// Our end of it, for one writer at a time.
#[derive(Debug)]
pub(crate) struct WireEnd {
    /// None when the connection is gone.
    half: Option<OwnedWriteHalf>,
    /// What has to be written before anything else: the rest of a frame.
    rest: Vec<u8>,
    passage: Passage,
    stall: Stall,
}

/// Whether a client reads what it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stall {
    /// It does, or there is nothing to read.
    Flowing,
    /// Something waits to be read.
    Blocked,
    /// It did so when somebody looked, and nothing went out since.
    Noticed,
}

/// Who may write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Passage {
    /// Anybody, once the connection's own task has written so many lines that
    /// wait for it: nothing overtakes them.
    Free { waiting: usize },
    /// The connection's own task alone.
    Closed,
}

/// How much of a frame went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// Nothing: the wire takes no more now, or is gone.
    Nothing,
    /// The beginning; the rest goes with the next flush.
    Begun,
    /// All of it.
    Whole,
}

impl Wire {
    /// Our end, once nobody else is writing.
    pub(crate) fn end(&self) -> MutexGuard<'_, WireEnd> {
        self.end.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl WireEnd {
    /// Writes lines in one frame of text, as far as that goes without waiting.
    pub(crate) fn write<'a>(&mut self, lines: impl Iterator<Item = &'a str> + Clone) -> Written {
        let is_free = self.passage == Passage::Free { waiting: 0 } && self.rest.is_empty();
        let Some(half) = self.half.as_ref().filter(|_| is_free) else {
            return Written::Nothing;
        };
        frame_into(&mut self.rest, lines);
        match half.try_write(&self.rest) {
            Ok(count) if count == self.rest.len() => {
                self.rest.clear();
                Written::Whole
            }
            Ok(count) => {
                self.rest.drain(..count);
                Written::Begun
            }
            // Should the connection be broken, its own task finds out.
            Err(_) => {
                self.rest.clear();
                Written::Nothing
            }
        }
    }

    /// More lines wait for the connection's own task.
    pub(crate) fn leave(&mut self, lines: usize) {
        if let Passage::Free { waiting } = &mut self.passage {
            *waiting += lines;
        }
    }

    /// The connection's own task has written so many of them.
    pub(crate) fn written(&mut self, lines: usize) {
        if let Passage::Free { waiting } = &mut self.passage {
            *waiting = waiting.saturating_sub(lines);
        }
    }

    /// The connection's own task has the last word.
    pub(crate) fn close(&mut self) {
        self.passage = Passage::Closed;
    }

    /// Whether the same waits to be read as when this was last asked.
    fn is_stalled(&mut self) -> bool {
        let before = self.stall;
        if before == Stall::Blocked {
            self.stall = Stall::Noticed;
        }
        before == Stall::Noticed
    }

    /// Notes whether the wire took something.
    fn note<T>(&mut self, written: Poll<T>) -> Poll<T> {
        match &written {
            Poll::Ready(_) => self.stall = Stall::Flowing,
            Poll::Pending if self.stall == Stall::Flowing => self.stall = Stall::Blocked,
            Poll::Pending => {}
        }
        written
    }

    /// Writes what has to be written first.
    fn poll_rest(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.rest.is_empty() {
            let rest = std::mem::take(&mut self.rest);
            let written = self.poll_half(context, |half, context| half.poll_write(context, &rest));
            self.rest = rest;
            let count = ready!(written)?;
            if count == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            self.rest.drain(..count);
        }
        Poll::Ready(Ok(()))
    }

    /// Does something with the half that is written to.
    fn poll_half<T>(
        &mut self,
        context: &mut Context<'_>,
        what: impl FnOnce(Pin<&mut OwnedWriteHalf>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let Some(half) = &mut self.half else {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        };
        let done = what(Pin::new(half), context);
        self.note(done)
    }
}

/// Puts lines into one frame of text.
fn frame_into<'a>(frame: &mut Vec<u8>, lines: impl Iterator<Item = &'a str> + Clone) {
    let length: usize = lines.clone().map(|line| line.len() + 1).sum();
    let length = length.saturating_sub(1);
    frame.push(TEXT);
    // OK because each arm's pattern fits its type.
    match length {
        0..=125 => frame.push(length as u8),
        126..=0xffff => {
            frame.push(TWO_BYTES);
            frame.extend_from_slice(&(length as u16).to_be_bytes());
        }
        _ => {
            frame.push(EIGHT_BYTES);
            frame.extend_from_slice(&(length as u64).to_be_bytes());
        }
    }
    for (index, line) in lines.enumerate() {
        if index > 0 {
            frame.push(b'\n');
        }
        frame.extend_from_slice(line.as_bytes());
    }
}

/// A connection as its own task sees it. What that writes, such as answers to
/// requests and to pings, keeps clear of what others write.
#[derive(Debug)]
pub(crate) struct Call {
    reading: OwnedReadHalf,
    wire: Arc<Wire>,
    /// What the connection holds for as long as it is open.
    _held: Box<dyn Any + Send + Sync>,
}

impl Call {
    /// Our end of a connection, and the wire that goes out from it. `held` is
    /// dropped with the connection.
    pub(crate) fn new(stream: TcpStream, held: impl Send + Sync + 'static) -> (Self, Arc<Wire>) {
        // A move is one small frame, and must not wait for more.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "failed to set TCP_NODELAY");
        }
        let (reading, writing) = stream.into_split();
        let wire = Arc::new(Wire {
            end: Mutex::new(WireEnd {
                half: Some(writing),
                rest: Vec::new(),
                passage: Passage::Free { waiting: 0 },
                stall: Stall::Flowing,
            }),
        });
        let call = Self {
            reading,
            wire: Arc::clone(&wire),
            _held: Box::new(held),
        };
        (call, wire)
    }

    /// Waits until something has waited to be read for so long.
    pub(crate) fn stalls(&self, patience: Duration) -> impl Future<Output = ()> + Send + use<> {
        let wire = Arc::clone(&self.wire);
        async move {
            loop {
                sleep(patience / 2).await;
                if wire.end().is_stalled() {
                    return;
                }
            }
        }
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        // Nobody else who has the wire may keep the connection open.
        self.wire.end().half = None;
    }
}

impl AsyncRead for Call {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reading).poll_read(context, buffer)
    }
}

impl AsyncWrite for Call {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let mut end = self.wire.end();
        ready!(end.poll_rest(context))?;
        let count =
            ready!(end.poll_half(context, |half, context| half.poll_write(context, bytes)))?;
        // All of it or nothing: nobody may write into the middle of a frame.
        end.rest.extend(bytes.iter().skip(count));
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.wire.end().poll_rest(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut end = self.wire.end();
        ready!(end.poll_rest(context))?;
        end.poll_half(context, |half, context| half.poll_shutdown(context))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limit::Limits;
    use crate::outbox::{Direct, Line, Outbox, Room};
    use prometheus_client::metrics::counter::Counter;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    fn framed(lines: &[&str]) -> Vec<u8> {
        let mut frame = Vec::new();
        frame_into(&mut frame, lines.iter().copied());
        frame
    }

    /// Takes a frame of text apart, and off the front.
    fn take_text(bytes: &mut &[u8]) -> String {
        assert_eq!(bytes[0], TEXT);
        let (length, start) = match bytes[1] {
            TWO_BYTES => (usize::from(u16::from_be_bytes([bytes[2], bytes[3]])), 4),
            EIGHT_BYTES => {
                let length = u64::from_be_bytes(bytes[2..10].try_into().unwrap());
                (usize::try_from(length).unwrap(), 10)
            }
            length => (usize::from(length), 2),
        };
        let text = String::from_utf8(bytes[start..start + length].to_vec()).unwrap();
        *bytes = &bytes[start + length..];
        text
    }

    #[test]
    fn frames_of_every_length_can_be_read() {
        assert_eq!(framed(&["a", "bc"]), b"\x81\x04a\nbc");
        for length in [0, 125, 126, 65_535, 65_536] {
            let line = "x".repeat(length);
            let frame = framed(&[&line]);
            let mut rest = frame.as_slice();
            assert_eq!(take_text(&mut rest), line);
            assert!(rest.is_empty());
        }
    }

    /// A client, and our end of the connection with it.
    async fn connected() -> (TcpStream, Call) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        // A wire is known to take something once something was written.
        let (mut client, (stream, _)) = (client.unwrap(), accepted.unwrap());
        let (mut call, _) = Call::new(stream, ());
        call.write_all(b"!").await.unwrap();
        assert_eq!(client.read_u8().await.unwrap(), b'!');
        (client, call)
    }

    fn outbox(call: &Call) -> (Outbox, crate::outbox::Outgoing) {
        let direct = Direct {
            wire: Arc::clone(&call.wire),
            bytes: Counter::default(),
        };
        Outbox::new(Some(direct), Room::new(&Limits::NONE))
    }

    #[tokio::test]
    async fn lines_go_out_without_the_connections_own_task() {
        let (mut client, call) = connected().await;
        let (outbox, mut outgoing) = outbox(&call);
        outbox.put_all(&["one", "two"]);
        let mut bytes = [0; 9];
        client.read_exact(&mut bytes).await.unwrap();
        assert_eq!(&bytes, b"\x81\x07one\ntwo");
        assert!(outgoing.lines.try_recv().is_err());
    }

    /// Anyone who reads slowly gets everything all the same, whole and in order,
    /// whichever way it went.
    #[tokio::test]
    async fn nothing_overtakes_what_waits() {
        let (mut client, mut call) = connected().await;
        let (outbox, mut outgoing) = outbox(&call);
        let line = |number: usize| Line::from(format!("{number:06} {}", "x".repeat(20_000)));
        let mut said = 0;
        // Until the wire is full, and a little longer.
        let mut beyond = 0;
        while beyond < 20 {
            outbox.put(line(said));
            said += 1;
            beyond += usize::from(!outgoing.lines.is_empty());
        }
        let reading = tokio::spawn(async move {
            let mut bytes = Vec::new();
            client.read_to_end(&mut bytes).await.unwrap();
            bytes
        });
        // What waits is written by the connection's own task; what comes
        // meanwhile waits as well.
        let mut more = 10;
        while let Ok(waiting) = outgoing.lines.try_recv() {
            if !waiting.is_empty() {
                call.write_all(&framed(&[&waiting])).await.unwrap();
            }
            call.flush().await.unwrap();
            if more > 0 {
                more -= 1;
                outbox.put(line(said));
                said += 1;
            }
            outbox.written(1, waiting.len());
        }
        outbox.put(line(said));
        said += 1;
        assert!(outgoing.lines.is_empty(), "the wire was free again");
        outbox.close_direct();
        outbox.put(line(said));
        assert_eq!(outgoing.lines.len(), 1, "the last word is the task's own");
        drop(call);
        let bytes = reading.await.unwrap();
        let mut rest = bytes.as_slice();
        for number in 0..said {
            assert_eq!(take_text(&mut rest), line(number).as_str());
        }
        assert!(rest.is_empty());
    }

    #[tokio::test]
    async fn a_wire_keeps_no_connection_open() {
        let (mut client, call) = connected().await;
        let (outbox, _outgoing) = outbox(&call);
        drop(call);
        assert_eq!(client.read(&mut [0; 1]).await.unwrap(), 0);
        outbox.put("too late".into());
    }
}
