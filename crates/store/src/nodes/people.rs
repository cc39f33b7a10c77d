//! Who is connected where, and what lists of public matches show.

use super::{now, with_living};
use crate::connection::{Value, row, select};
use crate::{Result, Store, Timestamp};

/// How many changes in lists are told at once.
pub const MOST_LISTINGS: usize = 20_000;

row! {
    /// A public match in a list; one that is listed no longer has no summary.
    pub struct Listing {
        /// Its id, which is also the table's.
        id: String,
        /// When it was made.
        made: Timestamp,
        /// How it looks: opaque.
        summary: Option<String>,
        /// When that was noted.
        changed: Timestamp,
    }
}

impl Store {
    /// Notes who is connected to a node for some matches, as text of the
    /// caller's; empty if nobody is.
    pub async fn set_attendance(
        &self,
        node: &str,
        attendance: Vec<(String, String)>,
    ) -> Result<()> {
        let node = node.to_owned();
        let empty: Vec<String> = attendance
            .iter()
            .filter(|(_, users)| users.is_empty())
            .map(|(id, _)| id.clone())
            .collect();
        let (ids, users): (Vec<String>, Vec<String>) = attendance
            .into_iter()
            .filter(|(_, users)| !users.is_empty())
            .unzip();
        self.coordinate(move |connection| {
            if !empty.is_empty() {
                connection.execute(
                    "DELETE FROM attendance WHERE match_id = ANY ($1::text[]) AND node = $2",
                    &[Value::Texts(&empty), (&node).into()],
                )?;
            }
            if !ids.is_empty() {
                connection.execute(
                    "INSERT INTO attendance (match_id, node, users)
                     SELECT there.id, $3, there.users
                     FROM unnest($1::text[], $2::text[]) AS there (id, users)
                     ON CONFLICT (match_id, node) DO UPDATE SET users = excluded.users",
                    &[Value::Texts(&ids), Value::Texts(&users), (&node).into()],
                )?;
            }
            Ok(())
        })
        .await
    }

    /// Who is connected to other nodes that live, for these matches: a match
    /// and its text for each node.
    pub async fn attendance_elsewhere(
        &self,
        node: &str,
        ids: Vec<String>,
    ) -> Result<Vec<(String, String)>> {
        let node = node.to_owned();
        self.read(move |connection| {
            select(
                connection,
                with_living!(
                    "SELECT a.match_id, a.users FROM attendance a
                     JOIN living ON living.node = a.node
                     WHERE a.match_id = ANY ($1::text[]) AND a.node <> $2"
                ),
                &[Value::Texts(&ids), (&node).into()],
            )
        })
        .await
    }

    /// Notes how public matches look in lists: each with the time it was made,
    /// and a summary unless it is listed no longer.
    pub async fn set_listings(
        &self,
        listings: Vec<(String, Timestamp, Option<String>)>,
    ) -> Result<()> {
        let mut ids = Vec::with_capacity(listings.len());
        let mut made = Vec::with_capacity(listings.len());
        let mut summaries = Vec::with_capacity(listings.len());
        for (id, at, summary) in listings {
            ids.push(id);
            made.push(at.0);
            summaries.push(summary.unwrap_or_default());
        }
        self.coordinate(move |connection| {
            connection
                .execute(
                    concat!(
                        "INSERT INTO listings (match_id, made, summary, changed)
                         SELECT listed.id, listed.made, nullif(listed.summary, ''), ",
                        now!(),
                        " FROM unnest($1::text[], $2::bigint[], $3::text[])
                               AS listed (id, made, summary)
                         ORDER BY listed.id
                         ON CONFLICT (match_id) DO UPDATE
                         SET summary = excluded.summary, changed = excluded.changed"
                    ),
                    &[
                        Value::Texts(&ids),
                        Value::Integers(&made),
                        Value::Texts(&summaries),
                    ],
                )
                .map(drop)
        })
        .await
    }

    /// What changed in lists after a match that changed then, oldest first, or since then if
    /// that has no name: [`MOST_LISTINGS`] at most. A change that was noted late may have an
    /// earlier time than one that was seen already, so ask from some seconds before.
    pub async fn listings_since(&self, since: Timestamp, after: String) -> Result<Vec<Listing>> {
        self.read(move |connection| {
            select(
                connection,
                "SELECT match_id, made, summary, changed FROM listings
                 WHERE (changed, match_id) > ($1, $2)
                 ORDER BY changed, match_id LIMIT $3",
                &[since.into(), (&after).into(), (MOST_LISTINGS as i64).into()],
            )
        })
        .await
    }
}
