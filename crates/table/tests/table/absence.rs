//! People who are away: a bot stands in where others wait, and only there.

use crate::common::{Room, seated, setup};
use crate::{S0, S1, rockets};
use engine::{Game, Seat};
use protocol::*;
use registry::{Landing, Rockets};
use serde_json::json;
use table::Table;

const PAUSE: u64 = limits::STAND_IN_MS;
const SOON: u64 = limits::STAND_IN_SOON_MS;

/// Ada against bots; it is her turn.
fn alone<G: Game>(clock: Clock) -> Room<G> {
    let level = Level::Pilot;
    let bot = || SeatHolder::Bot { level };
    let seats = vec![seated("ada"), bot()];
    let mut made = setup::<G>(json!({"first": 0}), seats);
    made.clock = clock;
    made.away_ms = 120_000;
    let mut room = Room::new(made);
    room.arrive("ada", None);
    room.must("ada", Command::Start {});
    room.inbox.clear();
    room
}

/// The first legal action of the seat that decides, by its person.
fn first_action<G: Game>(room: &Room<G>) -> (String, Command) {
    let (seat, legal) = room.due().expect("a person's seat decides");
    let revision = room.revision();
    let actions = vec![legal[0].clone()];
    let act = Command::Act {
        revision,
        seat,
        actions,
    };
    (room.holder(seat), act)
}

/// What was told last of somebody's absence.
fn absence<G: Game>(room: &Room<G>, name: &str) -> Option<(Option<Seat>, Option<u64>)> {
    let heard = room.heard(name);
    heard.iter().rev().find_map(|message| match message {
        ServerMessage::Absence { seat, ms, .. } => Some((*seat, *ms)),
        _ => None,
    })
}

/// What people are told of take-overs in their log.
fn notes<G: Game>(room: &mut Room<G>, name: &str, seat: Seat) -> Vec<NoteKind> {
    room.inbox.clear();
    room.must(name, Command::History { seat: Some(seat) });
    let heard = room.heard(name);
    let found = heard.iter().find_map(|message| match message {
        ServerMessage::History { notes, .. } => Some(notes),
        _ => None,
    });
    found.unwrap().iter().map(|note| note.what).collect()
}

/// Somebody comes back, and the seat is theirs as before.
fn plays_on<G: Game>(room: &mut Room<G>, name: &str, seat: Seat) {
    room.arrive(name, None);
    let (mover, act) = first_action(room);
    room.must(&mover, act);
    assert_eq!(room.control(seat), SeatControl::Own);
}

#[test]
fn who_plays_alone_against_bots_finds_the_game_as_it_was_left() {
    let mut room = alone::<Landing>(Clock::Unlimited);
    let turns = room.log.len();
    room.depart("ada");
    room.wait(100_000_000);
    room.think(1);
    assert_eq!(room.log.len(), turns, "nothing happened");
    plays_on(&mut room, "ada", S0);
}

#[test]
fn out_of_time_against_bots_stands_still_until_one_acts() {
    for clock in [
        Clock::PerMove { seconds: 30 },
        Clock::Fischer {
            seconds: 30,
            increment: 5,
        },
    ] {
        let mut room = alone::<Rockets>(clock);
        room.wait(30_000);
        assert_eq!(room.control(S0), SeatControl::OutOfTime);
        assert_eq!(absence(&room, "ada"), Some((Some(S0), None)));
        room.wait(3_600_000);
        assert_eq!(room.think(1), 0, "no bot plays for her");
        // She simply acts.
        let (ada, act) = first_action(&room);
        room.must(&ada, act);
        assert_eq!(room.control(S0), SeatControl::Own);
        assert_eq!(absence(&room, "ada"), Some((None, None)));
        // She has the time she would have after a bot's turn, and no more.
        let left = match clock {
            Clock::Fischer { .. } => 5_000 + 5_000,
            _ => 30_000,
        };
        assert_eq!(room.look("ada").position.unwrap().clocks[0], left);
        let kinds = notes(&mut room, "ada", S0);
        assert_eq!(kinds, [NoteKind::OutOfTime, NoteKind::Resumed]);
    }
}

#[test]
fn a_refused_action_takes_no_seat_back() {
    let mut room = alone::<Rockets>(Clock::PerMove { seconds: 30 });
    room.wait(30_000);
    let revision = room.revision();
    let why = room.refused(
        "ada",
        Command::Act {
            revision,
            seat: S0,
            actions: vec!["m18".to_owned()],
        },
    );
    assert!(matches!(why, Objection::Rule { .. }), "{why:?}");
    assert_eq!(room.control(S0), SeatControl::OutOfTime);
}

#[test]
fn the_others_see_how_long_they_wait() {
    let mut room = rockets();
    room.depart("ada");
    assert_eq!(absence(&room, "bo"), Some((Some(S0), Some(600_000))));
    room.wait(500_000);
    room.inbox.clear();
    room.depart("bo");
    room.arrive("bo", None);
    // He was gone, so she has all her time.
    assert_eq!(absence(&room, "bo"), Some((Some(S0), Some(600_000))));
    room.inbox.clear();
    room.arrive("ada", None);
    assert_eq!(absence(&room, "bo"), Some((None, None)));
}

#[test]
fn a_stand_in_pauses_before_each_turn_but_the_first() {
    let mut room = rockets();
    room.depart("ada");
    room.wait(600_000);
    assert_eq!(room.control(S0), SeatControl::Away);
    assert_eq!(room.think(1), 1, "she was waited for");
    // A turn here is to move, then to remove.
    room.wait(PAUSE - 1);
    assert_eq!(room.think(1), 0);
    room.wait(1);
    assert_eq!(room.think(1), 1);
    room.step();
    room.inbox.clear();
    room.step();
    assert_eq!(absence(&room, "bo"), Some((Some(S0), Some(PAUSE))));
    // She is back just before it acts, and has time to look.
    room.wait(PAUSE - 1_000);
    room.arrive("ada", None);
    room.wait(PAUSE - 1);
    assert_eq!(room.think(1), 0);
    let (ada, act) = first_action(&room);
    assert_eq!(ada, "ada");
    room.must("ada", act);
    assert_eq!(room.control(S0), SeatControl::Own);
    let kinds = notes(&mut room, "bo", S1);
    assert_eq!(kinds, [NoteKind::Away, NoteKind::Resumed]);
}

#[test]
fn coming_back_again_and_again_holds_up_nobody() {
    let mut room = rockets();
    room.depart("ada");
    room.wait(600_000);
    room.think(1);
    let began = room.now;
    loop {
        room.arrive("ada", None);
        room.wait(PAUSE / 2);
        room.depart("ada");
        if room.think(1) > 0 {
            break;
        }
        assert!(room.now <= began + 3 * PAUSE + PAUSE / 2);
    }
}

#[test]
fn the_others_wait_or_play_on() {
    let mut room = rockets();
    room.depart("ada");
    let wait = Command::WaitFor { seat: S0 };
    let play_on = Command::PlayOn { seat: S0 };
    room.must("bo", wait.clone());
    assert_eq!(absence(&room, "bo"), Some((Some(S0), None)));
    room.wait(1_000_000_000);
    assert_eq!(room.control(S0), SeatControl::Own, "he waits for her");
    room.must("bo", play_on.clone());
    assert_eq!(room.control(S0), SeatControl::Away);
    assert_eq!(room.think(1), 1);
    room.wait(SOON);
    assert_eq!(room.think(1), 1, "and goes on soon");
    // Who wanted to play on is not kept from it.
    room.step();
    room.step();
    assert_eq!(room.refused("bo", wait.clone()), Objection::AlreadyAsked {});
    // She takes the seat back: all is as usual.
    room.arrive("ada", None);
    room.must("ada", Command::Resume { seat: S0 });
    assert_eq!(room.refused("bo", play_on.clone()), Objection::NotAbsent {});
    room.depart("ada");
    assert_eq!(absence(&room, "bo"), Some((Some(S0), Some(600_000))));
    let kinds = notes(&mut room, "bo", S1);
    assert_eq!(
        kinds,
        [
            NoteKind::WaitFor,
            NoteKind::PlayOn,
            NoteKind::Away,
            NoteKind::Resumed
        ]
    );
}

/// What was told last of when the others may play on.
fn may_play_on<G: Game>(room: &Room<G>, name: &str) -> Option<u64> {
    let heard = room.heard(name);
    heard.iter().rev().find_map(|message| match message {
        ServerMessage::Absence { play_on, .. } => Some(*play_on),
        _ => None,
    })?
}

/// A table with a clock at which it is Ada's turn, and Ada has gone.
fn without_ada_on_time(clock: Clock, away_ms: u64) -> Room<Rockets> {
    let seats = vec![seated("ada"), seated("bo")];
    let mut made = setup::<Rockets>(json!({"first": 0}), seats);
    made.clock = clock;
    made.away_ms = away_ms;
    made.showing_ms = 0;
    let mut room = Room::<Rockets>::begun(made);
    room.inbox.clear();
    room.depart("ada");
    room
}

#[test]
fn nobody_has_to_wait_for_all_the_time_of_somebody_who_has_gone() {
    let clock = Clock::Fischer {
        seconds: 900,
        increment: 10,
    };
    let mut room = without_ada_on_time(clock, 120_000);
    assert_eq!(absence(&room, "bo"), Some((Some(S0), Some(900_000))));
    assert_eq!(may_play_on(&room, "bo"), Some(120_000));
    let (wait, play_on) = (Command::WaitFor { seat: S0 }, Command::PlayOn { seat: S0 });
    room.wait(119_999);
    for early in [wait.clone(), play_on.clone()] {
        assert_eq!(room.refused("bo", early), Objection::NotAbsent {});
    }
    room.wait(1);
    // Nobody can keep the clock from running out.
    assert_eq!(room.refused("bo", wait), Objection::NotAbsent {});
    room.must("bo", play_on);
    assert_eq!(room.control(S0), SeatControl::Away);
    assert_eq!(room.think(1), 1, "she was waited for");
    room.wait(SOON);
    assert_eq!(room.think(1), 1, "and it goes on soon");
    assert_eq!(room.due().map(|(seat, _)| seat), Some(S1));
    // Nobody plays for her where nobody waits.
    room.must("bo", Command::Leave { seat: S1 });
    room.wait(10 * PAUSE);
    assert_eq!(room.think(1), 0);
    // She is back, with what she had.
    plays_on_with(&mut room, 900_000 - 120_000);
}

/// Ada comes back and has so much time left.
fn plays_on_with(room: &mut Room<Rockets>, left: u64) {
    room.arrive("ada", None);
    room.must("ada", Command::Resume { seat: S0 });
    assert_eq!(room.control(S0), SeatControl::Own);
    assert_eq!(room.look("ada").position.unwrap().clocks[0], left);
}

#[test]
fn who_comes_back_in_time_is_not_played_for() {
    let clock = Clock::PerMove { seconds: 600 };
    let mut room = without_ada_on_time(clock, 120_000);
    room.wait(200_000);
    room.arrive("ada", None);
    assert_eq!(absence(&room, "bo"), Some((None, None)));
    let play_on = Command::PlayOn { seat: S0 };
    assert_eq!(room.refused("bo", play_on.clone()), Objection::NotAbsent {});
    // Going again begins the wait anew, but not the time.
    room.inbox.clear();
    room.depart("ada");
    assert_eq!(absence(&room, "bo"), Some((Some(S0), Some(400_000))));
    assert_eq!(may_play_on(&room, "bo"), Some(120_000));
    // A short time is all there is to wait for.
    let mut room = without_ada_on_time(Clock::PerMove { seconds: 30 }, 120_000);
    assert_eq!(may_play_on(&room, "bo"), Some(30_000));
    room.wait(30_000);
    assert_eq!(room.control(S0), SeatControl::OutOfTime);
}

#[test]
fn over_days_all_the_time_is_hers() {
    let days = Clock::Correspondence { days: 2 };
    let mut room = without_ada_on_time(days, 120_000);
    assert_eq!(absence(&room, "bo"), None);
    room.wait(24 * 3_600_000);
    let play_on = Command::PlayOn { seat: S0 };
    assert_eq!(room.refused("bo", play_on), Objection::NotAbsent {});
    assert_eq!(room.control(S0), SeatControl::Own);
}

#[test]
fn only_others_who_play_may_say_so() {
    let mut room = rockets();
    room.arrive("eve", None);
    room.depart("ada");
    let play_on = Command::PlayOn { seat: S0 };
    assert_eq!(
        room.refused("eve", play_on.clone()),
        Objection::NotYourSeat {}
    );
    room.arrive("ada", None);
    assert_eq!(
        room.refused("ada", play_on.clone()),
        Objection::NotYourSeat {}
    );
    assert_eq!(room.refused("bo", play_on), Objection::NotAbsent {});
}

#[test]
fn without_anybody_who_waits_the_stand_in_stops() {
    let mut room = rockets();
    room.depart("ada");
    room.wait(600_000);
    room.think(1);
    room.depart("bo");
    room.wait(100_000_000);
    assert_eq!(room.think(1), 0);
    room.arrive("bo", None);
    room.wait(PAUSE);
    assert_eq!(room.think(1), 1);
}

/// A game of Ada, Bo and two bots in which Ada is eliminated and Bo is not.
fn without_ada(clock: Clock, seed: u64) -> Option<Room<Rockets>> {
    let bot = || SeatHolder::Bot {
        level: Level::Pilot,
    };
    let seats = vec![seated("ada"), seated("bo"), bot(), bot()];
    let mut made = setup::<Rockets>(json!({"first": 0}), seats);
    made.clock = clock;
    let mut room = Room::<Rockets>::begun(made);
    // A turn of Last Rocket is two decisions.
    let round = 2 * 4;
    let mut last = [0; 2];
    for count in 1.. {
        if room.table.stage() != Stage::Playing {
            return None;
        }
        match room.due() {
            Some(_) => last[room.step().index()] = count,
            None => assert!(room.think(seed + count) > 0),
        }
        if count > last[0] + round {
            return (count <= last[1] + 1).then_some(room);
        }
    }
    None
}

#[test]
fn who_is_eliminated_waits_for_nobody() {
    for clock in [Clock::Unlimited, Clock::PerMove { seconds: 30 }] {
        let mut games = (0..100).filter_map(|seed| without_ada(clock, seed));
        let mut room = games.next().expect("such a game");
        room.depart("bo");
        for _ in 0..200 {
            room.wait(10 * PAUSE);
            room.think(1);
        }
        assert_eq!(room.table.stage(), Stage::Playing, "{clock:?}");
        plays_on(&mut room, "bo", S1);
    }
}

#[test]
fn who_concedes_before_a_bot_plays_has_a_place_of_their_own() {
    let mut room = rockets();
    room.must("bo", Command::Concede { seat: S1 });
    let over = room.table.over().unwrap();
    assert_eq!(over.conceded.iter().collect::<Vec<_>>(), [S1]);
    assert!(over.stand_ins.is_empty());
}

#[test]
fn a_place_that_a_stand_in_played_for_is_its_own() {
    let mut room = Room::<Landing>::begun(setup::<Landing>(
        json!({}),
        vec![seated("ada"), seated("bo")],
    ));
    room.must("bo", Command::Leave { seat: S1 });
    while room.table.stage() == Stage::Playing {
        if room.think(3) == 0 {
            room.step();
        }
    }
    let stand_ins: Vec<Seat> = room.table.over().unwrap().stand_ins.iter().collect();
    assert_eq!(stand_ins, [S1]);
    // Who played at least half of it has played it.
    let mut room = rockets();
    room.must("bo", Command::Leave { seat: S1 });
    let mut turns = 0;
    while room.table.stage() == Stage::Playing {
        turns += 1;
        if turns == 8 {
            room.must("bo", Command::Resume { seat: S1 });
        }
        if room.think(3) == 0 {
            room.step();
        }
    }
    assert!(turns > 24, "{turns}");
    assert!(room.table.over().unwrap().stand_ins.is_empty());
}

#[test]
fn what_absence_means_is_said_before_the_start() {
    let seats = || vec![seated("ada"), seated("bo")];
    let mut made = setup::<Rockets>(json!({}), seats());
    made.away_ms = 90_000;
    let room = Room::<Rockets>::new(made);
    let joined = room.look("ada");
    assert_eq!(joined.away_seconds, Some(90));
    assert_eq!(joined.takeover, Level::Pilot);
    let mut made = setup::<Rockets>(json!({}), seats());
    made.clock = Clock::PerMove { seconds: 30 };
    assert_eq!(
        Room::<Rockets>::new(made).look("ada").away_seconds,
        None,
        "the clock decides"
    );
}
