//! Hints over the database: everybody hears everything.

use crate::{Bus, Connected, Hint, WAITING};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{NOTICE_BYTES, Notice, Notices, Store, StoreError};
use tokio::sync::mpsc;

/// A bus over the notices of a database that several servers share.
pub fn postgres(store: &Store) -> Result<Connected, StoreError> {
    let Notices { send, mut receive } = store.notices()?;
    let is_up = Arc::new(AtomicBool::new(false));
    let (incoming, hints) = mpsc::channel(WAITING);
    let bus = Arc::new(Postgres {
        send,
        is_up: Arc::clone(&is_up),
    });
    tokio::spawn(async move {
        while let Some(notice) = receive.recv().await {
            match notice {
                Notice::Up => is_up.store(true, Ordering::Relaxed),
                Notice::Down => is_up.store(false, Ordering::Relaxed),
                Notice::Said(line) => {
                    if let Some(hint) = read(&line)
                        && incoming.send(hint).await.is_err()
                    {
                        return;
                    }
                }
            }
        }
    });
    Ok((bus, hints))
}

#[derive(Debug)]
struct Postgres {
    send: mpsc::Sender<String>,
    is_up: Arc<AtomicBool>,
}

impl Bus for Postgres {
    fn publish(&self, hint: Hint) {
        let line = write(&hint);
        if line.len() < NOTICE_BYTES && !line.contains('\n') && self.send.try_send(line).is_err() {
            // Lost.
        }
    }

    fn follow(&self, _: &str) {}

    fn unfollow(&self, _: &str) {}

    fn is_up(&self) -> bool {
        self.is_up.load(Ordering::Relaxed)
    }

    fn is_private(&self) -> bool {
        true
    }
}

/// A hint as a line: its topic or `*`, and what it says.
fn write(hint: &Hint) -> String {
    format!("{} {}", hint.topic.as_deref().unwrap_or("*"), hint.body)
}

fn read(line: &str) -> Option<Hint> {
    let (topic, body) = line.split_once(' ')?;
    Some(Hint {
        topic: (topic != "*").then(|| topic.to_owned()),
        body: body.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_the_same_hint_again() {
        for topic in [None, Some("a-table".to_owned())] {
            let body = r#"{"n":7, "f":"x"}"#.to_owned();
            let hint = Hint { topic, body };
            assert_eq!(read(&write(&hint)), Some(hint));
        }
        assert_eq!(read("nonsense"), None);
    }
}
