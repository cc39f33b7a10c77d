//! One WebSocket: what a client says goes to its table, and what the table
//! says goes to the client.

mod hello;
mod inbound;
mod joined;

use crate::address::Address;
use crate::app_state::AppState;
use crate::home::{HomeListener, next_home};
use crate::identity::Known;
use crate::limit::Limiter;
use crate::outbox::{CloseReason, Direct, Line, Outbox, Outgoing};
use crate::table_actor::{ConnectionId, Event};
use crate::wire::Wire;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use joined::next_change;
use protocol::TableId;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, sleep_until, timeout};

/// How long a client has to introduce itself.
const INTRODUCTION: Duration = Duration::from_secs(10);
/// How often a client at a table is asked whether it is still there: the others
/// there want to know.
const PING: Duration = Duration::from_secs(2);
/// How often one is asked that only listens to lists, which nobody else sees.
const PING_ELSEWHERE: Duration = Duration::from_secs(20);
/// After how long without a sign of life it is given up.
const SILENCE: Duration = Duration::from_secs(70);
/// After how long without one the others at its table see that it may be gone.
const QUIET: Duration = Duration::from_millis(3_500);
/// How often a client's token is revalidated: another
/// program on the same database may have revoked it.
const VOUCHING: Duration = Duration::from_secs(90);
/// How long a client may take to read one frame.
const READING: Duration = Duration::from_secs(10);
/// How long a client that must go may take to hear of it.
const FAREWELL: Duration = Duration::from_secs(2);
/// How many messages go into one frame at most.
const LINES: usize = 64;

/// A connection.
pub(crate) struct Connection {
    app: Arc<AppState>,
    id: ConnectionId,
    address: Address,
    label: String,
    known: Option<Known>,
    table: Option<(TableId, mpsc::Sender<Event>)>,
    lobby: Option<broadcast::Receiver<Line>>,
    home: Option<HomeListener>,
    /// Whether it has given no sign of life for a while.
    quiet: bool,
    outbox: Outbox,
    messages: Limiter<()>,
}

impl Connection {
    pub(crate) fn new(
        app: Arc<AppState>,
        wire: Arc<Wire>,
        address: Address,
        label: String,
    ) -> (Self, Outgoing) {
        let bytes = app.tables.metrics.bytes_out.clone();
        let (outbox, outgoing) = Outbox::new(Some(Direct { wire, bytes }), Arc::clone(&app.room));
        let connection = Self {
            id: app.next_connection(),
            messages: Limiter::new(app.limits.messages),
            app,
            address,
            label,
            known: None,
            table: None,
            lobby: None,
            home: None,
            quiet: false,
            outbox,
        };
        let connections = &connection.app.identity.connections;
        connections.add(connection.id, connection.outbox.clone());
        (connection, outgoing)
    }

    /// Talks with a client until one of both has enough.
    pub(crate) async fn run(mut self, mut socket: WebSocket, outgoing: Outgoing) {
        self.app.tables.metrics.sockets.inc();
        let end = self.talk(&mut socket, outgoing).await;
        self.leave_table().await;
        if let (CloseReason::Unknown, Some(known)) = (&end, &self.known) {
            self.app.identity.note_revoked(known, self.address).await;
        }
        self.app.tables.metrics.sockets.dec();
        let (code, reason) = match end {
            CloseReason::Gone => return,
            CloseReason::Closed => {
                // The answer to a close waits to be sent.
                let _ = timeout(FAREWELL, socket.flush()).await;
                return;
            }
            CloseReason::Malformed => (close_code::PROTOCOL, "protocol error"),
            CloseReason::NotText => (close_code::INVALID, "not UTF-8"),
            CloseReason::TooLarge => (close_code::SIZE, "frame too large"),
            CloseReason::TooMuch => (close_code::POLICY, "too much"),
            CloseReason::TooSlow => (close_code::AGAIN, "too slow"),
            CloseReason::Unknown => (close_code::POLICY, "unknown"),
            CloseReason::Away => (close_code::AGAIN, "try again later"),
            CloseReason::Stopping => (close_code::RESTART, "the server stops"),
            CloseReason::Outdated => (close_code::RESTART, "a newer server plays here"),
        };
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        // It may be gone already.
        let told = timeout(READING, socket.send(Message::Close(Some(frame)))).await;
        if end != CloseReason::Stopping && matches!(told, Ok(Ok(()))) {
            hear_out(&mut socket).await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket, mut outgoing: Outgoing) -> CloseReason {
        let begun = Instant::now();
        let mut asked = begun;
        let mut heard = begun;
        let mut vouched = begun;
        let mut lines = Vec::new();
        loop {
            let ask_at = asked + self.ask_after();
            let next = tokio::select! {
                biased;
                count = outgoing.lines.recv_many(&mut lines, LINES) => {
                    match outgoing.ending() {
                        _ if count == 0 => return CloseReason::Gone,
                        Some(why) => Err(why),
                        None => self.send(socket, &mut lines).await,
                    }
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    self.set_quiet(false).await;
                    self.handle_message(message).await
                }
                change = next_change(&mut self.lobby) => {
                    self.tell_lobby(change);
                    Ok(())
                }
                () = next_home(&mut self.home) => {
                    self.tell_home().await;
                    Ok(())
                }
                () = sleep_until(ask_at) => {
                    let now = Instant::now();
                    asked = now;
                    self.set_quiet(now - heard > QUIET).await;
                    if now - heard > SILENCE {
                        Err(CloseReason::Gone)
                    } else if !self.may_stay(begun, &mut vouched).await {
                        Err(CloseReason::Unknown)
                    } else {
                        deliver(socket, Message::Ping(bytes::Bytes::new())).await
                    }
                }
            };
            if let Err(end) = next {
                self.outbox.close_direct();
                // What it was told last, it is told; but never anything that
                // came after what got lost.
                if !matches!(
                    end,
                    CloseReason::Gone | CloseReason::Closed | CloseReason::TooSlow
                ) {
                    while let Ok(line) = outgoing.lines.try_recv() {
                        lines.push(line);
                    }
                    if !lines.is_empty() {
                        let _ = self.send(socket, &mut lines).await;
                    }
                }
                return end;
            }
        }
    }

    /// How long after the last time it is asked whether it is still there.
    fn ask_after(&self) -> Duration {
        match (&self.known, &self.table) {
            (None, _) => INTRODUCTION,
            (Some(_), None) => PING_ELSEWHERE,
            (Some(_), Some(_)) => PING,
        }
    }

    /// Whether the client has said in time who it is, and its token is still
    /// good, as far as anybody can tell.
    async fn may_stay(&self, begun: Instant, vouched: &mut Instant) -> bool {
        let now = Instant::now();
        let Some(known) = &self.known else {
            return now - begun < INTRODUCTION;
        };
        if now - *vouched < VOUCHING {
            return true;
        }
        *vouched = now;
        self.app.identity.is_good(known).await.unwrap_or(true)
    }

    /// Sends lines that wait, all in one frame, after what is left of the frame
    /// before.
    async fn send(&self, socket: &mut WebSocket, lines: &mut Vec<Line>) -> Result<(), CloseReason> {
        let waited = lines.len();
        let bytes = lines.iter().map(|line| line.len()).sum();
        lines.retain(|line| !line.is_empty());
        let text = lines
            .iter()
            .map(Line::as_str)
            .collect::<Vec<&str>>()
            .join("\n");
        lines.clear();
        if text.is_empty() {
            in_time(socket.flush()).await?;
        } else {
            self.app.tables.metrics.bytes_out.inc_by(text.len() as u64);
            deliver(socket, Message::Text(text.into())).await?;
        }
        self.outbox.written(waited, bytes);
        Ok(())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.app.identity.connections.remove(self.id);
    }
}

/// Takes what a client still says until it has heard that it must go. What is
/// left unread when a connection is dropped resets it, and what was told last
/// is lost: nobody would know why.
async fn hear_out(socket: &mut WebSocket) {
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    // A client that keeps sending is cut off.
    let _ = timeout(FAREWELL, rest).await;
}

/// Sends a frame, or fails after a timeout.
async fn deliver(socket: &mut WebSocket, message: Message) -> Result<(), CloseReason> {
    in_time(socket.send(message)).await
}

/// Waits for what a client has to read.
async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), CloseReason> {
    match timeout(READING, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(CloseReason::Gone),
    }
}
