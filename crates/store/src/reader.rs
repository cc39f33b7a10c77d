//! The threads that read, each on a connection of its own.

use crate::Result;
use crate::connection::{Connection, Database, Patience};
use crate::request::Task;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// Something for the readers; `None` ends their work.
pub(crate) type Read = Option<Box<dyn Task>>;

/// Where the readers take their work from, the first free one first.
pub(crate) type Queue = Arc<Mutex<mpsc::Receiver<Read>>>;

pub(crate) struct Reader {
    database: Arc<dyn Database>,
    connection: Option<Box<dyn Connection>>,
}

impl Reader {
    pub(crate) fn new(database: Arc<dyn Database>) -> Self {
        Self {
            database,
            connection: None,
        }
    }

    /// Serves reads until the store is closed or forgotten.
    pub(crate) fn run(mut self, queue: &Queue) {
        loop {
            let mut waiting = queue.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(Some(mut task)) = waiting.blocking_recv() else {
                // The other readers find the queue closed.
                waiting.close();
                return;
            };
            drop(waiting);
            let outcome = self.serve(task.as_mut());
            task.finish(outcome.err());
        }
    }

    fn serve(&mut self, task: &mut dyn Task) -> Result<()> {
        if let Some(mut connection) = self.connection.take() {
            let outcome = task.run(connection.as_mut());
            match outcome {
                // It broke while nobody was looking: a fresh one may do.
                Err(error) if error.breaks_connection() => {}
                outcome => {
                    self.connection = Some(connection);
                    return outcome;
                }
            }
        }
        let mut connection = self.database.connect(Patience::Usual)?;
        let outcome = task.run(connection.as_mut());
        if !matches!(&outcome, Err(error) if error.breaks_connection()) {
            self.connection = Some(connection);
        }
        outcome
    }
}
