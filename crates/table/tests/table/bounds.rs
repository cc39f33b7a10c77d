//! What one user and one table may cost.

use crate::common::{Room, seated, setup, undo, user};
use crate::{S0, S1, rockets};
use engine::Game;
use protocol::*;
use registry::{Celestial, Rockets};
use serde_json::json;
use table::{Request, Table};

fn chat(text: &str) -> Command {
    Command::Chat {
        text: text.to_owned(),
    }
}

/// Goes on as if so much had happened: the last line of the log again and again.
fn fill<G: Game>(room: &mut Room<G>, entries: u32) {
    let last = room.log.last().unwrap().clone();
    room.log.resize(entries as usize, last);
    room.crash(0);
}

fn pause<G: Game>(room: &mut Room<G>) {
    room.give(|table, now| table.pause(now));
}

#[test]
fn a_long_log_takes_only_what_ends_the_game_and_what_players_say() {
    let mut room = rockets();
    room.arrive("eve", None);
    pause(&mut room);
    fill(&mut room, limits::LOG_ENTRIES - 1);
    room.must("eve", chat("the last word"));
    let n = room.revision();
    let draw = crate::common::propose(n, S0, ProposalKind::Draw);
    let mute = Command::Mute { user: user("eve") };
    for (name, command) in [
        ("eve", chat("one more")),
        ("ada", draw),
        ("ada", mute),
        ("ada", undo(n, S0)),
    ] {
        assert_eq!(room.refused(name, command), Objection::LogFull {});
    }
    room.must("ada", chat("for us there is room"));
    room.must("bo", Command::Leave { seat: S1 });
    room.must("bo", Command::Resume { seat: S1 });
    room.must("ada", Command::History { seat: Some(S0) });
    room.step();
}

#[test]
fn a_log_has_an_end_and_a_running_game_is_closed_with_it() {
    let mut made = setup::<Rockets>(json!({"first": 0}), vec![seated("ada"), seated("bo")]);
    made.clock = Clock::PerMove { seconds: 30 };
    let mut room = Room::<Rockets>::begun(made);
    pause(&mut room);
    fill(&mut room, limits::MOST_LOG_ENTRIES - 1);
    assert_eq!(room.table.stage(), Stage::Playing);
    room.must("ada", chat("goodbye"));
    assert_eq!(room.table.stage(), Stage::Closed);
    let heard = room.heard("bo");
    let [
        ..,
        ServerMessage::Closed { .. },
        ServerMessage::Clock { seat: None, .. },
    ] = heard[..]
    else {
        panic!("{heard:?}");
    };
    let log = room.log.len();
    // Nobody's time runs out any more.
    assert_eq!(room.wake, None);
    room.wait(100_000);
    for command in [chat("hello?"), Command::Leave { seat: S0 }] {
        assert_eq!(room.refused("ada", command), Objection::LogFull {});
    }
    assert_eq!(room.log.len(), log);
}

#[test]
fn a_game_of_bots_alone_needs_somebody_there_and_has_an_end() {
    let bot = SeatHolder::Bot {
        level: Level::Cadet,
    };
    let made = setup::<Celestial>(json!({"first": 0}), vec![bot.clone(), bot]);
    let mut room = Room::<Celestial>::new(made);
    room.arrive("ada", None);
    room.must("ada", Command::Start {});
    assert_eq!(room.think(1), 1);
    room.depart("ada");
    // The one that was asked already answers, and then nobody is asked.
    room.think(2);
    assert_eq!(room.think(3), 0);
    let n = room.revision();
    room.wait(1_000_000);
    assert_eq!(room.revision(), n);
    room.arrive("eve", None);
    assert_eq!(room.think(4), 1);
    pause(&mut room);
    fill(&mut room, limits::BOT_GAME_ENTRIES - 1);
    assert_eq!(room.table.stage(), Stage::Playing);
    assert_eq!(room.think(5), 1);
    assert_eq!(room.table.stage(), Stage::Closed);
    let asks = |request: &Request| matches!(request, Request::Think(_));
    assert!(!room.requests.iter().any(asks));
}

#[test]
fn spectators_take_no_room_from_what_players_say_nor_players_from_each_other() {
    let mut room = rockets();
    room.arrive("eve", None);
    room.must("eve", chat("x"));
    let spent = room.log.len() as u32 + limits::CHAT_LINES - 1;
    fill(&mut room, spent);
    room.wait(60_000);
    for name in ["eve", "cy"] {
        assert_eq!(room.refused(name, chat("y")), Objection::ChatFull {});
    }
    room.must("bo", chat("x"));
    let spent = room.log.len() as u32 + limits::CHAT_LINES - 1;
    fill(&mut room, spent);
    room.wait(60_000);
    assert_eq!(room.refused("bo", chat("y")), Objection::ChatFull {});
    room.must("ada", chat("always"));
}

#[test]
fn histories_have_a_pace() {
    let mut room = rockets();
    let history = Command::History { seat: Some(S0) };
    for _ in 0..limits::HISTORY_BURST {
        room.must("ada", history.clone());
    }
    let wait_ms = limits::HISTORY_EVERY_MS;
    let too_fast = Objection::TooFast { wait_ms };
    assert_eq!(room.refused("ada", history.clone()), too_fast);
    room.must("bo", Command::History { seat: Some(S1) });
    room.wait(wait_ms);
    room.must("ada", history.clone());
    assert_eq!(room.refused("ada", history), too_fast);
}

#[test]
fn what_moves_no_game_forward_has_a_pace() {
    let mut room = rockets();
    for _ in 0..limits::CONTROL_BURST / 2 {
        room.must("bo", Command::Leave { seat: S1 });
        room.must("bo", Command::Resume { seat: S1 });
    }
    let wait_ms = limits::CONTROL_EVERY_MS;
    let why = room.refused("bo", Command::Leave { seat: S1 });
    assert_eq!(why, Objection::TooFast { wait_ms });
    // That holds up neither the game nor the others.
    room.step();
    room.must("ada", Command::Leave { seat: S0 });
    room.wait(wait_ms);
    room.must("bo", Command::Leave { seat: S1 });
}
