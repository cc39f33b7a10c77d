//! Who people are, from their first game as a guest to the last device they
//! log out on: their seats, records and history stay theirs.

use crate::games::{begin, play_out, settled, sit};
use crate::on_both_databases;
use crate::site::{Site, Somebody};
use dice::Dice;
use protocol::{SeatHolder, SeatState, UserId};
use registry::GameId;
use serde_json::{Value, json};

on_both_databases! {
    a_guest_becomes_an_account_and_stays_who_they_are
}

const PASSWORD: &str = "correct horse";

async fn me(site: &Site, token: &str) -> Value {
    site.ask(token, "GET /api/me", "").await.good().json()
}

/// Logs in on one more device.
async fn log_in(site: &Site, login: &str, password: &str) -> Somebody {
    let body = json!({ "login": login, "password": password }).to_string();
    let device = site.ask("", "POST /api/login", &body).await.good().json();
    Somebody {
        user: device["user"].as_str().unwrap().parse().unwrap(),
        token: device["token"].as_str().unwrap().to_owned(),
    }
}

async fn a_guest_becomes_an_account_and_stays_who_they_are(site: Site) {
    // A guest's game is under way.
    let mut dice = Dice::new(12);
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    pair.at_ada.turn().await;
    pair.at_ada.play(&mut dice).await;
    let (ada, table) = (pair.ada.clone(), pair.table.clone());

    // The same person, now with an account, and another token.
    let account = json!({"login": "Countess", "password": PASSWORD}).to_string();
    let opened = site.ask(&ada.token, "POST /api/account", &account).await;
    let old = site.ask(&ada.token, "GET /api/me", "").await;
    old.is_refused(401, "unknown_token");
    let ada = Somebody {
        token: opened.good().json()["token"].as_str().unwrap().to_owned(),
        ..ada
    };
    let known: UserId = me(&site, &ada.token).await["user"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    assert_eq!(known, ada.user);
    let taken = site.ask(&pair.bo.token, "POST /api/account", &account);
    taken.await.is_refused(409, "name_taken");

    // Another device, another server: still them, and still their seat.
    let (bo, site) = (pair.bo.clone(), site.restart().await);
    let phone = log_in(&site, "countess", PASSWORD).await;
    assert_eq!(phone.user, ada.user);
    let wrong = json!({"login": "countess", "password": "wrong horse"}).to_string();
    let wrong = site.ask("", "POST /api/login", &wrong).await;
    wrong.is_refused(403, "wrong_login");
    let mut at_phone = site.at(&phone, &table).await;
    let mut at_bo = site.at(&bo, &table).await;
    play_out(&mut [&mut at_phone, &mut at_bo], &mut dice).await;
    settled(&site, &table).await;
    for token in [&ada.token, &phone.token] {
        let history = site.ask(token, "GET /api/history", "").await.good();
        assert_eq!(history.json()["past"].as_array().unwrap().len(), 1);
        let path = format!("GET /api/tables/{table}/record");
        site.ask(token, &path, "").await.good();
    }

    // Everybody sees which names are those of accounts.
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}, {"open": {}}]});
    let made = site.make(&ada, body).await;
    let (mut at_ada, mut at_bo) = (
        site.at(&ada, &made.table).await,
        site.at(&bo, &made.table).await,
    );
    at_ada.must(sit(2)).await;
    at_bo.must(sit(1)).await;
    let joined = site.connect(&bo).await.join(&made.table).await;
    let seats = joined.seating.seats.into_iter();
    let is_account = |seat: SeatState| match seat.holder {
        SeatHolder::Person { account, .. } => account,
        other => panic!("{other:?}"),
    };
    let accounts: Vec<bool> = seats.map(is_account).collect();
    assert_eq!(accounts, [true, false, true]);

    // All sessions are listed, and one is ended from the other.
    let sessions = site.ask(&ada.token, "GET /api/sessions", "").await.good();
    let sessions = sessions.json()["sessions"].as_array().unwrap().clone();
    assert_eq!(sessions.len(), 2);
    let is_other = |session: &&Value| session["current"] == json!(false);
    let id = sessions.iter().find(is_other).unwrap()["id"].as_str();
    let revoke = format!("DELETE /api/sessions/{}", id.unwrap());
    site.ask(&ada.token, &revoke, "").await.good();
    assert_eq!(
        at_phone.end().await,
        Some((1008, "unknown".to_owned())),
        "its connection ends with it"
    );
    let site = site.restart().await;
    let gone = site.ask(&phone.token, "GET /api/me", "").await;
    gone.is_refused(401, "unknown_token");
    assert_eq!(me(&site, &ada.token).await["name"], "Countess");
    site.stop().await;
}
