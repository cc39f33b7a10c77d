//! One server per database.

use std::any::Any;
use tokio::sync::oneshot;

/// Held by the one server that works on a database, until it is dropped.
pub struct ServerLock {
    lost: Option<oneshot::Receiver<()>>,
    _held: Box<dyn Any + Send>,
}

impl std::fmt::Debug for ServerLock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ServerLock").finish_non_exhaustive()
    }
}

impl ServerLock {
    /// A lock that is released when `held` is dropped, and may get lost.
    pub(crate) fn new(held: impl Send + 'static, lost: Option<oneshot::Receiver<()>>) -> Self {
        Self {
            lost,
            _held: Box::new(held),
        }
    }

    /// Waits until another server has the lock: PostgreSQL was restarted, and
    /// the other one was faster. With SQLite that never happens.
    pub async fn lost(&mut self) {
        if let Some(lost) = &mut self.lost
            && lost.await.is_ok()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
}
