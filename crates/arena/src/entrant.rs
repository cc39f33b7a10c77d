//! Who takes part.

use bots::{Character, Level};
use std::fmt;
use std::str::FromStr;

/// Who takes part in a tournament or a study.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Entrant {
    /// Uniformly random play.
    Random,
    /// A program of somebody's own: its command, quoted as in a shell.
    Program(String),
    /// A bot of that level, nobody in particular.
    Bot(Level),
    /// A character of that level: `captain:Rigel`.
    Character(Level, Character),
}

/// What stands before the command of a program.
const PROGRAM: &str = "program:";

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Program(command) => write!(f, "{PROGRAM}{command}"),
            Self::Bot(level) => level.fmt(f),
            Self::Character(level, character) => write!(f, "{level}:{character}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if name == "random" {
            return Ok(Self::Random);
        }
        if let Some(command) = name.strip_prefix(PROGRAM) {
            return Ok(Self::Program(command.to_owned()));
        }
        if let Some((level, character)) = name.split_once(':')
            && let (Ok(level), Ok(character)) = (level.parse(), character.parse())
        {
            return Ok(Self::Character(level, character));
        }
        name.parse().map(Self::Bot).map_err(|_| {
            let levels = Level::ALL.map(Level::name).join(", ");
            format!("there is no bot `{name}`: use random, {levels}, such as captain or captain:Rigel, or {PROGRAM}COMMAND")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_an_entrant_leads_back_to_it() {
        for entrant in [
            Entrant::Random,
            Entrant::Bot(Level::Captain),
            Entrant::Character(Level::Pilot, Character::Nova),
            Entrant::Program("python3 bot.py --depth 2".to_owned()),
        ] {
            assert_eq!(entrant.to_string().parse(), Ok(entrant));
        }
        assert!("nobody".parse::<Entrant>().is_err());
    }
}
