//! What a takeover costs those who play: none of their time, none of their
//! presence.

use crate::cluster::away_from_the_runtime;
use crate::guest::{PATIENCE, command, connect, join, table, until};
use crate::world::{NODES, World};
use crate::{TURN, cluster};
use engine::prelude::*;
use load::{Client, Loopback, http};
use protocol::limits::SHOWING_MS;
use protocol::{Clock, Command, Level, NewTable, SeatChoice, ServerMessage, TableId};
use registry::GameId;
use serde_json::Value;
use std::time::{Duration, Instant};
use store::{Rules, Store};
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

/// A game against a bot that Ada begins at a node, with her there.
async fn against_a_bot(node: Loopback, clock: Clock) -> (Client, Option<String>, TableId) {
    let (mut ada, token) = connect(node, "Ada", None).await;
    let bot = SeatChoice::Bot {
        level: Level::Cadet,
    };
    let new = table(clock, bot);
    let table = begin(node, &mut ada, &token, &new).await;
    (ada, token, table)
}

/// The same where it is Ada's turn, and stays it.
async fn before_the_first_move(node: Loopback, clock: Clock) -> (Client, Option<String>, TableId) {
    let (mut ada, token) = connect(node, "Ada", None).await;
    let bot = SeatChoice::Bot {
        level: Level::Cadet,
    };
    let new = NewTable {
        options: serde_json::from_str(r#"{"first":0}"#).unwrap(),
        ..table(clock, bot)
    };
    let table = begin(node, &mut ada, &token, &new).await;
    until(&mut ada, |message| {
        matches!(message, ServerMessage::Started(_)).then_some(())
    })
    .await;
    (ada, token, table)
}

async fn begin(
    node: Loopback,
    ada: &mut Client,
    token: &Option<String>,
    new: &NewTable,
) -> TableId {
    let made = http::create_table(node, token.as_ref().unwrap(), new).await;
    let table = made.unwrap().table;
    join(ada, &table).await;
    command(ada, 1, Command::Start {}).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_time_to_a_takeover() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let mut world = World::on(&cluster, &[]).await;
    let nodes: Vec<Loopback> = (0..2).map(|node| world.node(node).address()).collect();
    let clock = Clock::Fischer {
        seconds: 600,
        increment: 0,
    };
    let (mut ada, token, table) = against_a_bot(nodes[0], clock).await;
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
    let store = world.store().await;
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

/// The node that drives a table.
async fn driver_of(store: &Store, table: &TableId) -> Option<String> {
    let held = store.held(vec![table.to_string()]).await.unwrap();
    held[0].driver.clone()
}

/// The same, once it is stored: a moment after the table is made.
async fn first_driver_of(store: &Store, table: &TableId) -> Option<String> {
    let begun = Instant::now();
    loop {
        let driver = driver_of(store, table).await;
        if driver.is_some() {
            return driver;
        }
        assert!(begun.elapsed() < PATIENCE, "nobody drives {table}");
        sleep(Duration::from_millis(10)).await;
    }
}

/// How long a node is taken to live after it last said so.
const LEASE: Duration = Duration::from_millis(2500);

/// Nobody waits for the lease of a node that was killed: PostgreSQL knows.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_killed_node_are_taken_over_before_its_lease_ends() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let mut world = World::on(&cluster, &[]).await;
    let store = world.store().await;
    let mut took = Vec::new();
    // A machine that does other things too may be late, but not each time.
    for attempt in 0..4 {
        let killed = attempt % NODES;
        let node = world.node(killed).address();
        let (_ada, _, table) = against_a_bot(node, Clock::default()).await;
        let driver = async || driver_of(&store, &table).await;
        let first = first_driver_of(&store, &table).await;
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

/// The tables of nodes that died are there for others by how soon somebody has to see to them.
#[tokio::test(flavor = "multi_thread")]
async fn tables_whose_clocks_run_out_soonest_are_taken_over_first() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let mut world = World::on(&cluster, &[]).await;
    let store = world.store().await;
    let node = world.node(0).address();
    let seconds = |seconds| Clock::Fischer {
        seconds,
        increment: 0,
    };
    let clocks = [Clock::default(), seconds(3600), seconds(300), seconds(1200)];
    let mut tables = Vec::new();
    for clock in clocks {
        let (ada, _, table) = before_the_first_move(node, clock).await;
        tables.push((table, ada));
    }
    // Nodes say so with their leases.
    sleep(LEASE).await;
    for index in (0..NODES).rev() {
        world.kill(index);
    }
    let rules: Rules = GameId::ALL
        .into_iter()
        .map(|game| {
            let version = registry::with_game!(game, G => G::RULES_VERSION);
            (game.to_string(), version)
        })
        .collect();
    store.renew_node("test", PATIENCE, 0).await.unwrap();
    let mut order = Vec::new();
    let begun = Instant::now();
    while order.len() < tables.len() {
        let claimed = store.claim_due("test", &rules, 1).await.unwrap();
        order.extend(claimed.into_iter().map(|claimed| claimed.id));
        assert!(begun.elapsed() < PATIENCE, "{order:?}");
    }
    let place = |id: &String| tables.iter().position(|(table, _)| table.as_str() == id);
    let order: Vec<Option<usize>> = order.iter().map(place).collect();
    assert_eq!(order, [Some(2), Some(3), Some(1), Some(0)]);
    store.close().await.unwrap();
}

/// A table that left the memory of the only node pays nothing for the time in which there is
/// none, and for all the rest.
#[tokio::test(flavor = "multi_thread")]
async fn time_stands_still_at_a_table_on_disk_while_no_node_runs() {
    const HOUR: Duration = Duration::from_secs(3600);
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    // Tables leave the memory soon where it is full.
    let mut world = World::with_each(&cluster, &[&["--tables-in-memory", "1"]]).await;
    let store = world.store().await;
    let node = world.node(0).address();
    let clock = Clock::Fischer {
        seconds: 3600,
        increment: 0,
    };
    let (ada, token, table) = before_the_first_move(node, clock).await;
    let began = Instant::now();
    drop(ada);
    first_driver_of(&store, &table).await;
    while driver_of(&store, &table).await.is_some() {
        assert!(began.elapsed() < PATIENCE, "it stays in memory");
        sleep(Duration::from_millis(50)).await;
    }
    world.terminate(0).await;
    let stopped = Instant::now();
    sleep(Duration::from_secs(4)).await;
    let down = stopped.elapsed();
    world.start_node(0).await;
    let node = world.node(0).address();
    // It runs on while a node does, though nobody looks at the table.
    sleep(Duration::from_secs(1)).await;
    let (mut ada, _) = connect(node, "", token).await;
    join(&mut ada, &table).await;
    let left = until(&mut ada, |message| match message {
        ServerMessage::Joined(joined) => Some(joined.position?.clocks[0]),
        _ => None,
    })
    .await;
    // The first move has some time for free, in which the cards are shown.
    let used = HOUR - Duration::from_millis(left) + Duration::from_millis(SHOWING_MS);
    let passed = began.elapsed() - down;
    println!("used {used:?} of {passed:?} in which a node ran, beside {down:?}");
    // Stopping and starting take a while too, of which a part counts.
    assert!(used <= passed + Duration::from_millis(50), "{used:?}");
    assert!(used + Duration::from_secs(3) >= passed, "{used:?}");
    store.close().await.unwrap();
}

/// A node that is full leaves tables to others that have room.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_node_takes_over_no_more_than_it_can_drive() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let settings = [&[][..], &["--tables-in-memory", "2"], &[]];
    let mut world = World::with_each(&cluster, &settings).await;
    world.kill(2);
    let store = world.store().await;
    let node = world.node(0).address();
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(against_a_bot(node, Clock::default()).await);
    }
    let left = async || {
        let mut left = Vec::new();
        for (_, _, table) in &tables {
            if driver_of(&store, table).await.is_none() {
                left.push(table.clone());
            }
        }
        left
    };
    let begun = Instant::now();
    while !left().await.is_empty() {
        assert!(begun.elapsed() < PATIENCE, "nobody drives them");
        sleep(Duration::from_millis(20)).await;
    }
    world.kill(0);
    while left().await.len() != 1 {
        assert!(begun.elapsed() < PATIENCE, "{:?} left", left().await);
        sleep(Duration::from_millis(20)).await;
    }
    // It goes on looking.
    sleep(Duration::from_secs(1)).await;
    let left = left().await;
    assert_eq!(left.len(), 1);
    world.start_node(2).await;
    first_driver_of(&store, &left[0]).await;
    store.close().await.unwrap();
}

/// While a newer program runs beside it, or the database has a newer layout, a node plays on
/// what it drives and claims nothing else; afterwards it does.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_node_takes_over_nothing() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let mut world = World::on(&cluster, &[]).await;
    let store = world.store().await;
    let node = world.node(0).address();
    let (_ada, _, table) = against_a_bot(node, Clock::default()).await;
    first_driver_of(&store, &table).await;
    let driver = async || driver_of(&store, &table).await;
    let address = world.database().to_str().unwrap().to_owned();
    let layout = |change: &'static str| {
        let address = address.clone();
        away_from_the_runtime(move || {
            let mut client = postgres::Client::connect(&address, postgres::NoTls).unwrap();
            client.batch_execute(change).unwrap();
        });
    };
    let newer = protocol::VERSION + 1;
    store.renew_node("newer", PATIENCE, newer).await.unwrap();
    for killed in [&[0][..], &[1, 2]] {
        // All have said once more that they live, and learnt of it.
        sleep(LEASE / 2).await;
        assert!(driver().await.is_some());
        for node in killed {
            world.kill(*node);
        }
        // Its connections are gone, its lease has run out, and who is left has looked again.
        sleep(LEASE + LEASE / 2).await;
        assert_eq!(driver().await, None);
        store.end_node("newer").await.unwrap();
        layout("DELETE FROM layout WHERE number = 1000");
        let begun = Instant::now();
        while driver().await.is_none() {
            assert!(begun.elapsed() < PATIENCE, "nobody took over");
            sleep(Duration::from_millis(50)).await;
        }
        world.start_node(killed[0]).await;
        layout("INSERT INTO layout (number) VALUES (1000)");
    }
    store.close().await.unwrap();
}
