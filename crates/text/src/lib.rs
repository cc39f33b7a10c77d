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
pub mod asks;
pub mod asteroids;
pub mod badges;
mod catalogue;
pub mod celestial;
pub mod characters;
pub mod coach;
pub mod command_line;
pub mod ending;
pub mod games;
pub mod help;
pub mod home;
pub mod invitation;
pub mod landing;
mod language;
pub mod lessons;
mod letter;
pub mod mail;
mod narration;
pub mod notices;
pub mod operator;
pub mod options;
pub mod page;
pub mod people;
pub mod progress;
pub mod records;
pub mod research;
pub mod rockets;
pub mod rulebook;
pub mod supernova;
pub mod table;
pub mod terminal;
pub mod together;
pub mod wall;

pub use arg::Arg;
pub use catalogue::{Area, OtherVersion, install};
pub use language::Language;
pub use narration::{Chapter, Feat, Narration, Section, Weight, sections};
pub use options::{Field, OptionText, Setting};
pub use records::record_error;
pub use table::{
    Names, Reader, bot_name, level_name, refused, seat_names, start_error, start_error_on_form,
};

use engine::Game;

/// In `impl Words`: what the game is called, what it is like, where its rules and its
/// badges are.
macro_rules! game_texts {
    ($title:ident, $pitch:ident, $rules:ident, $badges:ident) => {
        const TITLE: $crate::games::Text = $crate::games::Text::$title;
        const PITCH: $crate::games::Text = $crate::games::Text::$pitch;
        const RULES: $crate::Area = $crate::Area::$rules;
        const BADGES: &'static [$crate::badges::Badge<Event>] = &$crate::badges::$badges::BADGES;
    };
}

use game_texts;

/// A game that can speak.
pub trait Words: Game {
    /// What the game is called on the box.
    const TITLE: games::Text;

    /// One sentence that makes one want to play it.
    const PITCH: games::Text;

    /// Where its rule book is.
    const RULES: Area;

    /// What its scores count.
    const UNIT: ending::Unit = ending::Unit::Points;

    /// What can be achieved in it, each of which teaches something of it.
    const BADGES: &'static [badges::Badge<Self::Event>];

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
    fn action(
        action: Self::Action,
        view: &Self::View,
        names: &Names<'_>,
        language: Language,
    ) -> String;

    /// An action as people type it: its notation, with numbers as they are shown.
    fn typed(action: Self::Action) -> String {
        action.to_string()
    }

    /// The action that somebody typed.
    fn read_typed(text: &str) -> Option<Self::Action> {
        text.parse().ok()
    }

    /// What a turn would lead to, in a line: what it gains and what it costs, as far as
    /// that is certain. Nothing if nothing is.
    fn consequence(
        turn: &coach::Foreseen<'_, Self>,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String>;

    /// An event as a line of the log. The event has been redacted for the
    /// reader. Nothing for events that need no line.
    fn event(event: &Self::Event, reader: &Reader<'_>) -> Option<String>;

    /// The same, where the event before it is known: some things have another
    /// name then.
    fn event_after(
        event: &Self::Event,
        _before: Option<&Self::Event>,
        reader: &Reader<'_>,
    ) -> Option<String> {
        Self::event(event, reader)
    }

    /// What an event is to the one who tells the game: whom it is about, how much
    /// it matters, and what begins with it.
    fn narration(event: &Self::Event) -> Narration;

    /// How a tie on points was broken, or that it was not. Games that have nothing but
    /// points to go by say nothing.
    fn tie(
        _tie: &ending::Tie,
        _view: &Self::View,
        _names: &Names<'_>,
        _language: Language,
    ) -> Option<String> {
        None
    }

    /// A text of one of its options, by the option's name; empty if there is
    /// none.
    fn option(option: &str, text: OptionText<'_>, language: Language) -> String;

    /// Why the action is refused, in one sentence, without the clause number.
    fn refusal(refusal: &Self::Refusal, reader: &Reader<'_>) -> String;
}
