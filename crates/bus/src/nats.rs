//! Hints over NATS: a subject for each topic, so that a server hears only of
//! what it follows, however many there are.

use crate::{Bus, Connected, Hint, WAITING};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Subscriber};
use futures_util::StreamExt;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
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
    let bus = Nats {
        client: client.clone(),
        orders,
    };
    tokio::spawn(work(client, prefix, ordered, incoming));
    Ok((Arc::new(bus), hints))
}

#[derive(Debug)]
struct Nats {
    client: Client,
    orders: mpsc::Sender<Order>,
}

#[derive(Debug)]
enum Order {
    Publish(Hint),
    Flush(oneshot::Sender<()>),
    Follow(String),
    Unfollow(String),
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
        self.order(Order::Flush(sent));
        flushed
    }

    fn follow(&self, topic: &str) {
        self.order(Order::Follow(topic.to_owned()));
    }

    fn unfollow(&self, topic: &str) {
        self.order(Order::Unfollow(topic.to_owned()));
    }

    fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn connects(&self) -> u64 {
        self.client.statistics().connects.load(Ordering::Relaxed)
    }
}

impl Nats {
    /// Unlike a hint, this must not get lost.
    fn order(&self, order: Order) {
        if let Err(mpsc::error::TrySendError::Full(order)) = self.orders.try_send(order) {
            let orders = self.orders.clone();
            tokio::spawn(async move {
                // The bus may have ended.
                let _ = orders.send(order).await;
            });
        }
    }
}

/// Does what is ordered until the bus is dropped.
async fn work(
    client: Client,
    prefix: String,
    mut orders: mpsc::Receiver<Order>,
    incoming: mpsc::Sender<Hint>,
) {
    let mut following: HashMap<String, AbortHandle> = HashMap::new();
    let everybody = client.subscribe(format!("{prefix}{EVERYBODY}")).await;
    let _everybody = match everybody {
        Ok(subscriber) => hear(subscriber, None, incoming.clone()),
        Err(error) => {
            tracing::error!(%error, "the bus does not take subscriptions");
            return;
        }
    };
    while let Some(order) = orders.recv().await {
        match order {
            Order::Publish(hint) => {
                let topic = hint.topic.as_deref().unwrap_or(EVERYBODY);
                let said = client.publish(format!("{prefix}{topic}"), hint.body.into());
                if let Err(error) = said.await {
                    tracing::debug!(%error, "hint lost");
                }
            }
            Order::Flush(sent) => {
                let client = client.clone();
                // Nothing else waits for a server that is away.
                tokio::spawn(async move {
                    if client.flush().await.is_ok() {
                        // Whoever asked may have stopped waiting.
                        let _ = sent.send(());
                    }
                });
            }
            Order::Follow(topic) => {
                if following.contains_key(&topic) {
                    continue;
                }
                match client.subscribe(format!("{prefix}{topic}")).await {
                    Ok(subscriber) => {
                        let heard = hear(subscriber, Some(topic.clone()), incoming.clone());
                        following.insert(topic, heard);
                    }
                    Err(error) => tracing::warn!(%error, topic, "bus: failed to subscribe"),
                }
            }
            Order::Unfollow(topic) => {
                if let Some(heard) = following.remove(&topic) {
                    heard.abort();
                }
            }
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
