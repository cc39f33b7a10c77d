//! One's own tables, wherever one is: whose turn it is, until when, and who wants
//! to play again.

use crate::client::Client;
use crate::games::{begin, play_out, sit};
use crate::on_both_databases;
use crate::site::{Site, Somebody};
use dice::Dice;
use protocol::{ClientMessage, Command, MyTable, ServerMessage, Stage, TableId};
use registry::GameId;
use serde_json::json;
use std::time::Duration;

on_both_databases! {
    my_tables_tell_whose_turn_it_is_also_after_a_restart
    my_tables_are_told_live
    who_wants_to_play_again_is_found_at_home
}

/// The tables of somebody, over HTTP.
async fn tables(site: &Site, who: &Somebody) -> Vec<MyTable> {
    let answer = site.ask(&who.token, "GET /api/my-tables", "").await.good();
    serde_json::from_value(answer.json()["tables"].clone()).unwrap()
}

/// The next list that somebody is told in which all of this holds.
async fn told(home: &mut Client, wanted: impl Fn(&[MyTable]) -> bool) -> Vec<MyTable> {
    home.until(|message| match message {
        ServerMessage::Home { tables } if wanted(tables) => Some(tables.clone()),
        _ => None,
    })
    .await
}

fn find<'a>(tables: &'a [MyTable], table: &TableId) -> &'a MyTable {
    let found = tables.iter().find(|one| one.table == *table);
    found.unwrap_or_else(|| panic!("{table} is not in {tables:?}"))
}

async fn my_tables_tell_whose_turn_it_is_also_after_a_restart(site: Site) {
    let more = json!({"options": {"first": 0}, "clock": {"correspondence": {"days": 2}}});
    let mut pair = begin(&site, GameId::Rockets, more).await;
    let waiting = json!({"game": "landing", "seats": [{"me": {}}, {"open": {}}]});
    let waiting = site.make(&pair.ada, waiting).await;
    pair.at_ada.turn().await;
    let two_days = 2 * 24 * 3600 * 1000;
    let of_ada = tables(&site, &pair.ada).await;
    assert_eq!(of_ada.len(), 2);
    assert_eq!(
        of_ada[0].table, pair.table,
        "what waits for her comes first"
    );
    assert!(of_ada[0].is_my_turn());
    let left = of_ada[0].ms.unwrap();
    assert!(left <= two_days && left > two_days - 120_000, "{left}");
    assert_eq!(of_ada[1].table, waiting.table);
    assert_eq!(of_ada[1].stage, Stage::Waiting);
    let of_bo = tables(&site, &pair.bo).await;
    assert_eq!((of_bo.len(), of_bo[0].is_my_turn()), (1, false));
    assert!(tables(&site, &site.guest("Eve").await).await.is_empty());

    // She moves, everybody goes, and the server is another one.
    pair.at_ada.play(&mut Dice::new(3)).await;
    drop((pair.at_ada, pair.at_bo));
    let site = site.restart().await;
    let of_bo = tables(&site, &pair.bo).await;
    assert!(of_bo[0].is_my_turn());
    assert!(of_bo[0].ms.is_some_and(|left| left > two_days - 240_000));
    assert!(!find(&tables(&site, &pair.ada).await, &pair.table).is_my_turn());
    site.stop().await;
}

async fn my_tables_are_told_live(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    pair.at_ada.turn().await;
    // Bo looks at the shelf.
    let mut home = site.connect(&pair.bo).await;
    home.say(&ClientMessage::Home {}).await;
    let list = told(&mut home, |_| true).await;
    assert_eq!((list.len(), list[0].is_my_turn()), (1, false));
    pair.at_ada.play(&mut Dice::new(4)).await;
    told(&mut home, |tables| tables[0].is_my_turn()).await;
    // Another table of his is told of, too, and the one that waits for him stays first.
    let body = json!({"game": "landing", "seats": [{"me": {}}, {"open": {}}]});
    let made = site.make(&pair.bo, body).await;
    let list = told(&mut home, |tables| tables.len() == 2).await;
    assert_eq!(list[0].table, pair.table);
    // Nobody is left there: it is closed, and his no longer.
    let mut at_bo = site.at(&pair.bo, &made.table).await;
    let seat = engine::Seat::new(0);
    at_bo.must(Command::Leave { seat }).await;
    told(&mut home, |tables| tables.len() == 1).await;
    site.stop().await;
}

async fn who_wants_to_play_again_is_found_at_home(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({})).await;
    play_out(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut Dice::new(5)).await;
    drop(pair.at_bo);
    let mut home = site.connect(&pair.bo).await;
    home.say(&ClientMessage::Home {}).await;
    told(&mut home, <[_]>::is_empty).await;
    pair.at_ada.must(Command::Rematch {}).await;
    let list = told(&mut home, |tables| !tables.is_empty()).await;
    assert!(list[0].is_asked_again(), "{list:?}");
    assert!(!find(&tables(&site, &pair.ada).await, &pair.table).is_asked_again());
    // The wish outlives the table's time in memory: it rests soon after its end.
    drop(pair.at_ada);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let list = tables(&site, &pair.bo).await;
    assert!(list[0].is_asked_again(), "{list:?}");
    let mut at_bo = site.at(&pair.bo, &pair.table).await;
    at_bo.must(Command::Rematch {}).await;
    // They play again there, and the wish is fulfilled.
    let list = told(&mut home, |tables| {
        tables.len() == 1 && tables[0].stage == Stage::Waiting
    })
    .await;
    assert_ne!(list[0].table, pair.table);
    site.stop().await;
}

/// A list costs as much as a request.
#[tokio::test(flavor = "multi_thread")]
async fn asking_for_my_tables_again_and_again_is_too_much() {
    let site = Site::limited(|limits| {
        limits.requests = server::limit::Limits::default().requests;
    })
    .await;
    let ada = site.guest("Ada").await;
    let mut home = site.connect(&ada).await;
    for _ in 0..2_000 {
        let sent = home.throw(home_message()).await;
        if sent.is_err() {
            break;
        }
    }
    let end = home.end().await;
    assert_eq!(end.map(|(code, _)| code), Some(1008));
    site.stop().await;
}

fn home_message() -> tokio_tungstenite::tungstenite::Message {
    ClientMessage::Home {}.to_line().into()
}

/// Who sits down and stands up again has the table at home only meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_given_up_is_at_nobodys_home() {
    let site = Site::open().await;
    let (_, made) = site.ada_waits("rockets").await;
    let (bo, mut at_bo) = site.guest_at("Bo", &made.table).await;
    at_bo.must(sit(1)).await;
    crate::games::settled(&site, &made.table).await;
    assert_eq!(tables(&site, &bo).await.len(), 1);
    let seat = engine::Seat::new(1);
    at_bo.must(Command::Leave { seat }).await;
    crate::games::settled(&site, &made.table).await;
    assert!(tables(&site, &bo).await.is_empty());
    site.stop().await;
}
