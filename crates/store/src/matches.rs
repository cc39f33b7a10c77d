//! Matches: what is known of them besides their logs.

use crate::connection::{
    AppendRow, Connection, Row, Value, select, select_first, stored_as_number,
};
use crate::entry::Packed;
use crate::log::read_log;
use crate::users::found_if;
use crate::{Cursor, ListPage, Result, Store, StoreError, Timestamp};

/// Everything about a match but its log. The store compares ids and codes and
/// looks at visibility, status and times; the rest is the caller's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchHeader {
    /// The match's name in links and calls.
    pub id: String,
    /// A short code that leads to the match while it has one.
    pub code: Option<String>,
    /// The game's identifier, as commands and files name it: `rockets`.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The game's options, as JSON.
    pub options: String,
    /// Who sits where and everything else about the table, as JSON.
    pub seats: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// The users who have a seat; they find the match in their list.
    pub players: Vec<String>,
    /// When it was created.
    pub created: Timestamp,
    /// When the header last changed.
    pub updated: Timestamp,
}

impl MatchHeader {
    /// A public match of a game that runs with its usual options, and has no players
    /// yet.
    pub fn running(id: &str, game: &str, created: Timestamp) -> Self {
        Self {
            id: id.to_owned(),
            code: None,
            game: game.to_owned(),
            rules_version: 1,
            options: "{}".to_owned(),
            seats: "[]".to_owned(),
            visibility: Visibility::Public,
            status: Status::Running,
            players: Vec::new(),
            created,
            updated: created,
        }
    }

    /// Where a list goes on after this match.
    pub fn cursor(&self) -> Cursor {
        Cursor {
            at: self.created,
            id: self.id.clone(),
        }
    }
}

/// Who may find a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Everybody: it is listed.
    Public,
    /// Only who is invited.
    Private,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are being filled; the game has not begun.
    Open,
    /// The game has begun and is not over.
    Running,
    /// Played to its end.
    Finished,
    /// Given up before its end.
    Abandoned,
}

impl Status {
    /// Every status.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Finished, Self::Abandoned];
}

/// Which matches to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Those in which a user has a seat.
    Of(String),
    /// Those of them that are not over.
    GoingOn(String),
    /// The public ones of a status.
    Public(Status),
    /// All of a status, as a server takes them up again after a restart.
    All(Status),
}

/// A match with its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// Everything but the log.
    pub header: MatchHeader,
    /// The entries from the number that was asked for.
    pub entries: Vec<Vec<u8>>,
    /// When the last of them was stored.
    pub stored: Option<Timestamp>,
}

stored_as_number!(Visibility: Public = 0, Private = 1);
stored_as_number!(Status: Open = 0, Running = 1, Finished = 2, Abandoned = 3);

/// The columns that [`header`] reads, behind the match's key. No user's id has a space.
macro_rules! select_header {
    ($rest:literal) => {
        concat!(
            "SELECT key, matches.id, code, game, rules, options, seats, visibility, \
             status, created, updated, \
             (SELECT string_agg(p.user_id, ' ' ORDER BY p.user_id) FROM players p \
              WHERE p.match_key = key) FROM matches ",
            $rest
        )
    };
}

impl Store {
    /// Adds a match with an empty log; [`StoreError::Taken`] when its id or
    /// code belongs to another.
    pub async fn create_match(&self, header: MatchHeader) -> Result<()> {
        self.create_match_with::<&str>(header, &[]).await
    }

    /// Adds a match with the beginning of its log: both or neither.
    pub async fn create_match_with<T: AsRef<[u8]>>(
        &self,
        header: MatchHeader,
        entries: &[T],
    ) -> Result<()> {
        let entries = Packed::pack(entries)?;
        let clock = self.clock().clone();
        self.write_beside_logs(move |connection| {
            let fixed = [
                (&header.id).into(),
                (&header.game).into(),
                header.created.into(),
            ];
            let key = select_first(
                connection,
                "INSERT INTO matches (id, game, created, code, rules, options, seats, visibility,
                                      status, updated)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
                 ON CONFLICT DO NOTHING RETURNING key",
                &[&fixed[..], &changing(&header)].concat(),
            )?;
            let match_key = key.ok_or(StoreError::Taken)?;
            seat_players(connection, match_key, &header.players)?;
            if entries.count == 0 {
                return Ok(());
            }
            let append = AppendRow {
                match_key,
                first: 0,
                count: i64::from(entries.count),
                body: &entries.body,
            };
            connection.add_appends(&[append], clock.now())
        })
        .await
    }

    /// Replaces everything about a match but its log, its game and its time of
    /// creation. No match goes back to an earlier status: a server that is so late
    /// changes nothing.
    pub async fn update_match(&self, header: MatchHeader) -> Result<()> {
        let id = header.id.clone();
        self.write_about(&id, move |connection| {
            let key = key_of(connection, &header.id)?;
            let changed = connection.execute(
                "UPDATE matches SET code = $1, rules = $2, options = $3, seats = $4,
                        visibility = $5, status = $6, updated = $7
                 WHERE key = $8 AND status <= $6",
                &[&changing(&header)[..], &[key.into()]].concat(),
            )?;
            if changed == 0 {
                return Ok(());
            }
            // They hardly ever change, and lie all over the place.
            let mut players = header.players.clone();
            players.sort_unstable();
            players.dedup();
            if players_of(connection, key)? == players {
                return Ok(());
            }
            connection.execute("DELETE FROM players WHERE match_key = $1", &[key.into()])?;
            seat_players(connection, key, &players)
        })
        .await
    }

    /// Notes how far a match is; nothing else about it has changed.
    pub async fn set_status(&self, id: &str, status: Status, at: Timestamp) -> Result<()> {
        let about = id;
        let id = id.to_owned();
        self.write_about(about, move |connection| {
            found_if(connection.execute(
                "UPDATE matches SET status = CASE WHEN status > $1 THEN status ELSE $1 END,
                        updated = $2
                 WHERE id = $3",
                &[status.number().into(), at.into(), (&id).into()],
            )?)
        })
        .await
    }

    /// A match and its entries from number `from` on.
    pub async fn load_match(&self, id: &str, from: u64) -> Result<Option<StoredMatch>> {
        let id = id.to_owned();
        self.read(move |connection| {
            let rows = connection.query(select_header!("WHERE id = $1"), &[(&id).into()])?;
            let Some(row) = rows.into_iter().next() else {
                return Ok(None);
            };
            // The header first: a log that has grown since does no harm.
            let (key, header) = header(row)?;
            let (entries, stored) = read_log(connection, key, from)?;
            Ok(Some(StoredMatch {
                header,
                entries,
                stored,
            }))
        })
        .await
    }

    /// The headers of those of these matches that there are; PostgreSQL only.
    pub async fn headers(&self, ids: Vec<String>) -> Result<Vec<MatchHeader>> {
        self.read(move |connection| {
            let sql = select_header!("WHERE id = ANY ($1::text[])");
            headers(connection.query(sql, &[Value::Texts(&ids)])?)
        })
        .await
    }

    /// The match that a code leads to.
    pub async fn match_by_code(&self, code: &str) -> Result<Option<MatchHeader>> {
        let code = code.to_owned();
        self.read(move |connection| {
            let rows = connection.query(select_header!("WHERE code = $1"), &[(&code).into()])?;
            Ok(headers(rows)?.pop())
        })
        .await
    }

    /// A page of the matches that pass the filter, newest first.
    pub async fn list_matches(&self, filter: Filter, page: ListPage) -> Result<Vec<MatchHeader>> {
        self.read(move |connection| {
            let (sql, key): (_, Value<'_>) = match &filter {
                Filter::Of(user) => (
                    select_header!(
                        "JOIN players ON match_key = key
                         WHERE user_id = $1 AND (created, matches.id) < ($2, $3)
                         ORDER BY created DESC, matches.id DESC LIMIT $4"
                    ),
                    user.into(),
                ),
                Filter::GoingOn(user) => (
                    select_header!(
                        "JOIN players ON match_key = key
                         WHERE user_id = $1 AND (created, matches.id) < ($2, $3)
                           AND status IN (0, 1)
                         ORDER BY created DESC, matches.id DESC LIMIT $4"
                    ),
                    user.into(),
                ),
                Filter::Public(status) => (
                    select_header!(
                        "WHERE status = $1 AND visibility = 0 AND (created, id) < ($2, $3)
                         ORDER BY created DESC, id DESC LIMIT $4"
                    ),
                    status.number().into(),
                ),
                Filter::All(status) => (
                    select_header!(
                        "WHERE status = $1 AND (created, id) < ($2, $3)
                         ORDER BY created DESC, id DESC LIMIT $4"
                    ),
                    status.number().into(),
                ),
            };
            let [at, id, limit] = page.values();
            let rows = connection.query(sql, &[key, at, id, limit])?;
            headers(rows)
        })
        .await
    }

    /// How many matches that are not over a user has a seat in.
    pub async fn count_going_on(&self, user_id: &str) -> Result<u64> {
        let counts = self.select_by(
            "SELECT count(*) FROM players JOIN matches ON key = match_key
             WHERE user_id = $1 AND status IN (0, 1)",
            user_id,
        );
        Ok(counts.await?.pop().unwrap_or_default())
    }

    /// Deletes a match and its log.
    pub async fn delete_match(&self, id: &str) -> Result<()> {
        let id = id.to_owned();
        self.write(move |connection| {
            found_if(connection.execute("DELETE FROM matches WHERE id = $1", &[(&id).into()])?)
        })
        .await
    }
}

/// The key of a match; [`StoreError::NotFound`] when there is no such match.
pub(crate) fn key_of(connection: &mut dyn Connection, id: &str) -> Result<i64> {
    let key = select_first(
        connection,
        "SELECT key FROM matches WHERE id = $1",
        &[id.into()],
    )?;
    key.ok_or(StoreError::NotFound)
}

/// The columns that may change, in the order in which they are written.
fn changing(header: &MatchHeader) -> [Value<'_>; 7] {
    [
        header.code.as_ref().into(),
        i64::from(header.rules_version).into(),
        (&header.options).into(),
        (&header.seats).into(),
        header.visibility.number().into(),
        header.status.number().into(),
        header.updated.into(),
    ]
}

fn seat_players(connection: &mut dyn Connection, match_key: i64, players: &[String]) -> Result<()> {
    for player in players {
        // A user may hold several seats.
        connection.execute(
            "INSERT INTO players (user_id, match_key) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            &[player.into(), match_key.into()],
        )?;
    }
    Ok(())
}

/// Who plays in a match, in the order of their ids.
fn players_of(connection: &mut dyn Connection, match_key: i64) -> Result<Vec<String>> {
    let sql = "SELECT user_id FROM players WHERE match_key = $1 ORDER BY user_id";
    select(connection, sql, &[match_key.into()])
}

fn headers(rows: Vec<Row>) -> Result<Vec<MatchHeader>> {
    rows.into_iter().map(|row| Ok(header(row)?.1)).collect()
}

fn header(mut row: Row) -> Result<(i64, MatchHeader)> {
    let key: i64 = row.take()?;
    let mut header = MatchHeader {
        id: row.take()?,
        code: row.take()?,
        game: row.take()?,
        rules_version: row.take()?,
        options: row.take()?,
        seats: row.take()?,
        visibility: row.take()?,
        status: row.take()?,
        created: row.take()?,
        updated: row.take()?,
        players: Vec::new(),
    };
    let players: Option<String> = row.take()?;
    let players = players.iter().flat_map(|players| players.split(' '));
    header.players = players.map(str::to_owned).collect();
    Ok((key, header))
}
