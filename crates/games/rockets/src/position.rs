//! Positions laid out piece by piece, as views show them.

use crate::layout::{Cell, Layout, MAX_HEIGHT};
use crate::rocket::{Rocket, RocketSet};
use crate::state::{Phase, Rockets};
use crate::view::View;
use engine::{Audit, Set64, State};
use std::fmt::Debug;

/// A position that can't be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a position of the game: {0}")]
pub struct PositionError(pub(crate) String);

impl PositionError {
    fn new(problem: impl Into<String>) -> Self {
        Self(problem.into())
    }
}

impl Rockets {
    /// The one position that looks so, if there can be such a position: pieces
    /// in possible places, and somebody who can decide unless the game is over
    /// or has not begun.
    pub fn from_view(view: &View) -> Result<Self, PositionError> {
        let mut game = Self::start(&view.options, view.seats)
            .map_err(|error| PositionError::new(error.to_string()))?;
        let layout = game.layout();
        let count = usize::from(game.rocket_count());
        check_length("heights", &view.heights, usize::from(layout.cells()))?;
        check_length("bases", &view.bases, count)?;
        check_length("rockets", &view.rockets, count)?;
        check_length("left_base", &view.left_base, count)?;

        game.levels = [Set64::EMPTY; MAX_HEIGHT];
        for (cell, &height) in layout.iter().zip(&view.heights) {
            let levels = game.levels.get_mut(..usize::from(height)).ok_or_else(|| {
                PositionError::new(format!("cell {cell} has {height} galaxies; at most 4 fit"))
            })?;
            for level in levels {
                level.insert(cell.number());
            }
        }
        game.pads = game.bases_of(&view.bases)?;
        for (place, &stands) in game.stands.iter_mut().zip(&view.rockets) {
            *place = stands.unwrap_or_default();
            check_cell(layout, *place)?;
        }
        let numbered = || (0..).map(Rocket::new);
        game.waiting = numbered()
            .zip(&view.left_base)
            .filter_map(|(rocket, &left)| (!left).then_some(rocket))
            .collect();
        game.left = numbered()
            .zip(&view.rockets)
            .filter_map(|(rocket, stands)| stands.map(|_| rocket))
            .collect();
        game.occupied = game.standing();
        game.enlist_fallen(&view.fallen)?;
        // LR-3.4 looks up the bases of waiting rockets.
        game.check_waiting().map_err(PositionError)?;
        game.protected = game.protection();
        game.phase = view.phase;
        game.turn = match (view.phase, view.turn) {
            (Phase::Move | Phase::Remove, Some(rocket)) if game.left.contains(rocket) => rocket,
            (Phase::First | Phase::Over, None) => Rocket::default(),
            (phase, turn) => {
                return Err(PositionError::new(format!(
                    "turn {turn:?} in phase {phase:?}"
                )));
            }
        };
        game.choices = game.choices_now();
        game.audit().map_err(PositionError)?;
        Ok(game)
    }

    /// The cells of the bases, each in the corner where its rocket started.
    fn bases_of(&self, bases: &[Option<Cell>]) -> Result<Set64, PositionError> {
        let mut pads = Set64::EMPTY;
        for (&start, base) in self.starts.iter().zip(bases) {
            if let Some(base) = *base {
                check_cell(self.layout(), base)?;
                if base != start {
                    return Err(PositionError::new("a base is not where it starts"));
                }
                pads.insert(base.number());
            }
        }
        Ok(pads)
    }

    fn enlist_fallen(&mut self, fallen: &[Rocket]) -> Result<(), PositionError> {
        let gone = RocketSet::first(self.rocket_count()).without(self.left);
        let named: RocketSet = fallen.iter().copied().collect();
        if fallen.len() as u32 != gone.len() || named != gone {
            return Err(PositionError::new(format!(
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

fn check_cell(layout: Layout, cell: Cell) -> Result<(), PositionError> {
    if layout.contains(cell) {
        Ok(())
    } else {
        Err(PositionError::new(format!("there is no cell {cell}")))
    }
}

fn check_length<T: Debug>(name: &str, list: &[T], length: usize) -> Result<(), PositionError> {
    if list.len() == length {
        Ok(())
    } else {
        Err(PositionError::new(format!(
            "{name} has {} entries, not {length}",
            list.len()
        )))
    }
}
