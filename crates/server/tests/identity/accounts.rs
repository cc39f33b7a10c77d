//! Accounts: the same person on several devices.

use crate::site::{Site, credentials};
use server::identity::{IdentityError, Password};
use store::{Filter, ListPage, MatchHeader, Timestamp};

const PASSWORD: &str = "correct horse";

fn seated(user: &str) -> MatchHeader {
    MatchHeader {
        players: vec![user.to_owned()],
        ..MatchHeader::running("m1", "rockets", Timestamp(1))
    }
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_stays_who_they_are() {
    let (site, token) = Site::with_guest("Ada").await;
    let user = site.me(&token).await.field("user");
    site.store.create_match(seated(&user)).await.unwrap();
    let account = site
        .ask(
            &token,
            "POST /api/account",
            &credentials("Countess", PASSWORD),
        )
        .await
        .good();
    assert_eq!(account.field("user"), user);
    assert_eq!(account.field("name"), "Ada", "the login is no name");
    assert_eq!(account.field("login"), "Countess");
    assert_eq!(account.field("account"), "account");
    let mut me = account.json();
    let new_token = account.field("token");
    me.as_object_mut().unwrap().remove("token");
    assert_eq!(site.me(&new_token).await.good().json(), me);
    let seats = site
        .store
        .list_matches(Filter::Of(user), ListPage::first(9));
    assert_eq!(seats.await.unwrap().len(), 1);
}

/// Somebody else may know the guest's token, or may have made it for them.
#[tokio::test]
async fn a_guests_tokens_do_not_lead_to_the_account() {
    let (site, token) = Site::with_guest("Ada").await;
    let program = site
        .ask(&token, "POST /api/programs", r#"{"label":"bot"}"#)
        .await
        .good();
    let program = program.field("token");
    let before = site.identity.recognise(&token).await.unwrap();
    let opened = site
        .ask(&token, "POST /api/account", &credentials("Ada", PASSWORD))
        .await
        .good();
    for old in [&token, &program] {
        site.me(old).await.is_refused(401, "unknown_token");
    }
    // The device is the same, and so are its connections.
    assert_eq!(opened.field("session"), before.credential);
    assert_eq!(site.identity.is_good(&before).await, Ok(true));
    site.me(&opened.field("token")).await.good();
}

#[tokio::test]
async fn who_logs_in_is_a_guest_no_longer() {
    let site = Site::open().await;
    let account = site.account("Ada", PASSWORD).await;
    let log_in = async |token: &str, password: &str| {
        site.ask(token, "POST /api/login", &credentials("Ada", password))
            .await
    };
    let guest = site.guest("somebody").await;
    let wrong = log_in(&guest, "correct horsf").await;
    wrong.is_refused(403, "wrong_login");
    site.me(&guest).await.good();
    for token in [&guest, "nonsense", &account] {
        log_in(token, PASSWORD).await.good();
    }
    site.me(&guest).await.is_refused(401, "unknown_token");
    // Only guests are left behind.
    site.me(&account).await.good();
}

#[tokio::test]
async fn an_account_is_the_same_on_every_device_and_after_a_restart() {
    let site = Site::open().await;
    let first = site.account("Ada", PASSWORD).await;
    let second = site.log_in("aDA", PASSWORD).await.good();
    assert_eq!(second.field("name"), "Ada");
    let site = site.restart().await;
    let third = site.log_in("Ada", PASSWORD).await.good();
    let user = site.me(&first).await.field("user");
    for device in [second, third] {
        let token = device.field("token");
        assert_ne!(token, first);
        assert_eq!(site.me(&token).await.field("user"), user);
    }
}

#[tokio::test]
async fn a_name_has_one_account() {
    let (site, other) = Site::with_guest("Zoé").await;
    site.account("Zoé", PASSWORD).await;
    let answer = site
        .ask(&other, "POST /api/account", &credentials("ZOÉ", PASSWORD))
        .await;
    answer.is_refused(409, "login_taken");
    // Another login does not help: Zoé is somebody else's name by now.
    let login = credentials("other", PASSWORD);
    let answer = site.ask(&other, "POST /api/account", &login).await;
    answer.is_refused(409, "name_taken");
    assert_eq!(site.me(&other).await.field("account"), "guest");
    let bea = site.account("Bea", PASSWORD).await;
    let renamed = site.ask(&bea, "PATCH /api/me", r#"{"name":"zoé"}"#).await;
    renamed.is_refused(409, "name_taken");
}

#[tokio::test]
async fn no_guest_passes_for_an_account() {
    let (site, eve) = Site::with_guest("Eve").await;
    site.account("Ada", PASSWORD).await;
    // As it is, with a Cyrillic letter, and with something that can't be seen.
    for name in ["Ada", "aDA", "\u{410}da", "A\u{200d}da"] {
        let body = serde_json::json!({ "name": name }).to_string();
        let guest = site.ask("", "POST /api/guests", &body).await;
        guest.is_refused(409, "name_taken");
        let renamed = site.ask(&eve, "PATCH /api/me", &body).await;
        renamed.is_refused(409, "name_taken");
        let login = credentials(name, "wrong horse");
        let opened = site.ask(&eve, "POST /api/account", &login).await;
        opened.is_refused(409, "login_taken");
    }
    assert_eq!(site.me(&eve).await.field("name"), "Eve");
}

#[tokio::test]
async fn an_account_is_opened_once() {
    let site = Site::open().await;
    let token = site.account("Ada", PASSWORD).await;
    let again = site
        .ask(
            &token,
            "POST /api/account",
            &credentials("Bea", "another one"),
        )
        .await;
    again.is_refused(409, "already_account");
    // Not even by who was recognised as a guest before.
    let guest = site.guest("Eve").await;
    let guest = site.identity.recognise(&guest).await.unwrap();
    let password = Password::new(PASSWORD);
    let identity = &site.identity;
    let both = tokio::join!(
        identity.make_account(&guest, "Eve", &password),
        identity.make_account(&guest, "Eva", &password),
    );
    match both {
        (Ok(_), Err(IdentityError::AlreadyAccount))
        | (Err(IdentityError::AlreadyAccount), Ok(_)) => {}
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_account_takes_another_name_and_logs_in_as_before() {
    let site = Site::open().await;
    let token = site.account("Ada", PASSWORD).await;
    let renamed = site
        .ask(&token, "PATCH /api/me", r#"{"name":"Countess"}"#)
        .await
        .good();
    assert_eq!(renamed.field("name"), "Countess");
    assert_eq!(renamed.field("login"), "Ada");
    site.log_in("countess", PASSWORD)
        .await
        .is_refused(403, "wrong_login");
    let again = site.log_in("ada", PASSWORD).await.good();
    assert_eq!(again.field("name"), "Countess");
}

#[tokio::test]
async fn a_picture_is_kept_with_the_account() {
    let site = Site::open().await;
    let token = site.account("Ada", PASSWORD).await;
    assert_eq!(
        site.me(&token).await.json()["avatar"],
        serde_json::Value::Null
    );
    let path = "PATCH /api/me";
    site.ask(&token, path, r#"{"avatar":4095}"#).await.good();
    let device = site.log_in("Ada", PASSWORD).await.good();
    assert_eq!(device.json()["avatar"], 4095);
    let both = r#"{"name":"Zoé","avatar":7}"#;
    let both = site.ask(&token, path, both).await.good().json();
    assert_eq!((&both["name"], &both["avatar"]), (&"Zoé".into(), &7.into()));
    let wrong = site.ask(&token, path, r#"{"avatar":4096}"#).await;
    wrong.is_refused(422, "bad_avatar");
}

#[tokio::test]
async fn a_weak_password_is_refused() {
    let (site, token) = Site::with_guest("Ada").await;
    for password in ["", "1234567", &"x".repeat(129)] {
        let answer = site
            .ask(&token, "POST /api/account", &credentials("Ada", password))
            .await;
        answer.is_refused(422, "bad_password");
    }
    let answer = site
        .ask(&token, "POST /api/account", &credentials("\n", PASSWORD))
        .await;
    answer.is_refused(422, "bad_name");
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_look_alike() {
    let site = Site::open().await;
    site.account("Ada", PASSWORD).await;
    let wrong = site.log_in("Ada", "correct horsf").await;
    let unknown = site.log_in("Nobody", "correct horsf").await;
    let impossible = site.log_in("\u{202e}", "correct horsf").await;
    wrong.is_refused(403, "wrong_login");
    assert_eq!(wrong.text, unknown.text);
    assert_eq!(wrong.text, impossible.text);
    assert_eq!(wrong.headers, unknown.headers);
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let site = Site::open().await;
    let here = site.account("Ada", PASSWORD).await;
    let there = site.log_in("Ada", PASSWORD).await.field("token");
    let program = site
        .ask(&here, "POST /api/programs", r#"{"label":"bot"}"#)
        .await
        .field("token");
    let there_known = site.identity.recognise(&there).await.unwrap();
    let program_known = site.identity.recognise(&program).await.unwrap();
    let mut revocations = site.identity.revocations();

    let change = |old: &str, new: &str| serde_json::json!({"old": old, "new": new}).to_string();
    let path = "POST /api/password";
    site.ask(&here, path, &change("guessed it", "new password"))
        .await
        .is_refused(403, "wrong_password");
    site.ask(&here, path, &change(PASSWORD, "short"))
        .await
        .is_refused(422, "bad_password");
    site.me(&there).await.good();

    let changed = site
        .ask(&here, path, &change(PASSWORD, "new password"))
        .await
        .good();
    assert_eq!((changed.status.as_u16(), changed.text.as_str()), (204, ""));
    site.me(&here).await.good();
    for token in [there, program] {
        site.me(&token).await.is_refused(401, "unknown_token");
    }
    let mut told = vec![
        revocations.try_recv().unwrap(),
        revocations.try_recv().unwrap(),
    ];
    told.sort();
    let mut ended = vec![there_known.credential, program_known.credential];
    ended.sort();
    assert_eq!(told, ended);
    assert!(revocations.try_recv().is_err());
    site.log_in("Ada", PASSWORD)
        .await
        .is_refused(403, "wrong_login");
    site.log_in("Ada", "new password").await.good();
}

#[tokio::test]
async fn a_guest_has_no_password_to_change() {
    let (site, token) = Site::with_guest("Ada").await;
    let body = r#"{"old":"","new":"new password"}"#;
    let answer = site.ask(&token, "POST /api/password", body).await;
    answer.is_refused(409, "no_account");
    site.log_in("Ada", "").await.is_refused(403, "wrong_login");
}

#[tokio::test]
async fn only_one_of_two_changes_from_the_same_password_wins() {
    let site = Site::open().await;
    let token = site.account("Ada", PASSWORD).await;
    let known = site.identity.recognise(&token).await.unwrap();
    let old = Password::new(PASSWORD);
    let (one, other) = (Password::new("password one"), Password::new("password two"));
    let both = tokio::join!(
        site.identity.change_password(&known, &old, &one),
        site.identity.change_password(&known, &old, &other),
    );
    match both {
        (Ok(()), Err(IdentityError::WrongPassword))
        | (Err(IdentityError::WrongPassword), Ok(())) => {}
        other => panic!("{other:?}"),
    }
}
