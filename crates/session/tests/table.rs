//! What people can do at a table.

mod common;

use common::{Room, person, seated, setup, user};
use engine::{Game, Seat, SeatSet};
use protocol::*;
use registry::{GameId, Landing, Rockets, with_game};
use serde_json::json;
use session::{Moment, Request, Session, SetupError, Table, verify};

const S0: Seat = Seat::new(0);
const S1: Seat = Seat::new(1);

fn open() -> Occupant {
    Occupant::Open {}
}

/// Ada begins; nothing is left to chance.
fn rockets() -> Room<Rockets> {
    Room::begun(setup::<Rockets>(
        json!({"first": 0}),
        vec![seated("ada"), seated("bo")],
    ))
}

fn landing() -> Room<Landing> {
    Room::begun(setup::<Landing>(
        json!({}),
        vec![seated("ada"), seated("bo")],
    ))
}

#[test]
fn seats_are_taken_filled_freed_and_left() {
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), vec![open(), open(), open()]));
    for name in ["ada", "bo", "cy"] {
        room.arrive(name, None);
    }
    let sit = |s| Command::Sit {
        s,
        entropy: Entropy::default(),
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
    let fill = |s, with| Command::Fill { s, with };
    let bot = Filling::Bot {
        level: Level::Captain,
    };
    assert_eq!(
        room.refused("bo", fill(Seat::new(2), bot)),
        Objection::NotHost {}
    );
    assert_eq!(
        room.refused("ada", Command::Start {}),
        Objection::SeatsOpen {}
    );
    room.must("ada", fill(Seat::new(2), bot));
    room.must("ada", fill(S1, Filling::Open {}));
    room.must("cy", sit(S1));
    assert_eq!(
        room.refused("bo", Command::Leave { s: S1 }),
        Objection::NotYourSeat {}
    );
    assert_eq!(room.refused("bo", Command::Start {}), Objection::NotHost {});
    room.inbox.clear();
    room.must("ada", Command::Start {});
    assert_eq!(room.table.stage(), Stage::Playing);
    assert_eq!(room.refused("ada", fill(S1, bot)), Objection::Started {});
    // Each sees the table with its own eyes, Ada as a spectator.
    for (name, seat) in [("ada", None), ("bo", Some(S0)), ("cy", Some(S1))] {
        let joined = room
            .heard(name)
            .into_iter()
            .find_map(|message| match message {
                ServerMessage::Joined(joined) => Some(joined),
                _ => None,
            });
        assert_eq!(joined.unwrap().s, seat, "{name}");
        // Then chance says who begins.
        let step = room
            .heard(name)
            .into_iter()
            .find_map(|message| match message {
                ServerMessage::Step(step) => Some(step),
                _ => None,
            });
        assert!(step.unwrap().e.text().contains("first"));
    }
}

#[test]
fn the_host_passes_on_and_an_empty_table_closes() {
    let seats = vec![seated("ada"), seated("bo")];
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), seats));
    room.arrive("ada", None);
    room.arrive("bo", None);
    room.must("ada", Command::Leave { s: S0 });
    assert_eq!(room.look("bo").seating.host, user("bo"));
    room.inbox.clear();
    room.must("bo", Command::Leave { s: S1 });
    assert_eq!(room.table.stage(), Stage::Closed);
    assert!(matches!(
        room.heard("ada")[..],
        [ServerMessage::Closed { .. }, ServerMessage::Presence { .. }]
    ));
}

#[test]
fn an_action_is_accepted_refused_or_out_of_date() {
    let mut room = rockets();
    let n = room.number();
    let act = |n, s, a: &str| Command::Act {
        n,
        s,
        a: a.to_owned(),
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
    let answer = room.send("ada", act(Number::new(99), S0, &legal[0]));
    assert!(matches!(
        answer,
        ServerMessage::Invalid {
            why: Invalid::Number {},
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
    assert!(hers.a.starts_with('x'), "{}", hers.a);
    assert_eq!((his.a.as_str(), his.d, &his.e), ("", Some(S0), &hers.e));
    // Made for the position before: told what was missed.
    let (_, legal) = room.due().unwrap();
    match room.send("ada", act(n, S0, &legal[0])) {
        ServerMessage::OutOfDate(missed) => {
            assert_eq!(missed.n, room.number());
            let [ServerMessage::Step(step)] = &missed.missed[..] else {
                panic!("{missed:?}");
            };
            assert!(step.e.text().contains("moved"));
            assert!(step.a.starts_with('x'));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_command_whose_answer_was_lost_counts_once() {
    let mut room = rockets();
    let (_, legal) = room.due().unwrap();
    let command = Command::Act {
        n: room.number(),
        s: S0,
        a: legal[0].clone(),
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
    let n = room.number();
    let (_, legal) = room.due().unwrap();
    let text = "hello".to_owned();
    room.must("bo", Command::Chat { text });
    assert!(room.number() > n);
    let a = legal[0].clone();
    room.must("ada", Command::Act { n, s: S0, a });
}

#[test]
fn taking_back_is_free_until_something_was_revealed_or_others_acted() {
    let mut room = rockets();
    let undo = |n, s| Command::Undo { n, s };
    let n = room.number();
    assert_eq!(
        room.refused("ada", undo(n, S0)),
        Objection::NothingToUndo {}
    );
    let before = room.look("bo").position.unwrap().view;
    room.step();
    room.inbox.clear();
    let n = room.number();
    room.must("ada", undo(n, S0));
    assert!(room.number() > n, "numbers never go back");
    let heard = room.heard("bo");
    let [
        ServerMessage::Undone {
            s, by, position, ..
        },
    ] = &heard[..]
    else {
        panic!("{heard:?}");
    };
    assert_eq!((*s, *by, &position.view), (Some(S1), S0, &before));
    // Ada moves and removes, Bo moves: now Bo must agree.
    room.step();
    room.step();
    room.step();
    let n = room.number();
    assert_eq!(room.refused("ada", undo(n, S0)), Objection::NeedsConsent {});
    let propose = |n| Command::Propose {
        n,
        s: S0,
        matter: Matter::Undo,
    };
    room.must("ada", propose(n));
    let n = room.number();
    assert_eq!(room.refused("ada", propose(n)), Objection::AlreadyAsked {});
    let answer = |n, s, reply| Command::Answer { n, s, reply };
    let own = room.refused("ada", answer(n, S0, Reply::Agree));
    assert_eq!(own, Objection::NothingAsked {});
    room.inbox.clear();
    room.must("bo", answer(n, S1, Reply::Decline));
    assert!(matches!(
        room.heard("ada")[..],
        [ServerMessage::Settled {
            settlement: Settlement::Declined,
            ..
        }]
    ));
    // A no holds until the game goes on.
    let n = room.number();
    assert_eq!(room.refused("ada", propose(n)), Objection::AlreadyAsked {});
    room.step();
    let n = room.number();
    room.must("ada", propose(n));
    let n = room.number();
    room.inbox.clear();
    room.must("bo", answer(n, S1, Reply::Agree));
    assert!(matches!(
        room.heard("ada")[..],
        [
            ServerMessage::Settled {
                settlement: Settlement::Agreed,
                ..
            },
            ServerMessage::Undone { by: S0, .. }
        ]
    ));
    // Her removal is taken back, and his move with it.
    let (seat, legal) = room.due().unwrap();
    assert_eq!(seat, S0);
    assert!(legal[0].starts_with('x'));
}

#[test]
fn a_yes_to_one_question_is_no_yes_to_the_next() {
    let mut room = rockets();
    room.step();
    room.step();
    let propose = |n, matter| Command::Propose { n, s: S0, matter };
    let n = room.number();
    room.must("ada", propose(n, Matter::Undo));
    let seen = room.number();
    room.must("ada", Command::Withdraw { s: S0 });
    let n = room.number();
    room.must("ada", propose(n, Matter::Draw));
    let reply = Reply::Agree;
    let late = room.send(
        "bo",
        Command::Answer {
            n: seen,
            s: S1,
            reply,
        },
    );
    let ServerMessage::OutOfDate(missed) = late else {
        panic!("{late:?}");
    };
    assert!(matches!(missed.missed[..], [ServerMessage::Asked { .. }]));
    assert_eq!(room.table.stage(), Stage::Playing);
}

#[test]
fn the_game_going_on_drops_a_proposal() {
    let mut room = rockets();
    room.step();
    room.step();
    let n = room.number();
    let matter = Matter::Undo;
    room.must("ada", Command::Propose { n, s: S0, matter });
    room.inbox.clear();
    room.step();
    assert!(matches!(
        room.heard("ada")[..],
        [
            ServerMessage::Settled {
                settlement: Settlement::Dropped,
                ..
            },
            ServerMessage::Step(_)
        ]
    ));
}

#[test]
fn all_may_agree_to_a_draw_and_the_secret_is_told() {
    let mut room = landing();
    room.step();
    let n = room.number();
    let matter = Matter::Draw;
    assert!(room.table.record().is_none(), "no record of a running game");
    room.must("bo", Command::Propose { n, s: S1, matter });
    room.inbox.clear();
    let n = room.number();
    let reply = Reply::Agree;
    room.must("ada", Command::Answer { n, s: S0, reply });
    let heard = room.heard("bo");
    let [ServerMessage::Settled { .. }, ServerMessage::Over(over)] = &heard[..] else {
        panic!("{heard:?}");
    };
    assert_eq!(over.cause, Cause::Agreed {});
    assert_eq!(over.secret, Hex32([42; 32]));
    let fair = room.table.record().unwrap();
    assert!(
        verify::verify::<Landing>(&fair.record, &fair.fairness)
            .unwrap()
            .draws
            > 5
    );
    let n = room.number();
    let late = Command::Undo { n, s: S0 };
    assert_eq!(room.refused("ada", late), Objection::Over {});
}

#[test]
fn chat_is_plain_short_slow_and_muted() {
    let mut room = rockets();
    room.arrive("eve", None);
    let chat = |text: &str| Command::Chat {
        text: text.to_owned(),
    };
    for text in ["", " \n ", "a\u{0}b", &"é".repeat(limits::CHAT_CHARS + 1)] {
        let answer = room.send("ada", chat(text));
        assert!(matches!(
            answer,
            ServerMessage::Invalid {
                why: Invalid::Text { .. },
                ..
            }
        ));
    }
    room.inbox.clear();
    room.must("eve", chat(" <b>salut</b> "));
    let heard = room.heard("bo");
    let [ServerMessage::Chat(line)] = &heard[..] else {
        panic!("{heard:?}");
    };
    assert_eq!(
        (line.text.as_str(), line.name.as_str()),
        ("<b>salut</b>", "EVE")
    );
    for _ in 0..limits::CHAT_BURST {
        room.must("bo", chat("x"));
    }
    let wait_ms = limits::CHAT_EVERY_MS;
    assert_eq!(
        room.refused("bo", chat("x")),
        Objection::TooFast { wait_ms }
    );
    room.wait(wait_ms);
    room.must("bo", chat("x"));
    let mute = Command::Mute { user: user("eve") };
    assert_eq!(room.refused("bo", mute.clone()), Objection::NotHost {});
    let stranger = Command::Mute {
        user: user("stranger"),
    };
    assert_eq!(room.refused("ada", stranger), Objection::NobodyThere {});
    room.must("ada", mute);
    assert_eq!(room.refused("eve", chat("x")), Objection::Muted {});
    assert_eq!(room.look("bo").seating.muted, [user("eve")]);
    room.must("ada", Command::Unmute { user: user("eve") });
    room.must("eve", chat("thanks"));
    assert_eq!(room.look("cy").chat.last().unwrap().text, "thanks");
}

#[test]
fn emotes_are_shown_to_all_and_leave_no_trace() {
    let mut room = rockets();
    let log = room.log.len();
    let emote = Command::Emote {
        s: S1,
        emote: Emote::Clap,
    };
    assert_eq!(
        room.refused("ada", emote.clone()),
        Objection::NotYourSeat {}
    );
    room.inbox.clear();
    for _ in 0..limits::EMOTE_BURST {
        room.must("bo", emote.clone());
    }
    assert!(matches!(
        room.refused("bo", emote),
        Objection::TooFast { .. }
    ));
    assert_eq!(room.log.len(), log);
    assert_eq!(room.heard("ada").len(), limits::EMOTE_BURST as usize);
    assert!(room.heard("ada").iter().all(|message| matches!(
        message,
        ServerMessage::Emote {
            s: S1,
            emote: Emote::Clap
        }
    )));
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
            ServerMessage::Step(step) => Some(step.s),
            _ => None,
        })
        .collect();
    assert_eq!(
        &steps[..4],
        [Some(S0), Some(Seat::new(2)), Some(S0), Some(Seat::new(2))]
    );
    // Who holds the others' seats too agrees with herself; Bo is asked.
    let n = room.number();
    let matter = Matter::Undo;
    room.must("ada", Command::Propose { n, s: S0, matter });
    let waiting = room.look("bo").proposal.unwrap().waiting;
    assert_eq!(waiting, [S1].into_iter().collect::<SeatSet>());
}

#[test]
fn nobody_looks_on_where_it_is_not_wanted() {
    let mut made = setup::<Landing>(json!({}), vec![seated("ada"), open()]);
    made.spectators = Spectators::Nobody;
    let mut room = Room::<Landing>::new(made);
    room.arrive("ada", None);
    room.arrive("bo", None);
    // Before the start people come to sit down.
    room.arrive("eve", None);
    let entropy = Entropy::default();
    room.must("bo", Command::Sit { s: S1, entropy });
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
        Command::History { s: None },
        Command::Chat {
            text: "hi".to_owned(),
        },
    ] {
        assert_eq!(room.refused("eve", command), Objection::NoSpectators {});
    }
    let peek = Command::History { s: Some(S0) };
    assert_eq!(room.refused("eve", peek.clone()), Objection::NotYourSeat {});
    assert_eq!(room.refused("bo", peek), Objection::NotYourSeat {});
}

#[test]
fn history_tells_all_one_was_told() {
    let mut room = landing();
    room.step();
    room.inbox.clear();
    room.must("bo", Command::History { s: Some(S1) });
    let heard = room.heard("bo");
    let [
        ServerMessage::Accepted { .. },
        ServerMessage::History { s, e, a, .. },
    ] = &heard[..]
    else {
        panic!("{heard:?}");
    };
    assert_eq!(*s, Some(S1));
    let events: Vec<serde_json::Value> = e.read().unwrap();
    let of = |kind: &str, seat: u8| {
        let found = events
            .iter()
            .find(|event| event["event"] == kind && event["seat"] == seat);
        found.unwrap().clone()
    };
    assert!(of("alien_dealt", 1)["alien"].is_number());
    assert!(of("alien_dealt", 0)["alien"].is_null());
    assert_eq!(a.len(), events.len(), "somebody or nobody for each");
    assert_eq!(
        a.first(),
        Some(&None),
        "the first cards are dealt by chance"
    );
    assert!(a.last().unwrap().is_some(), "then somebody acted");
}

#[test]
fn who_comes_back_misses_nothing_and_hears_nothing_twice() {
    let mut room = rockets();
    room.step();
    let seen = room.number();
    room.depart("bo");
    room.step();
    let text = "where are you?".to_owned();
    room.must("ada", Command::Chat { text });
    let back = room.arrive("bo", Some(seen));
    let [
        ServerMessage::Chat(line),
        ServerMessage::Step(step),
        ServerMessage::Presence { .. },
    ] = &back[..]
    else {
        panic!("{back:?}");
    };
    assert_eq!(line.n, seen.next().next());
    let events: Vec<serde_json::Value> = step.e.read().unwrap();
    assert_eq!(events.len(), 1, "the one removal");
    assert_eq!(step.d, Some(S1));
    assert!(!step.a.is_empty());
    // Nothing missed, nothing told.
    room.depart("bo");
    let number = room.number();
    let back = room.arrive("bo", Some(number));
    assert!(
        matches!(back[..], [ServerMessage::Presence { .. }]),
        "{back:?}"
    );
    // What was taken back, or a number from elsewhere, needs the whole view.
    room.depart("bo");
    let n = room.number();
    room.must("ada", Command::Undo { n, s: S0 });
    for seen in [n, Number::new(4_000_000_000)] {
        let back = room.arrive("bo", Some(seen));
        assert!(matches!(back[0], ServerMessage::Joined(_)), "{back:?}");
        room.depart("bo");
    }
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
    assert_eq!(over.result.unwrap().winners.len(), 1);
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
    room.give(|table, now| table.rematched(next.clone(), now));
    let heard = room.heard("ada");
    let [ServerMessage::Rematched { table, .. }] = &heard[..] else {
        panic!("{heard:?}");
    };
    assert_eq!(*table, next);
    assert_eq!(room.look("bo").rematched, Some(next));
    let (_, out) = Session::<Rockets>::create(again, common::random_bot(), Moment(0)).unwrap();
    assert_eq!(out.entries.len(), 1);
}

#[test]
fn a_table_that_can_not_be_is_refused() {
    let refused = |change: &dyn Fn(&mut session::Setup)| {
        let mut made = setup::<Rockets>(json!({}), vec![seated("ada"), open()]);
        change(&mut made);
        Session::<Rockets>::create(made, common::random_bot(), Moment(0))
            .err()
            .expect("it can't be")
    };
    let seats = refused(&|made| made.seats = vec![open(); 9]);
    assert!(matches!(seats, SetupError::Start(_)));
    let seats = refused(&|made| made.seats = Vec::new());
    assert!(matches!(seats, SetupError::Start(_)));
    let options = refused(&|made| made.options = json!({"layout": "round"}));
    assert!(matches!(options, SetupError::Options(_)));
    assert_eq!(
        refused(&|made| made.clock = Clock::PerMove { seconds: 0 }),
        SetupError::Clock
    );
    let rules = refused(&|made| made.rules += 1);
    assert!(matches!(rules, SetupError::OtherRules { .. }));
    let game = refused(&|made| made.game = "chess".to_owned());
    assert_eq!(game, SetupError::OtherGame("chess".to_owned()));
}

#[test]
fn a_user_with_a_strange_name_can_not_sit() {
    let mut room = Room::<Rockets>::new(setup::<Rockets>(json!({}), vec![open(), open()]));
    let mut from = person("eve");
    from.name = "\u{202e}ada".to_owned();
    let entropy = Entropy::default();
    let command = Command::Sit { s: S0, entropy };
    let out = room.table.command(&from, CommandId(1), command, Moment(0));
    assert!(out.entries.is_empty());
    assert!(matches!(
        out.messages[0].message,
        ServerMessage::Invalid {
            why: Invalid::Text { .. },
            ..
        }
    ));
}

/// No seat number, however strange, does more than being refused.
#[test]
fn seats_that_are_not_there_are_refused() {
    for s in [2, 7, 8, 63, 64, 255].map(Seat::new) {
        let mut room = rockets();
        let n = room.number();
        let entropy = Entropy::default();
        for command in [
            Command::Act {
                n,
                s,
                a: "m1".to_owned(),
            },
            Command::Undo { n, s },
            Command::Propose {
                n,
                s,
                matter: Matter::Draw,
            },
            Command::Answer {
                n,
                s,
                reply: Reply::Agree,
            },
            Command::Withdraw { s },
            Command::Emote {
                s,
                emote: Emote::Cry,
            },
            Command::Sit {
                s,
                entropy: entropy.clone(),
            },
            Command::Entropy { s, entropy },
            Command::Leave { s },
            Command::Reclaim { s },
            Command::Fill {
                s,
                with: Filling::Open {},
            },
            Command::History { s: Some(s) },
        ] {
            assert_eq!(room.refused("ada", command), Objection::NoSuchSeat {});
        }
        room.give(|table, now| table.bot_acts(n, s, "m1", now));
        assert_eq!(room.number(), n);
    }
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
            let seats = vec![Occupant::Bot { level }, seated("ada")];
            let made = setup::<G>(options, seats);
            let (table, _) = Session::<G>::create(made, common::random_bot(), Moment(0)).unwrap();
            tables.push(Box::new(table));
        });
    }
    for table in &mut tables {
        let ada = person("ada");
        let _ = table.arrive(&ada.user, None, Moment(1)).unwrap();
        let out = table.command(&ada, CommandId(1), Command::Start {}, Moment(1));
        let leave = Command::Leave { s: S1 };
        let left = table.command(&ada, CommandId(2), leave, Moment(2));
        let mut requests: Vec<Request> = out.requests.into_iter().chain(left.requests).collect();
        while let Some(Request::Think(request)) = requests.pop() {
            let (number, seat) = (request.number, request.seat);
            let action = request.think(u64::from(number.get()));
            let out = table.bot_acts(number, seat, &action, Moment(3));
            requests.extend(out.requests);
        }
        assert_eq!(table.stage(), Stage::Over, "{:?}", table.summary());
    }
}
