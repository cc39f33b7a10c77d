//! Last Rocket: a hexagon of cells with stacks, bases and rockets.

use super::{Board, TableView};
use crate::brush::Brush;
use crate::theme::{Tint, mark};
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use rockets::{Action, Cell, Layout, Rocket, Rockets, View};
use text::Language;
use text::rockets::{Text, cell_number, galaxies_left};

/// Stacks of 0 to 4 galaxies, higher and higher.
const STACKS: [&str; 5] = [" ", "▂", "▄", "▆", "█"];

/// How large a cell is drawn. Rows are shifted by half a cell, so that the
/// width is even.
#[derive(Clone, Copy)]
struct Scale {
    width: u16,
    height: u16,
}

impl Scale {
    /// The largest cells that fit.
    fn fitting(layout: Layout, room: Size) -> Self {
        let rows = u16::from(layout.side()) * 2 - 1;
        let width = [10, 8, 6, 4]
            .into_iter()
            .find(|width| rows * width <= room.width)
            .unwrap_or(4);
        let height = [4, 3, 2]
            .into_iter()
            .find(|height| rows * height + 3 <= room.height)
            .unwrap_or(2);
        Self { width, height }
    }

    fn board(self, layout: Layout) -> Size {
        let rows = u16::from(layout.side()) * 2 - 1;
        Size::new(rows * self.width, rows * self.height)
    }

    /// The upper left corner of a cell.
    fn corner(self, layout: Layout, cell: Cell) -> (u16, u16) {
        let at = layout.axial(cell);
        let rim = i32::from(layout.side()) - 1;
        let (q, r) = (i32::from(at.q), i32::from(at.r));
        let half = i32::from(self.width) / 2;
        let x = (2 * q + r + 2 * rim) * half;
        let y = (r + rim) * i32::from(self.height);
        // OK because no cell lies left of or above the rim.
        (x as u16, y as u16)
    }
}

impl Board for Rockets {
    const LEGEND: text::terminal::Text = text::terminal::Text::LegendRockets;

    fn heading(view: &View, language: Language) -> String {
        let galaxies: u32 = view.heights.iter().map(|&height| u32::from(height)).sum();
        galaxies_left(language, galaxies)
    }

    fn size(view: &View, room: Size) -> Size {
        let board = Scale::fitting(view.options.layout, room).board(view.options.layout);
        Size::new(board.width.max(46), board.height + 3)
    }

    fn paint(table: &TableView<'_, Self>, area: Rect, buffer: &mut Buffer) {
        let layout = table.view.options.layout;
        let scale = Scale::fitting(layout, area.as_size());
        let size = scale.board(layout);
        let left = area.width.saturating_sub(size.width) / 2;
        let room = area.height.saturating_sub(size.height + 3);
        let mut brush = Brush::new(area, buffer);
        for cell in layout.iter() {
            let (x, y) = scale.corner(layout, cell);
            paint_cell(table, cell, (left + x, room / 2 + y), scale, &mut brush);
        }
        paint_rockets(table, room / 2 + size.height, &mut brush);
    }
}

fn rocket_on(view: &View, cell: Cell) -> Option<Rocket> {
    numbered(&view.rockets).find_map(|(rocket, at)| (at == Some(cell)).then_some(rocket))
}

/// Each rocket with its value.
fn numbered<T: Copy>(values: &[T]) -> impl Iterator<Item = (Rocket, T)> {
    (0..).map(Rocket::new).zip(values.iter().copied())
}

/// The shape of a rocket's owner, and its number where one has several.
fn sign(view: &View, rocket: Rocket) -> String {
    let shape = mark(view.owner(rocket));
    if view.options.rockets_each > 1 {
        format!("{shape}{rocket}")
    } else {
        shape.to_string()
    }
}

fn target(action: Action) -> Cell {
    match action {
        Action::Move(cell) | Action::Rescue(cell) | Action::Remove(cell) => cell,
    }
}

fn paint_cell(
    table: &TableView<'_, Rockets>,
    cell: Cell,
    (x, y): (u16, u16),
    scale: Scale,
    brush: &mut Brush<'_>,
) {
    let view = table.view;
    let theme = table.theme;
    let height = view.heights.get(cell.index()).copied().unwrap_or(0);
    let base = numbered(&view.bases).find_map(|(rocket, at)| (at == Some(cell)).then_some(rocket));
    let reachable = table.legal.iter().any(|&action| target(action) == cell);
    let number = if reachable {
        theme
            .of(Tint::Accent)
            .add_modifier(Modifier::UNDERLINED | Modifier::BOLD)
    } else {
        theme.of(Tint::Muted)
    };
    let inner = scale.width - 1;
    let gap = u16::from(inner > 3);
    // The frame of a large cell, then its number and its rocket.
    if scale.height > 2 {
        let line = "╌".repeat(usize::from(inner.saturating_sub(2)));
        brush.write(x, y, &format!("╭{line}╮"), theme.of(Tint::Muted));
        let last = y + scale.height - 1;
        if scale.height > 3 {
            brush.write(x, last, &format!("╰{line}╯"), theme.of(Tint::Muted));
        }
    }
    let top = y + u16::from(scale.height > 2);
    let mut next = brush.write(x + gap, top, &cell_number(cell).to_string(), number);
    if let Some(rocket) = rocket_on(view, cell) {
        let style = theme
            .of(Tint::Seat(view.owner(rocket)))
            .add_modifier(Modifier::BOLD);
        next += u16::from(inner > 4);
        brush.write(next, top, &sign(view, rocket), style);
    }
    let (text, style) = match (base, height) {
        (Some(rocket), _) => (
            format!("⌂{}", sign(view, rocket)),
            theme.of(Tint::Seat(view.owner(rocket))),
        ),
        (None, 0) => ("·".to_owned(), theme.of(Tint::Muted)),
        (None, height) => {
            let stack = STACKS[usize::from(height).min(4)];
            let wide = stack.repeat(usize::from((inner / 2).clamp(1, 3)));
            (format!("{wide}{height}"), theme.of(Tint::Second))
        }
    };
    brush.write(x + gap, top + 1, &text, style);
    if table.choice.map(target) == Some(cell) {
        let first = if scale.height > 2 { y + 1 } else { y };
        brush.tint(x, first, inner, 2, theme.marked());
    }
}

/// Who flies which rocket, and whether its rescue is still to come.
fn paint_rockets(table: &TableView<'_, Rockets>, y: u16, brush: &mut Brush<'_>) {
    let view = table.view;
    let column = brush.width() / 2;
    for (place, (rocket, at)) in (0..).zip(numbered(&view.rockets)) {
        let seat: Seat = view.owner(rocket);
        let (x, y) = (1 + place % 2 * column, y + place / 2);
        let turn = if view.turn == Some(rocket) {
            "›"
        } else {
            " "
        };
        let x = brush.write(x, y, turn, table.theme.of(Tint::Accent));
        let style = if at.is_none() {
            Style::new().add_modifier(Modifier::DIM | Modifier::CROSSED_OUT)
        } else {
            table.theme.of(Tint::Seat(seat))
        };
        let name = format!(
            "{} {}",
            sign(view, rocket),
            table.names.of(seat, table.language)
        );
        let x = brush.write_cut(x, y, column.saturating_sub(16), &name, style);
        let base = view.bases.get(rocket.index()).copied().flatten();
        let state = match (at, base) {
            (None, _) => Text::RocketOut,
            (_, None) => Text::RescueUsed,
            (_, Some(base)) if rocket_on(view, base).is_some() => Text::RescueBlocked,
            _ => Text::RescueReady,
        };
        let words = format!(" {}", state.said(table.language));
        brush.write(x, y, &words, table.theme.of(Tint::Muted));
    }
}
