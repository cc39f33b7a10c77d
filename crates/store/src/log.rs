//! The logs: append and read.

use crate::connection::{Connection, LogPart};
use crate::entry::{Packed, unpack};
use crate::matches::key_of;
use crate::request::{Append, Write};
use crate::{Result, Store, StoreError, Timestamp};
use tokio::sync::oneshot;

impl Store {
    /// Adds entries to a match's log, the first of them as number `expected`,
    /// and returns the number that comes after the last.
    ///
    /// All of them are stored or none is. When `expected` is not the log's next
    /// number, the answer is [`StoreError::Conflict`] with the number that is.
    /// `Ok` means that they are on the disk. An append of nothing just compares
    /// the number.
    pub async fn append<T: AsRef<[u8]>>(
        &self,
        match_id: &str,
        expected: u64,
        entries: &[T],
    ) -> Result<u64> {
        let (reply, answer) = oneshot::channel();
        let append = Append {
            match_id: match_id.into(),
            expected,
            entries: Packed::pack(entries)?,
            reply,
        };
        self.send(Write::Append(append)).await?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The entries of a match from number `from` on.
    ///
    /// Answers [`StoreError::NotFound`] when there is no such match, and with
    /// no entries when its log is not that long.
    pub async fn entries(&self, match_id: &str, from: u64) -> Result<Vec<Vec<u8>>> {
        let match_id = match_id.to_owned();
        self.read(move |connection| {
            let key = key_of(connection, &match_id)?;
            Ok(read_log(connection, key, from)?.0)
        })
        .await
    }
}

/// Reads a log from number `from` on, and when the last of it was stored.
pub(crate) fn read_log(
    connection: &mut dyn Connection,
    match_key: i64,
    from: u64,
) -> Result<(Vec<Vec<u8>>, Option<Timestamp>)> {
    let wanted = i64::try_from(from).unwrap_or(i64::MAX);
    let mut log = Vec::new();
    let (mut next, mut last) = (None, None);
    for part in connection.log_parts(match_key, wanted)? {
        let LogPart {
            first,
            count,
            stored,
            body,
        } = part;
        let entries = unpack(&body).filter(|entries| entries.len() as u64 == count);
        let Some(entries) = entries else {
            return Err(damaged(first, "can't be read"));
        };
        if next.is_some_and(|next| next != first) {
            return Err(damaged(first, "does not follow the one before"));
        }
        next = Some(first + count);
        last = Some(stored);
        // OK because a part holds far fewer entries than memory has room for.
        let skip = from.saturating_sub(first) as usize;
        log.extend(entries.into_iter().skip(skip));
    }
    Ok((log, last))
}

fn damaged(first: u64, how: &str) -> StoreError {
    StoreError::Corrupt(format!("the log's part from number {first} on {how}"))
}
