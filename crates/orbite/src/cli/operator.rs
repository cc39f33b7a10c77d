//! What the operator of a server asks for.

use super::common::OutputArg;
use super::values::whole;
use crate::database::DatabaseName;
use clap::{ArgGroup, Args, Subcommand, ValueEnum};
use std::path::PathBuf;
use store::Status;

/// Which database: the one of the server.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    #[arg(
        long,
        value_name = "PLACE",
        env = "ORBITE_DATABASE",
        hide_env_values = true,
        global = true
    )]
    pub(crate) database: Option<DatabaseName>,
    #[arg(
        long,
        value_name = "FILE",
        env = "ORBITE_DATABASE_PASSWORD_FILE",
        global = true
    )]
    pub(crate) database_password_file: Option<PathBuf>,
    #[arg(long, value_name = "FILE", env = "ORBITE_CONFIG", global = true)]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

#[derive(Args)]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "PLACE")]
    pub(crate) replaces: Option<DatabaseName>,
    #[arg(long, conflicts_with = "replaces")]
    pub(crate) keep_sessions: bool,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

#[derive(Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) chore: Chore,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

#[derive(Subcommand)]
pub(crate) enum Chore {
    Status {
        #[arg(long)]
        json: bool,
    },
    Check,
    Vacuum,
    Purge(PurgeArgs),
    Users(UsersArgs),
    Forget {
        #[arg(value_name = "USER")]
        user: String,
        #[arg(long)]
        yes: bool,
    },
    ResetPassword {
        #[arg(value_name = "LOGIN")]
        login: String,
    },
    Operator {
        #[arg(value_name = "USER")]
        user: String,
        #[arg(long)]
        remove: bool,
    },
    Reports {
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        output: OutputArg,
    },
    Resolve {
        #[arg(value_name = "NUMBER", value_parser = whole::<i64>(0..=u64::MAX))]
        id: i64,
        #[arg(value_name = "TEXT")]
        text: String,
    },
    Ban {
        #[arg(value_name = "USER")]
        user: String,
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    Unban {
        #[arg(value_name = "USER")]
        user: String,
    },
    CloseTable {
        #[arg(value_name = "MATCH")]
        id: String,
    },
    Matches(MatchesArgs),
    Record {
        #[arg(value_name = "MATCH")]
        id: String,
    },
}

#[derive(Args)]
#[command(group(ArgGroup::new("what").required(true).multiple(true)
        .args(["ended", "open", "stalled", "guests", "sessions"])))]
pub(crate) struct PurgeArgs {
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
    pub(crate) ended: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
    pub(crate) open: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
    pub(crate) stalled: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
    pub(crate) guests: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
    pub(crate) sessions: Option<u32>,
    #[arg(long)]
    pub(crate) yes: bool,
}

#[derive(Args)]
pub(crate) struct UsersArgs {
    #[arg(value_name = "TEXT")]
    pub(crate) text: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u64::MAX), default_value_t = 50)]
    pub(crate) limit: usize,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
pub(crate) struct MatchesArgs {
    #[arg(long, value_name = "STATUS")]
    pub(crate) status: Option<MatchStatus>,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u64::MAX), default_value_t = 50)]
    pub(crate) limit: usize,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum MatchStatus {
    Open,
    Running,
    Finished,
    Abandoned,
}

impl From<MatchStatus> for Status {
    fn from(status: MatchStatus) -> Self {
        match status {
            MatchStatus::Open => Self::Open,
            MatchStatus::Running => Self::Running,
            MatchStatus::Finished => Self::Finished,
            MatchStatus::Abandoned => Self::Abandoned,
        }
    }
}
