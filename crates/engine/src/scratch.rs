//! Buffers for random play.

use crate::{GameSpec, Weighted};

/// Buffers that random play uses again and again.
pub struct Scratch<G: GameSpec> {
    /// For legal actions.
    pub actions: Vec<G::Action>,
    /// For chance outcomes.
    pub outcomes: Vec<Weighted<G::Chance>>,
}

impl<G: GameSpec> Default for Scratch<G> {
    fn default() -> Self {
        Self {
            actions: Vec::new(),
            outcomes: Vec::new(),
        }
    }
}
