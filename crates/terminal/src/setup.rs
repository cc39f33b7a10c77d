//! Who plays what: the table before the first step.

use bots::Level;
use registry::GameId;
use std::path::{Path, PathBuf};
use text::Language;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard, by name.
    Person(String),
    /// A bot, by name. Without a level it picks any legal action, each equally
    /// likely.
    Bot {
        /// How strong it plays.
        level: Option<Level>,
        /// What it is called.
        name: String,
    },
}

/// The first word of a bot's name in records. A record keeps names only, so
/// that this word is what tells bots from people when a game is taken up
/// again. A level stands behind it in brackets: `Bot Blue (captain)`.
const BOT: &str = "Bot";

fn is_bot(name: &str) -> bool {
    name.split(' ').next() == Some(BOT)
}

/// `Bot Blue (captain)` is a captain called `Bot Blue`.
fn split_level(name: &str) -> (Option<Level>, &str) {
    let split = name
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once(" ("))
        .and_then(|(bare, level)| Some((level.parse().ok()?, bare)));
    match split {
        Some((level, bare)) => (Some(level), bare),
        None => (None, name),
    }
}

impl Player {
    /// The seat's name in the record and on the screen: the first word of a
    /// bot's is `Bot`, that of a person's never is.
    pub fn seat_name(&self) -> String {
        match self {
            Self::Person(name) if is_bot(name) => format!("_{name}"),
            Self::Person(name) => name.clone(),
            Self::Bot { level, name } => {
                let (_, bare) = split_level(name);
                let bare = if is_bot(bare) {
                    bare.to_owned()
                } else {
                    format!("{BOT} {bare}")
                };
                match level {
                    None => bare,
                    Some(level) => format!("{bare} ({level})"),
                }
            }
        }
    }

    /// Who plays a seat of a record when nobody says otherwise: a bot if the
    /// name's first word is `Bot`, else a person.
    pub fn of_seat_name(name: &str) -> Self {
        if is_bot(name) {
            let (level, bare) = split_level(name);
            Self::Bot {
                level,
                name: bare.to_owned(),
            }
        } else {
            Self::Person(name.to_owned())
        }
    }

    /// Whether somebody at this keyboard plays the seat.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}

/// A game about to begin.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// The game.
    pub game: GameId,
    /// Its options as JSON; missing ones take their defaults, and `null` or
    /// `{}` means all defaults.
    pub options: serde_json::Value,
    /// Who plays, seat 0 first.
    pub players: Vec<Player>,
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
    /// Who plays now, seat 0 first. Without it, [`Player::of_seat_name`]
    /// tells from the names in the record. The record's names stay.
    pub players: Option<Vec<Player>>,
    /// Where draws, dice and bots take their choices from.
    pub seed: u64,
    /// The language at the beginning.
    pub language: Language,
}

/// How an evening at the table ended. The game is in the file either way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
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

impl Ending {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(level: Option<Level>, name: &str) -> Player {
        let name = name.to_owned();
        Player::Bot { level, name }
    }

    #[test]
    fn a_bot_keeps_its_level_in_its_name() {
        let name = bot(Some(Level::Captain), "Blue").seat_name();
        assert_eq!(name, "Bot Blue (captain)");
        assert_eq!(
            Player::of_seat_name(&name),
            bot(Some(Level::Captain), "Bot Blue")
        );
        assert_eq!(Player::of_seat_name(&name).seat_name(), name);
    }

    #[test]
    fn names_tell_bots_from_people() {
        for player in [
            Player::Person("Ada".to_owned()),
            Player::Person("Botond".to_owned()),
            Player::Person("Bot Ada".to_owned()),
            Player::Person("Bot".to_owned()),
            bot(None, "Blue"),
            bot(None, "Bot"),
            bot(Some(Level::Captain), "Bot Red"),
            bot(Some(Level::Cadet), "Red"),
        ] {
            let name = player.seat_name();
            assert_eq!(
                Player::of_seat_name(&name).is_person(),
                player.is_person(),
                "{name}"
            );
        }
    }
}
