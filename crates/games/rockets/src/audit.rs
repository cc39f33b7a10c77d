//! What must hold in every state.

use crate::rocket::RocketSet;
use crate::state::{Phase, Rockets};
use engine::{Audit, Set64};

impl Audit for Rockets {
    /// Checks everything that must hold in every position.
    fn audit(&self) -> Result<(), String> {
        self.check_galaxies()?;
        self.check_bases()?;
        self.check_rockets()?;
        self.check_waiting()?;
        self.check_turn()
    }
}

impl Rockets {
    fn check_galaxies(&self) -> Result<(), String> {
        let board = Set64::below(u32::from(self.layout().cells()));
        ensure(
            self.galaxies().without(board).is_empty(),
            "a galaxy off the board",
        )?;
        ensure(
            self.levels
                .windows(2)
                .all(|pair| pair[1].without(pair[0]).is_empty()),
            "a galaxy with none below it",
        )?;
        // Nothing is ever put on a galaxy: a used base comes to an empty cell
        // and leaves one, so that this also counts the pieces.
        let start = self.layout().levels();
        ensure(
            self.levels
                .iter()
                .zip(start)
                .skip(1)
                .all(|(now, then)| now.without(then).is_empty()),
            "a stack is higher than at the start",
        )
    }

    fn check_bases(&self) -> Result<(), String> {
        let corners = self.layout().starting_corners(self.rocket_count());
        ensure(
            self.starts.starts_with(corners),
            "a rocket did not start in its corner",
        )?;
        let corners = corners.iter().map(|corner| corner.number()).collect();
        ensure(
            self.pads.without(corners).is_empty(),
            "a base is not where it starts",
        )?;
        ensure(
            self.pads.intersection(self.galaxies()).is_empty(),
            "a galaxy on a base",
        )
    }

    fn check_rockets(&self) -> Result<(), String> {
        let all = RocketSet::first(self.rocket_count());
        let fallen: RocketSet = self.fallen().iter().copied().collect();
        ensure(
            self.left.without(all).is_empty(),
            "a rocket that is not in the game",
        )?;
        ensure(
            fallen == all.without(self.left) && fallen.len() == u32::from(self.fallen_count),
            "the fallen rockets are not those that are gone",
        )?;
        ensure(
            self.occupied == self.standing() && self.occupied.len() == self.left.len(),
            "two rockets on a cell",
        )?;
        ensure(
            self.occupied.without(self.landable()).is_empty(),
            "a rocket on an empty cell",
        )
    }

    /// The cells of the rockets left.
    pub(crate) fn standing(&self) -> Set64 {
        self.left
            .iter()
            .map(|rocket| self.stands[rocket.index()].number())
            .collect()
    }

    pub(crate) fn check_waiting(&self) -> Result<(), String> {
        for rocket in self.waiting.iter() {
            let base = self.base_of(rocket);
            ensure(
                base.is_some() && base == self.rocket_at(rocket),
                "a rocket that has not left its base is not there",
            )?;
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), String> {
        ensure(
            self.protected == self.protection(),
            "the protected cells are not those beside the bases",
        )?;
        ensure(
            self.choices == self.choices_now(),
            "the choices are not those of the rocket whose turn it is",
        )?;
        ensure(
            self.is_decided() == (self.phase == Phase::Over),
            "the game goes on with one side, or is over with several",
        )?;
        match self.phase {
            Phase::First => {
                let everybody = RocketSet::first(self.rocket_count());
                ensure(
                    self.waiting == everybody && self.options.first.is_none(),
                    "the lot is drawn after the beginning",
                )
            }
            Phase::Move => ensure(!self.choices.is_empty(), "a rocket that can't move decides"),
            Phase::Remove => {
                ensure(!self.choices.is_empty(), "there is nothing to remove")?;
                ensure(
                    !self.waiting.contains(self.turn),
                    "a removal before the move",
                )
            }
            Phase::Over => Ok(()),
        }
    }
}

fn ensure(holds: bool, problem: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(problem.to_owned())
    }
}
