//! What a viewer knows: everything. There is no hidden information.

use crate::layout::Cell;
use crate::options::Options;
use crate::rocket::Rocket;
use crate::state::{Phase, Rockets};
use engine::{Observe, Randomness, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer knows of a game: the whole position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// How many seats there are.
    pub seats: Seats,
    /// The host's choices.
    pub options: Options,
    /// How many galaxies lie on each cell; none under a base.
    pub heights: Vec<u8>,
    /// Where each rocket's base lies, until it is used.
    pub bases: Vec<Option<Cell>>,
    /// Where each rocket stands, until it is eliminated.
    pub rockets: Vec<Option<Cell>>,
    /// Whether each rocket has left its starting base.
    pub left_base: Vec<bool>,
    /// The eliminated rockets, the first one first.
    pub fallen: Vec<Rocket>,
    /// The rocket whose turn it is, if any seat decides.
    pub turn: Option<Rocket>,
    /// What is to be done now.
    pub phase: Phase,
}

impl View {
    /// The seat a rocket belongs to (LR-6.1).
    pub const fn owner(&self, rocket: Rocket) -> Seat {
        Seat::new(rocket.number() % self.seats.count())
    }
}

impl Observe for Rockets {
    fn view(&self, viewer: Viewer) -> View {
        let rockets = || (0..self.rocket_count()).map(Rocket::new);
        View {
            viewer,
            seats: self.seats,
            options: self.options,
            heights: self.layout().iter().map(|cell| self.height(cell)).collect(),
            bases: rockets().map(|rocket| self.base_of(rocket)).collect(),
            rockets: rockets().map(|rocket| self.rocket_at(rocket)).collect(),
            left_base: rockets()
                .map(|rocket| !self.waiting.contains(rocket))
                .collect(),
            fallen: self.fallen().to_vec(),
            turn: self.rocket_to_move(),
            phase: self.phase,
        }
    }

    /// There is one state for each view.
    ///
    /// # Panics
    /// If the view is not one of a position of the game.
    fn determinize(view: &View, _rng: &mut impl Randomness) -> Self {
        match Self::from_view(view) {
            Ok(game) => game,
            Err(error) => panic!("{error}"),
        }
    }
}
