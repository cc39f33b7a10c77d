//! The state as traces write it.

use crate::chance::Chance;
use crate::layout::Cell;
use crate::options::Options;
use crate::position::PositionError;
use crate::rocket::Rocket;
use crate::state::{Phase, Rockets};
use crate::view::View;
use engine::{NoTables, Observe, ReopenError, Seats, Traced, Viewer};
use serde::{Deserialize, Serialize};

/// The state as traces write it. It has all of the position but the order in
/// which rockets fell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceState {
    /// How many galaxies lie on each cell; none under a base.
    pub heights: Vec<u8>,
    /// Where each rocket's base lies, until it is used.
    pub bases: Vec<Option<Cell>>,
    /// Where each rocket stands, until it is eliminated.
    pub rockets: Vec<Option<Cell>>,
    /// Whether each rocket has left its starting base.
    pub left_base: Vec<bool>,
    /// The rocket whose turn it is; none when the game is over.
    pub turn: Option<Rocket>,
    /// What it has to do.
    pub phase: TracePhase,
}

/// What the rocket whose turn it is has to do, in a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TracePhase {
    /// It must move or be rescued; also when the game is over.
    Move,
    /// Its owner must remove a galaxy.
    Remove,
}

impl Traced for Rockets {
    fn trace_state(&self) -> TraceState {
        let view = self.view(Viewer::Spectator);
        TraceState {
            heights: view.heights,
            bases: view.bases,
            rockets: view.rockets,
            left_base: view.left_base,
            turn: view.turn,
            phase: match view.phase {
                Phase::Remove => TracePhase::Remove,
                Phase::First | Phase::Move | Phase::Over => TracePhase::Move,
            },
        }
    }

    fn set_up(&self, state: &TraceState) -> Result<Vec<Chance>, ReopenError> {
        match (self.phase, state.turn) {
            (Phase::First, Some(first)) => Ok(vec![Chance::First(first)]),
            (Phase::First, None) => Err(ReopenError::new("no rocket begins")),
            _ => Ok(Vec::new()),
        }
    }

    fn trace_tables(&self) -> NoTables {
        NoTables {}
    }
}

impl Rockets {
    /// The game in a state from anywhere in a trace. `fallen` are the
    /// eliminated rockets, the first one first, which the state does not tell.
    pub fn from_trace_state(
        options: &Options,
        seats: Seats,
        state: &TraceState,
        fallen: &[Rocket],
    ) -> Result<Self, PositionError> {
        let phase = match (state.turn, state.phase) {
            (None, TracePhase::Move) => Phase::Over,
            (Some(_), TracePhase::Move) => Phase::Move,
            (_, TracePhase::Remove) => Phase::Remove,
        };
        Self::from_view(&View {
            viewer: Viewer::Spectator,
            seats,
            options: *options,
            heights: state.heights.clone(),
            bases: state.bases.clone(),
            rockets: state.rockets.clone(),
            left_base: state.left_base.clone(),
            fallen: fallen.to_vec(),
            turn: state.turn,
            phase,
        })
    }
}
