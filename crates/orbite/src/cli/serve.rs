//! What a server is told.

use crate::database::DatabaseName;
use clap::Args;
use clap::builder::BoolishValueParser;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::path::PathBuf;

/// What a server is told by flags and by the environment; a settings file
/// has the same names.
#[derive(Args, Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[command(after_help = "Examples:
  orbite serve                          for this machine: http://127.0.0.1:4747
  orbite serve --open                   and opens it in the browser
  orbite serve --listen 0.0.0.0:4747    for everybody on the network, with a QR code
  orbite serve --listen 127.0.0.1:0     on any free port

Everything is kept in one file, the database; `orbite backup` copies it while the
server runs. Every setting has the same name as a flag (--public-url), in the
environment (ORBITE_PUBLIC_URL) and in the file that --config names (public-url);
a flag beats the environment, which beats the file. A switch that the file turns on
is turned off with --behind-proxy=false.
Ctrl-C stops the server; nothing is lost, and nobody's clock runs until it is back.
http://ADDRESS/healthz answers `ok` while it is up, /metrics tells what it counts to
programs on the same machine (see --metrics).")]
pub(crate) struct ServeArgs {
    /// The address and port to listen on [default: 127.0.0.1:4747]
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = parse_listen, env = "ORBITE_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Where everything is kept: a file, or postgres://USER@HOST/NAME [default: orbite.db among your data]
    #[arg(
        long,
        value_name = "PLACE",
        env = "ORBITE_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<DatabaseName>,
    /// The file whose first line is the password for PostgreSQL, so that nobody sees it in the list of processes
    #[arg(long, value_name = "FILE", env = "ORBITE_DATABASE_PASSWORD_FILE")]
    pub(crate) database_password_file: Option<PathBuf>,
    /// How servers that share a PostgreSQL database tell each other what happens: `postgres` for the database itself, or nats://HOST:4222 [default: postgres]
    #[arg(long, value_name = "BUS", env = "ORBITE_BUS", hide_env_values = true)]
    pub(crate) bus: Option<String>,
    /// Push services to send to beside those of the usual browsers: host names, separated by commas
    #[arg(long, value_name = "HOSTS", env = "ORBITE_PUSH_SERVICES")]
    pub(crate) push_services: Option<String>,
    /// The server that sends mail: smtps://USER@HOST, or smtp://USER@HOST for STARTTLS; needs --mail-from and --public-url [default: no mail]
    #[arg(
        long,
        value_name = "SERVER",
        env = "ORBITE_SMTP",
        hide_env_values = true
    )]
    pub(crate) smtp: Option<String>,
    /// The file whose first line is the password for the mail server
    #[arg(long, value_name = "FILE", env = "ORBITE_SMTP_PASSWORD_FILE")]
    pub(crate) smtp_password_file: Option<PathBuf>,
    /// The sender of mail, such as "Orbite <orbite@mail.example>"
    #[arg(long, value_name = "ADDRESS", env = "ORBITE_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    /// Read settings from this file (TOML)
    #[arg(long, value_name = "FILE", env = "ORBITE_CONFIG")]
    #[serde(skip)]
    pub(crate) config: Option<PathBuf>,
    /// Where people find this server, for links and QR codes, such as https://orbite.example; requests for other names are refused
    #[arg(long, value_name = "URL", env = "ORBITE_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Trust X-Forwarded-For from a reverse proxy in front of the server
    #[arg(long, env = "ORBITE_BEHIND_PROXY", value_name = "BOOL", value_parser = BoolishValueParser::new(),
        num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) behind_proxy: Option<bool>,
    /// Where to serve /metrics [default: to programs on this machine, where everything is served, unless --behind-proxy or --public-url is set]
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = parse_listen, env = "ORBITE_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// How many connections one address may have [default: 200]
    #[arg(long, value_name = "N", env = "ORBITE_SOCKETS_PER_ADDRESS")]
    pub(crate) sockets_per_address: Option<u32>,
    /// How many tables that are not over one user may have a seat at [default: 100]
    #[arg(long, value_name = "N", env = "ORBITE_TABLES_PER_USER")]
    pub(crate) tables_per_user: Option<u32>,
    /// How many tables may be in memory at once; more are not made then [default: 10000]
    #[arg(long, value_name = "N", env = "ORBITE_TABLES_IN_MEMORY")]
    pub(crate) tables_in_memory: Option<u32>,
    /// How many milliseconds a bot takes for a move at least; 0 lets its timing tell how forced it was [default: 250]
    #[arg(long, value_name = "MS", env = "ORBITE_BOT_PACE")]
    pub(crate) bot_pace: Option<u32>,
    /// After how many days without use people and programs are logged out; 0 is never [default: 365]
    #[arg(long, value_name = "DAYS", env = "ORBITE_SESSION_DAYS")]
    pub(crate) session_days: Option<u32>,
    /// Switch all rate limits off, for measuring
    #[arg(long, env = "ORBITE_NO_LIMITS", value_name = "BOOL", value_parser = BoolishValueParser::new(),
        num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) no_limits: Option<bool>,
    /// How the log on the error output is written [default: text]
    #[arg(long, value_name = "FORMAT", env = "ORBITE_LOG")]
    pub(crate) log: Option<LogFormat>,
    /// What is logged, such as `info` or `warn,server=debug` [default: warn,server=info]
    #[arg(long, value_name = "FILTER", env = "ORBITE_LOG_FILTER")]
    pub(crate) log_filter: Option<String>,
    /// Serve the page from this folder instead of the one inside the program
    #[arg(long, value_name = "DIR", env = "ORBITE_PAGE")]
    pub(crate) page: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long, env = "ORBITE_OPEN", value_name = "BOOL", value_parser = BoolishValueParser::new(),
        num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) open: Option<bool>,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// Lines of JSON for programs.
    Json,
}

fn parse_listen(text: &str) -> Result<SocketAddr, String> {
    // The one name that means the same everywhere.
    let local = text.strip_prefix("localhost:");
    let local = local.map(|port| format!("127.0.0.1:{port}"));
    local.as_deref().unwrap_or(text).parse().map_err(|_| {
        "an address and a port, such as 127.0.0.1:4747 for this machine, \
         0.0.0.0:4747 for the whole network, or [::1]:4747"
            .to_owned()
    })
}
