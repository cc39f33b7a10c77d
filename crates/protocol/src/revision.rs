//! The revision of a table, and the numbers of commands: both keep messages in order.

use serde::{Deserialize, Serialize};
use std::fmt;

/// How often a table has changed: the number of an entry in its log. A client's
/// revision is that of the last entry it knows of.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Revision(u32);

/// More entries than a table's log can have.
const RESTORE_GAP: u32 = 1 << 20;
const _: () = assert!(RESTORE_GAP > crate::limits::MOST_LOG_ENTRIES);

impl Revision {
    /// That number; the first entry has number 1.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number as such.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The number from which a table goes on after the server was restored from
    /// a backup: beyond every number that was told since that backup was made,
    /// so that none means two things.
    #[must_use]
    pub const fn after_restore(self) -> Self {
        Self(self.0.saturating_add(RESTORE_GAP))
    }

    /// How many entries the log has: the number without what restores added.
    pub const fn entries(self) -> u32 {
        self.0 % RESTORE_GAP
    }

    /// The number of the following entry.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A client's own number for a command; the answer carries it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct CommandId(pub u32);
