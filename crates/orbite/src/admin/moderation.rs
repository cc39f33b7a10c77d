//! Operators, reports, bans, and tables that have to be closed.

use super::users::{described, one};
use crate::format::{moment, plain};
use crate::output;
use serde_json::{Value, json};
use std::fmt::Write;
use store::{MAX_PAGE, Report, Store, StoreError, Timestamp};

pub(super) async fn operator(store: &Store, user: &str, operator: bool) -> anyhow::Result<()> {
    let user = one(store, user).await?;
    if operator && user.password_hash.is_none() {
        anyhow::bail!(
            "{} has no password; operators need an account",
            described(&user)
        );
    }
    store.set_operator(&user.id, operator).await?;
    let text = match operator {
        true => format!(
            "looks after the server now, at /operator: {}",
            described(&user)
        ),
        false => format!("no longer looks after the server: {}", described(&user)),
    };
    output::print(&text)
}

pub(super) async fn reports(store: &Store, all: bool, as_json: bool) -> anyhow::Result<()> {
    let reports = store.reports(!all, MAX_PAGE).await?;
    if as_json {
        let rows = reports.iter().map(|report| {
            let lines: Value = serde_json::from_str(&report.lines).unwrap_or_default();
            json!({
                "id": report.id,
                "at": report.at.0,
                "reporter": report.reporter,
                "subject": report.subject,
                "table": report.match_id,
                "reason": report.reason,
                "text": report.text,
                "lines": lines,
                "resolved": report.resolved.map(|at| at.0),
                "resolution": report.resolution,
            })
        });
        return output::print(&rows.collect::<Value>().to_string());
    }
    let mut text = String::new();
    for report in &reports {
        write_report(&mut text, report)?;
    }
    if reports.is_empty() {
        text.push_str("no reports\n");
    }
    output::print(&text)
}

fn write_report(text: &mut String, report: &Report) -> std::fmt::Result {
    writeln!(
        text,
        "{}  {}  {} reports {} at {}: {} {}",
        report.id,
        moment(report.at),
        plain(&report.reporter),
        plain(&report.subject),
        plain(&report.match_id),
        plain(&report.reason),
        plain(&report.text)
    )?;
    let lines: Vec<Value> = serde_json::from_str(&report.lines).unwrap_or_default();
    for line in lines {
        let part = |key: &str| plain(line[key].as_str().unwrap_or_default());
        writeln!(
            text,
            "    {} ({}): {}",
            part("name"),
            part("user"),
            part("text")
        )?;
    }
    if let Some(resolution) = &report.resolution {
        writeln!(text, "    resolved: {}", plain(resolution))?;
    }
    Ok(())
}

pub(super) async fn resolve(store: &Store, id: i64, text: &str) -> anyhow::Result<()> {
    match store.resolve_report(id, text, Timestamp::now()).await {
        Err(StoreError::NotFound) => {
            anyhow::bail!(
                "no report waits under the number {id}; `orbite admin reports` lists them"
            )
        }
        done => done?,
    }
    output::print(&format!("report {id} is resolved"))
}

pub(super) async fn ban(store: &Store, user: &str, reason: &str) -> anyhow::Result<()> {
    let user = one(store, user).await?;
    let ended = store.ban_user(&user.id, reason, Timestamp::now()).await?;
    output::print(&format!(
        "banned, {} sessions ended: {}",
        ended.len(),
        described(&user)
    ))
}

pub(super) async fn unban(store: &Store, user: &str) -> anyhow::Result<()> {
    let user = one(store, user).await?;
    match store.lift_ban(&user.id).await {
        Err(StoreError::NotFound) => anyhow::bail!("nothing keeps out {}", described(&user)),
        done => done?,
    }
    output::print(&format!("may log in again: {}", described(&user)))
}

pub(super) async fn close_table(store: &Store, id: &str) -> anyhow::Result<()> {
    let shown = plain(id);
    match server::close_table(store, id).await {
        Err(StoreError::NotFound) => {
            anyhow::bail!("there is no match `{shown}`; `orbite admin matches` lists them")
        }
        Err(error) => Err(error.into()),
        Ok(Err(why)) => anyhow::bail!("match {shown} can't be read: {why}"),
        Ok(Ok(false)) => anyhow::bail!("match {shown} is over already"),
        Ok(Ok(true)) => output::print(&format!("closed: {shown}")),
    }
}
