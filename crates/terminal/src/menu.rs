//! The start menu: which game, who plays, which options.

mod draw;

use crate::boards::{OptionRow, option_rows};
use crate::theme::Theme;
use crate::{NewGame, default_save};
use engine::prelude::*;
use engine::{Level, MAX_SEATS, Player, Seat, Seats};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use registry::{GameId, with_game};
use serde_json::{Map, Value};
use text::{Language, bot_name};

/// What the caller does after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Stay,
    Start,
    Leave,
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Game,
    Seats,
    Seat(usize),
    First,
    Option(usize),
    Language,
    Start,
}

/// The opponent one finds when the menu opens.
const FIRST_OPPONENT: Level = Level::Pilot;

/// A seat as the menu knows it; it keeps its name when it becomes a bot and
/// comes back.
#[derive(Clone, Debug)]
struct MenuSeat {
    /// A person, or a bot of some level.
    bot: Option<Level>,
    name: Option<String>,
}

/// The start menu.
pub(crate) struct Menu {
    game: usize,
    seats: u8,
    holders: Vec<MenuSeat>,
    /// 0 is by lot, else the seat plus one.
    first: usize,
    /// The chosen value of each option row.
    chosen: Vec<usize>,
    language: Language,
    theme: Theme,
    cursor: usize,
}

impl Menu {
    /// The menu as it opens: one person against one bot.
    pub(crate) fn new(language: Language, theme: Theme) -> Self {
        let holders = (0..MAX_SEATS).map(|index| MenuSeat {
            bot: (index > 0).then_some(FIRST_OPPONENT),
            name: None,
        });
        let mut menu = Self {
            game: 0,
            seats: 2,
            holders: holders.collect(),
            first: 0,
            chosen: Vec::new(),
            language,
            theme,
            cursor: 0,
        };
        menu.change_game();
        menu
    }

    fn game(&self) -> GameId {
        GameId::ALL[self.game]
    }

    /// Everyone who can hold a seat, in the order the menu goes through them: a
    /// person, and bots of the game's levels.
    fn sitters(&self) -> Vec<Option<Level>> {
        let levels = with_game!(self.game(), G => G::LEVELS);
        let bots = levels.iter().copied().map(Some);
        std::iter::once(None).chain(bots).collect()
    }

    /// The table's size within what the game allows.
    fn table(&self) -> Seats {
        Seats::new(self.seats).unwrap_or_else(|| Seats::new(2).expect("two is a table"))
    }

    fn option_rows(&self) -> Vec<OptionRow> {
        with_game!(self.game(), G => option_rows::<G>(self.table(), self.language))
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game, Row::Seats];
        rows.extend((0..usize::from(self.seats)).map(Row::Seat));
        rows.push(Row::First);
        rows.extend((0..self.option_rows().len()).map(Row::Option));
        rows.extend([Row::Language, Row::Start]);
        rows
    }

    /// After another game or another number of seats: everything fits again.
    fn change_game(&mut self) {
        let (least, most) = with_game!(self.game(), G => (G::LEAST_SEATS, G::MOST_SEATS));
        self.seats = self.seats.clamp(least, most);
        self.first = self.first.min(usize::from(self.seats));
        let sitters = self.sitters();
        for index in &mut self.holders {
            // A level that the other game does not have: the next one below.
            let fitting = sitters.iter().rev().find(|one| **one <= index.bot);
            index.bot = fitting.copied().flatten();
        }
        let rows = self.option_rows();
        self.chosen.resize(rows.len(), 0);
        for (chosen, row) in self.chosen.iter_mut().zip(rows) {
            *chosen = (*chosen).min(row.values.len().saturating_sub(1));
        }
    }

    fn player(&self, index: usize) -> Player {
        let MenuSeat { bot, name } = &self.holders[index];
        let (typed, bot) = (name.clone().unwrap_or_default(), *bot);
        let name = match bot {
            _ if !typed.is_empty() => typed,
            // OK because there are at most 8 seats.
            Some(_) => bot_name(Seat::new(index as u8)).to_owned(),
            None => text::table::player_number(self.language, index + 1),
        };
        Player { name, bot }
    }

    /// The table that was chosen.
    pub(crate) fn setup(&self, seed: u64) -> NewGame {
        let mut options = Map::new();
        if self.first > 0 {
            options.insert("first".to_owned(), Value::from(self.first - 1));
        }
        for (row, &chosen) in self.option_rows().into_iter().zip(&self.chosen) {
            if let Some((value, _)) = row.values.into_iter().nth(chosen) {
                options.insert(row.key.to_owned(), value);
            }
        }
        NewGame {
            programs: Vec::new(),
            game: self.game(),
            options: Value::Object(options),
            players: (0..usize::from(self.seats))
                .map(|index| self.player(index))
                .collect(),
            seed,
            language: self.language,
            save: default_save(self.game()),
        }
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Answer {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c' | 'q') => return Answer::Leave,
                KeyCode::Char('l') => self.change(Row::Language, 1),
                _ => {}
            }
            return Answer::Stay;
        }
        let rows = self.rows();
        let row = rows[self.cursor.min(rows.len() - 1)];
        match key.code {
            KeyCode::Esc => return Answer::Leave,
            KeyCode::Up | KeyCode::BackTab => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Enter if row == Row::Start => return Answer::Start,
            KeyCode::Down | KeyCode::Tab | KeyCode::Enter => {
                self.cursor = (self.cursor + 1).min(rows.len() - 1);
            }
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = rows.len() - 1,
            KeyCode::Left => self.change(row, -1),
            KeyCode::Right => self.change(row, 1),
            KeyCode::Char(letter) => match row {
                Row::Seat(index) => self.edit(index, |name| {
                    if name.chars().count() < 20 && !letter.is_control() {
                        name.push(letter);
                    }
                }),
                _ if letter == ' ' => self.change(row, 1),
                _ => {}
            },
            KeyCode::Backspace => {
                if let Row::Seat(index) = row {
                    self.edit(index, |name| {
                        name.pop();
                    });
                }
            }
            _ => {}
        }
        Answer::Stay
    }

    /// Typing begins a new name, not a longer `Player 1`.
    fn edit(&mut self, index: usize, change: impl FnOnce(&mut String)) {
        change(self.holders[index].name.get_or_insert_default());
    }

    fn change(&mut self, row: Row, by: isize) {
        let turn = |value: usize, count: usize| {
            // OK because every list here is short.
            (value as isize + by).rem_euclid(count.max(1) as isize) as usize
        };
        match row {
            Row::Game => self.game = turn(self.game, GameId::ALL.len()),
            Row::Seats => {
                let (least, most) = with_game!(self.game(), G => (G::LEAST_SEATS, G::MOST_SEATS));
                let count = usize::from(most - least) + 1;
                // OK because it is at most the game's most seats.
                self.seats = least + turn(usize::from(self.seats - least), count) as u8;
            }
            Row::Seat(index) => {
                let sitters = self.sitters();
                let bot = &mut self.holders[index].bot;
                let now = sitters.iter().position(|one| one == bot);
                *bot = sitters[turn(now.unwrap_or_default(), sitters.len())];
            }
            Row::First => self.first = turn(self.first, usize::from(self.seats) + 1),
            Row::Option(index) => {
                let rows = self.option_rows();
                self.chosen[index] = turn(self.chosen[index], rows[index].values.len());
                let is_limit = |row: usize, chosen: usize| !rows[row].values[chosen].0.is_null();
                if is_limit(index, self.chosen[index]) {
                    // Two limits that stand in for each other: the other is lifted.
                    let other = rows
                        .iter()
                        .position(|row| Some(row.key) == rows[index].instead_of);
                    let lifted = other.and_then(|other| {
                        let mut values = rows[other].values.iter();
                        Some((other, values.position(|(value, _)| value.is_null())?))
                    });
                    if let Some((other, none)) = lifted {
                        self.chosen[other] = none;
                    }
                }
            }
            Row::Language => {
                self.language = self.language.next();
            }
            Row::Start => {}
        }
        if row == Row::Game {
            self.chosen.clear();
        }
        self.change_game();
    }
}
