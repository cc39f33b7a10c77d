//! The rules of Last Rocket: move your rocket, take a galaxy away, be the
//! last that can move.
//!
//! Clause numbers such as `LR-3.4` are those of the rule book. The position is
//! a handful of sets of cells, each one machine word (see [`Rockets`]), so
//! that a random game takes about a microsecond.

mod action;
mod apply;
mod audit;
mod chance;
mod event;
mod key;
mod layout;
mod legal;
mod notation;
mod options;
mod position;
mod refusal;
mod ring;
mod rocket;
mod score;
mod state;
mod trace;
mod view;

pub use action::Action;
pub use chance::Chance;
pub use event::Event;
pub use layout::{Axial, Cell, Layout, MAX_HEIGHT};
pub use options::Options;
pub use position::PositionError;
pub use refusal::Refusal;
pub use rocket::{MAX_ROCKETS, Rocket, RocketSet};
pub use state::{Phase, Rockets};
pub use trace::{TracePhase, TraceState};
pub use view::View;

use engine::{GameFacts, GameSpec, NoTables as TraceTables};

impl GameSpec for Rockets {
    const FACTS: GameFacts = GameFacts {
        name: "rockets",
        prefix: "LR",
        rules_version: 1,
        least_seats: 2,
        most_seats: 6,
        usual_seats: 2,
        minutes: 15,
        has_secrets: false,
        has_points: false,
        options: options::SPECS,
    };

    /// Nothing is hidden and nothing left to chance: skill tells more than elsewhere.
    const LEVELS: &'static [engine::Level] = &engine::Level::ALL;

    engine::own_types!();
}
