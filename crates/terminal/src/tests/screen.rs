//! A table with a keyboard and a screen in memory.

use crate::app::{App, Effect};
use crate::boards::Board;
use crate::host::Host;
use crate::theme::Theme;
use engine::{Level, Player};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use text::Language;

/// `Ada`, `Bob` and so on are people, names that begin with `Bot` are bots.
pub(super) fn table<G: Board>(names: &[&str], options: &str, seed: u64) -> App<G> {
    let player = |&name: &&str| match name.starts_with("Bot") {
        true => Player::bot(name, Level::Cadet),
        false => Player::person(name),
    };
    let players: Vec<Player> = names.iter().map(player).collect();
    let options = serde_json::from_str(options).unwrap();
    let table = Host::start(options, players.clone(), seed).unwrap();
    let theme = Theme::plain();
    App::new(table, players, Language::English, theme, "game.json".into())
}

/// A screen of that size.
pub(super) fn drawn<G: Board>(app: &App<G>, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    terminal.backend().buffer().clone()
}

/// What a screen of that size shows.
pub(super) fn shown<G: Board>(app: &App<G>, width: u16, height: u16) -> String {
    let buffer = drawn(app, width, height);
    let mut text = String::new();
    for y in 0..height {
        let mut line = String::new();
        for x in 0..width {
            line.push_str(buffer[(x, y)].symbol());
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

pub(super) fn press<G: Board>(app: &mut App<G>, code: KeyCode) -> Effect {
    app.key(KeyEvent::new(code, KeyModifiers::NONE))
}

pub(super) fn control<G: Board>(app: &mut App<G>, letter: char) -> Effect {
    app.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

pub(super) fn write<G: Board>(app: &mut App<G>, text: &str) {
    for letter in text.chars() {
        press(app, KeyCode::Char(letter));
    }
}
