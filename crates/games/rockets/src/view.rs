//! What a viewer knows: everything. There is no hidden information.

use crate::layout::Cell;
use crate::options::Options;
use crate::rocket::Rocket;
use crate::state::{Phase, Rockets};
use engine::{Observe, Randomness, Seat, Viewer};

engine::view_type! {
    /// What a viewer knows of a game: the whole position.
    #[serde(deny_unknown_fields)]
    pub struct View {
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
}

impl View {
    /// The seat a rocket belongs to (LR-6.1).
    pub const fn owner(&self, rocket: Rocket) -> Seat {
        Seat::new(rocket.number() % self.seats.count())
    }

    /// The cells a rocket could move to, as things stand; none once it is eliminated.
    pub fn ways(&self, rocket: Rocket) -> Vec<Cell> {
        let Some(here) = self.rockets[rocket.index()] else {
            return Vec::new();
        };
        let near = self.options.layout.neighbours(here);
        let is_way = |cell: &Cell| {
            let holds = self.heights[cell.index()] > 0 || self.bases.contains(&Some(*cell));
            near.contains(cell.number()) && holds && !self.rockets.contains(&Some(*cell))
        };
        self.options.layout.iter().filter(is_way).collect()
    }
}

impl Rockets {
    /// Overwrites a view, whatever it was of, with that of this state: for those
    /// who look at very many states, and use its memory again.
    pub fn view_into(&self, viewer: Viewer, view: &mut View) {
        let rockets = || (0..self.rocket_count()).map(Rocket::new);
        view.viewer = viewer;
        view.seats = self.seats;
        view.options = self.options;
        self.write_heights(&mut view.heights);
        view.bases.clear();
        view.bases
            .extend(rockets().map(|rocket| self.base_of(rocket)));
        view.rockets.clear();
        view.rockets
            .extend(rockets().map(|rocket| self.rocket_at(rocket)));
        view.left_base.clear();
        view.left_base
            .extend(rockets().map(|rocket| !self.waiting.contains(rocket)));
        view.fallen.clear();
        view.fallen.extend_from_slice(self.fallen());
        view.turn = self.rocket_to_move();
        view.phase = self.phase;
    }

    fn write_heights(&self, heights: &mut Vec<u8>) {
        heights.clear();
        heights.resize(self.layout().cells().into(), 0);
        for level in self.levels {
            // Each level contains the next one.
            if level.is_empty() {
                break;
            }
            for (height, above) in heights.iter_mut().zip(level.to_bytes()) {
                *height += above;
            }
        }
    }
}

impl Observe for Rockets {
    fn view(&self, viewer: Viewer) -> View {
        let mut view = View {
            viewer,
            seats: self.seats,
            options: self.options,
            heights: Vec::new(),
            bases: Vec::new(),
            rockets: Vec::new(),
            left_base: Vec::new(),
            fallen: Vec::new(),
            turn: None,
            phase: self.phase,
        };
        self.view_into(viewer, &mut view);
        view
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
