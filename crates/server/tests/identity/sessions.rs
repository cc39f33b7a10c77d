//! Sessions, and programs that play for somebody.

use crate::site::Site;
use serde_json::Value;
use server::identity::{MOST_DEVICES, MOST_PROGRAMS};
use std::time::Duration;
use store::Timestamp;

const PASSWORD: &str = "correct horse";

async fn list(site: &Site, token: &str) -> Vec<Value> {
    let answer = site.ask(token, "GET /api/sessions", "").await.good();
    answer.json()["sessions"].as_array().unwrap().clone()
}

#[tokio::test]
async fn sessions_are_listed_and_revoked() {
    let site = Site::open().await;
    let here = site.account("Ada", PASSWORD).await;
    let there = site.log_in("Ada", PASSWORD).await.good();
    let sessions = list(&site, &here).await;
    assert_eq!(sessions.len(), 2);
    for session in &sessions {
        assert_eq!(session["label"], "Firefox (Linux)");
        assert_eq!(session["kind"], "device");
        assert!(session["created"].as_i64().unwrap() > 1_700_000_000_000);
        assert!(session["seen"].as_i64() >= session["created"].as_i64());
    }
    let id = there.field("session");
    let current = |id: &str| {
        let found = sessions.iter().find(|session| session["id"] == id);
        found.unwrap()["current"].as_bool().unwrap()
    };
    assert!(!current(&id));
    assert!(current(&site.me(&here).await.field("session")));

    let mut revocations = site.identity.revocations();
    let known = site
        .identity
        .recognise(&there.field("token"))
        .await
        .unwrap();
    assert_eq!(site.identity.is_good(&known).await, Ok(true));
    let path = format!("DELETE /api/sessions/{id}");
    assert_eq!(site.ask(&here, &path, "").await.status, 204);
    assert_eq!(revocations.try_recv().unwrap(), id);
    assert_eq!(site.identity.is_good(&known).await, Ok(false));
    site.me(&there.field("token"))
        .await
        .is_refused(401, "unknown_token");
    assert_eq!(list(&site, &here).await.len(), 1);
    site.ask(&here, &path, "")
        .await
        .is_refused(404, "no_such_session");
    let site = site.restart().await;
    site.me(&there.field("token"))
        .await
        .is_refused(401, "unknown_token");
}

#[tokio::test]
async fn sessions_that_ended_long_ago_are_deleted() {
    let site = Site::open().await;
    let token = site.account("Ada", PASSWORD).await;
    let known = site.identity.recognise(&token).await.unwrap();
    let user = known.person.user.as_str();
    for days in [29, 31] {
        let other = site.log_in("Ada", PASSWORD).await.good().field("session");
        let at = Timestamp::now().before(Duration::from_secs(days * 24 * 60 * 60));
        site.store
            .revoke_credential(user, &other, at)
            .await
            .unwrap();
    }
    let count = async || site.store.credentials_of(user).await.unwrap().len();
    assert_eq!(count().await, 3);
    site.identity.delete_ended_sessions().await.unwrap();
    assert_eq!(count().await, 2);
    site.me(&token).await.good();
}

#[tokio::test]
async fn a_token_that_nobody_uses_expires() {
    let day = Duration::from_secs(24 * 60 * 60);
    let site = Site::limited(|limits| limits.session_idle = Some(10 * day)).await;
    let token = site.guest("Ada").await;
    let known = site.identity.recognise(&token).await.unwrap();
    let used = async |days: u32| {
        let at = Timestamp::now().before(days * day);
        let touched = site.store.touch_credential(&known.credential, at);
        touched.await.unwrap();
    };
    // Being used, by requests or by a connection, it stays good.
    used(9).await;
    site.me(&token).await.good();
    used(9).await;
    assert_eq!(site.identity.is_good(&known).await, Ok(true));
    site.identity.delete_ended_sessions().await.unwrap();
    site.me(&token).await.good();
    used(11).await;
    assert_eq!(site.identity.is_good(&known).await, Ok(false));
    site.me(&token).await.is_refused(401, "unknown_token");
    site.identity.delete_ended_sessions().await.unwrap();
    let user = known.person.user.as_str();
    assert_eq!(site.store.credentials_of(user).await, Ok(vec![]));
}

#[tokio::test]
async fn nobody_ends_the_session_of_another() {
    let site = Site::open().await;
    let (ada, eve) = (site.guest("Ada").await, site.guest("Eve").await);
    let id = site.me(&ada).await.field("session");
    let mut revocations = site.identity.revocations();
    let path = format!("DELETE /api/sessions/{id}");
    site.ask(&eve, &path, "")
        .await
        .is_refused(404, "no_such_session");
    assert!(revocations.try_recv().is_err());
    site.me(&ada).await.good();
}

#[tokio::test]
async fn who_logs_out_is_out() {
    let (site, token) = Site::with_guest("Ada").await;
    let id = site.me(&token).await.field("session");
    let mut revocations = site.identity.revocations();
    let answer = site.ask(&token, "POST /api/logout", "").await;
    assert_eq!(answer.status, 204);
    assert_eq!(revocations.try_recv().unwrap(), id);
    site.me(&token).await.is_refused(401, "unknown_token");
}

#[tokio::test]
async fn a_program_plays_for_somebody_and_changes_nothing_about_them() {
    let (site, token) = Site::with_guest("Ada").await;
    let program = site
        .ask(&token, "POST /api/programs", r#"{"label":"my bot"}"#)
        .await
        .good();
    assert_eq!(program.status, 201);
    let bot = program.field("token");
    let me = site.me(&bot).await.good();
    assert_eq!(me.field("user"), site.me(&token).await.field("user"));
    assert_eq!(me.field("kind"), "program");
    assert_eq!(me.field("session"), program.field("id"));
    for (what, body) in [
        ("PATCH /api/me", r#"{"name":"Eve"}"#),
        (
            "POST /api/account",
            r#"{"login":"a","password":"12345678"}"#,
        ),
        ("POST /api/password", r#"{"old":"","new":"12345678"}"#),
        ("GET /api/sessions", ""),
        ("DELETE /api/sessions/x", ""),
        ("POST /api/programs", r#"{"label":"another"}"#),
    ] {
        let answer = site.ask(&bot, what, body).await;
        answer.is_refused(403, "not_for_programs");
    }
    let listed = list(&site, &token).await;
    let listed = listed.iter().find(|session| session["kind"] == "program");
    assert_eq!(listed.unwrap()["label"], "my bot");
    // It may leave, though.
    let left = site.ask(&bot, "POST /api/logout", "").await;
    assert_eq!(left.status, 204);
    site.me(&bot).await.is_refused(401, "unknown_token");
    site.me(&token).await.good();
}

#[tokio::test]
async fn nobody_has_more_than_twenty_programs() {
    let (site, token) = Site::with_guest("Ada").await;
    let known = site.identity.recognise(&token).await.unwrap();
    let mut tasks = Vec::new();
    for number in 0..MOST_PROGRAMS + 5 {
        let (identity, known) = (site.identity.clone(), known.clone());
        tasks.push(tokio::spawn(async move {
            identity
                .program_token(&known, &format!("bot {number}"))
                .await
        }));
    }
    let mut made = Vec::new();
    for task in tasks {
        made.extend(task.await.unwrap());
    }
    assert_eq!(made.len(), MOST_PROGRAMS);
    let more = site
        .ask(&token, "POST /api/programs", r#"{"label":"one more"}"#)
        .await;
    more.is_refused(409, "too_many_programs");
    let path = format!("DELETE /api/sessions/{}", made[0].0);
    site.ask(&token, &path, "").await.good();
    site.ask(&token, "POST /api/programs", r#"{"label":"one more"}"#)
        .await
        .good();
}

#[tokio::test]
async fn the_device_not_used_for_longest_makes_room() {
    let site = Site::open().await;
    let first = site.account("Ada", PASSWORD).await;
    let known = site.identity.recognise(&first).await.unwrap();
    // As if it had been used long ago.
    let long_ago = Timestamp::now().before(Duration::from_secs(60));
    let touched = site.store.touch_credential(&known.credential, long_ago);
    touched.await.unwrap();
    let mut latest = String::new();
    for _ in 0..MOST_DEVICES {
        latest = site.log_in("Ada", PASSWORD).await.good().field("token");
    }
    assert_eq!(list(&site, &latest).await.len(), MOST_DEVICES);
    site.me(&first).await.is_refused(401, "unknown_token");
}
