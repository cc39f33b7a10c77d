//! Full random games through the public trait, on one core.

use dice::Dice;
use divan::{Bencher, counter::ItemsCount};
use engine::prelude::*;
use engine::{Scratch, Seats, play_out};
use supernova::{Options, Supernova};

fn main() {
    divan::main();
}

/// One game from `start` to the end, set-up included.
#[divan::bench(args = [2, 3, 4, 5], sample_size = 1_000)]
fn random_game(bencher: Bencher<'_, '_>, seats: u8) {
    let seats = Seats::new(seats).expect("2 to 5 seats");
    let options = Options::default();
    let mut dice = Dice::new(1);
    let mut scratch = Scratch::default();
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        let mut game = Supernova::start(&options, seats).expect("it starts");
        play_out(&mut game, &mut dice, &mut scratch, &mut ());
        game.outcome()
    });
}
