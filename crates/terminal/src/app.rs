//! A game at the table as a state machine: keys in, a screen out, no I/O.

mod banter;
mod coach;
mod keys;
mod look_back;
mod mouse;
mod panels;
mod turn;
mod undo;

use crate::boards::Board;
use crate::choices::Choices;
use crate::host::Host;
use crate::panel::Panel;
use crate::theme::Theme;
use client::Looks;
use engine::{Level, Player, Seat, Viewer};
use look_back::LookBack;
pub(crate) use look_back::Moment;
use ratatui::layout::Rect;
use record::Record;
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::time::Duration;
use text::{Language, Names, seat_names};

/// What the table shows and waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// A person chooses an action.
    Choosing(Seat),
    /// A bot is about to act.
    Bot(Seat),
    /// A person has seen the end of its turn and is about to hide the screen.
    Handover { to: Seat },
    /// A person looks at what it drew, and is about to hide the screen.
    Look { to: Seat },
    /// Nothing is shown until only that person looks.
    Curtain { to: Seat },
    /// The game is over.
    Over,
}

/// What the world outside is asked to do after a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Nothing.
    Stay,
    /// Save the game in its new file and say so.
    Save,
    /// Begin the same game once more.
    Rematch,
    /// Leave the table.
    Leave,
}

/// Which list the scrolling keys move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    Actions,
    Board,
    Log,
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pace {
    pub(crate) pause: Duration,
    pub(crate) halted: bool,
}

/// A game in progress, who looks, and what is on the screen.
pub(crate) struct App<G: Board> {
    pub(crate) table: Host<G>,
    /// Who plays now, which may differ from what a record says.
    pub(crate) players: Vec<Player>,
    /// What the seats are called in the present language.
    names: Vec<String>,
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    pub(crate) save: PathBuf,
    /// Whose eyes are on the screen. Everything drawn comes from this view.
    pub(crate) eyes: Viewer,
    pub(crate) mode: Mode,
    /// Who has yet to look at what they drew; nobody, if the keyboard is not passed
    /// round for that.
    looks: Option<Looks>,
    pub(crate) choices: Choices<G::Action>,
    pub(crate) panel: Option<Panel>,
    pub(crate) focus: Focus,
    /// How many of the newest log lines are scrolled away.
    pub(crate) log_skip: usize,
    /// A short word of the shell beside the prompt.
    pub(crate) notice: Option<String>,
    /// For each seat, the turns it had seen when it last acted.
    pub(crate) seen: Vec<usize>,
    pub(crate) pace: Pace,
    /// The replay and the review of a game that is over.
    pub(crate) look_back: LookBack<G>,
    /// How hard the review searches.
    pub(crate) judge: Level,
    /// The window as it was drawn last: where the mouse and the board's cursor find
    /// things.
    pub(crate) window: Cell<Rect>,
    unsaved: bool,
    /// How many turns people have had, for the bots that speak now and then.
    own_turns: usize,
}

impl<G: Board> App<G> {
    /// A table at which `table` is played on. `players` are as many as seats.
    pub(crate) fn new(
        table: Host<G>,
        players: Vec<Player>,
        language: Language,
        theme: Theme,
        save: PathBuf,
    ) -> Self {
        let mut app = Self {
            seen: vec![0; players.len()],
            names: seat_names(table.players(), language),
            table,
            players,
            language,
            theme,
            save,
            eyes: Viewer::Spectator,
            mode: Mode::Over,
            looks: Some(Looks::default()),
            choices: Choices::default(),
            panel: None,
            focus: Focus::Actions,
            log_skip: 0,
            notice: None,
            pace: Pace {
                pause: Duration::from_millis(300),
                halted: false,
            },
            look_back: LookBack::default(),
            judge: Level::Admiral,
            window: Cell::new(Rect::ZERO),
            unsaved: true,
            own_turns: 0,
        };
        if let [only] = app.people()[..] {
            app.eyes = Viewer::Seat(only);
        }
        app.show_turn();
        app
    }

    /// The seats played at this keyboard.
    pub(crate) fn people(&self) -> Vec<Seat> {
        self.table
            .game()
            .seats()
            .iter()
            .filter(|&seat| self.is_person(seat))
            .collect()
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.players
            .get(seat.index())
            .is_some_and(Player::is_person)
    }

    /// Whether the screen is hidden between players.
    pub(crate) fn has_curtain(&self) -> bool {
        G::HAS_SECRETS && self.people().len() > 1
    }

    pub(crate) fn names(&self) -> Names<'_> {
        Names(&self.names)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names().of(seat, self.language)
    }

    /// Where the game is saved.
    pub(crate) fn save_path(&self) -> &Path {
        &self.save
    }

    /// The game as a file, if something happened since the last time.
    pub(crate) fn take_unsaved(&mut self) -> Option<Record> {
        std::mem::take(&mut self.unsaved).then(|| self.table.record())
    }

    /// Says something beside the prompt.
    pub(crate) fn say(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    /// How long to wait before [`advance`](Self::advance); nothing when only a
    /// key can go on.
    pub(crate) fn wait(&self) -> Option<Duration> {
        let running = self.panel.is_none() && !self.pace.halted;
        match self.mode {
            Mode::Bot(_) if running => Some(self.pace.pause),
            // Between two decisions that are judged there is time for a key.
            Mode::Over if running && self.look_back.is_judging() => Some(Duration::ZERO),
            _ => None,
        }
    }

    /// The notation of some legal action, as an example.
    pub(crate) fn example(&self) -> String {
        let mut actions = Vec::new();
        self.table.game().legal_actions(&mut actions);
        match self.mode {
            // Never an example from a hand that nobody here may see.
            Mode::Choosing(_) => actions
                .first()
                .map_or_else(|| "…".to_owned(), |action| G::typed(*action)),
            _ => "…".to_owned(),
        }
    }
}
