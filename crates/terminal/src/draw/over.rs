//! The end of a game: places, points, and why it ended.

use crate::app::{App, Moment};
use crate::boards::Board;
use crate::brush::{Brush, cut, key_line, width, wrap};
use crate::theme::{Tint, mark};
use engine::Viewer;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use text::ending;
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
            // A long name leaves room for the points.
            let scored = |name: &str| match &outcome.scores {
                Some(scores) => say::points(self.language, name, scores[seat]),
                None => name.to_owned(),
            };
            let room = inner.width.saturating_sub(x + width(&scored("")));
            let line = scored(&cut(&self.name(seat), room));
            brush.write_cut(x, y, inner.width.saturating_sub(x), &line, style);
            y += 1;
        }
        let view = self.table.game().view(self.eyes);
        let breaks = ending::tie_breaks::<G>(&outcome, &view, &self.names(), self.language);
        for line in breaks.iter().flat_map(|line| wrap(line, inner.width)) {
            brush.write(0, y, &line, Style::new());
            y += 1;
        }
        let clause = outcome.ending.clause;
        let why = format!("{clause}: {}", self.clause_text(clause));
        let keys = key_line(Text::OverKeys.said(self.language));
        let mut below = wrap(&keys, inner.width);
        let said = self.farewell().unwrap_or_default();
        let said = wrap(&said, inner.width);
        if let Some(words) = self.review_words() {
            below.extend(wrap(&words, inner.width));
        }
        // In a low window the keys matter more than the clause's last words, which F2
        // shows.
        let room = usize::from(inner.height.saturating_sub(y))
            .saturating_sub(said.len() + below.len() + 2);
        let mut lines = wrap(&why, inner.width);
        if lines.len() > room {
            lines.truncate(room);
            if let Some(last) = lines.last_mut() {
                *last = cut(&format!("{last} … (F2)"), inner.width);
            }
        }
        for line in said {
            brush.write(0, y, &line, self.theme.of(Tint::Muted));
            y += 1;
        }
        for (lines, tint) in [(lines, Tint::Second), (below, Tint::Accent)] {
            y += 1;
            for line in lines {
                brush.write(0, y, &line, self.theme.of(tint));
                y += 1;
            }
        }
    }

    /// How far the review is, and what it found.
    fn review_words(&self) -> Option<String> {
        let (judged, due, marked) = self.review_progress()?;
        Some(if self.look_back.is_judging() {
            say::review_running(self.language, judged, due)
        } else {
            say::review_done(self.language, marked)
        })
    }

    /// A decision of the replay: which, whose, what, and what it was worth.
    pub(super) fn draw_moment(&self, moment: &Moment<G>, area: Rect, buffer: &mut Buffer) {
        let steps = self.table.steps().len();
        let title = say::replay_title(self.language, moment.step + 1, steps);
        let inner = self.draw_frame(&title, Tint::Accent, area, buffer);
        let view = moment.game.view(Viewer::Seat(moment.seat));
        let action = G::action(moment.action, &view, &self.names(), self.language);
        let who = format!("{} {}", mark(moment.seat), self.name(moment.seat));
        let seat = self.theme.of(Tint::Seat(moment.seat));
        let mut paragraphs = vec![
            (who, seat.add_modifier(Modifier::BOLD)),
            (action, Style::new()),
        ];
        if let Some((mark, said)) = self.said_of(moment) {
            let (sign, tint) = match mark {
                Some(mark) => (mark.sign(), Tint::Bad),
                None => ("", Tint::Good),
            };
            paragraphs.push((
                format!("{sign} {said}").trim().to_owned(),
                self.theme.of(tint),
            ));
        }
        paragraphs.extend(
            self.review_words()
                .map(|words| (words, self.theme.of(Tint::Second))),
        );
        let keys = key_line(Text::ReplayKeys.said(self.language));
        paragraphs.push((keys, self.theme.of(Tint::Accent)));
        let mut brush = Brush::new(inner, buffer);
        let mut y = 0;
        for (place, (text, style)) in paragraphs.into_iter().enumerate() {
            // The action belongs to its seat.
            y += u16::from(place > 1);
            for line in wrap(&text, inner.width) {
                brush.write(0, y, &line, style);
                y += 1;
            }
        }
    }
}
