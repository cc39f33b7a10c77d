//! The search allocates its tree and nothing else.

use dice::Dice;
use engine::prelude::*;
use engine::{Seats, Turn, Viewer};
use search::{Budget, Certain, Choices, Config, Mcts};

#[test]
fn a_second_search_of_the_same_size_allocates_next_to_nothing() {
    let seats = Seats::new(2).unwrap();
    let mut dice = Dice::new(1);
    let game = engine::settled(
        rockets::Rockets::start(&rockets::Options::default(), seats).unwrap(),
        &mut dice,
    );
    let Turn::Decide(seat) = game.turn() else {
        panic!("the first decision is due")
    };
    let config = Config::ucb(0.7, Choices::Fixed);
    let budget = Budget::iterations(3_000);
    let mut tree = Mcts::<rockets::Rockets>::new(config, budget.nodes);
    let mut guide = Certain::<rockets::Rockets>::new(&game.view(Viewer::Seat(seat)), &mut dice);
    let mut search = |tree: &mut Mcts<rockets::Rockets>| {
        tree.search(&mut guide, seat, &budget, &mut |_: u64| false, &mut dice)
    };
    let first = search(&mut tree);
    let mut second = None;
    let measured = allocation_counter::measure(|| second = Some(search(&mut tree)));
    assert_eq!(second.unwrap().iterations, first.iterations);
    // The report's lists, and now and then room for a deeper tree.
    assert!(
        measured.count_total < 60,
        "{} allocations",
        measured.count_total
    );
}
