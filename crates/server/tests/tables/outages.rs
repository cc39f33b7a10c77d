//! A database that is locked, gone or damaged: clear answers, nothing lost.

use crate::client::Client;
use crate::cluster::{Cluster, away_from_the_runtime};
use crate::games::{Pair, begin, play_out, settled, sit};
use crate::site::{Home, Plan, Site};
use dice::Dice;
use protocol::{Command, CommandId, Objection, ServerMessage};
use registry::GameId;
use serde_json::json;
use std::time::{Duration, Instant};

/// A server that soon gives up waiting for its store.
fn impatient() -> Plan {
    Plan {
        patience: Duration::from_millis(300),
        ..Plan::default()
    }
}

/// Holds the database's write lock until dropped.
fn lock(site: &Site) -> rusqlite::Connection {
    let connection = rusqlite::Connection::open(site.database()).unwrap();
    connection.busy_timeout(Duration::from_secs(10)).unwrap();
    connection.execute_batch("BEGIN IMMEDIATE").unwrap();
    connection
}

/// Tries a command until it is accepted.
pub(crate) async fn insist(client: &mut Client, command: impl Fn(&Client) -> Command) {
    let id = client.order(command(client)).await;
    insist_on(client, id, command).await;
}

/// The same with a command that was sent already.
async fn insist_on(client: &mut Client, id: CommandId, command: impl Fn(&Client) -> Command) {
    let begun = Instant::now();
    loop {
        match client.answer(id).await {
            ServerMessage::Accepted(_, n) => return client.catch_up(n).await,
            ServerMessage::Refused {
                why: Objection::Unavailable {},
                ..
            } => {}
            other => panic!("{other:?}"),
        }
        assert!(begun.elapsed() < Duration::from_secs(30));
        tokio::time::sleep(Duration::from_millis(100)).await;
        let command = command(client);
        client.repeat(id, command).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_delays_and_loses_nothing() {
    let site = Site::with(impatient()).await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let mut dice = Dice::new(3);
    pair.at_ada.turn().await;
    let (seat, action) = pair.at_ada.choice(&mut dice).unwrap();
    let command = pair.at_ada.act(seat, &action);
    let before = pair.at_ada.revision;

    let held = lock(&site);
    // Every command is answered while it lasts, and says what is the matter.
    for _ in 0..3 {
        let why = pair.at_ada.refused(command.clone()).await;
        assert_eq!(why, Objection::Unavailable {});
    }
    let chat = Command::Chat {
        text: "is anybody there?".to_owned(),
    };
    assert_eq!(pair.at_bo.refused(chat).await, Objection::Unavailable {});
    let health = site.ask("", "GET /healthz", "").await;
    assert_eq!(
        (health.status, health.body.as_str()),
        (503, "database error\n")
    );
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}]}).to_string();
    let made = site.ask(&pair.ada.token, "POST /api/tables", &body).await;
    made.is_refused(503, "unavailable");
    assert!(made.headers.contains_key("retry-after"));
    // Nobody is told of what did not happen, nor is anybody sent away.
    assert!(
        !pair
            .at_bo
            .heard
            .iter()
            .any(|line| line.contains("is anybody there"))
    );
    held.execute_batch("ROLLBACK").unwrap();

    insist(&mut pair.at_ada, |_| command.clone()).await;
    let n = pair.at_ada.revision;
    assert!(n >= before);
    let Pair { at_ada, at_bo, .. } = &mut pair;
    at_ada.turn().await;
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    assert!(site.metric("orbite_lost_writes_total").await >= 1.0);
    assert_eq!(site.metric("orbite_faults_total").await, 0.0);
    // History has it as well.
    settled(&site, &pair.table).await;
    let history = site.ask(&pair.ada.token, "GET /api/history", "").await;
    assert_eq!(history.good().json()["past"].as_array().unwrap().len(), 1);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_while_the_database_is_locked_is_let_in_afterwards() {
    let site = Site::with(impatient()).await;
    let pair = begin(
        &site,
        GameId::Rockets,
        json!({"clock": {"per_move": {"seconds": 5}}}),
    )
    .await;
    let (table, ada, bo) = (pair.table.clone(), pair.ada.clone(), pair.bo.clone());
    drop(pair);
    // The clock runs out while nothing can be stored: Ada comes in just then.
    let held = lock(&site);
    tokio::time::sleep(Duration::from_millis(5500)).await;
    let mut at_ada = site.connect(&ada).await;
    at_ada.go(&table, None).await;
    let mut at_bo = site.connect(&bo).await;
    at_bo.go(&table, None).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    held.execute_batch("ROLLBACK").unwrap();
    for client in [&mut at_ada, &mut at_bo] {
        // The whole table comes first, and then all that happens.
        let first = client.hear().await;
        assert!(matches!(first, ServerMessage::Joined(_)), "{first:?}");
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_on_after_an_outage_though_nobody_is_there() {
    let site = Site::with(impatient()).await;
    let more = json!({"clock": {"per_move": {"seconds": 5}}, "takeover": "cadet"});
    let pair = begin(&site, GameId::Rockets, more).await;
    let (table, ada) = (pair.table.clone(), pair.ada.clone());
    drop(pair);
    let held = lock(&site);
    tokio::time::sleep(Duration::from_millis(6000)).await;
    held.execute_batch("ROLLBACK").unwrap();
    // Within the next try and another move's time somebody's seat is a bot's.
    let begun = Instant::now();
    loop {
        let stored = site.stored(&table).await;
        let trusted = stored
            .entries
            .iter()
            .any(|entry| String::from_utf8_lossy(entry).contains("out_of_time"));
        if trusted {
            break;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(40),
            "the table sleeps"
        );
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    site.ask(&ada.token, &format!("GET /api/tables/{table}"), "")
        .await
        .good();
    site.stop().await;
}

/// PostgreSQL crashes in the middle of a game and comes back.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_goes_and_comes_back_and_the_game_goes_on() {
    let mut cluster = away_from_the_runtime(Cluster::start);
    let site = Site::open_in(Home::postgres_in(&cluster), impatient()).await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let mut dice = Dice::new(3);
    let Pair { at_ada, at_bo, .. } = &mut pair;
    at_ada.turn().await;
    let (seat, action) = at_ada.choice(&mut dice).unwrap();
    let command = at_ada.act(seat, &action);
    cluster.crash();
    let why = at_ada.refused(command.clone()).await;
    assert_eq!(why, Objection::Unavailable {});
    let health = site.ask("", "GET /healthz", "").await;
    assert_eq!(health.status, 503, "{health:?}");
    cluster.up();
    insist(at_ada, |_| command.clone()).await;
    at_ada.turn().await;
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    assert_eq!(site.metric("orbite_faults_total").await, 0.0);
    let path = format!("GET /api/tables/{}/record", pair.table);
    site.ask(&pair.ada.token, &path, "").await.good();
    site.stop().await;
}

/// A PostgreSQL that neither works nor ends.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_hangs_and_every_command_is_answered_all_the_same() {
    let cluster = away_from_the_runtime(Cluster::start);
    let site = Site::open_in(Home::postgres_in(&cluster), impatient()).await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let mut dice = Dice::new(3);
    let Pair {
        at_ada, at_bo, ada, ..
    } = &mut pair;
    at_ada.turn().await;
    let (seat, action) = at_ada.choice(&mut dice).unwrap();
    let command = at_ada.act(seat, &action);
    cluster.signal("STOP");
    let begun = Instant::now();
    let id = at_ada.order(command.clone()).await;
    for _ in 0..2 {
        let answer = at_ada.answer(id).await;
        let is_unavailable = matches!(
            answer,
            ServerMessage::Refused {
                why: Objection::Unavailable {},
                ..
            }
        );
        assert!(is_unavailable, "{answer:?}");
        // With its own number: it may have been stored after all.
        at_ada.repeat(id, command.clone()).await;
    }
    assert!(begun.elapsed() < Duration::from_secs(60));
    let health = site.ask("", "GET /healthz", "").await;
    assert_eq!(health.status, 503, "{health:?}");
    let me = site.ask(&ada.token, "GET /api/me", "").await;
    me.is_refused(503, "unavailable");
    cluster.signal("CONT");
    insist_on(at_ada, id, |_| command.clone()).await;
    at_ada.turn().await;
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    site.stop_without_faults().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_is_refused() {
    let site = Site::open().await;
    let why = site.another().await.unwrap_err().to_string();
    assert!(
        why.contains("another Orbite server uses this database"),
        "{why}"
    );
    site.guest("Ada").await;
    site.restart().await.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_its_log_is_no_table() {
    let site = Site::open().await;
    let (ada, made) = site.ada_waits("rockets").await;
    let mut at_ada = site.at(&ada, &made.table).await;
    site.store.delete_match(made.table.as_str()).await.unwrap();
    // What can't be stored did not happen; then it shows that the table is gone.
    assert_eq!(at_ada.refused(sit(1)).await, Objection::Unavailable {});
    let gone = |message: &ServerMessage| {
        (message.to_line() == r#"{"invalid":{"why":{"no_such_table":{}}}}"#).then_some(())
    };
    at_ada.until(gone).await;
    let no = at_ada.command(sit(1)).await.to_line();
    assert!(no.contains("not_at_table"), "{no}");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_is_a_fault_of_one_table() {
    let site = Site::open().await;
    let ada = site.guest("Ada").await;
    let body = json!({
        "game": "rockets", "visibility": "public", "seats": [{"me": {}}, {"open": {}}],
    });
    let made = site.make(&ada, body).await;
    let well = begin(&site, GameId::Rockets, json!({})).await;
    let store = site.store.clone();
    store
        .append(made.table.as_str(), 1, &["nonsense"])
        .await
        .unwrap();
    let site = site.restart().await;
    let mut client = site.connect(&ada).await;
    client.go(&made.table, None).await;
    let fault = client.hear().await;
    assert!(
        matches!(&fault, ServerMessage::Fault { id } if id.starts_with("f-")),
        "{fault:?}"
    );
    let no = client.command(Command::Start {}).await.to_line();
    assert!(no.contains("not_at_table"), "{no}");
    let door = format!("GET /api/tables/{}", made.table);
    site.ask("", &door, "").await.is_refused(500, "fault");
    // Over HTTP a command is answered once, too, besides the fault.
    let path = format!("POST /api/tables/{}/commands", made.table);
    let wish = r#"{"c":1,"command":{"start":{}}}"#;
    let told = site.ask(&ada.token, &path, wish).await.good().json();
    assert!(told["messages"][0]["fault"]["id"].is_string(), "{told}");
    assert_eq!(
        told["messages"][1]["refused"]["why"],
        json!({"unavailable": {}})
    );
    let joined = site.connect(&well.ada).await.join(&well.table).await;
    assert_eq!(joined.stage, protocol::Stage::Playing);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_says_so_and_is_kept() {
    let site = Site::open().await;
    let (ada, made) = site.ada_waits("rockets").await;
    let id = "other-rules".to_owned();
    // Another like it, as a server of other rules would have made it.
    let mut stored = site.stored(&made.table).await;
    let entry = String::from_utf8(stored.entries.remove(0)).unwrap();
    let entry = entry.replace(made.table.as_str(), &id);
    let entry = entry.replace("\"rules\":1", "\"rules\":99");
    assert!(entry.contains("\"rules\":99"));
    stored.header.id.clone_from(&id);
    stored.header.code = None;
    site.store.create_match(stored.header).await.unwrap();
    site.store.append(&id, 0, &[entry]).await.unwrap();
    let site = site.restart().await;
    let mut client = site.connect(&ada).await;
    client.go(&id.parse().unwrap(), None).await;
    let told = client.hear().await.to_line();
    assert_eq!(
        told,
        r#"{"invalid":{"why":{"other_rules":{"table":99,"ours":1}}}}"#
    );
    let door = site.ask("", &format!("GET /api/tables/{id}"), "").await;
    door.is_refused(410, "other_rules");
    assert!(site.store.load_match(&id, 0).await.unwrap().is_some());
    site.stop().await;
}
