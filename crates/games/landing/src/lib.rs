//! The rules of Landing Zone: stack cards above a planet so that your secret
//! alien and your secret saucer land; armed cards blast matching neighbours.
//!
//! A turn is one decision, placing a card, and one chance outcome, the draw.
//! What an armed card does follows from the position, pass by pass
//! ([`Event::Blasted`], [`Event::Fell`]). What is deliberately absent: the
//! faces of the planet row and the order of the draw pile. Both are one set
//! of unseen cards, and four of them never come.

mod action;
mod apply;
mod audit;
mod cards;
mod chance;
mod event;
mod legal;
mod notation;
mod options;
mod refusal;
mod score;
mod stack;
mod state;
mod trace;
mod view;

pub use action::Action;
pub use cards::{Alien, CARDS, COLUMNS, Card, CardEnd, Column, HAND, HEIGHT, Kind, Pair, Saucer};
pub use chance::Chance;
pub use event::{Emblem, Event, Level, Match, Side};
pub use options::Options;
pub use refusal::Refusal;
pub use stack::Placed;
pub use state::{Finish, Landing, Phase};
pub use trace::{Face, TraceHand, TraceState, TraceTables};
pub use view::{Hand, Player, View, landed_points};

use engine::{GameFacts, GameSpec};

impl GameSpec for Landing {
    const FACTS: GameFacts = GameFacts {
        name: "landing",
        prefix: "LZ",
        rules_version: 1,
        least_seats: 2,
        most_seats: 4,
        usual_seats: 3,
        minutes: 15,
        has_secrets: true,
        has_points: true,
        options: Options::SPECS,
    };

    /// The step from a pilot to a captain would be too high for one.
    const LEVELS: &'static [engine::Level] = &[
        engine::Level::Cadet,
        engine::Level::Pilot,
        engine::Level::Lieutenant,
        engine::Level::Captain,
        engine::Level::Admiral,
    ];

    engine::own_types!();
}
