//! Actions, events and refusals as sentences, in French and English.
//!
//! The games speak in data; here it becomes words, once for the terminal, the
//! web client and the log.

pub mod asteroids;
pub mod celestial;
pub mod landing;
mod rockets;
pub mod supernova;
mod table;

pub use rulebook::Language;
pub use table::{Names, level_name, refused};

use engine::{Game, Viewer};

/// A game that can speak.
pub trait Words: Game {
    /// What the game is called on the box.
    fn title(language: Language) -> &'static str;

    /// One sentence that makes one want to play it.
    fn pitch(language: Language) -> &'static str;

    /// The numbered rules, as [`rulebook::Rulebook::parse`] reads them.
    fn rules(language: Language) -> &'static str;

    /// What is expected of the seat whose turn it is: "Move your rocket". When
    /// the viewer is not that seat, what everybody waits for.
    fn prompt(view: &Self::View, names: &Names<'_>, language: Language) -> String;

    /// An action as a choice in a menu: "Advance Comet Cat with the duo card".
    /// The view is that of the seat that decides.
    fn action(action: Self::Action, view: &Self::View, language: Language) -> String;

    /// An event as a line of the log, as the viewer may know it: the event has
    /// been redacted for it. Nothing for events that need no line.
    fn event(
        event: &Self::Event,
        viewer: Viewer,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String>;

    /// Why the action is refused, in one sentence, without the clause number.
    fn refusal(refusal: &Self::Refusal, language: Language) -> String;
}
