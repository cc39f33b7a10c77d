//! Actions and their answers.

use crate::common::{person, random_bot, seated, setup};
use crate::{S0, S1, rockets};
use engine::prelude::*;
use protocol::*;
use registry::{GameId, with_game};
use serde_json::json;
use table::{GameTable, Moment, Request, Table};

#[test]
fn an_action_is_accepted_refused_or_out_of_date() {
    let mut room = rockets();
    let n = room.revision();
    let act = |n, s, a: &str| Command::Act {
        revision: n,
        seat: s,
        actions: vec![a.to_owned()],
    };
    let (seat, legal) = room.due().unwrap();
    assert_eq!(seat, S0);
    // The other one's turn, the other one's seat.
    let wrong = room.refused("bo", act(n, S1, &legal[0]));
    assert_eq!(wrong, Objection::NotYourTurn { turn: S0 });
    let wrong = room.refused("bo", act(n, S0, &legal[0]));
    assert_eq!(wrong, Objection::NotYourSeat {});
    // Against a rule: the clause and the pieces.
    match room.refused("ada", act(n, S0, "x0")) {
        Objection::Rule { clause, why } => {
            assert_eq!(clause.to_string(), "LR-3.1");
            assert_eq!(why.text(), r#"{"refusal":"move_first","rocket":0}"#);
        }
        other => panic!("{other:?}"),
    }
    // No action at all.
    for nonsense in ["", "hello", &"m".repeat(10_000)] {
        let answer = room.send("ada", act(n, S0, nonsense));
        let invalid = matches!(
            answer,
            ServerMessage::Invalid {
                why: Invalid::Action { .. },
                ..
            }
        );
        assert!(invalid, "{answer:?}");
    }
    // A number from the future.
    let answer = room.send("ada", act(Revision::new(99), S0, &legal[0]));
    assert!(matches!(
        answer,
        ServerMessage::Invalid {
            why: Invalid::Revision {},
            ..
        }
    ));
    room.inbox.clear();
    room.must("ada", act(n, S0, &legal[0]));
    // The one who decides gets its actions, the other one not.
    let (ada, bo) = (room.heard("ada"), room.heard("bo"));
    let ([ServerMessage::Accepted { .. }, ServerMessage::Step(hers)], [ServerMessage::Step(his)]) =
        (&ada[..], &bo[..])
    else {
        panic!("{ada:?} {bo:?}");
    };
    assert!(hers.legal.starts_with('x'), "{}", hers.legal);
    assert_eq!(
        (his.legal.as_str(), his.decider, &his.events),
        ("", Some(S0), &hers.events)
    );
    // Made for the position before: told what was missed.
    let (_, legal) = room.due().unwrap();
    match room.send("ada", act(n, S0, &legal[0])) {
        ServerMessage::OutOfDate(missed) => {
            assert_eq!(missed.revision, room.revision());
            let [ServerMessage::Step(step)] = &missed.missed[..] else {
                panic!("{missed:?}");
            };
            assert!(step.events.text().contains("moved"));
            assert!(step.legal.starts_with('x'));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_command_whose_answer_was_lost_counts_once() {
    let mut room = rockets();
    let (_, legal) = room.due().unwrap();
    let command = Command::Act {
        revision: room.revision(),
        seat: S0,
        actions: vec![legal[0].clone()],
    };
    let first = room.send_as("ada", CommandId(77), command.clone());
    let log = room.log.len();
    room.crash(5_000);
    let again = room.send_as("ada", CommandId(77), command.clone());
    assert_eq!(first, again);
    assert_eq!(room.log.len(), log);
    // Another command with the same words is another command.
    let other = room.send_as("ada", CommandId(78), command);
    assert!(matches!(other, ServerMessage::OutOfDate(_)));
}

#[test]
fn chat_makes_no_action_out_of_date() {
    let mut room = rockets();
    let n = room.revision();
    let (_, legal) = room.due().unwrap();
    let text = "hello".to_owned();
    room.must("bo", Command::Chat { text });
    assert!(room.revision() > n);
    let a = legal[0].clone();
    room.must(
        "ada",
        Command::Act {
            revision: n,
            seat: S0,
            actions: vec![a],
        },
    );
}

/// A server holds tables of all games alike.
#[test]
fn every_game_is_played_at_a_table_of_any_kind() {
    let mut tables: Vec<Box<dyn Table>> = Vec::new();
    for game in GameId::ALL {
        with_game!(game, G => {
            let options = match G::NAME {
                "celestial" => json!({"rounds": 5}),
                _ => json!({}),
            };
            let level = Level::Captain;
            let seats = vec![SeatHolder::Bot { level }, seated("ada")];
            let made = setup::<G>(options, seats);
            let (table, _) = GameTable::<G>::create(made, random_bot(), Moment(0)).unwrap();
            tables.push(Box::new(table));
        });
    }
    for table in &mut tables {
        let ada = person("ada");
        let _ = table.arrive(&ada.user, None, Moment(1)).unwrap();
        let out = table.command(&ada, CommandId(1), Command::Start {}, Moment(1));
        let leave = Command::Leave { seat: S1 };
        let left = table.command(&ada, CommandId(2), leave, Moment(2));
        let mut requests: Vec<Request> = out.requests.into_iter().chain(left.requests).collect();
        while let Some(Request::Think(request)) = requests.pop() {
            let (revision, seat) = (request.revision, request.seat);
            let action = request.think(u64::from(revision.get()));
            let out = table.bot_acts(revision, seat, &action, Moment(3));
            requests.extend(out.requests);
        }
        assert_eq!(table.stage(), Stage::Over, "{:?}", table.summary());
    }
}
