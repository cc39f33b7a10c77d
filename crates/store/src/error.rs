//! What can go wrong, by what the caller can do about it.

use thiserror::Error;

/// What the store says: nearly all of its functions fail with a [`StoreError`].
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Why the store did not do as asked.
///
/// The first group are answers: the database is well and said no. The second
/// are outages: nobody's request got through, and the same request may succeed
/// later. Nothing is ever half-stored; only after [`StoreError::Doubtful`] is
/// it unknown whether the whole of a write was stored.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The log has moved on, or never got as far: `seq` is its next number.
    #[error("the log's next entry is number {seq}")]
    Conflict {
        /// The number the next entry will get.
        seq: u64,
    },
    /// There is no such match, user or credential.
    #[error("there is no such thing in the store")]
    NotFound,
    /// The id, name or code belongs to somebody else.
    #[error("already taken")]
    Taken,
    /// More bytes or entries than the store takes at once.
    #[error("too large to store")]
    TooLarge,
    /// Another server works on this database.
    #[error(
        "another Orbite server uses this database, and a database has one server at a time: \
         stop the other one, or give this one a database of its own (--database)"
    )]
    InUse,
    /// This database can't do that; the text says what to do instead.
    #[error("{0}")]
    Unsupported(&'static str),

    /// Somebody else held the database for longer than we wait.
    #[error("the database is busy")]
    Busy,
    /// There is no room left on the disk, or up to the size limit.
    #[error("the database is full")]
    Full,
    /// The database can't be reached or can't do its work; nothing was stored.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// The connection broke while committing: the write is stored wholly or not
    /// at all. Read back before deciding; repeating an append is safe, because
    /// its number tells whether it went through.
    #[error("the database broke off while storing: {0}")]
    Doubtful(String),
    /// The database file or its contents are damaged.
    #[error("the database is damaged: {0}")]
    Corrupt(String),
    /// The database was written by a newer version of the program.
    #[error("the database has layout {found}, and this program knows layouts up to {known}")]
    Newer {
        /// The layout of the database.
        found: i64,
        /// The newest layout this program knows.
        known: i64,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// A mistake of ours: the database did not understand the store.
    #[error("a fault in the store: {0}")]
    Fault(String),
}

impl StoreError {
    /// Whether the database itself is in trouble, for everybody alike.
    pub fn is_outage(&self) -> bool {
        matches!(
            self,
            Self::Busy
                | Self::Full
                | Self::Unavailable(_)
                | Self::Doubtful(_)
                | Self::Corrupt(_)
                | Self::Newer { .. }
                | Self::Closed
        )
    }

    /// Whether the connection is better thrown away than used again.
    pub(crate) fn breaks_connection(&self) -> bool {
        matches!(
            self,
            Self::Unavailable(_) | Self::Doubtful(_) | Self::Corrupt(_) | Self::Fault(_)
        )
    }
}
