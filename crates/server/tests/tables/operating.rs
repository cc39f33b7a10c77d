//! Reports, and those who look after the server.

use crate::games::{begin, settled};
use crate::on_both_databases;
use crate::site::Site;
use protocol::{Command, ServerMessage};
use registry::GameId;
use serde_json::json;

on_both_databases! {
    a_report_is_seen_to_by_an_operator
}

async fn a_report_is_seen_to_by_an_operator(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({"spectators": "nobody"})).await;
    let text = "You are rude".to_owned();
    pair.at_bo.must(Command::Chat { text }).await;
    let account = json!({"login": "Bo", "password": "correct horse"}).to_string();
    let opened = site
        .ask(&pair.bo.token, "POST /api/account", &account)
        .await;
    let bo = opened.good().json()["token"].as_str().unwrap().to_owned();
    let report =
        json!({"table": pair.table, "user": pair.bo.user, "reason": "chat", "text": "See"});
    let report = report.to_string();
    // Who may not be at the table learns nothing of it.
    let eve = site.guest("Eve").await;
    let strange = site.ask(&eve.token, "POST /api/reports", &report).await;
    strange.is_refused(404, "no_such_table");
    site.ask(&pair.ada.token, "POST /api/reports", &report)
        .await
        .good();
    // To others there is nothing to see.
    for token in ["", &pair.ada.token] {
        let overview = site.ask(token, "GET /api/operator", "").await;
        assert!([401, 404].contains(&overview.status), "{overview:?}");
    }
    site.store
        .set_operator(eve.user.as_str(), true)
        .await
        .unwrap();
    // A program of hers is no operator.
    let program = site
        .ask(&eve.token, "POST /api/programs", r#"{"label":"bot"}"#)
        .await;
    let program = program.good().json()["token"].as_str().unwrap().to_owned();
    let overview = site.ask(&program, "GET /api/operator", "").await;
    assert_eq!(overview.status, 404);
    let overview = site.ask(&eve.token, "GET /api/operator", "").await.good();
    let overview = overview.json();
    let waiting = &overview["reports"][0];
    assert_eq!(waiting["subject_name"], "Bo");
    assert_eq!(waiting["lines"][0]["text"], "You are rude");
    assert_eq!(overview["tables"][0]["table"], json!(pair.table));
    assert_eq!(overview["health"]["database"], true);
    let found = async |name: &str| {
        let path = format!("GET /api/operator/people?name={name}");
        let answer = site.ask(&eve.token, &path, "").await.good();
        answer.json()["people"].clone()
    };
    let people = found("bO").await;
    assert_eq!(people.as_array().map(Vec::len), Some(1));
    assert_eq!(people[0]["reports"], 1);
    assert_eq!(people[0]["waiting"], 1);
    assert_eq!(people[0]["login"], "Bo");
    assert_eq!(people[0].get("ban"), None);
    assert_eq!(found("").await.as_array().map(Vec::len), Some(3));
    assert_eq!(found("zoe").await, json!([]));
    // The page leads there.
    let me = site.ask(&eve.token, "GET /api/me", "").await.good();
    assert_eq!(me.json()["operator"], true);
    for token in [&program, &pair.ada.token] {
        let me = site.ask(token, "GET /api/me", "").await.good();
        assert_eq!(me.json().get("operator"), None);
    }
    // Bo is kept out: his sessions end, and he can't log in.
    let ban = json!({"user": pair.bo.user, "reason": "rude"}).to_string();
    site.ask(&eve.token, "POST /api/operator/bans", &ban)
        .await
        .good();
    let gone = site.ask(&bo, "GET /api/me", "").await;
    gone.is_refused(403, "banned");
    let login = site.ask("", "POST /api/login", &account).await;
    login.is_refused(403, "banned");
    assert_eq!(found("bo").await[0]["ban"], "rude");
    let resolve = format!("POST /api/operator/reports/{}", waiting["id"]);
    let done = json!({"resolution": "banned"}).to_string();
    site.ask(&eve.token, &resolve, &done).await.good();
    let again = site.ask(&eve.token, &resolve, &done).await;
    again.is_refused(404, "no_such_report");
    // The table is closed, which those who are there are told.
    let close = format!("DELETE /api/operator/tables/{}", pair.table);
    let refused = site.ask(&pair.ada.token, &close, "").await;
    refused.is_refused(404, "not_found");
    site.ask(&eve.token, &close, "").await.good();
    pair.at_ada
        .until(|message| matches!(message, ServerMessage::Closed { .. }).then_some(()))
        .await;
    settled(&site, &pair.table).await;
    let overview = site.ask(&eve.token, "GET /api/operator", "").await.good();
    assert_eq!(overview.json()["tables"], json!([]));
    assert_eq!(overview.json()["reports"], json!([]));
    let lift = format!("DELETE /api/operator/bans/{}", pair.bo.user);
    site.ask(&eve.token, &lift, "").await.good();
    site.ask("", "POST /api/login", &account).await.good();
    site.stop().await;
}

/// As `orbite admin close-table` does it, beside a server that plays on.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_closed_from_outside_of_the_server() {
    let site = Site::open().await;
    let pair = begin(&site, GameId::Rockets, json!({})).await;
    let closed = server::close_table(&site.store, pair.table.as_str()).await;
    assert_eq!(closed, Ok(Ok(true)));
    let closed = server::close_table(&site.store, pair.table.as_str()).await;
    assert_eq!(closed, Ok(Ok(false)));
    let site = site.restart().await;
    let answer = site
        .ask(&pair.ada.token, "GET /api/my-tables", "")
        .await
        .good();
    assert_eq!(answer.json()["tables"], json!([]));
    site.stop().await;
}
