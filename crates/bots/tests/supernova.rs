//! Bots that play Supernova.
#![allow(clippy::print_stdout)]

use bots::{Bot, Effort, Level, Mind, Sight};
use dice::Dice;
use engine::{Game, MAX_SEATS, Outcome, Randomness, Scratch, Seat, Seats, Turn, Viewer};
use search::{Budget, Guide, Mcts};
use supernova::{Action, Alien, Card, Event, Options, Planet, Supernova, TraceState};

type Thinker = <Supernova as Mind>::Guide;

/// A game whose deal is drawn, and what each seat sees of it.
struct Table {
    game: Supernova,
    sights: Vec<Sight<Supernova>>,
    chance: Dice,
}

impl Table {
    fn new(count: u8, deal: u64) -> Self {
        let seats = Seats::new(count).unwrap();
        let game = Supernova::start(&Options::default(), seats).unwrap();
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

/// Two players, the pile empty and seat 0 about to play: planet 0 is the next
/// card to take.
fn late(hands: [&str; 2], favourites: [&str; 2], tokens: [u8; 2], at: [u8; 5]) -> Supernova {
    let cards = |codes: &str| -> Vec<Card> {
        let code = codes.split_whitespace();
        code.map(|code| code.parse().unwrap()).collect()
    };
    let held: Vec<Card> = [hands, favourites]
        .concat()
        .into_iter()
        .flat_map(cards)
        .collect();
    let mut played = 55 - 18 - held.iter().filter(|card| card.is_planet()).count();
    let mut discard = Vec::new();
    for (card, copies) in Card::planet_cards().zip(supernova::COPIES) {
        let seen = held.iter().filter(|&&other| other == card).count();
        let gone = played.min(usize::from(copies) - seen);
        discard.extend(std::iter::repeat_n(card, gone));
        played -= gone;
    }
    let state = TraceState {
        hands: hands.map(|codes| cards(codes).into()).into(),
        tokens: tokens.map(|number| Alien::new(number).unwrap()).into(),
        favourites: favourites.map(|codes| cards(codes).into()).into(),
        aliens: at.map(|number| Planet::new(number).unwrap()),
        pile: 0,
        taken: 0,
        discard,
        turn: Some(Seat::new(0)),
    };
    let seats = Seats::new(2).unwrap();
    Supernova::from_trace_state(Options::default(), seats, &state).unwrap()
}

fn decision(game: &Supernova, level: Level) -> Action {
    let sight = Sight::new(game, Seat::new(0));
    Bot::new(level, 7).decide(&sight, Effort::Level).action
}

#[test]
fn every_level_takes_legal_actions_at_every_table() {
    let mut rng = Dice::new(1);
    for count in 2..=5 {
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

#[test]
fn a_win_at_hand_is_taken() {
    // With alien 1 on the last planet the game ends 5 to 0.
    let game = late(
        ["D01 D34 S3", "D02 D03 D04"],
        ["A0", "A3"],
        [2, 4],
        [14, 16, 12, 5, 2],
    );
    for level in [Level::Pilot, Level::Captain, Level::Admiral] {
        let action = decision(&game, level);
        assert!(
            matches!(action, Action::Advance { alien, .. } if alien.number() == 1),
            "{level}: {action}"
        );
    }
}

#[test]
fn a_loss_at_once_is_avoided() {
    // The same for somebody who would lose 0 to 5.
    let game = late(
        ["D01 D34 S3", "D02 D03 D04"],
        ["A3", "A0"],
        [4, 2],
        [14, 16, 12, 5, 2],
    );
    for level in Level::ALL {
        let action = decision(&game, level);
        assert!(
            !matches!(action, Action::Advance { alien, .. } if alien.number() == 1),
            "{level}: {action}"
        );
    }
}

/// How often seat 1 is imagined to have each token.
fn imagined_tokens(sight: &Sight<Supernova>, level: Level) -> [u32; 5] {
    let mut guide = Supernova::guide(sight, level);
    let mut rng = Dice::new(5);
    let mut counts = [0; 5];
    for _ in 0..1_000 {
        let state = guide.imagine(&mut rng);
        assert_eq!(&state.view(Viewer::Seat(sight.seat())), sight.view());
        counts[state.trace_state().tokens[1].index()] += 1;
    }
    counts
}

#[test]
fn tokens_are_guessed_from_moves() {
    let game = late(
        ["D01 D34 S3", "D02 D03 D04"],
        ["A0", "A1"],
        [2, 3],
        [3, 4, 2, 8, 9],
    );
    let planet = |number| Planet::new(number).unwrap();
    // Seat 1 raises alien 3 from last to second place, card by card.
    let mut history = Vec::new();
    for (number, at) in [3, 4, 2, 0, 9].into_iter().enumerate() {
        let alien = Alien::new(number as u8).unwrap();
        let (from, to) = (planet(0), planet(at));
        history.push(Event::AlienAdvanced { alien, from, to });
    }
    let (seat, alien) = (Seat::new(1), Alien::new(3).unwrap());
    let card: Card = "D03".parse().unwrap();
    for (from, to) in [(0, 1), (1, 5), (5, 6), (6, 7), (7, 8)] {
        let (from, to) = (planet(from), planet(to));
        history.push(Event::CardPlayed { seat, card });
        history.push(Event::AlienAdvanced { alien, from, to });
        history.push(Event::CardDiscarded { card });
    }
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let sight = Sight::received(Seat::new(0), view.clone(), history);
    let guessed = imagined_tokens(&sight, Level::Admiral);
    assert_eq!(guessed[2], 0, "its own token is nobody else's");
    assert!(guessed[3] > 400, "{guessed:?}");
    assert!(
        [0, 1, 4].iter().all(|&other| guessed[other] > 20),
        "{guessed:?}"
    );
    // Nobody who forgets, or saw nothing, is any the wiser.
    let fresh = Sight::received(Seat::new(0), view, Vec::new());
    for counts in [
        imagined_tokens(&sight, Level::Cadet),
        imagined_tokens(&fresh, Level::Admiral),
    ] {
        let even = |&token: &usize| (200..300).contains(&counts[token]);
        assert!([0, 1, 3, 4].iter().all(even), "{counts:?}");
    }
}

/// Sees everything: the upper end of what guessing can bring.
struct Seer {
    truth: Supernova,
    thinker: Thinker,
}

impl Seer {
    fn new(game: &Supernova, seat: Seat) -> Self {
        let mut view = game.view(Viewer::Seat(seat));
        view.tokens = game.trace_state().tokens.into_iter().map(Some).collect();
        let sight = Sight::received(seat, view, Vec::new());
        Self {
            truth: game.clone(),
            thinker: Supernova::guide(&sight, Level::Admiral),
        }
    }
}

impl Guide<Supernova> for Seer {
    fn imagine(&mut self, rng: &mut impl Randomness) -> Supernova {
        self.thinker.imagine(rng);
        self.truth.clone()
    }

    fn priors(&mut self, game: &Supernova, seat: Seat, actions: &[Action], priors: &mut [f32]) {
        self.thinker.priors(game, seat, actions, priors);
    }

    fn rollout(
        &mut self,
        game: &mut Supernova,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Supernova>,
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
    let plan = Supernova::plan(Level::Admiral, Seats::new(2).unwrap());
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

/// Minutes long: `cargo test --release -p bots --test supernova -- --ignored --nocapture`.
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
