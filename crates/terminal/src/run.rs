//! The real terminal: reading keys, drawing, saving.

use crate::app::{App, Effect, Mode};
use crate::boards::Board;
use crate::host::Host;
use crate::signals::{self, Signals};
use crate::theme::Theme;
use crate::{NewGame, PlayEnd, PlayError, Resume, save};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseEvent,
};
use ratatui::crossterm::execute;
use record::{Match, Record};
use registry::GameId;
use std::io::{self, IsTerminal, Read};
use std::path::Path;
use std::time::{Duration, Instant};
use text::command_line::file_error;
use text::terminal as say;

/// The full-screen terminal, given back whatever happens: when this is
/// dropped, and by the panic hook that comes with it.
pub(crate) struct Screen {
    terminal: DefaultTerminal,
    signals: Signals,
}

/// How long a signal may wait until it is noticed.
const LOOK: Duration = Duration::from_millis(200);

impl Screen {
    pub(crate) fn open() -> Result<Self, PlayError> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Err(PlayError::NotATerminal);
        }
        let signals = Signals::listen()?;
        Ok(Self {
            terminal: take_over()?,
            signals,
        })
    }

    pub(crate) fn draw(
        &mut self,
        paint: impl FnOnce(&mut ratatui::Frame<'_>),
    ) -> Result<(), PlayError> {
        self.terminal.draw(paint)?;
        Ok(())
    }

    /// What comes next from the terminal within a time, or whenever it comes.
    pub(crate) fn input(&mut self, wait: Option<Duration>) -> Result<Input, PlayError> {
        let begun = Instant::now();
        loop {
            if self.signals.has_stopped() || signals::has_lost_terminal(Duration::ZERO)? {
                return Ok(Input::Stopped);
            }
            // What was read before, a new size, or what is there now.
            if event::poll(Duration::ZERO)? {
                break;
            }
            let left = wait.map(|wait| wait.saturating_sub(begun.elapsed()));
            if left.is_some_and(|left| left.is_zero()) {
                return Ok(Input::TimeUp);
            }
            signals::has_lost_terminal(left.unwrap_or(LOOK).min(LOOK))?;
        }
        match event::read()? {
            Event::Key(key) if is_suspend(key) => {
                give_back();
                signals::suspend()?;
                self.terminal = take_over()?;
                Ok(Input::Other)
            }
            Event::Key(key) if key.kind != KeyEventKind::Release => Ok(Input::Key(key)),
            Event::Mouse(mouse) => Ok(Input::Mouse(mouse)),
            _ => Ok(Input::Other),
        }
    }
}

fn is_suspend(key: KeyEvent) -> bool {
    cfg!(unix)
        && key.kind != KeyEventKind::Release
        && key.modifiers.contains(KeyModifiers::CONTROL)
        && key.code == KeyCode::Char('z')
}

fn take_over() -> io::Result<DefaultTerminal> {
    let terminal = ratatui::try_init()?;
    execute!(io::stdout(), EnableMouseCapture)?;
    Ok(terminal)
}

fn give_back() {
    // A terminal that has gone needs nothing back.
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// What came from the terminal.
pub(crate) enum Input {
    Key(KeyEvent),
    Mouse(MouseEvent),
    /// Nothing came in time.
    TimeUp,
    /// The process was told to stop.
    Stopped,
    /// Something else, such as another size of the window.
    Other,
}

/// Why the loop of one game ended.
enum Left {
    Table(PlayEnd),
    Rematch,
}

/// Plays a game, and again as long as the players want.
pub(crate) fn play<G: Board>(setup: &NewGame) -> Result<PlayEnd, PlayError> {
    let mut seed = setup.seed;
    let mut app = begin::<G>(setup, seed)?;
    let mut screen = Screen::open()?;
    loop {
        if let Left::Table(ending) = attend(&mut screen, &mut app)? {
            return Ok(ending);
        }
        // A step of Weyl's sequence: another game, but the same one whenever
        // the evening is repeated from its seed.
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let language = app.language;
        app = begin::<G>(setup, seed)?;
        app.set_language(language);
    }
}

fn begin<G: Board>(setup: &NewGame, seed: u64) -> Result<App<G>, PlayError> {
    let players = setup.players.clone();
    let mut table = Host::start(setup.options.clone(), players.clone(), seed)?;
    table.start_programs(&setup.programs)?;
    let save = save::free(&setup.save);
    let theme = Theme::from_environment();
    Ok(App::new(table, players, setup.language, theme, save))
}

/// Goes on with a saved game.
pub(crate) fn resume<G: Board>(
    game: GameId,
    resume: &Resume,
    record: &Record,
) -> Result<PlayEnd, PlayError> {
    // What is wrong with a file is said in the words for records.
    Match::<G>::from_record(record).map_err(|error| PlayError::Record {
        path: resume.path.clone(),
        error,
    })?;
    let players = resume.players.clone();
    let players = players.unwrap_or_else(|| record.seats.clone());
    let again = NewGame {
        game,
        options: record.options.clone(),
        players: players.clone(),
        programs: resume.programs.clone(),
        seed: resume.seed,
        language: resume.language,
        save: resume.path.clone(),
    };
    let mut table = Host::resume(record, &players, resume.seed)?;
    table.start_programs(&resume.programs)?;
    let theme = Theme::from_environment();
    let mut app = App::<G>::new(table, players, resume.language, theme, resume.path.clone());
    let mut screen = Screen::open()?;
    match attend(&mut screen, &mut app)? {
        Left::Table(ending) => Ok(ending),
        Left::Rematch => {
            drop(screen);
            play::<G>(&NewGame {
                seed: again.seed.wrapping_add(1),
                language: app.language,
                ..again
            })
        }
    }
}

/// Larger than any game; what lies beyond is not read.
const MOST_BYTES: u64 = 64 << 20;

/// Reads a record from its file.
pub(crate) fn read(path: &Path) -> Result<Record, PlayError> {
    let read = || {
        let mut text = String::new();
        let file = std::fs::File::open(path)?;
        file.take(MOST_BYTES + 1).read_to_string(&mut text)?;
        Ok(text)
    };
    let text = read().map_err(|error| PlayError::Read {
        path: path.to_owned(),
        error,
    })?;
    Record::parse(&text).map_err(|error| PlayError::Record {
        path: path.to_owned(),
        error,
    })
}

/// Serves a table until its people leave it.
fn attend<G: Board>(screen: &mut Screen, app: &mut App<G>) -> Result<Left, PlayError> {
    loop {
        keep(app);
        screen.draw(|frame| app.draw(frame))?;
        let effect = match screen.input(app.wait())? {
            Input::Key(key) => app.key(key),
            Input::Mouse(mouse) => {
                app.mouse(mouse);
                Effect::Stay
            }
            Input::Stopped => Effect::Leave,
            Input::TimeUp => {
                app.advance();
                Effect::Stay
            }
            Input::Other => Effect::Stay,
        };
        match effect {
            Effect::Stay => {}
            Effect::Save => {
                let path = app.save_path().display().to_string();
                let saved = say::saved(app.language, path);
                app.say(saved);
            }
            Effect::Rematch => {
                keep(app);
                return Ok(Left::Rematch);
            }
            Effect::Leave => {
                keep(app);
                let saved = app.save_path().to_owned();
                return Ok(Left::Table(match app.mode {
                    Mode::Over => PlayEnd::Finished { saved },
                    _ => PlayEnd::Left { saved },
                }));
            }
        }
    }
}

/// Saves what is not saved yet. A full disk is no reason to stop the game:
/// it is said, and tried again after the next step.
fn keep<G: Board>(app: &mut App<G>) {
    let Some(record) = app.take_unsaved() else {
        return;
    };
    let path = app.save_path().to_owned();
    if let Err(error) = save::write(&path, &record.to_json()) {
        app.say(say::save_failed(
            app.language,
            path.display().to_string(),
            file_error(&error, app.language),
        ));
    }
}
