//! The mouse, and the cursor on the board.

use super::{App, Focus, Mode};
use crate::boards::Board;
use crate::spots::{Way, next_spot};
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

/// How far the wheel goes.
const NOTCH: isize = 3;

impl<G: Board> App<G> {
    /// Takes what the mouse did: a click marks an action in the list or on the board,
    /// a second one plays it; the wheel scrolls.
    pub(crate) fn mouse(&mut self, event: MouseEvent) {
        let window = self.window.get();
        if self.panel.is_some() || window.is_empty() || matches!(self.mode, Mode::Curtain { .. }) {
            return;
        }
        let place = Position::new(event.column, event.row);
        match event.kind {
            MouseEventKind::ScrollUp => self.wheel(place, -NOTCH),
            MouseEventKind::ScrollDown => self.wheel(place, NOTCH),
            MouseEventKind::Down(MouseButton::Left) => self.click(place),
            _ => {}
        }
    }

    fn wheel(&mut self, place: Position, by: isize) {
        let view = self.table.game().view(self.eyes);
        let (_, column) = self.columns(&view, self.window.get());
        let (_, log) = self.side_parts(column);
        if log.contains(place) || !matches!(self.mode, Mode::Choosing(_)) {
            let most = self.log_length().saturating_sub(1);
            self.log_skip = self.log_skip.saturating_add_signed(-by).min(most);
        } else {
            self.choices.go(by);
        }
    }

    fn click(&mut self, place: Position) {
        let Mode::Choosing(seat) = self.mode else {
            return;
        };
        let before = self.choices.marked().map(|choice| choice.action);
        let moved = self.choices.moved();
        let view = self.table.game().view(self.eyes);
        let (board, column) = self.columns(&view, self.window.get());
        let (list, log) = self.side_parts(column);
        if log.contains(place) {
            self.focus = Focus::Log;
            return;
        }
        let hit = if list.contains(place) {
            self.focus = Focus::Actions;
            let line = self.line_at(list, place.y);
            line.is_some_and(|line| {
                self.choices.mark_line(line);
                true
            })
        } else {
            self.focus = Focus::Board;
            board.contains(place) && self.mark_at(place, before.filter(|_| moved))
        };
        let now = self.choices.marked().map(|choice| choice.action);
        // The first click marks; only what was marked by hand is played by another.
        if hit && moved && now == before {
            self.choose(seat);
        }
    }

    /// Marks the action that shows at a place of the board; where there are several,
    /// the one after the marked one.
    fn mark_at(&mut self, place: Position, marked: Option<G::Action>) -> bool {
        let mut spots = self.spots();
        spots.retain(|spot| spot.contains(place));
        spots.sort_by_key(crate::spots::Spot::size);
        let at = spots.iter().position(|spot| Some(spot.action) == marked);
        // What is marked covers what it shows: a click on it plays it.
        let next = at.unwrap_or(0);
        match spots.get(next) {
            Some(spot) => {
                self.choices.mark(spot.action);
                true
            }
            None => false,
        }
    }

    /// An arrow on the board goes to the nearest action that way; returns whether the
    /// key was one.
    pub(super) fn board_key(&mut self, code: KeyCode) -> bool {
        let way = match code {
            KeyCode::Left => Way::Left,
            KeyCode::Right => Way::Right,
            KeyCode::Up => Way::Up,
            KeyCode::Down => Way::Down,
            _ => return false,
        };
        if !matches!(self.mode, Mode::Choosing(_)) {
            return false;
        }
        let marked = self.choices.marked().map(|choice| choice.action);
        if let Some(action) = next_spot(&self.spots(), marked, way) {
            self.choices.mark(action);
        }
        true
    }
}
