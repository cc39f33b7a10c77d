//! Supernova: a spiral of eighteen planets round the star, and what each
//! place in the race pays.

#[cfg(test)]
mod tests;

use super::{Board, TableView};
use crate::brush::{Brush, width};
use crate::theme::{Theme, Tint};
use engine::Viewer;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use supernova::{ALIENS, Action, Alien, Card, GALAXY, Kind, Phase, Planet, Supernova, View, WORTH};
use text::Language;
use text::supernova::{self as say, Text};

/// The initials of the creatures' names.
const INITIALS: [char; ALIENS] = ['B', 'F', 'K', 'N', 'T'];
const RANKS: [&str; ALIENS] = ["I", "II", "III", "IV", "V"];

/// How large a planet is drawn.
const CELL: Size = Size::new(9, 3);

/// Row and column of each planet: from beside the star once round it, then
/// once round that.
const SPIRAL: [(u16, u16); GALAXY as usize] = [
    (1, 3),
    (2, 3),
    (2, 2),
    (2, 1),
    (2, 0),
    (1, 0),
    (0, 0),
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 4),
    (2, 4),
    (3, 4),
    (3, 3),
    (3, 2),
    (3, 1),
    (3, 0),
];

impl Board for Supernova {
    const LEGEND: text::terminal::Text = text::terminal::Text::LegendSupernova;

    fn heading(view: &View, language: Language) -> String {
        say::pile(language, view.pile)
    }

    fn size(_: &View, _: Size) -> Size {
        Size::new(CELL.width * 5 + 1, CELL.height * 4 + 9)
    }

    fn paint(table: &TableView<'_, Self>, area: Rect, buffer: &mut Buffer) {
        let wanted = Self::size(table.view, area.as_size());
        let area = Rect::new(
            area.x + 1 + area.width.saturating_sub(wanted.width) / 2,
            area.y,
            area.width.saturating_sub(1),
            area.height,
        );
        let mut brush = Brush::new(area, buffer);
        let spare = area.height.saturating_sub(wanted.height).min(2);
        paint_spiral(table, &mut brush);
        let y = CELL.height * 4 + spare;
        paint_ladder(table, y, &mut brush);
        paint_favourites(table, y, &mut brush);
        paint_hand(table, y + 6 + spare.min(1), &mut brush);
    }
}

fn creature(alien: Alien) -> String {
    INITIALS[alien.index()].to_string()
}

fn colour(theme: Theme, alien: Alien) -> Style {
    theme
        .of(Tint::Piece(alien.index()))
        .add_modifier(Modifier::BOLD)
}

/// Where the marked action would bring creatures: each with its planet.
fn moves(view: &View, action: Option<Action>) -> Vec<(Alien, Planet)> {
    let at = |alien: Alien| view.aliens[alien.index()];
    match action {
        Some(Action::Advance { alien, .. }) => {
            // SN-3.2: the nearest planet beyond with nobody on it.
            let free = (at(alien).number() + 1..GALAXY)
                .filter_map(Planet::new)
                .find(|planet| !view.aliens.contains(planet));
            free.map(|planet| (alien, planet)).into_iter().collect()
        }
        Some(Action::Switch { pair: Some(pair) }) => {
            let [one, other] = pair.members();
            vec![(one, at(other)), (other, at(one))]
        }
        _ => Vec::new(),
    }
}

fn paint_spiral(table: &TableView<'_, Supernova>, brush: &mut Brush<'_>) {
    let view = table.view;
    let theme = table.theme;
    let muted = theme.of(Tint::Muted);
    let accent = theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
    let arrivals = moves(view, table.choice);
    for (number, (row, column)) in (0..).zip(SPIRAL) {
        let Some(planet) = Planet::new(number) else {
            continue;
        };
        let (x, y) = (column * CELL.width, row * CELL.height);
        let taken = number < view.taken;
        let marked = arrivals.iter().any(|&(_, to)| to == planet);
        let frame = if marked { accent } else { muted };
        let name = format!(" {} ", say::planet_number(planet));
        brush.write(
            x,
            y,
            if taken {
                "       "
            } else {
                "╭──────╮"
            },
            frame,
        );
        brush.write(x + 2, y, &name, frame);
        brush.write(
            x,
            y + 2,
            if taken {
                "       "
            } else {
                "╰──────╯"
            },
            frame,
        );
        if taken {
            brush.write(x + 1, y + 1, Text::Gone.said(table.language), muted);
            continue;
        }
        brush.write(x, y + 1, "│", frame);
        brush.write(x + 7, y + 1, "│", frame);
        let mut next = x + 1;
        for alien in Alien::ALL {
            if view.aliens[alien.index()] == planet {
                let leaves = arrivals.iter().any(|&(moved, _)| moved == alien);
                let style = if leaves {
                    theme.of(Tint::Muted).add_modifier(Modifier::CROSSED_OUT)
                } else {
                    colour(theme, alien)
                };
                next = brush.write(next, y + 1, &creature(alien), style);
            }
        }
        for &(alien, to) in &arrivals {
            if to == planet {
                next = brush.write(next, y + 1, "→", accent);
                next = brush.write(next, y + 1, &creature(alien), theme.marked());
            }
        }
    }
    paint_star(table, brush);
}

/// The star in the middle holds the pile.
fn paint_star(table: &TableView<'_, Supernova>, brush: &mut Brush<'_>) {
    let (x, y) = (CELL.width, CELL.height);
    let accent = table.theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
    let pile = say::pile(table.language, table.view.pile);
    let rays = if table.view.pile == 0 {
        "✹ ✹ ✹"
    } else {
        "✹"
    };
    brush.write(x + 1, y, "   ╲   │   ╱", table.theme.of(Tint::Accent));
    // Planet 0 lies two cells to the right.
    let room = 2 * CELL.width - 1;
    let line = format!("─ {rays} {pile} ─▸");
    let line = match width(&line) <= room {
        true => line,
        false => format!("{rays} {pile}"),
    };
    brush.write_cut(x + 1, y + 1, room, &line, accent);
    brush.write(x + 1, y + 2, "   ╱   │   ╲", table.theme.of(Tint::Accent));
}

/// SN-6.1, SN-6.2: the creature's rank as they stand, from 0.
fn rank(view: &View, alien: Alien) -> usize {
    let planet = view.aliens[alien.index()];
    if planet == Planet::FIRST {
        ALIENS - 1
    } else {
        view.aliens.iter().filter(|&&other| other > planet).count()
    }
}

fn paint_ladder(table: &TableView<'_, Supernova>, y: u16, brush: &mut Brush<'_>) {
    let muted = table.theme.of(Tint::Muted);
    brush.write(0, y, Text::Pay.said(table.language), muted);
    for (place, worth) in WORTH.iter().enumerate() {
        // OK because there are five ranks.
        let y = y + 1 + place as u16;
        let style = match worth {
            2.. => table.theme.of(Tint::Good),
            ..0 => table.theme.of(Tint::Bad),
            _ => Style::new(),
        };
        let mut x = brush.write(0, y, &format!("{:>3} {worth:>2} ", RANKS[place]), style);
        for alien in Alien::ALL {
            if rank(table.view, alien) == place {
                x = brush.write(x, y, &creature(alien), colour(table.theme, alien));
            }
        }
    }
}

fn paint_favourites(table: &TableView<'_, Supernova>, y: u16, brush: &mut Brush<'_>) {
    let view = table.view;
    let left = 15;
    brush.write(
        left,
        y,
        Text::Favourites.said(table.language),
        table.theme.of(Tint::Muted),
    );
    for seat in view.seats.iter() {
        let y = y + 1 + u16::from(seat.number());
        let turn = matches!(view.phase, Phase::Play { seat: playing } if playing == seat);
        let sign = if turn { "›" } else { " " };
        let x = brush.write(left, y, sign, table.theme.of(Tint::Accent));
        table.write_seat(brush, (x, y), 14, seat);
        let mut x = left + 16;
        for card in &view.favourites[seat.index()] {
            if let Some(alien) = card.backs() {
                x = brush.write(x, y, "♥", table.theme.of(Tint::Muted));
                x = brush.write(x, y, &creature(alien), colour(table.theme, alien));
                x += 1;
            }
        }
        let x = brush.write(left + 23, y, "⚿", table.theme.of(Tint::Muted));
        match view.tokens.get(seat.index()).copied().flatten() {
            Some(token) => brush.write(x, y, &creature(token), colour(table.theme, token)),
            None => brush.write(x, y, "?", table.theme.of(Tint::Muted)),
        };
    }
}

fn paint_hand(table: &TableView<'_, Supernova>, y: u16, brush: &mut Brush<'_>) {
    let muted = table.theme.of(Tint::Muted);
    let played = table.choice.map(Action::card);
    if let (Some(hand), Viewer::Seat(_)) = (&table.view.hand, table.viewer) {
        let mut x = brush.write(0, y, Text::YourHand.said(table.language), muted) + 1;
        let mut marked = false;
        for &card in hand {
            let chosen = played == Some(card) && !marked;
            marked |= chosen;
            let frame = if chosen {
                table.theme.marked()
            } else {
                Style::new()
            };
            x = brush.write(x, y, "[", frame);
            x = paint_card(table, card, (x, y), brush);
            x = brush.write(x, y, "]", frame) + 1;
        }
    }
    if let Some(last) = table.view.discard.last() {
        let x = brush.write(
            0,
            y + 1,
            &say::discard(table.language, table.view.discard.len()),
            muted,
        );
        paint_card(table, *last, (x + 1, y + 1), brush);
    }
}

/// What a card shows; returns the column after it.
fn paint_card(
    table: &TableView<'_, Supernova>,
    card: Card,
    (x, y): (u16, u16),
    brush: &mut Brush<'_>,
) -> u16 {
    let theme = table.theme;
    match card.kind() {
        Kind::Duo(pair) => {
            let [one, other] = pair.members();
            let x = brush.write(x, y, &creature(one), colour(theme, one));
            let x = brush.write(x, y, "/", theme.of(Tint::Muted));
            brush.write(x, y, &creature(other), colour(theme, other))
        }
        Kind::Solo(alien) => {
            let x = brush.write(x, y, &creature(alien), colour(theme, alien));
            brush.write(x, y, "♥", theme.of(Tint::Muted))
        }
        Kind::Initial(alien) => {
            let x = brush.write(x, y, "♥", theme.of(Tint::Muted));
            brush.write(x, y, &creature(alien), colour(theme, alien))
        }
        Kind::Exchange => {
            let words = format!("♥⇄♥ {}", Text::ExchangeShort.said(table.language));
            brush.write(x, y, &words, theme.of(Tint::Second))
        }
        Kind::Switch => {
            let words = format!("⇅ {}", Text::SwitchShort.said(table.language));
            brush.write(x, y, &words, theme.of(Tint::Second))
        }
    }
}
