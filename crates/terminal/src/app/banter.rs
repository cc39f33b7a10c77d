//! What the bots say now and then: a line beside the prompt, and one at the end.

use super::App;
use crate::boards::Board;
use engine::{Character, Seat};
use text::characters;

impl<G: Board> App<G> {
    /// Who the bot of a seat is, if a bot sits there.
    fn character(&self, seat: Seat) -> Option<Character> {
        let player = self.players.get(seat.index())?;
        Character::of_player(player, seat)
    }

    /// A person's turn begins: a bot may have something to say, unless something else
    /// is being said.
    pub(super) fn banter(&mut self) {
        self.own_turns += 1;
        let seats = self.table.game().seats().iter();
        let bots: Vec<Seat> = seats
            .filter(|&seat| self.character(seat).is_some())
            .collect();
        let speaker = characters::speaker(self.own_turns, &bots);
        let said = speaker.and_then(|(seat, occasion)| {
            let character = self.character(seat)?;
            let line = characters::line(character, occasion, self.language);
            Some(format!("{character}: {line}"))
        });
        self.notice = self.notice.take().or(said);
    }

    /// What the bot says that did best, once the game is over.
    pub(crate) fn farewell(&self) -> Option<String> {
        let outcome = self.table.game().outcome()?;
        let bots = outcome.places.iter().filter_map(|(seat, place)| {
            let character = self.character(seat)?;
            Some((place, character))
        });
        let (place, character) = bots.min_by_key(|&(place, _)| place)?;
        let line = characters::farewell(character, place, self.language);
        Some(format!("{character}: {line}"))
    }
}
