//! Tiles beside the board: one's hand, and what a bonus shows.

use super::paths::Sheet;
use super::{LEFT, SCALES, TOP};
use crate::boards::TableView;
use crate::brush::Brush;
use crate::theme::Tint;
use asteroids::{Action, Asteroids, Rot, SIDE, Square, Tile};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use text::asteroids::{Text, tile_number};

/// The hand in a column right of the board, each tile as the marked action
/// turns it.
pub(super) fn paint_hand(table: &TableView<'_, Asteroids>, size: Size, brush: &mut Brush<'_>) {
    let Some(hand) = &table.view.hand else { return };
    let x = LEFT + u16::from(SIDE) * size.width + 2;
    for (place, &tile) in (0..).zip(hand.tiles()) {
        let y = TOP + place * (size.height + 2);
        let chosen = match table.choice {
            Some(Action::Tile { tile: chosen, rot }) if chosen == tile => Some(rot),
            _ => None,
        };
        paint_tile(
            table,
            tile,
            chosen,
            Rect::new(x, y, size.width, size.height),
            brush,
        );
    }
}

/// A tile with what it is called above it, in words and in notation, lit and turned if it is chosen so.
fn paint_tile(
    table: &TableView<'_, Asteroids>,
    tile: Tile,
    chosen: Option<Rot>,
    area: Rect,
    brush: &mut Brush<'_>,
) {
    let (style, label_style) = match chosen {
        Some(_) => (
            table.theme.of(Tint::Accent).add_modifier(Modifier::BOLD),
            table.theme.marked(),
        ),
        None => (Style::new(), Style::new()),
    };
    let rot = chosen.unwrap_or_default();
    let number = tile_number(table.view, tile);
    let label = match rot.number() {
        0 => format!("{number} t{tile}"),
        _ => format!("{number} t{tile} ↻{rot}"),
    };
    brush.write(area.x, area.y, &label, label_style);
    let mut sheet = Sheet::single(area.as_size());
    let Some(only) = Square::new(0) else { return };
    sheet.lay(table.view, only, (tile, rot), style);
    sheet.paint((area.x, area.y + 1), brush);
}

/// AF-9.2: every tile one may choose from, those of the marked choice lit.
pub(super) fn paint(table: &TableView<'_, Asteroids>, area: Rect, buffer: &mut Buffer) {
    let size = SCALES[2];
    let mut brush = Brush::new(area, buffer);
    let kept: &[Tile] = match &table.choice {
        Some(Action::Keep { keep }) => keep.tiles(),
        _ => &[],
    };
    brush.write(
        1,
        0,
        Text::KeepLabel.said(table.language),
        table.theme.of(Tint::Muted),
    );
    let own = table.view.hand.iter().flat_map(|hand| hand.tiles());
    let shown = table
        .view
        .shown
        .iter()
        .flat_map(|shown| shown.tiles.tiles());
    let per_line = ((area.width.max(9) - 1) / (size.width + 2)).max(1);
    for (place, &tile) in (0..).zip(own.chain(shown)) {
        let x = 1 + place % per_line * (size.width + 2);
        let y = 2 + place / per_line * (size.height + 2);
        let chosen = kept.contains(&tile).then(Rot::default);
        let place = Rect::new(x, y, size.width, size.height);
        paint_tile(table, tile, chosen, place, &mut brush);
    }
}
