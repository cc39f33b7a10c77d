//! Signals: a game that is told to stop is saved, and gives the screen back.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Whether the process was told to stop.
#[derive(Clone, Debug, Default)]
pub(crate) struct Signals(Arc<AtomicBool>);

impl Signals {
    /// Listens from now on to requests to stop.
    #[cfg(unix)]
    pub(crate) fn listen() -> io::Result<Self> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let signals = Self::default();
        for signal in [SIGTERM, SIGHUP, SIGINT] {
            signal_hook::flag::register(signal, Arc::clone(&signals.0))?;
        }
        Ok(signals)
    }

    /// There are none to listen to here.
    #[cfg(not(unix))]
    pub(crate) fn listen() -> io::Result<Self> {
        Ok(Self::default())
    }

    /// Whether one came.
    pub(crate) fn has_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Waits for input, but no longer than this; whether the terminal has gone. Reading
/// from one that has gone never ends.
#[cfg(unix)]
pub(crate) fn has_lost_terminal(wait: Duration) -> io::Result<bool> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let input = io::stdin();
    let mut looked_at = [PollFd::new(&input, PollFlags::IN)];
    let wait = Timespec::try_from(wait).map_err(io::Error::other)?;
    match poll(&mut looked_at, Some(&wait)) {
        Ok(_) => Ok(looked_at[0]
            .revents()
            .intersects(PollFlags::HUP | PollFlags::ERR)),
        // A signal: what it asks for is looked at next.
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// A terminal stays as long as the process here.
#[cfg(not(unix))]
pub(crate) fn has_lost_terminal(wait: Duration) -> io::Result<bool> {
    ratatui::crossterm::event::poll(wait).map(|_| false)
}

/// Puts the process to sleep as Ctrl+Z does elsewhere; returns when it is woken.
#[cfg(unix)]
pub(crate) fn suspend() -> io::Result<()> {
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
}

/// Nothing can be put to sleep here.
#[cfg(not(unix))]
pub(crate) fn suspend() -> io::Result<()> {
    Ok(())
}
