//! The start menu on the screen.

use super::{Menu, Row};
use crate::brush::{Brush, key_line, wrap};
use crate::theme::{Tint, mark};
use engine::prelude::*;
use engine::{Player, Seat};
use ratatui::Frame;
use ratatui::style::{Modifier, Style};
use registry::{GameId, with_game};
use text::Words;
use text::terminal::{Text, menu_seat};

/// Where the values begin.
const VALUES: u16 = 24;

impl Menu {
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let mut brush = Brush::new(area, frame.buffer_mut());
        let accent = self.theme.of(Tint::Accent).add_modifier(Modifier::BOLD);
        let muted = self.theme.of(Tint::Muted);
        brush.write(2, 1, Text::MenuTitle.said(self.language), accent);
        let pitch = with_game!(self.game(), G => <G as Words>::pitch(self.language));
        let mut y = 3;
        for line in wrap(pitch, area.width.saturating_sub(4)).iter().take(2) {
            brush.write(2, y, line, self.theme.of(Tint::Second));
            y += 1;
        }
        y += 1;
        let rows = self.rows();
        // A low window shows the part around the marked line.
        let room = usize::from(area.height.saturating_sub(y + 2)).max(1);
        let first = self
            .cursor
            .saturating_sub(room / 2)
            .min(rows.len().saturating_sub(room));
        for (place, &row) in rows.iter().enumerate().skip(first).take(room) {
            let (label, value) = self.words_of(row);
            let marked = place == self.cursor;
            let (sign, style) = if marked {
                ("› ", accent)
            } else {
                ("  ", Style::new())
            };
            brush.write(2, y, sign, style);
            brush.write_cut(4, y, VALUES - 7, &label, style);
            if let Row::Seat(index) = row {
                // OK because there are at most eight seats.
                let seat = Seat::new(index as u8);
                let shape = mark(seat).to_string();
                brush.write(VALUES - 2, y, &shape, self.theme.of(Tint::Seat(seat)));
            }
            let value = if marked && row != Row::Start && !value.is_empty() {
                format!("‹ {value} ›")
            } else {
                value
            };
            brush.write_cut(VALUES, y, area.width.saturating_sub(VALUES), &value, style);
            y += 1;
        }
        let keys = key_line(Text::MenuKeys.said(self.language));
        let room = area.width.saturating_sub(4);
        brush.write_cut(2, area.height.saturating_sub(1), room, &keys, muted);
    }

    fn words_of(&self, row: Row) -> (String, String) {
        let language = self.language;
        let say = |text: Text| text.said(language).to_owned();
        match row {
            Row::Game => (say(Text::MenuGame), title(self.game(), self)),
            Row::Seats => {
                let (least, most) = with_game!(self.game(), G => (G::LEAST_SEATS, G::MOST_SEATS));
                let value = format!("{}  ({least}–{most})", self.seats);
                (say(Text::MenuSeats), value)
            }
            Row::Seat(index) => {
                let Player { name, bot } = self.player(index);
                let words = match bot {
                    None => format!("{name}, {}", say(Text::MenuPerson)),
                    Some(level) => {
                        let level = text::level_name(level, language);
                        format!("{name}, {}", level.to_lowercase())
                    }
                };
                (menu_seat(language, index + 1), words)
            }
            Row::First => {
                let value = match self.first {
                    0 => say(Text::MenuRandom),
                    seat => self.player(seat - 1).name,
                };
                (say(Text::MenuFirst), value)
            }
            Row::Option(index) => {
                let row = self.option_rows().swap_remove(index);
                let value = row.values.get(self.chosen[index]);
                let words = value.map_or_else(String::new, |(_, words)| words.clone());
                (row.label, words)
            }
            Row::Language => (say(Text::MenuLanguage), language.own_name().to_owned()),
            Row::Start => (say(Text::MenuStart), String::new()),
        }
    }
}

fn title(game: GameId, menu: &Menu) -> String {
    with_game!(game, G => <G as Words>::title(menu.language).to_owned())
}
