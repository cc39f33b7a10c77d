//! What people at a table are called: several on one device, and those who
//! deleted their account.

use crate::common::{Room, seated, setup, user};
use crate::{S0, S1, open, rockets};
use engine::Seat;
use protocol::*;
use registry::Rockets;
use serde_json::json;
use table::{Moment, Person, Table};

const S2: Seat = Seat::new(2);

fn names(room: &Room<Rockets>) -> Vec<String> {
    let seats = room.table.summary().seats.into_iter();
    let name = |seat: SeatState| match seat.holder {
        SeatHolder::Person { name, .. } => name,
        SeatHolder::Open {} => "-".to_owned(),
        SeatHolder::Bot { .. } => "bot".to_owned(),
    };
    seats.map(name).collect()
}

fn sit(seat: Seat) -> Command {
    let commitment = None;
    Command::Sit { seat, commitment }
}

fn call(seat: Seat, name: &str) -> Command {
    let name = name.to_owned();
    Command::Name { seat, name }
}

#[test]
fn people_on_one_device_have_a_name_each() {
    let seats = vec![seated("ada"), open(), open()];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    room.arrive("bo", None);
    room.must("ada", sit(S1));
    assert_eq!(names(&room), ["ADA", "ADA 2", "-"]);
    room.must("ada", sit(S2));
    assert_eq!(names(&room), ["ADA", "ADA 2", "ADA 3"]);
    room.must("ada", Command::Leave { seat: S2 });
    room.must("bo", sit(S2));
    room.must("ada", call(S1, " Bea "));
    assert_eq!(names(&room), ["ADA", "Bea", "BO"]);
    // Nobody names another's seat, nor with what is no name.
    assert_eq!(
        room.refused("ada", call(S2, "Eve")),
        Objection::NotYourSeat {}
    );
    for name in ["", "a\nb", &"x".repeat(33)] {
        let answer = room.send("ada", call(S1, name));
        let ServerMessage::Invalid { why, .. } = answer else {
            panic!("{name:?}: {answer:?}");
        };
        assert_eq!(why, Invalid::Text { most: 32 });
    }
    // Nor is it called like another one; like itself, it may be.
    for name in ["bo", " Bo ", "ada"] {
        let answer = room.send("ada", call(S1, name));
        let ServerMessage::Invalid { why, .. } = answer else {
            panic!("{name:?}: {answer:?}");
        };
        assert_eq!(why, Invalid::NameTaken {});
    }
    room.must("ada", call(S1, "bea"));
    room.must("ada", Command::Start {});
    // Whom one plays against is known from the start.
    assert_eq!(room.refused("ada", call(S1, "Bé")), Objection::Started {});
    assert_eq!(names(&room), ["ADA", "bea", "BO"]);
    // Read again from the log, it is the same.
    let copy = room.copy();
    assert_eq!(copy.summary().seats, room.table.summary().seats);
}

#[test]
fn two_people_are_never_called_the_same() {
    let guest = |id: &str, name: &str, account| Person {
        user: user(id),
        name: name.to_owned(),
        account,
        avatar: Some(3),
    };
    let ada = guest("ada", "Ada", false).seat_holder();
    let beside = |person: Person| match person.one_more_beside(&[&ada].into_iter()) {
        SeatHolder::Person { name, avatar, .. } => (name, avatar),
        other => panic!("{other:?}"),
    };
    let named = |name: &str, avatar| (name.to_owned(), avatar);
    assert_eq!(beside(guest("bo", "ADA", false)), named("ADA 2", Some(3)));
    assert_eq!(beside(guest("ada", "Ada", false)), named("Ada 2", None));
    // An account has the name that is its own, with its mark.
    assert_eq!(beside(guest("cy", "Ada", true)), named("Ada", Some(3)));
    assert_eq!(beside(guest("bo", "Adda", false)), named("Adda", Some(3)));
}

#[test]
fn a_long_name_has_room_for_its_number() {
    let ada = Person {
        user: user("ada"),
        name: "x".repeat(32),
        account: true,
        avatar: Some(7),
    };
    let first = ada.seat_holder();
    let second = ada.one_more_beside(&[&first].into_iter());
    let SeatHolder::Person {
        name,
        account,
        avatar,
        ..
    } = second
    else {
        panic!("a person");
    };
    assert_eq!(name, format!("{} 2", "x".repeat(29)));
    assert_eq!(
        (account, avatar),
        (false, None),
        "another person on the device"
    );
}

#[test]
fn who_deleted_their_account_leaves_the_seat_to_a_bot_and_is_not_named() {
    let mut room = rockets();
    room.must(
        "bo",
        Command::Chat {
            text: "hello".to_owned(),
        },
    );
    let out = room.table.forget(&user("bo"), Moment(room.now));
    assert_eq!(out.entries.len(), 1);
    room.log.extend(out.entries);
    assert_eq!(names(&room), ["ADA", ""]);
    let joined = room.look("ada");
    assert_eq!(joined.seating.seats[1].control, SeatControl::Left);
    assert_eq!(joined.chat[0].name, "");
    assert_eq!(joined.chat[0].text, "hello");
    // Once is enough.
    let out = room.table.forget(&user("bo"), Moment(room.now));
    assert!(out.entries.is_empty());
    let nobody = room.table.forget(&user("nobody"), Moment(room.now));
    assert!(nobody.entries.is_empty());
    // Ada plays on, and the record does not name Bo either.
    room.must("ada", Command::Concede { seat: S0 });
    let record = room.table.record().unwrap();
    assert_eq!(record.seats[0].name, "ADA");
    assert_eq!(record.seats[1].name, "");
}

#[test]
fn a_spectator_who_deleted_their_account_is_not_named_in_the_chat() {
    let mut room = rockets();
    room.arrive("eve", None);
    let text = "hello".to_owned();
    room.must("eve", Command::Chat { text });
    assert_eq!(room.table.named(), ["ada", "bo", "eve"].map(user));
    room.give(|table, now| table.forget(&user("eve"), now));
    assert_eq!(room.table.named(), ["ada", "bo"].map(user));
    room.crash(1_000);
    let joined = room.look("ada");
    assert_eq!(joined.chat[0].name, "");
    assert_eq!(joined.chat[0].text, "hello");
    assert_eq!(names(&room), ["ADA", "BO"]);
}

#[test]
fn a_host_who_deletes_the_account_before_the_start_hands_the_table_on() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    room.arrive("bo", None);
    let out = room.table.forget(&user("ada"), Moment(0));
    room.log.extend(out.entries);
    assert_eq!(names(&room), ["-", "BO"]);
    assert_eq!(*room.table.host(), user("bo"));
    let out = room.table.forget(&user("bo"), Moment(0));
    assert!(!out.entries.is_empty());
    assert_eq!(room.table.stage(), Stage::Closed);
}
