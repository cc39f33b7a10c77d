//! Everything that the table server keeps.
//!
//! A match is a [header](MatchHeader) and an append-only log of entries,
//! numbered from 0. [`Store::append`] compares and swaps: it says which number
//! it expects to write, and is told the right one when it is wrong. Replaying
//! the log gives back the match; there are no snapshots to disagree with it.
//! Beside the logs there are users, credentials, results, progress and settings. Ids,
//! entries, options and the like are opaque: the store knows no game.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use store::{Config, Store, StoreError};
//!
//! let store = Store::open(Config::new("orbite.db".parse()?)).await?;
//! match store.append("a-match", 7, &["0 m17", "? d5"]).await {
//!     Ok(next) => assert_eq!(next, 9), // and it is on the disk
//!     Err(StoreError::Conflict { seq }) => println!("out of date, next is {seq}"),
//!     Err(error) => println!("not stored: {error}"),
//! }
//! # Ok(()) }
//! ```
//!
//! # How it works
//!
//! One thread writes. While it waits for the disk, requests gather; the next
//! transaction takes all of them (group commit), and everybody is answered
//! after it is durable. A few threads read, each on a connection of its own.
//! The threads are plain ones and only channels are taken from tokio, so the
//! store works under any runtime, and no query ever blocks one.
//!
//! Only this crate knows SQL. Statements are written once for SQLite and
//! PostgreSQL, over two small private traits (`Database`, `Connection`).

mod barred;
mod chores;
/// A private PostgreSQL for tests.
#[cfg(test)]
#[path = "../tests/store/cluster.rs"]
#[expect(dead_code, reason = "the tests beside the crate use all of it")]
mod cluster;
mod config;
mod connection;
mod credentials;
mod entry;
mod error;
mod heads;
mod home;
mod lock;
mod log;
mod mail;
mod matches;
mod meetings;
mod metrics;
mod migration;
mod moderation;
mod names;
mod nodes;
mod notices;
mod page;
mod postgres;
mod progress;
mod push;
mod reader;
mod relations;
mod request;
mod restore;
mod results;
mod retention;
mod search;
mod settings;
mod sqlite;
mod store;
mod time;
mod uptime;
mod users;
mod vacations;
mod writer;

pub use barred::BarredFrom;
pub use chores::Size;
pub use config::{Config, Location};
pub use credentials::{Credential, CredentialKind};
pub use entry::{MAX_BYTES, MAX_ENTRIES};
pub use error::{Result, StoreError};
pub use home::OwnMatch;
pub use lock::ServerLock;
pub use mail::{
    AddressedLink, ClaimedTurns, LinkPurpose, MailAddress, MailLink, MailedMatch, MatchNews,
    NewAddress, TurnMail,
};
pub use matches::{Filter, MatchHeader, Status, StoredMatch, Visibility};
pub use meetings::{Meeting, Opponent, ShownMatch};
pub use metrics::Metrics;
pub use moderation::{MOST_REPORTS, Report};
pub use names::{login_form, look_alike};
pub use nodes::{Claimed, Deadline, Grown, Held, Listing, MOST_LISTINGS, Renewed, Rules};
pub use notices::{NOTICE_BYTES, Notice, NoticeOrder, Notices};
pub use page::{Cursor, ListPage, MAX_PAGE};
pub use progress::ProgressDocument;
pub use push::PushSubscription;
pub use relations::{Bond, Face, Invited, MOST_RELATIONS, Relation};
pub use restore::{Access, Restoration, RestoredAccess};
pub use results::{Counting, PastMatch, SeatResult, Tally};
pub use retention::{Purged, Retention};
pub use search::Conduct;
pub use store::Store;
pub use time::Timestamp;
pub use users::User;
pub use vacations::{Granted, Vacation};
