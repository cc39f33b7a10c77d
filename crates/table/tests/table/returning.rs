//! What one was told, and what one has missed.

use crate::common::{Room, seated, setup, undo};
use crate::{S0, S1, landing, rockets};
use protocol::*;
use registry::Rockets;
use serde_json::json;

#[test]
fn history_tells_all_one_was_told() {
    let mut room = landing();
    room.step();
    room.inbox.clear();
    room.must("bo", Command::History { seat: Some(S1) });
    let heard = room.heard("bo");
    let [
        ServerMessage::Accepted { .. },
        ServerMessage::History { seat: s, turns, .. },
    ] = &heard[..]
    else {
        panic!("{heard:?}");
    };
    assert_eq!(*s, Some(S1));
    let told = turns
        .iter()
        .map(|turn| turn.1.read::<Vec<serde_json::Value>>().unwrap());
    let events: Vec<serde_json::Value> = told.flatten().collect();
    let of = |kind: &str, seat: u8| {
        let mut of_kind = events.iter().filter_map(|event| event.get(kind));
        let found = of_kind.find(|event| event["seat"] == seat);
        found.unwrap().clone()
    };
    assert!(of("alien_dealt", 1)["alien"].is_number());
    assert!(of("alien_dealt", 0)["alien"].is_null());
    let [PlayedTurn(None, _), PlayedTurn(Some(_), _)] = &turns[..] else {
        panic!("the first cards are dealt by chance, then somebody acted: {turns:?}");
    };
}

/// As after a rematch, where all else is known.
#[test]
fn who_missed_only_their_own_commitment_is_told_it_alone() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    let seen = room.revision();
    for commitment in [Hex32([1; 32]), Hex32([2; 32])] {
        room.must(
            "ada",
            Command::Commit {
                seat: S0,
                commitment,
            },
        );
    }
    // Others are told once all have committed.
    let [ServerMessage::Presence { .. }] = room.arrive("bo", Some(seen))[..] else {
        panic!("bo is told what ada committed herself to");
    };
    let back = room.arrive("ada", Some(seen));
    let [
        ServerMessage::Committed {
            revision,
            seat: S0,
            commitment: Hex32([2, ..]),
        },
        ServerMessage::Presence { .. },
    ] = back[..]
    else {
        panic!("{back:?}");
    };
    assert_eq!(revision, seen.next().next());
}

#[test]
fn who_comes_back_misses_nothing_and_hears_nothing_twice() {
    let mut room = rockets();
    room.step();
    let seen = room.revision();
    room.depart("bo");
    room.step();
    let text = "where are you?".to_owned();
    room.must("ada", Command::Chat { text });
    let back = room.arrive("bo", Some(seen));
    let [
        ServerMessage::Step(step),
        ServerMessage::Chat(line),
        ServerMessage::Presence { .. },
        ServerMessage::Absence {
            seat: None,
            ms: None,
            play_on: None,
        },
    ] = &back[..]
    else {
        panic!("{back:?}");
    };
    assert_eq!(line.revision, seen.next().next());
    let events: Vec<serde_json::Value> = step.events.read().unwrap();
    assert_eq!(events.len(), 1, "the one removal");
    assert_eq!(step.decider, Some(S1));
    assert!(!step.legal.is_empty());
    // Nothing missed, nothing told.
    room.depart("bo");
    let revision = room.revision();
    let back = room.arrive("bo", Some(revision));
    assert!(
        matches!(
            back[..],
            [
                ServerMessage::Presence { .. },
                ServerMessage::Absence { seat: None, .. }
            ]
        ),
        "{back:?}"
    );
    // What was taken back, or a number from elsewhere, needs the whole view.
    room.depart("bo");
    let n = room.revision();
    room.must("ada", undo(n, S0));
    for seen in [n, Revision::new(4_000_000_000)] {
        let back = room.arrive("bo", Some(seen));
        assert!(matches!(back[0], ServerMessage::Joined(_)), "{back:?}");
        room.depart("bo");
    }
}
