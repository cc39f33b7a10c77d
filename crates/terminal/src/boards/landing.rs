//! Landing Zone: four shafts above the planet, five levels each.

mod blast;

use super::{Board, TableView};
use crate::brush::Brush;
use crate::theme::Tint;
use blast::blasted;
use engine::Viewer;
use landing::{Alien, CardEnd, Column, HEIGHT, Kind, Landing, Pair, Placed, Player, Saucer, View};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use text::Language;

/// How large a card is drawn.
const CARD: Size = Size::new(9, 3);
/// The gap between two shafts.
const STEP: u16 = 11;

/// The first letters of the aliens' names: enough to tell them apart, and
/// short enough for a card.
fn alien(alien: Alien, language: Language) -> &'static str {
    beginning(text::landing::alien_name(alien, language))
}

/// The first letters of the saucers' names.
fn saucer(saucer: Saucer, language: Language) -> &'static str {
    beginning(text::landing::saucer_name(saucer, language))
}

/// The first three letters of a name.
fn beginning(name: &str) -> &str {
    match name.char_indices().nth(3) {
        Some((end, _)) => &name[..end],
        None => name,
    }
}

/// How a card looks in its place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Usual,
    Ghost,
    Doomed,
}

impl Board for Landing {
    const LEGEND: text::terminal::Text = text::terminal::Text::LegendLanding;

    fn heading(view: &View, language: Language) -> String {
        text::landing::pile(language, view.pile)
    }

    fn size(_: &View, _: Size) -> Size {
        Size::new(46, 21)
    }

    fn paint(table: &TableView<'_, Self>, area: Rect, buffer: &mut Buffer) {
        let left = 1 + area.width.saturating_sub(46) / 2;
        let area = Rect::new(
            area.x + left,
            area.y,
            area.width.saturating_sub(left),
            area.height,
        );
        let spare = area.height.saturating_sub(21);
        let mut brush = Brush::new(area, buffer);
        paint_shafts(table, &mut brush);
        let y = CARD.height * u16::from(HEIGHT);
        paint_planet(table, y, &mut brush);
        paint_hand(table, y + 1 + spare.min(1), &mut brush);
        // In a higher window the seats have lines of their own.
        if spare > 1 {
            paint_seats(table, y + 6 + spare.min(2), &mut brush);
        } else {
            paint_seats_beside(table, y + 4, &mut brush);
        }
    }
}

fn pair_signs(pair: Pair, language: Language) -> String {
    let (alien, saucer) = (alien(pair.alien, language), saucer(pair.saucer, language));
    format!("{alien}·{saucer}")
}

fn pair_style(table: &TableView<'_, Landing>, pair: Pair) -> Style {
    table
        .theme
        .of(Tint::Piece(pair.alien.index()))
        .add_modifier(Modifier::BOLD)
}

fn paint_shafts(table: &TableView<'_, Landing>, brush: &mut Brush<'_>) {
    let view = table.view;
    let ghost = table
        .choice
        .and_then(|action| Some((action.column, Placed::new(action.card, action.bottom)?)));
    let doomed = ghost.map_or_else(Vec::new, |(column, placed)| blasted(view, column, placed));
    for column in Column::all() {
        let x = u16::from(column.number()) * STEP;
        let cards = &view.columns[column.index()];
        let extra = ghost.filter(|&(target, _)| target == column);
        for level in 0..HEIGHT {
            let y = (u16::from(HEIGHT) - 1 - u16::from(level)) * CARD.height;
            let here = cards.get(usize::from(level));
            match (here, extra) {
                (Some(placed), _) => {
                    let look = if doomed.contains(&placed.card()) {
                        Look::Doomed
                    } else {
                        Look::Usual
                    };
                    paint_card(table, *placed, look, (x, y), brush);
                }
                (None, Some((_, placed))) if usize::from(level) == cards.len() => {
                    paint_card(table, placed, Look::Ghost, (x, y), brush);
                    if !doomed.is_empty() {
                        let words = format!("✗{}", doomed.len());
                        let bad = table.theme.of(Tint::Bad).add_modifier(Modifier::BOLD);
                        brush.write(x + 6, y + 1, &words, bad);
                    }
                }
                _ => {
                    let x = x + CARD.width / 2;
                    brush.write(x, y + 1, "·", table.theme.of(Tint::Muted));
                }
            }
        }
    }
}

fn paint_card(
    table: &TableView<'_, Landing>,
    placed: Placed,
    look: Look,
    (x, y): (u16, u16),
    brush: &mut Brush<'_>,
) {
    let theme = table.theme;
    let frame = match look {
        Look::Usual => theme.of(Tint::Muted),
        Look::Ghost => theme.of(Tint::Accent).add_modifier(Modifier::BOLD),
        Look::Doomed => theme.of(Tint::Bad).add_modifier(Modifier::BOLD),
    };
    let (top, bottom) = match look {
        Look::Ghost => ("╔═══════╗", "╚═══════╝"),
        Look::Usual | Look::Doomed => ("╭───────╮", "╰───────╯"),
    };
    let side = if look == Look::Ghost { "║" } else { "│" };
    brush.write(x, y, top, frame);
    brush.write(x, y + 1, side, frame);
    brush.write(x + CARD.width - 1, y + 1, side, frame);
    brush.write(x, y + 2, bottom, frame);
    let number = placed.card().number().to_string();
    let kind = match placed.card().kind() {
        Kind::Plain => "",
        Kind::Armed => "✸",
        Kind::Star => "★",
    };
    let x_number = brush.write(x + 2, y + 1, &format!("{kind}{number}"), Style::new());
    if look == Look::Doomed {
        brush.write(x_number + 1, y + 1, "✗", frame);
    }
    // The upper pair is dim: what counts is what lands.
    if let Some(pair) = placed.top_pair() {
        let style = theme.of(Tint::Muted);
        brush.write(x + 1, y, &pair_signs(pair, table.language), style);
    }
    if let Some(pair) = placed.bottom_pair() {
        let words = pair_signs(pair, table.language);
        brush.write(x + 1, y + 2, &words, pair_style(table, pair));
    }
}

fn paint_planet(table: &TableView<'_, Landing>, y: u16, brush: &mut Brush<'_>) {
    let muted = table.theme.of(Tint::Muted);
    for column in Column::all() {
        let x = u16::from(column.number()) * STEP;
        let full = table.view.columns[column.index()].len() >= usize::from(HEIGHT);
        let state = if full {
            text::landing::Text::ColumnIsFull.said(table.language)
        } else {
            ""
        };
        brush.write(x, y, "▀▀▀▀▀▀▀▀▀", muted);
        let name = format!(" {column} ").to_uppercase();
        brush.write(x + 3, y, &name, Style::new());
        brush.write(x + 4, y + 1, state, muted);
    }
}

/// The viewer's cards, as they would land: first end down.
fn paint_hand(table: &TableView<'_, Landing>, y: u16, brush: &mut Brush<'_>) {
    for (place, card) in (0..).zip(table.view.hand.iter()) {
        let chosen = table.choice.filter(|action| action.card == card);
        let bottom = chosen.map_or(CardEnd::Zero, |action| action.bottom);
        let Some(placed) = Placed::new(card, bottom) else {
            continue;
        };
        let look = if chosen.is_some() {
            Look::Ghost
        } else {
            Look::Usual
        };
        paint_card(table, placed, look, (place * STEP, y), brush);
    }
}

/// What is known of a seat's secrets, its cards and its blasts.
fn seat_words(player: &Player, language: Language) -> String {
    let alien = player.alien.map_or("?", |it| alien(it, language));
    let saucer = player.saucer.map_or("?", |it| saucer(it, language));
    format!("⚿{alien}·{saucer} ✗{}", player.eliminated.len())
}

fn paint_seats(table: &TableView<'_, Landing>, y: u16, brush: &mut Brush<'_>) {
    for (seat, player) in table.view.seats.iter().zip(&table.view.players) {
        let y = y + u16::from(seat.number());
        let x = paint_turn(table, seat, (0, y), brush);
        let x = table.write_seat(brush, (x, y), 16, seat);
        let cards = text::landing::cards(table.language, player.cards);
        let words = format!("  {}  {cards}", seat_words(player, table.language));
        brush.write(x, y, &words, own_style(table, seat));
    }
}

fn paint_seats_beside(table: &TableView<'_, Landing>, y: u16, brush: &mut Brush<'_>) {
    // OK because there are at most four seats.
    let count = u16::from(table.view.seats.count()).max(1);
    let column = brush.width() / count;
    for (seat, player) in table.view.seats.iter().zip(&table.view.players) {
        let x = u16::from(seat.number()) * column;
        let words = seat_words(player, table.language);
        let next = paint_turn(table, seat, (x, y), brush);
        let room = column.saturating_sub(3 + words.chars().count() as u16);
        let next = table.write_seat(brush, (next, y), room, seat);
        brush.write(next + 1, y, &words, own_style(table, seat));
    }
}

fn paint_turn(
    table: &TableView<'_, Landing>,
    seat: engine::Seat,
    (x, y): (u16, u16),
    brush: &mut Brush<'_>,
) -> u16 {
    let sign = if table.view.turn == Some(seat) {
        "›"
    } else {
        " "
    };
    brush.write(x, y, sign, table.theme.of(Tint::Accent))
}

fn own_style(table: &TableView<'_, Landing>, seat: engine::Seat) -> Style {
    if table.viewer == Viewer::Seat(seat) {
        table.theme.of(Tint::Accent).add_modifier(Modifier::BOLD)
    } else {
        Style::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::rulebook::Rulebook;

    /// The rule book and the list of actions use whole names.
    #[test]
    fn short_names_are_the_beginnings_of_the_names_in_the_rules() {
        for language in Language::ALL {
            let book = Rulebook::of::<Landing>(language);
            let clause = book.entry("LZ-1.1".parse().unwrap()).unwrap();
            let names = Alien::all()
                .map(|it| alien(it, language))
                .chain(Saucer::all().map(|it| saucer(it, language)));
            let mut rest = clause.text.as_str();
            for name in names {
                let at = rest.find(name);
                assert!(
                    at.is_some(),
                    "{name} is not in its place in {}",
                    clause.text
                );
                rest = &rest[at.unwrap_or(0) + name.len()..];
            }
        }
    }
}
