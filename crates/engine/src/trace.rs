//! States in traces.

use crate::{Chances, ReopenError, Seats, Turn};
use serde::{Deserialize, Deserializer, Serialize};

/// The state as traces write it; implemented in a game's `trace.rs`.
pub trait Traced: Chances {
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

    /// A game before its first chance outcome, played with a trace's tables.
    fn start_with_tables(
        options: &Self::Options,
        seats: Seats,
        tables: &Self::TraceTables,
    ) -> Result<Self, ReopenError> {
        let game = Self::start(options, seats)?;
        match game.trace_tables() == *tables {
            true => Ok(game),
            false => Err(ReopenError::new("the tables are not those of the game")),
        }
    }

    /// The chance outcomes that lead from this start of a game to `state`.
    fn set_up(&self, state: &Self::TraceState) -> Result<Vec<Self::Chance>, ReopenError>;

    /// The game whose first decision is due in `state`.
    fn reopen(
        options: &Self::Options,
        seats: Seats,
        tables: &Self::TraceTables,
        state: &Self::TraceState,
    ) -> Result<Self, ReopenError> {
        let mut game = Self::start_with_tables(options, seats, tables)?;
        for chance in game.set_up(state)? {
            let problem = |_| ReopenError::new(format!("`{chance}` can't happen in the set-up"));
            game.resolve(chance, &mut ()).map_err(problem)?;
        }
        if game.turn() == Turn::Chance || game.trace_state() != *state {
            return Err(ReopenError::new("the set-up leads elsewhere"));
        }
        Ok(game)
    }
}
