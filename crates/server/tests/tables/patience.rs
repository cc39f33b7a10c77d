//! Clients that say nothing, hear nothing, or are no longer who they were: how
//! long the server bears with them, on a clock that the test turns.
//!
//! Turning it takes a runtime of one thread, so these tests have one each.

use crate::client::{Client, Ended};
use crate::games::{Pair, begin, play_out};
use crate::site::Site;
use dice::Dice;
use engine::Seat;
use protocol::{ClientMessage, Command};
use registry::GameId;
use serde_json::json;
use std::time::Duration;

const ADA: Seat = Seat::new(0);

/// Lets time pass at once, for the server as for the test.
async fn pass(span: Duration) {
    tokio::time::pause();
    tokio::time::advance(span).await;
    tokio::time::resume();
}

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

fn chat(text: &str) -> Command {
    Command::Chat {
        text: text.to_owned(),
    }
}

/// Lets time pass by small steps while somebody talks, until they hear this
/// line; returns how long that took.
async fn talk_until(client: &mut Client, line: &str, at_most: Duration) -> Duration {
    client.heard.clear();
    let step = seconds(5);
    let mut passed = Duration::ZERO;
    while !client.heard.iter().any(|heard| heard == line) {
        assert!(passed < at_most, "{line} was never told");
        pass(step).await;
        passed += step;
        client.must(chat("still here")).await;
    }
    passed
}

#[tokio::test]
async fn who_gives_no_sign_of_life_is_let_go_and_the_others_go_on() {
    let site = Site::open().await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    pair.at_ada.turn().await;
    assert_eq!(site.metric("orbite_sockets").await, 2.0);
    // Bo's end of the connection is there, but nothing comes from it: not even
    // the answers to the server's pings, which take somebody who reads.
    let silent = pair.at_bo;
    let absent = r#"{"presence":{"here":[0],"watching":0}}"#;
    let took = talk_until(&mut pair.at_ada, absent, seconds(110)).await;
    assert!(took > seconds(60), "{took:?}");
    while site.metric("orbite_sockets").await > 1.0 {
        tokio::task::yield_now().await;
    }

    // Ada, who answered all along, plays on, and so does Bo on coming back.
    let mut dice = Dice::new(4);
    assert_eq!(pair.at_ada.take(&mut dice).await, Some(ADA));
    let mut at_bo = site.at(&pair.bo, &pair.table).await;
    assert!(at_bo.n >= pair.at_ada.n);
    play_out(&mut [&mut pair.at_ada, &mut at_bo], &mut dice).await;
    drop(silent);
    site.stop().await;
}

#[tokio::test]
async fn a_token_that_another_program_revokes_is_good_until_it_is_vouched_for_again() {
    let site = Site::open().await;
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    let account = json!({"login": "Bo", "password": "correct horse"}).to_string();
    let made = site.ask(&pair.bo.token, "POST /api/account", &account);
    made.await.good();

    // What `orbite admin reset-password` does, in a process of its own.
    let location = store::Location::Sqlite(site.database());
    let other = store::Store::open(store::Config::new(location)).await;
    let other = other.unwrap();
    let reset = server::identity::reset_password(&other, "Bo").await;
    assert!(reset.unwrap().is_some());
    other.close().await.unwrap();
    let me = site.ask(&pair.bo.token, "GET /api/me", "").await;
    me.is_refused(401, "unknown_token");

    // The connection that was open lives on for a while, as both of them do
    // who answer the server's pings, and then it ends.
    let Pair { at_ada, at_bo, .. } = &mut pair;
    let mut passed = Duration::ZERO;
    let end = loop {
        pass(seconds(5)).await;
        passed += seconds(5);
        at_ada.must(chat("still here")).await;
        at_bo.say(&ClientMessage::QuitLobby {}).await;
        if let Some(end) = ended(at_bo).await {
            break end;
        }
        assert!(passed < seconds(130), "the token is never vouched for");
    };
    assert_eq!(end, Some((1008, "unknown".to_owned())));
    assert!(passed >= seconds(90), "{passed:?}");
    assert!(at_ada.take(&mut Dice::new(4)).await.is_some());
    site.stop().await;
}

/// Whether a connection has ended, and how; what came over it before is heard.
async fn ended(client: &mut Client) -> Option<Ended> {
    let everything = async {
        loop {
            match client.line().await {
                Ok(line) => client.heard.push(line),
                Err(end) => return end,
            }
        }
    };
    tokio::time::timeout(Duration::from_millis(50), everything)
        .await
        .ok()
}
