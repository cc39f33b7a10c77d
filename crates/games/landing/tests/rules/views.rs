//! What a seat sees, and full states that look the same.

use crate::scene::{Scene, alien, card, cards, placed, play, saucer, seat};
use dice::Dice;
use engine::Viewer;
use engine::prelude::*;
use landing::{Event, Landing, Phase, View};

fn table() -> Landing {
    Scene::new(3)
        .secrets(0, 2, 1)
        .hand(0, &[3, 8, 24, 36])
        .secrets(1, 0, 3)
        .hand(1, &[1, 5, 25, 37])
        .secrets(2, 1, 0)
        .hand(2, &[2, 6, 26])
        .column(1, &[(17, 1), (38, 0)])
        .eliminated(2, &[30, 12])
        .open()
}

#[test]
fn lz_view_a_seat_sees_its_secrets_and_hand_and_counts_of_the_others() {
    let view = table().view(Viewer::Seat(seat(1)));
    assert_eq!(view.hand.iter().collect::<Vec<_>>(), cards(&[1, 5, 25, 37]));
    let secrets: Vec<_> = view
        .players
        .iter()
        .map(|player| (player.alien, player.saucer))
        .collect();
    assert_eq!(
        secrets,
        [
            (None, None),
            (Some(alien(0)), Some(saucer(3))),
            (None, None)
        ]
    );
    let counts: Vec<u8> = view.players.iter().map(|player| player.cards).collect();
    assert_eq!(counts, [4, 4, 3]);
    assert_eq!(view.players[2].eliminated, cards(&[30, 12]));
    assert_eq!(view.columns[1], [placed((17, 1)), placed((38, 0))]);
    assert_eq!(view.pile, 42 - 4 - 11 - 2 - 2);
    assert_eq!((view.phase, view.turn), (Phase::Place, Some(seat(0))));
}

#[test]
fn lz_view_a_spectator_sees_no_hand_and_no_secret() {
    let view = table().view(Viewer::Spectator);
    assert!(view.hand.is_empty());
    for player in &view.players {
        assert_eq!((player.alien, player.saucer), (None, None));
    }
}

#[test]
fn lz_view_has_these_keys_and_no_other() {
    let keys = |value: &serde_json::Value| -> Vec<String> {
        value.as_object().unwrap().keys().cloned().collect()
    };
    let view = serde_json::to_value(table().view(Viewer::Seat(seat(0)))).unwrap();
    let mut found = keys(&view);
    found.sort();
    assert_eq!(
        found,
        [
            "columns", "hand", "options", "phase", "pile", "players", "seats", "turn", "viewer"
        ]
    );
    let mut found = keys(&view["players"][1]);
    found.sort();
    assert_eq!(found, ["alien", "cards", "eliminated", "saucer"]);
    assert_eq!(view["players"][1]["alien"], serde_json::Value::Null);
}

#[test]
fn lz_view_draws_and_deals_are_hidden_from_the_others() {
    let hidden = |event: &Event, viewer| Landing::redact(event, viewer).unwrap();
    let drew = |card| Event::Drew {
        seat: seat(1),
        card,
    };
    let event = drew(Some(card(7)));
    assert_eq!(hidden(&event, Viewer::Seat(seat(1))), event);
    assert_eq!(hidden(&event, Viewer::Seat(seat(0))), drew(None));
    assert_eq!(hidden(&event, Viewer::Spectator), drew(None));
    let secret = Event::AlienDealt {
        seat: seat(0),
        alien: Some(alien(3)),
    };
    assert_eq!(
        hidden(&secret, Viewer::Seat(seat(1))),
        Event::AlienDealt {
            seat: seat(0),
            alien: None
        }
    );
    assert!(Landing::reveals(&event));
    assert!(!Landing::reveals(&Event::Passed { seat: seat(0) }));
}

#[test]
fn lz_view_placing_a_card_shows_it() {
    let mut game = table();
    let events = play(&mut game, 3, 0, 0);
    assert!(Landing::reveals(&events[0]));
    assert_eq!(
        Landing::redact(&events[0], Viewer::Spectator).as_ref(),
        Some(&events[0])
    );
}

#[test]
fn lz_view_discarded_hands_stay_hidden() {
    let finished = |hand: &[u8]| {
        let mut game = Scene::new(2)
            .column(0, &[(37, 0), (38, 0), (39, 0), (40, 0), (41, 0)])
            .column(1, &[(16, 0), (18, 0), (19, 0), (0, 1), (6, 1)])
            .column(2, &[(1, 1), (31, 0), (30, 0), (28, 0), (34, 1)])
            .column(3, &[(32, 1), (33, 1), (5, 1), (4, 1)])
            .hand(0, &[36, 9])
            .hand(1, hand)
            .open();
        let events = play(&mut game, 36, 3, 0);
        let seen: Vec<_> = events
            .iter()
            .filter_map(|event| Landing::redact(event, Viewer::Seat(seat(0))))
            .collect();
        (game.view(Viewer::Seat(seat(0))), seen)
    };
    assert_eq!(finished(&[7, 10, 11]), finished(&[12, 13, 14]));
}

#[test]
fn lz_view_imagined_states_look_the_same_and_differ_where_nobody_looks() {
    let game = table();
    let mut dice = Dice::new(3);
    for viewer in Viewer::all(game.seats()) {
        let view: View = game.view(viewer);
        let mut others = Vec::new();
        for _ in 0..40 {
            let imagined = Landing::determinize(&view, &mut dice);
            imagined.audit().unwrap();
            assert_eq!(imagined.view(viewer), view);
            others.push(imagined.trace_state().hands[2].0.clone());
        }
        others.sort();
        others.dedup();
        assert_eq!(others.len() > 20, !viewer.is(seat(2)));
    }
}
