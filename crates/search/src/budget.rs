//! When a search stops.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How long a search may go on: at most so many iterations, and only as long
/// as its [`Stopper`] lets it.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The most iterations.
    pub iterations: u64,
    /// The most nodes kept in memory; a full tree goes on without growing.
    pub nodes: usize,
}

impl Budget {
    /// So many iterations, and memory for as many nodes as they can need.
    pub fn iterations(iterations: u64) -> Self {
        Self {
            iterations,
            nodes: 1 << 20,
        }
    }
}

/// Asked now and then whether to stop. The clock is the caller's.
pub trait Stopper {
    /// Whether to stop after so many iterations.
    fn stops(&mut self, iterations: u64) -> bool;
}

impl<F: FnMut(u64) -> bool> Stopper for F {
    fn stops(&mut self, iterations: u64) -> bool {
        self(iterations)
    }
}

/// A switch that stops a search from another thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A switch that is not thrown.
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops every search that looks at this switch.
    pub fn throw(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was thrown.
    pub fn is_thrown(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Stopper for Stop {
    fn stops(&mut self, _iterations: u64) -> bool {
        self.is_thrown()
    }
}
