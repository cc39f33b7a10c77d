//! The exact value of late positions.
//!
//! Between two sides the question is only who wins, and proof-number search
//! answers it: it always looks where the fewest positions are left to settle,
//! which in this game means where a side hardly has a choice. No position
//! comes twice in a game, for what is removed stays removed.

use engine::prelude::*;
use engine::{MAX_SEATS, Seat, SeatSet, Turn};
use rockets::{Action, RocketSet, Rockets, View};
use search::{Solved, solve};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The exact value of a position that was seen, and a best line from it to the
/// end: who takes which place if everyone plays for the best place it can
/// still get. Nothing if that takes a look at more than `most_positions`, or
/// if the view is not one of a game that has begun.
pub fn solve_rockets(view: &View, most_positions: u64) -> Option<Solved<Action>> {
    solve_game(&Rockets::from_view(view).ok()?, most_positions)
}

/// The same of a game.
pub(super) fn solve_game(game: &Rockets, most_positions: u64) -> Option<Solved<Action>> {
    match two_sides(game) {
        Some(attackers) => Proof::new(game, attackers, most_positions).solve(game),
        None => solve(game, Rockets::position_key, most_positions),
    }
}

/// An action that wins against any defence, if two sides are left and there
/// is one that shows within so many positions.
pub(super) fn winning_action(game: &Rockets, seat: Seat, most_positions: u64) -> Option<Action> {
    let attackers = two_sides(game)?;
    let solved = Proof::new(game, attackers, most_positions).solve(game)?;
    let wins = solved.places[seat] == 1;
    solved.line.first().copied().filter(|_| wins)
}

/// What a position is worth to each seat, a win being shared by those who share it,
/// if two sides are left and it shows within so many positions.
pub(super) fn exact_worth(game: &Rockets, most_positions: u64) -> Option<[f32; MAX_SEATS]> {
    let attackers = two_sides(game)?;
    let solved = Proof::new(game, attackers, most_positions).solve(game)?;
    let winners: SeatSet = solved
        .places
        .iter()
        .filter_map(|(seat, place)| (place == 1).then_some(seat))
        .collect();
    let mut worth = [0.0; MAX_SEATS];
    for seat in winners.iter() {
        worth[seat.index()] = 1.0 / winners.len() as f32;
    }
    Some(worth)
}

/// The rockets on the side of the one whose turn it is, if exactly two sides
/// are left.
pub(super) fn two_sides(game: &Rockets) -> Option<RocketSet> {
    let attackers = game.side_of(game.rocket_to_move()?);
    let others = game.rockets_left().without(attackers);
    let defenders = game.side_of(others.iter().next()?);
    others.without(defenders).is_empty().then_some(attackers)
}

/// How many positions must at least be settled to show that the attackers
/// win, and to show that they don't.
#[derive(Clone, Copy)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

/// Can't be shown.
const NEVER: u32 = 1 << 30;

impl Numbers {
    const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    const WON: Self = Self {
        proof: 0,
        disproof: NEVER,
    };
    const LOST: Self = Self {
        proof: NEVER,
        disproof: 0,
    };

    fn swapped(self) -> Self {
        Self {
            proof: self.disproof,
            disproof: self.proof,
        }
    }
}

/// A position that follows, and its key.
type Child = (Rockets, u64, Action);

struct Proof {
    attackers: RocketSet,
    known: HashMap<u64, Numbers, BuildHasherDefault<KeyHasher>>,
    lists: Vec<Vec<Child>>,
    actions: Vec<Action>,
    positions: u64,
    most: u64,
}

impl Proof {
    fn new(game: &Rockets, attackers: RocketSet, most: u64) -> Self {
        debug_assert!(matches!(game.turn(), Turn::Decide(_)));
        Self {
            attackers,
            known: HashMap::default(),
            lists: Vec::new(),
            actions: Vec::new(),
            positions: 0,
            most,
        }
    }

    fn solve(mut self, game: &Rockets) -> Option<Solved<Action>> {
        let limits = Numbers {
            proof: NEVER,
            disproof: NEVER,
        };
        self.settle(game, game.position_key(), limits)?;
        let (line, places) = self.line(game.clone())?;
        Some(Solved {
            places,
            line,
            positions: self.positions,
        })
    }

    fn attacks(&self, game: &Rockets) -> bool {
        game.rocket_to_move()
            .is_some_and(|rocket| self.attackers.contains(rocket))
    }

    /// What is known of a position.
    fn numbers(&self, game: &Rockets, key: u64) -> Numbers {
        if game.turn() == Turn::Over {
            let left = game.rockets_left();
            return if left.without(self.attackers).is_empty() {
                Numbers::WON
            } else {
                Numbers::LOST
            };
        }
        self.known.get(&key).copied().unwrap_or(Numbers::UNKNOWN)
    }

    /// Looks below a position until one of its numbers reaches its limit.
    /// Nothing if there were too many positions.
    fn settle(&mut self, game: &Rockets, key: u64, limits: Numbers) -> Option<()> {
        self.positions += 1;
        if self.positions > self.most {
            return None;
        }
        let mut children = self.lists.pop().unwrap_or_default();
        self.expand(game, &mut children);
        // Seen from the side that decides: it needs one child, the other side
        // must refute them all.
        let attacks = self.attacks(game);
        let turned = |numbers: Numbers| {
            if attacks { numbers } else { numbers.swapped() }
        };
        let limits = turned(limits);
        let settled = loop {
            let mut all = Numbers::LOST;
            let (mut best, mut second) = (0, NEVER);
            let mut best_disproof = 0;
            for (index, (child, key, _)) in children.iter().enumerate() {
                let numbers = turned(self.numbers(child, *key));
                all.disproof = (all.disproof + numbers.disproof).min(NEVER);
                if numbers.proof < all.proof || index == 0 {
                    second = all.proof;
                    all.proof = numbers.proof;
                    best_disproof = numbers.disproof;
                    best = index;
                } else {
                    second = second.min(numbers.proof);
                }
            }
            if all.proof >= limits.proof || all.disproof >= limits.disproof {
                self.known.insert(key, turned(all));
                break Some(());
            }
            let below = Numbers {
                proof: limits.proof.min(second.saturating_add(1)),
                disproof: limits.disproof - all.disproof + best_disproof,
            };
            let (child, key, _) = &children[best];
            if self.settle(child, *key, turned(below)).is_none() {
                break None;
            }
        };
        self.lists.push(children);
        settled
    }

    fn expand(&mut self, game: &Rockets, children: &mut Vec<Child>) {
        children.clear();
        game.legal_actions(&mut self.actions);
        for &action in &self.actions {
            let mut after = game.clone();
            after.apply_unchecked(action, &mut ());
            let key = after.position_key();
            children.push((after, key, action));
        }
    }

    /// From a settled position to the end: the winners follow their proof, the
    /// losers take the first action listed.
    fn line(&mut self, mut game: Rockets) -> Option<(Vec<Action>, engine::PerSeat<u8>)> {
        let mut line = Vec::new();
        let mut children = Vec::new();
        loop {
            if let Some(outcome) = game.outcome() {
                return Some((line, outcome.places));
            }
            self.expand(&game, &mut children);
            let attacks = self.attacks(&game);
            let wins = children.iter().position(|(child, key, _)| {
                let numbers = self.numbers(child, *key);
                let proof = if attacks {
                    numbers.proof
                } else {
                    numbers.disproof
                };
                proof == 0
            });
            let (after, _, action) = children.swap_remove(wins.unwrap_or(0));
            line.push(action);
            game = after;
        }
    }
}

/// A position's key is as good as its hash.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
