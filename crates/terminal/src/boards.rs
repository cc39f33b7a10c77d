//! The five tables as drawings in text.
//!
//! A board is drawn from a view alone: what its viewer may not know is not
//! there to be drawn.

mod asteroids;
mod celestial;
mod landing;
mod rockets;
mod supernova;

use crate::brush::Brush;
use crate::theme::{Theme, Tint, mark};
use engine::{Seat, Seats, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Modifier;
use serde_json::Value;
use text::{Field, Language, Names, OptionText, Setting, Words};

/// What a board is drawn from.
pub(crate) struct TableView<'a, G: Board> {
    /// What the viewer may know.
    pub(crate) view: &'a G::View,
    /// Who looks.
    pub(crate) viewer: Viewer,
    /// The action that is marked in the list, to be shown on the board.
    pub(crate) choice: Option<G::Action>,
    /// Everything the viewer may do now.
    pub(crate) legal: Vec<G::Action>,
    pub(crate) names: Names<'a>,
    pub(crate) language: Language,
    pub(crate) theme: Theme,
}

impl<G: Board> TableView<'_, G> {
    /// A seat's shape and colour, then its name, cut to `room` columns.
    /// Returns the column after it.
    pub(crate) fn write_seat(
        &self,
        brush: &mut Brush<'_>,
        at: (u16, u16),
        room: u16,
        seat: Seat,
    ) -> u16 {
        let own = if self.viewer.is(seat) {
            Modifier::BOLD
        } else {
            Modifier::empty()
        };
        let style = self.theme.of(Tint::Seat(seat)).add_modifier(own);
        let (x, y) = at;
        let next = brush.write(x, y, &format!("{} ", mark(seat)), style);
        let name = self.names.of(seat, self.language);
        brush.write_cut(next, y, room.saturating_sub(2), &name, style)
    }
}

/// One option of a game in the start menu, with the values one can choose;
/// the first is what the menu begins with.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct OptionRow {
    pub(crate) key: &'static str,
    pub(crate) label: String,
    pub(crate) values: Vec<(Value, String)>,
    /// The key of the limit that this one takes the place of.
    pub(crate) instead_of: Option<&'static str>,
}

/// The options of the start menu, beside who begins.
pub(crate) fn option_rows<G: Words>(seats: Seats, language: Language) -> Vec<OptionRow> {
    let row = |field: Field| {
        let values = match field.setting {
            Setting::OneOf(values) => values,
            // So many copies of everything is enough to choose from here.
            Setting::Several { things, usual, .. } => {
                let copies = (0..=2).map(|copies| {
                    let all = (0..copies).flat_map(|_| things.iter().map(|(value, ..)| value));
                    let words = G::option(field.key, OptionText::Copies(copies), language);
                    (Value::from_iter(all.cloned()), words)
                });
                let named = |value: &Value| {
                    let thing = things.iter().find(|(thing, ..)| thing == value);
                    thing.map_or_else(String::new, |(_, words, _)| words.clone())
                };
                let words: Vec<String> = usual.iter().map(named).collect();
                let usual = (!usual.is_empty()).then(|| (Value::from(usual), words.join(", ")));
                usual.into_iter().chain(copies).collect()
            }
            Setting::Seat => return None,
        };
        Some(OptionRow {
            key: field.key,
            label: field.label,
            values,
            instead_of: field.instead_of,
        })
    };
    let fields = text::options::fields::<G>(Some(seats), language);
    fields.into_iter().filter_map(row).collect()
}

/// A game that can be drawn.
pub(crate) trait Board: Words + bots::BotGame {
    /// A few words for the title bar: the round, the pile.
    fn heading(view: &Self::View, language: Language) -> String;

    /// The round for which these seats have drawn what they may look at, each its own,
    /// before anybody decides on it.
    fn drawn(_view: &Self::View) -> Option<(u32, engine::SeatSet)> {
        None
    }

    /// What the signs on the board mean, each parted from the next by ` | `.
    const LEGEND: text::terminal::Text;

    /// How much room the board would like, given what there is.
    fn size(view: &Self::View, room: Size) -> Size;

    /// Draws the board, and the viewer's own hand, into `area`.
    fn paint(table: &TableView<'_, Self>, area: Rect, buffer: &mut Buffer);
}
