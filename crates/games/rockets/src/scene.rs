//! Positions written out, piece by piece, and read back.

use crate::audit::on_board;
use crate::layout::{Cell, MAX_HEIGHT};
use crate::options::Options;
use crate::rocket::{MAX_ROCKETS, Rocket, RocketSet};
use crate::state::{GONE, Phase, Rockets};
use engine::{Audit, Seats, Set64, State};
use std::fmt::Debug;

/// A position written out, for examples, tests and analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
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

/// A position that can't be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a position of the game: {0}")]
pub struct SceneError(pub(crate) String);

impl SceneError {
    fn new(problem: impl Into<String>) -> Self {
        Self(problem.into())
    }
}

impl Rockets {
    /// The position, written out.
    pub fn scene(&self) -> Scene {
        let rockets = || (0..self.rocket_count()).map(Rocket::new);
        Scene {
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

    /// The game in a position that was written out, if there can be such a
    /// position: pieces in possible places, and somebody who can decide
    /// unless the game is over or has not begun.
    pub fn from_scene(options: &Options, seats: Seats, scene: &Scene) -> Result<Self, SceneError> {
        let mut game =
            Self::start(options, seats).map_err(|error| SceneError::new(error.to_string()))?;
        let layout = game.layout();
        let count = usize::from(game.rocket_count());
        check_length("heights", &scene.heights, usize::from(layout.cells()))?;
        check_length("bases", &scene.bases, count)?;
        check_length("rockets", &scene.rockets, count)?;
        check_length("left_base", &scene.left_base, count)?;

        game.levels = [Set64::EMPTY; MAX_HEIGHT];
        for (cell, &height) in layout.iter().zip(&scene.heights) {
            let levels = game.levels.get_mut(..usize::from(height)).ok_or_else(|| {
                SceneError::new(format!("cell {cell} has {height} galaxies; at most 4 fit"))
            })?;
            for level in levels {
                level.insert(cell.number());
            }
        }
        game.bases = game.placed(&scene.bases)?;
        game.stands = game.placed(&scene.rockets)?;
        game.pads = on_board(&game.bases);
        game.occupied = on_board(&game.stands);
        let numbered = || (0..).map(Rocket::new);
        game.waiting = numbered()
            .zip(&scene.left_base)
            .filter_map(|(rocket, &left)| (!left).then_some(rocket))
            .collect();
        game.left = numbered()
            .zip(&scene.rockets)
            .filter_map(|(rocket, stands)| stands.map(|_| rocket))
            .collect();
        game.enlist_fallen(&scene.fallen)?;
        // LR-3.4 looks up the bases of waiting rockets.
        game.check_waiting().map_err(SceneError)?;
        game.protected = game.protection();
        game.phase = scene.phase;
        game.turn = match (scene.phase, scene.turn) {
            (Phase::Move | Phase::Remove, Some(rocket)) if game.left.contains(rocket) => rocket,
            (Phase::First | Phase::Over, None) => Rocket::default(),
            (phase, turn) => {
                return Err(SceneError::new(format!("turn {turn:?} in phase {phase:?}")));
            }
        };
        game.choices = game.choices_now();
        game.audit().map_err(SceneError)?;
        Ok(game)
    }

    fn placed(&self, cells: &[Option<Cell>]) -> Result<[Cell; MAX_ROCKETS], SceneError> {
        let mut places = [GONE; MAX_ROCKETS];
        // OK because the caller counted the cells.
        for (place, &cell) in places.iter_mut().zip(cells) {
            *place = match cell {
                Some(cell) if self.layout().contains(cell) => cell,
                Some(cell) => return Err(SceneError::new(format!("there is no cell {cell}"))),
                None => GONE,
            };
        }
        Ok(places)
    }

    fn enlist_fallen(&mut self, fallen: &[Rocket]) -> Result<(), SceneError> {
        let gone = RocketSet::first(self.rocket_count()).without(self.left);
        let named: RocketSet = fallen.iter().copied().collect();
        if fallen.len() as u32 != gone.len() || named != gone {
            return Err(SceneError::new(format!(
                "the fallen rockets are {gone:?}, not {fallen:?}"
            )));
        }
        for (place, &rocket) in self.fallen.iter_mut().zip(fallen) {
            *place = rocket;
        }
        self.fallen_count = fallen.len() as u8; // OK because it is at most 6.
        Ok(())
    }

    /// What the rocket whose turn it is may choose from, worked out anew.
    pub(crate) fn choices_now(&self) -> Set64 {
        match self.phase {
            Phase::Move => self.ways_out(self.turn),
            Phase::Remove => self.removable(),
            Phase::First | Phase::Over => Set64::EMPTY,
        }
    }
}

fn check_length<T: Debug>(name: &str, list: &[T], length: usize) -> Result<(), SceneError> {
    if list.len() == length {
        Ok(())
    } else {
        Err(SceneError::new(format!(
            "{name} has {} entries, not {length}",
            list.len()
        )))
    }
}
