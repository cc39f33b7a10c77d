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
mod refusal;
mod ring;
mod rocket;
mod scene;
mod score;
mod state;
mod trace;
mod view;

pub use action::Action;
pub use chance::Chance;
pub use event::Event;
pub use layout::{Axial, Cell, Layout, MAX_HEIGHT};
pub use options::Options;
pub use refusal::Refusal;
pub use rocket::{MAX_ROCKETS, Rocket, RocketSet};
pub use scene::{Scene, SceneError};
pub use state::{Phase, Rockets};
pub use trace::{TracePhase, TraceState};
pub use view::View;

use engine::{GameSpec, NoTables as TraceTables, OptionSpec};

impl GameSpec for Rockets {
    const NAME: &'static str = "rockets";
    const PREFIX: &'static str = "LR";
    const LEAST_SEATS: u8 = 2;
    const MOST_SEATS: u8 = 6;
    const USUAL_SEATS: u8 = 2;
    const MINUTES: u8 = 15;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const HAS_SECRETS: bool = false;

    engine::own_types!();
}
