//! Which node drives a match: sees to its bots, clocks and absences.

use super::{is_newest, now, with_living};
use crate::connection::{Cell, Value, row, select};
use crate::{Result, Store, Timestamp};

/// The rules that a program plays: the name of each game and the version.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    games: Vec<String>,
    versions: Vec<i64>,
}

impl FromIterator<(String, u32)> for Rules {
    fn from_iter<I: IntoIterator<Item = (String, u32)>>(rules: I) -> Self {
        let (games, versions) = rules
            .into_iter()
            .map(|(game, version)| (game, i64::from(version)))
            .unzip();
        Self { games, versions }
    }
}

impl Rules {
    /// What the statements that claim are given: these rules, which matches or how
    /// many, who claims them, and the newest layout that one knows.
    fn values<'a>(&'a self, which: Value<'a>, node: &'a str, layout: i64) -> [Value<'a>; 5] {
        let (games, versions) = (&self.games, &self.versions);
        [
            Value::Texts(games),
            Value::Integers(versions),
            which,
            node.into(),
            layout.into(),
        ]
    }
}

row! {
    /// A match that a node drives from now on.
    pub struct Claimed {
        /// Its id, which is also the table's.
        id: String,
        /// Until when its time ran, if nobody drove it since; otherwise it ran on while
        /// servers ran, as it did where nobody knows who drove it.
        stood: Option<Timestamp>,
    }
}

row! {
    /// A match that some node holds in memory, as the database has it.
    pub struct Held {
        /// Its id, which is also the table's.
        id: String,
        /// The number of its next entry.
        next: u64,
        /// The node that drives it, if that one lives.
        driver: Option<String>,
    }
}

/// When somebody next has to do something at a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// Its id, which is also the table's.
    pub id: String,
    /// By then; never, if nobody has to.
    pub at: Option<Timestamp>,
}

/// The present moment for a comparison by index, in SQL: unlike [`now!`] it is the same for
/// a whole statement.
macro_rules! now_to_compare {
    () => {
        "(extract(epoch FROM statement_timestamp()) * 1000)::bigint"
    };
}

/// Whether the match of the driver `d` goes on, by rules that the claiming program plays, in
/// SQL: looked up for each (`OFFSET`), since few matches are ever due of very many.
macro_rules! is_ours {
    () => {
        "SELECT 1 FROM matches m
         JOIN unnest($1::text[], $2::bigint[]) AS rule (game, version)
           ON m.game = rule.game AND m.rules = rule.version
         WHERE m.id = d.match_id AND m.status < 2 OFFSET 0"
    };
}

impl Store {
    /// Claims these matches for a node, unless another drives them that lives.
    /// Tells which it drives now, those among them that it drove before.
    pub async fn claim(&self, node: &str, rules: &Rules, ids: Vec<String>) -> Result<Vec<Claimed>> {
        self.claim_by(
            with_living!(
                ", wanted AS (
                         SELECT m.id FROM matches m
                         JOIN unnest($1::text[], $2::bigint[]) AS ours (game, rules)
                           ON m.game = ours.game AND m.rules = ours.rules
                         WHERE m.id = ANY ($3::text[]) AND m.status < 3
                           AND (",
                is_newest!(),
                " OR EXISTS (SELECT 1 FROM drivers d
                                            WHERE d.match_id = m.id AND d.node = $4))),
                     before AS (
                         SELECT d.match_id, d.node,
                                CASE WHEN d.node IS NULL THEN d.alive
                                     WHEN d.node = $4 THEN NULL
                                     ELSE coalesce(n.renewed, clock.now) END AS stood
                         FROM clock, drivers d LEFT JOIN nodes n ON n.node = d.node
                         WHERE d.match_id IN (SELECT id FROM wanted)),
                     claimed AS (
                         INSERT INTO drivers AS d (match_id, node)
                         SELECT id, $4 FROM wanted ORDER BY id
                         ON CONFLICT (match_id) DO UPDATE
                         SET node = $4, alive = NULL, rests = NULL
                         WHERE d.node IS NULL OR d.node = $4
                            OR NOT EXISTS (SELECT 1 FROM living WHERE living.node = d.node)
                         RETURNING match_id)
                     SELECT claimed.match_id,
                            CASE WHEN before.match_id IS NULL THEN clock.now ELSE before.stood END
                     FROM clock, claimed LEFT JOIN before ON before.match_id = claimed.match_id"
            ),
            rules.values(Value::Texts(&ids), node, self.known_layout()),
        )
        .await
    }

    /// Claims so many matches at most that nobody drives and that somebody has
    /// to, oldest deadline first, and tells them in this order.
    pub async fn claim_due(&self, node: &str, rules: &Rules, most: u32) -> Result<Vec<Claimed>> {
        self.claim_by(
            with_living!(
                // One step of an index for each node that drives something, not for each match.
                ", driving AS (
                         (SELECT node FROM drivers WHERE node IS NOT NULL ORDER BY node LIMIT 1)
                         UNION ALL
                         SELECT (SELECT d.node FROM drivers d WHERE d.node > driving.node
                                 ORDER BY d.node LIMIT 1)
                         FROM driving WHERE driving.node IS NOT NULL),
                     gone AS MATERIALIZED (
                         SELECT driving.node, coalesce(n.renewed, clock.now) AS renewed
                         FROM clock, driving LEFT JOIN nodes n ON n.node = driving.node
                         WHERE driving.node IS NOT NULL
                           AND NOT EXISTS (SELECT 1 FROM living
                                           WHERE living.node = driving.node)),
                     allowed AS MATERIALIZED (SELECT 1 WHERE ",
                is_newest!(),
                "),
                     rested AS (
                         SELECT d.match_id, d.deadline, d.alive AS stood
                         FROM drivers d, LATERAL (",
                is_ours!(),
                ") AS ours
                         WHERE d.node IS NULL AND d.rests <= ",
                now_to_compare!(),
                " AND EXISTS (SELECT 1 FROM allowed)
                         ORDER BY d.deadline NULLS LAST LIMIT $3
                         FOR UPDATE OF d SKIP LOCKED),
                     left_behind AS (
                         SELECT found.match_id, found.deadline, gone.renewed AS stood
                         FROM gone, LATERAL (
                             SELECT d.match_id, d.deadline FROM drivers d, LATERAL (",
                is_ours!(),
                ") AS ours
                             WHERE d.node = gone.node AND EXISTS (SELECT 1 FROM allowed)
                             ORDER BY d.deadline NULLS LAST LIMIT $3
                             FOR UPDATE OF d SKIP LOCKED) AS found),
                     due AS (
                         SELECT * FROM rested UNION ALL SELECT * FROM left_behind
                         ORDER BY deadline NULLS LAST LIMIT $3),
                     claimed AS (
                         UPDATE drivers SET node = $4, alive = NULL, rests = NULL
                         FROM due WHERE drivers.match_id = due.match_id
                         RETURNING drivers.match_id)
                     SELECT due.match_id, due.stood
                     FROM due JOIN claimed ON claimed.match_id = due.match_id
                     ORDER BY due.deadline NULLS LAST"
            ),
            rules.values(i64::from(most).into(), node, self.known_layout()),
        )
        .await
    }

    /// Claims so many matches at most that are not over and of which nobody
    /// knows who drives them: after a crash of PostgreSQL, or when it has just
    /// got its first node. Forgets what belongs to nodes that are long gone.
    pub async fn claim_unknown(
        &self,
        node: &str,
        rules: &Rules,
        most: u32,
    ) -> Result<Vec<Claimed>> {
        let (node, rules, layout) = (node.to_owned(), rules.clone(), self.known_layout());
        self.coordinate(move |connection| {
            // By the caller's clock: an hour is more than clocks differ.
            let long_ago = Timestamp::now().before(std::time::Duration::from_secs(3600));
            connection.execute(
                "DELETE FROM attendance a
                 WHERE NOT EXISTS (SELECT 1 FROM nodes n WHERE n.node = a.node AND n.until >= $1)",
                &[long_ago.into()],
            )?;
            connection.execute(
                "DELETE FROM listings WHERE summary IS NULL AND changed < $1",
                &[long_ago.into()],
            )?;
            connection.execute(
                "DELETE FROM drivers d
                 WHERE d.node IS NULL AND d.rests < $1
                   AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = d.match_id AND m.status < 2)",
                &[long_ago.into()],
            )?;
            connection.execute(
                "DELETE FROM drivers d USING nodes n
                 WHERE n.until < $1 AND d.node = n.node
                   AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = d.match_id AND m.status < 2)",
                &[long_ago.into()],
            )?;
            connection.execute(
                "DELETE FROM nodes n WHERE n.until < $1
                   AND NOT EXISTS (SELECT 1 FROM drivers d WHERE d.node = n.node)",
                &[long_ago.into()],
            )?;
            select(
                connection,
                with_living!(
                    "INSERT INTO drivers (match_id, node)
                     SELECT m.id, $4 FROM matches m
                     JOIN unnest($1::text[], $2::bigint[]) AS ours (game, rules)
                       ON m.game = ours.game AND m.rules = ours.rules
                     WHERE m.status < 2
                       AND NOT EXISTS (SELECT 1 FROM drivers d WHERE d.match_id = m.id)
                       AND m.created < ", now!(), " - 10000 AND ", is_newest!(),
                    " ORDER BY m.id LIMIT $3
                     ON CONFLICT DO NOTHING
                     RETURNING match_id, ", now!()
                ),
                &rules.values(i64::from(most).into(), &node, layout),
            )
        })
        .await
    }

    async fn claim_by(&self, sql: &'static str, values: [Value<'_>; 5]) -> Result<Vec<Claimed>> {
        let values = values.map(Value::to_cell);
        self.coordinate(move |connection| {
            select(connection, sql, &values.each_ref().map(Cell::as_value))
        })
        .await
    }

    /// A node no longer drives these matches: others may when it is time.
    pub async fn rest(&self, node: &str, resting: Vec<Deadline>) -> Result<()> {
        self.note_deadlines(
            "UPDATE drivers d
             SET node = NULL, alive = NULL, rests = resting.at, deadline = resting.at
             FROM unnest($1::text[], $2::bigint[]) AS resting (id, at)
             WHERE d.match_id = resting.id AND d.node = $3",
            node,
            resting,
        )
        .await
    }

    /// A node says when something is due at matches that it drives: should it die, others
    /// claim those first that can wait the least.
    pub async fn set_deadlines(&self, node: &str, deadlines: Vec<Deadline>) -> Result<()> {
        self.note_deadlines(
            "UPDATE drivers d SET deadline = due.at
             FROM unnest($1::text[], $2::bigint[]) AS due (id, at)
             WHERE d.match_id = due.id AND d.node = $3",
            node,
            deadlines,
        )
        .await
    }

    async fn note_deadlines(
        &self,
        sql: &'static str,
        node: &str,
        deadlines: Vec<Deadline>,
    ) -> Result<()> {
        let node = node.to_owned();
        let (ids, moments): (Vec<String>, Vec<i64>) = deadlines
            .into_iter()
            .map(|deadline| (deadline.id, deadline.at.map_or(i64::MAX, |at| at.0)))
            .unzip();
        self.coordinate(move |connection| {
            let values = [
                Value::Texts(&ids),
                Value::Integers(&moments),
                (&node).into(),
            ];
            connection.execute(sql, &values).map(drop)
        })
        .await
    }

    /// How these matches are now.
    pub async fn held(&self, ids: Vec<String>) -> Result<Vec<Held>> {
        self.read(move |connection| {
            select(
                connection,
                with_living!(
                    "SELECT m.id,
                            coalesce((SELECT first + count FROM entries WHERE match_key = m.key
                                      ORDER BY first DESC LIMIT 1), 0),
                            living.node
                     FROM matches m LEFT JOIN drivers d ON d.match_id = m.id
                     LEFT JOIN living ON living.node = d.node
                     WHERE m.id = ANY ($1::text[])"
                ),
                &[Value::Texts(&ids)],
            )
        })
        .await
    }
}
