//! What `simulate` and `arena` would cost at a table: the same number of games between two
//! seats, by the short loops that these commands run and at a table of this process that
//! one user watches. Counted are decisions.
#![allow(missing_docs)]

use arena::{Entrant, Team};
use bots::{Bot, BotGame, Effort};
use dice::Dice;
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Randomness, Scratch, Seats, play_out};
use protocol::{ClientMessage, Command, CommandId, DetailLevel, Hex32, Level, SeatHolder};
use registry::{Asteroids, Celestial, Landing, Rockets, Supernova};
use std::sync::Arc;
use table::local::{LocalTable, local_setup};
use table::{BotRequest, Moment, Table};

fn main() {
    divan::main();
}

/// Nobody has a clock here, so that time stands still.
const NOW: Moment = Moment(0);

/// So many that it matters little which ones they are: a table draws chance otherwise.
const GAMES: u64 = 100;

/// Plays these games and returns how many decisions they had.
type Play = fn(std::ops::Range<u64>) -> usize;

fn measure(bencher: Bencher<'_, '_>, play: Play) {
    bencher
        .counter(ItemsCount::new(play(0..GAMES)))
        .bench(|| play(0..GAMES));
}

/// A game at a table between bots, each of whose decisions `decide` makes.
fn at_table<G: BotGame>(seed: u64, mut decide: impl FnMut(&G, BotRequest) -> String) -> usize {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_be_bytes());
    let options = serde_json::to_value(G::simulation_options()).expect("options are JSON");
    let seats = vec![
        SeatHolder::Bot {
            level: Level::Cadet
        };
        2
    ];
    let id = "bench".parse().expect("an id");
    let setup = local_setup::<G>(id, options, seats, Hex32(secret));
    let thinker = Arc::new(|knowledge: &_, level, seed| {
        let mut bot = Bot::<G>::new(level, seed);
        bot.decide(knowledge, Effort::Level).action
    });
    let (mut table, _) = LocalTable::create(setup, thinker, NOW).expect("a table");
    let join = ClientMessage::Join {
        table: table.table().id().clone(),
        seen: None,
        detail: DetailLevel::Events,
    };
    let _ = table.receive(join, NOW);
    let start = ClientMessage::Do(CommandId(0), Command::Start {});
    let mut asked = table.receive(start, NOW).bots;
    let mut decisions = 0;
    while let Some(request) = asked.pop() {
        let question = (request.revision, request.seat, request.purpose);
        let game = table.game().expect("it has started").game();
        let action = decide(game, request);
        asked = table.bot_decided(question, &action, NOW).bots;
        decisions += 1;
    }
    assert!(table.table().over().is_some(), "played to the end");
    decisions
}

mod random {
    use super::*;

    #[divan::bench(types = [Supernova, Celestial, Landing, Rockets, Asteroids], sample_count = 10)]
    fn by_a_loop<G: BotGame>(bencher: Bencher<'_, '_>) {
        measure(bencher, |games| {
            let seats = Seats::new(2).expect("a number of seats");
            let (options, mut scratch) = (G::simulation_options(), Scratch::default());
            let mut play = |seed| {
                let mut game = G::start(&options, seats).expect("the options fit");
                play_out(&mut game, &mut Dice::new(seed), &mut scratch, &mut ())
            };
            games.map(|seed| play(seed) as usize).sum()
        });
    }

    #[divan::bench(types = [Supernova, Celestial, Landing, Rockets, Asteroids], sample_count = 10)]
    fn at_a_table<G: BotGame>(bencher: Bencher<'_, '_>) {
        measure(bencher, |games| {
            let mut scratch = Scratch::default();
            let mut play = |seed| {
                let mut dice = Dice::new(seed);
                at_table::<G>(seed, |game, _| {
                    game.sample_action(&mut dice, &mut scratch).to_string()
                })
            };
            games.map(&mut play).sum()
        });
    }
}

mod cadets {
    use super::*;

    #[divan::bench(types = [Supernova, Celestial, Landing, Rockets, Asteroids], sample_count = 10)]
    fn in_the_arena<G: BotGame>(bencher: Bencher<'_, '_>) {
        measure(bencher, |games| {
            let cadets = [0, 1].map(|_| Entrant::Bot(Level::Cadet));
            let mut team = Team::new(&cadets).expect("no program to start");
            let options = G::simulation_options();
            let mut play = |deal| team.play::<G>(&options, 0, deal, &mut ()).expect("a game");
            games.map(|deal| play(deal).decisions as usize).sum()
        });
    }

    #[divan::bench(types = [Supernova, Celestial, Landing, Rockets, Asteroids], sample_count = 10)]
    fn at_a_table<G: BotGame>(bencher: Bencher<'_, '_>) {
        measure(bencher, |games| {
            let play = |seed| {
                let mut dice = Dice::new(seed);
                at_table::<G>(seed, |_, request| {
                    request.think(u64::from(dice.below(u32::MAX)))
                })
            };
            games.map(play).sum()
        });
    }
}
