//! Every command is answered once: accepted, refused, out of date or invalid.

use crate::client::{Client, answers};
use crate::games::{begin, play_out};
use crate::on_both_databases;
use crate::site::Site;
use dice::Dice;
use engine::Seat;
use protocol::{
    ClientMessage, Command, Invalid, Objection, ProposalKind, Reply, Revision, ServerMessage,
    Settlement,
};
use registry::GameId;
use serde_json::json;

on_both_databases! {
    every_kind_of_answer
    what_makes_no_sense_is_answered_with_its_number
    many_commands_at_once_are_answered_one_by_one
    a_command_sent_again_is_not_done_again
    taking_back_is_free_or_by_consent
}

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

async fn every_kind_of_answer(site: Site) {
    let options = json!({"options": {"first": 0}});
    let mut pair = begin(&site, GameId::Rockets, options).await;
    let mut dice = Dice::new(1);
    pair.at_ada.turn().await;
    let began = pair.at_ada.revision;

    // Refused by a rule, with its clause and pieces.
    let mut refused = None;
    for cell in 1..=40 {
        let action = format!("m{cell}");
        let legal = pair.at_ada.legal[&ADA]
            .split(' ')
            .any(|legal| legal == action);
        if !legal
            && let ServerMessage::Refused { why, .. } =
                pair.at_ada.command(pair.at_ada.act(ADA, &action)).await
        {
            refused = Some(why);
            break;
        }
    }
    let Some(Objection::Rule { clause, why }) = refused else {
        panic!("{refused:?}");
    };
    assert!(clause.to_string().starts_with("LR-"), "{clause}");
    assert!(why.text().contains("refusal"), "{why:?}");

    // Not ours to do.
    let other = pair.at_bo.act(BO, "m1");
    assert_eq!(
        pair.at_bo.refused(other).await,
        Objection::NotYourTurn { turn: ADA }
    );

    // Invalid.
    let nonsense = pair.at_ada.act(ADA, "hop");
    assert!(matches!(
        pair.at_ada.invalid(nonsense).await,
        Invalid::Action { .. }
    ));
    let long = pair.at_ada.act(ADA, &"m".repeat(500));
    assert!(matches!(
        pair.at_ada.invalid(long).await,
        Invalid::Action { .. }
    ));
    let ahead = Command::Undo {
        revision: Revision::new(9999),
        seat: ADA,
    };
    assert_eq!(pair.at_ada.invalid(ahead).await, Invalid::Revision {});

    // Accepted; then the same position again is out of date, with what was
    // missed.
    let (seat, action) = pair.at_ada.choice(&mut dice).unwrap();
    let n = pair.at_ada.must(pair.at_ada.act(seat, &action)).await;
    assert!(n > began);
    let late = Command::Act {
        revision: began,
        seat: BO,
        actions: vec!["m1".to_owned()],
    };
    let ServerMessage::OutOfDate(missed) = pair.at_bo.command(late).await else {
        panic!("{:?}", pair.at_bo.heard);
    };
    assert_eq!(missed.revision, n);
    assert!(
        matches!(&missed.missed[..], [.., ServerMessage::Step(step)] if step.revision == n),
        "{missed:?}"
    );
    site.stop().await;
}

async fn what_makes_no_sense_is_answered_with_its_number(site: Site) {
    let ada = site.guest("Ada").await;
    let mut client = Client::open(site.address).await;
    for (text, answer) in [
        (
            r#"{"do":[7,{"start":{}}]}"#,
            r#"{"invalid":{"c":7,"why":{"not_introduced":{}}}}"#,
        ),
        (
            r#"{"lobby":{}}"#,
            r#"{"invalid":{"why":{"not_introduced":{}}}}"#,
        ),
    ] {
        client.send(text).await;
        assert_eq!(client.line().await.unwrap(), answer);
    }
    let mut client = site.connect(&ada).await;
    client.send(r#"{"do":[8,{"start":{}}]}"#).await;
    assert_eq!(
        client.line().await.unwrap(),
        r#"{"invalid":{"c":8,"why":{"not_at_table":{}}}}"#
    );
    for (text, c) in [
        (r#"{"do":[9,{"fly":{}}]}"#, Some(9)),
        (r#"{"do":[10,{"act":[1,0]}]}"#, Some(10)),
        (r#"{"do":["x",{"start":{}}]}"#, None),
        (r#"{"do":{"start":{}}}"#, None),
        (r#"{"hello":{"protocol":4}}"#, None),
        ("[]", None),
        ("nonsense", None),
    ] {
        client.send(text).await;
        let answer = client.hear().await;
        let ServerMessage::Invalid { why, .. } = &answer else {
            panic!("{text}: {answer:?}");
        };
        assert!(matches!(why, Invalid::Message { .. }), "{text}: {why:?}");
        assert_eq!(answers(&answer).map(|c| c.0), c, "{text}");
    }
    // A table that is not there, and commands at it.
    client.go(&"nosuchtable".parse().unwrap(), None).await;
    let no = client.hear().await.to_line();
    assert_eq!(no, r#"{"invalid":{"why":{"no_such_table":{}}}}"#);
    assert_eq!(
        client.invalid(Command::Start {}).await,
        Invalid::NotAtTable {}
    );
    // Another protocol.
    let mut client = Client::open(site.address).await;
    client.send(r#"{"hello":{"protocol":1}}"#).await;
    let no = client.line().await.unwrap();
    assert_eq!(no, r#"{"invalid":{"why":{"protocol":{"speaks":4}}}}"#);
    assert_eq!(client.end().await, Some((1008, "unknown".to_owned())));
    site.stop().await;
}

async fn many_commands_at_once_are_answered_one_by_one(site: Site) {
    let mut pair = begin(&site, GameId::Landing, json!({})).await;
    let mut sent = Vec::new();
    for turn in 0..300 {
        let command = match turn % 4 {
            0 => Command::Undo {
                revision: pair.at_ada.revision,
                seat: ADA,
            },
            1 => Command::Chat {
                text: format!("line {turn}"),
            },
            2 => Command::Leave { seat: BO },
            _ => Command::Act {
                revision: pair.at_ada.revision,
                seat: ADA,
                actions: vec!["nothing".to_owned()],
            },
        };
        sent.push(pair.at_ada.order(command).await);
    }
    let mut answered = Vec::new();
    while answered.len() < sent.len() {
        answered.extend(answers(&pair.at_ada.hear().await));
    }
    assert_eq!(answered, sent);
    site.stop().await;
}

async fn a_command_sent_again_is_not_done_again(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let mut dice = Dice::new(4);
    pair.at_ada.turn().await;
    let (seat, action) = pair.at_ada.choice(&mut dice).unwrap();
    let command = pair.at_ada.act(seat, &action);
    let c = pair.at_ada.order(command.clone()).await;
    let ServerMessage::Accepted(_, n) = pair.at_ada.answer(c).await else {
        panic!();
    };
    // The answer is lost with the connection; the same is sent again.
    let mut again = site.connect(&pair.ada).await;
    again
        .go(&pair.table, Some(Revision::new(n.get() - 1)))
        .await;
    again.say(&ClientMessage::Do(c, command.clone())).await;
    assert_eq!(again.answer(c).await, ServerMessage::Accepted(c, n));
    again.say(&ClientMessage::Do(c, command)).await;
    assert_eq!(again.answer(c).await, ServerMessage::Accepted(c, n));
    site.stop().await;
}

async fn taking_back_is_free_or_by_consent(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let mut dice = Dice::new(6);
    let nothing = Command::Undo {
        revision: pair.at_ada.revision,
        seat: ADA,
    };
    assert_eq!(
        pair.at_ada.refused(nothing).await,
        Objection::NothingToUndo {}
    );
    pair.at_ada.turn().await;
    let (seat, action) = pair.at_ada.choice(&mut dice).unwrap();
    let n = pair.at_ada.must(pair.at_ada.act(seat, &action)).await;
    // Nobody else acted and nothing hidden came up: free.
    let n = pair
        .at_ada
        .must(Command::Undo {
            revision: n,
            seat: ADA,
        })
        .await;
    let undone = |message: &ServerMessage| match message {
        ServerMessage::Undone {
            revision: n, by, ..
        } => Some((*n, *by)),
        _ => None,
    };
    assert_eq!(pair.at_bo.until(undone).await, (n, ADA));
    assert_eq!(pair.at_ada.until(undone).await, (n, ADA));
    // Now both act, and Ada needs Bo's consent.
    while pair.at_bo.legal.is_empty() {
        pair.at_ada.play(&mut dice).await;
        pair.at_bo.hear().await;
    }
    let (seat, action) = pair.at_bo.choice(&mut dice).unwrap();
    let n = pair.at_bo.must(pair.at_bo.act(seat, &action)).await;
    while pair.at_ada.revision < n {
        pair.at_ada.hear().await;
    }
    let undo = Command::Undo {
        revision: n,
        seat: ADA,
    };
    assert_eq!(pair.at_ada.refused(undo).await, Objection::NeedsConsent {});
    let matter = ProposalKind::Undo;
    let propose = Command::Propose {
        revision: n,
        seat: ADA,
        kind: matter,
    };
    let n = pair.at_ada.must(propose.clone()).await;
    assert_eq!(
        pair.at_ada.refused(propose).await,
        Objection::AlreadyAsked {}
    );
    let answer = |reply| Command::Answer {
        revision: n,
        seat: BO,
        reply,
    };
    let by_asker = Command::Answer {
        revision: n,
        seat: ADA,
        reply: Reply::Agree,
    };
    assert_eq!(
        pair.at_ada.refused(by_asker).await,
        Objection::NothingAsked {}
    );
    pair.at_bo.must(answer(Reply::Agree)).await;
    let settled = |message: &ServerMessage| match message {
        ServerMessage::Settled { settlement, .. } => Some(*settlement),
        _ => None,
    };
    assert_eq!(pair.at_ada.until(settled).await, Settlement::Agreed);
    assert_eq!(pair.at_bo.until(undone).await.1, ADA);
    // And the game goes on to an end that can be verified.
    let crate::games::Pair { at_ada, at_bo, .. } = &mut pair;
    at_ada.until(undone).await;
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    let path = format!("GET /api/tables/{}/record", pair.table);
    let record = site.ask(&pair.ada.token, &path, "").await.good();
    let record = record::Record::parse(&record.body).unwrap();
    let verified =
        record::verify::<registry::Rockets>(&record, &record::Expected::default()).unwrap();
    assert_eq!(verified.takebacks, 2);
    site.stop().await;
}
