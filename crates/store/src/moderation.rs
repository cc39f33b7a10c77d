//! Operators, bans, and what people report of others.

use crate::connection::{Connection, Value, row, select, select_first};
use crate::store::statement;
use crate::users::{found_if, is_forgotten, must_exist};
use crate::{Result, Store, Timestamp};
use serde_json::{Map, Value as Json};

/// How many reports may wait in all: each keeps what was said at its table.
pub const MOST_REPORTS: i64 = 1_000;

row! {
    /// What somebody reported of somebody else.
    pub struct Report {
        /// Its number; nobody's before it is stored.
        id: i64,
        /// When it was made.
        at: Timestamp,
        /// The id of the user who made it.
        reporter: String,
        /// The id of the user it is about.
        subject: String,
        /// The id of the match at which it happened.
        match_id: String,
        /// A word for the reason.
        reason: String,
        /// What the reporter wrote.
        text: String,
        /// What was said at the table, as JSON.
        lines: String,
        /// When it was seen to, if it was.
        resolved: Option<Timestamp>,
        /// What came of it.
        resolution: Option<String>,
    }
}

impl Store {
    /// Keeps a report, unless so many of this reporter or [`MOST_REPORTS`] in all wait
    /// already; its number. While one of the same person at the same match waits, it
    /// takes its place.
    pub async fn add_report(&self, report: Report, most: u32) -> Result<Option<i64>> {
        self.write_beside_logs(move |connection| {
            // Somebody may have been forgotten since the lines were read.
            let lines = without_forgotten(connection, &report.lines)?;
            let replaced: Option<i64> = select_first(
                connection,
                "UPDATE reports SET at = $1, reason = $2, text = $3, lines = $4
                 WHERE reporter = $5 AND subject = $6 AND match_id = $7 AND resolved IS NULL
                 RETURNING id",
                &[
                    report.at.into(),
                    (&report.reason).into(),
                    (&report.text).into(),
                    (&lines).into(),
                    (&report.reporter).into(),
                    (&report.subject).into(),
                    (&report.match_id).into(),
                ],
            )?;
            if replaced.is_some() {
                return Ok(replaced);
            }
            let waiting: Option<i64> = select_first(
                connection,
                "SELECT count(*) FROM reports WHERE reporter = $1 AND resolved IS NULL",
                &[(&report.reporter).into()],
            )?;
            let in_all: Option<i64> = select_first(
                connection,
                "SELECT count(*) FROM reports WHERE resolved IS NULL",
                &[],
            )?;
            if waiting.unwrap_or_default() >= i64::from(most)
                || in_all.unwrap_or_default() >= MOST_REPORTS
            {
                return Ok(None);
            }
            select_first(
                connection,
                "INSERT INTO reports (at, reporter, subject, match_id, reason, text, lines)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id",
                &[
                    report.at.into(),
                    (&report.reporter).into(),
                    (&report.subject).into(),
                    (&report.match_id).into(),
                    (&report.reason).into(),
                    (&report.text).into(),
                    (&lines).into(),
                ],
            )
        })
        .await
    }

    /// The reports that wait, the oldest first; or the latest of all.
    pub async fn reports(&self, waiting: bool, most: u32) -> Result<Vec<Report>> {
        let sql = match waiting {
            true => {
                "SELECT id, at, reporter, subject, match_id, reason, text, lines, resolved,
                        resolution
                 FROM reports WHERE resolved IS NULL ORDER BY id LIMIT $1"
            }
            false => {
                "SELECT id, at, reporter, subject, match_id, reason, text, lines, resolved,
                        resolution
                 FROM reports ORDER BY id DESC LIMIT $1"
            }
        };
        self.read(move |connection| select(connection, sql, &[Value::Integer(most.into())]))
            .await
    }

    /// Notes what came of a report; [`NotFound`](crate::StoreError::NotFound) when there is none that
    /// waits under that number.
    pub async fn resolve_report(&self, id: i64, resolution: &str, at: Timestamp) -> Result<()> {
        let sql = "UPDATE reports SET resolved = $1, resolution = $2
                   WHERE id = $3 AND resolved IS NULL";
        let values = [at.into(), resolution.into(), id.into()];
        let changed = self.write_beside_logs(statement(sql, values)).await?;
        found_if(changed)
    }

    /// Lets a user look after the server, or no longer.
    pub async fn set_operator(&self, user_id: &str, operator: bool) -> Result<()> {
        let sql = match operator {
            true => {
                "INSERT INTO operators (user_id) SELECT id FROM users WHERE id = $1
                 ON CONFLICT DO NOTHING"
            }
            false => "DELETE FROM operators WHERE user_id = $1",
        };
        let values = [user_id.into()];
        self.write_beside_logs(statement(sql, values))
            .await
            .map(drop)
    }

    /// Whether a user looks after the server.
    pub async fn is_operator(&self, user_id: &str) -> Result<bool> {
        let sql = "SELECT user_id FROM operators WHERE user_id = $1";
        let found: Vec<String> = self.select_by(sql, user_id).await?;
        Ok(!found.is_empty())
    }

    /// Keeps a user from logging in, and ends all its sessions: their ids.
    pub async fn ban_user(
        &self,
        user_id: &str,
        reason: &str,
        at: Timestamp,
    ) -> Result<Vec<String>> {
        let (user_id, reason) = (user_id.to_owned(), reason.to_owned());
        self.write(move |connection| {
            must_exist(connection, &user_id)?;
            connection.execute(
                "INSERT INTO bans (user_id, reason, at) VALUES ($1, $2, $3)
                 ON CONFLICT (user_id) DO UPDATE SET reason = $2, at = $3",
                &[(&user_id).into(), (&reason).into(), at.into()],
            )?;
            select(
                connection,
                "UPDATE credentials SET revoked = $1 WHERE user_id = $2 AND revoked IS NULL
                 RETURNING id",
                &[at.into(), (&user_id).into()],
            )
        })
        .await
    }

    /// Lets a user log in again; [`NotFound`](crate::StoreError::NotFound) when nothing kept it from
    /// that.
    pub async fn lift_ban(&self, user_id: &str) -> Result<()> {
        let user_id = user_id.to_owned();
        self.write_beside_logs(move |connection| {
            connection.execute(
                "DELETE FROM barred_networks WHERE user_id = $1 AND place = ''",
                &[(&user_id).into()],
            )?;
            found_if(
                connection.execute("DELETE FROM bans WHERE user_id = $1", &[(&user_id).into()])?,
            )
        })
        .await
    }

    /// Who was banned of those who once had this token.
    pub async fn banned_by_token(&self, token_hash: &[u8]) -> Result<Option<String>> {
        let token_hash = token_hash.to_owned();
        self.read(move |connection| {
            select_first(
                connection,
                "SELECT bans.user_id FROM credentials JOIN bans USING (user_id)
                 WHERE token_hash = $1",
                &[(&token_hash).into()],
            )
        })
        .await
    }

    /// Why a user may not log in, if it may not.
    pub async fn ban_of(&self, user_id: &str) -> Result<Option<String>> {
        let sql = "SELECT reason FROM bans WHERE user_id = $1";
        Ok(self.select_by(sql, user_id).await?.pop())
    }
}

/// The lines that a report quotes: whose each is stands under `user`, what they are
/// called under `name`, and their picture under `avatar`.
type Lines = Vec<Map<String, Json>>;

/// Takes a user's name out of the lines that reports quote.
pub(crate) fn unname_in_reports(connection: &mut dyn Connection, id: &str) -> Result<()> {
    let quoting: Vec<(i64, String)> = select(
        connection,
        "SELECT id, lines FROM reports WHERE lines LIKE $1",
        &[format!("%{id}%").as_str().into()],
    )?;
    for (report, lines) in quoting {
        if let Some(lines) = without_names(&lines, |user| Ok(user == id))? {
            connection.execute(
                "UPDATE reports SET lines = $1 WHERE id = $2",
                &[lines.as_str().into(), report.into()],
            )?;
        }
    }
    Ok(())
}

/// Lines without the names of those who were forgotten.
fn without_forgotten(connection: &mut dyn Connection, lines: &str) -> Result<String> {
    let unnamed = without_names(lines, |user| is_forgotten(connection, user))?;
    Ok(unnamed.unwrap_or_else(|| lines.to_owned()))
}

/// Lines without the names of some users; nothing if they name none of them.
fn without_names(
    lines: &str,
    mut is_gone: impl FnMut(&str) -> Result<bool>,
) -> Result<Option<String>> {
    // What is no list of lines names nobody.
    let mut lines: Lines = serde_json::from_str(lines).unwrap_or_default();
    let mut has_changed = false;
    for line in &mut lines {
        if let Some(Json::String(user)) = line.get("user")
            && is_gone(user)?
        {
            line.insert("name".to_owned(), Json::String(String::new()));
            line.remove("avatar");
            has_changed = true;
        }
    }
    // Plain data with text keys has no way to fail.
    Ok(has_changed.then(|| serde_json::to_string(&lines).unwrap_or_default()))
}
