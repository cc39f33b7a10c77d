//! Signals: a game that is told to stop is saved, and gives the screen back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the process was told to stop.
#[derive(Clone, Debug, Default)]
pub(crate) struct Signals(Arc<AtomicBool>);

impl Signals {
    /// Listens from now on to requests to stop.
    #[cfg(unix)]
    pub(crate) fn listen() -> std::io::Result<Self> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let signals = Self::default();
        for signal in [SIGTERM, SIGHUP, SIGINT] {
            signal_hook::flag::register(signal, Arc::clone(&signals.0))?;
        }
        Ok(signals)
    }

    /// There are none to listen to here.
    #[cfg(not(unix))]
    pub(crate) fn listen() -> std::io::Result<Self> {
        Ok(Self::default())
    }

    /// Whether one came.
    pub(crate) fn has_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Puts the process to sleep as Ctrl+Z does elsewhere; returns when it is woken.
#[cfg(unix)]
pub(crate) fn suspend() -> std::io::Result<()> {
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
}

/// Nothing can be put to sleep here.
#[cfg(not(unix))]
pub(crate) fn suspend() -> std::io::Result<()> {
    Ok(())
}
