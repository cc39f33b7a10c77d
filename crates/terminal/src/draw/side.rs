//! The column beside the board: what one can do, and what happened.

use crate::app::{App, Focus, Mode};
use crate::boards::Board;
use crate::brush::{Brush, key_line, width, wrap};
use crate::theme::Tint;
use engine::Viewer;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use text::terminal::{self as say, Text};

impl<G: Board> App<G> {
    pub(super) fn draw_side(&self, area: Rect, buffer: &mut Buffer) {
        let (top, bottom) = self.side_parts(area);
        match (self.mode, self.moment()) {
            (Mode::Choosing(_), _) => self.draw_choices(top, buffer),
            (Mode::Over, Some(moment)) => self.draw_moment(&moment, top, buffer),
            (Mode::Over, None) => self.draw_over(top, buffer),
            _ => self.draw_waiting(top, buffer),
        }
        self.draw_log(bottom, buffer);
    }

    /// Where the list, or what takes its place, and the log are.
    pub(crate) fn side_parts(&self, area: Rect) -> (Rect, Rect) {
        let upper = match self.mode {
            // Results want more room than a log that has ended.
            Mode::Over => area.height * 2 / 3,
            // Who only watches needs no list.
            _ if self.people().is_empty() => 5,
            // The same for bots as for people: nothing jumps between turns.
            _ => area.height * 3 / 5,
        };
        let upper = upper.min(area.height);
        (
            Rect::new(area.x, area.y, area.width, upper),
            Rect::new(area.x, area.y + upper, area.width, area.height - upper),
        )
    }

    /// A rule with a title, and the inner area below it.
    pub(super) fn draw_frame(
        &self,
        title: &str,
        tint: Tint,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Rect {
        let muted = self.theme.of(Tint::Muted);
        let style = self.theme.of(tint).add_modifier(Modifier::BOLD);
        let mut brush = Brush::new(area, buffer);
        brush.write(0, 0, &"─".repeat(usize::from(area.width)), muted);
        for y in 1..area.height {
            brush.write(0, y, "│", muted);
        }
        brush.write(0, 0, "┌", muted);
        brush.write_cut(
            2,
            0,
            area.width.saturating_sub(3),
            &format!(" {title} "),
            style,
        );
        inner(area)
    }

    /// The part that the scrolling keys move stands out.
    fn tint(&self, part: Focus) -> Tint {
        if self.focus == part {
            Tint::Accent
        } else {
            Tint::Muted
        }
    }

    fn draw_choices(&self, area: Rect, buffer: &mut Buffer) {
        let shown = self.choices.shown().len();
        let title = format!(
            "{} {shown}/{}",
            Text::Actions.said(self.language),
            self.choices.len()
        );
        let inner = self.draw_frame(&title, self.tint(Focus::Actions), area, buffer);
        let mut brush = Brush::new(inner, buffer);
        self.draw_typed(&mut brush);
        let marked = self.marked_lines(inner.width.saturating_sub(4));
        let cursor = self.choices.cursor();
        let first = self.first_line(inner, marked.len());
        let mut y = 1;
        for (place, (number, choice)) in self.choices.shown().enumerate().skip(first) {
            if y >= inner.height {
                break;
            }
            if place == cursor {
                for (index, line) in marked.iter().enumerate() {
                    let head = if index == 0 {
                        number.to_string()
                    } else {
                        String::new()
                    };
                    let line = format!("{head:>3} {line}");
                    let pad = " ".repeat(usize::from(inner.width.saturating_sub(width(&line))));
                    brush.write(0, y, &format!("{line}{pad}"), self.theme.marked());
                    y += 1;
                }
            } else {
                let x = brush.write(0, y, &format!("{number:>3} "), self.theme.of(Tint::Muted));
                let right = inner.width.saturating_sub(width(&choice.notation));
                // A long notation would leave nothing of the words.
                let room = if right > inner.width / 2 {
                    brush.write(right, y, &choice.notation, self.theme.of(Tint::Muted));
                    right.saturating_sub(x + 1)
                } else {
                    inner.width.saturating_sub(x)
                };
                brush.write_cut(x, y, room, &choice.words, Style::new());
                y += 1;
            }
        }
    }

    /// The first line of the list that is shown. The marked line may take several
    /// rows; the others take one each.
    fn first_line(&self, inner: Rect, marked: usize) -> usize {
        let height = usize::from(inner.height).saturating_sub(1);
        let rows = height.saturating_sub(marked) + 1;
        let cursor = self.choices.cursor();
        let shown = self.choices.shown().len();
        cursor
            .saturating_sub(rows / 2)
            .min(shown.saturating_sub(rows))
    }

    /// The line of the list in a row of the screen, counted among those shown.
    pub(crate) fn line_at(&self, list: Rect, y: u16) -> Option<usize> {
        let inner = inner(list);
        // The first row is for what is typed.
        let row = usize::from(y.checked_sub(inner.y + 1)?);
        let marked = self.marked_lines(inner.width.saturating_sub(4)).len();
        let first = self.first_line(inner, marked);
        let cursor = self.choices.cursor();
        let line = first + row;
        let line = if line < cursor {
            line
        } else if line < cursor + marked {
            cursor
        } else {
            line + 1 - marked
        };
        (line < self.choices.shown().len()).then_some(line)
    }

    fn draw_typed(&self, brush: &mut Brush<'_>) {
        let accent = self.theme.of(Tint::Accent);
        let muted = self.theme.of(Tint::Muted);
        let x = brush.write(0, 0, "› ", accent);
        let x = brush.write(
            x,
            0,
            self.choices.typed(),
            accent.add_modifier(Modifier::BOLD),
        );
        let x = brush.write(x, 0, "▏", accent);
        let hint = if self.choices.typed().is_empty() {
            Text::Filter
        } else if self.choices.shown().len() == 0 {
            Text::NoMatch
        } else {
            return;
        };
        let room = brush.width().saturating_sub(x);
        brush.write_cut(x, 0, room, hint.said(self.language), muted);
    }

    /// The marked action in full, with its notation.
    fn marked_lines(&self, room: u16) -> Vec<String> {
        match self.choices.marked() {
            Some(choice) => wrap(&format!("{} [{}]", choice.words, choice.notation), room),
            None => Vec::new(),
        }
    }

    fn draw_waiting(&self, area: Rect, buffer: &mut Buffer) {
        let title = if self.pace.halted {
            Text::Paused.said(self.language).to_owned()
        } else {
            match self.mode {
                Mode::Bot(seat) => say::waiting(self.language, self.name(seat)),
                Mode::Look { .. } => Text::LookTitle.said(self.language).to_owned(),
                _ => Text::HandoverTitle.said(self.language).to_owned(),
            }
        };
        let inner = self.draw_frame(&title, Tint::Second, area, buffer);
        let keys = match self.mode {
            Mode::Bot(_) if self.people().is_empty() => {
                key_line(Text::WatchKeys.said(self.language))
            }
            Mode::Bot(_) => Text::WaitingKeys.said(self.language).to_owned(),
            Mode::Handover { to } => say::handover(self.language, self.name(to)),
            Mode::Look { to } => {
                let look = say::look(self.language, self.name(to));
                format!("{look} {}", Text::LookKeys.said(self.language))
            }
            _ => String::new(),
        };
        let mut brush = Brush::new(inner, buffer);
        for (y, line) in (0..).zip(wrap(&keys, inner.width)) {
            brush.write(0, y, &line, self.theme.of(Tint::Second));
        }
    }

    /// How many lines the viewer's log has.
    pub(crate) fn log_length(&self) -> usize {
        self.log_lines(self.eyes, usize::MAX, 0).len()
    }

    fn draw_log(&self, area: Rect, buffer: &mut Buffer) {
        let title = Text::Log.said(self.language);
        let inner = self.draw_frame(title, self.tint(Focus::Log), area, buffer);
        let most = usize::from(inner.height);
        let lines = self.replayed_lines(most, self.log_skip);
        // What happened since this person last acted stands out.
        let seen = match self.eyes {
            Viewer::Seat(seat) => self.seen.get(seat.index()).copied().unwrap_or(0),
            Viewer::Spectator => usize::MAX,
        };
        let mut rows: Vec<(String, Style)> = Vec::new();
        for line in lines {
            let (sign, style) = if line.turn >= seen {
                ("• ", Style::new())
            } else {
                ("  ", self.theme.of(Tint::Muted))
            };
            for (index, text) in wrap(&line.text, inner.width.saturating_sub(2))
                .into_iter()
                .enumerate()
            {
                let sign = if index == 0 { sign } else { "  " };
                rows.push((format!("{sign}{text}"), style));
            }
        }
        let skip = rows.len().saturating_sub(most);
        let mut brush = Brush::new(inner, buffer);
        for (y, (text, style)) in (0..).zip(rows.into_iter().skip(skip)) {
            brush.write(0, y, &text, style);
        }
    }
}

/// The area below a rule with a title.
fn inner(area: Rect) -> Rect {
    Rect::new(
        area.x + 2,
        area.y + 1,
        area.width.saturating_sub(3),
        area.height.saturating_sub(1),
    )
}
