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
    ($($name:ident),* $(,)?) => {
        $(
            /// The Markdown source of the rules of the game of that name. A
            /// function for each, so that a program that is delivered in parts
            /// can take each book with its game.
            pub fn $name(language: Language) -> &'static str {
                match language {
                    Language::English => include_str!(concat!("../rules/", stringify!($name), ".en.md")),
                    Language::French => include_str!(concat!("../rules/", stringify!($name), ".fr.md")),
                }
            }
        )*

        /// The Markdown source of a game's rules, by the game's name.
        pub fn source(game: &str, language: Language) -> Option<&'static str> {
            match game {
                $(stringify!($name) => Some($name(language)),)*
                _ => None,
            }
        }

        /// The names of the games that have a rule book.
        pub const GAMES: &[&str] = &[$(stringify!($name)),*];
    };
}

books!(supernova, celestial, landing, rockets, asteroids);
