//! What a client says, read line by line.

use super::Connection;
use crate::outbox::CloseReason;
use axum::extract::ws::Message;
use protocol::{ClientMessage, CommandId, Invalid, ServerMessage, limits};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

impl Connection {
    /// Takes what came from the client.
    pub(super) async fn handle_message(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<(), CloseReason> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Binary(_))) => {
                self.invalid(Invalid::Message {
                    detail: "frames must be text".to_owned(),
                });
                return self.messages.check(&()).map_err(|_| self.flood());
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                return self.messages.check(&()).map_err(|_| self.flood());
            }
            Some(Ok(Message::Close(_))) => return Err(CloseReason::Closed),
            None => return Err(CloseReason::Gone),
            Some(Err(error)) => return Err(broken(error)),
        };
        let metrics = &self.app.tables.metrics;
        metrics.bytes_in.inc_by(text.len() as u64);
        let mut lines = text.as_str().lines();
        for line in lines.by_ref().take(limits::CLIENT_FRAME_LINES) {
            self.messages.check(&()).map_err(|_| self.flood())?;
            self.app.pace_message(self.address).await;
            self.app.tables.metrics.messages_in.inc();
            match ClientMessage::parse(line) {
                Ok(message) => self.dispatch(message).await?,
                Err(error) => self.outbox.say(&ServerMessage::Invalid {
                    id: command_of(line),
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

    pub(super) fn flood(&self) -> CloseReason {
        self.app.tables.metrics.turned_away.inc();
        self.invalid(Invalid::Flood {});
        CloseReason::TooMuch
    }

    pub(super) fn invalid(&self, why: Invalid) {
        self.outbox.say(&ServerMessage::Invalid { id: None, why });
    }

    async fn dispatch(&mut self, message: ClientMessage) -> Result<(), CloseReason> {
        let introduced = self.known.is_some();
        match message {
            ClientMessage::Hello {
                protocol,
                token,
                name,
            } if !introduced => self.hello(protocol, token, name).await,
            ClientMessage::Hello { .. } => {
                self.invalid(Invalid::Message {
                    detail: "hello was already sent".to_owned(),
                });
                Ok(())
            }
            other if !introduced => {
                let id = match other {
                    ClientMessage::Do(id, _) => Some(id),
                    _ => None,
                };
                let why = Invalid::NotIntroduced {};
                self.outbox.say(&ServerMessage::Invalid { id, why });
                Ok(())
            }
            ClientMessage::Join {
                table,
                seen,
                detail: tell,
            } => {
                // One that has to be restored costs more than one in memory.
                if self.app.tables.reach(&table).is_none() {
                    self.app
                        .admit_look(self.address)
                        .map_err(|_| self.flood())?;
                }
                self.join(table, seen, tell).await;
                Ok(())
            }
            ClientMessage::Part {} => {
                self.leave_table().await;
                Ok(())
            }
            ClientMessage::Lobby {} => {
                let (all, changes) = self.app.tables.lobby.listen();
                self.outbox.put(all);
                self.lobby = Some(changes);
                Ok(())
            }
            ClientMessage::QuitLobby {} => {
                self.lobby = None;
                Ok(())
            }
            ClientMessage::Home {} => {
                if let Some(known) = &self.known {
                    let admitted = self.app.admit_request(&known.person.user);
                    admitted.map_err(|_| self.flood())?;
                }
                self.listen_home().await;
                Ok(())
            }
            ClientMessage::Ping {} => {
                self.outbox.say(&ServerMessage::Pong {});
                Ok(())
            }
            ClientMessage::Do(id, command) => {
                self.command(id, command).await;
                Ok(())
            }
        }
    }
}

/// What is wrong with what came.
fn broken(error: axum::Error) -> CloseReason {
    match error.into_inner().downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Utf8(_)) => CloseReason::NotText,
        Some(tungstenite::Error::Capacity(_)) => CloseReason::TooLarge,
        Some(tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => {
            CloseReason::Gone
        }
        Some(tungstenite::Error::Protocol(_)) => CloseReason::Malformed,
        _ => CloseReason::Gone,
    }
}

/// The number of a command that can't be read otherwise.
fn command_of(line: &str) -> Option<CommandId> {
    let value: serde_json::Value = serde_json::from_str(line).ok()?;
    let number = value.get("do")?.get(0)?.clone();
    serde_json::from_value(number).ok()
}
