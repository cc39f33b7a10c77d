//! Alpha-beta search for two sides with nothing hidden and no chance.

use crate::Stopper;
use engine::{Game, Seat, Turn};

/// What alpha-beta must know of a game.
pub trait Evaluator<G: Game> {
    /// Which of the two sides a seat plays for.
    fn side(&self, seat: Seat) -> Side;

    /// What a position that is not over is worth to the first side; within
    /// ±[`WIN`] / 2.
    fn evaluate(&self, game: &G) -> i32;

    /// What a finished game is worth to the first side.
    fn result(&self, game: &G) -> Result;

    /// A number that tells positions apart, almost certainly.
    fn key(&self, game: &G) -> u64;

    /// Puts actions that look good first.
    fn order(&self, game: &G, actions: &mut [G::Action]) {
        let _ = (game, actions);
    }
}

/// One of two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Wants a high value.
    First,
    /// Wants a low value.
    Second,
}

/// How a game between two sides ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Result {
    /// The first side won.
    FirstWins,
    /// The second side won.
    SecondWins,
    /// Nobody did.
    Draw,
}

/// The value of a win at once; a later one is worth a little less.
pub const WIN: i32 = 1 << 20;

/// What alpha-beta found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<A> {
    /// The value to the side that decides; beyond ±[`WIN`] / 2 it is proven.
    pub value: i32,
    /// The expected line.
    pub actions: Vec<A>,
    /// How many decisions deep the last completed search went.
    pub depth: u32,
    /// Positions looked at.
    pub positions: u64,
}

#[derive(Clone, Copy)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
struct Entry<A> {
    key: u64,
    depth: u32,
    value: i32,
    bound: Bound,
    best: Option<A>,
}

/// Alpha-beta with iterative deepening and a table of positions.
pub struct AlphaBeta<G: Game, E: Evaluator<G>> {
    evaluator: E,
    table: Vec<Option<Entry<G::Action>>>,
    lists: Vec<Vec<G::Action>>,
    positions: u64,
    stopped: bool,
}

/// Positions between two looks at the stopper.
const STRIDE: u64 = 256;

impl<G: Game, E: Evaluator<G>> AlphaBeta<G, E> {
    /// A search with a table of `2^bits` positions.
    pub fn new(evaluator: E, bits: u32) -> Self {
        Self {
            evaluator,
            table: vec![None; 1 << bits],
            lists: Vec::new(),
            positions: 0,
            stopped: false,
        }
    }

    /// Searches deeper and deeper until `deepest`, until the value is proven,
    /// or until the stopper says so after some number of positions.
    pub fn search(
        &mut self,
        game: &G,
        deepest: u32,
        stopper: &mut impl Stopper,
    ) -> Line<G::Action> {
        self.positions = 0;
        self.stopped = false;
        let mut line = Line {
            value: 0,
            actions: Vec::new(),
            depth: 0,
            positions: 0,
        };
        let Turn::Decide(seat) = game.turn() else {
            return line;
        };
        let sign = match self.evaluator.side(seat) {
            Side::First => 1,
            Side::Second => -1,
        };
        for depth in 1..=deepest {
            let value = self.value(game, depth, -WIN, WIN, 0, stopper);
            if self.stopped && depth > 1 {
                break;
            }
            line.value = sign * value;
            line.depth = depth;
            line.actions = self.expected_line(game, depth);
            if self.stopped || value.abs() > WIN / 2 {
                break;
            }
        }
        line.positions = self.positions;
        line
    }

    fn slot(&self, key: u64) -> usize {
        // OK because the table's length is a power of two.
        key as usize & (self.table.len() - 1)
    }

    /// The value to the first side.
    fn value(
        &mut self,
        game: &G,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
        ply: i32,
        stopper: &mut impl Stopper,
    ) -> i32 {
        self.positions += 1;
        if self.positions.is_multiple_of(STRIDE) && stopper.stops(self.positions) {
            self.stopped = true;
        }
        let Turn::Decide(seat) = game.turn() else {
            return match self.evaluator.result(game) {
                Result::FirstWins => WIN - ply,
                Result::SecondWins => ply - WIN,
                Result::Draw => 0,
            };
        };
        if depth == 0 || self.stopped {
            return self.evaluator.evaluate(game);
        }
        let key = self.evaluator.key(game);
        let slot = self.slot(key);
        let mut remembered = None;
        if let Some(entry) = self.table[slot].filter(|entry| entry.key == key) {
            remembered = entry.best;
            // A proven value depends on the distance from the root; within one
            // search the same position at another distance is close enough to
            // order moves, but not to be returned as exact.
            if entry.depth >= depth && entry.value.abs() <= WIN / 2 {
                match entry.bound {
                    Bound::Exact => return entry.value,
                    Bound::AtLeast if entry.value >= beta => return entry.value,
                    Bound::AtMost if entry.value <= alpha => return entry.value,
                    _ => {}
                }
            }
        }
        let mut actions = self.lists.pop().unwrap_or_default();
        game.legal_actions(&mut actions);
        self.evaluator.order(game, &mut actions);
        if let Some(best) = remembered
            && let Some(place) = actions.iter().position(|action| *action == best)
        {
            actions[..=place].rotate_right(1);
        }
        let maximising = self.evaluator.side(seat) == Side::First;
        let (alpha_before, beta_before) = (alpha, beta);
        let mut best_value = if maximising { -WIN - 1 } else { WIN + 1 };
        let mut best = actions[0];
        for &action in &actions {
            let mut after = game.clone();
            after.apply_unchecked(action, &mut ());
            let value = self.value(&after, depth - 1, alpha, beta, ply + 1, stopper);
            let better = if maximising {
                value > best_value
            } else {
                value < best_value
            };
            if better {
                best_value = value;
                best = action;
            }
            if maximising {
                alpha = alpha.max(best_value);
            } else {
                beta = beta.min(best_value);
            }
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.lists.push(actions);
        if !self.stopped {
            let bound = if best_value <= alpha_before {
                Bound::AtMost
            } else if best_value >= beta_before {
                Bound::AtLeast
            } else {
                Bound::Exact
            };
            self.table[slot] = Some(Entry {
                key,
                depth,
                value: best_value,
                bound,
                best: Some(best),
            });
        }
        best_value
    }

    /// The best actions as the table remembers them.
    fn expected_line(&self, game: &G, depth: u32) -> Vec<G::Action> {
        let mut game = game.clone();
        let mut line = Vec::new();
        let mut legal = Vec::new();
        while line.len() < depth as usize {
            let key = self.evaluator.key(&game);
            let entry = self.table[self.slot(key)].filter(|entry| entry.key == key);
            let Some(action) = entry.and_then(|entry| entry.best) else {
                break;
            };
            game.legal_actions(&mut legal);
            if !legal.contains(&action) {
                break;
            }
            line.push(action);
            game.apply_unchecked(action, &mut ());
            if !matches!(game.turn(), Turn::Decide(_)) {
                break;
            }
        }
        line
    }
}
