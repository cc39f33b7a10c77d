//! Nodes in the middle of an upgrade: what only newer ones know is left to them.

use crate::guest::{PATIENCE, command, connect, ends, host, join, table, until};
use crate::world::World;
use crate::{TURN, cluster};
use load::{Client, Loopback, http};
use protocol::{Clock, Command, SeatChoice, ServerMessage};
use std::time::Instant;
use tokio::time::timeout;

/// Nothing is said to be wrong: the connection ends, and another may lead to another node.
async fn is_sent_elsewhere(client: &mut Client) {
    let ending = async {
        while let Ok(message) = client.next().await {
            if let ServerMessage::Invalid { .. } | ServerMessage::Fault { .. } = message {
                panic!("{}", message.to_line());
            }
        }
    };
    timeout(PATIENCE, ending).await.expect("in time");
}

/// The first newer node has written something that the others have no name for.
#[tokio::test(flavor = "multi_thread")]
async fn what_only_a_newer_node_knows_is_left_to_it() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::on(&cluster, &[]).await;
    let store = world.store().await;
    let node: Loopback = world.node(0).address();
    let (mut ada, token) = connect(node, "Ada", None).await;
    let token = token.unwrap();
    let bot = SeatChoice::Bot {
        level: protocol::Level::Cadet,
    };
    let new = table(Clock::default(), bot);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let made = http::create_table(node, &token, &new).await;
        tables.push(made.unwrap().table);
    }
    let [newer, known] = &tables[..] else {
        panic!("{tables:?}");
    };
    join(&mut ada, newer).await;
    command(&mut ada, 1, Command::Start {}).await;
    let begun = Instant::now();
    loop {
        let next = store.entries(newer.as_str(), 0).await.unwrap().len() as u64;
        let line = r#"[90000,{"danced":{"s":0}}]"#;
        match store.append(newer.as_str(), next, &[line]).await {
            Ok(_) => break,
            // The bot was faster.
            Err(error) => assert!(begun.elapsed() < PATIENCE, "{error}"),
        }
    }
    is_sent_elsewhere(&mut ada).await;
    let (mut again, _) = connect(node, "", Some(token.clone())).await;
    join(&mut again, newer).await;
    ends(&mut again).await;
    // Whatever else is played here goes on.
    let (mut still, _) = connect(node, "", Some(token)).await;
    join(&mut still, known).await;
    command(&mut still, 1, Command::Start {}).await;
    store.close().await.unwrap();
}

/// A node is older than the rules of a table: who comes for it is sent to another one, and it goes
/// on with everything else.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_newer_rules_is_left_to_newer_nodes() {
    let _turn = TURN.lock().await;
    let cluster = cluster().await;
    let world = World::with_each(&cluster, &[&[]]).await;
    let node: Loopback = world.node(0).address();
    let bot = SeatChoice::Bot {
        level: protocol::Level::Cadet,
    };
    let (_ada, known) = host(node, &table(Clock::default(), bot)).await;
    let store = world.store().await;
    let stored = store.load_match(known.as_str(), 0).await.unwrap().unwrap();
    let rules = stored.header.rules_version;
    let created = String::from_utf8(stored.entries[0].clone()).unwrap();
    let [ours, newer] = [rules, rules + 1].map(|rules| format!("\"rules\":{rules}"));
    assert!(created.contains(&ours), "{created}");
    let created = created.replace(&ours, &newer);
    let created = created.replace(known.as_str(), "newer");
    let header = store::MatchHeader {
        id: "newer".to_owned(),
        code: None,
        rules_version: rules + 1,
        ..stored.header
    };
    let made = store.create_match_with(header, &[created.as_str()]).await;
    made.unwrap();
    let (mut bo, token) = connect(node, "Bo", None).await;
    join(&mut bo, &"newer".parse().unwrap()).await;
    is_sent_elsewhere(&mut bo).await;
    let (mut bo, _) = connect(node, "", token).await;
    join(&mut bo, &known).await;
    until(&mut bo, |message| {
        matches!(message, ServerMessage::Joined(_)).then_some(())
    })
    .await;
    store.close().await.unwrap();
}
