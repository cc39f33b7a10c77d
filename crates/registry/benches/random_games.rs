//! Full random games through the public trait, on one core. Each iteration
//! starts a game, sets it up and plays it to the end.

use dice::Dice;
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Game, Scratch, Seats, play_out};

fn main() {
    divan::main();
}

fn started<G: Game>(options: &G::Options, seats: u8) -> G {
    let seats = Seats::new(seats).expect("a number of seats");
    G::start(options, seats).expect("the options fit")
}

fn play<G: Game>(bencher: Bencher<'_, '_>, start: impl Fn() -> G) {
    let (mut dice, mut scratch) = (Dice::new(1), Scratch::default());
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut game = start();
        play_out(&mut game, &mut dice, &mut scratch, &mut ());
        game
    });
}

fn random_games<G: Game>(bencher: Bencher<'_, '_>, options: &G::Options, seats: u8) {
    play(bencher, || started::<G>(options, seats));
}

mod asteroids {
    use super::*;
    use ::asteroids::{Asteroids, Options};

    #[divan::bench(args = [2, 3, 4, 5, 6, 7, 8], sample_size = 1_000)]
    fn usual(bencher: Bencher<'_, '_>, seats: u8) {
        random_games::<Asteroids>(bencher, &Options::default(), seats);
    }

    #[divan::bench(args = [2, 4, 8], sample_size = 1_000)]
    fn without_asteroids(bencher: Bencher<'_, '_>, seats: u8) {
        let options = Options {
            asteroids: false,
            ..Options::default()
        };
        random_games::<Asteroids>(bencher, &options, seats);
    }

    #[divan::bench(args = [4, 8], sample_size = 1_000)]
    fn with_bonus(bencher: Bencher<'_, '_>, seats: u8) {
        let options = Options {
            bonus: true,
            ..Options::default()
        };
        random_games::<Asteroids>(bencher, &options, seats);
    }
}

/// Games of 300 rounds, cloned from one just started.
mod celestial {
    use super::*;
    use ::celestial::{Celestial, Collector, Options};

    fn with(bencher: Bencher<'_, '_>, seats: u8, collectors: &[Collector]) {
        let options = Options {
            first: None,
            collectors: collectors.to_vec(),
            rounds: Some(300),
            ..Options::default()
        };
        let start: Celestial = started(&options, seats);
        play(bencher, || start.clone());
    }

    #[divan::bench(args = [2, 3, 4, 5, 6], sample_size = 100)]
    fn usual(bencher: Bencher<'_, '_>, seats: u8) {
        with(bencher, seats, &[]);
    }

    #[divan::bench(args = [2, 4, 6], sample_size = 100)]
    fn with_collectors(bencher: Bencher<'_, '_>, seats: u8) {
        with(bencher, seats, &Collector::ALL);
    }
}

#[divan::bench(args = [2, 3, 4], sample_size = 1_000)]
fn landing(bencher: Bencher<'_, '_>, seats: u8) {
    random_games::<::landing::Landing>(bencher, &Default::default(), seats);
}

mod rockets {
    use super::*;
    use ::rockets::{Layout, Options, Rockets};

    #[divan::bench(args = [2, 3, 4, 5, 6], consts = [19, 37, 61], sample_size = 1_000)]
    fn cells<const CELLS: u8>(bencher: Bencher<'_, '_>, seats: u8) {
        let layout = Layout::ALL.into_iter().find(|it| it.cells() == CELLS);
        let options = Options {
            layout: layout.expect("a board of that size"),
            ..Options::default()
        };
        random_games::<Rockets>(bencher, &options, seats);
    }

    #[divan::bench(sample_size = 1_000)]
    fn three_rockets_each_on_61_cells(bencher: Bencher<'_, '_>) {
        let options = Options {
            layout: Layout::Flat61,
            rockets_each: 3,
            ..Options::default()
        };
        random_games::<Rockets>(bencher, &options, 2);
    }
}

#[divan::bench(args = [2, 3, 4, 5], sample_size = 1_000)]
fn supernova(bencher: Bencher<'_, '_>, seats: u8) {
    random_games::<::supernova::Supernova>(bencher, &Default::default(), seats);
}
