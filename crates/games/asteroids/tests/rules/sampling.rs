//! Random play picks exactly among what is listed, evenly; the state is small.

use asteroids::{Action, Asteroids, Chance, Options};
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seats, Turn, random_states};
use std::collections::BTreeMap;

#[test]
fn the_state_is_a_few_hundred_bytes() {
    let size = size_of::<Asteroids>();
    assert!(size <= 256, "{size}");
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Chance>() <= 4);
}

/// Whether each of `expected` occurred about equally often and nothing else.
fn assert_even<T: Ord + std::fmt::Debug>(counts: &BTreeMap<T, u32>, expected: usize, draws: u32) {
    assert_eq!(counts.len(), expected, "{counts:?}");
    let mean = f64::from(draws) / expected as f64;
    let chi: f64 = (counts.values())
        .map(|&count| (f64::from(count) - mean).powi(2) / mean)
        .sum();
    // Beyond this with a probability of far less than one in a million.
    let freedom = expected as f64 - 1.0;
    let bound = freedom + 6.0 * (2.0 * freedom).sqrt() + 20.0;
    assert!(chi < bound, "{chi} of {bound}: {counts:?}");
}

fn with_bonus(seats: u8, asteroids: bool) -> Asteroids {
    let options = Options {
        first: None,
        asteroids,
        bonus: true,
    };
    Asteroids::start(&options, Seats::new(seats).unwrap()).unwrap()
}

#[test]
fn samples_are_uniform_over_what_is_listed() {
    const DRAWS: u32 = 600;
    let mut scratch = Scratch::default();
    for number in 0..40 {
        let mut game = with_bonus(2 + (number % 7) as u8, number % 3 > 0);
        let mut dice = Dice::branch(5, number);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Decide(_) => {
                    game.legal_actions(&mut scratch.actions);
                    let listed = scratch.actions.clone();
                    let mut counts = BTreeMap::new();
                    let draws = DRAWS.max(12 * listed.len() as u32);
                    for _ in 0..draws {
                        let action = game.sample_action(&mut dice, &mut scratch);
                        *counts.entry(action).or_insert(0) += 1;
                    }
                    assert!(counts.keys().all(|action| listed.contains(action)));
                    if listed.len() < 50 {
                        assert_even(&counts, listed.len(), draws);
                    }
                    game.apply_unchecked(listed[dice_index(&mut dice, listed.len())], &mut ());
                }
                Turn::Chance => {
                    game.chance_outcomes(&mut scratch.outcomes);
                    let listed: Vec<Chance> = scratch.outcomes.iter().map(|o| o.chance).collect();
                    let mut counts = BTreeMap::new();
                    for _ in 0..DRAWS {
                        let chance = game.sample_chance(&mut dice, &mut scratch);
                        *counts.entry(chance).or_insert(0) += 1;
                    }
                    assert_even(&counts, listed.len(), DRAWS);
                    game.resolve_unchecked(listed[dice_index(&mut dice, listed.len())], &mut ());
                }
            }
        }
    }
}

fn dice_index(dice: &mut Dice, len: usize) -> usize {
    use engine::Randomness;
    dice.below(len as u32) as usize
}

#[test]
fn what_is_refused_is_not_listed_and_the_other_way_round() {
    let mut legal = Vec::new();
    for number in 0..60 {
        let every: Vec<Action> = (0..49)
            .flat_map(|tile| (0..4).map(move |rot| format!("t{tile}.{rot}")))
            .chain((0..36).flat_map(|square| (0..8).map(move |p| format!("m{square}.{p}"))))
            .chain((0..49).map(|tile| format!("k{tile}")))
            .chain((0..48).map(|tile| format!("k{tile}.{}", tile + 1)))
            .map(|word| word.parse().unwrap())
            .collect();
        let game = with_bonus(2 + (number % 7) as u8, number % 2 > 0);
        for game in random_states(game, Dice::branch(6, number)) {
            if !matches!(game.turn(), Turn::Decide(_)) {
                continue;
            }
            game.legal_actions(&mut legal);
            for &action in every.iter().chain(&legal) {
                let listed = legal.contains(&action);
                assert_eq!(game.check_rules(action).is_ok(), listed, "{action}");
            }
        }
    }
}
