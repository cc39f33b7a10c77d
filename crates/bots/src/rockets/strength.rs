//! How well each rocket stands, and what that makes its side's chances.
//!
//! Anybody may remove galaxies anywhere, so that no ground is safe: what
//! counts is how many ways a rocket has now and how many they open, and
//! whether its base can still come to its rescue. The weights are those that
//! made the winners of some hundred games between searches the likeliest to
//! win, position by position.

use engine::prelude::*;
use engine::{MAX_SEATS, Set64};
use rockets::{Cell, Layout, MAX_ROCKETS, Phase, Rocket, Rockets};

/// What is good for a rocket, as logarithms of odds.
struct Weights {
    /// By the number of cells it can move to; the last for all greater ones.
    ways: [f32; 5],
    /// For each cell two steps away.
    far: f32,
    /// A base that can come to its rescue.
    rescue: f32,
    /// The same for a rocket with less than two cells to move to.
    rescue_in_need: f32,
    /// Fewer than two cells to move to right now, when it must move.
    now: [f32; 2],
}

const AGAINST_ONE: Weights = Weights {
    ways: [-1.28, -0.59, 0.6, 0.67, 0.56],
    far: 0.07,
    rescue: 1.02,
    rescue_in_need: 0.94,
    now: [-0.44, 0.07],
};

const AGAINST_MORE: Weights = Weights {
    ways: [-0.68, -0.35, 0.26, 0.39, 0.37],
    far: 0.02,
    rescue: 0.48,
    rescue_in_need: 0.63,
    now: [-0.61, -0.04],
};

/// The cells beside a cell.
#[inline]
pub(super) fn beside(layout: Layout, cell: u8) -> Set64 {
    layout.neighbours(Cell::new(cell))
}

/// The cells that a rocket beside them can move to.
#[inline]
pub(super) fn free_ground(game: &Rockets) -> Set64 {
    game.galaxies().union(game.pads()).without(game.occupied())
}

/// The cells beside a rocket; none once it is eliminated.
#[inline]
pub(super) fn surroundings(game: &Rockets, rocket: Rocket) -> Set64 {
    game.rocket_at(rocket)
        .map_or(Set64::EMPTY, |cell| game.layout().neighbours(cell))
}

/// Each seat's chance to win, from 0 to 1: the odds of a side are those of its
/// rockets added up.
pub(super) fn chances(game: &Rockets) -> [f32; MAX_SEATS] {
    let left = game.rockets_left();
    let weights = if left.len() == 2 {
        &AGAINST_ONE
    } else {
        &AGAINST_MORE
    };
    let free = free_ground(game);
    let mut odds = [0.0; MAX_ROCKETS];
    for rocket in left.iter() {
        odds[rocket.index()] = strength(game, rocket, free, weights).exp();
    }
    let total: f32 = odds.iter().sum();
    let mut chances = [0.0; MAX_SEATS];
    for rocket in left.iter() {
        let chance = odds[rocket.index()] / total;
        chances[game.owner(rocket).index()] += chance;
    }
    if game.options().teams {
        // LR-6.2: seats 0 and 2 win together, and so do 1 and 3.
        for seat in 0..2 {
            let side = chances[seat] + chances[seat + 2];
            (chances[seat], chances[seat + 2]) = (side, side);
        }
    }
    chances
}

#[inline]
fn strength(game: &Rockets, rocket: Rocket, free: Set64, weights: &Weights) -> f32 {
    let near = surroundings(game, rocket).intersection(free);
    let far = near
        .iter()
        .map(|cell| beside(game.layout(), cell))
        .fold(Set64::EMPTY, Set64::union)
        .intersection(free)
        .without(near);
    let ways = near.len() as usize;
    let must_move = game.phase() == Phase::Move && game.rocket_to_move() == Some(rocket);
    let rescue = game
        .base_of(rocket)
        .is_some_and(|base| !game.occupied().contains(base.number()));
    let mut strength =
        weights.ways[ways.min(weights.ways.len() - 1)] + weights.far * far.len() as f32;
    if must_move && ways < weights.now.len() {
        strength += weights.now[ways];
    }
    if rescue {
        strength += weights.rescue;
        if ways < 2 {
            strength += weights.rescue_in_need;
        }
    }
    strength
}
