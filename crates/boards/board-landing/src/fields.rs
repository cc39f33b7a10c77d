//! The host's choices as a form.

use board_kit::{Field, Language, Setting};
use text::landing::Text;

/// The one option of Landing Zone (LZ-2.3).
pub(crate) fn fields(language: Language) -> Vec<Field> {
    vec![Field {
        key: "first",
        label: Text::FirstPlayer.said(language).to_owned(),
        help: Text::FirstPlayerHelp.said(language).to_owned(),
        setting: Setting::Seat,
    }]
}
