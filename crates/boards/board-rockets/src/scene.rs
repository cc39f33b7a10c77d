//! What stands where.

use board_kit::{Beat, Cue};
use engine::{Seat, Seats};
use rockets::{Cell, Event, Layout, Rocket, View};

/// Everything the board draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The board.
    pub layout: Layout,
    /// How many seats there are.
    pub seats: Seats,
    /// Each seat's team, if there are teams (LR-6.2).
    pub teams: Vec<Option<u8>>,
    /// The galaxies on each cell.
    pub heights: Vec<u8>,
    /// Each rocket's base, while it lies on the board.
    pub bases: Vec<Option<Cell>>,
    /// Each rocket's cell, while it flies.
    pub rockets: Vec<Option<Cell>>,
    /// Whether each rocket has left its base.
    pub left: Vec<bool>,
}

impl Scene {
    /// The scene a view shows.
    pub fn of(view: &View) -> Self {
        Self {
            layout: view.options.layout,
            seats: view.seats,
            teams: view
                .seats
                .iter()
                .map(|seat| view.options.team(seat))
                .collect(),
            heights: view.heights.clone(),
            bases: view.bases.clone(),
            rockets: view.rockets.clone(),
            left: view.left_base.clone(),
        }
    }

    /// Whose rocket it is.
    pub fn owner(&self, rocket: Rocket) -> Seat {
        Seat::new(rocket.number() % self.seats.count())
    }

    /// Lets an event happen.
    pub fn play(&mut self, event: &Event) -> Beat {
        match *event {
            Event::First { .. } => Beat::new(300, Cue::Silence),
            Event::Moved { rocket, to, .. } => {
                self.rockets[rocket.index()] = Some(to);
                self.left[rocket.index()] = true;
                Beat::new(420, Cue::Fly)
            }
            Event::Removed { cell, height, .. } => {
                self.heights[cell.index()] = height;
                Beat::new(360, Cue::Blast)
            }
            Event::NothingToRemove { .. } => Beat::new(200, Cue::Silence),
            Event::Rescued { rocket, to, .. } => {
                self.bases[rocket.index()] = None;
                self.heights[to.index()] = 1;
                self.rockets[rocket.index()] = Some(to);
                Beat::new(600, Cue::Place)
            }
            Event::Eliminated { rocket, .. } => {
                self.rockets[rocket.index()] = None;
                Beat::new(600, Cue::Out)
            }
            Event::Won { .. } => Beat::new(300, Cue::Win),
        }
    }
}
