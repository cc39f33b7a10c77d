//! No bus at all.

use crate::{Bus, Connected, Hint};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// A bus for a server that is alone: nobody hears, nothing comes.
pub fn nobody() -> Connected {
    let (send, receive) = mpsc::channel(1);
    (Arc::new(Nobody(send)), receive)
}

/// Holds the other end, so that who waits for hints waits on.
#[derive(Debug)]
struct Nobody(#[expect(dead_code, reason = "kept open")] mpsc::Sender<Hint>);

impl Bus for Nobody {
    fn publish(&self, _: Hint) {}

    fn flush(&self) -> oneshot::Receiver<()> {
        oneshot::channel().1
    }

    fn follow(&self, _: &str) {}

    fn unfollow(&self, _: &str) {}

    fn is_up(&self) -> bool {
        true
    }

    fn connects(&self) -> u64 {
        0
    }
}
