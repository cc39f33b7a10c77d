//! Taking back, and what needs the others' consent.

use crate::common::{Room, answer, propose, seated, setup, undo, user};
use crate::{S0, S1, landing, rockets};
use engine::Seat;
use protocol::*;
use record::{EndedBy, Expected, GameResult, verify};
use registry::{Landing, Rockets};
use serde_json::json;
use table::Table;

#[test]
fn chance_taken_back_without_consent_is_remembered() {
    let bot = SeatHolder::Bot {
        level: Level::Cadet,
    };
    let mut room = Room::<Landing>::begun(setup::<Landing>(json!({}), vec![seated("ada"), bot]));
    while room.due().is_none() {
        assert!(room.think(1) > 0);
    }
    room.step();
    assert!(!room.table.redrew_chance());
    let n = room.revision();
    room.must("ada", undo(n, S0));
    assert!(room.table.redrew_chance());
    room.crash(0);
    assert!(room.table.redrew_chance());
    // Bo agrees to it.
    let mut room = landing();
    room.step();
    let (by, other, name) = match room.due() {
        Some((S0, _)) => (S1, S0, "ada"),
        _ => (S0, S1, "bo"),
    };
    let asking = room.holder(by);
    room.propose(&asking, by, ProposalKind::Undo);
    let n = room.revision();
    room.must(name, answer(n, other, Reply::Agree));
    assert!(room.table.record().is_none() && !room.table.redrew_chance());
    // Nothing is left to chance here.
    let mut room = rockets();
    room.step();
    let n = room.revision();
    room.must("ada", undo(n, S0));
    assert!(!room.table.redrew_chance());
}

#[test]
fn taking_back_is_free_until_something_was_revealed_or_others_acted() {
    let mut room = rockets();
    let n = room.revision();
    assert_eq!(
        room.refused("ada", undo(n, S0)),
        Objection::NothingToUndo {}
    );
    let before = room.look("bo").position.unwrap().view;
    room.step();
    room.inbox.clear();
    let n = room.revision();
    room.must("ada", undo(n, S0));
    assert!(room.revision() > n, "numbers never go back");
    let heard = room.heard("bo");
    let [
        ServerMessage::Noted(Note {
            seat: Some(S0),
            what: NoteKind::Undone,
            turns: 0,
            ..
        }),
        ServerMessage::Undone {
            seat: s,
            by,
            position,
            ..
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
    let n = room.revision();
    assert_eq!(room.refused("ada", undo(n, S0)), Objection::NeedsConsent {});
    let propose = |n| propose(n, S0, ProposalKind::Undo);
    room.must("ada", propose(n));
    let n = room.revision();
    assert_eq!(room.refused("ada", propose(n)), Objection::AlreadyAsked {});
    let own = room.refused("ada", answer(n, S0, Reply::Agree));
    assert_eq!(own, Objection::NothingAsked {});
    room.inbox.clear();
    room.must("bo", answer(n, S1, Reply::Decline));
    assert!(matches!(
        room.heard("ada")[..],
        [
            ServerMessage::Settled {
                settlement: Settlement::Declined,
                ..
            },
            ServerMessage::Noted(Note {
                what: NoteKind::UndoDeclined,
                seat: Some(S0),
                by: Some(S1),
                ..
            })
        ]
    ));
    // A no holds until the game goes on.
    let n = room.revision();
    assert_eq!(room.refused("ada", propose(n)), Objection::AlreadyAsked {});
    room.step();
    let n = room.revision();
    room.must("ada", propose(n));
    let n = room.revision();
    room.inbox.clear();
    room.must("bo", answer(n, S1, Reply::Agree));
    assert!(matches!(
        room.heard("ada")[..],
        [
            ServerMessage::Settled {
                settlement: Settlement::Agreed,
                ..
            },
            ServerMessage::Noted(_),
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
    let propose = |n, matter| propose(n, S0, matter);
    let n = room.revision();
    room.must("ada", propose(n, ProposalKind::Undo));
    let seen = room.revision();
    room.must("ada", Command::Withdraw { seat: S0 });
    let n = room.revision();
    room.must("ada", propose(n, ProposalKind::Draw));
    let late = room.send("bo", answer(seen, S1, Reply::Agree));
    let ServerMessage::OutOfDate(missed) = late else {
        panic!("{late:?}");
    };
    assert!(matches!(
        missed.missed[..],
        [
            ServerMessage::Noted(_),
            ServerMessage::Noted(_),
            ServerMessage::Asked { .. }
        ]
    ));
    assert_eq!(room.table.stage(), Stage::Playing);
}

#[test]
fn the_game_going_on_drops_a_proposal() {
    let mut room = rockets();
    room.step();
    room.step();
    room.propose("ada", S0, ProposalKind::Undo);
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
    assert!(room.table.record().is_none(), "no record of a running game");
    room.propose("bo", S1, ProposalKind::Draw);
    room.inbox.clear();
    let n = room.revision();
    room.must("ada", answer(n, S0, Reply::Agree));
    let heard = room.heard("bo");
    let [ServerMessage::Settled { .. }, ServerMessage::Over(over)] = &heard[..] else {
        panic!("{heard:?}");
    };
    assert_eq!(over.outcome, None, "nobody won");
    assert_eq!(over.secret, Hex32([42; 32]));
    let record = room.table.record().unwrap();
    assert!(
        verify::<Landing>(&record, &Expected::default())
            .unwrap()
            .draws
            > 5
    );
    assert_eq!(
        record.result,
        Some(GameResult::Ended(EndedBy::Agreement)),
        "it does not run any more"
    );
    let n = room.revision();
    let late = undo(n, S0);
    assert_eq!(room.refused("ada", late), Objection::Over {});
}

/// What everybody reads in the log, beside the game.
fn noted(room: &Room<Rockets>) -> Vec<(NoteKind, Seat, Option<Seat>)> {
    let notes = room.noted("bo").into_iter();
    let told = notes.filter_map(|note| Some((note.what, note.seat?, note.by)));
    told.collect()
}

#[test]
fn what_is_asked_declined_withdrawn_and_muted_is_in_the_log_once() {
    let mut room = rockets();
    room.step();
    room.inbox.clear();
    room.propose("ada", S0, ProposalKind::Draw);
    let n = room.revision();
    room.must("bo", answer(n, S1, Reply::Decline));
    room.step();
    room.propose("ada", S0, ProposalKind::Draw);
    room.must("ada", Command::Withdraw { seat: S0 });
    for command in [
        Command::Mute { user: user("bo") },
        Command::Mute { user: user("bo") },
        Command::Unmute { user: user("bo") },
        Command::HandOver { user: user("bo") },
    ] {
        room.must("ada", command);
    }
    let expected = [
        (NoteKind::DrawOffered, S0, None),
        (NoteKind::DrawDeclined, S0, Some(S1)),
        (NoteKind::DrawOffered, S0, None),
        (NoteKind::Withdrawn, S0, None),
        (NoteKind::Muted, S1, Some(S0)),
        (NoteKind::Unmuted, S1, Some(S0)),
        (NoteKind::HandedOver, S1, Some(S0)),
    ];
    assert_eq!(noted(&room), expected);
    // An agreed draw ends the game, which is no line of its own.
    room.step();
    room.inbox.clear();
    room.propose("ada", S0, ProposalKind::Draw);
    let n = room.revision();
    room.must("bo", answer(n, S1, Reply::Agree));
    assert_eq!(noted(&room), [(NoteKind::DrawOffered, S0, None)]);
}
