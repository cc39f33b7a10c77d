//! Asteroids: what each roll of the die would do to them.

use crate::boards::TableView;
use crate::brush::Brush;
use crate::theme::Tint;
use asteroids::{Arrow, Asteroid, Asteroids, Direction, Rot, Spin};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// A rock with its value in the middle and the die's number at each side it
/// would drift to.
pub(super) fn paint(
    table: &TableView<'_, Asteroids>,
    (asteroid, rot): (Asteroid, Rot),
    area: Rect,
    brush: &mut Brush<'_>,
) {
    let printed = table.view.tables.asteroid(asteroid);
    let style = if printed.blue {
        table.theme.of(Tint::Piece(7))
    } else {
        table.theme.of(Tint::Piece(6))
    };
    let (middle, centre) = (area.y + area.height / 2, area.x + area.width / 2);
    let body = "▒".repeat(usize::from(area.width) - 2);
    for y in area.y..area.y + area.height {
        brush.write(area.x + 1, y, &body, table.theme.of(Tint::Muted));
    }
    // Blue and black by shape too: a full and a hollow rock.
    let rock = if printed.blue { '◆' } else { '◇' };
    let spin = match printed.turn {
        Spin::Clockwise => '↻',
        Spin::CounterClockwise => '↺',
    };
    let words = format!("{rock}{}{spin}", printed.value);
    let bold = style.add_modifier(Modifier::BOLD);
    brush.write(centre - 1, middle, &words, bold);
    for (die, arrow) in (1..).zip(printed.die) {
        let Some(direction) = heading(arrow).map(|it| it.turned(rot.number())) else {
            continue;
        };
        let (x, y, sign) = match direction {
            Direction::Up => (centre - 1, area.y, '↑'),
            Direction::Down => (centre - 1, area.y + area.height - 1, '↓'),
            Direction::Left => (area.x, middle, '←'),
            Direction::Right => (area.x + area.width - 1, middle, '→'),
        };
        // Sideways there is room for the number alone in small squares.
        let wide = area.width > 6 || matches!(direction, Direction::Up | Direction::Down);
        let (x, words) = match (wide, direction) {
            (true, Direction::Right) => (x - 1, format!("{die}{sign}")),
            (true, _) => (x, format!("{sign}{die}")),
            (false, _) => (x, die.to_string()),
        };
        brush.write(x, y, &words, style);
    }
}

fn heading(arrow: Arrow) -> Option<Direction> {
    match arrow {
        Arrow::Up => Some(Direction::Up),
        Arrow::Right => Some(Direction::Right),
        Arrow::Down => Some(Direction::Down),
        Arrow::Left => Some(Direction::Left),
        Arrow::Turn => None,
    }
}
