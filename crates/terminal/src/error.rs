//! Why a table can't be opened.

use external::{AnswerProblem, ProgramError};
use record::RecordError;
use std::fmt;
use std::path::PathBuf;
use table::SetupError;
use table::local::ImportError;
use text::command_line::{self as commands, file_error};
use text::terminal::{self as say, Text};
use text::{Language, record_error, start_error};

/// Why `play` gave up.
#[derive(Debug)]
pub enum PlayError {
    /// Input or output is a file or a pipe.
    NotATerminal,
    /// The terminal or a file failed.
    Terminal(std::io::Error),
    /// A record can't be read from its file.
    Read {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        error: std::io::Error,
    },
    /// A file is not the record of a game by the rules.
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
    /// The game can't be started so.
    Setup(SetupError),
    /// The game can't go on from its record.
    Resume(ImportError),
    /// A program that plays a seat failed.
    Program(ProgramError),
    /// A record has another number of seats than there are players.
    Players {
        /// Seats in the record.
        seats: usize,
        /// Players given.
        players: usize,
    },
}

impl PlayError {
    /// The error in a reader's language. What other crates and the system
    /// say is passed on as they say it.
    pub fn words(&self, language: Language) -> String {
        match self {
            Self::NotATerminal => Text::NotATerminal.said(language).to_owned(),
            Self::Terminal(error) => file_error(error, language),
            Self::Read { path, error } => say::file_problem(
                language,
                path.display().to_string(),
                file_error(error, language),
            ),
            Self::Record { path, error } => say::file_problem(
                language,
                path.display().to_string(),
                record_error(error, language),
            ),
            Self::Setup(error) | Self::Resume(ImportError::Setup(error)) => {
                setup_error(error, language)
            }
            Self::Resume(ImportError::Step(error)) => {
                say::resume_problem(language, error.to_string())
            }
            Self::Program(error) => program_error(error, language),
            Self::Players { seats, players } => say::players_problem(language, *seats, *players),
        }
    }
}

fn setup_error(error: &SetupError, language: Language) -> String {
    match error {
        SetupError::Options(problem) => say::options_problem(language, problem),
        SetupError::Start(error) => start_error(error, language),
        other => say::setup_problem(language, other.to_string()),
    }
}

/// What a program that plays did wrong.
pub fn program_error(error: &ProgramError, language: Language) -> String {
    match error {
        ProgramError::Start { command, error } => {
            commands::program_not_started(language, command, file_error(error, language))
        }
        ProgramError::Command { command } => commands::program_no_command(language, command),
        ProgramError::Gone {
            command,
            status: None,
        } => commands::program_gone(language, command),
        ProgramError::Gone {
            command,
            status: Some(status),
        } => commands::program_ended(language, command, status),
        ProgramError::Slow { command, patience } => {
            commands::program_slow(language, command, patience.as_secs())
        }
        ProgramError::Answer {
            command,
            line,
            problem,
        } => {
            let problem = match problem {
                AnswerProblem::Json(problem) => problem.clone(),
                AnswerProblem::Form => commands::Text::AnswerForm.said(language).to_owned(),
                AnswerProblem::NotLegal => commands::Text::AnswerNotLegal.said(language).to_owned(),
                AnswerProblem::Beyond(count) => commands::answer_beyond(language, *count),
            };
            commands::program_answer(language, command, line, problem)
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::English))
    }
}

impl std::error::Error for PlayError {}

impl From<std::io::Error> for PlayError {
    fn from(error: std::io::Error) -> Self {
        Self::Terminal(error)
    }
}

impl From<SetupError> for PlayError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

impl From<ProgramError> for PlayError {
    fn from(error: ProgramError) -> Self {
        Self::Program(error)
    }
}

impl From<ImportError> for PlayError {
    fn from(error: ImportError) -> Self {
        Self::Resume(error)
    }
}
