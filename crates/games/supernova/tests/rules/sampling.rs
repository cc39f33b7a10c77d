//! Random play draws exactly what listing would give; and a state is small.

use crate::scene;
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seats, Turn, Weighted, random_states};
use std::collections::BTreeMap;
use supernova::{Action, Chance, Options, Supernova};

const EACH: u32 = 400;

/// Whether counts of equally likely cases are within six standard deviations.
fn assert_fair<T: Ord + std::fmt::Debug>(counts: &BTreeMap<T, u32>, weights: &BTreeMap<T, u32>) {
    let keys = |map: &BTreeMap<T, u32>| format!("{:?}", map.keys().collect::<Vec<_>>());
    assert_eq!(keys(counts), keys(weights));
    for (key, &weight) in weights {
        let expected = f64::from(EACH * weight);
        let off = (f64::from(counts[key]) - expected).abs();
        assert!(off < 6.0 * expected.sqrt(), "{key:?} in {counts:?}");
    }
}

fn check_actions(game: &Supernova, dice: &mut Dice, scratch: &mut Scratch<Supernova>) {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    let weights: BTreeMap<Action, u32> = actions.iter().map(|&action| (action, 1)).collect();
    let mut counts = BTreeMap::new();
    for _ in 0..EACH * actions.len() as u32 {
        *counts.entry(game.sample_action(dice, scratch)).or_default() += 1;
    }
    assert_fair(&counts, &weights);
}

fn check_chances(game: &Supernova, dice: &mut Dice, scratch: &mut Scratch<Supernova>) {
    let mut outcomes: Vec<Weighted<Chance>> = Vec::new();
    game.chance_outcomes(&mut outcomes);
    let weights: BTreeMap<Chance, u32> = outcomes.iter().map(|o| (o.chance, o.weight)).collect();
    let mut counts = BTreeMap::new();
    for _ in 0..EACH * weights.values().sum::<u32>() {
        *counts.entry(game.sample_chance(dice, scratch)).or_default() += 1;
    }
    assert_fair(&counts, &weights);
}

#[test]
fn samples_match_the_lists_throughout_random_games() {
    let mut scratch = Scratch::default();
    for seats in 2..=5 {
        let mut dice = Dice::new(40 + u64::from(seats));
        let game = Supernova::start(&Options::default(), Seats::new(seats).unwrap()).unwrap();
        for game in random_states(game, dice.clone()) {
            match game.turn() {
                Turn::Over => {}
                Turn::Chance => check_chances(&game, &mut dice, &mut scratch),
                Turn::Decide(_) => check_actions(&game, &mut dice, &mut scratch),
            }
        }
    }
}

#[test]
fn equal_cards_and_equal_favourites_weigh_once() {
    let mut dice = Dice::new(3);
    let mut scratch = Scratch::default();
    for scene in [
        scene::trio("S3 F P", ["S1 S1", "A1", "A0 S3"], [0, 3, 0, 0, 7]),
        scene::trio("S3 S3 F", ["S1 A2", "A1 S2", "A0 S3"], [0, 3, 0, 0, 7]),
        scene::trio("D01 S4 P", ["S1 A2", "A1 S2", "A0 S3"], [0; 5]),
        scene::trio("P P P", ["A2", "A1", "A0"], [1, 2, 3, 4, 5]),
    ] {
        check_actions(&scene.game(), &mut dice, &mut scratch);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Supernova>() <= 176, "{}", size_of::<Supernova>());
    assert!(size_of::<Action>() <= 4);
    assert!(size_of::<Chance>() <= 2);
}
