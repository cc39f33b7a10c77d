//! What the store asks of a database: two small traits.
//!
//! Every statement but the hot one is written once, in the SQL that both
//! databases understand: `$1`, `$2`, ... in the order of their first use;
//! integers are 64 bits wide; truth values are integers.

use crate::lock::ServerLock;
use crate::notices::Notices;
use crate::{Result, StoreError, Timestamp};
use std::collections::HashSet;
use std::path::Path;

/// What a database of one server says that is asked how it shares.
const NOT_SHARED: StoreError = StoreError::Unsupported("a SQLite database has one server");

/// How long a connection may take for one statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Patience {
    /// As long as people wait for an answer.
    Usual,
    /// As long as it takes, for chores.
    Endless,
}

/// A kind of database, and how to reach it.
pub(crate) trait Database: Send + Sync {
    /// Makes a place for the data where there is none yet.
    fn create(&self) -> Result<()>;

    /// A new connection, ready for use.
    fn connect(&self, patience: Patience) -> Result<Box<dyn Connection>>;

    /// Takes the lock that the one server of a database holds.
    fn lock_for_server(&self) -> Result<ServerLock>;

    /// Takes the lock that each of several servers holds, or the one server
    /// where there can't be several.
    fn lock_for_node(&self) -> Result<ServerLock> {
        self.lock_for_server()
    }

    /// Whether several servers may work on it.
    fn is_shared(&self) -> bool {
        false
    }

    /// Carries short notices between the servers, if it can.
    fn notices(&self) -> Option<Result<Notices>> {
        None
    }

    /// The scripts that build the layout; number n leads from layout n to n + 1.
    fn migrations(&self) -> &'static [&'static str];

    /// The statement that keeps others from migrating until the transaction
    /// ends.
    fn migration_lock(&self) -> &'static str;

    /// A consistent copy of everything, made while others go on writing.
    fn back_up(&self, to: &Path) -> Result<()>;

    /// What the database's own check of itself finds wrong.
    fn damage(&self) -> Result<Vec<String>>;

    /// Gives space that is no longer used back to the system.
    fn vacuum(&self) -> Result<()>;

    /// A statement to run now and then beside the writer, if the database wants
    /// one.
    fn upkeep(&self) -> Option<&'static str>;

    /// The statement that tells the size in bytes.
    fn size_query(&self) -> &'static str;
}

/// One connection; at most one transaction is open on it.
pub(crate) trait Connection: Send {
    /// Runs a statement and counts the rows it changed.
    fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64>;

    /// Runs a statement and collects its rows.
    fn query(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>>;

    /// Runs several statements without values.
    fn script(&mut self, sql: &str) -> Result<()>;

    /// Opens a transaction that may write, and tells what the remembered heads
    /// are worth in it.
    fn begin(&mut self) -> Result<Memory>;

    /// Makes the transaction durable before it returns.
    fn commit(&mut self) -> Result<()>;

    /// Undoes the transaction, if one is open.
    fn roll_back(&mut self);

    /// Where a log ends; `None` if there is no such match.
    fn head(&mut self, match_id: &str) -> Result<Option<Head>>;

    /// Where some logs end, of those matches that there are.
    fn heads(&mut self, _ids: &[String]) -> Result<Vec<(String, Head)>> {
        Err(NOT_SHARED)
    }

    /// Adds these appends to the logs. The caller knows that the matches are
    /// there, and that nobody else writes to them.
    fn add_appends(&mut self, appends: &[AppendRow<'_>], stored: Timestamp) -> Result<()>;

    /// Makes these appends durable, each to another log, where others write too:
    /// those whose number nobody else has taken. Unless that is known of one, it
    /// is also made sure that its log goes up to there. Tells to which matches
    /// something was added.
    fn append_each(
        &mut self,
        _appends: &[AppendRow<'_>],
        _known: &[bool],
        _stored: Timestamp,
    ) -> Result<HashSet<i64>> {
        Err(NOT_SHARED)
    }

    /// The parts of a log from the one that holds number `from` on, in order.
    fn log_parts(&mut self, match_key: i64, from: i64) -> Result<Vec<LogPart>>;

    /// Puts every append into its place in the table `entries`.
    fn settle(&mut self) -> Result<()>;

    /// The matches with appends that are not in their place yet.
    fn unsettled(&mut self) -> Result<Vec<i64>>;
}

/// What the heads remembered from earlier transactions are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    /// They are what they were when they were noted.
    Exact,
    /// They must be forgotten.
    Stale,
}

row! {
    /// The end of one log.
    #[derive(Copy)]
    pub(crate) struct Head {
        /// The match's key in the database.
        match_key: i64,
        /// The number of the next entry.
        next: u64,
    }
}

row! {
    /// Some entries that follow each other in a log.
    pub(crate) struct LogPart {
        /// The number of the first.
        first: u64,
        /// How many entries `body` holds.
        count: u64,
        /// When they, or the last of them, were stored.
        stored: Timestamp,
        /// The entries, as `Packed` writes them.
        body: Vec<u8>,
    }
}

/// A match and the end of its log, by the table `entries`.
pub(crate) const HEAD: &str = "\
    SELECT key, coalesce((SELECT first + count FROM entries WHERE match_key = key
                          ORDER BY first DESC LIMIT 1), 0)
    FROM matches WHERE id = $1";

/// The rows of a log from the one that holds a number on; it may begin before.
pub(crate) const LOG_PARTS: &str = "\
    SELECT first, count, stored, body FROM entries
    WHERE match_key = $1
      AND first >= coalesce((SELECT max(first) FROM entries
                             WHERE match_key = $1 AND first <= $2), 0)
    ORDER BY first";

/// Runs [`HEAD`].
pub(crate) fn query_head(
    connection: &mut (impl Connection + ?Sized),
    match_id: &str,
) -> Result<Option<Head>> {
    select_first(connection, HEAD, &[match_id.into()])
}

/// Runs [`LOG_PARTS`].
pub(crate) fn query_log_parts(
    connection: &mut (impl Connection + ?Sized),
    match_key: i64,
    from: i64,
) -> Result<Vec<LogPart>> {
    select(connection, LOG_PARTS, &[match_key.into(), from.into()])
}

/// A row of entries that an append adds to a log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AppendRow<'a> {
    /// The match, by its integer key.
    pub(crate) match_key: i64,
    /// The number of the first entry.
    pub(crate) first: i64,
    /// How many entries `body` holds.
    pub(crate) count: i64,
    /// The entries, as `Packed` writes them.
    pub(crate) body: &'a [u8],
}

/// A value given to a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'a> {
    Null,
    Integer(i64),
    Text(&'a str),
    Bytes(&'a [u8]),
    /// For PostgreSQL alone, as the ones below.
    Texts(&'a [String]),
    Integers(&'a [i64]),
}

impl Value<'_> {
    /// The same value on its own, for work that outlives its caller.
    pub(crate) fn to_cell(self) -> Cell {
        match self {
            Self::Null => Cell::Null,
            Self::Integer(value) => Cell::Integer(value),
            Self::Text(value) => Cell::Text(value.to_owned()),
            Self::Bytes(value) => Cell::Bytes(value.to_owned()),
            Self::Texts(values) => Cell::Texts(values.to_owned()),
            Self::Integers(values) => Cell::Integers(values.to_owned()),
        }
    }
}

impl From<i64> for Value<'_> {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<Timestamp> for Value<'_> {
    fn from(value: Timestamp) -> Self {
        Self::Integer(value.0)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(value: &'a str) -> Self {
        Self::Text(value)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(value: &'a String) -> Self {
        Self::Text(value)
    }
}

impl<'a> From<&'a [u8]> for Value<'a> {
    fn from(value: &'a [u8]) -> Self {
        Self::Bytes(value)
    }
}

impl<'a> From<&'a Vec<u8>> for Value<'a> {
    fn from(value: &'a Vec<u8>) -> Self {
        Self::Bytes(value)
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// A value that a statement gave back, or that one is given later.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    Null,
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
    /// Given to PostgreSQL alone and never given back, as the ones below.
    Texts(Vec<String>),
    Integers(Vec<i64>),
}

impl Cell {
    pub(crate) fn as_value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Integer(value) => Value::Integer(*value),
            Self::Text(value) => Value::Text(value),
            Self::Bytes(value) => Value::Bytes(value),
            Self::Texts(values) => Value::Texts(values),
            Self::Integers(values) => Value::Integers(values),
        }
    }
}

/// The cells of a row, taken from the first to the last.
#[derive(Debug)]
pub(crate) struct Row(std::vec::IntoIter<Cell>);

impl Row {
    pub(crate) fn new(cells: Vec<Cell>) -> Self {
        Self(cells.into_iter())
    }

    /// The next cell, turned into what is wanted.
    pub(crate) fn take<T: FromCell>(&mut self) -> Result<T> {
        let cell = self.0.next();
        cell.and_then(T::from_cell)
            .ok_or_else(|| StoreError::Corrupt("a column does not hold what it should".to_owned()))
    }
}

/// What the next cells of a row can be turned into.
pub(crate) trait FromRow: Sized {
    fn from_row(row: &mut Row) -> Result<Self>;
}

impl<T: FromCell> FromRow for T {
    fn from_row(row: &mut Row) -> Result<Self> {
        row.take()
    }
}

impl<A: FromRow, B: FromRow> FromRow for (A, B) {
    fn from_row(row: &mut Row) -> Result<Self> {
        Ok((A::from_row(row)?, B::from_row(row)?))
    }
}

/// A struct of the cells of a row, in the order of its fields, which are as visible
/// as the struct.
macro_rules! row {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident {
            $($(#[$about_field:meta])* $field:ident: $type:ty,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $visible struct $name {
            $($(#[$about_field])* $visible $field: $type,)+
        }

        impl $crate::connection::FromRow for $name {
            fn from_row(row: &mut $crate::connection::Row) -> Result<Self, $crate::StoreError> {
                Ok(Self { $($field: $crate::connection::FromRow::from_row(row)?),+ })
            }
        }
    };
}
pub(crate) use row;

/// Runs a statement and reads its rows.
pub(crate) fn select<T: FromRow>(
    connection: &mut (impl Connection + ?Sized),
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<Vec<T>> {
    let rows = connection.query(sql, values)?;
    rows.into_iter()
        .map(|mut row| T::from_row(&mut row))
        .collect()
}

/// Runs a statement and reads its first row, if there is one.
pub(crate) fn select_first<T: FromRow>(
    connection: &mut (impl Connection + ?Sized),
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<Option<T>> {
    Ok(select(connection, sql, values)?.into_iter().next())
}

/// Stores an enum as a number.
macro_rules! stored_as_number {
    ($type:ident: $($variant:ident = $number:literal),+) => {
        impl $type {
            pub(crate) fn number(self) -> i64 {
                match self {
                    $(Self::$variant => $number),+
                }
            }
        }

        impl $crate::connection::FromCell for $type {
            fn from_cell(cell: $crate::connection::Cell) -> Option<Self> {
                match i64::from_cell(cell)? {
                    $($number => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use stored_as_number;

/// What a cell can be turned into.
pub(crate) trait FromCell: Sized {
    fn from_cell(cell: Cell) -> Option<Self>;
}

impl FromCell for i64 {
    fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            Cell::Integer(value) => Some(value),
            _ => None,
        }
    }
}

impl FromCell for u64 {
    fn from_cell(cell: Cell) -> Option<Self> {
        i64::from_cell(cell)?.try_into().ok()
    }
}

impl FromCell for u32 {
    fn from_cell(cell: Cell) -> Option<Self> {
        i64::from_cell(cell)?.try_into().ok()
    }
}

impl FromCell for Timestamp {
    fn from_cell(cell: Cell) -> Option<Self> {
        i64::from_cell(cell).map(Self)
    }
}

impl FromCell for String {
    fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            Cell::Text(value) => Some(value),
            _ => None,
        }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            Cell::Bytes(value) => Some(value),
            _ => None,
        }
    }
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            Cell::Null => Some(None),
            cell => T::from_cell(cell).map(Some),
        }
    }
}
