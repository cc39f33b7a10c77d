//! Bots that play Landing Zone.
#![allow(clippy::print_stdout)]

use crate::common::{Table, all_levels_take_legal_actions, play};
use bots::{Bot, BotGame, Effort, Knowledge, Level};
use dice::Dice;
use engine::prelude::*;
use engine::{Randomness, Seat, Seats, Turn, Viewer};
use landing::{
    Alien, Card, CardEnd, Column, Event, Landing, Options, Placed, Saucer, TraceHand, TraceState,
};
use search::Guide;

#[test]
fn every_level_takes_legal_actions_at_every_table() {
    all_levels_take_legal_actions::<Landing>(&Options::default(), 2..=4);
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
        let (card, bottom) = (Card::new(card).unwrap(), CardEnd::new(bottom).unwrap());
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
    let knowledge = Knowledge::new(&game, Seat::new(0));
    // A pilot looks at few positions and still finds it more often than chance
    // would; an admiral always does.
    for (level, least) in [
        (Level::Pilot, 5),
        (Level::Captain, 16),
        (Level::Admiral, 20),
    ] {
        let found = (0..20).filter(|&seed| {
            let action = Bot::new(level, seed)
                .decide(&knowledge, Effort::Level)
                .action;
            (action.card.number(), action.bottom) == (8, CardEnd::Zero)
        });
        let found = found.count();
        assert!(found >= least, "{level}: {found} of 20");
    }
}

#[test]
fn the_first_card_lands_its_player() {
    // A card drawn at random would do so in about two of five deals.
    let mut landed = 0;
    for deal in 0..40 {
        let table = Table::<Landing>::new(&Options::default(), 2, deal);
        let Turn::Decide(seat) = table.game.turn() else {
            panic!("nobody decides");
        };
        let knowledge = &table.known[seat.index()];
        let action = Bot::new(Level::Admiral, deal)
            .decide(knowledge, Effort::Level)
            .action;
        let own = &knowledge.view().players[seat.index()];
        let pair = action.card.end(action.bottom);
        landed +=
            u32::from(pair.is_some_and(|pair| {
                own.alien == Some(pair.alien) || own.saucer == Some(pair.saucer)
            }));
    }
    assert!(landed >= 25, "{landed} of 40");
}

/// How often seat 1 is imagined to have each alien and each saucer.
fn imagined_secrets(knowledge: &Knowledge<Landing>, level: Level) -> ([u32; 4], [u32; 4]) {
    let mut guide = Landing::guide(knowledge, level);
    let mut rng = Dice::new(5);
    let (mut aliens, mut saucers) = ([0; 4], [0; 4]);
    for _ in 0..1_000 {
        let state = guide.imagine(&mut rng);
        assert_eq!(
            &state.view(Viewer::Seat(knowledge.seat())),
            knowledge.view()
        );
        let (alien, saucer) = state.trace_state().secrets[1];
        aliens[alien.index()] += 1;
        saucers[saucer.index()] += 1;
    }
    (aliens, saucers)
}

#[test]
fn secrets_are_guessed_from_placements() {
    let table = Table::<Landing>::new(&Options::default(), 2, 1);
    let view = table.game.view(Viewer::Seat(Seat::new(0)));
    let own = &view.players[0];
    let (alien, saucer) = (own.alien.unwrap().index(), own.saucer.unwrap().index());
    let wanted = ((alien + 1) % 4, (saucer + 2) % 4);
    // Seat 1 places every card that shows one of its secrets that way up.
    let mut history = Vec::new();
    for (card, bottom) in Card::all().flat_map(|card| CardEnd::BOTH.map(|end| (card, end))) {
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
    let knowledge = Knowledge::received(Seat::new(0), view.clone(), history);
    let (aliens, saucers) = imagined_secrets(&knowledge, Level::Admiral);
    assert_eq!((aliens[alien], saucers[saucer]), (0, 0), "its own secrets");
    assert!(
        aliens[wanted.0] > 600 && saucers[wanted.1] > 600,
        "{aliens:?} {saucers:?}"
    );
    // Nobody who forgets, or saw nothing, is any the wiser.
    let fresh = Knowledge::received(Seat::new(0), view, Vec::new());
    for (aliens, saucers) in [
        imagined_secrets(&knowledge, Level::Cadet),
        imagined_secrets(&fresh, Level::Admiral),
    ] {
        let even = |count: &u32| *count == 0 || (280..390).contains(count);
        assert!(
            aliens.iter().chain(&saucers).all(even),
            "{aliens:?} {saucers:?}"
        );
    }
}

/// Lands as much of its own crew as one card can, and looks no further.
fn greedy(game: &Landing, seat: Seat, dice: &mut Dice) -> landing::Action {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    let landed = |action: landing::Action| {
        let mut after = *game;
        after.apply_unchecked(action, &mut ());
        after.view(Viewer::Seat(seat)).own_points()
    };
    let most = actions.iter().map(|&action| landed(action)).max();
    actions.retain(|&action| Some(landed(action)) == most);
    actions[dice.below(actions.len() as u32) as usize]
}

/// The share of wins of a level, in games of two against a greedy player, and half of its
/// 95% interval over deals; each deal is played from both seats.
fn share_against_greedy(level: Level, deals: u64) -> (f64, f64) {
    let (mut bot, mut dice) = (Bot::new(level, 7), Dice::new(3));
    let mut share = |own: Seat, deal| {
        let end = play(&Options::default(), 2, deal, |game: &Landing, knowledge| {
            if knowledge.seat() == own {
                bot.decide(knowledge, Effort::Level).action
            } else {
                greedy(game, knowledge.seat(), &mut dice)
            }
        });
        f64::from(search::win_shares(&end.outcome().unwrap())[own.index()])
    };
    let mut both = |deal| (share(Seat::new(0), deal) + share(Seat::new(1), deal)) / 2.0;
    let shares: Vec<f64> = (0..deals).map(&mut both).collect();
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let squares = shares.iter().map(|share| (share - mean).powi(2));
    let variance = squares.sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

#[test]
fn a_pilot_beats_a_greedy_player() {
    let (share, _) = share_against_greedy(Level::Pilot, 20);
    assert!(share > 0.5, "{share}");
}

/// `cargo test -p bots --test suite landing -- --ignored --nocapture`
#[test]
#[ignore = "measures, and takes minutes"]
fn what_looking_further_than_one_card_is_worth() {
    for level in [Level::Cadet, Level::Pilot, Level::Lieutenant] {
        let (share, half) = share_against_greedy(level, 200);
        println!("{level} against a greedy player: {share:.3}, give or take {half:.3}");
    }
}
