//! What those who look after the server see, over HTTP. Times are milliseconds
//! since 1970.

use crate::{ChatLine, SeatState, Stage};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an operator sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Overview {
    /// How the server is.
    pub health: ServerHealth,
    /// Reports that wait, the oldest first.
    pub reports: Vec<ReportInfo>,
    /// Games that are played and tables that wait, the newest first.
    pub tables: Vec<OperatedTable>,
}

/// How the server is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct ServerHealth {
    /// The version of the program, as `orbite --version` says it.
    pub version: String,
    /// Whether the database takes writes.
    pub database: bool,
    /// How many tables are in memory.
    pub tables_in_memory: i64,
    /// How many WebSockets are open.
    pub connections: i64,
    /// How many internal errors there were.
    pub faults: u64,
}

/// What somebody reported of somebody else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct ReportInfo {
    /// By which an operator settles it.
    pub id: i64,
    /// When it was made.
    pub at: i64,
    /// The id of the user who reports.
    pub reporter: String,
    /// Their name.
    pub reporter_name: String,
    /// Of whom it is.
    pub subject: String,
    /// Their name.
    pub subject_name: String,
    /// The id of the table at which it happened.
    pub table: String,
    /// A word for the reason.
    pub reason: String,
    /// What the reporter wrote.
    pub text: String,
    /// What was said at the table.
    pub lines: Vec<ChatLine>,
}

/// A table as an operator sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct OperatedTable {
    /// Its id, by which an operator closes it.
    pub table: String,
    /// Which game, as commands and files name it: `rockets`.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// Who holds each seat, seat 0 first.
    pub seats: Vec<SeatState>,
    /// When something last happened there.
    pub updated: i64,
}

/// Those whom an operator looked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct FoundPeople {
    /// They.
    pub people: Vec<FoundPerson>,
}

/// Somebody as an operator sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct FoundPerson {
    /// By which an operator bans them.
    pub user: String,
    /// What they are called now.
    pub name: String,
    /// The name that an account logs in with; guests have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// When they first came.
    pub since: i64,
    /// When they were last here.
    pub seen: i64,
    /// How many games they held a seat in to the end.
    pub games: u64,
    /// How many reports were made of them.
    pub reports: u64,
    /// How many of those wait.
    pub waiting: u64,
    /// Why they may not log in, if they may not; in the words of an operator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<String>,
}
