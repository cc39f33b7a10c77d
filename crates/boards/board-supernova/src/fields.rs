//! The options of the game as a form.

use board_kit::{Field, Language, Setting};
use text::supernova::Text;

pub(crate) fn fields(language: Language) -> Vec<Field> {
    vec![Field {
        key: "first",
        label: Text::FirstPlayer.said(language).into(),
        help: Text::FirstPlayerHelp.said(language).into(),
        setting: Setting::Seat,
    }]
}
