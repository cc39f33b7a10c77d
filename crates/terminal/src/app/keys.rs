//! What each key does at the table.

use super::{App, Effect, Focus, Mode};
use crate::boards::Board;
use crate::panel::{Panel, Question, Refused as RefusedPanel};
use engine::{Refusal, Refused, Seat, Viewer};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;
use text::terminal as say;
use text::{Language, Reader, refused, seat_names};

/// How far PgUp and PgDn go.
const PAGE: isize = 8;

/// What a key asks for, whatever is on the screen.
#[derive(Clone, Copy)]
enum Command {
    Help,
    Rules,
    Language,
    Coach,
    Save,
    Undo,
    Leave,
}

/// Letters filter the list, so that commands are function keys or letters
/// with Ctrl.
fn command(key: KeyEvent) -> Option<Command> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('r') => Some(Command::Rules),
            KeyCode::Char('l') => Some(Command::Language),
            KeyCode::Char('t') => Some(Command::Coach),
            KeyCode::Char('s') => Some(Command::Save),
            KeyCode::Char('u') => Some(Command::Undo),
            KeyCode::Char('q' | 'c') => Some(Command::Leave),
            _ => None,
        };
    }
    match key.code {
        KeyCode::F(1) => Some(Command::Help),
        KeyCode::F(2) => Some(Command::Rules),
        KeyCode::F(3) => Some(Command::Language),
        KeyCode::F(4) => Some(Command::Coach),
        KeyCode::F(5) => Some(Command::Save),
        KeyCode::F(8) => Some(Command::Undo),
        KeyCode::F(10) => Some(Command::Leave),
        _ => None,
    }
}

/// How far a scrolling key goes, down being positive.
pub(crate) fn scrolling(code: KeyCode) -> Option<isize> {
    match code {
        KeyCode::Up => Some(-1),
        KeyCode::Down => Some(1),
        KeyCode::PageUp => Some(-PAGE),
        KeyCode::PageDown => Some(PAGE),
        // Far beyond any list; every list stops at its ends.
        KeyCode::Home => Some(-100_000),
        KeyCode::End => Some(100_000),
        _ => None,
    }
}

impl<G: Board> App<G> {
    /// Takes a key and says what the world outside should do.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Effect {
        if let Some(panel) = self.panel.take() {
            return self.panel_key(panel, key);
        }
        if let Some(command) = command(key) {
            self.command(command);
            return Effect::Stay;
        }
        if key
            .modifiers
            .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
        {
            return Effect::Stay;
        }
        match self.mode {
            Mode::Curtain { to } => {
                if key.code == KeyCode::Enter {
                    self.raise_curtain(to);
                }
                Effect::Stay
            }
            Mode::Handover { to } | Mode::Look { to } => {
                match key.code {
                    KeyCode::Enter => self.draw_curtain(to),
                    KeyCode::Char('x') if matches!(self.mode, Mode::Look { .. }) => {
                        self.pass_no_more();
                    }
                    code => self.table_key(code),
                }
                Effect::Stay
            }
            Mode::Choosing(seat) => {
                self.choosing_key(seat, key.code);
                Effect::Stay
            }
            Mode::Bot(_) => {
                self.bot_key(key.code);
                Effect::Stay
            }
            Mode::Over => self.over_key(key.code),
        }
    }

    fn command(&mut self, command: Command) {
        // Behind the curtain nothing but leaving and the language: a panel
        // would not hide anything better, and undo has no face to ask.
        let hidden = matches!(self.mode, Mode::Curtain { .. });
        match command {
            Command::Leave => self.panel = Some(Panel::Confirm(Question::Leave)),
            Command::Language => self.switch_language(),
            _ if hidden => {}
            Command::Help => self.panel = Some(Panel::Help { scroll: 0 }),
            Command::Rules => self.panel = Some(Panel::Rules(self.open_rules())),
            Command::Save => {
                self.panel = Some(Panel::SaveAs(self.save.display().to_string()));
            }
            Command::Undo => self.ask_undo(),
            Command::Coach => self.ask_coach(),
        }
    }

    fn switch_language(&mut self) {
        self.set_language(self.language.next());
    }

    /// Speaks another language from now on.
    pub(crate) fn set_language(&mut self, language: Language) {
        self.language = language;
        self.names = seat_names(self.table.players(), language);
        let (typed, cursor) = (self.choices.typed().to_owned(), self.choices.cursor());
        self.list_choices();
        if typed.is_empty() {
            // OK because a list is far shorter than 2^63.
            self.choices.go(cursor as isize);
        }
        self.notice = None;
    }

    fn choosing_key(&mut self, seat: Seat, code: KeyCode) {
        match code {
            KeyCode::Enter => self.choose(seat),
            KeyCode::Char('?') if self.choices.typed().is_empty() => {
                self.panel = Some(Panel::Help { scroll: 0 });
            }
            KeyCode::Char(letter) => {
                self.notice = None;
                self.focus = Focus::Actions;
                self.choices.push(letter);
            }
            KeyCode::Backspace => self.choices.pop(),
            KeyCode::Esc => self.choices.clear(),
            code => self.table_key(code),
        }
    }

    /// Keys that work on everybody's turn.
    fn table_key(&mut self, code: KeyCode) {
        match (code, self.focus) {
            (KeyCode::Char('?'), _) => self.panel = Some(Panel::Help { scroll: 0 }),
            (KeyCode::Tab, focus) => self.focus = self.next_focus(focus),
            (KeyCode::BackTab, focus) => {
                self.focus = self.next_focus(self.next_focus(focus));
            }
            (code, Focus::Board) if self.board_key(code) => {}
            (code, focus) => {
                let Some(by) = scrolling(code) else { return };
                let listing = matches!(self.mode, Mode::Choosing(_));
                if focus != Focus::Log && listing {
                    self.choices.go(by);
                } else {
                    // Up goes back in time.
                    let most = self.log_length().saturating_sub(1);
                    self.log_skip = self.log_skip.saturating_add_signed(-by).min(most);
                }
            }
        }
    }

    /// What Tab goes to: the list, the board, the log.
    fn next_focus(&self, focus: Focus) -> Focus {
        match focus {
            Focus::Actions if matches!(self.mode, Mode::Choosing(_)) => Focus::Board,
            Focus::Actions | Focus::Board => Focus::Log,
            Focus::Log => Focus::Actions,
        }
    }

    /// Enter: the marked line, or the notation that was typed.
    pub(super) fn choose(&mut self, seat: Seat) {
        let typed = self.choices.typed().trim().to_owned();
        let marked = self.choices.marked().map(|choice| choice.action);
        let as_notation = G::read_typed(&typed);
        let action = match (as_notation, marked) {
            (Some(action), _) if !self.choices.moved() => action,
            (_, Some(action)) => action,
            (Some(action), None) => action,
            (None, None) => {
                self.panel = Some(Panel::Refused(self.not_an_action(typed)));
                return;
            }
        };
        if let Err(no) = self.act(seat, action) {
            self.panel = Some(Panel::Refused(self.refusal(seat, typed, &no)));
        }
    }

    fn not_an_action(&self, typed: String) -> RefusedPanel {
        let sentence = format!(
            "{} {}",
            say::not_an_action(self.language, &typed),
            say::not_an_action_hint(self.language, self.example())
        );
        RefusedPanel {
            typed,
            sentence,
            clause: None,
        }
    }

    fn refusal(&self, seat: Seat, typed: String, no: &Refused<G::Refusal>) -> RefusedPanel {
        let reader = Reader {
            viewer: Viewer::Seat(seat),
            names: self.names(),
            language: self.language,
        };
        let clause = match no {
            Refused::Rule(refusal) => Some(refusal.clause()),
            _ => None,
        };
        RefusedPanel {
            typed,
            sentence: refused::<G>(no, &reader),
            clause: clause.map(|clause| (clause, self.clause_text(clause))),
        }
    }

    fn bot_key(&mut self, code: KeyCode) {
        let watching = self.people().is_empty();
        match code {
            KeyCode::Enter => self.go_on(),
            KeyCode::Char(' ') if watching => self.pace.halted = !self.pace.halted,
            KeyCode::Char(' ') => self.go_on(),
            KeyCode::Char('+' | '=') => self.pace.pause /= 2,
            KeyCode::Char('-') => {
                let slower = self.pace.pause * 2;
                self.pace.pause = slower.clamp(Duration::from_millis(20), Duration::from_secs(4));
            }
            code => self.table_key(code),
        }
    }

    /// Asks a bot at once, or a program again that failed.
    fn go_on(&mut self) {
        if !self.people().is_empty() {
            self.pace.halted = false;
        }
        self.advance();
    }

    fn over_key(&mut self, code: KeyCode) -> Effect {
        match code {
            KeyCode::Char('n') => return Effect::Rematch,
            KeyCode::Char('q') => return Effect::Leave,
            KeyCode::Char('r') => self.begin_review(),
            KeyCode::Char('m') => self.go_to_mark(),
            KeyCode::Left => self.replay(-1),
            KeyCode::Right => self.replay(1),
            KeyCode::Esc => self.replay(isize::MAX),
            KeyCode::Char('s') => {
                self.panel = Some(Panel::SaveAs(self.save.display().to_string()));
            }
            code => self.table_key(code),
        }
        Effect::Stay
    }
}
