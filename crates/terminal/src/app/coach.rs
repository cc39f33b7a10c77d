//! The coach: what a strong bot would do, and why.

use super::{App, Mode};
use crate::boards::Board;
use crate::panel::Panel;
use bots::{Bot, Effort, advise};
use engine::Level;
use text::coach::{self, Found, Speaker};

impl<G: Board> App<G> {
    /// Shows what the coach advises the person who chooses, and marks its first
    /// action in the list.
    pub(super) fn ask_coach(&mut self) {
        let Mode::Choosing(seat) = self.mode else {
            return;
        };
        let knowledge = self.table.knowledge(seat);
        let mut bot = Bot::<G>::new(Level::Admiral, self.table.steps().len() as u64);
        let thought = bot.decide(&knowledge, Effort::Level);
        let advice = advise(&mut bot, &knowledge, &thought);
        let names = self.names();
        let speaker = Speaker {
            game: self.table.game(),
            seat,
            names,
            language: self.language,
        };
        let worth = (advice.worth, advice.is_certain);
        let found = Found::new(worth, [advice.others, advice.equals], advice.rivals());
        let advised = speaker.advised(&advice.actions, found);
        let sentences = coach::sentences(&advised, self.language);
        self.list_choices();
        let place = self.choices.actions().position(|it| it == thought.action);
        // OK because a list is far shorter than 2^63.
        self.choices.go(place.unwrap_or_default() as isize);
        self.panel = Some(Panel::Coach(sentences));
    }
}
