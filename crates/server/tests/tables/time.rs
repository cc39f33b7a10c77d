//! Clocks, bots that take over, and seats taken back.

use crate::games::begin;
use crate::on_both_databases;
use crate::patience::pass;
use crate::site::Site;
use dice::Dice;
use engine::Seat;
use protocol::{Command, Objection, SeatControl, ServerMessage};
use registry::GameId;
use serde_json::json;
use std::time::{Duration, Instant};

on_both_databases! {
    nobody_loses_time_while_the_server_is_down
}

const ADA: Seat = Seat::new(0);

pub(crate) fn trust_of(seat: Seat) -> impl Fn(&ServerMessage) -> Option<SeatControl> {
    move |message| match message {
        ServerMessage::Seats(seating) => Some(seating.seats[seat.index()].control),
        _ => None,
    }
}

#[tokio::test]
async fn who_runs_out_of_time_is_replaced_and_can_come_back() {
    let site = Site::open().await;
    let more = json!({
        "options": {"first": 0},
        "clock": {"per_move": {"seconds": 30}},
        "takeover": "cadet",
    });
    let mut pair = begin(&site, GameId::Rockets, more).await;
    pair.at_ada.turn().await;
    pass(Duration::from_secs(25)).await;
    let hurry = Command::Chat {
        text: "Are you there?".to_owned(),
    };
    pair.at_bo.must(hurry).await;
    let heard = &pair.at_bo.heard;
    assert!(!heard.iter().any(|line| line.contains("out_of_time")));
    pass(Duration::from_secs(6)).await;
    let until_bo = |wanted: SeatControl| {
        move |message: &ServerMessage| trust_of(ADA)(message).filter(|trust| *trust == wanted)
    };
    pair.at_bo.until(until_bo(SeatControl::OutOfTime)).await;
    // The bot acts, so Bo is not held up.
    pair.at_bo.turn().await;
    while pair.at_ada.revision < pair.at_bo.revision {
        pair.at_ada.hear().await;
    }
    pair.at_ada.must(Command::Resume { seat: ADA }).await;
    pair.at_bo.until(until_bo(SeatControl::Own)).await;
    let again = Command::Resume { seat: ADA };
    assert_eq!(pair.at_ada.refused(again).await, Objection::NoBotStandIn {});
    let mut dice = Dice::new(1);
    pair.at_bo.play(&mut dice).await;
    pair.at_ada.turn().await;
    assert!(pair.at_ada.play(&mut dice).await);
    site.stop().await;
}

async fn nobody_loses_time_while_the_server_is_down(site: Site) {
    let more = json!({
        "options": {"first": 0},
        "clock": {"fischer": {"seconds": 60, "increment": 0}},
    });
    let begun = Instant::now();
    let mut pair = begin(&site, GameId::Rockets, more).await;
    pair.at_ada.turn().await;
    // Her time runs from the moment she has been shown what happened.
    let revision = pair.at_ada.revision;
    pair.at_ada
        .must(Command::Seen {
            revision,
            seat: ADA,
        })
        .await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let home = site.stop().await;
    let before = begun.elapsed();
    let down = Duration::from_secs(4);
    let stopped = Instant::now();
    tokio::time::sleep(down).await;
    let site = Site::open_in(home, Default::default()).await;
    let joined = site.connect(&pair.ada).await.join(&pair.table).await;
    let after = stopped.elapsed() - down;
    assert_eq!(joined.seating.clocks[1], 60_000);
    let used = Duration::from_millis(60_000 - joined.seating.clocks[0]);
    // What passed before the stop is counted, what passed during it is not.
    assert!(used >= Duration::from_millis(1400), "{used:?}");
    assert!(used <= before + after, "{used:?}, {before:?}, {after:?}");
    site.stop().await;
}

/// A server that dies notes nothing, but was seen alive shortly before.
#[tokio::test(flavor = "multi_thread")]
async fn a_crash_gives_nobody_more_time_back_than_the_last_seconds() {
    let site = Site::open().await;
    let more = json!({"options": {"first": 0}, "clock": {"correspondence": {"days": 1}}});
    let pair = begin(&site, GameId::Rockets, more).await;
    let hour = 3_600_000;
    let stored = site.stored(&pair.table).await.stored.unwrap();
    let after = site.crashed(async |store| {
        let [began, alive] = [stored.0 - 1, stored.0 + hour].map(i64::to_be_bytes);
        let note = [began, alive].concat();
        store.set_setting("alive", &note).await.unwrap();
    });
    let after = after.await;
    let joined = after.connect(&pair.ada).await.join(&pair.table).await;
    let left = joined.position.unwrap().clocks[0];
    let day = 24 * 3_600_000_u64;
    assert!(left <= day - 3_600_000, "{left}");
    assert!(left > day - 3_600_000 - 60_000, "{left}");
    after.stop().await;
    site.stop().await;
}
