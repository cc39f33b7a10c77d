//! What the page says, in the reader's language.

use crate::settings;
pub(crate) use text::page::Text;

/// A text that is shown in the reader's language.
pub(crate) trait Localize {
    /// It in the reader's language. Tracks.
    fn get(self) -> &'static str;
}

impl Localize for Text {
    fn get(self) -> &'static str {
        self.said(settings::language())
    }
}
