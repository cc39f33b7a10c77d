//! What the tests of all games' bots share: a table at which chance is drawn,
//! and an opponent who sees everything.
#![allow(clippy::print_stdout)]

use bots::{Bot, BotGame, Effort, Knowledge, Level, Plan};
use dice::Dice;
use engine::{Randomness, Scratch, Seat, Seats, Turn};
use search::{Budget, Changed, Guide, Mcts};
use std::ops::RangeInclusive;

/// A game whose deal is drawn, and what each seat sees of it.
pub(crate) struct Table<G: BotGame> {
    pub(crate) game: G,
    pub(crate) known: Vec<Knowledge<G>>,
    chance: Dice,
}

impl<G: BotGame> Table<G> {
    pub(crate) fn new(options: &G::Options, count: u8, deal: u64) -> Self {
        let seats = Seats::new(count).unwrap();
        let game = G::start(options, seats).unwrap();
        let known = seats
            .iter()
            .map(|seat| Knowledge::new(&game, seat))
            .collect();
        let mut table = Self {
            game,
            known,
            chance: Dice::new(deal),
        };
        table.settle();
        table
    }

    fn settle(&mut self) {
        while self.game.turn() == Turn::Chance {
            let outcome = self
                .game
                .sample_chance(&mut self.chance, &mut Scratch::default());
            let mut events = Vec::new();
            self.game.resolve_unchecked(outcome, &mut events);
            self.tell(&events);
        }
    }

    fn tell(&mut self, events: &[G::Event]) {
        for knowledge in &mut self.known {
            knowledge.update(&self.game, events);
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: G::Action) {
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut events).unwrap();
        self.tell(&events);
        self.settle();
    }
}

/// Plays a game in which `decide` chooses, told the state and what its seat
/// knows. Returns the state it ended in.
pub(crate) fn play<G: BotGame>(
    options: &G::Options,
    seats: u8,
    deal: u64,
    mut decide: impl FnMut(&G, &Knowledge<G>) -> G::Action,
) -> G {
    let mut table = Table::<G>::new(options, seats, deal);
    while let Turn::Decide(seat) = table.game.turn() {
        let action = decide(&table.game, &table.known[seat.index()]);
        table.act(seat, action);
    }
    table.game
}

/// Every level plays a game for each number of seats, with a short search now
/// and then.
pub(crate) fn all_levels_take_legal_actions<G: BotGame>(
    options: &G::Options,
    counts: RangeInclusive<u8>,
) {
    let mut rng = Dice::new(1);
    for count in counts {
        for level in Level::ALL {
            let mut bot = Bot::new(level, 3);
            play(options, count, u64::from(count), |game: &G, knowledge| {
                if rng.below(4) > 0 {
                    return game.sample_action(&mut rng, &mut Scratch::default());
                }
                let mut stopper = |iterations: u64| iterations >= 64;
                bot.decide(knowledge, Effort::Until(&mut stopper)).action
            });
        }
    }
}

/// Searches like an admiral who has that knowledge, but sees everything: the upper
/// end of what guessing can bring.
pub(crate) fn seer<G: BotGame>(truth: &G, knowledge: &Knowledge<G>) -> impl Guide<G> + use<G> {
    let truth = truth.clone();
    Changed {
        guide: G::guide(knowledge, Level::Admiral),
        change: move |game: &mut G| game.clone_from(&truth),
    }
}

/// Takes what an admiral's guide finds from what the seat knows.
pub(crate) fn admiral<G: BotGame>(
    iterations: u64,
    seed: u64,
) -> impl FnMut(&G, &Knowledge<G>) -> G::Action {
    let mut dice = Dice::new(seed);
    let mut tree = Mcts::new(duel::<G>().config, 1 << 16);
    move |_, knowledge| {
        let mut guide = G::guide(knowledge, Level::Admiral);
        let (seat, budget) = (knowledge.seat(), Budget::iterations(iterations));
        let report = tree.search(&mut guide, seat, &budget, &mut |_: u64| false, &mut dice);
        report.best().unwrap()
    }
}

/// Takes any action.
pub(crate) fn random<G: BotGame>(seed: u64) -> impl FnMut(&G, &Knowledge<G>) -> G::Action {
    let mut dice = Dice::new(seed);
    move |game, _| game.sample_action(&mut dice, &mut Scratch::default())
}

/// How an admiral searches at a table of two.
pub(crate) fn duel<G: BotGame>() -> Plan {
    G::plan(Level::Admiral, Seats::new(2).unwrap())
}

/// Prints what seeing everything is worth, which takes minutes.
pub(crate) fn measure_seer<G: BotGame, A: Guide<G>>(
    options: &G::Options,
    mut seer: impl FnMut(&G, &Knowledge<G>) -> A,
) {
    let share = share_of(options, 200, 2_000, &mut seer, random(2));
    println!("{} against random play: {share:.3}", G::NAME);
    let mut bot = Bot::new(Level::Captain, 5);
    let share = share_of(options, 100, 2_000, seer, |_, knowledge| {
        bot.decide(knowledge, Effort::Level).action
    });
    println!("{} against a captain: {share:.3}", G::NAME);
}

/// The share of wins, in games of two, of a guide that is told the state and
/// what its seat knows, against `opponent`; each deal from both seats.
pub(crate) fn share_of<G: BotGame, A: Guide<G>>(
    options: &G::Options,
    deals: u64,
    iterations: u64,
    mut guide: impl FnMut(&G, &Knowledge<G>) -> A,
    mut opponent: impl FnMut(&G, &Knowledge<G>) -> G::Action,
) -> f32 {
    let config = duel::<G>().config;
    let mut rng = Dice::new(11);
    let mut share = 0.0;
    for number in 0..2 * deals {
        let own = Seat::new((number % 2) as u8);
        let mut tree = Mcts::new(config, 1 << 18);
        let end = play(options, 2, number / 2, |game, knowledge| {
            if knowledge.seat() != own {
                return opponent(game, knowledge);
            }
            let budget = Budget::iterations(iterations);
            let mut guide = guide(game, knowledge);
            let report = tree.search(&mut guide, own, &budget, &mut |_: u64| false, &mut rng);
            report.best().unwrap()
        });
        share += search::win_shares(&end.outcome().unwrap())[own.index()];
    }
    share / (2 * deals) as f32
}
