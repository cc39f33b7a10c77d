//! Restoring a backup: nothing that people have seen since comes again.

use crate::table_registry::KEY_SETTING;
use crate::{games, ids};
use registry::GameId;
use store::{Filter, ListPage, MAX_PAGE, MatchHeader, Status, Store, StoreError};
use table::Moment;

/// What happened to the tables of a restored backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RenewedTables {
    /// How many go on with another secret.
    pub renewed: u64,
    /// The ids of those that can't be played on, by this program at least, and
    /// why.
    pub unreadable: Vec<(String, String)>,
}

/// Gives every table that is not over another secret, noted in its log. Rematches
/// get other ids than those that were told already. No server may be running.
pub async fn renew_secrets(store: &Store) -> Result<RenewedTables, StoreError> {
    let key: [u8; ids::RematchKey::BYTES] = ids::bytes();
    store.set_setting(KEY_SETTING, &key).await?;
    let mut tables = RenewedTables::default();
    for status in [Status::Open, Status::Running] {
        let mut page = ListPage::first(MAX_PAGE);
        loop {
            let headers = store.list_matches(Filter::All(status), page).await?;
            let Some(last) = headers.last() else { break };
            page = ListPage::after(last.cursor(), MAX_PAGE);
            for header in &headers {
                match renew_secret(store, header).await? {
                    Ok(count) => tables.renewed += count,
                    Err(why) => tables.unreadable.push((header.id.clone(), why)),
                }
            }
        }
    }
    Ok(tables)
}

/// Closes a table from outside of the server, which notices when it next stores
/// something there. Whether there was anything to close.
pub async fn close_table(store: &Store, id: &str) -> Result<Result<bool, String>, StoreError> {
    let Some(stored) = store.load_match(id, 0).await? else {
        return Err(StoreError::NotFound);
    };
    let entries = stored.entries.iter();
    let lines: Result<Vec<&str>, _> = entries.map(|entry| std::str::from_utf8(entry)).collect();
    let (lines, game) = match (lines, stored.header.game.parse::<GameId>()) {
        (Ok(lines), Ok(game)) => (lines, game),
        (Err(error), _) => return Ok(Err(error.to_string())),
        (_, Err(error)) => return Ok(Err(error.to_string())),
    };
    let now = Moment(0);
    let output = match games::restore(game, &lines, now) {
        Ok(mut table) => table.shut(now),
        Err(error) => return Ok(Err(error.to_string())),
    };
    if output.entries.is_empty() {
        return Ok(Ok(false));
    }
    store.append(id, output.seq, &output.entries).await?;
    let closed = store.set_status(id, Status::Abandoned, store.now());
    closed.await.map(|()| Ok(true))
}

/// Gives a table another secret, unless it is over; says why it can't be read.
async fn renew_secret(
    store: &Store,
    header: &MatchHeader,
) -> Result<Result<u64, String>, StoreError> {
    let stored = match store.load_match(&header.id, 0).await {
        Ok(Some(stored)) => stored,
        Ok(None) => return Ok(Ok(0)),
        Err(StoreError::Corrupt(why)) => return Ok(Err(why)),
        Err(error) => return Err(error),
    };
    let entries = stored.entries.iter();
    let lines: Result<Vec<&str>, _> = entries.map(|entry| std::str::from_utf8(entry)).collect();
    let (lines, game) = match (lines, header.game.parse::<GameId>()) {
        (Ok(lines), Ok(game)) => (lines, game),
        (Err(error), _) => return Ok(Err(error.to_string())),
        (_, Err(error)) => return Ok(Err(error.to_string())),
    };
    let now = Moment(0);
    let output = match games::restore(game, &lines, now) {
        Ok(mut table) => table.renew_secret(ids::secret(), now),
        Err(error) => return Ok(Err(error.to_string())),
    };
    if output.entries.is_empty() {
        return Ok(Ok(0));
    }
    let appended = store.append(&header.id, output.seq, &output.entries).await;
    appended.map(|_| Ok(1))
}
