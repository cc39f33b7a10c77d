//! The Python module `orbite._orbite`, on which the package `orbite` stands.
//!
//! Chance stays explicit: a state never draws by itself. What draws is named so and
//! is given a `Dice`, or is a `VectorEnv`, which has dice of its own.

#![expect(
    clippy::needless_pass_by_value,
    reason = "arguments from Python are values of their own"
)]

mod any_state;
mod convert;
mod dice;
mod game;
mod logged;
mod matches;
mod self_play;
mod state;
mod studies;
mod vector;

use pyo3::prelude::*;

/// Games of chance and secrets for two to eight, exact and fast.
#[pymodule]
mod _orbite {
    #[pymodule_export]
    use super::dice::Dice;
    #[pymodule_export]
    use super::game::{Game, games, schema, variants};
    #[pymodule_export]
    use super::matches::Match;
    #[pymodule_export]
    use super::self_play::self_play;
    #[pymodule_export]
    use super::state::State;
    #[pymodule_export]
    use super::studies::{play_study, play_tournament, standings, study_summary};
    #[pymodule_export]
    use super::vector::VectorEnv;

    /// What `turn` says when a chance outcome is due.
    #[pymodule_export]
    const CHANCE: i8 = super::state::CHANCE;
    /// What `turn` says when the game is over.
    #[pymodule_export]
    const OVER: i8 = super::state::OVER;
    /// The version of the package.
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
