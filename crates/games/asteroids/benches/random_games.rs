//! Full random games through the public trait, on one core: start, set-up,
//! and play to the end.

use asteroids::{Asteroids, Options};
use dice::Dice;
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::prelude::*;
use engine::{Scratch, Seats, play_out};

fn main() {
    divan::main();
}

fn bench(bencher: Bencher<'_, '_>, options: Options, seats: u8) {
    let seats = Seats::new(seats).expect("a table has seats");
    let mut dice = Dice::new(1);
    let mut scratch = Scratch::default();
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut game = Asteroids::start(&options, seats).expect("the options fit");
        play_out(&mut game, &mut dice, &mut scratch, &mut ())
    });
}

#[divan::bench(args = [2, 3, 4, 5, 6, 7, 8], sample_size = 1000)]
fn random_game(bencher: Bencher<'_, '_>, seats: u8) {
    bench(bencher, Options::default(), seats);
}

#[divan::bench(args = [2, 4, 8], sample_size = 1000)]
fn without_asteroids(bencher: Bencher<'_, '_>, seats: u8) {
    let options = Options {
        asteroids: false,
        ..Options::default()
    };
    bench(bencher, options, seats);
}

#[divan::bench(args = [4, 8], sample_size = 1000)]
fn with_bonus(bencher: Bencher<'_, '_>, seats: u8) {
    let options = Options {
        bonus: true,
        ..Options::default()
    };
    bench(bencher, options, seats);
}
