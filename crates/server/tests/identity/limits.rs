//! How often somebody may do something.

use crate::site::{Site, credentials, request};
use server::limit::{Limits, Rate};
use std::time::Duration;

const FEW: Option<Rate> = Some(Rate::new(2, Duration::from_secs(60)));

#[tokio::test]
async fn an_address_makes_a_few_guests() {
    let site = Site::limited(|limits| limits.guests = FEW).await;
    let make = async |from: &str| {
        let request = request("", "POST /api/guests", r#"{"name":"Ada"}"#);
        site.send(from, request).await
    };
    for _ in 0..2 {
        make("10.0.0.1").await.good();
    }
    let refused = make("10.0.0.1").await;
    refused.is_refused(429, "too_fast");
    let wait: u64 = refused.headers["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    make("10.0.0.2").await.good();
    make("[2001:db8::1]").await.good();
    make("[2001:db8::2]").await.good();
    let neighbour = make("[2001:db8::3]").await;
    neighbour.is_refused(429, "too_fast");
}

#[tokio::test]
async fn an_address_guesses_a_few_passwords() {
    let site = Site::limited(|limits| limits.logins = FEW).await;
    let guess = async |from: &str, login: &str| {
        let body = credentials(login, "guess guess");
        let request = request("", "POST /api/login", &body);
        site.send(from, request).await
    };
    for (from, login, status, why) in [
        ("10.0.0.1", "a", 403, "wrong_login"),
        ("10.0.0.1", "b", 403, "wrong_login"),
        ("10.0.0.1", "c", 429, "too_fast"),
        ("10.0.0.2", "c", 403, "wrong_login"),
    ] {
        guess(from, login).await.is_refused(status, why);
    }
}

#[tokio::test]
async fn nobody_is_locked_out_of_their_account_by_those_who_guess() {
    let site = Site::limited(|limits| limits.login_failures = FEW).await;
    site.account("Ada", "a good password").await;
    let log_in = async |from: &str, login: &str, password: &str| {
        let body = credentials(login, password);
        let request = request("", "POST /api/login", &body);
        site.send(from, request).await
    };
    let guess = async |from: &str, login: &str| log_in(from, login, "guess guess").await;
    // In capitals or not; after two the name is guarded, and each address has
    // three more.
    for login in ["Ada", "aDA ", "ada", "ada", "ada"] {
        let guessed = guess("10.0.0.2", login).await;
        guessed.is_refused(403, "wrong_login");
    }
    for guesser in 2..20 {
        let from = format!("10.0.0.{guesser}");
        let mut refused = 0;
        for _ in 0..4 {
            refused += u32::from(guess(&from, "Ada").await.status == 429);
        }
        assert!(refused > 0, "{from}");
    }
    // However many there are, Ada gets in: from home, and from anywhere.
    log_in("10.0.0.1", "Ada", "a good password").await.good();
    log_in("10.0.9.9", "Ada", "a good password").await.good();
}

#[tokio::test]
async fn an_address_asks_so_much_whoever_asks_and_so_does_a_user() {
    let ask = async |site: &Site, from: &str, token: &str, what: &str| {
        site.send(from, request(token, what, "")).await
    };
    let site = Site::limited(|limits| limits.network_requests = FEW).await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    ask(&site, "10.0.0.1", &ada, "GET /api/me").await.good();
    ask(&site, "10.0.0.1", &bea, "GET /api/me").await.good();
    let more = ask(&site, "10.0.0.1", &ada, "GET /api/me").await;
    more.is_refused(429, "too_fast");
    ask(&site, "10.0.0.2", &ada, "GET /api/me").await.good();

    let site = Site::limited(|limits| limits.requests = FEW).await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    ask(&site, "10.0.0.1", &ada, "GET /api/me").await.good();
    ask(&site, "10.0.0.2", &ada, "GET /api/sessions")
        .await
        .good();
    for what in ["GET /api/me", "GET /api/sessions"] {
        let more = ask(&site, "10.0.0.3", &ada, what).await;
        more.is_refused(429, "too_fast");
    }
    ask(&site, "10.0.0.1", &bea, "GET /api/me").await.good();
}

#[tokio::test]
async fn passwords_are_hashed_for_an_address_and_a_user_a_few_times() {
    let site = Site::limited(|limits| limits.passwords = FEW).await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let change = async |from: &str, token: &str| {
        let body = r#"{"old":"some old one","new":"some new one"}"#;
        let request = request(token, "POST /api/password", body);
        site.send(from, request).await
    };
    change("10.0.0.1", &ada).await.is_refused(409, "no_account");
    change("10.0.0.1", &bea).await.is_refused(409, "no_account");
    change("10.0.0.1", &bea).await.is_refused(429, "too_fast");
    change("10.0.0.2", &bea).await.is_refused(409, "no_account");
    change("10.0.0.3", &bea).await.is_refused(429, "too_fast");
    let account = request(&bea, "POST /api/account", &credentials("Bea", "12345678"));
    let account = site.send("10.0.0.4", account).await;
    account.is_refused(429, "too_fast");
}

#[tokio::test]
async fn a_user_changes_a_few_times() {
    let site = Site::limited(|limits| limits.changes = FEW).await;
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let rename = async |token: &str| site.ask(token, "PATCH /api/me", r#"{"name":"Zoé"}"#).await;
    rename(&ada).await.good();
    site.ask(&ada, "POST /api/programs", r#"{"label":"bot"}"#)
        .await
        .good();
    rename(&ada).await.is_refused(429, "too_fast");
    rename(&bea).await.good();
}

#[test]
fn a_server_is_limited_unless_told_otherwise() {
    let limits = Limits::default();
    assert_eq!(limits.guests, Some(Rate::new(20, Duration::from_secs(10))));
    assert_eq!(limits.logins, Some(Rate::new(10, Duration::from_secs(15))));
    assert_eq!(
        limits.passwords,
        Some(Rate::new(10, Duration::from_secs(15)))
    );
    assert!(limits.changes.is_some());
}
