//! Why a table can't be opened.

use engine::StartError;
use record::RecordError;
use std::path::PathBuf;
use text::{Language, record_error};

/// Why `play` gave up.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// Input or output is a file or a pipe.
    #[error("play needs a terminal: input and output must be one, not a file or a pipe")]
    NotATerminal,
    /// The terminal or a file failed.
    #[error("{0}")]
    Terminal(#[from] std::io::Error),
    /// A record can't be read from its file.
    #[error("{path}: {error}", path = path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        error: std::io::Error,
    },
    /// A file is not the record of a game by the rules.
    #[error("{path}: {words}", path = path.display(), words = record_error(error, Language::English))]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
    /// The options can't be read.
    #[error("the options can't be read: {0}")]
    Options(String),
    /// The game can't be started so.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A record has another number of seats than there are players.
    #[error("the record has {seats} seats, but {players} players are given")]
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
        if language == Language::English {
            return self.to_string();
        }
        match self {
            Self::NotATerminal => "jouer demande un terminal : l'entrée et la sortie doivent en \
                                   être un, ni un fichier ni un tube"
                .to_owned(),
            Self::Options(problem) => format!("les options sont illisibles : {problem}"),
            Self::Players { seats, players } => {
                format!("l'enregistrement a {seats} places, mais {players} joueurs sont indiqués")
            }
            Self::Record { path, error } => {
                format!("{} : {}", path.display(), record_error(error, language))
            }
            Self::Terminal(_) | Self::Read { .. } | Self::Start(_) => self.to_string(),
        }
    }
}
