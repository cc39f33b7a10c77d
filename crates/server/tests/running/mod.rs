//! Running a server beside a test.

use server::Server;
use std::io;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Runs a server until it is told to stop.
pub(crate) fn run(server: Server) -> (oneshot::Sender<()>, JoinHandle<io::Result<()>>) {
    let (stop, stopped) = oneshot::channel();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    (stop, running)
}
