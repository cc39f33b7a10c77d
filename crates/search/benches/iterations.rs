//! Iterations of the tree search with full random playouts, on one core, from
//! the first decision of each game.

use dice::Dice;
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Game, Seats, Turn, Viewer};
use search::{Budget, Certain, Choices, Config, Mcts, Uniform};

fn main() {
    divan::main();
}

/// Iterations of one search; a fresh tree each time.
const ITERATIONS: u64 = 20_000;

fn search_from_the_start<G: Game>(
    bencher: Bencher<'_, '_>,
    options: &G::Options,
    seats: u8,
    choices: Choices,
) {
    let mut dice = Dice::new(1);
    let game = engine::settled(
        G::start(options, Seats::new(seats).unwrap()).unwrap(),
        &mut dice,
    );
    let Turn::Decide(seat) = game.turn() else {
        panic!("the first decision is due")
    };
    let config = Config::ucb(0.7, choices);
    let view = game.view(Viewer::Seat(seat));
    let budget = Budget::iterations(ITERATIONS);
    let mut tree = Mcts::<G>::new(config, budget.nodes);
    bencher
        .counter(ItemsCount::new(ITERATIONS))
        .bench_local(|| {
            let mut never = |_: u64| false;
            match choices {
                Choices::Fixed => {
                    let mut guide = Certain::<G>::new(&view, &mut dice);
                    tree.search(&mut guide, seat, &budget, &mut never, &mut dice)
                }
                Choices::Vary => {
                    let mut guide = Uniform::<G>::new(view.clone());
                    tree.search(&mut guide, seat, &budget, &mut never, &mut dice)
                }
            }
        });
}

#[divan::bench(args = ["stack19", "flat37", "flat61"], sample_count = 20, sample_size = 1)]
fn rockets_2_seats(bencher: Bencher<'_, '_>, layout: &str) {
    let layout = match layout {
        "flat37" => rockets::Layout::Flat37,
        "flat61" => rockets::Layout::Flat61,
        _ => rockets::Layout::Stack19,
    };
    let options = rockets::Options {
        layout,
        ..rockets::Options::default()
    };
    search_from_the_start::<rockets::Rockets>(bencher, &options, 2, Choices::Fixed);
}

#[divan::bench(args = [2, 5], sample_count = 20, sample_size = 1)]
fn supernova(bencher: Bencher<'_, '_>, seats: u8) {
    let options = supernova::Options::default();
    search_from_the_start::<supernova::Supernova>(bencher, &options, seats, Choices::Vary);
}

#[divan::bench(args = [2, 4], sample_count = 20, sample_size = 1)]
fn landing(bencher: Bencher<'_, '_>, seats: u8) {
    let options = landing::Options::default();
    search_from_the_start::<landing::Landing>(bencher, &options, seats, Choices::Vary);
}

#[divan::bench(args = [2, 6], sample_count = 20, sample_size = 1)]
fn celestial_20_rounds(bencher: Bencher<'_, '_>, seats: u8) {
    let options = celestial::Options {
        rounds: Some(20),
        ..celestial::Options::default()
    };
    search_from_the_start::<celestial::Celestial>(bencher, &options, seats, Choices::Vary);
}

#[divan::bench(args = [2, 8], sample_count = 20, sample_size = 1)]
fn asteroids(bencher: Bencher<'_, '_>, seats: u8) {
    let options = asteroids::Options::default();
    search_from_the_start::<asteroids::Asteroids>(bencher, &options, seats, Choices::Vary);
}
