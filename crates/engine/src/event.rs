//! Facts, and who may know them.

use crate::{Clause, GameSpec, Viewer};

/// The facts of a game; implemented in a game's `event.rs`.
pub trait Events: GameSpec {
    /// What a viewer may know of an event; nothing if the event is none of
    /// its business.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the event told anybody something hidden until then. Undoing is
    /// free only back to the last such event.
    fn reveals(event: &Self::Event) -> bool;

    /// The clause that makes an event happen, if one does.
    fn clause(event: &Self::Event) -> Option<Clause>;
}
