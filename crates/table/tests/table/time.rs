//! Clocks, take-overs and seats taken back, on a simulated clock.

use crate::common::{Room, seated, setup};
use engine::{Game, Seat};
use protocol::*;
use registry::{Landing, Rockets};
use serde_json::json;
use table::{Moment, Request, Table};

const S0: Seat = Seat::new(0);
const S1: Seat = Seat::new(1);

fn room<G: Game>(clock: Clock) -> Room<G> {
    let mut made = setup::<G>(json!({"first": 0}), vec![seated("ada"), seated("bo")]);
    made.clock = clock;
    Room::begun(made)
}

fn trust<G: Game>(room: &Room<G>, seat: Seat) -> SeatControl {
    room.table.summary().seats[seat.index()].control
}

#[test]
fn a_bot_takes_over_when_the_time_for_an_action_is_over() {
    let mut room = room::<Rockets>(Clock::PerMove { seconds: 30 });
    room.wait(29_999);
    assert_eq!(trust(&room, S0), SeatControl::Own);
    room.step();
    room.wait(29_999);
    assert_eq!(
        trust(&room, S0),
        SeatControl::Own,
        "each action has its own time"
    );
    room.inbox.clear();
    room.wait(1);
    assert_eq!(trust(&room, S0), SeatControl::OutOfTime);
    let heard = room.heard("bo");
    assert!(
        matches!(
            heard[..],
            [
                ServerMessage::Noted(Note {
                    what: NoteKind::OutOfTime,
                    ..
                }),
                ServerMessage::Seats(_),
                ServerMessage::Absence {
                    seat: Some(S0),
                    ms: Some(0),
                    play_on: None,
                },
                ServerMessage::Clock { seat: None, .. },
            ]
        ),
        "{heard:?}"
    );
    // The bot is asked, and its action counts as the seat's.
    assert_eq!(room.think(1), 1);
    assert_eq!(room.due().unwrap().0, S1);
    assert!(matches!(room.heard("ada")[4], ServerMessage::Step(_)));
}

#[test]
fn an_action_after_the_end_comes_too_late_even_if_no_timer_rang() {
    let mut room = room::<Rockets>(Clock::PerMove { seconds: 30 });
    let (_, legal) = room.due().unwrap();
    let n = room.revision();
    room.now = 30_000;
    let a = legal[0].clone();
    // The take-over is stored, though the command is refused.
    match room.send(
        "ada",
        Command::Act {
            revision: n,
            seat: S0,
            actions: vec![a],
        },
    ) {
        ServerMessage::Refused { why, .. } => assert_eq!(why, Objection::BotStandIn {}),
        other => panic!("{other:?}"),
    }
    assert_eq!(trust(&room, S0), SeatControl::OutOfTime);
}

#[test]
fn a_bank_of_time_is_used_up_and_refilled() {
    let mut room = room::<Rockets>(Clock::Fischer {
        seconds: 60,
        increment: 10,
    });
    room.wait(40_000);
    room.step();
    let left = |room: &Room<Rockets>| {
        let heard = room.heard("ada").into_iter().rev();
        let mut steps = heard.filter_map(|message| match message {
            ServerMessage::Step(step) => Some(step.clocks.clone()),
            _ => None,
        });
        steps.next().expect("a step")
    };
    assert_eq!(left(&room), [30_000, 60_000]);
    room.wait(25_000);
    room.step();
    assert_eq!(left(&room), [15_000, 60_000]);
    room.wait(1_000);
    assert_eq!(room.step(), S1);
    assert_eq!(left(&room), [15_000, 69_000]);
}

#[test]
fn a_seat_taken_over_can_be_taken_back() {
    let mut room = room::<Rockets>(Clock::PerMove { seconds: 30 });
    let resume = Command::Resume { seat: S0 };
    assert_eq!(
        room.refused("ada", resume.clone()),
        Objection::NoBotStandIn {}
    );
    room.wait(20_000);
    room.must("ada", Command::Leave { seat: S0 });
    let stale = std::mem::take(&mut room.requests);
    assert_eq!(
        room.refused("bo", resume.clone()),
        Objection::NotYourSeat {}
    );
    room.must("ada", resume.clone());
    assert_eq!(trust(&room, S0), SeatControl::Own);
    // The bot's thought comes too late.
    room.requests = stale;
    let log = room.log.len();
    assert_eq!(room.think(1), 1);
    assert_eq!(room.log.len(), log);
    // She has what she had.
    assert_out_of_time_after(&mut room, 10_000);
    assert_eq!(room.requests.len(), 1, "the bot is asked anew");
    // Out of time: the bot plays before she does.
    assert_eq!(
        room.refused("ada", resume.clone()),
        Objection::BotStandIn {}
    );
    assert_eq!(room.think(1), 1);
    room.must("ada", resume);
}

#[test]
fn who_leaves_is_replaced_at_once_and_the_game_goes_on() {
    let mut room = room::<Landing>(Clock::Unlimited);
    room.must("bo", Command::Leave { seat: S1 });
    assert_eq!(trust(&room, S1), SeatControl::Left);
    while room.table.stage() == Stage::Playing {
        if room.think(3) == 0 {
            assert_eq!(room.step(), S0);
        }
    }
    assert!(room.table.record().is_some());
}

#[test]
fn without_a_clock_a_person_may_be_away_for_a_while() {
    let mut room = room::<Rockets>(Clock::Unlimited);
    // Nobody is hurried while here.
    room.wait(100_000_000);
    assert_eq!(trust(&room, S0), SeatControl::Own);
    room.depart("ada");
    room.wait(599_999);
    room.arrive("ada", None);
    room.wait(10_000_000);
    room.depart("ada");
    room.depart("bo");
    room.wait(100_000_000);
    assert_eq!(trust(&room, S0), SeatControl::Own, "nobody waits for her");
    room.arrive("bo", None);
    room.wait(599_999);
    assert_eq!(trust(&room, S0), SeatControl::Own);
    room.wait(1);
    assert_eq!(trust(&room, S0), SeatControl::Away);
    assert_eq!(trust(&room, S1), SeatControl::Own, "it is not his turn");
}

#[test]
fn a_second_connection_keeps_a_person_here() {
    let mut room = room::<Rockets>(Clock::Unlimited);
    room.arrive("ada", None);
    room.depart("ada");
    room.here.push(crate::common::user("ada"));
    room.wait(10_000_000);
    assert_eq!(trust(&room, S0), SeatControl::Own);
}

fn assert_out_of_time_after(room: &mut Room<Rockets>, ms: u64) {
    room.wait(ms - 1);
    assert_eq!(trust(room, S0), SeatControl::Own);
    room.wait(1);
    assert_eq!(trust(room, S0), SeatControl::OutOfTime);
}

#[test]
fn time_stands_still_while_the_server_does() {
    let mut room = room::<Rockets>(Clock::Correspondence { days: 2 });
    const DAY: u64 = 86_400_000;
    room.wait(DAY);
    room.give(|table, now| table.pause(now));
    room.crash(20 * DAY);
    assert_out_of_time_after(&mut room, DAY);
}

#[test]
fn after_a_crash_the_time_since_the_last_entry_is_given_back() {
    let mut room = room::<Rockets>(Clock::PerMove { seconds: 30 });
    room.wait(20_000);
    room.crash(3_600_000);
    assert_out_of_time_after(&mut room, 30_000);
}

#[test]
fn a_clock_that_goes_back_does_no_harm() {
    let mut room = room::<Rockets>(Clock::PerMove { seconds: 30 });
    room.wait(10_000);
    room.step();
    room.now = 0;
    room.step();
    room.now = 10_000;
    assert_eq!(room.look("ada").position.unwrap().clocks, [30_000, 30_000]);
}

/// A table at which Ada acted, and it is Bo's turn.
fn on_bos_turn() -> Room<Rockets> {
    let mut room = room::<Rockets>(Clock::Unlimited);
    for _ in 0..3 {
        room.step();
    }
    room
}

#[test]
fn who_is_away_is_asked_and_has_not_agreed() {
    for kind in [ProposalKind::Undo, ProposalKind::Draw] {
        // Away before the question, and after it.
        for early in [true, false] {
            let mut room = on_bos_turn();
            if !early {
                room.propose("ada", S0, kind);
            }
            room.depart("bo");
            room.wait(600_000);
            assert_eq!(trust(&room, S1), SeatControl::Away);
            if early {
                room.propose("ada", S0, kind);
            }
            room.wait(10_000_000);
            assert_eq!(room.table.stage(), Stage::Playing);
            let joined = room.look("ada");
            assert!(joined.proposal.unwrap().waiting.contains(S1));
            // He comes back and says no.
            room.arrive("bo", None);
            room.must("bo", Command::Resume { seat: S1 });
            let no = crate::common::answer(room.revision(), S1, Reply::Decline);
            room.must("bo", no);
            assert_eq!(room.due().unwrap().0, S1, "nothing was taken back");
        }
    }
}

#[test]
fn who_gives_up_a_seat_answers_no_question() {
    let mut room = on_bos_turn();
    room.propose("ada", S0, ProposalKind::Undo);
    room.inbox.clear();
    room.must("bo", Command::Leave { seat: S1 });
    let heard = room.heard("ada");
    assert!(
        matches!(
            heard[..],
            [
                ServerMessage::Settled {
                    settlement: Settlement::Dropped,
                    ..
                },
                ServerMessage::Noted(_),
                ServerMessage::Seats(_),
            ]
        ),
        "{heard:?}"
    );
    // Nobody else has a say, so she may.
    let revision = room.revision();
    room.must("ada", crate::common::undo(revision, S0));
    assert_eq!(room.due().unwrap().0, S0);
}

#[test]
fn a_table_without_anybody_rests() {
    let level = Level::Cadet;
    let bots = vec![SeatHolder::Bot { level }, SeatHolder::Bot { level }];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), bots));
    room.arrive("ada", None);
    room.must("ada", Command::Start {});
    assert_eq!(room.think(1), 1);
    room.depart("ada");
    assert_eq!(room.think(1), 1, "what was asked is answered");
    assert_eq!(room.think(1), 0);
    room.arrive("eve", None);
    while room.think(5) > 0 {}
    assert_eq!(room.table.stage(), Stage::Over);
}

#[test]
fn a_bot_that_errs_holds_up_nobody() {
    let level = Level::Admiral;
    let seats = vec![seated("ada"), SeatHolder::Bot { level }];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({"first": 1}), seats));
    room.arrive("ada", None);
    room.must("ada", Command::Start {});
    let Some(Request::Think(request)) = room.requests.pop() else {
        panic!("the bot begins");
    };
    assert_eq!(request.level, Level::Admiral);
    let log = room.log.len();
    room.give(|table, now: Moment| table.bot_acts(request.revision, request.seat, "m999", now));
    assert_eq!(room.log.len(), log + 1, "a legal action instead");
    assert!(matches!(room.requests[0], Request::Report(_)));
    // Twice is once too often.
    let log = room.log.len();
    room.give(|table, now: Moment| table.bot_acts(request.revision, request.seat, "m1", now));
    assert_eq!(room.log.len(), log);
}
