//! Full random games through the public trait, on one core. Each iteration
//! starts a game, deals, and plays it to the end.

use dice::Dice;
use divan::counter::ItemsCount;
use engine::prelude::*;
use engine::{Scratch, Seats, play_out};
use landing::{Landing, Options};

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4], sample_size = 1000)]
fn random_game(bencher: divan::Bencher<'_, '_>, seats: u8) {
    let seats = Seats::new(seats).expect("2 to 4 seats");
    let options = Options::default();
    let mut dice = Dice::new(1);
    let mut scratch = Scratch::default();
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut game = Landing::start(&options, seats).expect("the options are the defaults");
        play_out(&mut game, &mut dice, &mut scratch, &mut ());
        game
    });
}
