//! `orbite`: five space games in one program.

mod admin;
mod arena;
mod args;
mod backup;
mod cli;
mod database;
mod files;
mod format;
mod hint;
mod interrupt;
mod load;
mod output;
mod perft;
mod play;
mod position;
mod record_folder;
mod restore;
mod results;
mod review;
mod rules;
mod schema;
mod serve;
mod simulate;
mod solve;
mod study;
mod trace;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;

/// A server takes and gives back small pieces of memory all the time, often in
/// another thread than the one that took them: this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Something was asked that can't be done as asked.
const USAGE: u8 = 2;
/// Ctrl-C came before the end; shells expect this number.
const INTERRUPTED: u8 = 130;
/// What was checked is wrong, or the work could not be finished.
const FAILED: u8 = 1;

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let cli = match cli::parse(&line) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let language = cli.lang.language();
    let result = match cli.command {
        cli::Command::Serve(args) => serve::run(&args, language),
        cli::Command::Play(args) => play::run(args, language),
        cli::Command::Simulate(args) => simulate::run(&args, language),
        cli::Command::Verify(args) => verify::run(&args, language),
        cli::Command::Rules(args) => rules::run(&args, language),
        cli::Command::Perft(args) => perft::run(&args, language),
        cli::Command::Arena(args) => arena::run(&args, language),
        cli::Command::Study(args) => study::run(&args, language),
        cli::Command::Hint(args) => hint::run(&args, language),
        cli::Command::Solve(args) => solve::run(&args, language),
        cli::Command::Review(args) => review::run(&args, language),
        cli::Command::Trace(args) => trace::run(&args, language),
        cli::Command::Schema(args) => schema::run(&args),
        cli::Command::Backup(args) => backup::run(&args, language),
        cli::Command::Restore(args) => restore::run(&args, language),
        cli::Command::Admin(args) => admin::run(&args, language),
        cli::Command::Load(args) => load::run(&args, language),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Somebody who reads the first lines and closes the pipe is content.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::error(&format!("{error:#}"));
            let is = |found: bool, code: u8| found.then_some(code);
            let code = is(error.is::<args::BadRequest>(), USAGE)
                .or(is(error.is::<interrupt::Interrupted>(), INTERRUPTED))
                .unwrap_or(FAILED);
            ExitCode::from(code)
        }
    }
}
