//! Being asked to stop.

use std::future::Future;
use std::io;

/// Listens from now on, and is done when the user presses Ctrl-C or the system
/// asks the program to end.
///
/// Must be called within a tokio runtime.
#[cfg(unix)]
pub fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Listens from now on, and is done when the user presses Ctrl-C.
///
/// Must be called within a tokio runtime.
#[cfg(windows)]
pub fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupted.recv().await;
    })
}
