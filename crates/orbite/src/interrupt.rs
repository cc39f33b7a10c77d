//! Ctrl-C while games are played: no more are begun, and those that are done are
//! summed up. A second one ends the program at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether somebody wants to stop.
#[derive(Clone, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

/// The work was stopped before its end.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Interrupted(String);

impl Interrupt {
    /// Listens from now on.
    pub(crate) fn listen() -> std::io::Result<Self> {
        let interrupt = Self::default();
        #[cfg(unix)]
        {
            use signal_hook::consts::SIGINT;
            use signal_hook::flag;
            let came = &interrupt.0;
            // In this order the first one finds nothing that would end the program.
            flag::register_conditional_default(SIGINT, Arc::clone(came))?;
            flag::register(SIGINT, Arc::clone(came))?;
        }
        Ok(interrupt)
    }

    /// Set once somebody wants to stop.
    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.0
    }

    pub(crate) fn came(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// What to tell of work that did not get to its end: `said` with what was done, and
    /// all there was to do.
    pub(crate) fn told(
        &self,
        done: u64,
        all: u64,
        said: impl FnOnce(u64, u64) -> String,
    ) -> anyhow::Result<()> {
        if done < all && self.came() {
            return Err(Interrupted(said(done, all)).into());
        }
        Ok(())
    }
}
