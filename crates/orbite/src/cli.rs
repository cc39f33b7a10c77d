//! The command line: its structure. What it says is in the catalogues (`help.ftl`).

/// Types of arguments. A field is an argument of its own, or with `..` all those of another
/// type.
macro_rules! arguments {
    ($($(#[$meta:meta])* struct $Args:ident { $($fields:tt)* })*) => {
        $(arguments! {
            [#[derive(clap::Args)] $(#[$meta])* pub(crate) struct $Args] [] $($fields)*
        })*
    };
    ([$($head:tt)*] [$($done:tt)*]) => {
        $($head)* { $($done)* }
    };
    ($head:tt [$($done:tt)*] ..$name:ident: $Args:ty, $($rest:tt)*) => {
        arguments! { $head [$($done)* #[command(flatten)] pub(crate) $name: $Args,] $($rest)* }
    };
    ($head:tt [$($done:tt)*] #[$arg:meta] $name:ident: $Value:ty, $($rest:tt)*) => {
        arguments! { $head [$($done)* #[$arg] pub(crate) $name: $Value,] $($rest)* }
    };
}

mod common;
mod help;
mod operator;
mod problem;
mod records;
mod research;
mod serve;
mod values;

pub(crate) use common::{AtArg, LanguageArg, ThreadsArg};
pub(crate) use operator::{
    AdminArgs, BackupArgs, Chore, DatabaseArgs, MatchesArgs, PurgeArgs, RestoreArgs, UsersArgs,
};
pub(crate) use records::{
    HintArgs, PlayArgs, ReviewArgs, RulesArgs, Sealed, SolveArgs, TraceArgs, VerifyArgs,
};
pub(crate) use research::{
    ArenaArgs, First, LoadArgs, PerftArgs, SchemaArgs, SimulateArgs, StudyArgs,
};
pub(crate) use serve::{LogFormat, ServeArgs};

use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "orbite", version, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) lang: LanguageArg,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Verify(VerifyArgs),
    Rules(RulesArgs),
    Perft(PerftArgs),
    Arena(ArenaArgs),
    Study(StudyArgs),
    Hint(HintArgs),
    Solve(SolveArgs),
    Review(ReviewArgs),
    Trace(TraceArgs),
    Schema(SchemaArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Admin(AdminArgs),
    Load(LoadArgs),
}

/// Reads the command line. Help, the version, and what is wrong with it are told at
/// once, in the reader's language; the code to end with is returned then.
pub(crate) fn parse(line: &[OsString]) -> Result<Cli, ExitCode> {
    Cli::try_parse_from(line).map_err(|error| {
        let language = LanguageArg::asked_on(line);
        // Read again by a parser that has the texts, which most commands never need.
        let told = help::command(language).try_get_matches_from(line);
        problem::tell(&told.err().unwrap_or(error), language)
    })
}
