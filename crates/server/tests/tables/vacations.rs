//! People on vacation: their clocks stand still in games over days.

use crate::games::{begin, settled};
use crate::mail::{days, on_both_databases_with_mail, open_account, plan};
use crate::on_both_databases;
use crate::site::{Home, Site, Somebody};
use crate::smtp::Smtp;
use dice::Dice;
use engine::Seat;
use protocol::{MyTable, Note, NoteKind, ServerMessage, TableId, TableInfo};
use registry::GameId;
use serde_json::{Value, json};

on_both_databases! {
    a_vacation_is_for_accounts_and_has_limits
    faster_games_go_on_during_a_vacation
}

on_both_databases_with_mail! {
    a_clock_stands_still_and_nobody_is_mailed
}

/// So many days from now, as a date.
pub(crate) fn date(days: i64) -> String {
    let now = store::Timestamp::now().0 + days * 24 * 60 * 60 * 1_000;
    let now = jiff::Timestamp::from_millisecond(now).unwrap();
    now.to_string()[..10].to_owned()
}

async fn put(site: &Site, who: &Somebody, until: &str) -> crate::site::Answer {
    let body = json!({ "until": until }).to_string();
    site.ask(&who.token, "PUT /api/vacation", &body).await
}

async fn state(site: &Site, who: &Somebody) -> Value {
    let answer = site.ask(&who.token, "GET /api/vacation", "").await;
    answer.good().json()
}

/// The vacations of the seats, as the door tells them.
async fn on_vacation(site: &Site, table: &TableId) -> Vec<bool> {
    settled(site, table).await;
    let door = format!("GET /api/tables/{table}");
    let door = site.ask("", &door, "").await.good().json();
    let door: TableInfo = serde_json::from_value(door).unwrap();
    let seats = door.summary.seats.iter();
    seats.map(|seat| seat.vacation.is_some()).collect()
}

async fn a_vacation_is_for_accounts_and_has_limits(site: Site) {
    let guest = site.guest("Ada").await;
    put(&site, &guest, &date(3))
        .await
        .is_refused(409, "no_account");
    let ada = open_account(&site, &guest, "Ada").await;
    let latest = state(&site, &ada).await;
    assert_eq!(latest.get("until"), None);
    let latest = latest["latest"].as_str().unwrap().to_owned();
    for (until, code) in [
        ("soon", "bad_date"),
        ("2026-02-30", "bad_date"),
        (&date(-1), "past_date"),
        (&date(32), "vacation_too_long"),
    ] {
        put(&site, &ada, until).await.is_refused(422, code);
    }
    assert_eq!(state(&site, &ada).await.get("until"), None);
    put(&site, &ada, &date(5)).await.good();
    assert_eq!(state(&site, &ada).await["until"], date(5));
    // What is over counts, what is given back does not.
    put(&site, &ada, &latest).await.good();
    site.ask(&ada.token, "DELETE /api/vacation", "")
        .await
        .good();
    assert_eq!(state(&site, &ada).await, json!({ "latest": latest }));
    site.stop().await;
}

async fn faster_games_go_on_during_a_vacation(site: Site) {
    let minute = json!({"clock": {"per_move": {"seconds": 60}}});
    let pair = begin(&site, GameId::Rockets, minute).await;
    let ada = open_account(&site, &pair.ada, "Ada").await;
    put(&site, &ada, &date(5)).await.good();
    assert_eq!(on_vacation(&site, &pair.table).await, [false, false]);
    site.stop().await;
}

async fn a_clock_stands_still_and_nobody_is_mailed(home: Home) {
    let mut smtp = Smtp::start().await;
    let site = Site::open_in(home, plan(&smtp)).await;
    let mut pair = days(&site, &mut smtp, "en").await;
    let bo = pair.bo.clone();
    drop(pair.at_bo);
    put(&site, &bo, &date(5)).await.good();
    let noted = |what: NoteKind| {
        move |message: &ServerMessage| match message {
            ServerMessage::Noted(note) if note.what == what => Some(note.clone()),
            _ => None,
        }
    };
    let note: Note = pair.at_ada.until(noted(NoteKind::Vacation)).await;
    assert_eq!(note.seat, Some(Seat::new(1)));
    let noon = format!("{}T12:00:00Z", date(5));
    let noon: jiff::Timestamp = noon.parse().unwrap();
    assert_eq!(note.until, Some(noon.as_millisecond()));
    assert_eq!(on_vacation(&site, &pair.table).await, [false, true]);
    let mut dice = Dice::new(3);
    pair.at_ada.turn().await;
    pair.at_ada.play(&mut dice).await;
    smtp.is_silent().await;
    // Those who look at their games see it, and how much time there is.
    let list = async |site: &Site| {
        let tables = site.ask(&pair.ada.token, "GET /api/my-tables", "").await;
        let table = tables.good().json()["tables"][0].clone();
        serde_json::from_value::<MyTable>(table).unwrap()
    };
    let table = list(&site).await;
    assert_eq!(table.vacation_of(Seat::new(1)), note.until);
    let day = 24 * 60 * 60 * 1_000;
    assert!(table.ms.unwrap() > 7 * day, "{table:?}");
    // It outlasts a restart, and a game that begins meanwhile knows it.
    drop(pair.at_ada);
    let site = Site::open_in(site.stop().await, plan(&smtp)).await;
    let table = list(&site).await;
    assert_eq!(table.vacation_of(Seat::new(1)), note.until);
    let more = json!({
        "seats": [{"me": {}}, {"bot": {"level": "cadet"}}],
        "clock": {"correspondence": {"days": 1}},
    });
    let mut body = json!({"game": "rockets"});
    for (key, value) in more.as_object().unwrap() {
        body[key] = value.clone();
    }
    let made = site.make(&bo, body).await;
    let mut at_bo = site.at(&bo, &made.table).await;
    at_bo.must(protocol::Command::Start {}).await;
    let begun: Note = at_bo.until(noted(NoteKind::Vacation)).await;
    assert_eq!(begun.until, note.until);
    drop(at_bo);
    // Back early, he is told of the turn that waits.
    smtp.is_silent().await;
    site.ask(&bo.token, "DELETE /api/vacation", "").await.good();
    assert!(smtp.next().await.text.contains("Your turn: "));
    assert_eq!(list(&site).await.vacation_of(Seat::new(1)), None);
    site.stop().await;
}
