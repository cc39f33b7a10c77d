//! Bots of Asteroid Field: legal, quick to win, careful where they start, and
//! not far from somebody who sees all hands.
#![allow(clippy::print_stdout)]

use crate::common::{admiral, duel, play, random, seer, share_of};
use asteroids::{Action, Asteroids, Facing, Options, Phase, Piece};
use bots::{Bot, BotGame, Effort, Knowledge, Level};
use dice::Dice;
use engine::prelude::*;
use engine::{MAX_SEATS, Outcome, Randomness, Scratch, Seat, Turn};
use search::{Guide, Leaf};

fn every_option() -> impl Iterator<Item = Options> {
    [(true, false), (true, true), (false, true)]
        .into_iter()
        .map(|(asteroids, bonus)| Options {
            asteroids,
            bonus,
            ..Options::default()
        })
}

#[test]
fn all_levels_take_legal_actions() {
    let mut kept = 0;
    for seats in 2..=8 {
        for (options, seed) in every_option().zip(0..) {
            for level in [Level::Cadet, Level::Pilot] {
                let mut bot = Bot::new(level, 5);
                play::<Asteroids>(&options, seats, seed, |game, knowledge| {
                    kept += u32::from(game.phase() == Phase::Bonus);
                    bot.decide(knowledge, Effort::Level).action
                });
            }
        }
    }
    assert!(kept >= 3, "{kept} bonuses");
}

#[test]
fn the_strongest_takes_legal_actions() {
    for seats in [2, 8] {
        let (mut bot, mut own, mut decisions) = (Bot::new(Level::Admiral, 5), Dice::new(1), 0);
        play::<Asteroids>(&Options::default(), seats, 1, |game, knowledge| {
            decisions += 1;
            if decisions % 5 == 1 && decisions < 25 {
                bot.decide(knowledge, Effort::Level).action
            } else {
                game.sample_action(&mut own, &mut Scratch::default())
            }
        });
    }
}

/// Whether an action wins the game for its seat at once and alone.
fn wins(game: &Asteroids, seat: Seat, action: Action) -> bool {
    let mut after = game.clone();
    after.apply_unchecked(action, &mut ());
    after
        .outcome()
        .is_some_and(|outcome| outcome.winners().contains(seat) && outcome.winners().len() == 1)
}

#[test]
fn a_win_in_one_is_taken() {
    let mut own = Dice::new(2);
    let mut found = 0;
    for seed in 0..60 {
        play::<Asteroids>(&Options::default(), 2, seed, |game, knowledge| {
            let mut legal = Vec::new();
            game.legal_actions(&mut legal);
            let seat = knowledge.seat();
            let winning = legal.iter().filter(|&&it| wins(game, seat, it)).count();
            if winning > 0 && winning < legal.len() {
                found += 1;
                // A pilot may overlook it; and an admiral takes its time.
                if found <= 6 {
                    let action = Bot::new(Level::Admiral, seed)
                        .decide(knowledge, Effort::Level)
                        .action;
                    assert!(wins(game, seat, action), "seed {seed}: {action}");
                }
            }
            game.sample_action(&mut own, &mut Scratch::default())
        });
    }
    assert!(found >= 3, "{found} positions with a win in one");
}

#[test]
fn nobody_starts_in_front_of_an_asteroid() {
    let blocked = |game: &Asteroids, mark: Facing| {
        let piece = game.trace_state().board[mark.square().index()];
        matches!(piece, Some(Piece::Asteroid { .. }))
    };
    let mut own = Dice::new(3);
    for seed in 0..10 {
        play::<Asteroids>(&Options::default(), 3, seed, |game, knowledge| {
            if game.phase() != Phase::Mark {
                return game.sample_action(&mut own, &mut Scratch::default());
            }
            for level in [Level::Pilot, Level::Admiral] {
                let action = Bot::new(level, seed)
                    .decide(knowledge, Effort::Level)
                    .action;
                let Action::Mark { mark } = action else {
                    panic!("a mark is due");
                };
                assert!(!blocked(game, mark), "{level}, seed {seed}: {mark:?}");
            }
            game.sample_action(&mut own, &mut Scratch::default())
        });
    }
}

#[test]
fn hidden_hands_hide_little() {
    let (options, guessing) = (Options::default(), admiral::<Asteroids>(300, 7));
    let share = 1.0 - share_of(&options, 20, 300, seer, guessing);
    assert!(share >= 0.3, "a share of {share} against one who sees all");
}

/// The most that can be had against random play, as near as a search comes to
/// it: it sees all hands and the reserve, and knows that its opponent plays at
/// random, in the tree and after it. Only the dice and the draws to come are
/// hidden from it.
struct Exploiter {
    truth: Asteroids,
    guide: <Asteroids as BotGame>::Guide,
    seat: Seat,
    looks: Vec<f32>,
}

impl Guide<Asteroids> for Exploiter {
    fn imagine(&mut self, _rng: &mut impl Randomness) -> Asteroids {
        self.truth.clone()
    }

    fn priors(&mut self, game: &Asteroids, seat: Seat, actions: &[Action], priors: &mut [f32]) {
        if seat == self.seat {
            self.guide.priors(game, seat, actions, priors);
        }
    }

    fn rollout(&mut self, leaf: Leaf<'_, Asteroids, impl Randomness>) -> [f32; MAX_SEATS] {
        let Leaf { game, rng, scratch } = leaf;
        loop {
            match game.turn() {
                Turn::Over => return self.worth(&game.outcome().unwrap()),
                Turn::Chance => {
                    let chance = game.sample_chance(rng, scratch);
                    game.resolve_unchecked(chance, &mut ());
                }
                Turn::Decide(seat) if seat == self.seat => {
                    game.legal_actions(&mut scratch.actions);
                    self.looks.clear();
                    self.looks.resize(scratch.actions.len(), 1.0);
                    self.guide
                        .priors(game, seat, &scratch.actions, &mut self.looks);
                    let best = (0..self.looks.len())
                        .max_by(|&a, &b| self.looks[a].total_cmp(&self.looks[b]))
                        .unwrap();
                    game.apply_unchecked(scratch.actions[best], &mut ());
                }
                Turn::Decide(_) => {
                    let action = game.sample_action(rng, scratch);
                    game.apply_unchecked(action, &mut ());
                }
            }
        }
    }

    /// All is alike to an opponent that plays at random.
    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        let mut worth = [0.5; MAX_SEATS];
        worth[self.seat.index()] = search::win_shares(outcome)[self.seat.index()];
        worth
    }
}

/// The share of wins of the exploiter against random play.
fn exploiter_share(deals: u64, iterations: u64) -> f32 {
    let exploiter = |game: &Asteroids, knowledge: &Knowledge<Asteroids>| Exploiter {
        truth: game.clone(),
        guide: Asteroids::guide(knowledge, Level::Admiral),
        seat: knowledge.seat(),
        looks: Vec::new(),
    };
    share_of(&Options::default(), deals, iterations, exploiter, random(9))
}

#[test]
fn knowing_hands_and_opponent_beats_random_play() {
    let share = exploiter_share(10, 60);
    assert!(share >= 0.65, "{share}");
}

/// `cargo test --release -p bots --test suite asteroids -- --ignored --nocapture`
#[test]
#[ignore = "measures, and takes minutes"]
fn what_seeing_everything_is_worth() {
    for iterations in [300, 3_000] {
        let share = exploiter_share(500, iterations);
        println!("{iterations} iterations, against random play: {share:.3}");
    }
    let (options, iterations) = (Options::default(), duel::<Asteroids>().iterations);
    let share = share_of::<Asteroids, _>(&options, 250, iterations, seer, random(9));
    println!("an admiral who sees all hands, against random play: {share:.3}");
}
