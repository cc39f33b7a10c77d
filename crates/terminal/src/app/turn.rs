//! Whose turn it is, and what is shown for it.

use super::look_back::LookBack;
use super::{App, Focus, Mode};
use crate::boards::Board;
use crate::choices::{Choice, Choices};
use engine::{Refused, Seat, Turn, Viewer};

impl<G: Board> App<G> {
    /// Shows who decides, or that the game is over.
    pub(super) fn show_turn(&mut self) {
        match self.table.game().turn() {
            // Not reached: a table draws what is due before it answers.
            Turn::Chance => {}
            Turn::Over => {
                // With several people nobody's private view fits all; with
                // one person it is that person's.
                if self.people().len() != 1 {
                    self.eyes = Viewer::Spectator;
                }
                self.enter(Mode::Over);
            }
            Turn::Decide(seat) => {
                let drawn = G::drawn(&self.table.game().view(Viewer::Spectator));
                let people = self.people().into_iter().collect();
                if let Some(looks) = &mut self.looks {
                    looks.arrive(drawn, Some(seat), people, self.eyes);
                }
                self.after_looks(seat);
            }
        }
    }

    /// Goes on with the seat that decides, once people have looked at what they drew.
    fn after_looks(&mut self, decider: Seat) {
        let person = self.is_person(decider).then_some(decider);
        let mut looks = self.looks.unwrap_or_default();
        if looks.is_looking(self.eyes) {
            looks.looked(self.eyes);
            self.looks = Some(looks);
            // The last one has the screen when a bot goes on.
            if let Some(to) = looks.next(self.eyes).or(person) {
                return self.enter(Mode::Look { to });
            }
        }
        match (looks.next(self.eyes), person, self.eyes) {
            (Some(to), _, Viewer::Seat(_)) => self.enter(Mode::Handover { to }),
            (Some(to), _, Viewer::Spectator) => self.enter(Mode::Curtain { to }),
            (None, Some(seat), _) => self.present(seat),
            (None, None, _) => self.enter(Mode::Bot(decider)),
        }
    }

    /// From now on only people who have something to choose get the keyboard.
    pub(super) fn pass_no_more(&mut self) {
        self.looks = None;
        self.show_turn();
    }

    /// Brings a person to its decision, behind a curtain where needed.
    fn present(&mut self, seat: Seat) {
        match self.eyes {
            eyes if eyes.is(seat) => self.enter(Mode::Choosing(seat)),
            _ if !self.has_curtain() => {
                self.eyes = Viewer::Seat(seat);
                self.enter(Mode::Choosing(seat));
            }
            Viewer::Seat(_) => self.enter(Mode::Handover { to: seat }),
            Viewer::Spectator => self.enter(Mode::Curtain { to: seat }),
        }
    }

    fn enter(&mut self, mode: Mode) {
        self.mode = mode;
        self.look_back = LookBack::default();
        self.focus = match self.focus {
            Focus::Board => Focus::Board,
            Focus::Actions | Focus::Log => Focus::Actions,
        };
        self.log_skip = 0;
        self.list_choices();
        if let Mode::Choosing(_) = mode {
            self.banter();
        }
    }

    /// Hides everything, then waits for the next person.
    pub(super) fn draw_curtain(&mut self, to: Seat) {
        self.eyes = Viewer::Spectator;
        self.panel = None;
        self.notice = None;
        self.enter(Mode::Curtain { to });
    }

    /// Only that person looks now.
    pub(super) fn raise_curtain(&mut self, to: Seat) {
        self.eyes = Viewer::Seat(to);
        match self.table.game().turn() {
            Turn::Decide(decider) if decider != to => self.after_looks(decider),
            _ => self.enter(Mode::Choosing(to)),
        }
    }

    /// Makes the list of the person who chooses, in the present language.
    pub(super) fn list_choices(&mut self) {
        let Mode::Choosing(seat) = self.mode else {
            self.choices = Choices::default();
            return;
        };
        let view = self.table.game().view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        self.table.game().legal_actions(&mut actions);
        let choices = actions.into_iter().map(|action| {
            let words = G::action(action, &view, &self.names(), self.language);
            Choice::new(action, words, G::typed(action))
        });
        self.choices = Choices::new(choices.collect());
    }

    /// Takes an action of the seat that decides, or says why the game refuses.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        let turns = self.table.turns();
        self.table.act(seat, action)?;
        self.acted(seat, turns);
        Ok(())
    }

    /// Lets the bot whose turn it is act now, or goes on with the review of a game
    /// that is over.
    pub(crate) fn advance(&mut self) {
        if self.mode == Mode::Over {
            return self.judge_next();
        }
        let Mode::Bot(seat) = self.mode else {
            return;
        };
        let turns = self.table.turns();
        match self.table.advance() {
            Ok(()) => self.acted(seat, turns),
            Err(error) => {
                // A program failed; it is asked again when somebody says so.
                self.pace.halted = true;
                self.say(error.words(self.language));
            }
        }
    }

    /// A seat acted that had seen so many turns.
    fn acted(&mut self, seat: Seat, turns: usize) {
        if let Some(seen) = self.seen.get_mut(seat.index()) {
            *seen = turns;
        }
        self.notice = None;
        self.unsaved = true;
        self.show_turn();
    }
}
