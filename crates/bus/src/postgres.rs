//! Hints over the database: everybody hears everything, and takes what they follow.

use crate::{Bus, Connected, Hint, WAITING};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{NOTICE_BYTES, Notice, NoticeOrder, Notices, Store, StoreError};
use tokio::sync::{mpsc, oneshot};

/// A bus over the notices of a database that several servers share.
pub fn postgres(store: &Store) -> Result<Connected, StoreError> {
    let Notices { send, mut receive } = store.notices()?;
    let link = Arc::new(Link::default());
    let (incoming, hints) = mpsc::channel(WAITING);
    let topics: Topics = Arc::default();
    let bus = Arc::new(Postgres {
        send,
        link: Arc::clone(&link),
        topics: Arc::clone(&topics),
    });
    tokio::spawn(async move {
        while let Some(notice) = receive.recv().await {
            match notice {
                Notice::Up => {
                    link.connects.fetch_add(1, Ordering::Relaxed);
                    link.is_up.store(true, Ordering::Relaxed);
                }
                Notice::Down => link.is_up.store(false, Ordering::Relaxed),
                Notice::Said(lines) => {
                    for hint in wanted(&lines, &topics) {
                        if incoming.send(hint).await.is_err() {
                            return;
                        }
                    }
                }
            }
        }
    });
    Ok((bus, hints))
}

/// What is followed.
type Topics = Arc<Mutex<HashSet<Box<str>>>>;

/// The connection over which notices come.
#[derive(Debug, Default)]
struct Link {
    is_up: AtomicBool,
    connects: AtomicU64,
}

#[derive(Debug)]
struct Postgres {
    send: mpsc::Sender<NoticeOrder>,
    link: Arc<Link>,
    topics: Topics,
}

impl Postgres {
    fn topics(&self) -> MutexGuard<'_, HashSet<Box<str>>> {
        self.topics.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bus for Postgres {
    fn publish(&self, hint: Hint) {
        let line = write(&hint);
        if line.len() < NOTICE_BYTES
            && !line.contains('\n')
            && self.send.try_send(NoticeOrder::Send(line)).is_err()
        {
            // Lost.
        }
    }

    fn flush(&self) -> oneshot::Receiver<()> {
        let (sent, flushed) = oneshot::channel();
        // Dropped if there is no room for it.
        let _ = self.send.try_send(NoticeOrder::Flush(sent));
        flushed
    }

    fn follow(&self, topic: &str) {
        self.topics().insert(topic.into());
    }

    fn unfollow(&self, topic: &str) {
        self.topics().remove(topic);
    }

    fn is_up(&self) -> bool {
        self.link.is_up.load(Ordering::Relaxed)
    }

    fn connects(&self) -> u64 {
        self.link.connects.load(Ordering::Relaxed)
    }

    fn is_private(&self) -> bool {
        true
    }
}

/// A hint as a line: its topic or `*`, and what it says.
fn write(hint: &Hint) -> String {
    format!("{} {}", hint.topic.as_deref().unwrap_or("*"), hint.body)
}

/// The hints in these lines that concern everybody or are about what is followed.
fn wanted(lines: &str, topics: &Mutex<HashSet<Box<str>>>) -> Vec<Hint> {
    let topics = topics.lock().unwrap_or_else(PoisonError::into_inner);
    let lines = lines.lines().filter_map(|line| line.split_once(' '));
    let hints = lines.filter(|(topic, _)| *topic == "*" || topics.contains(*topic));
    let hints = hints.map(|(topic, body)| Hint {
        topic: (topic != "*").then(|| topic.to_owned()),
        body: body.to_owned(),
    });
    hints.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_the_hints_that_are_followed() {
        let [all, ours, theirs] = [None, Some("a-table"), Some("another")].map(|topic| Hint {
            topic: topic.map(str::to_owned),
            body: r#"{"n":7, "f":"x"}"#.to_owned(),
        });
        let topics = Mutex::new(HashSet::from(["a-table".into()]));
        let lines = [&all, &theirs, &ours].map(write).join("\n");
        assert_eq!(wanted(&lines, &topics), [all, ours]);
        assert_eq!(wanted("nonsense", &topics), []);
    }
}
