//! How much there is, whether it is sound, and less of it.

use crate::args::BadRequest;
use crate::cli::PurgeArgs;
use crate::database::Database;
use crate::{format, output};
use serde_json::json;
use std::time::Duration;
use store::{Purged, Retention, Store, Timestamp};
use text::Language;
use text::operator::{self as say, Text};

pub(super) async fn status(
    place: &Database,
    store: &Store,
    language: Language,
) -> anyhow::Result<()> {
    let size = store.size().await?;
    let [open, running, finished, abandoned] = size.matches;
    let guests = size.users.saturating_sub(size.accounts);
    let bytes = format::size(size.bytes, language);
    let rows = [
        (
            Text::LabelDatabase,
            say::database_size(language, place.shown(language), bytes),
        ),
        (
            Text::LabelMatches,
            say::match_counts(language, open, running, finished, abandoned),
        ),
        (
            Text::LabelUsers,
            say::user_counts(language, guests, size.accounts),
        ),
    ];
    let rows = rows.map(|(label, text)| [label.said(language).to_owned(), text]);
    output::print(&format::columns(&rows, &[]))
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

pub(super) async fn check(
    place: &Database,
    store: &Store,
    language: Language,
) -> anyhow::Result<()> {
    let place = place.shown(language);
    let findings = store.check().await?;
    if findings.is_empty() {
        return output::print(&say::sound(language, place));
    }
    for finding in &findings {
        output::print(&format::plain(finding))?;
    }
    anyhow::bail!(say::damaged(language, place, findings.len()))
}

pub(super) async fn vacuum(store: &Store, language: Language) -> anyhow::Result<()> {
    let before = store.size().await?.bytes;
    store.vacuum().await?;
    let after = store.size().await?.bytes;
    let (before, after) = (
        format::size(before, language),
        format::size(after, language),
    );
    output::print(&say::vacuumed(language, before, after))
}

/// Deletes what is too old, or says what that would be if nobody has confirmed it.
pub(super) async fn purge(
    store: &Store,
    args: &PurgeArgs,
    language: Language,
) -> anyhow::Result<()> {
    if args.yes {
        let purged = store.purge(retention(args)).await?;
        return output::print(&say::purged(language, counted(&purged, language)));
    }
    let purged = store.would_purge(retention(args)).await?;
    let what = what(args, language).join(", ");
    Err(BadRequest(say::would_purge(language, counted(&purged, language), what)).into())
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

fn counted(purged: &Purged, language: Language) -> String {
    let Purged {
        matches,
        guests,
        credentials,
    } = purged;
    say::purge_counts(language, *matches, *guests, *credentials)
}

/// What would go, in words.
fn what(args: &PurgeArgs, language: Language) -> Vec<String> {
    let kinds = [
        args.ended.map(|days| say::purge_ended(language, days)),
        args.open.map(|days| say::purge_open(language, days)),
        args.stalled.map(|days| say::purge_stalled(language, days)),
        args.guests.map(|days| say::purge_guests(language, days)),
        args.sessions
            .map(|days| say::purge_sessions(language, days)),
    ];
    kinds.into_iter().flatten().collect()
}
