//! Finding matches, and the records of those that are over.

use crate::cli::MatchesArgs;
use crate::format::{columns, headed, moment, plain};
use crate::output;
use crate::verify;
use anyhow::Context;
use engine::{Game, Knowledge};
use record::Record;
use registry::with_game;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::sync::Arc;
use store::{Filter, ListPage, MAX_PAGE, MatchHeader, Status, Store, Visibility};
use table::{GameTable, Moment, Table};
use text::Language;
use text::operator::{self as say, Text};

pub(super) async fn list(
    store: &Store,
    args: &MatchesArgs,
    language: Language,
) -> anyhow::Result<()> {
    let matches = find(store, args).await?;
    if args.output.json {
        let rows = matches.iter().map(|header| {
            json!({
                "id": header.id,
                "game": header.game,
                "rules": header.rules_version,
                "status": status(header.status).said(Language::English),
                "visibility": visibility(header.visibility).said(Language::English),
                "players": header.players,
                "created": header.created.0,
                "updated": header.updated.0,
            })
        });
        return output::print(&rows.collect::<Value>().to_string());
    }
    let heads = [
        Text::ColumnId,
        Text::ColumnGame,
        Text::ColumnStatus,
        Text::ColumnVisibility,
        Text::ColumnMade,
        Text::ColumnChanged,
        Text::ColumnPeople,
    ];
    let rows = matches.iter().map(|header| {
        [
            plain(&header.id),
            plain(&header.game),
            status(header.status).said(language).to_owned(),
            visibility(header.visibility).said(language).to_owned(),
            moment(header.created),
            moment(header.updated),
            header.players.len().to_string(),
        ]
    });
    output::print(&columns(
        &headed(heads.map(|head| head.said(language)), rows),
        &[],
    ))
}

/// How far a match is; in English also for programs.
fn status(status: Status) -> Text {
    match status {
        Status::Open => Text::StatusOpen,
        Status::Running => Text::StatusRunning,
        Status::Finished => Text::StatusFinished,
        Status::Abandoned => Text::StatusAbandoned,
    }
}

/// Who finds a match; in English also for programs.
fn visibility(visibility: Visibility) -> Text {
    match visibility {
        Visibility::Public => Text::VisibilityAll,
        Visibility::Private => Text::VisibilityInvited,
    }
}

async fn find(store: &Store, args: &MatchesArgs) -> anyhow::Result<Vec<MatchHeader>> {
    let wanted = match args.status {
        Some(status) => vec![Status::from(status)],
        None => Status::ALL.to_vec(),
    };
    let mut found = Vec::new();
    for status in wanted {
        let mut page = ListPage::first(MAX_PAGE);
        let mut of_status: Vec<MatchHeader> = Vec::new();
        while of_status.len() < args.limit {
            let headers = store.list_matches(Filter::All(status), page).await?;
            let Some(last) = headers.last() else { break };
            page = ListPage::after(last.cursor(), MAX_PAGE);
            of_status.extend(headers);
        }
        found.extend(of_status);
    }
    found.sort_by_key(|header| Reverse((header.created, header.id.clone())));
    found.truncate(args.limit);
    Ok(found)
}

/// Prints the record of a match that is over, with the proof of its chance.
pub(super) async fn record(store: &Store, id: &str, language: Language) -> anyhow::Result<()> {
    let id_shown = plain(id);
    let stored = store.load_match(id, 0).await?;
    let stored = stored.with_context(|| say::no_match(language, &id_shown))?;
    let game = verify::game_named(&stored.header.game, language)?;
    let lines: Vec<&str> = stored
        .entries
        .iter()
        .map(|entry| std::str::from_utf8(entry))
        .collect::<Result<_, _>>()
        .with_context(|| say::match_log_unreadable(language, &id_shown))?;
    let record = with_game!(game, G => read::<G>(&lines))
        .with_context(|| say::match_log_unplayable(language, &id_shown))?;
    let record = record.with_context(|| {
        say::match_without_record(language, &id_shown, status(stored.header.status))
    })?;
    output::print(&record.to_json())
}

fn read<G: Game>(lines: &[&str]) -> anyhow::Result<Option<Record>> {
    let nobody =
        Arc::new(|_: &Knowledge<G>, _, _| unreachable!("a log that is only read asks no bot"));
    let session = GameTable::<G>::restore(lines.iter().copied(), nobody, Moment(0))?;
    Ok(session.record())
}
