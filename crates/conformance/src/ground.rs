//! What all properties look at: the case, its random games, and pools of
//! actions and chance outcomes seen anywhere in them.

use crate::play::{Played, json, legal};
use crate::property::{Fault, Finding, Property, Violation, ensure};
use crate::report::Report;
use crate::{Case, Effort};
use dice::Dice;
use engine::{Game, Randomness, Seats, Turn, Weighted};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

/// No pool is larger; enough to hold every action of a small game.
const MOST_IN_POOL: usize = 4_000;

/// The last state of a game, wherever that is.
const LAST: usize = usize::MAX;

/// A state of one of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub(crate) game: usize,
    pub(crate) step: usize,
}

/// The case and everything played of it.
pub(crate) struct Ground<'a, G: Game> {
    pub(crate) case: &'a Case<G>,
    pub(crate) effort: Effort,
    pub(crate) ignoring: &'a [&'a str],
    pub(crate) seats: Seats,
    pub(crate) games: Vec<Played<G>>,
    /// Actions legal somewhere.
    pub(crate) actions: Vec<G::Action>,
    /// Outcomes possible somewhere.
    pub(crate) chances: Vec<G::Chance>,
    pub(crate) report: RefCell<Report>,
    /// Where the suite looks just now, for the message of a violation.
    here: Cell<Option<Position>>,
}

impl<'a, G: Game> Ground<'a, G> {
    /// A ground on which no game is played yet.
    pub(crate) fn new(case: &'a Case<G>, effort: Effort, ignoring: &'a [&'a str]) -> Self {
        let Some(seats) = Seats::new(case.seats) else {
            panic!("a case with {} seats", case.seats);
        };
        Self {
            case,
            effort,
            ignoring,
            seats,
            games: Vec::new(),
            actions: Vec::new(),
            chances: Vec::new(),
            report: RefCell::default(),
            here: Cell::new(None),
        }
    }

    /// Plays the games and fills the pools.
    pub(crate) fn play(&mut self) -> Finding {
        let start = match G::start(&self.case.options, self.seats) {
            Ok(start) => start,
            Err(error) => {
                let what = format!("the case does not start: {error}");
                return Err(Fault::new(Property::BoundedLength, what));
            }
        };
        let mut steps = 0;
        for seed in 0..u64::from(self.effort.games) {
            if steps >= self.effort.steps {
                break;
            }
            // Should the game panic, what was played so far tells where.
            let game = self.games.len();
            self.games.push(Played::new(&start, seed));
            self.here.set(Some(Position { game, step: LAST }));
            self.games[game].play(self.case.most_decisions);
            steps += self.games[game].len();
        }
        self.fill_pools();
        let report = self.report.get_mut();
        report.games = self.games.len();
        report.steps = steps;
        report.longest = self.games.iter().map(|g| g.decisions).max().unwrap_or(0);
        self.every_game(|played| played.check_ended(self.case.most_decisions))
    }

    fn fill_pools(&mut self) {
        let (mut actions, mut chances) = (BTreeSet::new(), BTreeSet::new());
        for state in self.games.iter().flat_map(|game| &game.states) {
            if actions.len() < MOST_IN_POOL {
                actions.extend(legal(state, &[]));
            }
            if chances.len() < MOST_IN_POOL {
                let mut outcomes: Vec<Weighted<G::Chance>> = Vec::new();
                state.chance_outcomes(&mut outcomes);
                chances.extend(outcomes.iter().map(|outcome| outcome.chance));
            }
        }
        self.actions = actions.into_iter().collect();
        self.chances = chances.into_iter().collect();
    }

    /// Looks at the end of every game.
    pub(crate) fn every_game(&self, look: impl Fn(&Played<G>) -> Finding) -> Finding {
        for (game, played) in self.games.iter().enumerate() {
            self.look_at(Position {
                game,
                step: played.steps.len(),
            });
            look(played)?;
        }
        Ok(())
    }

    /// Looks at every state of every game.
    pub(crate) fn every_state(&self, look: impl Fn(&G) -> Finding) -> Finding {
        for (game, played) in self.games.iter().enumerate() {
            for (step, state) in played.states.iter().enumerate() {
                self.look_at(Position { game, step });
                look(state)?;
            }
        }
        Ok(())
    }

    /// Remembers a position for the message and returns its state.
    pub(crate) fn look_at(&self, position: Position) -> &G {
        self.here.set(Some(position));
        &self.games[position.game].states[position.step]
    }

    /// Looks closely at sampled positions.
    pub(crate) fn at_positions(
        &self,
        dice: &mut Dice,
        look: impl Fn(&Self, Position, &mut Dice) -> Finding,
    ) -> Finding {
        for position in self.positions(self.effort.positions, dice) {
            look(self, position, dice)?;
        }
        Ok(())
    }

    /// Positions worth a close look, `count` of them at random and, from a few
    /// games, the start, the first decision and the end.
    pub(crate) fn positions(&self, count: usize, dice: &mut Dice) -> Vec<Position> {
        let mut positions = Vec::new();
        for (game, played) in self.games.iter().enumerate().take(3) {
            let first = played
                .states
                .iter()
                .position(|state| state.turn() != Turn::Chance);
            for step in [0, first.unwrap_or(0), played.steps.len()] {
                positions.push(Position { game, step });
            }
        }
        for _ in 0..count {
            let game = below(dice, self.games.len());
            let step = below(dice, self.games[game].states.len());
            positions.push(Position { game, step });
        }
        positions
    }

    /// At most `count` of a pool, a run of it from a random place on, so that
    /// neighbours, which differ in one respect, come together.
    pub(crate) fn some<T: Copy>(pool: &[T], count: usize, dice: &mut Dice) -> Vec<T> {
        if pool.is_empty() {
            return Vec::new();
        }
        let from = below(dice, pool.len());
        let (late, early) = (&pool[from..], &pool[..from]);
        late.iter().chain(early).take(count).copied().collect()
    }

    /// The violation that a fault found just now amounts to.
    pub(crate) fn violation(&self, fault: Fault) -> Violation {
        let here = self.here.get();
        let played = here.map(|position| &self.games[position.game]);
        let step = here
            .zip(played)
            .map(|(here, played)| here.step.min(played.len()));
        Violation {
            property: fault.property,
            game: G::NAME,
            seats: self.case.seats,
            options: json(&self.case.options).into(),
            seed: played.map(|played| played.seed),
            step,
            log: match (played, step) {
                (Some(played), Some(step)) => played.log(step).into(),
                _ => Box::default(),
            },
            what: fault.what.into(),
        }
    }

    /// Forgets where the suite looked: what follows concerns no position.
    pub(crate) fn look_away(&self) {
        self.here.set(None);
    }
}

/// What the game says must hold in all its states.
pub(crate) fn check_audit<G: Game>(ground: &Ground<'_, G>) -> Finding {
    ground.every_state(|state| {
        let audit = state.audit();
        ensure!(
            audit.is_ok(),
            Property::Audit,
            "{}",
            audit.err().unwrap_or_default()
        );
        Ok(())
    })
}

/// A number below a count of things in memory.
pub(crate) fn below(dice: &mut Dice, count: usize) -> usize {
    dice.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
}
