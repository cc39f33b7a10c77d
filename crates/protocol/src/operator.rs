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
    /// The program's version.
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

/// A report.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct ReportInfo {
    /// Its number.
    pub id: i64,
    /// When it was made.
    pub at: i64,
    /// Whose it is.
    pub reporter: String,
    /// Their name.
    pub reporter_name: String,
    /// Of whom it is.
    pub subject: String,
    /// Their name.
    pub subject_name: String,
    /// Where it happened.
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
    /// Its id.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits there.
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
    /// Their id.
    pub user: String,
    /// Their name.
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
