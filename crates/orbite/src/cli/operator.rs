//! What the operator of a server asks for.

use super::common::OutputArg;
use super::values::whole;
use crate::database::DatabaseName;
use clap::{ArgGroup, Subcommand, ValueEnum};
use std::path::PathBuf;
use store::Status;

arguments! {
    /// Which database: the one of the server.
    struct DatabaseArgs {
        #[arg(
            long,
            value_name = "PLACE",
            env = "ORBITE_DATABASE",
            hide_env_values = true,
            global = true
        )]
        database: Option<DatabaseName>,
        #[arg(
            long,
            value_name = "FILE",
            env = "ORBITE_DATABASE_PASSWORD_FILE",
            global = true
        )]
        database_password_file: Option<PathBuf>,
        #[arg(long, value_name = "FILE", env = "ORBITE_CONFIG", global = true)]
        config: Option<PathBuf>,
    }

    struct BackupArgs {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        ..database: DatabaseArgs,
    }

    struct RestoreArgs {
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
        #[arg(long, value_name = "PLACE")]
        replaces: Option<DatabaseName>,
        #[arg(long, conflicts_with = "replaces")]
        keep_sessions: bool,
        ..database: DatabaseArgs,
    }

    struct AdminArgs {
        #[command(subcommand)]
        chore: Chore,
        ..database: DatabaseArgs,
    }
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

arguments! {
    #[command(group(ArgGroup::new("what").required(true).multiple(true)
            .args(["ended", "open", "stalled", "guests", "sessions"])))]
    struct PurgeArgs {
        #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
        ended: Option<u32>,
        #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
        open: Option<u32>,
        #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
        stalled: Option<u32>,
        #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
        guests: Option<u32>,
        #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=u64::MAX))]
        sessions: Option<u32>,
        #[arg(long)]
        yes: bool,
    }

    struct UsersArgs {
        #[arg(value_name = "TEXT")]
        text: Option<String>,
        #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u64::MAX), default_value_t = 50)]
        limit: usize,
        ..output: OutputArg,
    }

    struct MatchesArgs {
        #[arg(long, value_name = "STATUS")]
        status: Option<MatchStatus>,
        #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u64::MAX), default_value_t = 50)]
        limit: usize,
        ..output: OutputArg,
    }
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
