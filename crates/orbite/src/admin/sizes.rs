//! How much there is, whether it is sound, and less of it.

use crate::args::BadRequest;
use crate::cli::PurgeArgs;
use crate::database::Place;
use crate::{format, output};
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
        format::size(size.bytes),
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
        output::print(&format::plain(finding))?;
    }
    anyhow::bail!("{place} is damaged ({} findings)", findings.len())
}

pub(super) async fn vacuum(store: &Store) -> anyhow::Result<()> {
    let before = store.size().await?.bytes;
    store.vacuum().await?;
    let after = store.size().await?.bytes;
    output::print(&format!(
        "{} before, {} now",
        format::size(before),
        format::size(after)
    ))
}

/// Says what a purge would delete, and how much of it there is.
pub(super) async fn would_purge(store: &Store, args: &PurgeArgs) -> anyhow::Result<()> {
    let purged = store.would_purge(retention(args)).await?;
    Err(BadRequest(format!(
        "this would delete for good {}: {}; say --yes to do it",
        counted(&purged),
        what(args).join(", ")
    ))
    .into())
}

pub(super) async fn purge(store: &Store, args: &PurgeArgs) -> anyhow::Result<()> {
    let purged = store.purge(retention(args)).await?;
    output::print(&format!("deleted: {}", counted(&purged)))
}

fn retention(args: &PurgeArgs) -> Retention {
    let now = Timestamp::now();
    let ago = |days: u32| now.before(Duration::from_secs(u64::from(days) * 24 * 60 * 60));
    Retention {
        open_before: args.open.map(ago),
        ended_before: args.ended.map(ago),
        stalled_before: args.stalled.map(ago),
        guests_before: args.guests.map(ago),
        revoked_before: args.sessions.map(ago),
        unused_before: args.sessions.map(ago),
    }
}

fn counted(purged: &Purged) -> String {
    let Purged {
        matches,
        guests,
        credentials,
    } = purged;
    format!("{matches} matches, {guests} guests, {credentials} sessions")
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
