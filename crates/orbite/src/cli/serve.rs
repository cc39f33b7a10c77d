//! What a server is told.

use super::values::{BadValue, read, switch, whole};
use crate::database::DatabaseName;
use clap::Args;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::path::PathBuf;

/// What a server is told by flags and by the environment; a settings file
/// has the same names.
#[derive(Args, Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = listen, env = "ORBITE_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    #[arg(
        long,
        value_name = "PLACE",
        env = "ORBITE_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<DatabaseName>,
    #[arg(long, value_name = "FILE", env = "ORBITE_DATABASE_PASSWORD_FILE")]
    pub(crate) database_password_file: Option<PathBuf>,
    #[arg(long, value_name = "BUS", env = "ORBITE_BUS", hide_env_values = true)]
    pub(crate) bus: Option<String>,
    #[arg(long, value_name = "HOSTS", env = "ORBITE_PUSH_SERVICES")]
    pub(crate) push_services: Option<String>,
    #[arg(
        long,
        value_name = "SERVER",
        env = "ORBITE_SMTP",
        hide_env_values = true
    )]
    pub(crate) smtp: Option<String>,
    #[arg(long, value_name = "FILE", env = "ORBITE_SMTP_PASSWORD_FILE")]
    pub(crate) smtp_password_file: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS", env = "ORBITE_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    #[arg(long, value_name = "FILE", env = "ORBITE_CONFIG")]
    #[serde(skip)]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "ORBITE_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, env = "ORBITE_BEHIND_PROXY", value_name = "BOOL", value_parser = switch,
        num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) behind_proxy: Option<bool>,
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = listen, env = "ORBITE_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=u64::MAX), env = "ORBITE_CONNECTIONS")]
    pub(crate) connections: Option<u32>,
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=u64::MAX), env = "ORBITE_SOCKETS_PER_ADDRESS")]
    pub(crate) sockets_per_address: Option<u32>,
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=u64::MAX), env = "ORBITE_TABLES_PER_USER")]
    pub(crate) tables_per_user: Option<u32>,
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=u64::MAX), env = "ORBITE_TABLES_IN_MEMORY")]
    pub(crate) tables_in_memory: Option<u32>,
    #[arg(long, value_name = "MS", value_parser = whole::<u32>(0..=u64::MAX), env = "ORBITE_BOT_PACE")]
    pub(crate) bot_pace: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(0..=u64::MAX), env = "ORBITE_SESSION_DAYS")]
    pub(crate) session_days: Option<u32>,
    #[arg(long, env = "ORBITE_NO_LIMITS", value_name = "BOOL", value_parser = switch,
        num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) no_limits: Option<bool>,
    #[arg(long, value_name = "FORMAT", env = "ORBITE_LOG")]
    pub(crate) log: Option<LogFormat>,
    #[arg(long, value_name = "FILTER", env = "ORBITE_LOG_FILTER")]
    pub(crate) log_filter: Option<String>,
    #[arg(long, value_name = "DIR", env = "ORBITE_PAGE")]
    pub(crate) page: Option<PathBuf>,
    #[arg(long, env = "ORBITE_OPEN", value_name = "BOOL", value_parser = switch,
        num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) open: Option<bool>,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    Text,
    Json,
}

fn listen(text: &str) -> Result<SocketAddr, BadValue> {
    // The one name that means the same everywhere.
    let local = text.strip_prefix("localhost:");
    let local = local.map(|port| format!("127.0.0.1:{port}"));
    read(local.as_deref().unwrap_or(text), || BadValue::Address)
}
