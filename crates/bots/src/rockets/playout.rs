//! How games go on when everybody plays by rule of thumb, and which actions
//! the same rules would look into first.

use super::strength::{beside, free_ground, surroundings};
use engine::{Randomness, Set64};
use rockets::{Action, Cell, Phase, Rocket, RocketSet, Rockets};

/// How many of 16 actions go by the rule; the others are drawn, so that games
/// from one position differ.
const BY_RULE: u32 = 14;

/// What a sensible player does at once: it moves where most ways lead on, and
/// removes beside the opponent with the fewest ways out, not beside itself.
pub(super) fn sensible(game: &Rockets, rocket: Rocket, rng: &mut impl Randomness) -> Action {
    let around = surroundings(game, rocket);
    let free = free_ground(game);
    let by_rule = rng.below(16) < BY_RULE;
    if game.phase() == Phase::Move {
        let ways = around.intersection(free);
        if ways.is_empty() {
            // With no way to move only the rescue is left.
            let empty = around.without(game.pads().union(game.galaxies()));
            return Action::Rescue(widest(game, empty, free, rng));
        }
        return Action::Move(if by_rule {
            widest(game, ways, free, rng)
        } else {
            Cell::new(ways.sample(rng))
        });
    }
    let removable = game
        .galaxies()
        .without(game.occupied())
        .without(game.protected());
    let elsewhere = removable.without(around);
    let targets = if by_rule {
        beside_the_weakest(game, rocket, free, removable, rng).without(around)
    } else {
        Set64::EMPTY
    };
    let from = [targets, elsewhere, removable]
        .into_iter()
        .find(|set| !set.is_empty())
        .unwrap_or(removable);
    Action::Remove(Cell::new(from.sample(rng)))
}

/// The cell of a set, which is not empty, from which most ways lead on; equal
/// ones by lot.
#[inline]
fn widest(game: &Rockets, cells: Set64, free: Set64, rng: &mut impl Randomness) -> Cell {
    let (mut best, mut most, mut equals) = (0, 0, 0);
    for cell in cells {
        // The cell that is left is one more way, wherever the rocket goes.
        let ways = 1 + beside(game.layout(), cell).intersection(free).len();
        if ways > most {
            (best, most, equals) = (cell, ways, 1);
        } else if ways == most {
            equals += 1;
            if rng.below(equals) == 0 {
                best = cell;
            }
        }
    }
    Cell::new(best)
}

/// What can be removed beside the opponent with the fewest ways out; equal
/// ones by lot.
#[inline]
fn beside_the_weakest(
    game: &Rockets,
    rocket: Rocket,
    free: Set64,
    removable: Set64,
    rng: &mut impl Randomness,
) -> Set64 {
    let (mut targets, mut fewest, mut equals) = (Set64::EMPTY, u32::MAX, 0);
    for opponent in opponents(game, rocket).iter() {
        let around = surroundings(game, opponent);
        let here = around.intersection(removable);
        let ways = around.intersection(free).len();
        if here.is_empty() || ways > fewest {
            continue;
        }
        if ways < fewest {
            (targets, fewest, equals) = (here, ways, 1);
        } else {
            equals += 1;
            if rng.below(equals) == 0 {
                targets = here;
            }
        }
    }
    targets
}

fn opponents(game: &Rockets, rocket: Rocket) -> RocketSet {
    game.rockets_left().without(game.side_of(rocket))
}

/// How good each action looks, as its share of a search's attention.
pub(super) fn looks(game: &Rockets, rocket: Rocket, actions: &[Action], priors: &mut [f32]) {
    let layout = game.layout();
    let free = free_ground(game);
    let own = surroundings(game, rocket);
    let opponents = opponents(game, rocket);
    for (prior, action) in priors.iter_mut().zip(actions) {
        let cell = action.cell();
        let around = layout.neighbours(cell);
        let onward = 0.5 * around.intersection(free).len() as f32;
        let appeal = match action {
            Action::Move(_) => onward,
            // It can be had only once.
            Action::Rescue(_) => onward - 2.0,
            Action::Remove(_) => {
                let mut appeal = if own.contains(cell.number()) {
                    -1.0
                } else {
                    0.0
                };
                for opponent in opponents.iter() {
                    let near = surroundings(game, opponent);
                    let ways = near.intersection(free);
                    if near.contains(cell.number()) {
                        // The fewer ways and the lower the stack, the nearer
                        // the opponent's end.
                        let left = ways.len().max(1) * u32::from(game.height(cell)).max(1);
                        appeal += 3.0 / left as f32;
                    } else if !around.intersection(ways).is_empty() {
                        appeal += 0.3;
                    }
                }
                appeal
            }
        };
        *prior = appeal.exp();
    }
}
