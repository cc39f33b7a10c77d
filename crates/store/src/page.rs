//! Long lists, a page at a time, newest first.

use crate::Timestamp;
use crate::connection::Value;

/// The most rows on a page.
pub const MAX_PAGE: u32 = 1000;

/// Where in a list a page begins: after the row with this time and id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The time by which the list is ordered.
    pub at: Timestamp,
    /// The row's id, which orders rows of the same time.
    pub id: String,
}

/// Which part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListPage {
    after: Option<Cursor>,
    limit: u32,
}

impl ListPage {
    /// The beginning of a list, `limit` rows at most.
    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }

    /// The rows that follow the one at the cursor.
    pub fn after(cursor: Cursor, limit: u32) -> Self {
        Self {
            after: Some(cursor),
            limit,
        }
    }

    /// The values for `(time, id) < ($n, $n+1) ... LIMIT $n+2`.
    pub(crate) fn values(&self) -> [Value<'_>; 3] {
        let limit = Value::Integer(self.limit.min(MAX_PAGE).into());
        match &self.after {
            Some(cursor) => [cursor.at.into(), (&cursor.id).into(), limit],
            // Later than everything.
            None => [Value::Integer(i64::MAX), Value::Text(""), limit],
        }
    }
}
