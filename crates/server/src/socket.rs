//! One WebSocket: what a client says goes to its table, and what the table
//! says goes to the client.

mod pace;

use crate::address::Address;
use crate::house::House;
use crate::identity::{IdentityError, Known};
use crate::outbox::{Direct, End, Line, Outbox, Outgoing};
use crate::steward::{ConnectionId, Event, Guest};
use crate::wire::Wire;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
pub use pace::MessageRate;
use pace::Pace;
use protocol::{
    ClientMessage, Command, CommandId, Invalid, Number, ServerMessage, TableId, Telling, limits,
};
use session::Person;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// How long a client has to introduce itself.
const INTRODUCTION: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// After how long without a sign of life it is given up.
const SILENCE: Duration = Duration::from_secs(70);
/// How often it is made sure that a client's token is still good: another
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
    house: Arc<House>,
    id: ConnectionId,
    address: Address,
    label: String,
    known: Option<Known>,
    table: Option<(TableId, mpsc::Sender<Event>)>,
    lobby: Option<broadcast::Receiver<Line>>,
    outbox: Outbox,
    pace: Pace,
}

impl Connection {
    pub(crate) fn new(
        house: Arc<House>,
        wire: Arc<Wire>,
        address: Address,
        label: String,
    ) -> (Self, Outgoing) {
        let bytes = house.hall.metrics.bytes_out.clone();
        let (outbox, outgoing) = Outbox::new(Some(Direct { wire, bytes }));
        let connection = Self {
            id: house.next_connection(),
            pace: Pace::new(house.limits.messages),
            house,
            address,
            label,
            known: None,
            table: None,
            lobby: None,
            outbox,
        };
        let callers = &connection.house.callers;
        callers.enter(connection.id, connection.outbox.clone());
        (connection, outgoing)
    }

    /// Talks with a client until one of both has enough.
    pub(crate) async fn run(mut self, mut socket: WebSocket, outgoing: Outgoing) {
        self.house.hall.metrics.sockets.inc();
        let end = self.talk(&mut socket, outgoing).await;
        self.leave_table().await;
        self.house.hall.metrics.sockets.dec();
        let (code, reason) = match end {
            End::Gone => return,
            End::TooMuch => (close_code::POLICY, "too much"),
            End::TooSlow => (close_code::AGAIN, "too slow"),
            End::Unknown => (close_code::POLICY, "unknown"),
            End::Away => (close_code::AGAIN, "try again later"),
            End::Stopping => (close_code::RESTART, "the server stops"),
        };
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        // It may be gone already.
        let told = timeout(READING, socket.send(Message::Close(Some(frame)))).await;
        if end != End::Stopping && matches!(told, Ok(Ok(()))) {
            hear_out(&mut socket).await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket, mut outgoing: Outgoing) -> End {
        let begun = Instant::now();
        let mut ping = interval_at(begun + INTRODUCTION, PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = begun;
        let mut vouched = begun;
        let mut lines = Vec::new();
        loop {
            let next = tokio::select! {
                biased;
                count = outgoing.lines.recv_many(&mut lines, LINES) => {
                    match outgoing.ending() {
                        _ if count == 0 => return End::Gone,
                        Some(why) => Err(why),
                        None => self.send(socket, &mut lines).await,
                    }
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    self.hear(message).await
                }
                change = next_change(&mut self.lobby) => {
                    self.tell_lobby(change);
                    Ok(())
                }
                _ = ping.tick() => {
                    let now = Instant::now();
                    if now - heard > SILENCE {
                        Err(End::Gone)
                    } else if !self.may_stay(begun, &mut vouched).await {
                        Err(End::Unknown)
                    } else {
                        deliver(socket, Message::Ping(bytes::Bytes::new())).await
                    }
                }
            };
            if let Err(end) = next {
                self.outbox.close_direct();
                // What it was told last, it is told; but never anything that
                // came after what got lost.
                if !matches!(end, End::Gone | End::TooSlow) {
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
        self.house.identity.is_good(known).await.unwrap_or(true)
    }

    /// Sends lines that wait, all in one frame, after what is left of the frame
    /// before.
    async fn send(&self, socket: &mut WebSocket, lines: &mut Vec<Line>) -> Result<(), End> {
        let waited = lines.len();
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
            self.house.hall.metrics.bytes_out.inc_by(text.len() as u64);
            deliver(socket, Message::Text(text.into())).await?;
        }
        self.outbox.written(waited);
        Ok(())
    }

    /// Takes what came from the client.
    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Binary(_))) => {
                self.invalid(Invalid::Message {
                    detail: "frames hold text".to_owned(),
                });
                return self.pace.spend(1).map_err(|()| self.flood());
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                return self.pace.spend(1).map_err(|()| self.flood());
            }
            Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
            // A frame that is too large, or no WebSocket at all.
            Some(Err(_)) => return Err(End::TooMuch),
        };
        let metrics = &self.house.hall.metrics;
        metrics.bytes_in.inc_by(text.len() as u64);
        let mut lines = text.as_str().lines();
        for line in lines.by_ref().take(limits::CLIENT_FRAME_LINES) {
            self.pace.spend(1).map_err(|()| self.flood())?;
            self.house.hall.metrics.messages_in.inc();
            match ClientMessage::parse(line) {
                Ok(message) => self.understand(message).await?,
                Err(error) => self.outbox.say(&ServerMessage::Invalid {
                    c: command_of(line),
                    why: Invalid::Message {
                        detail: error.to_string(),
                    },
                }),
            }
        }
        if lines.next().is_some() {
            self.invalid(Invalid::Message {
                detail: format!(
                    "a frame has at most {} lines; the rest was not read",
                    limits::CLIENT_FRAME_LINES
                ),
            });
        }
        Ok(())
    }

    fn flood(&self) -> End {
        self.house.hall.metrics.turned_away.inc();
        self.invalid(Invalid::Flood {});
        End::TooMuch
    }

    fn invalid(&self, why: Invalid) {
        self.outbox.say(&ServerMessage::Invalid { c: None, why });
    }

    async fn understand(&mut self, message: ClientMessage) -> Result<(), End> {
        let introduced = self.known.is_some();
        match message {
            ClientMessage::Hello {
                protocol,
                token,
                name,
            } if !introduced => self.hello(protocol, token, name).await,
            ClientMessage::Hello { .. } => {
                self.invalid(Invalid::Message {
                    detail: "hello was said before".to_owned(),
                });
                Ok(())
            }
            other if !introduced => {
                let c = match other {
                    ClientMessage::Do(c, _) => Some(c),
                    _ => None,
                };
                let why = Invalid::NotIntroduced {};
                self.outbox.say(&ServerMessage::Invalid { c, why });
                Ok(())
            }
            ClientMessage::Join { table, seen, tell } => {
                self.join(table, seen, tell).await;
                Ok(())
            }
            ClientMessage::Part {} => {
                self.leave_table().await;
                Ok(())
            }
            ClientMessage::Lobby {} => {
                let (all, changes) = self.house.hall.lobby.listen();
                self.outbox.put(all);
                self.lobby = Some(changes);
                Ok(())
            }
            ClientMessage::QuitLobby {} => {
                self.lobby = None;
                Ok(())
            }
            ClientMessage::Ping {} => {
                self.outbox.say(&ServerMessage::Pong {});
                Ok(())
            }
            ClientMessage::Do(c, command) => {
                self.act(c, command).await;
                Ok(())
            }
        }
    }

    async fn hello(
        &mut self,
        protocol: u32,
        token: Option<String>,
        name: Option<String>,
    ) -> Result<(), End> {
        if protocol != protocol::VERSION {
            let speaks = protocol::VERSION;
            self.invalid(Invalid::Protocol { speaks });
            return Err(End::Unknown);
        }
        // What is revoked from here on is heard below, or by whoever watches
        // over all connections.
        let revoked = self.house.identity.revocations();
        let welcomed = match token {
            Some(token) => {
                let known = self.house.identity.recognise(&token).await;
                known.map(|known| (known, None))
            }
            None if self.house.identity.admit_guest(self.address).is_err() => {
                return Err(self.flood());
            }
            None => {
                let name = name.unwrap_or_default();
                let guest = self.house.identity.new_guest(&name, &self.label).await;
                guest.map(|(known, token)| (known, Some(token.as_str().to_owned())))
            }
        };
        match welcomed {
            Ok((known, token)) => {
                self.house.callers.introduce(self.id, &known.credential);
                if is_revoked(revoked, &known.credential) {
                    return Err(self.unknown(&IdentityError::Unknown));
                }
                self.outbox.say(&ServerMessage::Welcome {
                    protocol: protocol::VERSION,
                    user: known.user.clone(),
                    name: known.name.clone(),
                    token,
                });
                self.known = Some(known);
                Ok(())
            }
            Err(error) => Err(self.unknown(&error)),
        }
    }

    /// Says why somebody can't be welcomed.
    fn unknown(&self, error: &IdentityError) -> End {
        match error {
            IdentityError::BadName => {
                let most = limits::NAME_CHARS as u32; // OK because it is small.
                self.invalid(Invalid::Text { most });
                End::Unknown
            }
            // A token is not called bad because the database is in trouble:
            // its owner would throw it away.
            IdentityError::Store(error) => {
                tracing::warn!(%error, "nobody can be recognised now");
                End::Away
            }
            _ => {
                self.invalid(Invalid::Token {});
                End::Unknown
            }
        }
    }

    async fn join(&mut self, table: TableId, seen: Option<Number>, tell: Telling) {
        let Some(known) = &self.known else { return };
        let person = Person {
            user: known.user.clone(),
            name: known.name.clone(),
        };
        self.leave_table().await;
        let guest = Guest {
            connection: self.id,
            person,
            tell,
            outbox: self.outbox.clone(),
        };
        let steward = self
            .house
            .hall
            .send(&table, Event::Arrive { guest, seen })
            .await;
        self.table = Some((table, steward));
    }

    async fn leave_table(&mut self) {
        let Some((table, steward)) = self.table.take() else {
            return;
        };
        let connection = self.id;
        if steward.send(Event::Depart { connection }).await.is_err()
            // One that went to rest may have handed us on to another.
            && let Some(other) = self.house.hall.reach(&table)
        {
            let _ = other.send(Event::Depart { connection }).await;
        }
    }

    async fn act(&mut self, c: CommandId, command: Command) {
        let event = Event::Do {
            connection: self.id,
            outbox: self.outbox.clone(),
            c,
            command,
        };
        let sent = match &self.table {
            Some((table, steward)) => match steward.send(event).await {
                Ok(()) => true,
                // It went to rest, and may have handed us on to another.
                Err(mpsc::error::SendError(event)) => match self.house.hall.reach(table) {
                    Some(other) => other.send(event).await.is_ok(),
                    None => false,
                },
            },
            None => false,
        };
        if !sent {
            self.outbox.say(&ServerMessage::Invalid {
                c: Some(c),
                why: Invalid::NotAtTable {},
            });
        }
    }

    fn tell_lobby(&mut self, change: Result<Line, broadcast::error::RecvError>) {
        match change {
            Ok(line) => self.outbox.put(line),
            Err(broadcast::error::RecvError::Lagged(_)) => {
                let (all, changes) = self.house.hall.lobby.listen();
                self.outbox.put(all);
                self.lobby = Some(changes);
            }
            Err(broadcast::error::RecvError::Closed) => self.lobby = None,
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.house.callers.leave(self.id);
    }
}

/// Whether a credential was revoked since somebody listens, or nobody can tell.
fn is_revoked(mut revoked: broadcast::Receiver<String>, credential: &str) -> bool {
    loop {
        match revoked.try_recv() {
            Ok(other) if other != credential => {}
            Ok(_) | Err(broadcast::error::TryRecvError::Lagged(_)) => return true,
            Err(_) => return false,
        }
    }
}

/// The number of a command that can't be read otherwise.
fn command_of(line: &str) -> Option<CommandId> {
    let value: serde_json::Value = serde_json::from_str(line).ok()?;
    let number = value.get("do")?.get(0)?.clone();
    serde_json::from_value(number).ok()
}

/// The next change of the list, for whoever listens.
async fn next_change(
    lobby: &mut Option<broadcast::Receiver<Line>>,
) -> Result<Line, broadcast::error::RecvError> {
    match lobby {
        Some(lobby) => lobby.recv().await,
        None => std::future::pending().await,
    }
}

/// Takes what a client still says until it has heard that it must go. What is
/// left unread when a connection is dropped resets it, and what was told last
/// is lost: nobody would know why.
async fn hear_out(socket: &mut WebSocket) {
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    // Whoever talks on has had their chance.
    let _ = timeout(FAREWELL, rest).await;
}

/// Sends a frame, to whoever reads it in time.
async fn deliver(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    in_time(socket.send(message)).await
}

/// Waits for what a client has to read.
async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match timeout(READING, sent).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}
