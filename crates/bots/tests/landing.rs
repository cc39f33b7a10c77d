//! Bots that play Landing Zone.
#![allow(clippy::print_stdout)]

use bots::{Bot, Effort, Level, Mind, Sight};
use dice::Dice;
use engine::{Game, MAX_SEATS, Outcome, Randomness, Scratch, Seat, Seats, Turn, Viewer};
use landing::{
    Action, Alien, Card, Column, End, Event, Landing, Options, Placed, Saucer, TraceHand,
    TraceState,
};
use search::{Budget, Guide, Mcts};

type Thinker = <Landing as Mind>::Guide;

/// A game whose deal is drawn, and what each seat sees of it.
struct Table {
    game: Landing,
    sights: Vec<Sight<Landing>>,
    chance: Dice,
}

impl Table {
    fn new(count: u8, deal: u64) -> Self {
        let seats = Seats::new(count).unwrap();
        let game = Landing::start(&Options::default(), seats).unwrap();
        let sights = seats.iter().map(|seat| Sight::new(&game, seat)).collect();
        let mut table = Self {
            game,
            sights,
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
            self.game.occur(outcome, &mut events);
            self.tell(&events);
        }
    }

    fn tell(&mut self, events: &[Event]) {
        for sight in &mut self.sights {
            sight.update(&self.game, events);
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut events).unwrap();
        self.tell(&events);
        self.settle();
    }
}

#[test]
fn every_level_takes_legal_actions_at_every_table() {
    let mut rng = Dice::new(1);
    for count in 2..=4 {
        for level in Level::ALL {
            let mut table = Table::new(count, u64::from(count));
            let mut bot = Bot::new(level, 3);
            while let Turn::Decide(seat) = table.game.turn() {
                let action = if rng.below(4) == 0 {
                    let mut stopper = |iterations: u64| iterations >= 64;
                    let sight = &table.sights[seat.index()];
                    bot.decide(sight, Effort::Until(&mut stopper)).action
                } else {
                    table.game.sample_action(&mut rng, &mut Scratch::default())
                };
                table.act(seat, action);
            }
        }
    }
}

fn secrets(alien: u8, saucer: u8) -> (Alien, Saucer) {
    (Alien::new(alien).unwrap(), Saucer::new(saucer).unwrap())
}

#[test]
fn the_last_place_goes_to_the_card_that_wins() {
    // One place is left and the points are level: of seat 0's cards only card
    // 8, (0,0)/(1,1), wins, and only one way up.
    let columns = [
        vec![(0, 1), (1, 1), (4, 1), (5, 1)],
        vec![(36, 0), (37, 0), (38, 0), (39, 0), (40, 0)],
        vec![(18, 0), (19, 0), (22, 0), (23, 0), (41, 0)],
        vec![(13, 1), (14, 1), (17, 1), (30, 0), (31, 0)],
    ];
    let lay = |(card, bottom)| {
        let (card, bottom) = (Card::new(card).unwrap(), End::new(bottom).unwrap());
        Placed::new(card, bottom).unwrap()
    };
    let hand = |cards: [u8; 3]| TraceHand(cards.map(|card| Card::new(card).unwrap()).into());
    let state = TraceState {
        secrets: vec![secrets(0, 0), secrets(1, 1)],
        hands: vec![hand([8, 9, 12]), hand([2, 3, 6])],
        columns: columns.map(|column| column.into_iter().map(lay).collect()),
        pile: 42 - 19 - 6 - 4,
        eliminated: vec![Vec::new(); 2],
        turn: Some(Seat::new(0)),
    };
    let seats = Seats::new(2).unwrap();
    let game = Landing::from_trace_state(&Options::default(), seats, &state).unwrap();
    let sight = Sight::new(&game, Seat::new(0));
    for level in [Level::Pilot, Level::Captain, Level::Admiral] {
        let action = Bot::new(level, 7).decide(&sight, Effort::Level).action;
        assert_eq!(
            (action.card.number(), action.bottom),
            (8, End::Zero),
            "{level}"
        );
    }
}

#[test]
fn the_first_card_lands_its_player() {
    // A card drawn at random would do so in about two of five deals.
    let mut landed = 0;
    for deal in 0..40 {
        let table = Table::new(2, deal);
        let Turn::Decide(seat) = table.game.turn() else {
            panic!("nobody decides");
        };
        let sight = &table.sights[seat.index()];
        let action = Bot::new(Level::Captain, deal)
            .decide(sight, Effort::Level)
            .action;
        let own = &sight.view().players[seat.index()];
        let pair = action.card.end(action.bottom);
        landed +=
            u32::from(pair.is_some_and(|pair| {
                own.alien == Some(pair.alien) || own.saucer == Some(pair.saucer)
            }));
    }
    assert!(landed >= 25, "{landed} of 40");
}

/// How often seat 1 is imagined to have each alien and each saucer.
fn imagined_secrets(sight: &Sight<Landing>, level: Level) -> ([u32; 4], [u32; 4]) {
    let mut guide = Landing::guide(sight, level);
    let mut rng = Dice::new(5);
    let (mut aliens, mut saucers) = ([0; 4], [0; 4]);
    for _ in 0..1_000 {
        let state = guide.imagine(&mut rng);
        assert_eq!(&state.view(Viewer::Seat(sight.seat())), sight.view());
        let (alien, saucer) = state.trace_state().secrets[1];
        aliens[alien.index()] += 1;
        saucers[saucer.index()] += 1;
    }
    (aliens, saucers)
}

#[test]
fn secrets_are_guessed_from_placements() {
    let table = Table::new(2, 1);
    let view = table.game.view(Viewer::Seat(Seat::new(0)));
    let own = &view.players[0];
    let (alien, saucer) = (own.alien.unwrap().index(), own.saucer.unwrap().index());
    let wanted = ((alien + 1) % 4, (saucer + 2) % 4);
    // Seat 1 places every card that shows one of its secrets that way up.
    let mut history = Vec::new();
    for (card, bottom) in Card::all().flat_map(|card| End::BOTH.map(|end| (card, end))) {
        let shows =
            |pair: landing::Pair| pair.alien.index() == wanted.0 && pair.saucer.index() == wanted.1;
        if card.end(bottom).is_some_and(shows) {
            history.push(Event::Placed {
                seat: Seat::new(1),
                card,
                bottom,
                column: Column::new(0).unwrap(),
                height: 0,
            });
        }
    }
    let sight = Sight::received(Seat::new(0), view.clone(), history);
    let (aliens, saucers) = imagined_secrets(&sight, Level::Admiral);
    assert_eq!((aliens[alien], saucers[saucer]), (0, 0), "its own secrets");
    assert!(
        aliens[wanted.0] > 600 && saucers[wanted.1] > 600,
        "{aliens:?} {saucers:?}"
    );
    // Nobody who forgets, or saw nothing, is any the wiser.
    let fresh = Sight::received(Seat::new(0), view, Vec::new());
    for (aliens, saucers) in [
        imagined_secrets(&sight, Level::Cadet),
        imagined_secrets(&fresh, Level::Admiral),
    ] {
        let even = |count: &u32| *count == 0 || (280..390).contains(count);
        assert!(
            aliens.iter().chain(&saucers).all(even),
            "{aliens:?} {saucers:?}"
        );
    }
}

/// Sees everything: the upper end of what guessing can bring.
struct Seer {
    truth: Landing,
    thinker: Thinker,
}

impl Seer {
    fn new(game: &Landing, seat: Seat) -> Self {
        let mut view = game.view(Viewer::Seat(seat));
        for (player, (alien, saucer)) in view.players.iter_mut().zip(game.trace_state().secrets) {
            player.alien = Some(alien);
            player.saucer = Some(saucer);
        }
        let sight = Sight::received(seat, view, Vec::new());
        Self {
            truth: *game,
            thinker: Landing::guide(&sight, Level::Admiral),
        }
    }
}

impl Guide<Landing> for Seer {
    fn imagine(&mut self, rng: &mut impl Randomness) -> Landing {
        self.thinker.imagine(rng);
        self.truth
    }

    fn priors(&mut self, game: &Landing, seat: Seat, actions: &[Action], priors: &mut [f32]) {
        self.thinker.priors(game, seat, actions, priors);
    }

    fn rollout(
        &mut self,
        game: &mut Landing,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Landing>,
    ) -> [f32; MAX_SEATS] {
        self.thinker.rollout(game, rng, scratch)
    }

    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        self.thinker.worth(outcome)
    }
}

/// The seer's share of wins against an opponent, each deal from both seats.
fn seer_share(
    deals: u64,
    iterations: u64,
    mut opponent: impl FnMut(&Table, Seat) -> Action,
) -> f64 {
    let plan = Landing::plan(Level::Admiral, Seats::new(2).unwrap());
    let mut rng = Dice::new(11);
    let mut share = 0.0;
    for game in 0..2 * deals {
        let mut table = Table::new(2, game / 2);
        let own = Seat::new((game % 2) as u8);
        let mut tree = Mcts::new(plan.config, 1 << 18);
        while let Turn::Decide(seat) = table.game.turn() {
            let action = if seat == own {
                tree.forget();
                let mut guide = Seer::new(&table.game, seat);
                let budget = Budget::iterations(iterations);
                let report = tree.search(&mut guide, seat, &budget, &mut |_: u64| false, &mut rng);
                report.best().unwrap()
            } else {
                opponent(&table, seat)
            };
            table.act(seat, action);
        }
        let winners = table.game.outcome().unwrap().winners();
        if winners.contains(own) {
            share += 1.0 / f64::from(winners.len());
        }
    }
    share / (2 * deals) as f64
}

#[test]
fn seeing_everything_beats_random_play() {
    let mut rng = Dice::new(2);
    let share = seer_share(5, 100, |table, _| {
        table.game.sample_action(&mut rng, &mut Scratch::default())
    });
    println!("the all-seeing reference wins {share:.3} against random play");
    assert!(share >= 0.7, "{share}");
}

/// Minutes long: `cargo test --release -p bots --test landing -- --ignored --nocapture`.
#[test]
#[ignore = "measures, and takes minutes"]
fn what_seeing_everything_is_worth() {
    let mut rng = Dice::new(2);
    let share = seer_share(200, 2_000, |table, _| {
        table.game.sample_action(&mut rng, &mut Scratch::default())
    });
    println!("against random play: {share:.3}");
    let mut bot = Bot::new(Level::Captain, 5);
    let share = seer_share(100, 2_000, |table, seat| {
        bot.decide(&table.sights[seat.index()], Effort::Level)
            .action
    });
    println!("against a captain: {share:.3}");
}
