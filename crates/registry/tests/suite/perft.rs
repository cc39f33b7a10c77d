//! Perft counts under golden control. `UPDATE_EXPECT=1 cargo test -p registry`
//! writes them anew; a change is a change of the rules.

use crate::common;
use dice::Dice;
use registry::{GameId, Variant, variants, with_game};
use std::fmt::Write;

#[test]
fn perft_counts_stay_the_same() {
    let mut text = String::from("# game seats options seed 1: ways at depth 1, 2, ...\n");
    for variant in variants() {
        let deepest = depth(&variant);
        if deepest == 0 {
            continue;
        }
        let options = serde_json::to_string(&variant.options).unwrap();
        write!(text, "{} {} {options}:", variant.game, variant.seats).unwrap();
        with_game!(variant.game, G => {
            let game = common::opened::<G>(&variant, &mut Dice::new(1));
            for depth in 1..=deepest {
                write!(text, " {}", engine::perft(&game, depth)).unwrap();
            }
        });
        text.push('\n');
    }
    expect_test::expect_file!["perft.txt"].assert_eq(&text);
}

/// As deep as a test can go: a turned card or a drifting asteroid has many
/// outcomes, and several follow each other between two decisions.
fn depth(variant: &Variant) -> u32 {
    match variant.game {
        GameId::Rockets => 3,
        GameId::Supernova | GameId::Asteroids => 2.min(u32::from(variant.seats) - 1),
        GameId::Landing => 1,
        GameId::Celestial => {
            let plain = !variant.options.contains_key("collectors");
            u32::from(variant.seats == 2 && plain)
        }
    }
}
