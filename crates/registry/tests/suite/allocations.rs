//! Random games allocate nothing once the buffers have grown.

use crate::common;
use dice::Dice;
use engine::{Game, Scratch};
use registry::{Variant, variants, with_game};

#[test]
fn a_random_game_allocates_nothing_after_warm_up() {
    for variant in variants() {
        let allocations = with_game!(variant.game, G => allocations_of_games::<G>(&variant));
        assert_eq!(allocations, 0, "{variant:?}");
    }
}

fn allocations_of_games<G: Game>(variant: &Variant) -> u64 {
    let opening = common::start::<G>(variant);
    let options = opening.options();
    let mut scratch = Scratch::default();
    let mut dice = Dice::new(3);
    for _ in 0..50 {
        engine::play_out(&mut opening.clone(), &mut dice, &mut scratch, &mut ());
    }
    // Room for the longest list there can be, so that only the games' own
    // allocations are left to count.
    scratch.actions.reserve(4096);
    scratch.outcomes.reserve(4096);
    let measured = allocation_counter::measure(|| {
        for _ in 0..20 {
            let mut game = G::start(&options, opening.seats()).unwrap();
            engine::play_out(&mut game, &mut dice, &mut scratch, &mut ());
            assert!(game.outcome().is_some());
        }
    });
    measured.count_total
}

#[test]
fn the_counter_counts() {
    let measured = allocation_counter::measure(|| drop(Vec::<u8>::with_capacity(9)));
    assert_eq!(measured.count_total, 1);
}
