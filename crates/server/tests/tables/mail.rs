//! Mail: addresses, lost passwords, and turns of people who are not here.

use crate::games::{Pair, begin, sit};
use crate::push::{Browser, Service, ada_leaves_it_to_bo, ada_looks_for_somebody, draw};
use crate::site::{Answer, Home, Plan, Site, Somebody, ask};
use crate::smtp::Smtp;
use dice::Dice;
use engine::Seat;
use protocol::Command;
use registry::GameId;
use serde_json::{Value, json};
use server::PushSettings;
use std::time::Duration;

/// Runs tests of a module on both databases, with a mail server.
macro_rules! on_both_databases_with_mail {
    ($($name:ident)*) => {
        mod sqlite_with_mail {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name($crate::site::Home::sqlite()).await;
            })*
        }

        mod postgres_with_mail {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let cluster = $crate::cluster::Cluster::shared();
                super::$name($crate::site::Home::postgres_in(cluster)).await;
            })*
        }
    };
}
pub(crate) use on_both_databases_with_mail;

on_both_databases_with_mail! {
    an_address_is_confirmed_by_a_link
    a_confirmed_address_stays_until_another_is_confirmed
    a_lost_password_is_replaced_by_mail
    a_turn_is_mailed_once_until_one_is_back
    a_digest_is_one_mail_a_day
    who_is_away_is_mailed_what_happens_over_days
}

const PASSWORD: &str = "correct horse";

pub(crate) fn plan(smtp: &Smtp) -> Plan {
    Plan {
        mail: Some(smtp.settings()),
        push: PushSettings {
            after: Duration::from_millis(100),
            ..PushSettings::default()
        },
        ..Plan::default()
    }
}

/// Opens an account for a guest.
pub(crate) async fn open_account(site: &Site, guest: &Somebody, login: &str) -> Somebody {
    let body = json!({"login": login, "password": PASSWORD}).to_string();
    let answer = site.ask(&guest.token, "POST /api/account", &body).await;
    Somebody {
        token: answer.good().json()["token"].as_str().unwrap().to_owned(),
        ..guest.clone()
    }
}

fn address(address: &str, language: &str) -> String {
    json!({"address": address, "password": PASSWORD, "language": language}).to_string()
}

async fn state(site: &Site, who: &Somebody) -> Value {
    let answer = site.ask(&who.token, "GET /api/mail", "").await;
    answer.good().json()
}

async fn confirm(site: &Site, token: &str) -> crate::site::Answer {
    let body = json!({ "token": token }).to_string();
    site.ask("", "POST /api/mail/confirm", &body).await
}

/// Gives somebody an address and confirms it.
async fn give_address(site: &Site, smtp: &mut Smtp, who: &Somebody, to: &str, language: &str) {
    let body = address(to, language);
    site.ask(&who.token, "PUT /api/mail", &body).await.good();
    let token = smtp.next().await.after("/mail/confirm#");
    confirm(site, &token).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_settings_there_is_no_mail() {
    let site = Site::open().await;
    let ada = open_account(&site, &site.guest("Ada").await, "Ada").await;
    assert_eq!(state(&site, &ada).await, json!({"on": false}));
    let body = address("ada@example.org", "en");
    let refused = site.ask(&ada.token, "PUT /api/mail", &body).await;
    refused.is_refused(404, "no_mail");
    let body = json!({"address": "ada@example.org"}).to_string();
    let refused = site.ask("", "POST /api/password/forgotten", &body).await;
    refused.is_refused(404, "no_mail");
    site.stop().await;
}

async fn an_address_is_confirmed_by_a_link(home: Home) {
    let mut smtp = Smtp::start().await;
    let site = Site::open_in(home, plan(&smtp)).await;
    let guest = site.guest("Ada").await;
    assert_eq!(state(&site, &guest).await, json!({"on": true}));
    let good = address("Ada@example.org", "de");
    let set = async |token: &str, body: &str| site.ask(token, "PUT /api/mail", body).await;
    set(&guest.token, &good).await.is_refused(409, "no_account");
    let ada = open_account(&site, &guest, "Ada").await;
    let bad = address("ada@example.org\r\nBcc: eve@example.org", "de");
    set(&ada.token, &bad).await.is_refused(422, "bad_address");
    let wrong = good.replace(PASSWORD, "wrong horse");
    set(&ada.token, &wrong)
        .await
        .is_refused(403, "wrong_password");
    smtp.is_silent().await;
    // A server that takes no mail is told of at once.
    smtp.answer(550);
    set(&ada.token, &good).await.is_refused(503, "mail_failed");
    smtp.answer(250);
    set(&ada.token, &good).await.good();
    let mail = smtp.next().await;
    assert_eq!(mail.to, "Ada@example.org");
    assert!(
        mail.head.contains("From: \"Orbite\" <o@mail.example>"),
        "{mail:?}"
    );
    assert!(mail.text.contains("vermutlich du"), "{mail:?}");
    assert!(mail.text.contains("https://orbite.example/mail/confirm#"));
    let token = mail.after("/mail/confirm#");
    let waiting = json!({"on": true, "unconfirmed": "Ada@example.org"});
    assert_eq!(state(&site, &ada).await, waiting);
    // Nothing else is sent there before.
    assert_eq!(forgot(&site, "ada@example.org").await.status, 202);
    smtp.is_silent().await;
    confirm(&site, "nonsense")
        .await
        .is_refused(410, "link_expired");
    confirm(&site, &token).await.good();
    confirm(&site, &token).await.is_refused(410, "link_expired");
    let confirmed = json!({"on": true, "address": {
        "address": "Ada@example.org", "turns": "at_once",
    }});
    assert_eq!(state(&site, &ada).await, confirmed);
    // The same once more needs no link.
    set(&ada.token, &good).await.good();
    smtp.is_silent().await;
    let choice = json!({"turns": "daily"}).to_string();
    site.ask(&ada.token, "PATCH /api/mail", &choice)
        .await
        .good();
    assert_eq!(state(&site, &ada).await["address"]["turns"], "daily");
    site.ask(&ada.token, "DELETE /api/mail", "").await.good();
    assert_eq!(state(&site, &ada).await, json!({"on": true}));
    let refused = site.ask(&ada.token, "PATCH /api/mail", &choice).await;
    refused.is_refused(409, "no_address");
    site.stop().await;
}

/// Ada, who logs in so and has confirmed an address.
async fn with_address(home: Home, login: &str, language: &str) -> (Smtp, Site, Somebody) {
    let mut smtp = Smtp::start().await;
    let site = Site::open_in(home, plan(&smtp)).await;
    let ada = open_account(&site, &site.guest("Ada").await, login).await;
    give_address(&site, &mut smtp, &ada, "ada@example.org", language).await;
    (smtp, site, ada)
}

async fn forgot(site: &Site, address: &str) -> Answer {
    let body = json!({ "address": address }).to_string();
    site.ask("", "POST /api/password/forgotten", &body).await
}

async fn a_confirmed_address_stays_until_another_is_confirmed(home: Home) {
    let (mut smtp, site, ada) = with_address(home, "Ada", "en").await;
    let set = async |to: &str| {
        let body = address(to, "en");
        site.ask(&ada.token, "PUT /api/mail", &body).await
    };
    // A change that fails, and one that waits: lost passwords go where they went.
    smtp.answer(550);
    set("ada@example.net").await.is_refused(503, "mail_failed");
    smtp.answer(250);
    set("ada@example.net").await.good();
    let first = smtp.next().await.after("/mail/confirm#");
    let changing = json!({
        "on": true,
        "address": {"address": "ada@example.org", "turns": "at_once"},
        "unconfirmed": "ada@example.net",
    });
    assert_eq!(state(&site, &ada).await, changing);
    forgot(&site, "ada@example.net").await;
    smtp.is_silent().await;
    forgot(&site, "ada@example.org").await;
    let mail = smtp.next().await;
    assert_eq!(mail.to, "ada@example.org");
    // Saved twice, the first mail's link works as well.
    set("Ada@example.net").await.good();
    smtp.next().await.after("/mail/confirm#");
    confirm(&site, &first).await.good();
    let changed = json!({"on": true, "address": {
        "address": "Ada@example.net", "turns": "at_once",
    }});
    assert_eq!(state(&site, &ada).await, changed);
    forgot(&site, "ada@example.org").await;
    smtp.is_silent().await;
    // Whoever saves the confirmed one again keeps it.
    set("ada@example.com").await.good();
    let link = smtp.next().await.after("/mail/confirm#");
    set("ada@example.net").await.good();
    assert_eq!(state(&site, &ada).await, changed);
    confirm(&site, &link).await.is_refused(410, "link_expired");
    site.stop().await;
}

async fn a_lost_password_is_replaced_by_mail(home: Home) {
    let (mut smtp, site, ada) = with_address(home, "Ada Login", "fr").await;
    // Whether there is such an account shows nowhere.
    let (known, unknown) = (
        forgot(&site, "ADA@example.org").await,
        forgot(&site, "bo@example.org").await,
    );
    assert_eq!((known.status, &known.body), (202, &String::new()));
    assert_eq!((unknown.status, &unknown.body), (known.status, &known.body));
    let mail = smtp.next().await;
    assert_eq!(mail.to, "ada@example.org");
    assert!(mail.text.contains("«\u{a0}Ada Login\u{a0}»"), "{mail:?}");
    assert!(!mail.head.contains("List-Unsubscribe"), "it was asked for");
    smtp.is_silent().await;
    let token = mail.after("https://orbite.example/mail/password#");
    let reset = async |token: &str, password: &str| {
        let body = json!({"token": token, "password": password}).to_string();
        site.ask("", "POST /api/password/reset", &body).await
    };
    reset("nonsense", "another horse")
        .await
        .is_refused(410, "link_expired");
    // A password that is none does not use up the link.
    reset(&token, "short").await.is_refused(422, "bad_password");
    let me = reset(&token, "another horse").await.good().json();
    assert_eq!(me["user"], ada.user.as_str());
    let now = me["token"].as_str().unwrap();
    site.ask(now, "GET /api/me", "").await.good();
    let old = site.ask(&ada.token, "GET /api/me", "").await;
    old.is_refused(401, "unknown_token");
    let log_in = async |password: &str| {
        let body = json!({"login": "Ada Login", "password": password}).to_string();
        site.ask("", "POST /api/login", &body).await
    };
    log_in(PASSWORD).await.is_refused(403, "wrong_login");
    log_in("another horse").await.good();
    reset(&token, "third horse")
        .await
        .is_refused(410, "link_expired");
    // The database has the hash of a token only.
    let hashed = site
        .store
        .reset_password(token.as_bytes(), "x", store::Timestamp(0))
        .await;
    assert!(hashed.is_err());
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_mailed_again_and_again() {
    let mut smtp = Smtp::start().await;
    let mut limited = plan(&smtp);
    limited.limits.mails = server::limit::Limits::default().mails;
    let site = Site::with(limited).await;
    let ada = open_account(&site, &site.guest("Ada").await, "Ada").await;
    give_address(&site, &mut smtp, &ada, "ada@example.org", "en").await;
    // As many for one who is there as for one who is not.
    for (address, most) in [("ada@example.org", 4), ("Eve@example.org", 5)] {
        for _ in 0..most {
            assert_eq!(forgot(&site, address).await.status, 202);
        }
        forgot(&site, address).await.is_refused(429, "too_fast");
    }
    for _ in 0..4 {
        smtp.next().await;
    }
    smtp.is_silent().await;
    site.stop().await;
}

/// A game over days in which Ada begins, and Bo has an address.
pub(crate) async fn days(site: &Site, smtp: &mut Smtp, language: &str) -> Pair {
    let more = json!({"options": {"first": 0}, "clock": {"correspondence": {"days": 3}}});
    let mut pair = begin(site, GameId::Rockets, more).await;
    pair.bo = open_account(site, &pair.bo, "Bo").await;
    give_address(site, smtp, &pair.bo, "bo@example.org", language).await;
    pair
}

async fn a_turn_is_mailed_once_until_one_is_back(home: Home) {
    let mut smtp = Smtp::start().await;
    let site = Site::open_in(home, plan(&smtp)).await;
    let mut pair = days(&site, &mut smtp, "fr").await;
    let mut dice = Dice::new(3);
    // While Bo is here, his page tells him.
    pair.ada_plays(&mut dice).await;
    smtp.is_silent().await;
    pair.at_bo.play(&mut dice).await;
    let (mut at_ada, at_bo, table, bo) = (pair.at_ada, pair.at_bo, pair.table, pair.bo);
    drop(at_bo);
    at_ada.turn().await;
    at_ada.play(&mut dice).await;
    let mail = smtp.next().await;
    assert_eq!(mail.to, "bo@example.org");
    let turn = "À vous de jouer\u{a0}: La Dernière Fusée contre Ada\nIl reste 2 jours\n";
    let line = format!("{turn}https://orbite.example/t/{table}");
    assert!(mail.text.contains(&line), "{mail:?}");
    let stop = mail.after("https://orbite.example/mail/stop#");
    let one_click =
        format!("List-Unsubscribe: <https://orbite.example/api/mail/unsubscribe/{stop}>");
    let head = mail.head.replace("\n ", " ").replace(":  ", ": ");
    assert!(head.contains(&one_click), "{mail:?}");
    assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
    // Not again, neither now nor by the next server.
    smtp.is_silent().await;
    drop(at_ada);
    let home = site.stop().await;
    let site = Site::open_in(home, plan(&smtp)).await;
    let door = format!("GET /api/tables/{table}");
    site.ask("", &door, "").await.good();
    smtp.is_silent().await;
    // The turn after he was back is news.
    let back = async |dice: &mut Dice| {
        let mut at_bo = site.at(&bo, &table).await;
        at_bo.turn().await;
        at_bo.play(dice).await;
        drop(at_bo);
        let mut at_ada = site.at(&pair.ada, &table).await;
        at_ada.turn().await;
        at_ada.play(dice).await;
    };
    back(&mut dice).await;
    assert!(smtp.next().await.text.contains(&line));
    // His mail program unsubscribes, as RFC 8058 says.
    let unsubscribe = format!("POST /api/mail/unsubscribe/{stop}");
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    let answer = ask(site.address, "", &unsubscribe, "", &form).await;
    assert_eq!(answer.status, 204, "{answer:?}");
    assert_eq!(state(&site, &bo).await["address"]["turns"], "never");
    back(&mut dice).await;
    smtp.is_silent().await;
    let wrong = site.ask("", "POST /api/mail/unsubscribe/nobody", "").await;
    wrong.is_refused(410, "link_expired");
    site.stop().await;
}

async fn who_is_away_is_mailed_what_happens_over_days(home: Home) {
    let mut smtp = Smtp::start().await;
    let site = Site::open_in(home, plan(&smtp)).await;
    let (guest, table) = ada_looks_for_somebody(&site).await;
    let ada = open_account(&site, &guest, "Ada").await;
    give_address(&site, &mut smtp, &ada, "ada@example.org", "en").await;
    let (bo, mut at_bo) = site.guest_at("Bo", &table).await;
    at_bo.must(sit(1)).await;
    let link = format!("\nhttps://orbite.example/t/{table}");
    let mut told = async |text: &str| {
        let mail = smtp.next().await;
        assert!(mail.text.contains(&format!("{text}{link}")), "{mail:?}");
    };
    told("Bo joined your table: Last Rocket").await;
    ada_leaves_it_to_bo(&site, &ada, &bo, &table, &mut at_bo).await;
    at_bo.must(Command::Start {}).await;
    told("Your game has begun: Last Rocket against Bo").await;
    let seat = Seat::new(1);
    at_bo.turn().await;
    at_bo.must(draw(at_bo.revision)).await;
    told("Bo is waiting for your answer: Last Rocket").await;
    at_bo.play(&mut Dice::new(3)).await;
    told("Your turn: Last Rocket against Bo\n2 days left").await;
    at_bo.must(Command::Concede { seat }).await;
    let over = smtp.next().await;
    let line = format!("Game over: Last Rocket against Bo{link}");
    assert!(over.text.contains(&line), "{over:?}");
    at_bo.must(Command::Rematch {}).await;
    let again = smtp.next().await;
    let line = format!("Rematch? Last Rocket against Bo{link}");
    assert!(again.text.contains(&line), "{again:?}");
    smtp.is_silent().await;
    site.stop().await;
}

async fn a_digest_is_one_mail_a_day(home: Home) {
    let mut smtp = Smtp::start().await;
    let site = Site::open_in(home, plan(&smtp)).await;
    let mut pair = days(&site, &mut smtp, "en").await;
    let choice = json!({"turns": "daily"}).to_string();
    let bo = pair.bo.clone();
    site.ask(&bo.token, "PATCH /api/mail", &choice).await.good();
    let mut dice = Dice::new(3);
    drop(pair.at_bo);
    pair.at_ada.turn().await;
    pair.at_ada.play(&mut dice).await;
    assert!(smtp.next().await.text.contains("Your turn: "));
    // Back for a moment, and away once more on the same day.
    let mut at_bo = site.at(&bo, &pair.table).await;
    at_bo.turn().await;
    at_bo.play(&mut dice).await;
    drop(at_bo);
    pair.at_ada.turn().await;
    pair.at_ada.play(&mut dice).await;
    smtp.is_silent().await;
    let tomorrow = store::Timestamp::now().after(Duration::from_secs(25 * 60 * 60));
    assert_eq!(
        site.store.due_turn_mails(tomorrow).await,
        Ok(vec![bo.user.to_string()])
    );
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_browser_took_is_not_mailed_at_once() {
    let mut smtp = Smtp::start().await;
    let mut service = Service::start(201).await;
    let plan = Plan {
        mail: Some(smtp.settings()),
        ..service.plan()
    };
    let site = Site::with(plan).await;
    let mut pair = days(&site, &mut smtp, "en").await;
    let phone = Browser::new(7);
    phone.subscribe(&site, &pair.bo, &service, "en").await;
    drop(pair.at_bo);
    pair.at_ada.turn().await;
    pair.at_ada.play(&mut Dice::new(3)).await;
    service.next().await;
    smtp.is_silent().await;
    // A digest tells of it all the same: the phone may be off.
    let choice = json!({"turns": "daily"}).to_string();
    let bo = pair.bo.clone();
    site.ask(&bo.token, "PATCH /api/mail", &choice).await.good();
    let mut at_bo = site.at(&bo, &pair.table).await;
    at_bo.turn().await;
    at_bo.play(&mut Dice::new(3)).await;
    drop(at_bo);
    pair.at_ada.turn().await;
    pair.at_ada.play(&mut Dice::new(3)).await;
    service.next().await;
    assert!(smtp.next().await.text.contains("Your turn: "));
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_that_is_not_taken_is_tried_later() {
    // Not now; and not before the operator has mended the password.
    for code in [451, 535] {
        is_tried_later_after(code).await;
    }
}

async fn is_tried_later_after(code: u16) {
    let mut smtp = Smtp::start().await;
    let site = Site::with(plan(&smtp)).await;
    let mut pair = days(&site, &mut smtp, "en").await;
    smtp.answer(code);
    drop(pair.at_bo);
    pair.at_ada.turn().await;
    pair.at_ada.play(&mut Dice::new(3)).await;
    let later = store::Timestamp::now().after(Duration::from_secs(60 * 60));
    while site.store.due_turn_mails(later).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    smtp.is_silent().await;
    // In ten minutes, not at once.
    let soon = store::Timestamp::now().after(Duration::from_secs(60));
    assert_eq!(site.store.due_turn_mails(soon).await, Ok(vec![]));
    let due = site.store.due_turn_mails(later).await;
    assert_eq!(due, Ok(vec![pair.bo.user.to_string()]));
    site.stop().await;
}
