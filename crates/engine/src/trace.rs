//! States in traces.

use crate::{GameSpec, ReopenError, Seats};
use serde::{Deserialize, Deserializer, Serialize};

/// The state as traces write it; implemented in a game's `trace.rs`.
pub trait Traced: GameSpec {
    /// The state in a trace.
    fn trace_state(&self) -> Self::TraceState;

    /// The extra tables of a trace's start line.
    fn trace_tables(&self) -> Self::TraceTables;

    /// A chance outcome as traces write it: its JSON form, unless the trace's
    /// tables decide how it is called.
    fn trace_chance(&self, chance: Self::Chance) -> impl Serialize + use<Self> {
        chance
    }

    /// Reads what [`trace_chance`](Self::trace_chance) has written.
    fn read_trace_chance<'de, D: Deserializer<'de>>(
        &self,
        from: D,
    ) -> Result<Self::Chance, D::Error> {
        Self::Chance::deserialize(from)
    }

    /// The game whose first decision is due in `state`, found by resolving the
    /// chance outcomes of the set-up that lead there.
    fn reopen(
        options: &Self::Options,
        seats: Seats,
        tables: &Self::TraceTables,
        state: &Self::TraceState,
    ) -> Result<Self, ReopenError>;
}
