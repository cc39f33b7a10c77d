//! Hints over NATS: a subject for each topic, so that a server hears only of
//! what it follows, however many there are.

use crate::{Bus, Connected, Hint, WAITING};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Subscriber};
use futures_util::StreamExt;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::AbortHandle;

/// The longest pause before trying again to connect.
const RECONNECT: Duration = Duration::from_secs(1);
/// The subject's last part for what concerns everybody; no topic has a `!`.
const EVERYBODY: &str = "all!";

/// Why there is no way to NATS.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// The address can't be read.
    #[error("the bus's address is written like nats://HOST:4222")]
    Address,
    /// The client does not start.
    #[error("the bus does not start: {0}")]
    Start(String),
}

/// A bus over the NATS server at an address, apart from those of other sites. It
/// need not be up yet: it is looked for until it is found.
pub async fn nats(address: &str, site: &str) -> Result<Connected, NatsError> {
    let address: async_nats::ServerAddr = address.parse().map_err(|_| NatsError::Address)?;
    let options = ConnectOptions::new()
        .name("orbite")
        .retry_on_initial_connect()
        .max_reconnects(None)
        .reconnect_delay_callback(|attempts| {
            let pause = Duration::from_millis(50 << attempts.min(5));
            pause.min(RECONNECT)
        })
        .event_callback(|event| async move {
            tracing::info!(%event, "bus");
        });
    let client = options.connect(address).await;
    let client = client.map_err(|error| NatsError::Start(error.to_string()))?;
    let (orders, ordered) = mpsc::channel(WAITING);
    let (incoming, hints) = mpsc::channel(WAITING);
    let prefix = format!("orbite.{site}.");
    let topics = Arc::new(Topics::default());
    let bus = Nats {
        client: client.clone(),
        orders,
        topics: Arc::clone(&topics),
    };
    tokio::spawn(work(client, prefix, ordered, topics, incoming));
    Ok((Arc::new(bus), hints))
}

#[derive(Debug)]
struct Nats {
    client: Client,
    orders: mpsc::Sender<Order>,
    topics: Arc<Topics>,
}

#[derive(Debug)]
enum Order {
    Publish(Hint),
    Flush(oneshot::Sender<()>),
}

/// What is followed, and what is about to be. While the server is away this grows with the
/// topics that are wanted, not with what is said of them.
#[derive(Debug, Default)]
struct Topics {
    sets: Mutex<Sets>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Sets {
    followed: HashSet<Box<str>>,
    /// Followed and no longer wanted, or wanted and not followed yet.
    to_change: HashSet<Box<str>>,
}

impl Topics {
    fn sets(&self) -> MutexGuard<'_, Sets> {
        self.sets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set_wanted(&self, topic: &str, is_wanted: bool) {
        let mut sets = self.sets();
        if sets.followed.contains(topic) == is_wanted {
            sets.to_change.remove(topic);
        } else {
            sets.to_change.insert(topic.into());
            self.changed.notify_one();
        }
    }

    /// A topic that is to be followed from now on, or no longer.
    fn take_change(&self) -> Option<(Box<str>, bool)> {
        let mut sets = self.sets();
        let topic = sets.to_change.iter().next()?.clone();
        sets.to_change.remove(&topic);
        let is_wanted = !sets.followed.remove(&topic);
        if is_wanted {
            sets.followed.insert(topic.clone());
        }
        Some((topic, is_wanted))
    }

    /// It could not be followed.
    fn give_up(&self, topic: &str) {
        self.sets().followed.remove(topic);
    }
}

impl Bus for Nats {
    fn publish(&self, hint: Hint) {
        // What is said while nobody hears is not kept: old hints are no use.
        if self.is_up() && self.orders.try_send(Order::Publish(hint)).is_err() {
            // Lost.
        }
    }

    fn flush(&self) -> oneshot::Receiver<()> {
        let (sent, flushed) = oneshot::channel();
        // Dropped if there is no room for it.
        let _ = self.orders.try_send(Order::Flush(sent));
        flushed
    }

    fn follow(&self, topic: &str) {
        self.topics.set_wanted(topic, true);
    }

    fn unfollow(&self, topic: &str) {
        self.topics.set_wanted(topic, false);
    }

    fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn connects(&self) -> u64 {
        self.client.statistics().connects.load(Ordering::Relaxed)
    }
}

/// Does what is ordered until the bus is dropped.
async fn work(
    client: Client,
    prefix: String,
    mut orders: mpsc::Receiver<Order>,
    topics: Arc<Topics>,
    incoming: mpsc::Sender<Hint>,
) {
    let mut following: HashMap<Box<str>, AbortHandle> = HashMap::new();
    let everybody = client.subscribe(format!("{prefix}{EVERYBODY}")).await;
    let _everybody = match everybody {
        Ok(subscriber) => hear(subscriber, None, incoming.clone()),
        Err(error) => {
            tracing::error!(%error, "the bus does not take subscriptions");
            return;
        }
    };
    loop {
        let order = tokio::select! {
            order = orders.recv() => order,
            () = topics.changed.notified() => {
                while let Some((topic, is_wanted)) = topics.take_change() {
                    if !is_wanted {
                        if let Some(heard) = following.remove(&topic) {
                            heard.abort();
                        }
                        continue;
                    }
                    // Waits while the server is away and enough has been asked of it.
                    match client.subscribe(format!("{prefix}{topic}")).await {
                        Ok(subscriber) => {
                            let name = Some(topic.to_string());
                            let heard = hear(subscriber, name, incoming.clone());
                            following.insert(topic, heard);
                        }
                        Err(error) => {
                            tracing::warn!(%error, topic, "bus: failed to subscribe");
                            topics.give_up(&topic);
                        }
                    }
                }
                continue;
            }
        };
        match order {
            Some(Order::Publish(hint)) => {
                let topic = hint.topic.as_deref().unwrap_or(EVERYBODY);
                let said = client.publish(format!("{prefix}{topic}"), hint.body.into());
                if let Err(error) = said.await {
                    tracing::debug!(%error, "hint lost");
                }
            }
            Some(Order::Flush(sent)) => {
                let client = client.clone();
                // Nothing else waits for a server that is away.
                tokio::spawn(async move {
                    if client.flush().await.is_ok() {
                        // Whoever asked may have stopped waiting.
                        let _ = sent.send(());
                    }
                });
            }
            None => break,
        }
    }
    for heard in following.into_values() {
        heard.abort();
    }
}

/// Hands on what comes; the subscription ends with the task.
fn hear(
    mut subscriber: Subscriber,
    topic: Option<String>,
    incoming: mpsc::Sender<Hint>,
) -> AbortHandle {
    let hearing = tokio::spawn(async move {
        while let Some(message) = subscriber.next().await {
            let Ok(body) = std::str::from_utf8(&message.payload) else {
                continue;
            };
            let hint = Hint {
                topic: topic.clone(),
                body: body.to_owned(),
            };
            if incoming.send(hint).await.is_err() {
                return;
            }
        }
    });
    hearing.abort_handle()
}
