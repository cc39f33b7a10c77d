//! Bots that play Supernova.

use crate::common::all_levels_take_legal_actions;
use bots::{Bot, BotGame, Effort, Knowledge, Level};
use dice::Dice;
use engine::prelude::*;
use engine::{Seat, Seats, Viewer};
use search::Guide;
use supernova::{Action, Alien, Card, Event, Options, Planet, Supernova, TraceState};

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
    Supernova::from_trace_state(&Options::default(), seats, &state).unwrap()
}

const HANDS: [&str; 2] = ["D01 D34 S3", "D02 D03 D04"];

#[test]
fn every_level_takes_legal_actions_at_every_table() {
    all_levels_take_legal_actions::<Supernova>(&Options::default(), 2..=5);
}

#[test]
fn a_win_at_hand_is_taken_and_a_loss_avoided() {
    // With alien 1 on the last planet the game ends 5 to 0 or 0 to 5.
    let able = [Level::Captain, Level::Admiral];
    for (favourites, tokens, ends, levels) in [
        (["A0", "A3"], [2, 4], true, &able[..]),
        (["A3", "A0"], [4, 2], false, &Level::ALL[..]),
    ] {
        let game = late(HANDS, favourites, tokens, [14, 16, 12, 5, 2]);
        let knowledge = Knowledge::new(&game, Seat::new(0));
        for &level in levels {
            let action = Bot::new(level, 7).decide(&knowledge, Effort::Level).action;
            let ended = matches!(action, Action::Advance { alien, .. } if alien.number() == 1);
            assert_eq!(ended, ends, "{level}: {action}");
        }
    }
}

/// How often seat 1 is imagined to have each token.
fn imagined_tokens(knowledge: &Knowledge<Supernova>, level: Level) -> [u32; 5] {
    let mut guide = Supernova::guide(knowledge, level);
    let mut rng = Dice::new(5);
    let mut counts = [0; 5];
    for _ in 0..1_000 {
        let state = guide.imagine(&mut rng);
        assert_eq!(
            &state.view(Viewer::Seat(knowledge.seat())),
            knowledge.view()
        );
        counts[state.trace_state().tokens[1].index()] += 1;
    }
    counts
}

#[test]
fn tokens_are_guessed_from_moves() {
    let game = late(HANDS, ["A0", "A1"], [2, 3], [3, 4, 2, 8, 9]);
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
    let knowledge = Knowledge::received(Seat::new(0), view.clone(), history);
    let guessed = imagined_tokens(&knowledge, Level::Admiral);
    assert_eq!(guessed[2], 0, "its own token is nobody else's");
    assert!(guessed[3] > 400, "{guessed:?}");
    assert!(
        [0, 1, 4].iter().all(|&other| guessed[other] > 20),
        "{guessed:?}"
    );
    // Nobody who forgets, or saw nothing, is any the wiser.
    let fresh = Knowledge::received(Seat::new(0), view, Vec::new());
    for counts in [
        imagined_tokens(&knowledge, Level::Cadet),
        imagined_tokens(&fresh, Level::Admiral),
    ] {
        let even = |&token: &usize| (200..300).contains(&counts[token]);
        assert!([0, 1, 3, 4].iter().all(even), "{counts:?}");
    }
}
