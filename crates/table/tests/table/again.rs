//! Commands that are sent again because their answer was lost, and connections
//! that want to be told more or less.

use crate::common::*;
use engine::Seat;
use protocol::*;
use registry::{Landing, Rockets};
use serde_json::json;
use table::{Moment, Table, To};

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

fn begun() -> Room<Rockets> {
    Room::begun(setup::<Rockets>(
        json!({}),
        vec![seated("ada"), seated("bo")],
    ))
}

/// What an accepted command led to.
#[track_caller]
fn accepted(answer: ServerMessage) -> Revision {
    match answer {
        ServerMessage::Accepted(_, revision) => revision,
        other => panic!("{other:?}"),
    }
}

fn chat(text: &str) -> Command {
    Command::Chat {
        text: text.to_owned(),
    }
}

fn first_action(room: &Room<Rockets>) -> (String, Seat, Command) {
    let (seat, legal) = room.due().unwrap();
    let act = Command::Act {
        revision: room.revision(),
        seat,
        actions: vec![legal[0].clone()],
    };
    (room.holder(seat), seat, act)
}

#[test]
fn every_command_is_carried_out_once_and_answered_with_its_own_number() {
    let mut room = begun();
    let said = accepted(room.send_as("ada", CommandId(900), chat("hello")));
    let (name, seat, act) = first_action(&room);
    let acted = accepted(room.send_as(&name, CommandId(901), act.clone()));
    let undo = undo(room.revision(), seat);
    let undone = accepted(room.send_as(&name, CommandId(902), undo.clone()));
    let muted = Command::Mute { user: user("bo") };
    let mute = accepted(room.send_as("ada", CommandId(903), muted.clone()));
    // Something else happens, and the server dies in between.
    let (other, _, more) = first_action(&room);
    accepted(room.send_as(&other, CommandId(904), more));
    for crashes in 0..2 {
        let log = room.log.clone();
        let again = [
            ("ada", 900, chat("hello"), said),
            (name.as_str(), 901, act.clone(), acted),
            (name.as_str(), 902, undo.clone(), undone),
            ("ada", 903, muted.clone(), mute),
        ];
        for (from, c, command, revision) in again {
            let answer = room.send_as(from, CommandId(c), command);
            assert_eq!(accepted(answer), revision, "{c} after {crashes} crashes");
        }
        assert_eq!(room.log, log);
        room.crash(1_000);
    }
    // Another number, or other words, are another command.
    room.must("ada", chat("hello"));
    let answer = room.send_as("ada", CommandId(900), chat("hello!"));
    assert!(accepted(answer) > said);
}

/// What somebody else took back was still done.
#[test]
fn an_accepted_turn_is_answered_again_after_another_seat_undid_it() {
    let mut room = begun();
    let (name, seat, act) = first_action(&room);
    let acted = accepted(room.send_as(&name, CommandId(7), act.clone()));
    let other = if name == "ada" { "bo" } else { "ada" };
    room.propose(&name, seat, ProposalKind::Undo);
    let agree = Command::Answer {
        revision: room.revision(),
        seat: if seat == ADA { BO } else { ADA },
        reply: Reply::Agree,
    };
    room.must(other, agree);
    let log = room.log.len();
    assert_eq!(accepted(room.send_as(&name, CommandId(7), act)), acted);
    assert_eq!(room.log.len(), log);
}

#[test]
fn views_go_to_the_connections_that_asked_for_them() {
    let setup = setup::<Landing>(json!({}), vec![seated("ada"), seated("bo")]);
    let mut room = Room::<Landing>::begun(setup);
    // Cy watches over two connections, which want more and less.
    for detail in [DetailLevel::Events, DetailLevel::Views] {
        room.table.set_detail(&user("cy"), detail);
        let arrived = room.table.arrive(&user("cy"), None, Moment(0));
        assert!(arrived.is_ok());
    }
    let (seat, legal) = room.due().unwrap();
    let act = Command::Act {
        revision: room.revision(),
        seat,
        actions: vec![legal[0].clone()],
    };
    let from = person(&room.holder(seat));
    let out = room.table.command(&from, CommandId(1), act, Moment(0));
    let mut told = Vec::new();
    for outgoing in out.messages {
        let ServerMessage::Step(step) = outgoing.message else {
            continue;
        };
        match outgoing.to {
            To::Asking(to, detail) => {
                assert_eq!(*to, To::Spectators);
                assert_eq!(step.view.is_some(), detail == DetailLevel::Views);
                told.push(detail);
            }
            to => assert_ne!(to, To::Spectators),
        }
    }
    assert_eq!(told, [DetailLevel::Events, DetailLevel::Views]);
}

#[test]
fn who_stood_there_before_the_start_may_not_stay_where_nobody_may_watch() {
    let mut setup = setup::<Rockets>(json!({}), vec![seated("ada"), seated("bo")]);
    setup.spectators = Spectators::Nobody;
    let mut room = Room::<Rockets>::new(setup);
    for name in ["ada", "bo", "cy"] {
        room.arrive(name, None);
    }
    room.must("ada", Command::Start {});
    for seen in [None, Some(room.revision()), Some(Revision::new(1))] {
        let refused = room.table.arrive(&user("cy"), seen, Moment(0));
        assert_eq!(refused.err(), Some(Objection::NoSpectators {}));
    }
    room.inbox.clear();
    room.step();
    assert!(room.heard("cy").is_empty());
}
