//! Where a client is: at a table, in the lobby, or in both.

use super::Connection;
use crate::outbox::Line;
use crate::steward::{Event, Guest};
use protocol::{Command, CommandId, Invalid, Number, ServerMessage, TableId, Telling};
use table::Person;
use tokio::sync::{broadcast, mpsc};

impl Connection {
    pub(super) async fn join(&mut self, table: TableId, seen: Option<Number>, tell: Telling) {
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

    pub(super) async fn leave_table(&mut self) {
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

    pub(super) async fn act(&mut self, c: CommandId, command: Command) {
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

    pub(super) fn tell_lobby(&mut self, change: Result<Line, broadcast::error::RecvError>) {
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

/// The next change of the list, for whoever listens.
pub(super) async fn next_change(
    lobby: &mut Option<broadcast::Receiver<Line>>,
) -> Result<Line, broadcast::error::RecvError> {
    match lobby {
        Some(lobby) => lobby.recv().await,
        None => std::future::pending().await,
    }
}
