//! Whole games in the terminal: boards, lists of legal actions, the rules at
//! hand, several people at one keyboard with a hidden screen between them.
//!
//! [`play`], [`resume`] and [`menu`] own the real terminal. Behind them a game
//! at the table is a state machine without input or output, which takes keys
//! and draws itself; it draws from the viewer's own view, never from the
//! full state.

mod app;
mod boards;
mod brush;
mod choices;
mod draw;
mod error;
mod host;
mod journal;
mod menu;
mod panel;
mod run;
mod save;
mod setup;
mod signals;
mod spots;
mod theme;

#[cfg(test)]
mod tests;

pub use error::{PlayError, program_error};
pub use setup::{NewGame, PlayEnd, Resume, default_save};

use registry::{GameId, with_game};
use std::io::IsTerminal;
use text::Language;

/// Plays a game on the real terminal, from its first step until the people at
/// the table leave it. The game is saved after every step.
pub fn play(setup: &NewGame) -> Result<PlayEnd, PlayError> {
    with_game!(setup.game, G => run::play::<G>(setup))
}

/// Goes on with a saved game, or looks at a finished one.
pub fn resume(resume: &Resume) -> Result<PlayEnd, PlayError> {
    let record = run::read(&resume.path)?;
    let game: GameId = record.game.parse().map_err(|_| PlayError::Record {
        path: resume.path.clone(),
        error: record::RecordError::UnknownGame(record.game.clone()),
    })?;
    with_game!(game, G => run::resume::<G>(game, resume, &record))
}

/// How many columns the terminal has that standard output goes to, if it does.
pub fn columns() -> Option<u16> {
    let (columns, _) = std::io::stdout()
        .is_terminal()
        .then(ratatui::crossterm::terminal::size)?
        .ok()?;
    Some(columns)
}

/// Lets the people at the terminal choose a table; nothing if they leave.
/// `seed` and where the game is saved are the caller's to change afterwards.
pub fn menu(language: Language, seed: u64) -> Result<Option<NewGame>, PlayError> {
    let mut screen = run::Screen::open()?;
    let mut menu = menu::Menu::new(language, theme::Theme::from_environment());
    loop {
        screen.draw(|frame| menu.draw(frame))?;
        match screen.input(None)? {
            run::Input::Key(key) => match menu.key(key) {
                menu::Answer::Stay => {}
                menu::Answer::Leave => return Ok(None),
                menu::Answer::Start => return Ok(Some(menu.setup(seed))),
            },
            run::Input::Stopped => return Ok(None),
            run::Input::Mouse(_) | run::Input::TimeUp | run::Input::Other => {}
        }
    }
}
