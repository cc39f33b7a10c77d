//! How much a turn costs on the wire, and that clients which know the rules can
//! read what is written without names.

use crate::common::{random_bot, seated, setup, user};
use dice::Dice;
use engine::{Game, Randomness, Seat};
use protocol::*;
use registry::{Asteroids, Celestial, Landing, Rockets, Supernova};
use serde_json::json;
use table::{GameTable, Moment, Output, Person, Table};

/// Plays games at random; the bytes that a turn costs each seat on average.
fn bytes_of_a_turn<G: Game>(games: u64, options: &serde_json::Value) -> usize {
    let (mut turns, mut bytes) = (0, 0);
    for game in 0..games {
        let mut made = setup::<G>(options.clone(), vec![seated("ada"), seated("bo")]);
        made.secret = Hex32([game as u8; 32]);
        let (mut table, _) = GameTable::<G>::create(made, random_bot(), Moment(0)).unwrap();
        let people = ["ada", "bo"].map(|name| Person {
            user: user(name),
            name: name.to_owned(),
            account: false,
            avatar: None,
        });
        for person in &people {
            table.set_detail(&person.user, DetailLevel::Actions);
            let _ = table.arrive(&person.user, None, Moment(0)).unwrap();
        }
        let mut dice = Dice::new(game);
        let mut out = table.command(&people[0], CommandId(0), Command::Start {}, Moment(0));
        while let Some((revision, seat, legal)) = due::<G>(&out) {
            let actions = vec![dice.pick(&legal).clone()];
            let act = Command::Act {
                revision,
                seat,
                actions,
            };
            turns += 1;
            out = table.command(&people[seat.index()], CommandId(turns), act, Moment(0));
            let lines = out.messages.iter().map(|sent| length(&sent.message));
            bytes += lines.sum::<usize>();
        }
        assert_eq!(table.stage(), Stage::Over);
    }
    bytes / turns as usize / 2
}

/// How long a message is for a client that asks for events alone: without the
/// legal actions, which it works out itself.
fn length(message: &ServerMessage) -> usize {
    let mut message = message.clone();
    if let ServerMessage::Step(step) = &mut message {
        step.legal.clear();
    }
    message.to_line().len()
}

/// Who decides what, after reading all events.
fn due<G: Game>(out: &Output) -> Option<(Revision, Seat, Vec<String>)> {
    let mut due = None;
    for sent in &out.messages {
        let (revision, seat, decider, legal) = match &sent.message {
            ServerMessage::Step(step) => {
                let events: Vec<G::Event> = step.events.read().expect("events without names");
                let named = Payload::of(&events).unwrap();
                assert_eq!(named.read::<Vec<G::Event>>().unwrap(), events);
                assert!(step.events.text().len() <= named.text().len());
                (step.revision, step.seat, step.decider, &step.legal)
            }
            ServerMessage::Started(begun) => {
                assert_eq!(begun.view, None, "a client that knows the rules knows it");
                (begun.revision, begun.seat, begun.decider, &begun.legal)
            }
            _ => continue,
        };
        if let Some(decider) = decider.filter(|_| seat == decider) {
            due = Some((revision, decider, legal_actions(legal)));
        }
    }
    due
}

/// The bytes that a turn costs each seat on average over games, with the answer
/// to who took it, for a client that knows the rules.
#[test]
fn a_turn_costs_each_seat_little() {
    let none = json!({});
    let flat = json!({"layout": "flat61"});
    let costs = [
        ("rockets", bytes_of_a_turn::<Rockets>(4, &none), 40),
        ("rockets, flat61", bytes_of_a_turn::<Rockets>(2, &flat), 40),
        ("supernova", bytes_of_a_turn::<Supernova>(4, &none), 65),
        ("landing", bytes_of_a_turn::<Landing>(4, &none), 60),
        ("celestial", bytes_of_a_turn::<Celestial>(2, &none), 115),
        ("asteroids", bytes_of_a_turn::<Asteroids>(20, &none), 95),
    ];
    for (game, bytes, most) in costs {
        assert!(bytes <= most, "{game}: {bytes} bytes");
    }
}
