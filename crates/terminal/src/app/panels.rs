//! What each key does while a panel lies over the table.

use super::keys::scrolling;
use super::{App, Effect};
use crate::boards::Board;
use crate::panel::{Panel, Paragraph, Question, Rules, paragraphs};
use engine::Clause;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::path::PathBuf;
use text::rulebook::Rulebook;
use text::terminal::Text;

impl<G: Board> App<G> {
    /// Takes a key for a panel that has been lifted off the table; it is laid
    /// back unless the key closes it.
    pub(super) fn panel_key(&mut self, panel: Panel, key: KeyEvent) -> Effect {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'q')) {
            // Twice is meant.
            if panel == Panel::Confirm(Question::Leave) {
                return Effect::Leave;
            }
            self.panel = Some(Panel::Confirm(Question::Leave));
            return Effect::Stay;
        }
        if control {
            self.panel = Some(panel);
            return Effect::Stay;
        }
        match panel {
            Panel::Help { scroll } => {
                if let Some(by) = scrolling(key.code) {
                    let scroll = scroll.saturating_add_signed(by).min(80);
                    self.panel = Some(Panel::Help { scroll });
                } else if !closes(key.code) {
                    self.panel = Some(Panel::Help { scroll });
                }
            }
            Panel::Rules(rules) => self.rules_key(rules, key.code),
            Panel::Coach(sentences) => {
                if !closes(key.code) {
                    self.panel = Some(Panel::Coach(sentences));
                }
            }
            Panel::Refused(refused) => {
                if !closes(key.code) {
                    self.panel = Some(Panel::Refused(refused));
                }
            }
            Panel::Confirm(question) => return self.confirm_key(question, key.code),
            Panel::SaveAs(path) => return self.save_key(path, key.code),
        }
        Effect::Stay
    }

    fn rules_key(&mut self, mut rules: Rules, code: KeyCode) {
        let book = paragraphs::<G>(self.language);
        match code {
            KeyCode::Esc if rules.typing => {
                rules.typing = false;
                rules.wanted.clear();
            }
            KeyCode::Enter if rules.typing => rules.typing = false,
            KeyCode::Backspace if rules.typing => {
                rules.wanted.pop();
                rules.search(&book, 0);
            }
            KeyCode::Char(letter) if rules.typing => {
                rules.wanted.push(letter);
                rules.search(&book, 0);
            }
            KeyCode::Char('/') => {
                rules.typing = true;
                rules.wanted.clear();
            }
            KeyCode::Char('n') => rules.search(&book, 1),
            KeyCode::Esc | KeyCode::Enter | KeyCode::F(2) | KeyCode::Char('q') => return,
            code => {
                if let Some(by) = scrolling(code) {
                    rules.scroll(by, book.len());
                }
            }
        }
        self.panel = Some(Panel::Rules(rules));
    }

    fn confirm_key(&mut self, question: Question, code: KeyCode) -> Effect {
        let yes = Text::YesKey.said(self.language);
        let is_yes = |key: char| key.to_lowercase().eq(yes.chars());
        match code {
            KeyCode::Char(key) if is_yes(key) => return self.confirm_key(question, KeyCode::Enter),
            KeyCode::Enter => match question {
                Question::Leave => return Effect::Leave,
                Question::Undo(seat) => self.undo(seat),
            },
            KeyCode::Esc | KeyCode::Char('n' | 'N') => {}
            _ => self.panel = Some(Panel::Confirm(question)),
        }
        Effect::Stay
    }

    fn save_key(&mut self, mut path: String, code: KeyCode) -> Effect {
        match code {
            KeyCode::Esc => return Effect::Stay,
            KeyCode::Enter if !path.trim().is_empty() => {
                self.save = PathBuf::from(path.trim());
                self.unsaved = true;
                return Effect::Save;
            }
            KeyCode::Backspace => {
                path.pop();
            }
            KeyCode::Char(letter) => path.push(letter),
            _ => {}
        }
        self.panel = Some(Panel::SaveAs(path));
        Effect::Stay
    }

    /// The rule book at its beginning, or at the clause that ended the game.
    pub(super) fn open_rules(&self) -> Rules {
        let mut rules = Rules::default();
        if let Some(outcome) = self.table.game().outcome() {
            let clause = outcome.ending.clause.to_string();
            let is_it = |it: &Paragraph| matches!(it, Paragraph::Clause { number, .. } if *number == clause);
            let book = paragraphs::<G>(self.language);
            rules.top = book.iter().position(is_it).unwrap_or_default();
        }
        rules
    }

    /// A clause's words in the rule book.
    pub(crate) fn clause_text(&self, clause: Clause) -> String {
        Rulebook::of::<G>(self.language)
            .entry(clause)
            .map_or_else(String::new, |entry| entry.text.clone())
    }
}

fn closes(code: KeyCode) -> bool {
    matches!(
        code,
        KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | ' ' | '?') | KeyCode::F(1)
    )
}
