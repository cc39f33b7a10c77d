//! Bots of Celestial Duel: legal, good at counting, and not far from somebody
//! who sees all cards.

#![allow(clippy::print_stdout)]

use crate::common::{admiral, duel, play, seer, share_of};
use bots::{Bot, BotGame, Effort, Knowledge, Level};
use celestial::{Action, Card, Celestial, Characteristic, Collector, DeckRef, Options, TraceState};
use dice::Dice;
use engine::prelude::*;
use engine::{Randomness, Scratch, Seat, SeatSet, Seats, Turn, Viewer};
use search::Guide;

fn options(rounds: u32, collectors: &[Collector]) -> Options {
    Options {
        rounds: Some(rounds),
        collectors: collectors.to_vec(),
        ..Options::default()
    }
}

#[test]
fn all_levels_take_legal_actions() {
    for seats in 2..=6 {
        for level in Level::ALL {
            // The strongest takes longest and plays the shortest game.
            let rounds = if level == Level::Admiral { 2 } else { 12 };
            let mut bot = Bot::<Celestial>::new(level, 5);
            play::<Celestial>(
                &options(rounds, &Collector::ALL),
                seats,
                u64::from(seats),
                |_, knowledge| bot.decide(knowledge, Effort::Level).action,
            );
        }
    }
}

#[test]
fn who_remembers_everything_knows_every_pile() {
    for (seats, collectors) in [(2, &[][..]), (3, &Collector::ALL[..]), (6, &[][..])] {
        let mut own = Dice::new(3);
        let mut certain = 0;
        play::<Celestial>(&options(60, collectors), seats, 11, |game, knowledge| {
            let mut guide = Celestial::guide(knowledge, Level::Admiral);
            let (truth, imagined) = (game.layout(), guide.imagine(&mut own).layout());
            assert_eq!(imagined.known, truth.known);
            assert_eq!(imagined.unseen, truth.unseen);
            assert_eq!(imagined.aside, truth.aside);
            let seat = knowledge.seat().index();
            assert_eq!(imagined.top[seat], truth.top[seat]);
            if truth.unseen.iter().all(|&count| count == 0) && truth.round > 1 {
                // The last cards of the deal may be in play still.
                certain += u32::from(imagined == truth);
            }
            Characteristic::ALL.map(|by| match truth.characteristic {
                None => Action::Choose(by),
                Some(current) if current == by => Action::Follow,
                Some(_) => Action::Change(by),
            })[own.below(4) as usize]
        });
        assert!(certain > 10, "{certain} positions without secrets");
    }
}

#[test]
fn who_forgets_knows_only_what_went_under_last() {
    let mut own = Dice::new(4);
    let mut forgotten = 0;
    play::<Celestial>(&options(60, &[]), 2, 12, |game, knowledge| {
        let mut guide = Celestial::guide(knowledge, Level::Pilot);
        let imagined = guide.imagine(&mut own);
        imagined.audit().unwrap();
        let (truth, imagined) = (game.layout(), imagined.layout());
        for (all, remembered) in truth.known.iter().zip(&imagined.known) {
            assert!(all.ends_with(remembered));
            forgotten += all.len() - remembered.len();
        }
        game.sample_action(&mut own, &mut Scratch::default())
    });
    assert!(forgotten > 100);
}

#[test]
fn hidden_tops_are_any_card_that_fits() {
    let mut own = Dice::new(5);
    let mut looked = false;
    play::<Celestial>(&options(1, &[]), 2, 13, |game, knowledge| {
        let mut guide = Celestial::guide(knowledge, Level::Admiral);
        let other = 1 - knowledge.seat().index();
        let mut drawn: Vec<Card> = (0..400)
            .filter_map(|_| guide.imagine(&mut own).layout().top[other])
            .collect();
        assert_eq!(drawn.len(), 400);
        drawn.sort_unstable();
        drawn.dedup();
        let truth = game.layout();
        assert!(!drawn.contains(&truth.top[knowledge.seat().index()].unwrap()));
        if truth.characteristic.is_none() {
            // 35 cards; one is missed with a chance of 35 · (34/35)^400.
            assert_eq!(drawn.len(), 35);
        } else {
            // The chooser has announced its value.
            assert!(drawn.contains(&truth.top[other].unwrap()));
            assert!(drawn.len() <= 3);
        }
        looked = true;
        match truth.characteristic {
            None => Action::Choose(Characteristic::Diameter),
            Some(_) => Action::Follow,
        }
    });
    assert!(looked);
}

/// The share of the win that `seat` gets in the last round if both play on as
/// well as they can.
fn last_round(game: &Celestial, seat: Seat) -> f32 {
    if game.turn() == Turn::Over {
        return search::win_shares(&game.outcome().unwrap())[seat.index()];
    }
    let Turn::Decide(decider) = game.turn() else {
        panic!("nothing is hidden");
    };
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let shares = legal.into_iter().map(|action| {
        let mut after = game.clone();
        after.apply_unchecked(action, &mut ());
        last_round(&after, seat)
    });
    if decider == seat {
        shares.fold(0.0, f32::max)
    } else {
        shares.fold(1.0, f32::min)
    }
}

#[test]
fn the_last_round_is_played_without_a_mistake() {
    let mut own = Dice::new(6);
    let mut mattered = 0;
    for seed in 0..40 {
        play::<Celestial>(&options(25, &[]), 2, seed, |game, knowledge| {
            let state = game.layout();
            let last = state.round == 25 && state.unseen == [0, 0];
            if !last {
                return game.sample_action(&mut own, &mut Scratch::default());
            }
            let best = last_round(game, knowledge.seat());
            let after = |action| {
                let mut after = game.clone();
                after.apply_unchecked(action, &mut ());
                last_round(&after, knowledge.seat())
            };
            let action = Bot::new(Level::Admiral, seed)
                .decide(knowledge, Effort::Level)
                .action;
            assert!(after(action) == best, "seed {seed}: {action}");
            let mut legal = Vec::new();
            game.legal_actions(&mut legal);
            mattered += u32::from(legal.into_iter().any(|action| after(action) < best));
            game.sample_action(&mut own, &mut Scratch::default())
        });
    }
    assert!(mattered >= 3, "{mattered} positions in which it mattered");
}

#[test]
fn nobody_leads_the_sun_by_its_distance() {
    let seats = Seats::new(2).unwrap();
    let card = |slug| Card::of_slug(slug);
    let state = TraceState {
        top: vec![card("sun"), card("mars")],
        unseen: vec![17, 17],
        known: vec![vec![], vec![]],
        leader: Seat::new(0),
        chooser: None,
        characteristic: None,
        turn: Some(Seat::new(0)),
        aside: vec![],
        round: 1,
        reversed: false,
        black_hole: false,
        shields: SeatSet::EMPTY,
    };
    let options = options(1, &[]);
    let game = Celestial::laid_out(DeckRef::EXPERT, &options, seats, &state).unwrap();
    let knowledge: Knowledge<Celestial> =
        Knowledge::received(Seat::new(0), game.view(Viewer::Seat(Seat::new(0))), vec![]);
    for level in [Level::Pilot, Level::Captain, Level::Admiral] {
        let action = Bot::new(level, 1).decide(&knowledge, Effort::Level).action;
        assert_ne!(action, Action::Choose(Characteristic::Distance), "{level}");
    }
}

/// The share of wins of a bot that counts cards, against one that searches in
/// the same way but sees them all.
fn counting_share(deals: u64, rounds: u32, iterations: u64) -> f32 {
    let (options, counting) = (options(rounds, &[]), admiral::<Celestial>(iterations, 7));
    1.0 - share_of(&options, deals, iterations, seer, counting)
}

#[test]
fn counting_comes_close_to_seeing_all_cards() {
    let share = counting_share(6, 60, 150);
    assert!(share >= 0.15, "a share of {share} against one who sees all");
}

/// `cargo test --release -p bots --test suite celestial -- --ignored --nocapture`
#[test]
#[ignore = "measures, and takes minutes"]
fn what_seeing_everything_is_worth() {
    let share = counting_share(100, 100, duel::<Celestial>().iterations);
    println!("an admiral against one who sees all cards: {share:.3}");
}
