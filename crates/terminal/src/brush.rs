//! Writing into a buffer without ever leaving an area.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

/// A part of the screen that can be written on. What does not fit is cut off.
pub(crate) struct Brush<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
}

impl<'a> Brush<'a> {
    pub(crate) fn new(area: Rect, buffer: &'a mut Buffer) -> Self {
        Self {
            area: area.intersection(buffer.area),
            buffer,
        }
    }

    pub(crate) const fn width(&self) -> u16 {
        self.area.width
    }

    pub(crate) const fn height(&self) -> u16 {
        self.area.height
    }

    /// Writes a text at a place counted from the area's corner and returns
    /// the column after it.
    pub(crate) fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let after = x.saturating_add(width(text));
        if y < self.area.height && x < self.area.width {
            let room = usize::from(self.area.width - x);
            self.buffer
                .set_stringn(self.area.x + x, self.area.y + y, text, room, style);
        }
        after
    }

    /// Writes a text and ends it with `…` if it is longer than `room`.
    pub(crate) fn write_cut(&mut self, x: u16, y: u16, room: u16, text: &str, style: Style) -> u16 {
        self.write(x, y, &cut(text, room), style)
    }

    /// Changes the style of a rectangle and leaves what is written there.
    pub(crate) fn tint(&mut self, x: u16, y: u16, width: u16, height: u16, style: Style) {
        let wanted = Rect::new(
            self.area.x.saturating_add(x),
            self.area.y.saturating_add(y),
            width,
            height,
        );
        self.buffer.set_style(wanted.intersection(self.area), style);
    }
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// The text, ended with `…` if it takes more than `room` columns.
pub(crate) fn cut(text: &str, room: u16) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let Some(kept) = room.checked_sub(1) else {
        return String::new();
    };
    let (kept, _) = split(text, kept);
    format!("{}…", kept.trim_end())
}

/// What of a text fits into `room` columns, and the rest. No sign is split, however many
/// characters it has and however wide it is.
fn split(text: &str, room: u16) -> (String, String) {
    let (mut kept, mut rest) = (String::new(), String::new());
    let mut taken = 0;
    for sign in Span::raw(text).styled_graphemes(Style::new()) {
        taken += width(sign.symbol);
        let part = if taken <= room { &mut kept } else { &mut rest };
        part.push_str(sign.symbol);
    }
    (kept, rest)
}

/// A text in lines of at most `room` columns, broken between words where
/// possible.
pub(crate) fn wrap(text: &str, room: u16) -> Vec<String> {
    let room = room.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let mut word = word.to_owned();
            if !line.is_empty() && width(&line) + 1 + width(&word) > room {
                lines.push(std::mem::take(&mut line));
            }
            // A word longer than a line is cut as often as needed.
            while width(&word) > room {
                let (part, rest) = split(&word, room);
                if part.is_empty() {
                    // Not even its first sign fits.
                    break;
                }
                lines.push(part);
                word = rest;
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
        lines.push(line);
    }
    lines
}

/// A line of keys, which its text parts with ` | `.
pub(crate) fn key_line(text: &str) -> String {
    text.replace(" | ", "  ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;
    use text::terminal::{self as say, Text};

    #[test]
    fn nothing_is_written_outside() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 6, 3));
        let mut brush = Brush::new(Rect::new(1, 1, 3, 1), &mut buffer);
        brush.write(0, 0, "abcdef", Style::new());
        brush.write(9, 0, "x", Style::new());
        brush.write(0, 9, "x", Style::new());
        brush.tint(2, 0, 50, 50, Style::new());
        assert_eq!(buffer, Buffer::with_lines(["      ", " abc  ", "      "]));
    }

    #[test]
    fn key_lines_fit_a_window_of_80_columns_in_every_language() {
        for language in Language::ALL {
            for keys in [
                say::keys_play(language, "xx"),
                say::keys_watch(language, "xx"),
                Text::MenuKeys.said(language).to_owned(),
            ] {
                assert!(width(&key_line(&keys)) <= 78, "{keys}");
            }
        }
    }

    #[test]
    fn long_texts_are_cut_or_wrapped() {
        assert_eq!(cut("rocket", 4), "roc…");
        assert_eq!(cut("rock", 4), "rock");
        assert_eq!(cut("a rocket", 3), "a…");
        assert_eq!(cut("rock", 1), "…");
        assert_eq!(cut("rock", 0), "");
        assert_eq!(wrap("the last rocket", 8), ["the last", "rocket"]);
        assert_eq!(wrap("abcdefghij", 4), ["abcd", "efgh", "ij"]);
    }

    #[test]
    fn signs_of_any_width_stay_whole() {
        // Two columns each.
        assert_eq!(cut("太空飞船", 8), "太空飞船");
        assert_eq!(cut("太空飞船", 7), "太空飞…");
        assert_eq!(cut("太空飞船", 6), "太空…");
        assert_eq!(wrap("太空飞船", 5), ["太空", "飞船"]);
        assert_eq!(wrap("太空", 1), ["太空"], "there is no room at all");
        // A letter with its accent apart, and an astronaut of three characters.
        assert_eq!(cut("Ame\u{301}lie", 4), "Ame\u{301}…");
        let astronaut = "\u{1F469}\u{200D}\u{1F680}";
        let two = format!("{astronaut}{astronaut} Ada");
        for room in 0..8 {
            let kept = cut(&two, room);
            assert!(width(&kept) <= room, "{kept:?} in {room}");
            let left = kept.replace(astronaut, "");
            assert!(!left.contains('\u{200D}'), "{kept:?} in {room}");
        }
    }
}
