//! Drawing without listing draws what listing would, and the state is small.

use crate::scene::{self, Scene};
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Turn, random_states};
use landing::{Landing, Options};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// Checks that `draw` gives exactly the listed values, roughly as often.
fn uniform<T: Ord + Debug + Copy>(listed: &[T], mut draw: impl FnMut() -> T) {
    let each = 400;
    let mut counts: BTreeMap<T, u32> = listed.iter().map(|&value| (value, 0)).collect();
    assert_eq!(counts.len(), listed.len(), "a value is listed twice");
    for _ in 0..each * listed.len() {
        *counts.get_mut(&draw()).expect("drawn but not listed") += 1;
    }
    let expected = f64::from(each as u32);
    let chi: f64 = counts
        .values()
        .map(|&count| (f64::from(count) - expected).powi(2) / expected)
        .sum();
    // Far beyond what chance does once in a million tests.
    let freedom = listed.len() as f64 - 1.0;
    assert!(
        chi <= freedom + 8.0 * (2.0 * freedom).sqrt() + 8.0,
        "{counts:?}"
    );
}

fn actions_are_uniform(game: &Landing) {
    let (mut dice, mut scratch) = (Dice::new(5), Scratch::default());
    let listed = scene::legal(game);
    uniform(&listed, || game.sample_action(&mut dice, &mut scratch));
}

#[test]
fn actions_are_drawn_uniformly() {
    let five = [(9, 0), (10, 0), (11, 0), (12, 0), (13, 0)];
    let scene = |hand: &[u8]| Scene::new(2).hand(0, hand).hand(1, &[1]);
    actions_are_uniform(&scene(&[3, 8, 24, 36]).open());
    actions_are_uniform(&scene(&[36, 37, 40, 41]).open());
    actions_are_uniform(&scene(&[0, 35, 36]).column(0, &five).open());
    actions_are_uniform(&scene(&[2, 41]).column(1, &five).open());
    actions_are_uniform(&scene(&[41]).column(2, &five).open());
    actions_are_uniform(&scene(&[7, 38, 39, 40]).column(3, &five).open());
}

#[test]
fn chance_is_drawn_uniformly_in_every_stage() {
    let mut scratch = Scratch::default();
    let mut dice = Dice::new(6);
    for seats in 2..=4 {
        let game = Landing::start(&Options::default(), scene::seats(seats)).unwrap();
        let mut stages = 0;
        for game in random_states(game, dice.clone()) {
            if game.turn() == Turn::Chance {
                let mut outcomes = Vec::new();
                game.chance_outcomes(&mut outcomes);
                let listed: Vec<_> = outcomes.iter().map(|outcome| outcome.chance).collect();
                uniform(&listed, || game.sample_chance(&mut dice, &mut scratch));
                stages += 1;
            }
        }
        assert!(stages > 6 * usize::from(seats));
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Landing>() <= 256, "{}", size_of::<Landing>());
}
