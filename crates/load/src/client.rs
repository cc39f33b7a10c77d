//! One WebSocket to a table server.

use crate::traffic::{Counted, Traffic};
use crate::{LoadError, Loopback};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Command, CommandId, ServerMessage, UserId};
use std::sync::Arc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// What a connection reads into at first: there may be thousands.
const READ_BYTES: usize = 2048;

/// A connection to a table server.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<Counted>,
    traffic: Arc<Traffic>,
    /// Moves without an answer.
    moves: Vec<CommandId>,
    /// The frame that is being read, and how far.
    frame: Utf8Bytes,
    read: usize,
}

/// Who the server says one is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Welcome {
    /// Who.
    pub user: UserId,
    /// What proves it from now on; for new guests only.
    pub token: Option<String>,
}

impl Client {
    /// Connects.
    pub async fn connect(address: Loopback, traffic: &Arc<Traffic>) -> Result<Self, LoadError> {
        let stream = address.connect().await?;
        stream.set_nodelay(true)?;
        let stream = Counted::new(stream, Arc::clone(traffic));
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BYTES)
            .write_buffer_size(0);
        let request = format!("ws://{address}/ws");
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Self {
            socket,
            traffic: Arc::clone(traffic),
            moves: Vec::new(),
            frame: Utf8Bytes::default(),
            read: 0,
        })
    }

    /// Introduces oneself, as the token's owner or as a new guest.
    pub async fn hello(&mut self, name: &str, token: Option<String>) -> Result<Welcome, LoadError> {
        let name = token.is_none().then(|| name.to_owned());
        self.send(&[ClientMessage::Hello {
            protocol: protocol::VERSION,
            token,
            name,
        }])
        .await?;
        match self.next().await? {
            ServerMessage::Welcome { user, token, .. } => Ok(Welcome { user, token }),
            other => Err(LoadError::Unexpected(other.to_line())),
        }
    }

    /// Sends messages, all in one frame.
    pub async fn send(&mut self, messages: &[ClientMessage]) -> Result<(), LoadError> {
        let mut text = String::new();
        for message in messages {
            if !text.is_empty() {
                text.push('\n');
            }
            let line = message.to_line();
            match message {
                ClientMessage::Do(id, Command::Act { .. }) => self.moves.push(*id),
                _ => self.traffic.count_table(&line),
            }
            text.push_str(&line);
        }
        if text.is_empty() {
            return Ok(());
        }
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next message. When it is given up, nothing is lost.
    pub async fn next(&mut self) -> Result<ServerMessage, LoadError> {
        loop {
            if let Some(message) = self.next_here() {
                return message;
            }
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.frame = text;
                    self.read = 0;
                }
                Some(Ok(Message::Close(_))) | None => return Err(LoadError::Gone),
                // Pings are answered by the socket itself.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message of the frame that came last, if it has one.
    pub fn next_here(&mut self) -> Option<Result<ServerMessage, LoadError>> {
        let rest = self.frame.as_str().get(self.read..)?;
        let line = rest.lines().next()?;
        self.read += line.len() + 1;
        let message = match ServerMessage::parse(line) {
            Ok(message) => message,
            Err(error) => return Some(Err(LoadError::Unexpected(format!("{error}: {line}")))),
        };
        let is_move = match &message {
            ServerMessage::Step(_) => true,
            ServerMessage::Accepted(id, _) => {
                let place = self.moves.iter().position(|asked| asked == id);
                place.map(|place| self.moves.swap_remove(place)).is_some()
            }
            _ => false,
        };
        if !is_move {
            self.traffic.count_table(line);
        }
        Some(Ok(message))
    }
}
