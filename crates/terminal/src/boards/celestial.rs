//! Celestial Duel: the viewer's card with its four values, and what has been
//! announced round the table.

mod figures;

use super::{Board, Label, OptionRow, Table};
use crate::brush::{Brush, width, wrap};
use crate::theme::Tint;
use celestial::{Action, Card, Celestial, Characteristic, Collector, Difficulty, Phase, Top, View};
use engine::{Seat, Seats};
use figures::{amount, share_beaten};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use serde_json::Value;
use text::Language;

/// How wide the card and the table below it are drawn.
const WIDTH: u16 = 45;

impl Board for Celestial {
    fn option_rows(_: Seats, language: Language) -> Vec<OptionRow> {
        let collectors = |copies: usize| {
            let list = Collector::ALL.iter().map(|collector| collector.slug());
            let list: Vec<&str> = list.collect::<Vec<_>>().repeat(copies);
            Value::from(list)
        };
        let say = |label: Label| label.text(language).to_owned();
        let mut rounds: Vec<(Value, String)> = [20, 10, 40, 80]
            .map(|rounds: u32| (Value::from(rounds), rounds.to_string()))
            .to_vec();
        rounds.push((Value::Null, say(Label::RoundsAll)));
        vec![
            OptionRow {
                key: "rounds",
                label: Label::Rounds.text(language),
                values: rounds,
            },
            OptionRow {
                key: "collectors",
                label: Label::Collectors.text(language),
                values: vec![
                    (collectors(0), say(Label::CollectorsNone)),
                    (collectors(1), say(Label::CollectorsAll)),
                    (collectors(2), say(Label::CollectorsTwice)),
                ],
            },
        ]
    }

    fn heading(view: &View, language: Language) -> String {
        match view.options.rounds {
            Some(rounds) => Label::RoundOf.with(language, &[view.round, rounds]),
            None => Label::Round.with(language, &[view.round]),
        }
    }

    fn size(_: &View, _: Size) -> Size {
        Size::new(WIDTH + 2, 21)
    }

    fn paint(table: &Table<'_, Self>, area: Rect, buffer: &mut Buffer) {
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

fn label(characteristic: Characteristic) -> Label {
    match characteristic {
        Characteristic::Diameter => Label::Diameter,
        Characteristic::Discovery => Label::Discovery,
        Characteristic::Temperature => Label::Temperature,
        Characteristic::Distance => Label::Distance,
    }
}

fn name(table: &Table<'_, Celestial>, card: Card) -> String {
    match table.view.deck.object(card) {
        Some(object) if !object.name.en.is_empty() => table
            .language
            .choose(object.name.en, object.name.fr)
            .to_owned(),
        _ => card.to_string(),
    }
}

/// How hard to observe: as many marks as it is hard, a word, a colour.
fn difficulty(table: &Table<'_, Celestial>, difficulty: Difficulty) -> (String, Style) {
    let (word, tint) = match difficulty {
        Difficulty::Green => (Label::Green, Tint::Good),
        Difficulty::Yellow => (Label::Yellow, Tint::Piece(3)),
        Difficulty::Orange => (Label::Orange, Tint::Piece(0)),
        Difficulty::Red => (Label::Red, Tint::Bad),
    };
    let level = difficulty.index() + 1;
    let marks = format!("{}{}", "●".repeat(level), "○".repeat(4 - level));
    let words = format!("{marks} {}", table.say(word));
    (words, table.theme.of(tint))
}

fn paint_card(table: &Table<'_, Celestial>, card: Card, brush: &mut Brush<'_>) -> u16 {
    let theme = table.theme;
    let Some(object) = table.view.deck.object(card) else {
        return brush.write(0, 0, &card.to_string(), Style::new()).min(1) + 1;
    };
    let line = "─".repeat(usize::from(WIDTH) - 2);
    let frame = theme.of(Tint::Second);
    brush.write(0, 0, &format!("╭{line}╮"), frame);
    let title = format!(" {} ", name(table, card));
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
            &format!("{:<12}", table.say(label(characteristic))),
            style,
        );
        let words = amount(characteristic, value, table.language);
        brush.write(14, y, &words, style);
        brush.write(WIDTH - 2 - width(&bar), y, &bar, theme.of(Tint::Second));
        y += 1;
    }
    let (words, style) = difficulty(table, object.figures.difficulty);
    brush.write(2, y, table.say(Label::Difficulty), Style::new());
    brush.write(14, y, &words, style);
    y += 1;
    let note = table.language.choose(object.note.en, object.note.fr);
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
fn paint_effects(table: &Table<'_, Celestial>, mut y: u16, brush: &mut Brush<'_>) -> u16 {
    let view = table.view;
    let bad = table.theme.of(Tint::Bad);
    for (holds, label) in [
        (view.reversed, Label::Reversed),
        (view.black_hole, Label::BlackHole),
    ] {
        if holds {
            brush.write(1, y, table.say(label), bad);
            y += 1;
        }
    }
    if let Some(battle) = &view.battle {
        let rivals: Vec<String> = battle
            .rivals
            .iter()
            .map(|rival| table.names.of(rival.seat, table.language))
            .collect();
        let words = Label::Battle.with(table.language, &[rivals.join(" – ")]);
        brush.write(1, y, &words, bad);
        y += 1;
    }
    if !view.aside.is_empty() {
        let words = Label::CardsAside.with(table.language, &[view.aside.len()]);
        brush.write(1, y, &words, table.theme.of(Tint::Muted));
        y += 1;
    }
    y
}

fn paint_seats(table: &Table<'_, Celestial>, top: u16, brush: &mut Brush<'_>) {
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
                Top::None => table.say(Label::NoCard).to_owned(),
                Top::Hidden => format!("▒ {}", table.say(Label::HiddenCard)),
                Top::Seen(card) => name(table, card),
            };
            brush.write(3, y + 1, &seen, table.theme.of(Tint::Muted));
        }
    }
}

/// The seat's value for what is compared now.
fn paint_announced(
    table: &Table<'_, Celestial>,
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
            let words = amount(call.characteristic, value, table.language);
            let style = table.theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
            brush.write(x, y, &words, style)
        }
        None => x,
    }
}

fn states(table: &Table<'_, Celestial>, seat: Seat) -> String {
    let view = table.view;
    let asked = matches!(view.phase, Phase::Asking { seat: asked } if asked == seat);
    let states = [
        (view.chooser() == Some(seat), Label::Chose),
        (
            view.leader == Some(seat) && view.chooser().is_none(),
            Label::Leads,
        ),
        (asked, Label::Asked),
        (view.shields.contains(seat), Label::Shield),
    ];
    let words: Vec<&str> = states
        .into_iter()
        .filter_map(|(holds, label)| holds.then_some(table.say(label)))
        .collect();
    words.join(", ")
}
