//! The list of public tables, live.

use crate::outbox::Line;
use protocol::{ServerMessage, Stage, Summary, TableId};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::broadcast;

/// How many changes a listener may be behind before it gets the whole list.
const MOST_BEHIND: usize = 256;

/// The most tables in a list: the newest changes come anyway.
const MOST_LISTED: usize = 200;

/// The public tables that wait or play, and who listens to them.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: Mutex<BTreeMap<TableId, Summary>>,
    changes: broadcast::Sender<Line>,
}

impl Lobby {
    pub(crate) fn new() -> Self {
        Self {
            tables: Mutex::default(),
            changes: broadcast::Sender::new(MOST_BEHIND),
        }
    }

    /// A public table is new, or looks different.
    pub(crate) fn list(&self, summary: Summary) {
        if matches!(summary.stage, Stage::Over | Stage::Closed) {
            return self.unlist(&summary.table);
        }
        let mut tables = self.tables();
        if tables.get(&summary.table) == Some(&summary) {
            return;
        }
        tables.insert(summary.table.clone(), summary.clone());
        // Told while the list is held, so that nobody learns of changes in
        // another order. Nobody listening is fine.
        let _ = self
            .changes
            .send(ServerMessage::Listed(summary).to_line().into());
    }

    /// A table is listed no longer.
    pub(crate) fn unlist(&self, table: &TableId) {
        let mut tables = self.tables();
        if tables.remove(table).is_some() {
            let table = table.clone();
            let _ = self
                .changes
                .send(ServerMessage::Unlisted { table }.to_line().into());
        }
    }

    /// All tables as a message, and every change from then on.
    pub(crate) fn listen(&self) -> (Line, broadcast::Receiver<Line>) {
        let tables = self.tables();
        let listener = self.changes.subscribe();
        (whole(&tables).to_line().into(), listener)
    }

    /// All tables.
    pub(crate) fn all(&self) -> Vec<Summary> {
        self.tables().values().take(MOST_LISTED).cloned().collect()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, BTreeMap<TableId, Summary>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn whole(tables: &BTreeMap<TableId, Summary>) -> ServerMessage {
    ServerMessage::Lobby {
        tables: tables.values().take(MOST_LISTED).cloned().collect(),
    }
}
