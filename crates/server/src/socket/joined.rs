//! Where a client is: at a table, in the lobby, or in both.

use super::Connection;
use crate::home;
use crate::outbox::Line;
use crate::table_actor::{Event, Subscriber};
use protocol::{Command, CommandId, DetailLevel, Invalid, Revision, ServerMessage, TableId};
use std::sync::Arc;
use tokio::sync::{broadcast, mpsc};

impl Connection {
    pub(super) async fn join(&mut self, table: TableId, seen: Option<Revision>, tell: DetailLevel) {
        let Some(known) = &self.known else { return };
        let person = known.person.clone();
        self.leave_table().await;
        let subscriber = Subscriber {
            connection: self.id,
            address: self.address,
            person: Arc::new(person),
            detail: tell,
            outbox: self.outbox.clone(),
            quiet: false,
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

    /// Tells the table whether the client still gives signs of life.
    pub(super) async fn set_quiet(&mut self, quiet: bool) {
        if self.quiet == quiet {
            return;
        }
        self.quiet = quiet;
        if let Some((_, actor)) = &self.table {
            let connection = self.id;
            // A table that went to rest has nobody to tell.
            let _ = actor.send(Event::Quiet { connection, quiet }).await;
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

    /// Tells somebody which tables they have a seat at, now and whenever that
    /// changes.
    pub(super) async fn listen_home(&mut self) {
        let Some(known) = &self.known else { return };
        self.home = Some(self.app.tables.homes.listen(&known.person.user));
        self.tell_home().await;
    }

    pub(super) async fn tell_home(&mut self) {
        let Some(known) = &self.known else { return };
        match home::tables_of(&self.app.tables, &known.person.user).await {
            Ok(tables) => self.outbox.say(&ServerMessage::Home { tables }),
            // Told with the next change, or in a while.
            Err(error) => {
                if let Some(left_out) = self.app.tables.warnings.admit("home") {
                    tracing::warn!(%error, left_out, "listing somebody's tables failed; retrying");
                }
            }
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
