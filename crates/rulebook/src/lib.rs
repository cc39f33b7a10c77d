//! The numbered rules of the five games, in French and English.
//!
//! One source for every reader: the terminal, the web client, the printed
//! documents and the table of tests. The texts are the Markdown files in
//! `rules/`, in a small fixed shape that [`Rulebook::parse`] reads.

mod book;
mod language;

pub use book::{BookError, Entry, Origin, Rulebook, Section};
pub use language::Language;

macro_rules! books {
    ($($name:literal),* $(,)?) => {
        /// The Markdown source of a game's rules, by the game's name.
        pub fn source(game: &str, language: Language) -> Option<&'static str> {
            match (game, language) {
                $(
                    ($name, Language::English) => Some(include_str!(concat!("../rules/", $name, ".en.md"))),
                    ($name, Language::French) => Some(include_str!(concat!("../rules/", $name, ".fr.md"))),
                )*
                _ => None,
            }
        }

        /// The names of the games that have a rule book.
        pub const GAMES: &[&str] = &[$($name),*];
    };
}

books!("supernova", "celestial", "landing", "rockets", "asteroids");
