//! States in traces.

use crate::{GameSpec, ReopenError, Seats};

/// The state as traces write it; implemented in a game's `trace.rs`.
pub trait Traced: GameSpec {
    /// The state in a trace.
    fn trace_state(&self) -> Self::TraceState;

    /// The extra tables of a trace's start line.
    fn trace_tables(&self) -> Self::TraceTables;

    /// The game whose first decision is due in `state`, found by resolving the
    /// chance outcomes of the set-up that lead there.
    fn reopen(
        options: &Self::Options,
        seats: Seats,
        tables: &Self::TraceTables,
        state: &Self::TraceState,
    ) -> Result<Self, ReopenError>;
}
