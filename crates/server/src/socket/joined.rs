//! Where a client is: at a table, in the lobby, or in both.

use super::Connection;
use crate::outbox::Line;
use crate::table_actor::{Event, Subscriber};
use protocol::{Command, CommandId, DetailLevel, Invalid, Revision, ServerMessage, TableId};
use tokio::sync::{broadcast, mpsc};

impl Connection {
    pub(super) async fn join(&mut self, table: TableId, seen: Option<Revision>, tell: DetailLevel) {
        let Some(known) = &self.known else { return };
        let person = known.person();
        self.leave_table().await;
        let subscriber = Subscriber {
            connection: self.id,
            network: self.address.network(),
            person,
            detail: tell,
            outbox: self.outbox.clone(),
        };
        let actor = self
            .app
            .tables
            .send(&table, Event::Subscribe { subscriber, seen })
            .await;
        self.table = Some((table, actor));
    }

    pub(super) async fn leave_table(&mut self) {
        let Some((table, actor)) = self.table.take() else {
            return;
        };
        let connection = self.id;
        if actor.send(Event::Unsubscribe { connection }).await.is_err()
            // One that went to rest may have handed us on to another.
            && let Some(other) = self.app.tables.reach(&table)
        {
            let _ = other.send(Event::Unsubscribe { connection }).await;
        }
    }

    pub(super) async fn command(&mut self, id: CommandId, command: Command) {
        let event = Event::Command {
            connection: self.id,
            outbox: self.outbox.clone(),
            id,
            command,
        };
        let sent = match &self.table {
            Some((table, actor)) => match actor.send(event).await {
                Ok(()) => true,
                // It went to rest, and may have handed us on to another.
                Err(mpsc::error::SendError(event)) => match self.app.tables.reach(table) {
                    Some(other) => other.send(event).await.is_ok(),
                    None => false,
                },
            },
            None => false,
        };
        if !sent {
            self.outbox.say(&ServerMessage::Invalid {
                id: Some(id),
                why: Invalid::NotAtTable {},
            });
        }
    }

    pub(super) fn tell_lobby(&mut self, change: Result<Line, broadcast::error::RecvError>) {
        match change {
            Ok(line) => self.outbox.put(line),
            Err(broadcast::error::RecvError::Lagged(_)) => {
                let (all, changes) = self.app.tables.lobby.listen();
                self.outbox.put(all);
                self.lobby = Some(changes);
            }
            Err(broadcast::error::RecvError::Closed) => self.lobby = None,
        }
    }
}

/// The next change of the lobby, if this connection listens to it.
pub(super) async fn next_change(
    lobby: &mut Option<broadcast::Receiver<Line>>,
) -> Result<Line, broadcast::error::RecvError> {
    match lobby {
        Some(lobby) => lobby.recv().await,
        None => std::future::pending().await,
    }
}
