//! Guests and their tokens.

use crate::site::{Site, open_store};
use server::identity::{Identity, IdentityError};
use store::{CredentialKind, Timestamp};

#[tokio::test]
async fn a_guest_plays_at_once_and_is_recognised() {
    let site = Site::open().await;
    let answer = site
        .ask("", "POST /api/guests", r#"{"name":"  Ada "}"#)
        .await;
    assert_eq!(answer.status, 201);
    assert_eq!(answer.headers["cache-control"], "no-store");
    assert_eq!(answer.headers["content-type"], "application/json");
    assert_eq!(answer.field("name"), "Ada");
    assert_eq!(answer.field("account"), "guest");
    let token = answer.field("token");
    assert!(token.starts_with("v1."), "{token}");
    let me = site.me(&token).await.good();
    assert_eq!(me.field("user"), answer.field("user"));
    assert_eq!(me.field("name"), "Ada");
    assert_eq!(me.field("kind"), "device");
    assert!(me.json().get("token").is_none(), "it is told once");
    let known = site.identity.recognise(&token).await.unwrap();
    assert_eq!(known.person.user.as_str(), answer.field("user"));
    assert!(!known.person.account);
    assert_eq!(known.kind, CredentialKind::Device);
}

#[tokio::test]
async fn a_guest_is_known_after_a_restart() {
    let (site, token) = Site::with_guest("Ada").await;
    let before = site.me(&token).await.good();
    let site = site.restart().await;
    let after = site.me(&token).await.good();
    assert_eq!(before.text, after.text);
}

#[tokio::test]
async fn guests_may_share_a_name_and_are_still_two() {
    let site = Site::open().await;
    let (one, other) = (site.guest("Ada").await, site.guest("Ada").await);
    assert_ne!(one, other);
    assert_ne!(
        site.me(&one).await.field("user"),
        site.me(&other).await.field("user")
    );
}

#[tokio::test]
async fn a_guest_takes_another_name() {
    let (site, token) = Site::with_guest("Ada").await;
    let renamed = site.ask(&token, "PATCH /api/me", r#"{"name":"Zoé"}"#).await;
    assert_eq!(renamed.good().field("name"), "Zoé");
    assert_eq!(site.me(&token).await.field("name"), "Zoé");
}

#[tokio::test]
async fn a_name_that_misleads_is_refused() {
    let (site, token) = Site::with_guest("Ada").await;
    let long = "x".repeat(33);
    for name in ["", "  ", "a\nb", "\u{202e}adA", "\u{200b}", &long] {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = site.ask("", "POST /api/guests", &body).await;
        answer.is_refused(422, "bad_name");
        let answer = site.ask(&token, "PATCH /api/me", &body).await;
        answer.is_refused(422, "bad_name");
    }
    assert_eq!(site.me(&token).await.field("name"), "Ada");
}

#[tokio::test]
async fn who_shows_no_good_token_is_nobody() {
    let (site, token) = Site::with_guest("Ada").await;
    let elsewhere = Site::open().await.guest("Ada").await;
    let (body, signature) = token.rsplit_once('.').unwrap();
    let (_, other_signature) = elsewhere.rsplit_once('.').unwrap();
    let mut tampered = body.to_owned();
    let last = tampered.pop().unwrap();
    tampered.push(if last == 'A' { 'Q' } else { 'A' });
    for wrong in [
        "",
        "nonsense",
        &elsewhere,
        &format!("{tampered}.{signature}"),
        &format!("{body}.{other_signature}"),
        &token[..token.len() - 1],
    ] {
        for what in [
            "GET /api/me",
            "POST /api/logout",
            "GET /api/sessions",
            "DELETE /api/sessions/x",
            "PATCH /api/me",
            "POST /api/account",
            "POST /api/password",
            "POST /api/programs",
        ] {
            let answer = site.ask(wrong, what, "").await;
            answer.is_refused(401, "unknown_token");
            assert_eq!(answer.headers["www-authenticate"], "Bearer");
        }
    }
    site.me(&token).await.good();
}

/// With the database gone, only requests that need it notice.
#[tokio::test]
async fn a_made_up_token_never_reaches_the_database() {
    let (site, token) = Site::with_guest("Ada").await;
    let elsewhere = Site::open().await.guest("Ada").await;
    site.store.clone().close().await.unwrap();
    let forged = site.identity.recognise(&elsewhere).await;
    assert_eq!(forged, Err(IdentityError::Unknown));
    let signed = site.identity.recognise(&token).await;
    assert!(matches!(signed, Err(IdentityError::Store(_))), "{signed:?}");
    let answer = site.me(&token).await;
    answer.is_refused(503, "unavailable");
    assert!(answer.headers.contains_key("retry-after"));
}

#[tokio::test]
async fn two_servers_on_one_store_know_the_same_people() {
    let site = Site::open().await;
    let store = open_store(site.folder.path()).await;
    let other = Identity::open(store).await.unwrap();
    let token = site.guest("Ada").await;
    let known = other.recognise(&token).await.unwrap();
    assert_eq!(known, site.identity.recognise(&token).await.unwrap());
}

#[tokio::test]
async fn the_store_has_nothing_to_log_in_with() {
    let site = Site::open().await;
    let token = site.account("Ada", "correct horse").await;
    site.store.close().await.unwrap();
    for file in std::fs::read_dir(site.folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in [token.as_bytes(), &token.as_bytes()[3..40], b"correct horse"] {
            let found = bytes.windows(secret.len()).any(|part| part == secret);
            assert!(!found);
        }
    }
}

#[tokio::test]
async fn a_visit_is_noted_once_an_hour() {
    let (site, token) = Site::with_guest("Ada").await;
    let known = site.identity.recognise(&token).await.unwrap();
    let seen = async || {
        let user = site.store.user(known.person.user.as_str()).await.unwrap();
        user.unwrap().seen
    };
    let minutes = |count: u64| {
        let span = std::time::Duration::from_secs(count * 60);
        Timestamp::now().before(span)
    };
    for (ago, noted) in [(59, false), (61, true)] {
        let long_ago = minutes(ago);
        let touched = site.store.touch_credential(&known.credential, long_ago);
        touched.await.unwrap();
        site.identity.recognise(&token).await.unwrap();
        assert_eq!(seen().await != long_ago, noted, "{ago} minutes ago");
    }
}
