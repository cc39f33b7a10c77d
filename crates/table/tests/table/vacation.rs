//! People on vacation: their time stands still where a seat has days, and nowhere else.

use crate::common::{Room, seated, setup, user};
use engine::Seat;
use protocol::*;
use registry::Rockets;
use serde_json::json;
use std::time::Duration;
use table::{GameTable, Moment, Table, Vacation};

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);
const HOUR: u64 = 60 * 60 * 1_000;
const DAY: u64 = 24 * HOUR;
/// When a vacation ends by the calendar.
const UNTIL: i64 = 1_796_299_200_000;

fn room(clock: Clock) -> Room<Rockets> {
    let options = json!({"first": 0, "layout": "flat61"});
    let mut made = setup::<Rockets>(options, vec![seated("ada"), seated("bo")]);
    made.clock = clock;
    Room::begun(made)
}

fn days() -> Room<Rockets> {
    room(Clock::Correspondence { days: 2 })
}

/// Says that somebody is on vacation for so long.
fn away(room: &mut Room<Rockets>, name: &str, until: i64, ms: u64) {
    let vacation = Some(Vacation { until, ms });
    room.give(|table, now| table.set_vacation(&user(name), vacation, now));
}

fn back(room: &mut Room<Rockets>, name: &str) {
    room.give(|table, now| table.set_vacation(&user(name), None, now));
}

fn left(room: &Room<Rockets>) -> Vec<u64> {
    room.look("bo").position.unwrap().clocks
}

/// What the log tells people of vacations.
fn noted(room: &Room<Rockets>, name: &str) -> Vec<(Seat, NoteKind, Option<i64>)> {
    let notes = room.noted(name).into_iter();
    let notes = notes.filter_map(|note| Some((note.seat?, note.what, note.until)));
    notes.collect()
}

#[test]
fn nobody_stands_in_for_somebody_on_vacation() {
    let mut room = days();
    room.depart("ada");
    room.wait(DAY);
    away(&mut room, "ada", UNTIL, 10 * DAY);
    assert_eq!(noted(&room, "bo"), [(ADA, NoteKind::Vacation, Some(UNTIL))]);
    assert_eq!(room.table.summary().seats[0].vacation, Some(UNTIL));
    assert_eq!(room.look("bo").seating.seats[0].vacation, Some(UNTIL));
    assert_eq!(room.table.awaited(), None, "nobody is told of a turn");
    room.wait(9 * DAY);
    assert_eq!(left(&room), [DAY, 2 * DAY]);
    assert_eq!(room.control(ADA), SeatControl::Own);
    // It ends by itself, and then her time runs.
    room.wait(DAY + HOUR);
    assert_eq!(
        noted(&room, "bo")[1..],
        [(ADA, NoteKind::VacationEnded, None)]
    );
    assert_eq!(room.table.summary().seats[0].vacation, None);
    assert_eq!(left(&room), [DAY - HOUR, 2 * DAY]);
    let awaited = room.table.awaited();
    assert_eq!(awaited.map(|(user, _)| user), Some(user("ada")));
    room.wait(DAY);
    assert_eq!(room.control(ADA), SeatControl::OutOfTime);
}

#[test]
fn a_vacation_is_changed_and_ended_early() {
    let mut room = days();
    away(&mut room, "ada", UNTIL, 10 * DAY);
    let log = room.log.len();
    away(&mut room, "ada", UNTIL, 10 * DAY);
    assert_eq!(room.log.len(), log, "it is known");
    room.wait(5 * DAY);
    away(&mut room, "ada", UNTIL + 1, 10 * DAY);
    room.wait(9 * DAY);
    assert_eq!(left(&room), [2 * DAY; 2]);
    back(&mut room, "ada");
    let log = room.log.len();
    back(&mut room, "ada");
    assert_eq!(room.log.len(), log);
    room.wait(DAY);
    assert_eq!(left(&room), [DAY, 2 * DAY]);
    let until = |until| (ADA, NoteKind::Vacation, Some(until));
    let ended = (ADA, NoteKind::VacationEnded, None);
    assert_eq!(noted(&room, "bo"), [until(UNTIL), until(UNTIL + 1), ended]);
}

#[test]
fn who_is_on_vacation_may_act_and_finds_the_next_turn_waiting() {
    let mut room = days();
    away(&mut room, "ada", UNTIL, 10 * DAY);
    while room.due().unwrap().0 == ADA {
        room.step();
    }
    // Bo's time runs, hers waits for her next turn and longer.
    room.wait(DAY);
    assert_eq!(left(&room), [2 * DAY, DAY]);
    while room.due().unwrap().0 == BO {
        room.step();
    }
    room.wait(8 * DAY);
    assert_eq!(left(&room)[0], 2 * DAY);
    assert_eq!(room.control(ADA), SeatControl::Own);
}

#[test]
fn time_that_ran_out_is_not_given_back() {
    let mut room = days();
    // Nobody woke the table in time.
    room.now += 2 * DAY + 1;
    away(&mut room, "ada", UNTIL, 10 * DAY);
    assert_eq!(room.control(ADA), SeatControl::OutOfTime);
    // At a server that does not drive the table: the one that does takes over.
    let mut room = days();
    room.table.set_duty(table::Duty::Follow);
    room.now += 2 * DAY + 1;
    away(&mut room, "ada", UNTIL, 10 * DAY);
    assert_eq!(room.control(ADA), SeatControl::Own);
    let lines = room.log.iter().map(String::as_str);
    let bot = crate::common::random_bot();
    let mut driver = GameTable::<Rockets>::restore(lines, bot, Moment(room.now)).unwrap();
    let _ = driver.wake(Moment(room.now + 1));
    assert_eq!(driver.summary().seats[0].control, SeatControl::OutOfTime);
}

#[test]
fn faster_games_know_no_vacation() {
    let day = 24 * 60 * 60;
    for clock in [
        Clock::Unlimited,
        Clock::PerMove { seconds: day - 1 },
        Clock::Fischer {
            seconds: 10 * day,
            increment: 60,
        },
    ] {
        let mut room = room(clock);
        let log = room.log.len();
        away(&mut room, "ada", UNTIL, 10 * DAY);
        assert_eq!(room.log.len(), log, "{clock:?}");
        assert_eq!(room.table.summary().seats[0].vacation, None);
    }
    let mut slow = room(Clock::PerMove { seconds: day });
    away(&mut slow, "ada", UNTIL, 10 * DAY);
    assert_eq!(slow.table.summary().seats[0].vacation, Some(UNTIL));
}

#[test]
fn a_vacation_holds_across_restarts_and_other_servers() {
    let mut room = days();
    room.wait(HOUR);
    let other = room.copy();
    let known = room.log.len();
    away(&mut room, "ada", UNTIL, 10 * DAY);
    // Another server follows.
    let mut other = other;
    let lines: Vec<&str> = room.log[known..].iter().map(String::as_str).collect();
    let now = Moment(room.now);
    let out = other.follow(&lines, Duration::ZERO, now).unwrap();
    assert!(out.entries.is_empty());
    let mut standing = other.standing(Moment(room.now + 9 * DAY));
    assert!(standing.on_vacation.contains(ADA));
    assert_eq!(standing.ms, Some(3 * DAY - HOUR));
    // A server that was down for a day: the end by the calendar counts.
    room.wait(DAY);
    room.give(|table, now| table.pause(now));
    room.crash(DAY);
    standing = room.table.standing(Moment(room.now));
    assert!(standing.on_vacation.contains(ADA));
    assert_eq!(
        standing.ms,
        Some(11 * DAY - HOUR),
        "it stood still meanwhile"
    );
    away(&mut room, "ada", UNTIL, 8 * DAY);
    standing = room.table.standing(Moment(room.now));
    assert_eq!(standing.ms, Some(10 * DAY - HOUR));
    let notes = noted(&room, "bo").into_iter();
    let told = notes.filter(|(_, what, _)| *what == NoteKind::Vacation);
    assert_eq!(told.count(), 1, "the same date is no news");
    room.wait(8 * DAY);
    assert_eq!(room.control(ADA), SeatControl::Own);
    assert_eq!(room.table.summary().seats[0].vacation, None);
}

#[test]
fn a_vacation_outlasts_an_undo() {
    let mut room = days();
    while room.due().unwrap().0 == ADA {
        room.step();
    }
    away(&mut room, "ada", UNTIL, 10 * DAY);
    room.wait(DAY);
    room.propose("ada", ADA, ProposalKind::Undo);
    let revision = room.revision();
    let answer = Command::Answer {
        revision,
        seat: BO,
        reply: Reply::Agree,
    };
    room.must("bo", answer);
    assert_eq!(room.due().unwrap().0, ADA);
    room.wait(8 * DAY);
    assert_eq!(left(&room), [2 * DAY; 2]);
    assert_eq!(room.control(ADA), SeatControl::Own);
}
