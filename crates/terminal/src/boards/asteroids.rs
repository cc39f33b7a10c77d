//! Asteroid Field: 6 × 6 squares with paths, asteroids and ships.

mod gallery;
mod journey;
mod paths;
mod rock;

use super::{Board, TableView};
use crate::brush::Brush;
use crate::theme::{Tint, mark};
use asteroids::{Action, Asteroids, Facing, Piece, SIDE, Square, View};
use engine::{Seat, Viewer};
use journey::{Journey, JourneyEnd};
use paths::Sheet;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Modifier;
use text::Language;
use text::asteroids::{self as say, Text};

/// How large a square can be drawn, the largest first; two columns are as
/// wide as one row is high.
const SCALES: [Size; 3] = [Size::new(10, 5), Size::new(8, 4), Size::new(6, 3)];

/// Where the squares begin: beside the row's number, below the column's.
const LEFT: u16 = 2;
const TOP: u16 = 1;

fn scale(room: Size) -> Size {
    SCALES
        .into_iter()
        .find(|square| {
            let wanted = size_of(*square);
            wanted.width <= room.width && wanted.height <= room.height
        })
        .unwrap_or(SCALES[2])
}

/// Board, hand beside it, two lines below it.
fn size_of(square: Size) -> Size {
    let side = u16::from(SIDE);
    Size::new(
        LEFT + side * square.width + square.width + 3,
        TOP + side * square.height + 2,
    )
}

impl Board for Asteroids {
    const LEGEND: text::terminal::Text = text::terminal::Text::LegendAsteroids;

    fn heading(view: &View, language: Language) -> String {
        let mut parts = vec![
            say::heading_pile(language, view.pile),
            say::heading_reserve(language, view.reserve),
        ];
        if let Some([blue, red]) = view.dice {
            parts.push(say::heading_dice(language, blue, red));
        }
        parts.join("  ")
    }

    fn size(_: &View, room: Size) -> Size {
        size_of(scale(room))
    }

    fn paint(table: &TableView<'_, Self>, area: Rect, buffer: &mut Buffer) {
        if !table.view.shown.is_empty() {
            gallery::paint(table, area, buffer);
            return;
        }
        let square = scale(area.as_size());
        let mut brush = Brush::new(area, buffer);
        let mut sheet = Sheet::new(square);
        let journey = foreseen(table);
        lay_tiles(table, &mut sheet, &journey);
        paint_numbers(table, square, &mut brush);
        sheet.paint((LEFT, TOP), &mut brush);
        paint_pieces(table, square, &journey, &mut brush);
        paint_ships(table, square, &journey, &mut brush);
        gallery::paint_hand(table, square, &mut brush);
        let y = TOP + u16::from(SIDE) * square.height;
        paint_seats(table, y, &journey, &mut brush);
    }
}

/// Where the marked action, or what already lies there, takes the viewer.
fn foreseen(table: &TableView<'_, Asteroids>) -> Option<Journey> {
    let Viewer::Seat(seat) = table.viewer else {
        return None;
    };
    let ship = table.view.ships.get(seat.index()).copied().flatten()?;
    match table.choice {
        Some(Action::Tile { tile, rot }) => Some(Journey::with(table.view, ship, (tile, rot))),
        _ => None,
    }
}

fn lay_tiles(table: &TableView<'_, Asteroids>, sheet: &mut Sheet, journey: &Option<Journey>) {
    let theme = table.theme;
    for (square, piece) in Square::all().zip(&table.view.board) {
        if let Some(Piece::Tile { tile, rot }) = *piece {
            sheet.lay(table.view, square, (tile, rot), theme.of(Tint::Second));
        }
    }
    if let Some(journey) = journey {
        let ghost = theme.of(Tint::Muted);
        sheet.lay(table.view, journey.start.square(), journey.laid, ghost);
        let lit = theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
        for &(square, entry, exit) in &journey.legs {
            sheet.curve(square, entry, exit, lit);
        }
    }
}

fn corner(square: Square, size: Size) -> (u16, u16) {
    (
        LEFT + u16::from(square.column()) * size.width,
        TOP + u16::from(square.row()) * size.height,
    )
}

/// Rows and columns as the dice count them, from 1.
fn paint_numbers(table: &TableView<'_, Asteroids>, size: Size, brush: &mut Brush<'_>) {
    let muted = table.theme.of(Tint::Muted);
    for number in 0..u16::from(SIDE) {
        let label = (number + 1).to_string();
        brush.write(
            LEFT + number * size.width + size.width / 2,
            0,
            &label,
            muted,
        );
        brush.write(
            0,
            TOP + number * size.height + size.height / 2,
            &label,
            muted,
        );
    }
}

fn paint_pieces(
    table: &TableView<'_, Asteroids>,
    size: Size,
    journey: &Option<Journey>,
    brush: &mut Brush<'_>,
) {
    let muted = table.theme.of(Tint::Muted);
    for (square, piece) in Square::all().zip(&table.view.board) {
        let (x, y) = corner(square, size);
        match *piece {
            Some(Piece::Asteroid { asteroid, rot }) => {
                let area = Rect::new(x, y, size.width, size.height);
                rock::paint(table, (asteroid, rot), area, brush);
            }
            Some(Piece::Tile { .. }) => {}
            // The tile that would be laid there is drawn already.
            None if journey
                .as_ref()
                .is_some_and(|it| it.start.square() == square) => {}
            None => {
                let (x, y) = (x + size.width / 2 - 1, y + size.height / 2);
                // As the list and the log call it: row, column.
                let name = format!("{}-{}", square.row() + 1, square.column() + 1);
                brush.write(x, y, &name, muted.add_modifier(Modifier::DIM));
            }
        }
    }
}

/// The character cell of an entry point.
fn point_cell(facing: Facing, size: Size) -> (u16, u16) {
    let (x, y) = corner(facing.square(), size);
    let (dx, dy) = paths::point_cell(facing.entry(), size);
    (x + dx, y + dy)
}

fn paint_ships(
    table: &TableView<'_, Asteroids>,
    size: Size,
    journey: &Option<Journey>,
    brush: &mut Brush<'_>,
) {
    let theme = table.theme;
    let legal_marks = table.legal.iter().filter_map(|&action| match action {
        Action::Mark { mark } => Some(mark),
        _ => None,
    });
    for mark in legal_marks {
        let (x, y) = point_cell(mark, size);
        brush.write(x, y, "+", theme.of(Tint::Accent));
    }
    if let Some(Action::Mark { mark: chosen }) = table.choice {
        let (x, y) = point_cell(chosen, size);
        brush.write(x, y, "◎", theme.marked());
    }
    for (seat, ship) in table.view.seats.iter().zip(&table.view.ships) {
        let Some(facing) = *ship else { continue };
        let (x, y) = point_cell(facing, size);
        let own = if table.viewer.is(seat) {
            Modifier::REVERSED
        } else {
            Modifier::empty()
        };
        let style = theme
            .of(Tint::Seat(seat))
            .add_modifier(Modifier::BOLD | own);
        brush.write(x, y, &mark(seat).to_string(), style);
    }
    match journey.as_ref().map(|journey| (journey.end, journey)) {
        Some((JourneyEnd::Faces(facing), _)) => {
            let (x, y) = point_cell(facing, size);
            brush.write(x, y, "◎", theme.marked());
        }
        Some((_, journey)) => {
            if let Some(&(square, _, exit)) = journey.legs.last() {
                let (x, y) = point_cell(Facing::new(square, exit), size);
                let bad = theme
                    .of(Tint::Bad)
                    .add_modifier(Modifier::BOLD | Modifier::REVERSED);
                brush.write(x, y, "✗", bad);
            }
        }
        None => {}
    }
}

fn paint_seats(
    table: &TableView<'_, Asteroids>,
    y: u16,
    journey: &Option<Journey>,
    brush: &mut Brush<'_>,
) {
    let view = table.view;
    let count = u16::from(view.seats.count());
    let per_line = if count > 4 { count.div_ceil(2) } else { count };
    let column = brush.width() / per_line.max(1);
    // The preview's words take the second line unless seats need it; its
    // signs on the board tell as much.
    if let Some(journey) = journey.as_ref().filter(|_| count <= 4) {
        let words = match journey.end {
            JourneyEnd::Faces(facing) => {
                let square = facing.square();
                say::ends_at(table.language, square.row() + 1, square.column() + 1)
            }
            JourneyEnd::Edge => Text::EndsEdge.said(table.language).to_owned(),
            JourneyEnd::Asteroid => Text::EndsAsteroid.said(table.language).to_owned(),
            JourneyEnd::Loop => Text::EndsLoop.said(table.language).to_owned(),
        };
        let tint = if matches!(journey.end, JourneyEnd::Faces(_)) {
            Tint::Good
        } else {
            Tint::Bad
        };
        let words = format!("▸ {words}");
        brush.write(LEFT, y + 1, &words, table.theme.of(tint));
    }
    for seat in view.seats.iter() {
        let place = u16::from(seat.number());
        let (x, y) = (place % per_line * column, y + place / per_line);
        let turn = if view.active == Some(seat) {
            "›"
        } else {
            " "
        };
        let x = brush.write(x, y, turn, table.theme.of(Tint::Accent));
        let words = seat_words(table, seat);
        let room = column.saturating_sub(2 + words.chars().count() as u16);
        let x = table.write_seat(brush, (x, y), room, seat);
        brush.write(x + 1, y, &words, table.theme.of(Tint::Muted));
    }
}

fn seat_words(table: &TableView<'_, Asteroids>, seat: Seat) -> String {
    let view = table.view;
    let out = view
        .eliminated
        .get(seat.index())
        .copied()
        .flatten()
        .is_some();
    if out {
        return "✗".to_owned();
    }
    let tiles = view.hand_sizes.get(seat.index()).copied().unwrap_or(0);
    let marker = if view.marker == Some(seat) { "⚑" } else { "" };
    format!("▦{tiles}{marker}")
}
