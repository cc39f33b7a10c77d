//! The host: who it is while the first one is away, and what it can do.

use crate::common::{Room, random_bot, seated, setup, user};
use crate::{S0, S1, open, waiting};
use engine::{Seat, SeatSet};
use protocol::*;
use registry::Rockets;
use serde_json::json;
use std::time::Duration;
use table::{GameTable, Request, Table};

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
    assert_eq!(
        noted(&room, "cy"),
        [(NoteKind::Host, None, "CY".into(), None)]
    );
    // Restored from its log it is the same.
    assert_eq!(*room.copy().host(), user("cy"));
    room.arrive("ada", None);
    let hand_over = Command::HandOver { user: user("bo") };
    assert_eq!(room.refused("ada", hand_over), Objection::NotHost {});
    room.must("cy", Command::Start {});
}

/// What the log tells people: what happened, to whom by seat or name, by whom.
fn noted(room: &Room<Rockets>, name: &str) -> Vec<(NoteKind, Option<Seat>, String, Option<Seat>)> {
    let heard = room.heard(name).into_iter();
    let notes = heard.filter_map(|message| match message {
        ServerMessage::Noted(note) => {
            let name = note.person.as_ref().map(|person| person.name.clone());
            Some((note.what, note.seat, name.unwrap_or_default(), note.by))
        }
        _ => None,
    });
    notes.collect()
}

#[test]
fn the_log_tells_what_hosts_do_about_spectators_and_who_hands_over() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::begun(setup::<Rockets>(json!({}), seats));
    for name in ["eve", "finn"] {
        room.arrive(name, None);
    }
    let text = "Hello".to_owned();
    room.must("eve", Command::Chat { text });
    room.inbox.clear();
    let (eve, finn, bo) = (user("eve"), user("finn"), user("bo"));
    room.must("ada", Command::Mute { user: eve.clone() });
    room.must("ada", Command::Unmute { user: eve.clone() });
    // Nobody at the table was ever told what Finn is called.
    room.must("ada", Command::Mute { user: finn });
    let reason = String::new();
    let (ban, whom) = (false, eve.clone());
    room.must(
        "ada",
        Command::Kick {
            user: whom,
            reason,
            ban,
        },
    );
    room.must("ada", Command::HandOver { user: bo });
    let by = Some(S0);
    let all = [
        (NoteKind::Muted, None, "EVE".to_owned(), by),
        (NoteKind::Unmuted, None, "EVE".to_owned(), by),
        (NoteKind::Muted, None, String::new(), by),
        (NoteKind::Kicked, None, "EVE".to_owned(), by),
        (NoteKind::HandedOver, Some(S1), String::new(), by),
    ];
    assert_eq!(noted(&room, "bo"), all);
    // Who deleted their account is named no longer.
    let named = room.copy().named();
    assert!(named.contains(&eve), "{named:?}");
    room.give(|table, now| table.forget(&eve, now));
    assert!(!room.table.named().contains(&eve));
    assert!(!room.copy().named().contains(&eve));
}

#[test]
fn who_was_sent_away_before_the_start_is_not_mixed_up_with_who_sits_there_then() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    for name in ["ada", "bo", "cy"] {
        room.arrive(name, None);
    }
    room.inbox.clear();
    let kick = Command::Kick {
        user: user("bo"),
        reason: String::new(),
        ban: true,
    };
    room.must("ada", kick);
    let (seat, commitment) = (S1, None);
    room.must("cy", Command::Sit { seat, commitment });
    room.must("ada", Command::HandOver { user: user("cy") });
    assert_eq!(
        noted(&room, "ada"),
        [
            (NoteKind::Kicked, None, "BO".to_owned(), None),
            (NoteKind::HandedOver, None, "CY".to_owned(), None),
        ]
    );
}

#[test]
fn a_host_says_who_may_come_while_the_table_waits() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    for name in ["ada", "bo", "eve"] {
        room.arrive(name, None);
    }
    let configure = |spectators, visibility| Command::Configure {
        options: Payload::of(&json!({})).unwrap(),
        seats: 2,
        clock: Clock::default(),
        spectators,
        visibility,
    };
    let access = |room: &Room<Rockets>| {
        let joined = room.look("bo");
        (joined.spectators, joined.visibility)
    };
    assert_eq!(access(&room), (Spectators::Welcome, Visibility::Public));
    room.must("ada", configure(None, Some(Visibility::Invited)));
    assert_eq!(access(&room), (Spectators::Welcome, Visibility::Invited));
    assert_eq!(room.copy().visibility(), Visibility::Invited);
    room.must("ada", configure(Some(Spectators::Nobody), None));
    assert_eq!(access(&room), (Spectators::Nobody, Visibility::Invited));
    room.must("ada", configure(None, Some(Visibility::Public)));
    assert_eq!(access(&room), (Spectators::Nobody, Visibility::Public));
    // It is played so.
    room.inbox.clear();
    room.must("ada", Command::Start {});
    let heard = room.heard("eve");
    assert!(
        matches!(heard[..], [.., ServerMessage::Closed { .. }]),
        "{heard:?}"
    );
    let late = configure(Some(Spectators::Welcome), None);
    assert_eq!(room.refused("ada", late), Objection::Started {});
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
    let mut room = waiting();
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

#[test]
fn a_host_changes_what_is_played_while_the_table_waits() {
    let seats = vec![seated("ada"), open(), seated("bo"), seated("cy")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    for name in ["ada", "bo", "cy", "eve"] {
        room.arrive(name, None);
    }
    let configure = |options: serde_json::Value, seats, clock| Command::Configure {
        options: Payload::of(&options).unwrap(),
        seats,
        clock,
        spectators: None,
        visibility: None,
    };
    let clock = Clock::Correspondence { days: 2 };
    let wish = configure(json!({"first": 1}), 2, clock);
    assert_eq!(room.refused("bo", wish.clone()), Objection::NotHost {});
    // What can't be played changes nothing.
    for (options, seats, clock) in [
        (json!({"layout": "none"}), 2, clock),
        (json!([]), 2, clock),
        (json!({}), 99, clock),
        (json!({}), 1, clock),
        (json!({"first": 3}), 2, clock),
        (json!({}), 2, Clock::PerMove { seconds: 1 }),
    ] {
        let log = room.log.len();
        let answer = room.send("ada", configure(options, seats, clock));
        let ServerMessage::Invalid { why, .. } = answer else {
            panic!("{answer:?}");
        };
        assert!(matches!(why, Invalid::Table { .. }), "{why:?}");
        assert_eq!(room.log.len(), log);
    }
    let own = Hex32([7; 32]);
    let commit = |seat| Command::Commit {
        seat,
        commitment: own,
    };
    room.must("ada", commit(S0));
    room.must("bo", commit(Seat::new(2)));
    let lines = room.log.len();
    room.inbox.clear();
    room.must("ada", wish);
    // Bo moves to the open seat, where he commits himself anew; Cy watches.
    let joined = room.look("bo");
    assert_eq!(joined.seat, Some(S1));
    assert_eq!(joined.clock, clock);
    assert!(joined.options.text().contains(r#""first":1"#));
    let seats = joined.seating.seats.iter();
    let commitments: Vec<_> = seats.map(|it| it.commitment).collect();
    assert_eq!(commitments, [Some(own), None]);
    let told = |messages: Vec<&ServerMessage>| {
        let mut joined = None;
        let mut kicked = false;
        for message in messages {
            match message {
                ServerMessage::Joined(it) => joined = Some((it.seat, it.seating.seats.len())),
                ServerMessage::Kicked { ban: false, .. } => kicked = true,
                _ => {}
            }
        }
        (joined, kicked)
    };
    for (name, seat, kicked) in [
        ("ada", Some(S0), false),
        ("bo", Some(S1), false),
        ("cy", None, true),
        ("eve", None, false),
    ] {
        assert_eq!(told(room.heard(name)), (Some((seat, 2)), kicked), "{name}");
    }
    // At another server everybody is told the same.
    let log: Vec<&str> = room.log.iter().map(String::as_str).collect();
    let (before, after) = log.split_at(lines);
    let now = table::Moment(0);
    let mut other =
        GameTable::<Rockets>::restore(before.iter().copied(), random_bot(), now).unwrap();
    for name in ["bo", "cy"] {
        other.set_detail(&user(name), DetailLevel::Views);
        let _ = other.arrive(&user(name), None, now).unwrap();
    }
    let out = other.follow(after, Duration::ZERO, now).unwrap();
    let to_cy = |outgoing: &table::Outgoing| outgoing.to == table::To::User(user("cy"));
    let messages: Vec<_> = out.messages.iter().collect();
    let kicked = messages.iter().filter(|outgoing| to_cy(outgoing));
    assert_eq!(kicked.count(), 1);
    let whole = messages
        .iter()
        .filter_map(|outgoing| match &outgoing.message {
            ServerMessage::Joined(joined) => Some(joined.seat),
            _ => None,
        });
    assert_eq!(whole.collect::<Vec<_>>(), [Some(S1), None]);
    // More seats are open ones, and it is played so.
    room.must("ada", configure(json!({"first": 1}), 3, clock));
    let cy = Command::Sit {
        seat: Seat::new(2),
        commitment: None,
    };
    room.must("cy", cy);
    room.must("ada", Command::Start {});
    assert_eq!(room.due().unwrap().0, S1);
    let wish = configure(json!({}), 2, clock);
    assert_eq!(room.refused("ada", wish), Objection::Started {});
}
