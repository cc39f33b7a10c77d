//! What one viewer may know of a state.

use crate::{GameSpec, Randomness, Viewer};

/// Views and the states behind them; implemented in a game's `view.rs`.
pub trait Observe: GameSpec {
    /// What a viewer may know of this state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A full state that looks like `view` to its viewer, every consistent
    /// hidden arrangement being as likely as the deal makes it.
    fn determinize(view: &Self::View, rng: &mut impl Randomness) -> Self;
}
