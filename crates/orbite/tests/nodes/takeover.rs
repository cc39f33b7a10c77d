//! What a takeover costs those who play: none of their time, none of their
//! presence.

use crate::guest::{PATIENCE, command, connect, join, table, until};
use crate::world::{NODES, World};
use crate::{TURN, cluster};
use load::{Loopback, http};
use protocol::{Clock, Command, Level, SeatChoice, ServerMessage, TableId};
use serde_json::Value;
use std::time::{Duration, Instant};
use store::{Config, Location, Store};
use tokio::time::sleep;

/// The entries of a log: when, and what.
async fn log(store: &Store, table: &TableId) -> Vec<(u64, Value)> {
    let entries = store.entries(table.as_str(), 0).await.unwrap();
    let entry = |line: &Vec<u8>| {
        let entry: Value = serde_json::from_slice(line).unwrap();
        (entry[0].as_u64().unwrap(), entry[1].clone())
    };
    entries.iter().map(entry).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_time_to_a_takeover() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let mut world = World::on(&cluster, &[]).await;
    let nodes: Vec<Loopback> = (0..2)
        .map(|node| world.nodes[node].as_ref().unwrap().address())
        .collect();
    let (mut ada, token) = connect(nodes[0], "Ada", None).await;
    let clock = Clock::Fischer {
        seconds: 600,
        increment: 0,
    };
    let bot = SeatChoice::Bot {
        level: Level::Cadet,
    };
    let made = http::create_table(nodes[0], token.as_ref().unwrap(), &table(clock, bot)).await;
    let table = made.unwrap().table;
    join(&mut ada, &table).await;
    command(&mut ada, 1, Command::Start {}).await;
    // Until Ada decides.
    let decides =
        |decider: Option<engine::Seat>| decider.is_some_and(|seat| seat.index() == 0).then_some(());
    until(&mut ada, |message| match message {
        ServerMessage::Started(started) => decides(started.decider),
        ServerMessage::Step(step) => decides(step.decider),
        _ => None,
    })
    .await;
    let decided = Instant::now();
    // The node has said since then that it lives.
    sleep(Duration::from_millis(1200)).await;
    world.kill(0);
    let ran = decided.elapsed();
    let (mut ada, _) = connect(nodes[1], "", token).await;
    join(&mut ada, &table).await;
    let Ok(location) = world.database().to_str().unwrap().parse::<Location>();
    let store = Store::open(Config::new(location)).await.unwrap();
    let begun = Instant::now();
    let log = loop {
        let log = log(&store, &table).await;
        if log
            .last()
            .is_some_and(|(_, entry)| entry.get("paused").is_some())
        {
            break log;
        }
        assert!(begun.elapsed() < PATIENCE, "nobody took over: {log:?}");
        sleep(Duration::from_millis(50)).await;
    };
    let [.., (before, _), (paused, _)] = log[..] else {
        panic!("{log:?}");
    };
    let counted = Duration::from_millis(paused - before);
    let stood = decided.elapsed();
    println!("played {ran:?}, counted {counted:?}, taken over after {stood:?}");
    // Up to when the dead node last said that it lived, and no longer.
    assert!(
        counted <= ran + Duration::from_millis(50),
        "{counted:?} of {ran:?}"
    );
    assert!(
        counted >= ran.saturating_sub(Duration::from_millis(1500)),
        "{counted:?}"
    );
    assert!(stood > counted, "{stood:?}");
    store.close().await.unwrap();
}

/// How long a node is taken to live after it last said so.
const LEASE: Duration = Duration::from_millis(2500);

/// Nobody waits for the lease of a node that was killed: PostgreSQL knows.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_killed_node_are_taken_over_before_its_lease_ends() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let mut world = World::on(&cluster, &[]).await;
    let Ok(location) = world.database().to_str().unwrap().parse::<Location>();
    let store = Store::open(Config::new(location)).await.unwrap();
    let mut took = Vec::new();
    // A machine that does other things too may be late, but not each time.
    for attempt in 0..4 {
        let killed = attempt % NODES;
        let node = world.nodes[killed].as_ref().unwrap().address();
        let (mut ada, token) = connect(node, "Ada", None).await;
        let bot = SeatChoice::Bot {
            level: Level::Cadet,
        };
        let new = table(Clock::default(), bot);
        let made = http::create_table(node, token.as_ref().unwrap(), &new).await;
        let table = made.unwrap().table;
        join(&mut ada, &table).await;
        command(&mut ada, 1, Command::Start {}).await;
        let driver = async || {
            let held = store.held(vec![table.to_string()]).await.unwrap();
            held[0].driver.clone()
        };
        let first = driver().await;
        assert!(first.is_some());
        world.kill(killed);
        let begun = Instant::now();
        while driver().await.is_none_or(|now| Some(now) == first) {
            assert!(begun.elapsed() < PATIENCE, "nobody took over");
            sleep(Duration::from_millis(10)).await;
        }
        took.push(begun.elapsed());
        if begun.elapsed() < LEASE / 2 {
            break;
        }
        world.start_node(killed).await;
    }
    println!("taken over after {took:?}");
    let best = took.iter().min().unwrap();
    assert!(*best < LEASE / 2, "{took:?}");
    store.close().await.unwrap();
}
