//! Hints over a real PostgreSQL and a real NATS server.

/// A private PostgreSQL, as the store's own tests have it.
#[path = "../../store/tests/store/cluster.rs"]
#[allow(dead_code, reason = "this one neither crashes nor is shared")]
mod cluster;
/// A private NATS server.
#[path = "../../bus/tests/nats/mod.rs"]
mod nats;

use bus::{Connected, Hint};
use nats::NatsServer;
use std::time::Duration;
use store::{Config, Location, Store};
use tokio::time::{sleep, timeout};

fn hint(topic: Option<&str>, body: &str) -> Hint {
    Hint {
        topic: topic.map(str::to_owned),
        body: body.to_owned(),
    }
}

/// Publishes a hint until it is heard: the first may come before the other end
/// listens.
async fn reaches((from, _): &Connected, (_, to): &mut Connected, hint: Hint) {
    for _ in 0..60 {
        from.publish(hint.clone());
        let heard = async { while to.recv().await.is_some_and(|heard| heard != hint) {} };
        if timeout(Duration::from_millis(500), heard).await.is_ok() {
            return;
        }
    }
    panic!("never heard {hint:?}");
}

/// What was published is sent before this is over.
async fn flushed((bus, _): &Connected) {
    let flushed = timeout(Duration::from_secs(30), bus.flush()).await;
    flushed.expect("in time").expect("nothing is lost");
}

async fn up((bus, _): &Connected) {
    for _ in 0..600 {
        if bus.is_up() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the bus does not come up");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_carries_hints_to_those_who_follow() {
    let cluster = cluster::Cluster::start();
    let location = Location::Postgres(cluster.database());
    let store = Store::open(Config::new(location)).await.unwrap();
    let mut one = bus::postgres(&store).unwrap();
    let mut other = bus::postgres(&store).unwrap();
    up(&one).await;
    up(&other).await;
    other.0.follow("t1");
    reaches(&one, &mut other, hint(Some("t1"), r#"{"n":1}"#)).await;
    reaches(&other, &mut one, hint(None, r#"{"n":2}"#)).await;
    flushed(&one).await;
    // Neither what is not followed is heard, nor what one says oneself.
    other.0.unfollow("t1");
    one.0.publish(hint(Some("t1"), "late"));
    other.0.publish(hint(None, "echo"));
    one.0.publish(hint(None, "last"));
    loop {
        let heard = timeout(Duration::from_secs(10), other.1.recv()).await;
        let heard = heard.expect("a hint").expect("a bus");
        assert!(
            !["late", "echo"].contains(&heard.body.as_str()),
            "{heard:?}"
        );
        if heard.body == "last" {
            break;
        }
    }
    // What does not fit is lost, and nothing else is.
    one.0.publish(hint(None, &"x".repeat(10_000)));
    reaches(&one, &mut other, hint(None, "after")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nats_carries_hints_to_those_who_follow() {
    let mut server = NatsServer::start();
    let one = bus::nats(&server.address(), "here").await.unwrap();
    let mut other = bus::nats(&server.address(), "here").await.unwrap();
    let mut elsewhere = bus::nats(&server.address(), "elsewhere").await.unwrap();
    for bus in [&one, &other, &elsewhere] {
        up(bus).await;
    }
    other.0.follow("t1");
    elsewhere.0.follow("t1");
    reaches(&one, &mut other, hint(Some("t1"), "1")).await;
    reaches(&one, &mut other, hint(None, "all")).await;
    flushed(&one).await;
    // Of what it does not follow it hears nothing, nor does another site.
    one.0.publish(hint(Some("t2"), "2"));
    other.0.unfollow("t1");
    sleep(Duration::from_millis(300)).await;
    while other.1.try_recv().is_ok() {}
    one.0.publish(hint(Some("t1"), "3"));
    sleep(Duration::from_millis(300)).await;
    assert!(other.1.try_recv().is_err());
    assert!(elsewhere.1.try_recv().is_err());
    // It comes back by itself, with everything that was followed.
    other.0.follow("t3");
    reaches(&one, &mut other, hint(Some("t3"), "4")).await;
    server.kill();
    for _ in 0..100 {
        if !one.0.is_up() {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    assert!(!one.0.is_up());
    server.restart();
    up(&one).await;
    reaches(&one, &mut other, hint(Some("t3"), "5")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wanted_while_nats_is_away_is_followed_when_it_is_back() {
    /// More than the client and the queues before it take while the server is away.
    const MANY: usize = 20_000;
    let mut server = NatsServer::start();
    let one = bus::nats(&server.address(), "here").await.unwrap();
    let mut other = bus::nats(&server.address(), "here").await.unwrap();
    up(&one).await;
    up(&other).await;
    for topic in ["kept", "left"] {
        other.0.follow(topic);
        reaches(&one, &mut other, hint(Some(topic), "before")).await;
    }
    server.kill();
    while other.0.is_up() {
        sleep(Duration::from_millis(20)).await;
    }
    let tasks = || {
        tokio::runtime::Handle::current()
            .metrics()
            .num_alive_tasks()
    };
    let before = tasks();
    // Tables come and go; the last word counts, whatever came before.
    for number in 0..MANY {
        let topic = format!("t{number}");
        other.0.follow(&topic);
        other.0.unfollow("kept");
        other.0.follow("left");
        if number % 10 > 0 {
            other.0.unfollow(&topic);
        }
        other.0.follow("kept");
        other.0.unfollow("left");
    }
    // One for each subscription that the client took, and none that waits.
    let more = tasks().saturating_sub(before);
    assert!(more < MANY / 5, "{more} tasks");
    server.restart();
    up(&one).await;
    up(&other).await;
    for topic in ["kept", "t0", "t19990"] {
        reaches(&one, &mut other, hint(Some(topic), "after")).await;
    }
    let gone = ["left", "t1", "t19999"];
    for topic in gone {
        one.0.publish(hint(Some(topic), "gone"));
    }
    flushed(&one).await;
    sleep(Duration::from_millis(300)).await;
    while let Ok(heard) = other.1.try_recv() {
        assert_ne!(heard.body, "gone", "{heard:?}");
    }
}

#[tokio::test]
async fn a_bus_need_not_be_there_yet_but_its_address_must_make_sense() {
    let (bus, _) = bus::nats("nats://127.0.0.1:1", "here").await.unwrap();
    assert!(!bus.is_up());
    bus.publish(hint(None, "nobody hears"));
    assert!(bus::nats("nats://:::", "here").await.is_err());
    let (nobody, _hints) = bus::nobody();
    assert!(nobody.is_up());
    // There is nothing to wait for.
    assert!(nobody.flush().await.is_err());
}
