//! A table restored from any part of its log is the table that it was.

use crate::common::{
    Room, answer, person, propose, random_bot, read_line, seated, setup, time_of, undo, user,
};
use dice::Dice;
use engine::{Game, Randomness, Seat};
use protocol::*;
use record::fair::seat_commitment;
use registry::{GameId, Rockets, with_game};
use serde_json::json;
use std::time::Duration;
use table::{GameTable, Moment, Output, Request, RestoreError, Table};

/// Something that happens at a table.
#[derive(Debug)]
enum Happening {
    Command(&'static str, Command),
    Bot(Revision, Seat, String),
    Wake,
}

const PEOPLE: [&str; 3] = ["ada", "bo", "eve"];

/// All that an output says, for comparing.
fn said(out: &Output) -> String {
    format!("{out:#?}")
}

fn happen<G: Game>(table: &mut GameTable<G>, what: &Happening, c: CommandId, now: u64) -> Output {
    let now = Moment(now);
    match what {
        Happening::Command(name, command) => table.command(&person(name), c, command.clone(), now),
        Happening::Bot(revision, seat, action) => table.bot_acts(*revision, *seat, action, now),
        Happening::Wake => table.wake(now),
    }
}

/// Anything that somebody could do, sensible more often than not.
fn anything<G: Game>(room: &mut Room<G>, dice: &mut Dice) -> Happening {
    let (seat, n) = (Seat::new(dice.below(3) as u8), room.revision());
    let name = *dice.pick(&PEOPLE);
    let holder = holder(room, seat).unwrap_or(name);
    let asked = room.look("eve").proposal;
    if let Some(s) = asked.and_then(|asked| asked.waiting.iter().next())
        && let Some(holder) = self::holder(room, s)
        && dice.below(3) == 0
    {
        let reply = *dice.pick(&[Reply::Agree, Reply::Agree, Reply::Decline]);
        return Happening::Command(holder, answer(n, s, reply));
    }
    let entropy: Entropy = format!("{}", dice.below(2)).parse().unwrap();
    let commitment = (dice.below(3) > 0).then(|| seat_commitment(room.table.id(), seat, &entropy));
    let opening = room.look("eve").seating.starting == Some(Starting::Opening);
    let with = match dice.below(3) {
        0 => SeatChoice::Open {},
        _ => SeatChoice::Bot {
            level: Level::Cadet,
        },
    };
    let (who, command) = match (room.table.stage(), dice.below(24)) {
        (Stage::Waiting, 0..16) if opening => (holder, Command::Open { seat, entropy }),
        (Stage::Waiting, 0..4) => ("ada", Command::Fill { seat, with }),
        (Stage::Waiting, 4..12) => (name, Command::Sit { seat, commitment }),
        (Stage::Waiting, 12..16) => {
            let commitment = commitment.unwrap_or(Hex32([1; 32]));
            (name, Command::Commit { seat, commitment })
        }
        (Stage::Waiting, 16..18) => (holder, Command::Leave { seat }),
        (Stage::Waiting, _) => ("ada", Command::Start {}),
        (_, 0) => {
            let text = format!("hello {}", dice.below(100));
            (name, Command::Chat { text })
        }
        (_, 1 | 11 | 12) if actor(room).is_some() => {
            let (s, holder) = actor(room).unwrap_or((seat, holder));
            (holder, undo(n, s))
        }
        (Stage::Playing, 2 | 13..16) => {
            let matter = *dice.pick(&[
                ProposalKind::Undo,
                ProposalKind::Undo,
                ProposalKind::Undo,
                ProposalKind::Draw,
            ]);
            (holder, propose(n, seat, matter))
        }
        (_, 3) => {
            let reply = *dice.pick(&[Reply::Agree, Reply::Agree, Reply::Decline]);
            (holder, answer(n, seat, reply))
        }
        (_, 5 | 16) => {
            let s = asked.map_or(seat, |asked| asked.by);
            let holder = self::holder(room, s).unwrap_or(name);
            (holder, Command::Withdraw { seat: s })
        }
        (_, 6) if dice.below(4) == 0 => (holder, Command::Leave { seat }),
        (_, 7) => (holder, Command::Resume { seat }),
        (_, 8) if dice.below(2) == 0 => ("ada", Command::Mute { user: user(name) }),
        (_, 8) => ("ada", Command::Unmute { user: user(name) }),
        (_, 9) => (holder, Command::History { seat: Some(seat) }),
        (Stage::Over, _) => (name, Command::Rematch {}),
        _ => match (room.requests.pop(), room.due()) {
            (Some(Request::Think(request)), _) => {
                let (revision, seat) = (request.revision, request.seat);
                let seed = u64::from(dice.below(1_000));
                return Happening::Bot(revision, seat, request.think(seed));
            }
            (_, Some((s, legal))) => {
                let (a, holder) = (dice.pick(&legal).clone(), room.holder(s));
                let name = PEOPLE.into_iter().find(|name| *name == holder);
                (
                    name.unwrap(),
                    Command::Act {
                        revision: n,
                        seat: s,
                        actions: vec![a],
                    },
                )
            }
            _ => return Happening::Wake,
        },
    };
    Happening::Command(who, command)
}

/// The person who acted last, if nothing else happened since.
fn actor<G: Game>(room: &Room<G>) -> Option<(Seat, &'static str)> {
    let (_, steps) = room.log.last()?.split_once(r#"{"play":[[""#)?;
    let seat = Seat::new(steps.get(..1)?.parse().ok()?);
    Some((seat, holder(room, seat)?))
}

/// The person who holds a seat.
fn holder<G: Game>(room: &Room<G>, seat: Seat) -> Option<&'static str> {
    match &room.table.summary().seats.get(seat.index())?.holder {
        SeatHolder::Person { user, .. } => PEOPLE.into_iter().find(|name| user.as_str() == *name),
        _ => None,
    }
}

/// Plays a table full of surprises. Before everything that happens the server
/// could die: the table that is restored must do exactly as the other one.
fn live_through<G: Game>(seed: u64, happenings: u32) -> Room<G> {
    let mut dice = Dice::branch(seed, 1);
    let options = match G::NAME {
        "celestial" => json!({"rounds": 3}),
        _ => json!({}),
    };
    let mut made = setup::<G>(
        options,
        vec![seated("ada"), SeatHolder::Open {}, SeatHolder::Open {}],
    );
    made.clock = Clock::Fischer {
        seconds: 40,
        increment: 3,
    };
    made.contribution_ms = limits::CONTRIBUTION_MS;
    let mut room = Room::<G>::new(made);
    for name in PEOPLE {
        room.arrive(name, None);
    }
    for count in 0..happenings {
        room.wait(u64::from(dice.below(6_000)));
        let mut copy = room.copy();
        let resumed = copy.resume(Moment(room.now), Duration::ZERO);
        assert!(resumed.entries.is_empty(), "{:?}", resumed.entries);
        // A bot that the copy waits for was asked by the original as well.
        for request in resumed.requests {
            let asked = room.requests.iter().map(|other| format!("{other:?}"));
            let request = format!("{request:?}");
            assert!(asked.into_iter().any(|asked| asked == request), "{request}");
        }
        assert_eq!(resumed.wake, room.wake);
        for name in PEOPLE {
            copy.set_detail(&user(name), DetailLevel::Views);
            let _ = copy.arrive(&user(name), None, Moment(room.now));
        }
        let what = anything(&mut room, &mut dice);
        let c = CommandId(count);
        let expected = happen(&mut copy, &what, c, room.now);
        let out = happen(&mut room.table, &what, c, room.now);
        assert_eq!(said(&out), said(&expected), "{what:?}");
        room.give(|_, _| out);
    }
    room
}

#[test]
fn a_table_restored_at_any_moment_goes_on_as_if_nothing_had_happened() {
    let mut kinds = String::new();
    for game in GameId::ALL {
        with_game!(game, G => {
            for seed in 0..8 {
                let room = live_through::<G>(seed, 220);
                assert_ne!(room.table.stage(), Stage::Waiting, "{game}");
                kinds.extend(room.log);
            }
        });
    }
    for kind in [
        "created",
        "sat",
        "committed",
        "starting",
        "sealed",
        "opened",
        "filled",
        "left",
        "started",
        "play",
        "undone",
        "proposed",
        "answered",
        "withdrawn",
        "taken_over",
        "resumed",
        "chat",
        "muted",
        "unmuted",
        "rematch",
    ] {
        assert!(kinds.contains(&format!("{{\"{kind}\"")), "nothing {kind}");
    }
}

#[test]
fn every_part_of_a_log_is_a_table() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let room = live_through::<G>(11, 120);
            for count in 1..=room.log.len() {
                let part = room.log[..count].iter().map(String::as_str);
                let at = Moment(time_of(&room.log[count - 1]));
                let mut table = GameTable::<G>::restore(part, random_bot(), at).unwrap();
                assert_eq!(table.revision().get() as usize, count);
                // Only a deal can be cut off; it is dealt again, the same.
                let out = table.resume(at, Duration::ZERO);
                if let [line] = &out.entries[..] {
                    assert!(room.log[count - 1].contains("started"));
                    assert_eq!(read_line(line), read_line(&room.log[count]));
                } else {
                    assert!(out.entries.is_empty());
                }
            }
        });
    }
}

#[test]
fn entries_are_compact() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::begun(setup::<Rockets>(json!({"first": 0}), seats));
    room.wait(1_000_000);
    let before = room.log.len();
    for _ in 0..10 {
        room.step();
    }
    for line in &room.log[before..] {
        assert!(line.len() <= 40, "{line}");
    }
}

#[test]
fn a_log_that_makes_no_sense_is_refused() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::begun(setup::<Rockets>(json!({"first": 0}), seats));
    room.step();
    let restore = |log: &[&str]| {
        let lines = log.iter().copied();
        GameTable::<Rockets>::restore(lines, random_bot(), Moment(0))
            .err()
            .expect("no table")
    };
    assert_eq!(restore(&[]), RestoreError::Beginning);
    let [created, started, play] = &room.log[..] else {
        panic!("{:?}", room.log);
    };
    assert_eq!(restore(&[started]), RestoreError::Beginning);
    for log in [
        [created, "garbage", ""],
        [created, play, ""],
        [created, started, created],
        [created, started, r#"[5,{"play":[["1 m1"]]}]"#],
        [created, started, r#"[5,{"play":[["0 m99"]]}]"#],
        [created, started, r#"[5,{"play":[["nonsense"]]}]"#],
        [
            created,
            started,
            r#"[5,{"taken_over":{"s":7,"why":"left"}}]"#,
        ],
    ] {
        assert!(
            matches!(restore(&log), RestoreError::Entry { .. }),
            "{log:?}"
        );
    }
    // What is an entry and has no name here is of a newer version.
    for newer in [
        r#"[5,{"danced":{"s":0}}]"#,
        r#"[5,{"chat":{"user":"ada","mood":1}}]"#,
    ] {
        let refused = restore(&[created, started, newer]);
        assert_eq!(refused, RestoreError::Newer(Revision::new(3)), "{newer}");
    }
    let other = created.replace(r#""rules":1"#, r#""rules":9"#);
    assert_ne!(*created, other);
    assert!(matches!(restore(&[&other]), RestoreError::Setup(_)));
}
