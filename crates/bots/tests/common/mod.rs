//! What the tests of all games' bots share: a table at which chance is drawn,
//! and an opponent who sees everything.
#![allow(dead_code, reason = "no game's tests need all of it")]

use bots::{BotGame, Knowledge, Level};
use dice::Dice;
use engine::{MAX_SEATS, Outcome, Randomness, Scratch, Seat, Seats, Turn};
use search::{Budget, Guide, Mcts};

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

/// Searches like a level, but sees everything: the upper end of what guessing
/// can bring.
pub(crate) struct Seer<G: BotGame> {
    pub(crate) truth: G,
    pub(crate) guide: G::Guide,
}

impl<G: BotGame> Guide<G> for Seer<G> {
    fn imagine(&mut self, rng: &mut impl Randomness) -> G {
        // Some guides note what they imagine for the playout that follows.
        self.guide.imagine(rng);
        self.truth.clone()
    }

    fn priors(&mut self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut [f32]) {
        self.guide.priors(game, seat, actions, priors);
    }

    fn rollout(
        &mut self,
        game: &mut G,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<G>,
    ) -> [f32; MAX_SEATS] {
        self.guide.rollout(game, rng, scratch)
    }

    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        self.guide.worth(outcome)
    }
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
    let config = G::plan(Level::Admiral, Seats::new(2).unwrap()).config;
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
