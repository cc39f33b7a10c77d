//! Taking back.

use super::App;
use crate::boards::Board;
use crate::panel::{Panel, Question};
use engine::Seat;
use record::{Step, Undo};
use text::terminal::Text;

impl<G: Board> App<G> {
    /// The person who acted last: taking back begins there and goes on to
    /// no matter who acted before.
    fn last_person(&self) -> Option<Seat> {
        self.table.steps().iter().rev().find_map(|step| match step {
            Step::Action(seat, _) if self.is_person(*seat) => Some(*seat),
            _ => None,
        })
    }

    /// Takes back what is free, or asks.
    pub(super) fn ask_undo(&mut self) {
        let Some(seat) = self.last_person() else {
            let nothing = Text::UndoNothing.said(self.language);
            return self.say(nothing.to_owned());
        };
        match self.table.undo_of(seat) {
            Undo::Nothing => self.say(Text::UndoNothing.said(self.language).to_owned()),
            Undo::Free => self.undo(seat),
            Undo::ByConsent => self.panel = Some(Panel::Confirm(Question::Undo(seat))),
        }
    }

    /// Takes back the last action of a person and all that came after it.
    pub(super) fn undo(&mut self, seat: Seat) {
        self.table.undo(seat);
        let turns = self.table.turns();
        for seen in &mut self.seen {
            *seen = (*seen).min(turns);
        }
        self.unsaved = true;
        // Somebody else's private view is never one key away.
        if self.has_curtain() && !self.eyes.is(seat) {
            self.draw_curtain(seat);
        } else {
            self.show_turn();
        }
        self.say(Text::UndoDone.said(self.language).to_owned());
    }
}
