//! Short notices between the servers on one database. They may get lost; nothing
//! may depend on one but how soon somebody looks.

use crate::{Result, Store, StoreError};
use tokio::sync::{mpsc, oneshot};

/// The most bytes of one notice.
pub const NOTICE_BYTES: usize = 7_000;

/// Both ends of the way between the servers.
#[derive(Debug)]
pub struct Notices {
    /// What goes to all other servers.
    pub send: mpsc::Sender<NoticeOrder>,
    /// What comes from them.
    pub receive: mpsc::Receiver<Notice>,
}

/// What is to be done with notices that go to other servers.
#[derive(Debug)]
pub enum NoticeOrder {
    /// This line goes to all of them.
    Send(String),
    /// Answer when all lines before are sent; no answer if they are lost.
    Flush(oneshot::Sender<()>),
}

/// What comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// From now on notices arrive.
    Up,
    /// The connection broke; what is said meanwhile is lost.
    Down,
    /// Somebody said something: one or more lines.
    Said(String),
}

impl Store {
    /// Notices between the servers on this database, over a connection of their
    /// own that is opened again when it breaks; [`StoreError::Unsupported`]
    /// where there is but one server.
    pub fn notices(&self) -> Result<Notices> {
        self.database()
            .notices()
            .unwrap_or(Err(StoreError::Unsupported(
                "a SQLite database has one server, which has nobody to tell anything",
            )))
    }
}
