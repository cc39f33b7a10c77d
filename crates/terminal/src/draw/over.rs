//! The end of a game: places, points, and why it ended.

use crate::app::App;
use crate::boards::Board;
use crate::brush::{Brush, key_line, wrap};
use crate::theme::{Tint, mark};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use text::terminal::{self as say, Text};

impl<G: Board> App<G> {
    pub(super) fn draw_over(&self, area: Rect, buffer: &mut Buffer) {
        let title = Text::Over.said(self.language);
        let inner = self.draw_frame(title, Tint::Accent, area, buffer);
        let mut brush = Brush::new(inner, buffer);
        let Some(outcome) = self.table.game().outcome() else {
            return;
        };
        let mut y = 0;
        let mut ranking: Vec<_> = outcome.places.iter().collect();
        ranking.sort_by_key(|&(seat, place)| (place, seat));
        for (seat, place) in ranking {
            let style = match place {
                1 => self.theme.of(Tint::Good).add_modifier(Modifier::BOLD),
                _ => Style::new(),
            };
            let place = say::place(self.language, place);
            let x = brush.write(0, y, &format!("{place:>2} "), style);
            let x = brush.write(
                x,
                y,
                &format!("{} ", mark(seat)),
                self.theme.of(Tint::Seat(seat)),
            );
            let mut line = self.name(seat);
            if let Some(scores) = &outcome.scores {
                line = say::points(self.language, line, scores[seat]);
            }
            brush.write_cut(x, y, inner.width.saturating_sub(x), &line, style);
            y += 1;
        }
        let clause = outcome.ending.clause;
        let why = format!("{clause}: {}", self.clause_text(clause));
        let mut paragraphs = vec![
            (why, self.theme.of(Tint::Second)),
            (
                key_line(Text::OverKeys.said(self.language)),
                self.theme.of(Tint::Accent),
            ),
        ];
        // In a low window the keys matter more than the clause's last words.
        let keys = wrap(&paragraphs[1].0, inner.width).len();
        let room = usize::from(inner.height.saturating_sub(y)).saturating_sub(keys + 2);
        let lines = wrap(&paragraphs[0].0, inner.width);
        paragraphs[0].0 = lines[..lines.len().min(room)].join("\n");
        for (text, style) in paragraphs {
            y += 1;
            for line in wrap(&text, inner.width) {
                brush.write(0, y, &line, style);
                y += 1;
            }
        }
    }
}
