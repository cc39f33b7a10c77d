//! Games that last so many minutes: the table calls time, and its log says so.

use crate::common::{Room, seated, setup};
use engine::Turn;
use engine::prelude::*;
use protocol::*;
use record::Match;
use registry::Celestial;
use serde_json::json;
use table::{GameTable, Table};

const MINUTE: u64 = 60_000;

fn room() -> Room<Celestial> {
    Room::begun(setup::<Celestial>(
        json!({"first": 0, "minutes": 10, "deck": "family"}),
        vec![seated("ada"), seated("bo")],
    ))
}

/// The game that the log tells, as its record would.
fn game(room: &Room<Celestial>) -> Match<Celestial> {
    let mut game: Option<Match<Celestial>> = None;
    for line in &room.log {
        let line: serde_json::Value = serde_json::from_str(line).expect("a line of the log");
        if let Some(created) = line[1].get("created") {
            let options = serde_json::from_value(created["options"].clone()).expect("options");
            let players = vec![engine::Player::person("ada"), engine::Player::person("bo")];
            game = Some(Match::start(&options, players).expect("a game"));
        }
        let steps = line[1].get("play").map(|play| play[0].clone());
        for step in steps
            .iter()
            .flat_map(|steps| steps.as_array().expect("steps"))
        {
            let step = step.as_str().expect("text").parse().expect("a step");
            game.as_mut()
                .expect("created")
                .take(step)
                .expect("possible");
        }
    }
    game.expect("a table")
}

/// Whoever decides takes the first legal action; whether anybody did.
fn act(room: &mut Room<Celestial>, revision: Revision) -> bool {
    let game = game(room);
    let Turn::Decide(seat) = game.game().turn() else {
        return false;
    };
    let mut legal = Vec::new();
    game.game().legal_actions(&mut legal);
    let name = ["ada", "bo"][seat.index()];
    let actions = vec![legal[0].to_string()];
    room.must(
        name,
        Command::Act {
            revision,
            seat,
            actions,
        },
    );
    true
}

fn calls(room: &Room<Celestial>) -> usize {
    room.log
        .iter()
        .filter(|line| line.contains("! time"))
        .count()
}

fn ending_of(game: &Match<Celestial>) -> String {
    let outcome = game.game().outcome().expect("it is over");
    outcome.ending.name.to_string()
}

#[test]
fn time_is_called_when_it_is_up_and_the_round_is_played_to_its_end() {
    let mut room = room();
    room.wait(10 * MINUTE - 1);
    assert_eq!(calls(&room), 0);
    let revision = room.revision();
    room.wait(1);
    assert_eq!(calls(&room), 1, "the table was woken");
    let told = room.heard("bo");
    assert!(
        told.iter()
            .any(|message| matches!(message, ServerMessage::Step(step) if step.actor.is_none())),
        "{told:?}"
    );
    // Who has not heard of it may still do what they saw that they could do.
    let (before, mut revision) = (game(&room).game().trace_state().round, revision);
    while act(&mut room, revision) {
        revision = room.revision();
    }
    let after = game(&room);
    assert_eq!(after.game().trace_state().round, before);
    assert_eq!(ending_of(&after), "time-called");
    assert_eq!(calls(&room), 1);
    room.wait(60 * MINUTE);
    assert_eq!(calls(&room), 1);
}

#[test]
fn a_late_act_finds_time_called_before_it() {
    let mut room = room();
    // Nobody woke the table.
    room.now += 11 * MINUTE;
    let revision = room.revision();
    assert!(act(&mut room, revision));
    let called = room.log.iter().position(|line| line.contains("! time"));
    assert_eq!(called, Some(room.log.len() - 2), "{:?}", room.log);
}

#[test]
fn a_table_restored_from_any_prefix_of_its_log_ends_in_the_same_way() {
    let mut room = room();
    let first = room.revision();
    act(&mut room, first);
    room.wait(10 * MINUTE);
    let mut revision = room.revision();
    while act(&mut room, revision) {
        revision = room.revision();
    }
    let whole = game(&room);
    let record = room.table.record().expect("a finished game");
    assert_eq!(
        record.steps.iter().filter(|step| *step == "! time").count(),
        1
    );
    let again = Match::<Celestial>::from_record(&record).expect("it replays");
    assert_eq!(again.game(), whole.game());
    for length in 1..=room.log.len() {
        let lines = room.log[..length].iter().map(String::as_str);
        let thinker = crate::common::random_bot();
        let table = GameTable::<Celestial>::restore(lines, thinker, table::Moment(0));
        let table = table.unwrap_or_else(|error| panic!("{length}: {error}"));
        assert_eq!(table.over().is_some(), length == room.log.len());
    }
    let verified = record::verify::<Celestial>(&record, &record::Expected::default());
    assert!(verified.is_ok(), "{verified:?}");
}

#[test]
fn time_stands_still_while_the_server_does_and_without_a_limit_nobody_calls_it() {
    let mut room = room();
    room.wait(4 * MINUTE);
    let revision = room.revision();
    act(&mut room, revision);
    room.crash(100 * MINUTE);
    room.wait(6 * MINUTE - 1);
    assert_eq!(calls(&room), 0);
    room.wait(1);
    assert_eq!(calls(&room), 1);
    let mut endless: Room<Celestial> = Room::begun(setup::<Celestial>(
        json!({}),
        vec![seated("ada"), seated("bo")],
    ));
    endless.wait(1_000 * MINUTE);
    assert_eq!(calls(&endless), 0);
}
