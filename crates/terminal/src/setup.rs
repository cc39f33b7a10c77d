//! Who plays what: the table before the first step.

use engine::Player;
use registry::GameId;
use std::path::{Path, PathBuf};
use text::Language;

/// A game about to begin.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// The game.
    pub game: GameId,
    /// Its options as JSON; missing ones take their defaults, and `null` or
    /// `{}` means all defaults.
    pub options: serde_json::Value,
    /// Who plays, seat 0 first.
    pub players: Vec<Player>,
    /// The commands of the seats that programs play, seat 0 first; the others, and
    /// those beyond the list, have none. Such a seat is a bot among `players`.
    pub programs: Vec<Option<String>>,
    /// Where draws, dice and bots take their choices from.
    pub seed: u64,
    /// The language at the beginning; it can be switched at the table.
    pub language: Language,
    /// The file the game is saved in after every step. If there is such a file
    /// already, a free name beside it is used instead: no game is overwritten.
    pub save: PathBuf,
}

/// A saved game about to go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Resume {
    /// The record; the game goes on being saved there.
    pub path: PathBuf,
    /// Who plays now, seat 0 first; without it, those the record says. The
    /// record's names stay.
    pub players: Option<Vec<Player>>,
    /// The commands of the seats that programs play.
    pub programs: Vec<Option<String>>,
    /// Where draws, dice and bots take their choices from.
    pub seed: u64,
    /// The language at the beginning.
    pub language: Language,
}

/// How an evening at the table ended. The game is in the file either way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayEnd {
    /// The game was played to its end.
    Finished {
        /// Where it is saved.
        saved: PathBuf,
    },
    /// The players left before the end; the game can go on from the file.
    Left {
        /// Where it is saved.
        saved: PathBuf,
    },
}

impl PlayEnd {
    /// Where the game is saved.
    pub fn saved(&self) -> &Path {
        match self {
            Self::Finished { saved } | Self::Left { saved } => saved,
        }
    }
}

/// The file a game is saved in when nobody names one: in the present
/// directory, named after the game.
pub fn default_save(game: GameId) -> PathBuf {
    PathBuf::from(format!("orbite-{game}.json"))
}
