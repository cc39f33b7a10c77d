//! Full random games of 300 rounds through the public trait, on one core. A
//! game is cloned from one just started; the set-up's chance is part of it.

use celestial::{Celestial, Collector, Options};
use dice::Dice;
use divan::counter::ItemsCount;
use engine::prelude::*;
use engine::{Scratch, Seats, play_out};

fn main() {
    divan::main();
}

fn play(bencher: divan::Bencher<'_, '_>, seats: u8, collectors: &[Collector]) {
    let options = Options {
        collectors: collectors.to_vec(),
        rounds: Some(300),
        ..Options::default()
    };
    let seats = Seats::new(seats).expect("a number of seats");
    let start = Celestial::start(&options, seats).expect("a game");
    let mut scratch = Scratch::default();
    let mut dice = Dice::new(1);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut game = start.clone();
        play_out(&mut game, &mut dice, &mut scratch, &mut ())
    });
}

#[divan::bench(args = [2, 3, 4, 5, 6], sample_size = 100)]
fn random_game(bencher: divan::Bencher<'_, '_>, seats: u8) {
    play(bencher, seats, &[]);
}

#[divan::bench(args = [2, 4, 6], sample_size = 100)]
fn random_game_with_collectors(bencher: divan::Bencher<'_, '_>, seats: u8) {
    play(bencher, seats, &Collector::ALL);
}
