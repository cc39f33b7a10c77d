//! The rules of Celestial Duel: compare your top card with everybody else's
//! on a characteristic, take the cards when yours is best, collect them all.
//!
//! Clause numbers (`CD-3.4`) are those of the rule book. A state holds only
//! what has been seen: the deal is a pool of cards that nobody has seen and a
//! number of them for each seat, and which card it is is decided when it is
//! turned. `cargo bench -p registry -- celestial` plays full random games.

mod action;
mod apply;
mod audit;
mod battle;
mod card;
mod catalogue;
mod chance;
mod deal_search;
mod deck;
mod event;
mod expert;
mod family;
mod hidden_tops;
mod legal;
mod memory;
mod notation;
mod options;
mod pile;
mod prospect;
mod refusal;
mod score;
mod state;
mod trace;
mod turning;
mod view;

pub use action::Action;
pub use card::{Card, Characteristic, Collector, Difficulty};
pub use catalogue::{KNOWN_OBJECTS, Kind};
pub use chance::Chance;
pub use deck::{
    Deck, DeckChoice, DeckError, DeckRef, Figures, FiguresBySlug, MOST_OBJECTS, Object, Slug,
};
pub use event::{Answer, Event};
pub use memory::Fate;
pub use options::{MOST_COLLECTORS, Options};
pub use prospect::{Certain, InSight, Prospect};
pub use refusal::Refusal;
pub use state::{Celestial, EndReason, Phase};
pub use trace::{TraceState, TraceTables};
pub use view::{Answered, Battle, Called, Effects, Rival, Round, SeatPile, Shown, Top, View};

use engine::{GameFacts, GameSpec};

impl GameSpec for Celestial {
    const FACTS: GameFacts = GameFacts {
        name: "celestial",
        prefix: "CD",
        rules_version: 2,
        least_seats: state::LEAST_SEATS,
        most_seats: state::MOST_SEATS,
        usual_seats: 2,
        minutes: 15,
        has_secrets: true,
        has_points: true,
        options: options::SPECS,
    };

    engine::own_types!();

    /// With a limit of rounds, since without one bots can play for thousands.
    fn simulation_options() -> Options {
        Options {
            rounds: Some(300),
            ..Options::default()
        }
    }
}
