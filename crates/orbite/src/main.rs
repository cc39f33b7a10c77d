//! `orbite`: five space games in one program.

mod admin;
mod arena;
mod args;
mod backup;
mod cli;
mod database;
mod format;
mod hint;
mod load;
mod output;
mod perft;
mod play;
mod restore;
mod rules;
mod serve;
mod simulate;
mod solve;
mod verify;

use clap::Parser;
use std::process::ExitCode;

/// A server takes and gives back small pieces of memory all the time, often in
/// another thread than the one that took them: this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Something was asked that can't be done as asked.
const USAGE: u8 = 2;
/// What was checked is wrong, or the work could not be finished.
const FAILED: u8 = 1;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    let result = match cli.command {
        cli::Command::Serve(args) => serve::run(&args),
        cli::Command::Play(args) => play::run(args),
        cli::Command::Simulate(args) => simulate::run(&args),
        cli::Command::Verify(args) => verify::run(&args),
        cli::Command::Rules(args) => rules::run(&args),
        cli::Command::Perft(args) => perft::run(&args),
        cli::Command::Arena(args) => arena::run(&args),
        cli::Command::Hint(args) => hint::run(&args),
        cli::Command::Solve(args) => solve::run(&args),
        cli::Command::Backup(args) => backup::run(&args),
        cli::Command::Restore(args) => restore::run(&args),
        cli::Command::Admin(args) => admin::run(&args),
        cli::Command::Load(args) => load::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Somebody who reads the first lines and closes the pipe is content.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::error(&format!("{error:#}"));
            let usage = error.downcast_ref::<args::BadRequest>().is_some();
            ExitCode::from(if usage { USAGE } else { FAILED })
        }
    }
}
