//! Supernova: five aliens flee along a spiral of planets, everybody moves all
//! of them, and each player secretly backs one. Second place pays best.
//!
//! The rules are numbered; the code cites them as `SN-3.2`.
//!
//! What is deliberately absent: the order of the draw pile and of the galaxy.
//! Nobody ever knows it, so a card is drawn from all unseen cards at the moment
//! it comes into a hand.

mod action;
mod alien;
mod apply;
mod audit;
mod bag;
mod card;
mod chance;
mod deck;
mod discard;
mod event;
mod legal;
mod notation;
mod options;
mod planet;
mod refusal;
mod score;
mod state;
mod trace;
mod view;

pub use action::Action;
pub use alien::{ALIENS, Alien, PAIRS, Pair};
pub use card::{CARDS, Card, Kind, PLANET_CARDS};
pub use chance::Chance;
pub use deck::{COPIES, DECK};
pub use event::{Event, Source};
pub use options::Options;
pub use planet::{GALAXY, Planet};
pub use refusal::Refusal;
pub use score::{WORTH, rank_among};
pub use state::{EndReason, HAND, MOST_FAVOURITES, Phase, Supernova};
pub use trace::{CardList, TraceState};
pub use view::View;

use engine::{GameFacts, GameSpec, NoTables as TraceTables};

impl GameSpec for Supernova {
    const FACTS: GameFacts = GameFacts {
        name: "supernova",
        prefix: "SN",
        rules_version: 1,
        least_seats: 2,
        most_seats: state::MOST_SEATS,
        usual_seats: 3,
        minutes: 15,
        has_secrets: true,
        has_points: true,
        options: Options::SPECS,
    };

    engine::own_types!();
}
