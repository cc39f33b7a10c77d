//! The host: who it is while the first one is away, and what it can do.

use crate::common::{Room, random_bot, seated, setup, user};
use crate::{S0, S1, open};
use engine::SeatSet;
use protocol::*;
use registry::Rockets;
use serde_json::json;
use std::time::Duration;
use table::{Request, Table};

fn host(room: &Room<Rockets>) -> UserId {
    room.table.host().clone()
}

#[test]
fn a_host_who_is_away_before_the_start_is_replaced_by_who_is_there() {
    let seats = vec![seated("ada"), seated("bo"), seated("cy")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    for name in ["ada", "cy"] {
        room.arrive(name, None);
    }
    // A page that is loaded again costs nobody the table.
    room.depart("ada");
    room.wait(limits::HOST_AWAY_MS / 2);
    room.arrive("ada", None);
    room.wait(10 * limits::HOST_AWAY_MS);
    assert_eq!(host(&room), user("ada"));
    // Away for longer, and Bo is not there either: Cy can start.
    room.depart("ada");
    room.wait(limits::HOST_AWAY_MS);
    assert_eq!(host(&room), user("cy"));
    let told = room.heard("cy").into_iter().any(
        |message| matches!(message, ServerMessage::Noted(note) if note.what == NoteKind::Host),
    );
    assert!(told);
    // Restored from its log it is the same.
    assert_eq!(*room.copy().host(), user("cy"));
    room.arrive("ada", None);
    let hand_over = Command::HandOver { user: user("bo") };
    assert_eq!(room.refused("ada", hand_over), Objection::NotHost {});
    room.must("cy", Command::Start {});
}

#[test]
fn while_nobody_else_is_there_the_host_stays() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    room.depart("ada");
    room.wait(100 * limits::HOST_AWAY_MS);
    assert_eq!(host(&room), user("ada"));
    // Who comes then does not take the table from her at once.
    room.arrive("bo", None);
    room.wait(limits::HOST_AWAY_MS / 2);
    assert_eq!(host(&room), user("ada"));
    room.wait(limits::HOST_AWAY_MS);
    assert_eq!(host(&room), user("bo"));
}

#[test]
fn a_host_without_a_seat_loses_nothing_when_others_leave() {
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), vec![open(), open(), open()]));
    for (name, seat) in [("bo", 0), ("cy", 1), ("di", 2)] {
        room.arrive(name, None);
        let seat = engine::Seat::new(seat);
        let commitment = None;
        room.must(name, Command::Sit { seat, commitment });
    }
    room.arrive("ada", None);
    room.must("ada", Command::Start {});
    room.must("bo", Command::Leave { seat: S0 });
    assert_eq!(host(&room), user("ada"));
}

/// What another server that follows the log says when Bo, who is there, is sent away.
fn sent_away_elsewhere(room: &Room<Rockets>) -> table::Output {
    let lines: Vec<&str> = room.log.iter().map(String::as_str).collect();
    let (kicked, before) = lines.split_last().unwrap();
    assert!(kicked.contains("kicked"), "{kicked}");
    let mut other: table::GameTable<Rockets> =
        table::GameTable::restore(before.iter().copied(), random_bot(), table::Moment(0)).unwrap();
    assert!(other.arrive(&user("bo"), None, table::Moment(0)).is_ok());
    let out = other.follow(&[*kicked], Duration::ZERO, table::Moment(0));
    out.unwrap()
}

/// Whether he may come back, and why he has to go, each time that he is told.
fn told(out: &table::Output) -> Vec<(bool, &str)> {
    let told = out.messages.iter();
    let told = told.filter_map(|outgoing| match &outgoing.message {
        ServerMessage::Kicked { ban, reason, .. } => {
            assert_eq!(outgoing.to, table::To::User(user("bo")));
            Some((*ban, reason.as_str()))
        }
        _ => None,
    });
    told.collect()
}

#[test]
fn who_is_sent_away_before_the_start_is_told_why_by_every_server() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    room.arrive("bo", None);
    let kick = Command::Kick {
        user: user("bo"),
        reason: "your seat is Cy's".to_owned(),
        ban: false,
    };
    room.must("ada", kick);
    let out = sent_away_elsewhere(&room);
    assert_eq!(told(&out), [(false, "your seat is Cy's")]);
    assert_eq!(out.requests.len(), 0);
}

#[test]
fn who_was_sent_away_has_no_way_back() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({"first": 1}), seats));
    room.arrive("ada", None);
    room.arrive("bo", None);
    room.must("ada", Command::Start {});
    let kick = Command::Kick {
        user: user("bo"),
        reason: "asleep".to_owned(),
        ban: false,
    };
    room.must("ada", kick.clone());
    assert!(matches!(
        &room.requests[..],
        [.., Request::Expel(_)] | [Request::Expel(_), ..]
    ));
    assert_eq!(
        room.refused("bo", Command::Resume { seat: S1 }),
        Objection::Kicked {}
    );
    let revision = room.revision();
    let act = Command::Act {
        revision,
        seat: S1,
        actions: vec!["m1".to_owned()],
    };
    assert_eq!(room.refused("bo", act), Objection::Kicked {});
    let text = "hello".to_owned();
    assert_eq!(
        room.refused("bo", Command::Chat { text }),
        Objection::Kicked {}
    );
    assert_eq!(room.refused("ada", kick), Objection::NobodyThere {});
    let mut table = room.copy();
    assert_eq!(
        table.arrive(&user("bo"), None, table::Moment(0)).err(),
        Some(Objection::Kicked {})
    );
    let out = sent_away_elsewhere(&room);
    assert!(matches!(&out.requests[..], [Request::Expel(gone), ..] if *gone == user("bo")));
    assert_eq!(told(&out), [(true, "asleep")]);
    // Nobody has to agree any more to what Ada wants.
    assert_eq!(room.look("ada").seating.seats[1].control, SeatControl::Left);
    assert_eq!(room.look("ada").seating.muted, []);
    assert!(
        room.look("ada")
            .over
            .is_none_or(|over| over.conceded == SeatSet::EMPTY)
    );
}

#[test]
fn spectators_lines_are_marked_and_lines_tell_how_old_they_are() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::begun(setup::<Rockets>(json!({}), seats));
    room.arrive("eve", None);
    for name in ["ada", "eve"] {
        let text = format!("I am {name}");
        room.must(name, Command::Chat { text });
    }
    room.wait(95_000);
    let chat = room.look("bo").chat;
    let marks: Vec<(bool, u64)> = chat.iter().map(|line| (line.watching, line.ago)).collect();
    assert_eq!(marks, [(false, 95), (true, 95)]);
}
