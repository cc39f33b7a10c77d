//! What the operator of a server asks for.

use super::OutputArg;
use crate::database::DatabaseName;
use clap::{ArgGroup, Args, Subcommand, ValueEnum};
use std::path::PathBuf;
use store::Status;

/// Which database: the one of the server.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// The database: a file, or postgres://USER@HOST/NAME [default: what --config says, or orbite.db among your data]
    #[arg(
        long,
        value_name = "PLACE",
        env = "ORBITE_DATABASE",
        hide_env_values = true,
        global = true
    )]
    pub(crate) database: Option<DatabaseName>,
    /// The file whose first line is the password for PostgreSQL
    #[arg(
        long,
        value_name = "FILE",
        env = "ORBITE_DATABASE_PASSWORD_FILE",
        global = true
    )]
    pub(crate) database_password_file: Option<PathBuf>,
    /// The server's settings file, which says where the database is
    #[arg(long, value_name = "FILE", env = "ORBITE_CONFIG", global = true)]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite backup orbite-monday.db
  orbite backup --config /etc/orbite/orbite.toml /backup/$(date +%F).db
  orbite backup --database /var/lib/orbite/orbite.db /backup/$(date +%F).db

The server goes on meanwhile. The file appears when it is whole, checked and on the
disk, and is never written over another. `orbite restore` puts it back.")]
pub(crate) struct BackupArgs {
    /// The new file
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite restore /backup/2026-11-15.db
  orbite restore --config /etc/orbite/orbite.toml /backup/2026-11-15.db
  orbite restore --database postgres:///orbite_new --replaces postgres:///orbite

Stop the server first. The file is checked and copied; the backup stays as it is, and
the database that was there is moved aside. Games under way and open tables go on from
the time of the backup with a new secret of the server's, since people have seen what
would have come of the old one.

Without FILE, the database is taken as one that was just put in place by other means,
such as pg_restore or a snapshot of the disk.

Sessions and tokens that were revoked since the backup stay revoked, and passwords stay
as they are: both are read from the database that is replaced. If there is none, or it
can't be read, all sessions end; accounts log in again, and guests come as new ones.")]
pub(crate) struct RestoreArgs {
    /// A backup made by `orbite backup`
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// The database from which to read what was revoked [default: the one that FILE replaces]
    #[arg(long, value_name = "PLACE")]
    pub(crate) replaces: Option<DatabaseName>,
    /// Keep all sessions as they were when the backup was made, revoked since or not
    #[arg(long, conflicts_with = "replaces")]
    pub(crate) keep_sessions: bool,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite admin status
  orbite admin --config /etc/orbite/orbite.toml status
  orbite admin users ada
  orbite admin reset-password Ada
  orbite admin operator Ada
  orbite admin reports
  orbite admin purge --ended 365 --guests 90 --yes
  orbite admin record MATCH > game.json

All of it works while the server runs. Use the program of the server's own version:
a newer one brings the database up to date, which an older server can't read.")]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) chore: Chore,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

#[derive(Subcommand)]
pub(crate) enum Chore {
    /// How much there is
    Status {
        /// Print it as JSON
        #[arg(long)]
        json: bool,
    },
    /// Check the database and the log of every match
    Check,
    /// Give space that is no longer used back to the system; moves wait meanwhile
    Vacuum,
    /// Delete what is old
    Purge(PurgeArgs),
    /// List users, or find some
    Users(UsersArgs),
    /// Forget a user: name, password and sessions go, matches stay
    Forget {
        /// The user's id, or the name of an account
        #[arg(value_name = "USER")]
        user: String,
        /// Do it, for good
        #[arg(long)]
        yes: bool,
    },
    /// Give an account a new password, shown once, and log it out everywhere
    ResetPassword {
        /// The name of the account
        #[arg(value_name = "LOGIN")]
        login: String,
    },
    /// Let an account look after the server from its page, or no longer
    Operator {
        /// The user's id, or the name of an account
        #[arg(value_name = "USER")]
        user: String,
        /// No longer
        #[arg(long)]
        remove: bool,
    },
    /// List what people reported
    Reports {
        /// Those that were seen to as well, the latest first
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        output: OutputArg,
    },
    /// Note what came of a report
    Resolve {
        /// The report's number
        #[arg(value_name = "NUMBER")]
        id: i64,
        /// What came of it
        #[arg(value_name = "TEXT")]
        text: String,
    },
    /// Keep a user from logging in, and end all its sessions
    Ban {
        /// The user's id, or the name of an account
        #[arg(value_name = "USER")]
        user: String,
        /// Why, for other operators
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Let a user log in again
    Unban {
        /// The user's id, or the name of an account
        #[arg(value_name = "USER")]
        user: String,
    },
    /// Close a table, whatever is played there
    CloseTable {
        /// The match's id
        #[arg(value_name = "MATCH")]
        id: String,
    },
    /// List matches
    Matches(MatchesArgs),
    /// Print the record of a match that is over
    Record {
        /// The match's id
        #[arg(value_name = "MATCH")]
        id: String,
    },
}

#[derive(Args)]
#[command(
    group(ArgGroup::new("what").required(true).multiple(true)
        .args(["ended", "open", "stalled", "guests", "sessions"])),
    after_help = "Examples:
  orbite admin purge --ended 365 --open 7 --guests 90 --sessions 180        counts what would go
  orbite admin purge --ended 365 --open 7 --guests 90 --sessions 180 --yes  does it

What is not named stays for ever. How matches ended stays too, in the histories and
counts of those who played. Deleting goes in small steps, and nobody waits for it."
)]
pub(crate) struct PurgeArgs {
    /// Matches that ended so many days ago
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) ended: Option<u32>,
    /// Matches that nobody has started or changed for so many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) open: Option<u32>,
    /// Matches under way in which nothing has happened for so many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) stalled: Option<u32>,
    /// Guests without a seat who have not been here for so many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) guests: Option<u32>,
    /// Sessions that were ended, or not used, for so many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) sessions: Option<u32>,
    /// Do it, for good
    #[arg(long)]
    pub(crate) yes: bool,
}

#[derive(Args)]
pub(crate) struct UsersArgs {
    /// Only those with this text in their name, in capitals or not, or with this id
    #[arg(value_name = "TEXT")]
    pub(crate) text: Option<String>,
    /// How many at most, the newest first
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) limit: usize,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
pub(crate) struct MatchesArgs {
    /// Only those that are so far
    #[arg(long, value_name = "STATUS")]
    pub(crate) status: Option<MatchStatus>,
    /// How many at most, the newest first
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) limit: usize,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum MatchStatus {
    /// Waiting for players
    Open,
    /// Being played
    Running,
    /// Played to its end
    Finished,
    /// Given up before its end
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
