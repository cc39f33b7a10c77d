//! Hints between the servers on one database.
//!
//! A hint says where to look, never what is true: the database knows that. So a
//! hint may get lost, come twice or come late, and all it costs is time, since
//! every server looks by itself now and then.
//!
//! - [`nobody`] for a server that is alone;
//! - [`postgres`] over `LISTEN` and `NOTIFY` of the database: nothing more to run,
//!   and everybody hears everything;
//! - [`nats`] over a NATS server, where each hears only of what it follows: for
//!   many servers.

mod nats;
mod nobody;
mod postgres;

pub use nats::{NatsError, nats};
pub use nobody::nobody;
pub use postgres::postgres;

use std::fmt::Debug;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

pub use store::NOTICE_BYTES as HINT_BYTES;

/// How many hints may wait to be sent, and to be taken; more are lost.
pub(crate) const WAITING: usize = 8192;

/// A hint about a topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What it is about; nothing if it concerns everybody. Letters, digits, `-`
    /// and `_`.
    pub topic: Option<String>,
    /// One line.
    pub body: String,
}

/// A way to all servers.
pub trait Bus: Send + Sync + Debug {
    /// Sends a hint to the servers that follow its topic, perhaps also to this
    /// one. Never waits: what does not fit is lost.
    fn publish(&self, hint: Hint);

    /// Tells when everything that was published is on its way, or that it is lost by
    /// being dropped.
    fn flush(&self) -> oneshot::Receiver<()>;

    /// Wants to hear of a topic.
    fn follow(&self, topic: &str);

    /// No longer wants to.
    fn unfollow(&self, topic: &str);

    /// Whether hints go through, as far as this end can tell.
    fn is_up(&self) -> bool;

    /// How often it came up: what was said to this end before each time may be lost.
    fn connects(&self) -> u64;

    /// Whether nobody hears them who may not connect to the database.
    fn is_private(&self) -> bool {
        false
    }
}

/// A bus, and what comes over it.
pub type Connected = (Arc<dyn Bus>, mpsc::Receiver<Hint>);
