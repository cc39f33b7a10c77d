//! Full random games through the public trait, on one core.
//!
//! Each iteration starts a game, draws who begins and plays it out.

use dice::Dice;
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::prelude::*;
use engine::{Scratch, Seats, play_out};
use rockets::{Layout, Options, Rockets};

fn main() {
    divan::main();
}

fn random_games(bencher: Bencher<'_, '_>, options: Options, seats: u8) {
    let seats = Seats::new(seats).expect("2 to 6 seats");
    let mut dice = Dice::new(1);
    let mut scratch = Scratch::default();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut game = Rockets::start(&options, seats).expect("valid options");
        play_out(&mut game, &mut dice, &mut scratch, &mut ());
        game
    });
}

fn on(layout: Layout) -> Options {
    Options {
        layout,
        ..Options::default()
    }
}

#[divan::bench(args = [2, 3, 4, 5, 6], sample_size = 1_000)]
fn stack19(bencher: Bencher<'_, '_>, seats: u8) {
    random_games(bencher, on(Layout::Stack19), seats);
}

#[divan::bench(args = [2, 3, 4, 5, 6], sample_size = 1_000)]
fn flat37(bencher: Bencher<'_, '_>, seats: u8) {
    random_games(bencher, on(Layout::Flat37), seats);
}

#[divan::bench(args = [2, 3, 4, 5, 6], sample_size = 1_000)]
fn flat61(bencher: Bencher<'_, '_>, seats: u8) {
    random_games(bencher, on(Layout::Flat61), seats);
}

#[divan::bench(sample_size = 1_000)]
fn flat61_three_rockets_each(bencher: Bencher<'_, '_>) {
    let options = Options {
        rockets_each: 3,
        ..on(Layout::Flat61)
    };
    random_games(bencher, options, 2);
}
