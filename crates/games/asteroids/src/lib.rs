//! The rules of Asteroid Field (AF): lay path tiles in front of your ship,
//! follow them, stay on the board, dodge drifting asteroids. 2 to 8 players.
//!
//! The state is [`Asteroids`]; everything is reached through [`Game`]. For
//! boards on a screen there is the geometry: [`Square`], [`Point`],
//! [`Facing`], the starting [`MARKS`], and the tiles in [`Tables`].
//!
//! What is hidden: the hands, what is left in the pile, and which asteroids
//! are left in reserve. The pile has two parts, tiles that nobody has seen
//! (a set from which chance draws) and, below them, tiles that were put under
//! the pile (in order: no chance is needed to draw them).

mod action;
mod apply;
mod audit;
mod board;
mod chance;
mod drift;
mod event;
mod flight;
mod geometry;
mod hand;
mod legal;
mod notation;
mod number;
mod options;
mod refusal;
mod score;
mod standard;
mod state;
mod tables;
mod trace;
mod view;

pub use action::Action;
pub use board::{Journey, Piece};
pub use chance::Chance;
pub use event::{Cause, Event, Source};
pub use flight::{Flight, Leg};
pub use geometry::{Direction, Facing, MARKS, SIDE};
pub use hand::{HAND, Hand, Kept};
pub use number::{Asteroid, Point, Rot, Square, Tile};
pub use options::Options;
pub use refusal::Refusal;
pub use score::EndReason;
pub use state::{Arrival, Asteroids, Phase};
pub use tables::{
    Act, Arrow, AsteroidTile, Pairs, Spin, Tables, TablesError, TablesRef, TraceTables,
};
pub use trace::{TracePhase, TraceState};
pub use view::{ShownHand, View};

use engine::{GameFacts, GameSpec, Level};

impl GameSpec for Asteroids {
    const FACTS: GameFacts = GameFacts {
        name: "asteroids",
        prefix: "AF",
        rules_version: 1,
        least_seats: 2,
        most_seats: 8,
        usual_seats: 3,
        minutes: 20,
        has_secrets: true,
        has_points: false,
        options: options::SPECS,
    };

    /// Luck leaves room for three: the rules protect who plays at random, and asteroids
    /// strike anybody.
    const LEVELS: &'static [Level] = &[Level::Cadet, Level::Pilot, Level::Admiral];

    engine::own_types!();
}
