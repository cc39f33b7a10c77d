//! Notices over `LISTEN` and `NOTIFY`, outside every transaction that stores
//! something: a commit with a notice waits for all others with one.

use super::{Postgres, WATCH_PEER};
use crate::notices::{NOTICE_BYTES, Notice, NoticeOrder, Notices};
use crate::store::start;
use crate::{Result, StoreError};
use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Connection, NoTls};

/// How many notices may wait to be sent, and to be taken.
const WAITING: usize = 4096;
/// How far apart notices are sent while there are many: what gathers goes
/// together. Each is a transaction that all servers are woken for.
const PACE: Duration = Duration::from_millis(20);
/// How many notices at once are few, and how long more of them are to gather for.
const FEW: usize = 4;
const MOMENT: Duration = Duration::from_millis(2);
/// How long to wait before connecting again.
const RECONNECT: Duration = Duration::from_millis(250);
/// How often a silent connection is tried.
const PROBE: Duration = Duration::from_secs(5);

const LISTEN: &str = "SET synchronous_commit = off; LISTEN orbite";
const WHO_AM_I: &str = "SELECT pg_backend_pid()";
/// However many notices there are, they are one transaction.
const NOTIFY: &str = "SELECT pg_notify('orbite', said) FROM unnest($1::text[]) AS said";

/// Starts a thread that carries notices until nobody wants any.
pub(super) fn open(postgres: &Postgres) -> Result<Notices> {
    let (send, outgoing) = mpsc::channel(WAITING);
    let (incoming, receive) = mpsc::channel(WAITING);
    let postgres = postgres.clone();
    start("store-notices", move || {
        carry(&postgres, outgoing, &incoming);
    })?;
    Ok(Notices { send, receive })
}

fn carry(
    postgres: &Postgres,
    mut outgoing: mpsc::Receiver<NoticeOrder>,
    incoming: &mpsc::Sender<Notice>,
) {
    let Ok(runtime) = Builder::new_current_thread().enable_all().build() else {
        return;
    };
    runtime.block_on(async {
        while !incoming.is_closed() && !outgoing.is_closed() {
            // Why it broke is the writer's to tell: it meets the same trouble.
            let _ = converse(postgres, &mut outgoing, incoming).await;
            if incoming.try_send(Notice::Down).is_err() {
                // Who is so far behind learns it from their own poll.
            }
            sleep(RECONNECT).await;
            while outgoing.try_recv().is_ok() {}
        }
    });
}

/// Sends and takes notices over one connection until it breaks.
async fn converse(
    postgres: &Postgres,
    outgoing: &mut mpsc::Receiver<NoticeOrder>,
    incoming: &mpsc::Sender<Notice>,
) -> Result<()> {
    let patience = postgres.patience * 2;
    let us = Arc::new(AtomicI32::new(0));
    let connecting = async {
        Ok::<_, tokio_postgres::Error>(match postgres.tls.connector() {
            Some(tls) => {
                let (client, connection) = postgres.config.connect(tls).await?;
                tokio::spawn(listen(connection, Arc::clone(&us), incoming.clone()));
                client
            }
            None => {
                let (client, connection) = postgres.config.connect(NoTls).await?;
                tokio::spawn(listen(connection, Arc::clone(&us), incoming.clone()));
                client
            }
        })
    };
    let client = timeout(patience, connecting).await.map_err(late)?;
    let client = client.map_err(|error| broken(&error))?;
    let asking = timeout(patience, client.query_one(WHO_AM_I, &[])).await;
    let answer = asking.map_err(late)?.map_err(|error| broken(&error))?;
    us.store(answer.get(0), Ordering::Relaxed);
    for orders in [WATCH_PEER, LISTEN] {
        let taken = timeout(patience, client.batch_execute(orders)).await;
        taken.map_err(late)?.map_err(|error| broken(&error))?;
    }
    let notify = timeout(patience, client.prepare(NOTIFY)).await;
    let notify = notify.map_err(late)?.map_err(|error| broken(&error))?;
    incoming
        .send(Notice::Up)
        .await
        .map_err(|_| StoreError::Closed)?;
    let mut crowd = 0;
    loop {
        let (texts, waiting) = match timeout(PROBE, outgoing.recv()).await {
            Ok(Some(first)) => {
                // Those who were answered together tell it together.
                if crowd > FEW {
                    sleep(MOMENT).await;
                }
                gather(first, outgoing)
            }
            Ok(None) => return Ok(()),
            Err(_) => {
                probe(&client, patience).await?;
                continue;
            }
        };
        let begun = Instant::now();
        crowd = texts.iter().map(|text| text.lines().count()).sum();
        if !texts.is_empty() {
            let told = timeout(patience, client.execute(&notify, &[&texts])).await;
            told.map_err(late)?.map_err(|error| broken(&error))?;
        }
        for sent in waiting {
            // Whoever asked may have stopped waiting.
            let _ = sent.send(());
        }
        sleep(PACE.saturating_sub(begun.elapsed())).await;
    }
}

/// What waits, a line each, in as few texts as it fits into, and who waits until all of it
/// is sent.
fn gather(
    first: NoticeOrder,
    outgoing: &mut mpsc::Receiver<NoticeOrder>,
) -> (Vec<String>, Vec<oneshot::Sender<()>>) {
    let (mut texts, mut waiting) = (Vec::<String>::new(), Vec::new());
    let mut next = Some(first);
    while let Some(order) = next {
        match (order, texts.last_mut()) {
            (NoticeOrder::Flush(sent), _) => waiting.push(sent),
            (NoticeOrder::Send(line), Some(text)) if text.len() + line.len() < NOTICE_BYTES => {
                text.push('\n');
                text.push_str(&line);
            }
            (NoticeOrder::Send(line), _) => texts.push(line),
        }
        next = outgoing.try_recv().ok();
    }
    (texts, waiting)
}

async fn probe(client: &Client, patience: Duration) -> Result<()> {
    let answer = timeout(patience, client.batch_execute("SELECT 1")).await;
    answer.map_err(late)?.map_err(|error| broken(&error))
}

/// Drives a connection, and hands on what others say; what we say comes back too.
async fn listen<S, T>(
    mut connection: Connection<S, T>,
    us: Arc<AtomicI32>,
    incoming: mpsc::Sender<Notice>,
) where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
    T: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(notification) = message
            && notification.process_id() != us.load(Ordering::Relaxed)
        {
            let lines = notification.payload().to_owned();
            if incoming.try_send(Notice::Said(lines)).is_err() {
                // Lost; the poll of heads covers it.
            }
        }
    }
}

fn late(_: tokio::time::error::Elapsed) -> StoreError {
    StoreError::Unavailable("no answer in time".to_owned())
}

fn broken(error: &tokio_postgres::Error) -> StoreError {
    super::trouble::trouble(error)
}
