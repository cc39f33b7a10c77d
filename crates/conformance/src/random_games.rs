//! Random games for tests of whatever follows a game.

use dice::Dice;
use engine::{Game, Seats, Taken, random_game};

/// The steps of so many random games with the default options, with every
/// number of seats in turn.
///
/// # Panics
///
/// If the game does not start with its own least or most seats.
pub fn random_games<G: Game>(games: u64) -> impl Iterator<Item = Taken<G>> {
    let counts: Vec<u8> = (G::LEAST_SEATS..=G::MOST_SEATS).collect();
    let start = |count: u8| G::start(&G::Options::default(), Seats::new(count)?).ok();
    let starts: Option<Vec<G>> = counts.into_iter().map(start).collect();
    let starts = match starts {
        Some(starts) => starts,
        None => panic!("{} does not start", G::NAME),
    };
    let game = move |number: u64| {
        let start = &starts[number as usize % starts.len()];
        random_game(start.clone(), Dice::new(number))
    };
    (0..games).flat_map(game)
}
