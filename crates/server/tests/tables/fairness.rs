//! What people's devices add to chance, over sockets and over HTTP.

use crate::client::Client;
use crate::games::{sit, started};
use crate::site::{PATIENT, Site, Somebody};
use client::{Memory, Witness};
use engine::Seat;
use protocol::{
    Command, Invitation, Objection, ProposalKind, Reply, ServerMessage, Stage, Starting,
};
use record::fair::seat_commitment;
use record::{Confirmed, EndedBy, Expected, GameResult, OwnEntropy, Record, Verdict, verify};
use registry::Rockets;
use serde_json::{Value, json};
use std::time::Duration;

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

/// Has something done over HTTP: the kind of the answer.
async fn over_http(site: &Site, who: &Somebody, made: &Invitation, command: Value) -> String {
    let path = format!("POST /api/tables/{}/commands", made.table);
    let body = json!({"c": 1, "command": command}).to_string();
    let answer = site.ask(&who.token, &path, &body).await.good().json();
    let (kind, _) = answer["messages"][0]
        .as_object()
        .unwrap()
        .iter()
        .next()
        .unwrap();
    kind.clone()
}

async fn opening(client: &mut Client) -> Vec<Option<protocol::Hex32>> {
    let sealed = |message: &ServerMessage| match message {
        ServerMessage::Starting {
            phase: Starting::Opening,
            commitments,
            ..
        } => Some(commitments.clone()),
        _ => None,
    };
    client.until(sealed).await
}

async fn record_of(site: &Site, who: &Somebody, made: &Invitation) -> Record {
    let path = format!("GET /api/tables/{}/record", made.table);
    let record = site.ask(&who.token, &path, "").await.good();
    Record::parse(&record.body).unwrap()
}

/// Ada is a program that only speaks HTTP, and Bo is at a socket.
#[tokio::test(flavor = "multi_thread")]
async fn programs_over_http_add_to_chance_as_pages_do() {
    let site = Site::fair(PATIENT).await;
    let (ada, made) = site.ada_waits("rockets").await;
    let (_, mut at_bo) = site.guest_at("Bo", &made.table).await;
    at_bo.must(sit(1)).await;
    let [hers, his] = [(ADA, "ada's dice"), (BO, "bo's dice")].map(|(seat, text)| {
        let entropy = text.parse().unwrap();
        seat_commitment(&made.table, seat, &entropy)
    });
    let commit = json!({"commit": {"s": 0, "commitment": hers}});
    assert_eq!(over_http(&site, &ada, &made, commit).await, "ok");
    // Bo has not committed himself yet: the start waits for him.
    let start = json!({"start": {}});
    assert_eq!(over_http(&site, &ada, &made, start).await, "ok");
    at_bo
        .must(Command::Commit {
            seat: BO,
            commitment: his,
        })
        .await;
    let sealed = opening(&mut at_bo).await;
    assert_eq!(sealed, [Some(hers), Some(his)]);
    let open = json!({"open": {"s": 0, "entropy": "bo's dice"}});
    assert_eq!(over_http(&site, &ada, &made, open).await, "refused");
    let open = json!({"open": {"s": 0, "entropy": "ada's dice"}});
    assert_eq!(over_http(&site, &ada, &made, open).await, "ok");
    let entropy = "bo's dice".parse().unwrap();
    at_bo.must(Command::Open { seat: BO, entropy }).await;
    let added = ["ada's dice", "bo's dice"].map(|text| Some(text.parse().unwrap()));
    assert_eq!(started(&mut at_bo).await.entropy, added);
    let mut at_ada = site.connect(&ada).await;
    let joined = at_ada.join(&made.table).await;
    assert_eq!(Some(joined.commitment), made.commitment);
    // They agree to end it at once.
    let (revision, seat, kind) = (at_ada.revision, ADA, ProposalKind::Draw);
    at_ada
        .must(Command::Propose {
            revision,
            seat,
            kind,
        })
        .await;
    let asked = |message: &ServerMessage| match message {
        ServerMessage::Asked { revision, .. } => Some(*revision),
        _ => None,
    };
    let revision = at_bo.until(asked).await;
    let (seat, reply) = (BO, Reply::Agree);
    at_bo
        .must(Command::Answer {
            revision,
            seat,
            reply,
        })
        .await;
    let record = record_of(&site, &ada, &made).await;
    assert_eq!(record.result, Some(GameResult::Ended(EndedBy::Agreement)));
    let expected = Expected {
        table: Some(made.table.clone()),
        commitment: made.commitment,
        own: vec![OwnEntropy {
            seat: ADA,
            entropy: "ada's dice".parse().unwrap(),
            confirmed: Confirmed::Opening,
        }],
        restored: None,
        sealed: Some(sealed),
    };
    let verified = verify::<Rockets>(&record, &expected).unwrap();
    assert_eq!(verified.verdict, Verdict::Fair);
    site.stop().await;
}

/// With a bot, nobody waits for anybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_with_bots_starts_at_once() {
    let site = Site::fair(PATIENT).await;
    let ada = site.guest("Ada").await;
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"bot": {"level": "cadet"}}]});
    let made = site.make(&ada, body).await;
    let mut at_ada = site.connect(&ada).await;
    let memory = Memory::new(made.table.clone());
    let mut device = Witness::new(ada.user.clone(), memory);
    let joined = at_ada.join(&made.table).await;
    let message = ServerMessage::Joined(Box::new(joined));
    for command in device.hear(&message, || "ada's dice".parse().unwrap()) {
        at_ada.must(command).await;
    }
    at_ada.must(Command::Start {}).await;
    loop {
        let message = at_ada.hear().await;
        for command in device.hear(&message, || unreachable!("it has committed itself")) {
            at_ada.order(command).await;
        }
        if matches!(&message, ServerMessage::Started(_)) {
            break;
        }
    }
    site.stop().await;
}

/// A seat that says nothing is waited for, and then the record tells it; the
/// wait survives the server.
#[tokio::test(flavor = "multi_thread")]
async fn a_start_does_not_wait_for_ever() {
    let site = Site::fair(Duration::from_secs(1)).await;
    let (ada, made) = site.ada_waits("rockets").await;
    let (_, mut at_bo) = site.guest_at("Bo", &made.table).await;
    at_bo.must(sit(1)).await;
    let mut at_ada = site.at(&ada, &made.table).await;
    at_ada.must(Command::Start {}).await;
    let leave = Command::Leave { seat: ADA };
    assert_eq!(at_ada.refused(leave).await, Objection::Started {});
    drop((at_ada, at_bo));
    let site = site.restart().await;
    let mut at_ada = site.connect(&ada).await;
    let joined = at_ada.join(&made.table).await;
    if joined.stage == Stage::Waiting {
        assert_eq!(joined.seating.starting, Some(Starting::Committing));
        started(&mut at_ada).await;
    }
    site.stop().await;
}
