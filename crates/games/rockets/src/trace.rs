//! The state as traces write it.

use crate::chance::Chance;
use crate::layout::Cell;
use crate::options::Options;
use crate::rocket::Rocket;
use crate::scene::{Scene, SceneError};
use crate::state::{Phase, Rockets};
use engine::{Chances, NoTables, ReopenError, Seats, State, Traced};
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
        let scene = self.scene();
        TraceState {
            heights: scene.heights,
            bases: scene.bases,
            rockets: scene.rockets,
            left_base: scene.left_base,
            turn: scene.turn,
            phase: match scene.phase {
                Phase::Remove => TracePhase::Remove,
                Phase::First | Phase::Move | Phase::Over => TracePhase::Move,
            },
        }
    }

    fn reopen(
        options: &Options,
        seats: Seats,
        _tables: &NoTables,
        state: &TraceState,
    ) -> Result<Self, ReopenError> {
        let mut game = Self::start(options, seats)?;
        if game.phase == Phase::First {
            let first = state
                .turn
                .ok_or_else(|| ReopenError::State("no rocket begins".to_owned()))?;
            game.resolve(Chance::First(first), &mut ())
                .map_err(|_| ReopenError::State(format!("there is no rocket {first}")))?;
        }
        if game.trace_state() == *state {
            Ok(game)
        } else {
            Err(ReopenError::State(
                "the pieces are not in their starting places".to_owned(),
            ))
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
    ) -> Result<Self, SceneError> {
        let phase = match (state.turn, state.phase) {
            (None, TracePhase::Move) => Phase::Over,
            (Some(_), TracePhase::Move) => Phase::Move,
            (_, TracePhase::Remove) => Phase::Remove,
        };
        let scene = Scene {
            heights: state.heights.clone(),
            bases: state.bases.clone(),
            rockets: state.rockets.clone(),
            left_base: state.left_base.clone(),
            fallen: fallen.to_vec(),
            turn: state.turn,
            phase,
        };
        Self::from_scene(options, seats, &scene)
    }
}
