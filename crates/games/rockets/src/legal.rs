//! Which actions the rules allow.

use crate::action::Action;
use crate::layout::Cell;
use crate::refusal::Refusal;
use crate::ring::Ring;
use crate::rocket::Rocket;
use crate::state::{Phase, Rockets};
use engine::{Legal, Randomness, Scratch, Set64};

impl Legal for Rockets {
    const PLAYS_IN_PAIRS: bool = true;

    fn action_kind(action: Action) -> &'static str {
        action.kind()
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(
            self.choices
                .iter()
                .map(|cell| self.action_on(Cell::new(cell))),
        );
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Remove, Action::Remove(cell)) => self.check_remove(cell),
            (Phase::Remove, Action::Move(_) | Action::Rescue(_)) => {
                Err(Refusal::RemoveNow { rocket: self.turn })
            }
            (_, Action::Remove(_)) => Err(Refusal::MoveFirst { rocket: self.turn }),
            (_, Action::Move(cell)) => self.check_move(cell),
            (_, Action::Rescue(cell)) => self.check_rescue(cell),
        }
    }

    /// A legal action, each equally likely: every cell among the choices
    /// stands for exactly one.
    #[inline(always)]
    fn sample_action(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Action {
        if self.phase == Phase::Remove {
            return Action::Remove(Cell::new(self.choices.sample(rng)));
        }
        let ring = Ring::around(self.layout(), self.stands[self.turn.index()]);
        self.action_on(ring.sample(self.choices, rng))
    }
}

impl Rockets {
    /// The cells a rocket can stand on, were no other rocket there: LR-3.1, a
    /// galaxy or anyone's base.
    #[inline(always)]
    pub(crate) const fn landable(&self) -> Set64 {
        self.galaxies().union(self.pads)
    }

    /// Whether the rocket's base can come to its rescue, if there is an empty
    /// cell for it. LR-4.1: once. LR-4.3: not while any rocket stands on it.
    #[inline(always)]
    pub(crate) const fn base_is_ready(&self, rocket: Rocket) -> bool {
        // OK because a rocket's number is below the number of rockets.
        let base = self.starts[rocket.index()];
        self.pads.without(self.occupied).contains(base.number())
    }

    /// The cells where a rocket can go, by moving or by its rescue.
    ///
    /// A move needs something to land on (LR-3.1) and a rescue an empty cell
    /// (LR-4.1): no cell serves both, and none may hold a rocket (LR-3.2).
    #[inline(always)]
    pub(crate) const fn ways_out(&self, rocket: Rocket) -> Set64 {
        let beside = self.layout().around(self.stands[rocket.index()]);
        let grounds = if self.base_is_ready(rocket) {
            Set64(u64::MAX)
        } else {
            self.landable()
        };
        beside.intersection(grounds).without(self.occupied)
    }

    /// The cells from which a galaxy may be removed. LR-3.3: it carries no
    /// rocket, and is no base; LR-3.4: nothing beside a base whose rocket has
    /// not left.
    #[inline(always)]
    pub(crate) const fn removable(&self) -> Set64 {
        self.galaxies()
            .without(self.occupied)
            .without(self.protected)
    }

    /// What naming a cell among the choices means now.
    #[inline(always)]
    fn action_on(&self, cell: Cell) -> Action {
        if self.phase == Phase::Remove {
            Action::Remove(cell)
        } else if self.landable().contains(cell.number()) {
            Action::Move(cell)
        } else {
            Action::Rescue(cell)
        }
    }

    fn check_move(&self, cell: Cell) -> Result<(), Refusal> {
        let from = self.check_on_board(cell)?;
        if let Some(by) = self.rocket_on(cell) {
            return Err(Refusal::Occupied { cell, by }); // LR-3.2
        }
        if !self.landable().contains(cell.number()) {
            return Err(Refusal::Empty { cell }); // LR-3.2
        }
        self.check_beside(from, cell, Refusal::NotAdjacent { from, cell })
    }

    fn check_rescue(&self, cell: Cell) -> Result<(), Refusal> {
        let from = self.check_on_board(cell)?;
        let Some(base) = self.base_of(self.turn) else {
            return Err(Refusal::BaseUsed { rocket: self.turn }); // LR-4.1
        };
        if let Some(by) = self.rocket_on(base) {
            return Err(Refusal::BaseOccupied { base, by }); // LR-4.3
        }
        if self.landable().contains(cell.number()) {
            return Err(Refusal::NotEmpty { cell }); // LR-4.1
        }
        self.check_beside(from, cell, Refusal::RescueTooFar { from, cell })
    }

    fn check_remove(&self, cell: Cell) -> Result<(), Refusal> {
        self.check_on_board(cell)?;
        if self.pads.contains(cell.number()) {
            return Err(Refusal::BaseStays { cell }); // LR-3.3
        }
        if !self.galaxies().contains(cell.number()) {
            return Err(Refusal::NoGalaxy { cell }); // LR-1.5
        }
        if let Some(by) = self.rocket_on(cell) {
            return Err(Refusal::Carries { cell, by }); // LR-3.3
        }
        match self.protector(cell) {
            Some(waiting) => Err(Refusal::Protected { cell, waiting }), // LR-3.4
            None => Ok(()),
        }
    }

    /// Where the rocket stands whose turn it is, if the named cell exists.
    fn check_on_board(&self, cell: Cell) -> Result<Cell, Refusal> {
        if self.layout().contains(cell) {
            Ok(self.stands[self.turn.index()])
        } else {
            Err(Refusal::OffBoard { cell })
        }
    }

    fn check_beside(&self, from: Cell, cell: Cell, refusal: Refusal) -> Result<(), Refusal> {
        if self.layout().neighbours(from).contains(cell.number()) {
            Ok(())
        } else {
            Err(refusal)
        }
    }

    /// A rocket that has not left the base beside the cell.
    fn protector(&self, cell: Cell) -> Option<Rocket> {
        self.waiting.iter().find(|rocket| {
            let base = self.starts[rocket.index()];
            self.layout().neighbours(base).contains(cell.number())
        })
    }
}
