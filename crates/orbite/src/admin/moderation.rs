//! Operators, reports, bans, and tables that have to be closed.

use super::users::{described, one};
use crate::format::{moment, plain};
use crate::output;
use serde_json::{Value, json};
use std::fmt::Write;
use store::{MAX_PAGE, Report, Store, StoreError, Timestamp};
use text::Language;
use text::operator::{self as say, Text};

pub(super) async fn operator(
    store: &Store,
    user: &str,
    operator: bool,
    language: Language,
) -> anyhow::Result<()> {
    let user = one(store, user, language).await?;
    if operator && user.password_hash.is_none() {
        let user = described(&user, language);
        anyhow::bail!(say::operator_needs_account(language, user));
    }
    store.set_operator(&user.id, operator).await?;
    let user = described(&user, language);
    let text = match operator {
        true => say::operator_made(language, user),
        false => say::operator_removed(language, user),
    };
    output::print(&text)
}

pub(super) async fn reports(
    store: &Store,
    all: bool,
    as_json: bool,
    language: Language,
) -> anyhow::Result<()> {
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
        write_report(&mut text, report, language)?;
    }
    if reports.is_empty() {
        text.push_str(Text::NoReports.said(language));
    }
    output::print(&text)
}

fn write_report(text: &mut String, report: &Report, language: Language) -> std::fmt::Result {
    let reported = say::reported(
        language,
        plain(&report.reporter),
        plain(&report.subject),
        plain(&report.match_id),
        plain(&report.reason),
        plain(&report.text),
    );
    writeln!(text, "{}  {}  {reported}", report.id, moment(report.at))?;
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
        let resolved = say::report_resolved(language, plain(resolution));
        writeln!(text, "    {resolved}")?;
    }
    Ok(())
}

pub(super) async fn resolve(
    store: &Store,
    id: i64,
    text: &str,
    language: Language,
) -> anyhow::Result<()> {
    match store.resolve_report(id, text, Timestamp::now()).await {
        Err(StoreError::NotFound) => anyhow::bail!(say::no_report(language, id)),
        done => done?,
    }
    output::print(&say::resolved(language, id))
}

pub(super) async fn ban(
    store: &Store,
    user: &str,
    reason: &str,
    language: Language,
) -> anyhow::Result<()> {
    let user = one(store, user, language).await?;
    let ended = store.ban_user(&user.id, reason, Timestamp::now()).await?;
    let user = described(&user, language);
    output::print(&say::banned(language, ended.len(), user))
}

pub(super) async fn unban(store: &Store, user: &str, language: Language) -> anyhow::Result<()> {
    let user = one(store, user, language).await?;
    let shown = described(&user, language);
    match store.lift_ban(&user.id).await {
        Err(StoreError::NotFound) => anyhow::bail!(say::not_banned(language, shown)),
        done => done?,
    }
    output::print(&say::unbanned(language, shown))
}

pub(super) async fn close_table(store: &Store, id: &str, language: Language) -> anyhow::Result<()> {
    let shown = plain(id);
    match server::close_table(store, id).await {
        Err(StoreError::NotFound) => anyhow::bail!(say::no_match(language, shown)),
        Err(error) => Err(error.into()),
        Ok(Err(why)) => anyhow::bail!(say::match_unreadable(language, shown, why.to_string())),
        Ok(Ok(false)) => anyhow::bail!(say::match_over(language, shown)),
        Ok(Ok(true)) => output::print(&say::closed(language, shown)),
    }
}
