//! Finding matches, and the records of those that are over.

use crate::cli::MatchesArgs;
use crate::format::{moment, plain};
use crate::output;
use anyhow::Context;
use engine::{Game, Knowledge};
use record::Record;
use registry::{GameId, with_game};
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::fmt::Write;
use std::sync::Arc;
use store::{Filter, MAX_PAGE, MatchHeader, Page, Status, Store, Visibility};
use table::{GameTable, Moment, Table};

pub(super) async fn list(store: &Store, args: &MatchesArgs) -> anyhow::Result<()> {
    let matches = find(store, args).await?;
    if args.output.json {
        let rows = matches.iter().map(|header| {
            json!({
                "id": header.id,
                "game": header.game,
                "rules": header.rules_version,
                "status": status(header.status),
                "visibility": visibility(header.visibility),
                "players": header.players,
                "created": header.created.0,
                "updated": header.updated.0,
            })
        });
        return output::print(&rows.collect::<Value>().to_string());
    }
    let mut text = format!(
        "{:<24}  {:<9}  {:<9}  {:<7}  {:<20}  {:<20}  people\n",
        "id", "game", "is", "for", "made", "changed"
    );
    for header in &matches {
        writeln!(
            text,
            "{:<24}  {:<9}  {:<9}  {:<7}  {}  {}  {}",
            plain(&header.id),
            plain(&header.game),
            status(header.status),
            visibility(header.visibility),
            moment(header.created),
            moment(header.updated),
            header.players.len()
        )?;
    }
    output::print(&text)
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Finished => "finished",
        Status::Abandoned => "abandoned",
    }
}

fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Public => "all",
        Visibility::Private => "invited",
    }
}

async fn find(store: &Store, args: &MatchesArgs) -> anyhow::Result<Vec<MatchHeader>> {
    let wanted = match args.status {
        Some(status) => vec![Status::from(status)],
        None => Status::ALL.to_vec(),
    };
    let mut found = Vec::new();
    for status in wanted {
        let mut page = Page::first(MAX_PAGE);
        let mut of_status: Vec<MatchHeader> = Vec::new();
        while of_status.len() < args.limit {
            let headers = store.list_matches(Filter::All(status), page).await?;
            let Some(last) = headers.last() else { break };
            page = Page::after(last.cursor(), MAX_PAGE);
            of_status.extend(headers);
        }
        found.extend(of_status);
    }
    found.sort_by_key(|header| Reverse((header.created, header.id.clone())));
    found.truncate(args.limit);
    Ok(found)
}

/// Prints the record of a match that is over, with the proof of its chance.
pub(super) async fn record(store: &Store, id: &str) -> anyhow::Result<()> {
    let id_shown = plain(id);
    let stored = store.load_match(id, 0).await?.with_context(|| {
        format!("there is no match `{id_shown}`; `orbite admin matches` lists them")
    })?;
    let game: GameId = stored.header.game.parse()?;
    let lines: Vec<&str> = stored
        .entries
        .iter()
        .map(|entry| std::str::from_utf8(entry))
        .collect::<Result<_, _>>()
        .with_context(|| format!("the log of match {id_shown} can't be read"))?;
    let record = with_game!(game, G => read::<G>(&lines))
        .with_context(|| format!("the log of match {id_shown} can't be replayed"))?;
    let record = record.with_context(|| {
        format!(
            "match {id_shown} is {}: there is a record of what was played to an end only",
            status(stored.header.status)
        )
    })?;
    output::print(&record.to_json())
}

fn read<G: Game>(lines: &[&str]) -> anyhow::Result<Option<Record>> {
    let nobody =
        Arc::new(|_: &Knowledge<G>, _, _| unreachable!("a log that is only read asks no bot"));
    let session = GameTable::<G>::restore(lines.iter().copied(), nobody, Moment(0))?;
    Ok(session.record())
}
