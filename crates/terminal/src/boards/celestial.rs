//! Celestial Duel: the viewer's card with its four values, and what has been
//! announced round the table.

mod figures;

use super::{Board, TableView};
use crate::brush::{Brush, width, wrap};
use crate::theme::Tint;
use celestial::{Action, Card, Celestial, Characteristic, Difficulty, Phase, Top, View};
use engine::Seat;
use figures::share_beaten;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use text::Language;
use text::celestial::{self as say, Text, amount, characteristic_text, name};

/// How wide the card and the table below it are drawn.
const WIDTH: u16 = 45;

impl Board for Celestial {
    const LEGEND: text::terminal::Text = text::terminal::Text::LegendCelestial;

    fn drawn(view: &View) -> Option<(u32, engine::SeatSet)> {
        view.drawn()
    }

    fn heading(view: &View, language: Language) -> String {
        match view.options.rounds {
            Some(rounds) => say::round_title_of(language, view.round, rounds),
            None => say::round_title(language, view.round),
        }
    }

    fn size(_: &View, _: Size) -> Size {
        Size::new(WIDTH + 2, 21)
    }

    fn paint(table: &TableView<'_, Self>, area: Rect, buffer: &mut Buffer) {
        let left = 1 + area.width.saturating_sub(WIDTH + 2) / 2;
        let area = Rect::new(
            area.x + left,
            area.y,
            WIDTH.min(area.width.saturating_sub(left)),
            area.height,
        );
        let mut brush = Brush::new(area, buffer);
        let mut y = 0;
        if let Some(card) = table.view.own_top() {
            y = paint_card(table, card, &mut brush);
        }
        y = paint_effects(table, y, &mut brush);
        paint_seats(table, y, &mut brush);
    }
}

/// How hard to observe: as many marks as it is hard, a word, a colour.
fn difficulty(table: &TableView<'_, Celestial>, difficulty: Difficulty) -> (String, Style) {
    let (word, tint) = match difficulty {
        Difficulty::Green => (Text::ObservedGreen, Tint::Good),
        Difficulty::Yellow => (Text::ObservedYellow, Tint::Piece(3)),
        Difficulty::Orange => (Text::ObservedOrange, Tint::Piece(0)),
        Difficulty::Red => (Text::ObservedRed, Tint::Bad),
    };
    let level = difficulty.index() + 1;
    let marks = format!("{}{}", "●".repeat(level), "○".repeat(4 - level));
    let words = format!("{marks} {}", word.said(table.language));
    (words, table.theme.of(tint))
}

fn paint_card(table: &TableView<'_, Celestial>, card: Card, brush: &mut Brush<'_>) -> u16 {
    let theme = table.theme;
    let Some(object) = table.view.deck.object(card) else {
        return brush.write(0, 0, &card.to_string(), Style::new()).min(1) + 1;
    };
    let line = "─".repeat(usize::from(WIDTH) - 2);
    let frame = theme.of(Tint::Second);
    brush.write(0, 0, &format!("╭{line}╮"), frame);
    let title = format!(" {} ", name(card, table.language));
    brush.write(
        2,
        0,
        &title,
        theme.of(Tint::Accent).add_modifier(Modifier::BOLD),
    );
    let chosen = match table.choice {
        Some(Action::Choose(it) | Action::Change(it)) => Some(it),
        Some(Action::Follow) => table.view.characteristic(),
        None => None,
    };
    let mut y = 1;
    for characteristic in Characteristic::ALL {
        let value = object.figures.value(characteristic);
        let share = share_beaten(&table.view.deck, characteristic, value);
        let bar = format!(
            "{}{}",
            "█".repeat(share),
            "░".repeat(figures::STEPS - share)
        );
        let current = table.view.characteristic() == Some(characteristic);
        let sign = if current { "›" } else { " " };
        brush.write(1, y, sign, theme.of(Tint::Accent));
        let style = if chosen == Some(characteristic) {
            theme.marked()
        } else {
            Style::new()
        };
        brush.write(
            2,
            y,
            &format!(
                "{:<12}",
                say::capital(table.language, characteristic_text(characteristic))
            ),
            style,
        );
        let amount = amount(characteristic, value, table.language);
        let words = if object.is_estimate(characteristic) {
            amount.estimated().brief()
        } else {
            amount.brief()
        };
        brush.write(14, y, &words, style);
        brush.write(WIDTH - 2 - width(&bar), y, &bar, theme.of(Tint::Second));
        y += 1;
    }
    let (words, style) = difficulty(table, object.figures.difficulty);
    brush.write(2, y, Text::Observing.said(table.language), Style::new());
    brush.write(14, y, &words, style);
    y += 1;
    let note = say::note(object.card, table.language);
    for text in wrap(note, WIDTH - 4).iter().take(2) {
        brush.write(2, y, text, theme.of(Tint::Muted));
        y += 1;
    }
    for side in 1..y {
        brush.write(0, side, "│", frame);
        brush.write(WIDTH - 1, side, "│", frame);
    }
    brush.write(0, y, &format!("╰{line}╯"), frame);
    y + 1
}

/// What is special about this round.
fn paint_effects(table: &TableView<'_, Celestial>, mut y: u16, brush: &mut Brush<'_>) -> u16 {
    let view = table.view;
    let bad = table.theme.of(Tint::Bad);
    for (holds, text) in [
        (view.effects.reversed, Text::EclipseHolds),
        (view.effects.black_hole, Text::BlackHoleHolds),
    ] {
        if holds {
            brush.write(1, y, text.said(table.language), bad);
            y += 1;
        }
    }
    if let Some(battle) = &view.battle {
        let rivals: Vec<String> = battle
            .rivals
            .iter()
            .map(|rival| table.names.of(rival.seat, table.language))
            .collect();
        let words = say::battle_on(table.language, rivals);
        brush.write(1, y, &words, bad);
        y += 1;
    }
    if !view.aside.is_empty() {
        let words = say::aside_count(table.language, view.aside.len());
        brush.write(1, y, &words, table.theme.of(Tint::Muted));
        y += 1;
    }
    y
}

fn paint_seats(table: &TableView<'_, Celestial>, top: u16, brush: &mut Brush<'_>) {
    let view = table.view;
    // Two lines a seat where there is room, one where there is not.
    let seats = u16::from(view.seats.count());
    let lines = if top + 2 * seats <= brush.height() {
        2
    } else {
        1
    };
    for (seat, place) in view.seats.iter().zip(&view.places) {
        let y = top + u16::from(seat.number()) * lines;
        let turn = view.turn == Some(seat);
        let sign = if turn { "›" } else { " " };
        brush.write(0, y, sign, table.theme.of(Tint::Accent));
        table.write_seat(brush, (1, y), 14, seat);
        let held = place.pile + u8::from(place.top != Top::None);
        let x = brush.write(16, y, &format!("▤ {held:>2} "), Style::new());
        let x = paint_announced(table, seat, (x, y), brush);
        let words = states(table, seat);
        brush.write(x + 1, y, &words, table.theme.of(Tint::Muted));
        if lines == 2 {
            let seen = match place.top {
                Top::None => Text::NoCard.said(table.language).to_owned(),
                Top::Hidden => format!("▒ {}", Text::HiddenCard.said(table.language)),
                Top::Seen(card) => name(card, table.language),
            };
            brush.write(3, y + 1, &seen, table.theme.of(Tint::Muted));
        }
    }
}

/// The seat's value for what is compared now.
fn paint_announced(
    table: &TableView<'_, Celestial>,
    seat: Seat,
    (x, y): (u16, u16),
    brush: &mut Brush<'_>,
) -> u16 {
    let Some(call) = table.view.calls.last() else {
        return x;
    };
    let said = if call.chooser == seat {
        Some(call.value)
    } else {
        let answer = call.answers.iter().find(|answer| answer.seat == seat);
        answer.map(|answer| answer.value)
    };
    match said {
        Some(value) => {
            let words = amount(call.characteristic, value, table.language).brief();
            let style = table.theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
            brush.write(x, y, &words, style)
        }
        None => x,
    }
}

fn states(table: &TableView<'_, Celestial>, seat: Seat) -> String {
    let view = table.view;
    let asked = matches!(view.phase, Phase::Asking { seat: asked } if asked == seat);
    let states = [
        (view.chooser() == Some(seat), Text::Chose),
        (
            view.leader == Some(seat) && view.chooser().is_none(),
            Text::Leads,
        ),
        (asked, Text::Asked),
        (view.effects.shields.contains(seat), Text::CollectorShield),
    ];
    let words: Vec<&str> = states
        .into_iter()
        .filter_map(|(holds, text)| holds.then_some(text.said(table.language)))
        .collect();
    words.join(", ")
}
