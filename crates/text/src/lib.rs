//! Everything people read, in every language.
//!
//! The games speak in data; here it becomes words, once for the terminal, the
//! web client and the log. The words themselves are data too: the folders of
//! `languages/`, which the build script compiles into catalogues with a typed
//! function or [`Text`](page::Text) for each message. `docs/adding-a-language.md`
//! tells how to write them.

#[cfg(test)]
mod aloud;
mod arg;
pub mod asteroids;
mod catalogue;
pub mod celestial;
pub mod command_line;
pub mod games;
pub mod landing;
mod language;
pub mod options;
pub mod page;
pub mod records;
pub mod rockets;
pub mod rulebook;
pub mod supernova;
pub mod table;
pub mod terminal;

pub use arg::Arg;
pub use catalogue::{Area, OtherVersion, install};
pub use language::Language;
pub use options::{Field, OptionText, Setting};
pub use records::record_error;
pub use table::{Names, Reader, bot_name, level_name, refused, seat_names, start_error};

use engine::Game;

/// A game that can speak.
pub trait Words: Game {
    /// What the game is called on the box.
    const TITLE: games::Text;

    /// One sentence that makes one want to play it.
    const PITCH: games::Text;

    /// Where its rule book is.
    const RULES: Area;

    /// Its title in a language.
    fn title(language: Language) -> &'static str {
        Self::TITLE.said(language)
    }

    /// Its pitch in a language.
    fn pitch(language: Language) -> &'static str {
        Self::PITCH.said(language)
    }

    /// What is expected of the seat whose turn it is: "Move your rocket". When
    /// the viewer is not that seat, what everybody waits for.
    fn prompt(view: &Self::View, names: &Names<'_>, language: Language) -> String;

    /// An action as a choice in a menu: "Advance Comet Cat with the duo card".
    /// The view is that of the seat that decides.
    fn action(action: Self::Action, view: &Self::View, language: Language) -> String;

    /// An event as a line of the log. The event has been redacted for the
    /// reader. Nothing for events that need no line.
    fn event(event: &Self::Event, reader: &Reader<'_>) -> Option<String>;

    /// A text of one of its options, by the option's name; empty if there is
    /// none.
    fn option(option: &str, text: OptionText<'_>, language: Language) -> String;

    /// Why the action is refused, in one sentence, without the clause number.
    fn refusal(refusal: &Self::Refusal, language: Language) -> String;
}
