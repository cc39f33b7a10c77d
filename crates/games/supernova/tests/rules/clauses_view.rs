//! What a seat sees, and what traces hold.

use crate::scene::{self, Scene, act, alien, card, cards, draw, duel, trio, turn};
use dice::Dice;
use engine::prelude::*;
use engine::{NoTables, ReopenError, Seat, Seats, Turn, Viewer, random_states};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use supernova::{Event, Options, Supernova, TraceState};

fn view(game: &Supernova, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).unwrap()
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

#[test]
fn sn_view_shows_what_a_seat_sees_and_nothing_else() {
    let game = trio("S3 F P", ["A0 S2", "A1", "A2"], [4, 3, 0, 0, 2]).game();
    let shown = view(&game, seat(0));
    let keys: BTreeSet<&str> = shown
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let expected = [
        "viewer",
        "seats",
        "options",
        "phase",
        "hand",
        "hand_sizes",
        "tokens",
        "favourites",
        "aliens",
        "pile",
        "taken",
        "discard",
    ];
    assert_eq!(keys, expected.into());
    assert_eq!(shown["hand"], json!(["S3", "F", "P"]));
    assert_eq!(shown["hand_sizes"], json!([3, 3, 3]));
    assert_eq!(shown["tokens"], json!([0, null, null]));
    assert_eq!(shown["favourites"], json!([["S2", "A0"], ["A1"], ["A2"]]));
    assert_eq!(shown["aliens"], json!([4, 3, 0, 0, 2]));
    assert_eq!(shown["phase"], json!({"name": "play", "seat": 0}));

    let outside = view(&game, Viewer::Spectator);
    assert_eq!(outside["hand"], Value::Null);
    assert_eq!(outside["tokens"], json!([null, null, null]));
}

#[test]
fn sn_view_is_the_same_whatever_the_others_hold() {
    let one = trio("S3 F P", ["A0 S2", "A1", "A2"], [4, 3, 0, 0, 2]);
    let mut other = one.clone();
    other.hands[1] = "F P S0";
    other.tokens = vec![0, 4, 3];
    assert_ne!(one.game(), other.game());
    assert_eq!(one.game().view(seat(0)), other.game().view(seat(0)));
    assert_ne!(one.game().view(seat(1)), other.game().view(seat(1)));
}

#[test]
fn sn_view_shows_the_discard_pile_in_order() {
    let mut game = duel("S3 F P", [0; 5]).game();
    turn(&mut game, "S3>3", "S3");
    turn(&mut game, "D02>2", "S3");
    assert_eq!(game.view(seat(0)).discard, cards("S3 D02"));
    assert_eq!(game.view(Viewer::Spectator).discard, cards("S3 D02"));
}

#[test]
fn sn_view_a_drawn_card_is_its_owners_secret() {
    let mut game = duel("S3 F P", [0; 5]).game();
    act(&mut game, "S3>3");
    let events = draw(&mut game, "D34");
    let told = |viewer| match Supernova::redact(&events[0], viewer) {
        Some(Event::CardDrawn { card, .. }) => card,
        other => panic!("{other:?}"),
    };
    assert_eq!(told(seat(0)), Some(card("D34")));
    assert_eq!(told(seat(1)), None);
    assert_eq!(told(Viewer::Spectator), None);
    assert!(Supernova::reveals(&events[0]));
}

#[test]
fn sn_view_playing_a_card_reveals_it() {
    let mut game = duel("S3 F P", [0; 5]).game();
    let events = act(&mut game, "S3>3");
    let reveals: Vec<bool> = events.iter().map(Supernova::reveals).collect();
    assert_eq!(reveals, [true, false, false]);
    for event in &events {
        assert_eq!(Supernova::redact(event, seat(1)), Some(*event));
    }
}

#[test]
fn sn_view_imagined_tokens_are_any_the_viewer_does_not_hold() {
    // Seat 0 holds token 0; whom the others back openly says nothing.
    let game = trio("S3 F P", ["A0 S2", "A1", "A2"], [4, 3, 0, 0, 2]).game();
    let view = game.view(seat(0));
    let mut dice = Dice::new(4);
    let mut counts = [[0u32; 5]; 5];
    for _ in 0..12_000 {
        let tokens = Supernova::determinize(&view, &mut dice)
            .trace_state()
            .tokens;
        assert_eq!(tokens[0], alien(0));
        counts[tokens[1].index()][tokens[2].index()] += 1;
    }
    for (one, row) in counts.iter().enumerate() {
        for (other, &count) in row.iter().enumerate() {
            if one == 0 || other == 0 || one == other {
                assert_eq!(count, 0);
            } else {
                // 1,000 expected; five standard deviations.
                assert!((840..1160).contains(&count), "{counts:?}");
            }
        }
    }
}

#[test]
fn sn_view_imagined_hands_come_from_the_unseen_cards() {
    let mut scene = duel("S3 S3 P", [4, 3, 0, 0, 2]);
    scene.discard = "D04 S3 F F F F F";
    let view = scene.game().view(seat(0));
    let mut dice = Dice::new(9);
    let (mut switches, rounds) = (0, 9_000);
    for _ in 0..rounds {
        let state = Supernova::determinize(&view, &mut dice);
        state.audit().unwrap();
        let hand: Vec<_> = state.trace_state().hands[1].clone().into();
        assert!(!hand.contains(&card("S3")) && !hand.contains(&card("F")));
        switches += hand.iter().filter(|&&c| c == card("P")).count();
    }
    // 4 of the 45 unseen cards are switches, and 3 are drawn each time.
    let expected = rounds * 3 * 4 / 45;
    assert!(
        switches.abs_diff(expected) < 250,
        "{switches}, not {expected}"
    );
}

#[test]
fn sn_view_everything_is_known_of_tokens_at_the_end() {
    let mut game = duel("D04 D14 S3", [16, 6, 7, 8, 2]).game();
    assert_eq!(game.view(seat(1)).tokens, [None, Some(alien(3))]);
    act(&mut game, "D04>0");
    assert_eq!(game.view(seat(1)).tokens, [Some(alien(2)), Some(alien(3))]);
    // Hands stay hidden.
    assert_eq!(game.view(seat(1)).hand, Some(cards("D01 D02 D03")));
    assert_eq!(game.view(seat(1)).hand_sizes, [2, 3]);
}

#[test]
fn sn_trace_state_has_the_keys_of_the_format() {
    let game = duel("S3 F P", [0, 0, 1, 0, 0]).game();
    let json = serde_json::to_string(&game.trace_state()).unwrap();
    assert_eq!(
        json,
        r#"{"hands":[["S3","F","P"],["D01","D02","D03"]],"tokens":[2,3],"favourites":[["A0"],["A1"]],"aliens":[0,0,1,0,0],"pile":31,"taken":0,"discard":[],"turn":0}"#
    );
}

#[test]
fn sn_trace_a_start_can_be_reopened() {
    for seats in 2..=5 {
        let seats = Seats::new(seats).unwrap();
        for first in [None, Some(Seat::new(1))] {
            let options = Options { first };
            let mut dice = Dice::new(6);
            let game = engine::settled(Supernova::start(&options, seats).unwrap(), &mut dice);
            let state = game.trace_state();
            let again = Supernova::reopen(&options, seats, &NoTables {}, &state);
            assert_eq!(again.as_ref(), Ok(&game));
        }
    }
}

#[test]
fn sn_trace_every_step_can_be_reopened_with_from_trace_state() {
    let options = Options::default();
    for seed in 0..40 {
        let seats = Seats::new(2 + seed as u8 % 4).unwrap();
        let game = Supernova::start(&options, seats).unwrap();
        let settled = |game: &Supernova| game.turn() != Turn::Chance;
        for game in random_states(game, Dice::new(seed)).filter(settled) {
            let again = Supernova::from_trace_state(&options, seats, &game.trace_state());
            assert_eq!(again.as_ref(), Ok(&game));
        }
    }
}

#[test]
fn sn_trace_nonsense_is_not_reopened() {
    let seats = Seats::new(2).unwrap();
    let sound: Scene = duel("S3 F P", [0; 5]);
    let reopen =
        |state: &TraceState| Supernova::reopen(&Options::default(), seats, &NoTables {}, state);
    assert!(reopen(&sound.trace()).is_ok());
    let spoil: [fn(&mut TraceState); 12] = [
        |state| state.hands[0] = cards("S3 F").into(),
        |state| state.hands[0] = cards("S3 F P P").into(),
        |state| state.hands[0] = cards("S3 F A3").into(),
        |state| state.hands.push(cards("S3 F P").into()),
        |state| state.tokens = vec![alien(1), alien(1)],
        |state| state.tokens.clear(),
        |state| state.favourites[1] = cards("A0").into(),
        |state| state.favourites[1] = cards("S0").into(),
        |state| state.aliens[2] = scene::planet(1),
        |state| state.pile = 200,
        |state| state.discard = cards("D01"),
        |state| state.turn = Some(Seat::new(2)),
    ];
    for (number, spoil) in spoil.into_iter().enumerate() {
        let mut state = sound.trace();
        spoil(&mut state);
        let error = reopen(&state);
        assert!(matches!(error, Err(ReopenError::State(_))), "{number}");
        if number != 8 && number != 10 {
            let error = Supernova::from_trace_state(&Options::default(), seats, &state);
            assert!(error.is_err(), "{number}");
        }
    }
    // The host's choice of the starting player binds.
    let other = Options {
        first: Some(Seat::new(1)),
    };
    assert!(Supernova::reopen(&other, seats, &NoTables {}, &sound.trace()).is_err());
}
