//! How much there is, whether it is sound, and less of it.

use crate::cli::PurgeArgs;
use crate::place::Place;
use crate::table::BadRequest;
use crate::{measure, output};
use serde_json::json;
use std::time::Duration;
use store::{Purged, Retention, Store, Timestamp};

pub(super) async fn status(place: &Place, store: &Store) -> anyhow::Result<()> {
    let size = store.size().await?;
    let [open, running, finished, abandoned] = size.matches;
    output::print(&format!(
        "database  {place}, {}\n\
         matches   {open} open, {running} running, {finished} finished, {abandoned} abandoned\n\
         users     {} guests, {} accounts",
        measure::size(size.bytes),
        size.users.saturating_sub(size.accounts),
        size.accounts,
    ))
}

pub(super) async fn status_as_json(store: &Store) -> anyhow::Result<()> {
    let size = store.size().await?;
    let [open, running, finished, abandoned] = size.matches;
    let status = json!({
        "bytes": size.bytes,
        "matches": {
            "open": open, "running": running, "finished": finished, "abandoned": abandoned,
        },
        "guests": size.users.saturating_sub(size.accounts),
        "accounts": size.accounts,
    });
    output::print(&status.to_string())
}

pub(super) async fn check(place: &Place, store: &Store) -> anyhow::Result<()> {
    let findings = store.check().await?;
    if findings.is_empty() {
        return output::print(&format!("{place} is sound"));
    }
    for finding in &findings {
        output::print(&measure::plain(finding))?;
    }
    anyhow::bail!("{place} is damaged ({} findings)", findings.len())
}

pub(super) async fn vacuum(store: &Store) -> anyhow::Result<()> {
    let before = store.size().await?.bytes;
    store.vacuum().await?;
    let after = store.size().await?.bytes;
    output::print(&format!(
        "{} before, {} now",
        measure::size(before),
        measure::size(after)
    ))
}

pub(super) async fn purge(store: &Store, args: &PurgeArgs) -> anyhow::Result<()> {
    if !args.yes {
        return Err(BadRequest(format!(
            "this would delete for good {}; say --yes to do it",
            what(args).join(", ")
        ))
        .into());
    }
    let now = Timestamp::now();
    let ago = |days: u32| now.before(Duration::from_secs(u64::from(days) * 24 * 60 * 60));
    let Purged {
        matches,
        guests,
        credentials,
    } = store
        .purge(Retention {
            open_before: args.open.map(ago),
            ended_before: args.ended.map(ago),
            stalled_before: args.stalled.map(ago),
            guests_before: args.guests.map(ago),
            credentials_before: args.sessions.map(ago),
        })
        .await?;
    output::print(&format!(
        "deleted: {matches} matches, {guests} guests, {credentials} sessions"
    ))
}

/// What would go, in words.
fn what(args: &PurgeArgs) -> Vec<String> {
    let kinds = [
        (args.ended, "matches that ended", "ago"),
        (args.open, "matches that nobody has started", "long"),
        (args.stalled, "matches in which nothing happened", "long"),
        (args.guests, "guests who were not here", "long"),
        (args.sessions, "sessions that were not used", "long"),
    ];
    kinds
        .into_iter()
        .filter_map(|(days, what, rest)| Some(format!("{what} {} days {rest}", days?)))
        .collect()
}
