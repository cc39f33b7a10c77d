//! Who sits where, who watches, and playing again.

use crate::common::{Room, person, random_bot, seated, setup, user};
use crate::{S0, S1, open, rockets, waiting};
use engine::{Seat, SeatSet};
use protocol::*;
use registry::{Landing, Rockets};
use serde_json::json;
use table::{GameTable, Moment, Request, Table};

#[test]
fn seats_are_taken_filled_freed_and_left() {
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), vec![open(), open(), open()]));
    for name in ["ada", "bo", "cy"] {
        room.arrive(name, None);
    }
    let sit = |s| Command::Sit {
        seat: s,
        commitment: None,
    };
    room.must("bo", sit(S0));
    assert_eq!(room.refused("cy", sit(S0)), Objection::SeatTaken {});
    assert_eq!(
        room.refused("cy", sit(Seat::new(3))),
        Objection::NoSuchSeat {}
    );
    assert_eq!(
        room.refused("cy", sit(Seat::new(200))),
        Objection::NoSuchSeat {}
    );
    room.must("bo", sit(S1));
    let fill = |s, with| Command::Fill { seat: s, with };
    let bot = SeatChoice::Bot {
        level: Level::Captain,
    };
    assert_eq!(
        room.refused("cy", fill(Seat::new(2), bot)),
        Objection::NotHost {}
    );
    assert_eq!(
        room.refused("ada", Command::Start {}),
        Objection::SeatsOpen {}
    );
    // The host has no seat, so those who have one fill the others; nobody but the
    // host frees a person's.
    room.must("bo", fill(Seat::new(2), bot));
    room.must("bo", Command::Leave { seat: S1 });
    room.must("cy", sit(S1));
    let free = fill(S1, SeatChoice::Open {});
    assert_eq!(room.refused("bo", free), Objection::NotHost {});
    room.must("cy", Command::Leave { seat: S1 });
    room.must("bo", sit(S1));
    room.must("ada", fill(S1, SeatChoice::Open {}));
    room.must("cy", sit(S1));
    assert_eq!(
        room.refused("bo", Command::Leave { seat: S1 }),
        Objection::NotYourSeat {}
    );
    assert_eq!(
        room.refused("eve", Command::Start {}),
        Objection::NotHost {}
    );
    room.inbox.clear();
    // Anybody who has a seat lets it begin.
    room.must("cy", Command::Start {});
    assert_eq!(room.table.stage(), Stage::Playing);
    assert_eq!(room.refused("ada", fill(S1, bot)), Objection::Started {});
    // Each sees the table with its own eyes, Ada as a spectator.
    for (name, seat) in [("ada", None), ("bo", Some(S0)), ("cy", Some(S1))] {
        // Then chance says who begins.
        let (mut started, mut step) = (None, None);
        for message in room.heard(name) {
            match message {
                ServerMessage::Started(told) => started = started.or(Some(told)),
                ServerMessage::Step(told) => step = step.or(Some(told)),
                _ => {}
            }
        }
        assert_eq!(started.unwrap().seat, seat, "{name}");
        assert!(step.unwrap().events.text().contains("first"));
    }
}

#[test]
fn a_host_who_stands_up_stays_host_until_they_go() {
    let mut room = waiting();
    room.must("ada", Command::Leave { seat: S0 });
    assert_eq!(room.look("bo").seating.host, user("ada"));
    room.inbox.clear();
    room.must("bo", Command::Leave { seat: S1 });
    // Nobody sits here, and the table is open as before.
    assert_eq!(room.table.stage(), Stage::Waiting);
    assert!(matches!(
        room.heard("ada")[..],
        [ServerMessage::Seats(_), ServerMessage::Presence { .. }]
    ));
    let sit = |seat| Command::Sit {
        seat,
        commitment: None,
    };
    room.must("bo", sit(S0));
    room.must("ada", sit(S1));
    assert_eq!(room.look("ada").seating.host, user("ada"));
    assert_eq!(room.copy().summary().host, user("ada"));
    // Who stands up and goes is replaced.
    room.must("ada", Command::Leave { seat: S1 });
    room.depart("ada");
    room.wait(limits::HOST_AWAY_MS);
    assert_eq!(room.look("bo").seating.host, user("bo"));
}

#[test]
fn one_user_may_hold_several_seats() {
    let seats = vec![seated("ada"), seated("bo"), seated("ada")];
    let mut room = Room::<Rockets>::begun(setup::<Rockets>(json!({"first": 0}), seats));
    for _ in 0..12 {
        room.step();
    }
    let steps: Vec<Option<Seat>> = room
        .heard("ada")
        .into_iter()
        .filter_map(|message| match message {
            ServerMessage::Step(step) => Some(step.seat),
            _ => None,
        })
        .collect();
    assert_eq!(
        &steps[..4],
        [Some(S0), Some(Seat::new(2)), Some(S0), Some(Seat::new(2))]
    );
    // Who holds the others' seats too agrees with herself; Bo is asked.
    room.propose("ada", S0, ProposalKind::Undo);
    let waiting = room.look("bo").proposal.unwrap().waiting;
    assert_eq!(waiting, [S1].into_iter().collect::<SeatSet>());
}

#[test]
fn nobody_watches_where_it_is_not_wanted() {
    let mut made = setup::<Landing>(json!({}), vec![seated("ada"), open()]);
    made.spectators = Spectators::Nobody;
    let mut room = Room::<Landing>::new(made);
    room.arrive("ada", None);
    room.arrive("bo", None);
    // Before the start people come to sit down.
    room.arrive("eve", None);
    let commitment = None;
    room.must(
        "bo",
        Command::Sit {
            seat: S1,
            commitment,
        },
    );
    room.inbox.clear();
    room.must("ada", Command::Start {});
    let text = "psst".to_owned();
    room.must("ada", Command::Chat { text });
    room.step();
    let heard = room.heard("eve");
    assert!(
        matches!(heard[..], [ServerMessage::Closed { .. }]),
        "{heard:?}"
    );
    let late = room.table.arrive(&user("cy"), None, Moment(room.now));
    assert_eq!(late.err(), Some(Objection::NoSpectators {}));
    for command in [
        Command::History { seat: None },
        Command::Chat {
            text: "hi".to_owned(),
        },
    ] {
        assert_eq!(room.refused("eve", command), Objection::NoSpectators {});
    }
    let peek = Command::History { seat: Some(S0) };
    assert_eq!(room.refused("eve", peek.clone()), Objection::NotYourSeat {});
    assert_eq!(room.refused("bo", peek), Objection::NotYourSeat {});
}

#[test]
fn all_who_stayed_may_play_again() {
    let mut room = rockets();
    assert_eq!(
        room.refused("ada", Command::Rematch {}),
        Objection::NotOver {}
    );
    while room.table.stage() == Stage::Playing {
        room.step();
    }
    let last = room.heard("bo").pop().unwrap().clone();
    let ServerMessage::Over(over) = last else {
        panic!("{last:?}");
    };
    assert_eq!(over.outcome.unwrap().winners().len(), 1);
    assert_eq!(
        room.refused("eve", Command::Rematch {}),
        Objection::NotYourSeat {}
    );
    room.must("ada", Command::Rematch {});
    assert!(room.requests.is_empty());
    room.must("bo", Command::Rematch {});
    assert!(matches!(room.requests[..], [Request::Rematch]));
    // Asked again, should the server have died before doing it.
    room.crash(1_000);
    assert!(matches!(room.requests[..], [Request::Rematch]));
    let next: TableId = "table-2".parse().unwrap();
    let again = room.table.rematch(next.clone(), Hex32([43; 32]));
    assert_eq!(again.seats, [seated("ada"), seated("bo")]);
    room.inbox.clear();
    let shown = Hex32([9; 32]);
    room.give(|table, now| table.rematched(next.clone(), Some(shown), now));
    let heard = room.heard("ada");
    let [
        ServerMessage::Rematched {
            table,
            commitment,
            first,
            ..
        },
    ] = &heard[..]
    else {
        panic!("{heard:?}");
    };
    // Another one begins there, and all else is the same.
    assert_eq!((table, commitment), (&next, &Some(shown)));
    assert_eq!((&again.options["first"], *first), (&json!(1), Some(S1)));
    assert_eq!(room.look("bo").rematched, Some(next));
    let (_, out) = GameTable::<Rockets>::create(again, random_bot(), Moment(0)).unwrap();
    assert_eq!(out.entries.len(), 1);
}

/// A table whose game is over.
fn played() -> Room<Rockets> {
    let mut room = rockets();
    while room.table.stage() == Stage::Playing {
        room.step();
    }
    room
}

/// The seats that want to play again, as somebody was last told.
fn wanting(room: &Room<Rockets>, name: &str) -> Option<SeatSet> {
    let heard = room.heard(name);
    heard.iter().rev().find_map(|message| match message {
        ServerMessage::Rematch { wanting, .. } => Some(*wanting),
        _ => None,
    })
}

#[test]
fn a_wish_to_play_again_is_seen_kept_and_taken_back() {
    let mut room = played();
    let nobody = SeatSet::EMPTY;
    let ada: SeatSet = [S0].into_iter().collect();
    assert_eq!(
        room.refused("eve", Command::CancelRematch {}),
        Objection::NotYourSeat {}
    );
    room.must("ada", Command::Rematch {});
    assert_eq!(wanting(&room, "bo"), Some(ada));
    // Who comes back is told, before and after a crash.
    assert_eq!(room.look("bo").wanting, ada);
    room.crash(1_000);
    assert_eq!(room.look("ada").wanting, ada);
    room.must("ada", Command::CancelRematch {});
    assert_eq!(wanting(&room, "bo"), Some(nobody));
    let log = room.log.len();
    room.must("ada", Command::CancelRematch {});
    assert_eq!(room.log.len(), log, "nothing more to take back");
    room.must("bo", Command::Rematch {});
    assert!(room.requests.is_empty(), "one of two");
    room.must("ada", Command::Rematch {});
    assert!(matches!(room.requests[..], [Request::Rematch]));
    // What all wanted is on its way.
    let log = room.log.len();
    room.must("bo", Command::CancelRematch {});
    assert_eq!(room.log.len(), log);
}

#[test]
fn anybody_with_a_seat_takes_all_to_the_next_game() {
    let next = |game: &str| Command::NextGame {
        game: game.to_owned(),
    };
    let mut room = rockets();
    assert_eq!(room.refused("bo", next("landing")), Objection::NotOver {});
    let mut room = played();
    assert_eq!(
        room.refused("eve", next("landing")),
        Objection::NotYourSeat {}
    );
    assert_eq!(room.table.next_game(), None);
    room.must("bo", next("landing"));
    assert!(matches!(room.requests[..], [Request::Rematch]));
    // The first one counts, also after a crash, and nobody is refused.
    let log = room.log.len();
    room.must("ada", next("asteroids"));
    room.must("bo", next("landing"));
    room.must("bo", Command::CancelRematch {});
    assert_eq!(room.log.len(), log);
    room.crash(1_000);
    assert!(matches!(room.requests[..], [Request::Rematch]));
    assert_eq!(room.table.next_game(), Some("landing"));
    let table: TableId = "table-2".parse().unwrap();
    let again = room.table.rematch(table.clone(), Hex32([43; 32]));
    assert_eq!(again.seats, [seated("ada"), seated("bo")]);
    room.inbox.clear();
    let shown = Some(Hex32([9; 32]));
    room.give(|this, now| this.rematched(table.clone(), shown, now));
    for name in ["ada", "bo"] {
        let heard = room.heard(name);
        let [
            ServerMessage::Rematched {
                table: told,
                commitment,
                ..
            },
        ] = &heard[..]
        else {
            panic!("{heard:?}");
        };
        // Nothing there is as here.
        assert_eq!((told, commitment), (&table, &None));
    }
    room.must("ada", next("asteroids"));
    assert_eq!(room.look("ada").rematched, Some(table));
}

fn next_game() -> Command {
    let game = "landing".to_owned();
    Command::NextGame { game }
}

/// Ada, Bo and Cy are there, and their game is over.
fn played_by_three() -> Room<Rockets> {
    let seats = ["ada", "bo", "cy"].map(seated).to_vec();
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    for name in ["ada", "bo", "cy"] {
        room.arrive(name, None);
    }
    room.must("ada", Command::Start {});
    while room.table.stage() == Stage::Playing {
        room.step();
    }
    room
}

/// Who has a seat at the next table.
fn next_seats(table: &GameTable<Rockets>) -> Vec<SeatHolder> {
    table
        .rematch("table-2".parse().unwrap(), Hex32([43; 32]))
        .seats
}

#[test]
fn the_next_game_leaves_the_seats_of_those_open_who_have_long_gone() {
    let mut room = played_by_three();
    room.depart("cy");
    room.wait(4 * 60_000);
    // A phone that sleeps.
    room.depart("bo");
    room.wait(2 * 60_000);
    room.must("ada", next_game());
    let without_cy = [seated("ada"), seated("bo"), open()];
    assert_eq!(next_seats(&room.table), without_cy);
    // The log tells it, whoever comes or goes since, and after a crash too.
    room.arrive("cy", None);
    room.wait(10 * 60_000);
    assert_eq!(next_seats(&room.table), without_cy);
    room.crash(1_000);
    assert_eq!(next_seats(&room.table), without_cy);
    assert_eq!(next_seats(&room.copy()), without_cy);
}

#[test]
fn who_comes_back_in_time_is_taken_along_to_the_next_game() {
    let all = ["ada", "bo", "cy"].map(seated);
    let mut room = played_by_three();
    room.depart("cy");
    room.wait(5 * 60_000);
    let mut later = played_by_three();
    later.depart("cy");
    later.wait(20 * 60_000);
    later.arrive("cy", None);
    for mut room in [room, later] {
        room.must("bo", next_game());
        assert_eq!(next_seats(&room.table), all);
        let line = room.log.last().unwrap();
        assert!(!line.contains("missing"), "{line}");
    }
}

#[test]
fn who_agreed_to_a_rematch_is_taken_along_wherever_they_are() {
    let mut room = played_by_three();
    room.must("cy", Command::Rematch {});
    room.depart("cy");
    room.wait(20 * 60_000);
    room.must("ada", Command::Rematch {});
    room.must("bo", Command::Rematch {});
    assert_eq!(next_seats(&room.table), ["ada", "bo", "cy"].map(seated));
}

#[test]
fn who_was_not_seen_since_a_table_was_restored_was_there_at_its_last_entry() {
    for (minutes, seats) in [
        (4, ["ada", "bo", "cy"].map(seated)),
        (6, [seated("ada"), open(), open()]),
    ] {
        let room = played_by_three();
        let mut table = room.copy();
        let _ = table.resume(
            Moment(room.now),
            std::time::Duration::from_secs(minutes * 60),
        );
        let _ = table.arrive(&user("ada"), None, Moment(room.now)).unwrap();
        let ada = person("ada");
        let _ = table.command(&ada, CommandId(900), next_game(), Moment(room.now));
        assert_eq!(next_seats(&table), seats, "{minutes} minutes");
    }
}

#[test]
fn who_gave_up_is_asked_and_plays_again() {
    let mut room = rockets();
    room.must("bo", Command::Concede { seat: S1 });
    assert_eq!(room.table.stage(), Stage::Over);
    room.must("ada", Command::Rematch {});
    assert!(room.requests.is_empty(), "Bo was not asked");
    room.must("bo", Command::Rematch {});
    assert!(matches!(room.requests[..], [Request::Rematch]));
    let again = room
        .table
        .rematch("table-2".parse().unwrap(), Hex32([43; 32]));
    assert_eq!(again.seats, [seated("ada"), seated("bo")]);
}
