//! Commands that everybody at a table sends at about the same time.
//!
//! Where people are connected to several nodes, all of these would append at the same place:
//! one is stored, and the others read the log again and decide anew. So each waits a moment
//! for those of lower seats, which come to the same end in order and with less work. Nothing
//! relies on it: a command that waits in vain is carried out all the same.

use super::subscribers::Origin;
use super::{Condition, ConnectionId, TableActor};
use protocol::{Command, CommandId};
use std::time::Duration;
use table::Person;
use tokio::time::Instant;

/// For how long one waits for the others.
const PATIENCE: Duration = Duration::from_millis(300);

/// What somebody sent who waits for others.
pub(super) struct Held {
    pub(super) until: Instant,
    connection: ConnectionId,
    id: CommandId,
    command: Command,
}

impl TableActor {
    /// Whether somebody at another node is to say the same first.
    pub(super) fn must_wait(&self, person: &Person, command: &Command) -> bool {
        let Condition::Live(table) = &self.condition else {
            return false;
        };
        let has_others = self.tables.nodes().is_some_and(|nodes| nodes.has_others());
        has_others && table.comes_before_others(&person.user, command)
    }

    /// Keeps a command until the others have said the same, or for a moment.
    pub(super) fn hold(&mut self, connection: ConnectionId, id: CommandId, command: Command) {
        self.held.push(Held {
            until: Instant::now() + PATIENCE,
            connection,
            id,
            command,
        });
    }

    /// Carries out what has waited for long enough, or for nobody any more.
    pub(super) async fn release(&mut self) {
        let now = Instant::now();
        for held in std::mem::take(&mut self.held) {
            // Who has gone sends it again.
            let Some((person, address)) = self.subscribers.person(held.connection) else {
                continue;
            };
            if held.until > now && self.must_wait(&person, &held.command) {
                self.held.push(held);
                continue;
            }
            let origin = Origin::Connection(held.connection);
            self.command(origin, address, &person, held.id, held.command)
                .await;
        }
    }
}
