//! What a takeover costs those who play: none of their time, none of their
//! presence.

use crate::world::World;
use crate::{TURN, cluster};
use load::{Client, Loopback, Traffic, http};
use protocol::{
    ClientMessage, Clock, Command, CommandId, DetailLevel, Level, NewTable, SeatChoice,
    ServerMessage, TableId,
};
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Config, Location, Store};
use tokio::time::{sleep, timeout};

/// Nothing that a test waits for takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

async fn connect(node: Loopback, name: &str, token: Option<String>) -> (Client, Option<String>) {
    let traffic = Arc::new(Traffic::default());
    let mut client = Client::connect(node, &traffic).await.unwrap();
    let welcome = client.hello(name, token).await.unwrap();
    (client, welcome.token)
}

async fn join(client: &mut Client, table: &TableId) {
    let table = table.clone();
    let join = ClientMessage::Join {
        table,
        seen: None,
        detail: DetailLevel::Actions,
    };
    client.send(&[join]).await.unwrap();
}

/// Hears messages until one is what is looked for.
async fn until<T>(client: &mut Client, mut wanted: impl FnMut(ServerMessage) -> Option<T>) -> T {
    let found = async {
        loop {
            if let Some(found) = wanted(client.next().await.unwrap()) {
                return found;
            }
        }
    };
    timeout(PATIENCE, found).await.expect("in time")
}

async fn command(client: &mut Client, number: u32, command: Command) {
    let id = CommandId(number);
    client
        .send(&[ClientMessage::Do(id, command)])
        .await
        .unwrap();
    until(client, |message| match message {
        ServerMessage::Accepted(accepted, _) if accepted == id => Some(()),
        ServerMessage::Refused { .. } | ServerMessage::Invalid { .. } => {
            panic!("{}", message.to_line())
        }
        _ => None,
    })
    .await;
}

/// The entries of a log: when, and what.
async fn log(store: &Store, table: &TableId) -> Vec<(u64, Value)> {
    let entries = store.entries(table.as_str(), 0).await.unwrap();
    let entry = |line: &Vec<u8>| {
        let entry: Value = serde_json::from_slice(line).unwrap();
        (entry[0].as_u64().unwrap(), entry[1].clone())
    };
    entries.iter().map(entry).collect()
}

fn table(clock: Clock, second: SeatChoice) -> NewTable {
    NewTable {
        game: "rockets".to_owned(),
        options: Default::default(),
        seats: vec![SeatChoice::Me {}, second],
        clock,
        visibility: Default::default(),
        spectators: Default::default(),
        takeover: Level::Cadet,
        away_seconds: 3600,
    }
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

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_nodes_see_each_other_and_the_same_lobby() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let node = |index: usize| world.nodes[index].as_ref().unwrap().address();
    let (mut ada, token) = connect(node(0), "Ada", None).await;
    let (mut bo, bo_token) = connect(node(1), "Bo", None).await;
    let new = NewTable {
        visibility: protocol::Visibility::Public,
        ..table(Clock::default(), SeatChoice::Open {})
    };
    bo.send(&[ClientMessage::Lobby {}]).await.unwrap();
    let made = http::create_table(node(0), token.as_ref().unwrap(), &new).await;
    let table = made.unwrap().table;
    // Listed at the other node.
    let wanted = table.clone();
    until(&mut bo, |message| match message {
        ServerMessage::Listed(listed) => (listed.table == wanted).then_some(()),
        ServerMessage::Lobby { tables } => {
            let mut tables = tables.iter();
            tables.any(|listed| listed.table == wanted).then_some(())
        }
        _ => None,
    })
    .await;
    join(&mut ada, &table).await;
    join(&mut bo, &table).await;
    let seat = engine::Seat::new(1);
    let sit = Command::Sit {
        seat,
        commitment: None,
    };
    command(&mut bo, 1, sit).await;
    // Each sees that both are there.
    for client in [&mut ada, &mut bo] {
        let ping = client.send(&[ClientMessage::Ping {}]).await;
        ping.unwrap();
    }
    until(&mut ada, |message| match message {
        ServerMessage::Presence { here, .. } => here.contains(seat).then_some(()),
        _ => None,
    })
    .await;
    // What is said and shown at one node reaches the other.
    let text = "hello over there".to_owned();
    command(&mut bo, 2, Command::Chat { text }).await;
    until(&mut ada, |message| match message {
        ServerMessage::Chat(line) => (line.text == "hello over there").then_some(()),
        _ => None,
    })
    .await;
    let emote = protocol::Emote::ALL[0];
    command(&mut bo, 3, Command::Emote { seat, emote }).await;
    until(&mut ada, |message| {
        matches!(message, ServerMessage::Emote { .. }).then_some(())
    })
    .await;
    // Bo goes: Ada is told.
    drop(bo);
    until(&mut ada, |message| match message {
        ServerMessage::Presence { here, .. } => (!here.contains(seat)).then_some(()),
        _ => None,
    })
    .await;
    drop(bo_token);
}

/// Whoever goes from node to node has no more than at one.
#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_for_all_nodes_together() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::limited(&cluster).await;
    // Until each has heard of the others.
    sleep(Duration::from_millis(1500)).await;
    let begun = Instant::now();
    let (mut made, mut refused) = (0, 0);
    // At one node, 20 at once and one more every 10 seconds.
    for attempt in 0..60 {
        let node = world.nodes[attempt % 3].as_ref().unwrap().address();
        let traffic = Arc::new(Traffic::default());
        let mut client = Client::connect(node, &traffic).await.unwrap();
        match client.hello(&format!("guest {attempt}"), None).await {
            Ok(_) => made += 1,
            Err(_) => refused += 1,
        }
        // Nodes tell each other four times a second.
        sleep(Duration::from_millis(100)).await;
    }
    let back = begun.elapsed().as_secs() / 10 + 1;
    println!("{made} guests made, {refused} refused");
    // Some more may pass before the others know.
    assert!((20..=26 + back).contains(&made), "{made} guests");
}

/// Nobody waits for the lease of a node that was killed: PostgreSQL knows.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_killed_node_are_taken_over_before_its_lease_ends() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let mut world = World::on(&cluster, &[]).await;
    let Ok(location) = world.database().to_str().unwrap().parse::<Location>();
    let store = Store::open(Config::new(location)).await.unwrap();
    let node = world.nodes[0].as_ref().unwrap().address();
    let (mut ada, token) = connect(node, "Ada", None).await;
    let bot = SeatChoice::Bot {
        level: Level::Cadet,
    };
    let new = table(Clock::default(), bot);
    let made = http::create_table(node, token.as_ref().unwrap(), &new).await;
    let table = made.unwrap().table;
    join(&mut ada, &table).await;
    command(&mut ada, 1, Command::Start {}).await;
    let driver = async |store: &Store| {
        let held = store.held(vec![table.to_string()]).await.unwrap();
        held[0].driver.clone()
    };
    let first = driver(&store).await;
    assert!(first.is_some());
    world.kill(0);
    let killed = Instant::now();
    loop {
        match driver(&store).await {
            Some(now) if Some(&now) != first.as_ref() => break,
            _ => sleep(Duration::from_millis(10)).await,
        }
        assert!(killed.elapsed() < PATIENCE, "nobody took over");
    }
    println!("taken over after {:?}", killed.elapsed());
    store.close().await.unwrap();
}
