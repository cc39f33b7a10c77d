//! The screen: title, board, list and log, prompt, keys.

mod over;
mod panels;
mod side;

use crate::app::{App, Mode};
use crate::boards::{Board, TableView};
use crate::brush::{Brush, cut, key_line, width, wrap};
use crate::theme::{Tint, mark};
use engine::{Turn, Viewer};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use text::terminal::{self as say, Text};

/// The smallest window in which one can play.
pub(crate) const LEAST: Size = Size::new(80, 24);

/// The narrowest and the widest column for list and log.
const SIDE: std::ops::RangeInclusive<u16> = 33..=60;

impl<G: Board> App<G> {
    /// Draws everything from the viewer's own view.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.window.set(area);
        let buffer = frame.buffer_mut();
        if area.width < LEAST.width || area.height < LEAST.height {
            return self.draw_too_small(area, buffer);
        }
        if let Mode::Curtain { to } = self.mode {
            self.draw_curtain_screen(&self.name(to), area, buffer);
        } else {
            self.draw_table(area, buffer);
        }
        if let Some(panel) = &self.panel {
            self.draw_panel(panel, area, buffer);
        }
    }

    fn draw_too_small(&self, area: Rect, buffer: &mut Buffer) {
        let text = format!(
            "{} {}",
            say::too_small(self.language, LEAST.width, LEAST.height),
            say::too_small_now(self.language, area.width, area.height)
        );
        let mut brush = Brush::new(area, buffer);
        for (y, line) in (0..).zip(wrap(&text, area.width)) {
            brush.write(0, y, &line, Style::new());
        }
    }

    fn draw_curtain_screen(&self, name: &str, area: Rect, buffer: &mut Buffer) {
        let mut brush = Brush::new(area, buffer);
        let middle = area.height / 2;
        let lines = [
            (
                say::curtain_title(self.language, name),
                self.theme.of(Tint::Accent).add_modifier(Modifier::BOLD),
            ),
            (String::new(), Style::new()),
            (say::curtain(self.language, name), Style::new()),
        ];
        for (y, (line, style)) in (middle.saturating_sub(2)..).zip(lines) {
            let line = cut(&line, area.width);
            let x = area.width.saturating_sub(width(&line)) / 2;
            brush.write(x, y, &line, style);
        }
        let keys = key_line(&say::keys_curtain(
            self.language,
            self.language.next().code(),
        ));
        brush.write_cut(
            1,
            area.height - 1,
            area.width - 2,
            &keys,
            self.theme.of(Tint::Muted),
        );
    }

    fn draw_table(&self, area: Rect, buffer: &mut Buffer) {
        let moment = self.moment();
        let game = moment
            .as_ref()
            .map_or(self.table.game(), |moment| &moment.game);
        let view = game.view(self.eyes);
        let line = |y| Rect::new(area.x, y, area.width, 1);
        let (board, column) = self.columns(&view, area);
        self.draw_title(&view, line(area.y), buffer);
        let choice = match &moment {
            // Nobody else's action fits what this viewer sees.
            Some(moment) => (!G::HAS_SECRETS || self.eyes.is(moment.seat)).then_some(moment.action),
            None => self.marked_action(),
        };
        self.paint_board(&view, choice, board, buffer);
        self.draw_side(column, buffer);
        self.draw_prompt(&view, line(area.bottom() - 2), buffer);
        self.draw_keys(line(area.bottom() - 1), buffer);
    }

    /// The board, and the column beside it.
    pub(crate) fn columns(&self, view: &G::View, area: Rect) -> (Rect, Rect) {
        let body = Rect::new(
            area.x,
            area.y + 1,
            area.width,
            area.height.saturating_sub(3),
        );
        let room = body.width.saturating_sub(*SIDE.start());
        let wanted = G::size(view, Size::new(room, body.height));
        let side = body.width.saturating_sub(wanted.width + 1);
        let side = side.clamp(*SIDE.start(), *SIDE.end()).min(body.width);
        let board = Rect::new(body.x, body.y, body.width - side, body.height);
        let column = Rect::new(body.x + board.width, body.y, side, body.height);
        (board, column)
    }

    /// Draws the board with an action marked.
    pub(crate) fn paint_board(
        &self,
        view: &G::View,
        choice: Option<G::Action>,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let table = TableView {
            view,
            viewer: self.eyes,
            choice,
            legal: self.choices.actions().collect(),
            names: self.names(),
            language: self.language,
            theme: self.theme,
        };
        G::paint(&table, area, buffer);
    }

    /// What the marked line of the list would do.
    fn marked_action(&self) -> Option<G::Action> {
        let marked = self.choices.marked()?;
        matches!(self.mode, Mode::Choosing(_)).then_some(marked.action)
    }

    fn draw_title(&self, view: &G::View, area: Rect, buffer: &mut Buffer) {
        buffer.set_style(area, Style::new().add_modifier(Modifier::REVERSED));
        let reversed = Style::new().add_modifier(Modifier::REVERSED);
        let mut brush = Brush::new(area, buffer);
        let title = format!(" {}  ", G::title(self.language));
        let mut x = brush.write(0, 0, &title, reversed.add_modifier(Modifier::BOLD));
        x = brush.write(x, 0, &G::heading(view, self.language), reversed);
        let looks = match self.eyes {
            Viewer::Seat(seat) => format!("{} {} ", mark(seat), self.name(seat)),
            Viewer::Spectator => format!("{} ", Text::Spectator.said(self.language)),
        };
        let looks = cut(&looks, area.width.saturating_sub(x + 2));
        let right = area.width.saturating_sub(width(&looks));
        brush.write(right, 0, &looks, reversed);
    }

    /// The line that always says what is expected.
    fn draw_prompt(&self, view: &G::View, area: Rect, buffer: &mut Buffer) {
        let mut brush = Brush::new(area, buffer);
        let accent = self.theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
        let second = self.theme.of(Tint::Second);
        let mut x = 1;
        if let Turn::Decide(seat) = self.table.game().turn() {
            let style = self.theme.of(Tint::Seat(seat)).add_modifier(Modifier::BOLD);
            x = brush.write(x, 0, &format!("{} ", mark(seat)), style);
        }
        let (prompt, style) = match self.mode {
            Mode::Handover { to } => (say::handover(self.language, self.name(to)), accent),
            Mode::Look { to } => (say::look(self.language, self.name(to)), accent),
            Mode::Over => (Text::Over.said(self.language).to_owned(), accent),
            Mode::Bot(_) => (G::prompt(view, &self.names(), self.language), second),
            _ => (G::prompt(view, &self.names(), self.language), accent),
        };
        let room = area.width.saturating_sub(x + 1);
        x = brush.write_cut(x, 0, room, &prompt, style);
        if let Some(notice) = &self.notice {
            let room = area.width.saturating_sub(x + 4);
            brush.write_cut(x + 3, 0, room, notice, second);
        }
    }

    fn draw_keys(&self, area: Rect, buffer: &mut Buffer) {
        let next = self.language.next().code();
        let keys = key_line(&match self.mode {
            Mode::Choosing(_) => say::keys_play(self.language, next),
            _ => say::keys_watch(self.language, next),
        });
        let mut brush = Brush::new(area, buffer);
        let room = area.width.saturating_sub(2);
        brush.write_cut(1, 0, room, &keys, self.theme.of(Tint::Muted));
    }
}
