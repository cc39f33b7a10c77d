//! The bots of one table, which think from a copy of it.

use super::advice;
use super::message::Question;
use bots::{Bot, BotGame, Effort, Knowledge, advise};
use dice::Dice;
use engine::{Character, Level, Randomness, Turn, Viewer};
use std::sync::Arc;
use table::local::LocalTable;
use table::{Moment, Purpose, RestoreError, Table};

/// The bots of a table of any game.
pub(crate) trait Bots {
    /// Takes in what was appended to the table's log.
    fn follow(&mut self, lines: &[String]) -> Result<(), RestoreError>;
    /// What the bot decides or advises, if the table still stands where it was
    /// asked.
    fn think(&mut self, question: Question) -> Option<String>;
}

/// The bots of a table of one game.
pub(crate) struct TableBots<G: BotGame> {
    table: LocalTable<G>,
    /// Bots draw from this, and from what they are asked: asked again, they
    /// decide again what they decided.
    seed: u64,
}

impl<G: BotGame> TableBots<G> {
    /// The bots of the table that a log tells.
    pub(crate) fn open(
        log: &[String],
        seed: u64,
        characters: Vec<Character>,
    ) -> Result<Self, RestoreError> {
        // Time is for the page to know.
        let lines = log.iter().map(String::as_str);
        Ok(Self {
            table: LocalTable::restore(lines, Arc::new(bots::thinker(characters)), Moment(0))?,
            seed,
        })
    }
}

impl<G: BotGame> TableBots<G> {
    /// What is drawn from where this is asked: asked again, the same.
    fn drawn(&self, question: Question) -> u64 {
        let asked = u64::from(question.revision.get()) << 8 | u64::from(question.seat.number());
        let mut dice = Dice::new(self.seed.wrapping_add(asked));
        u64::from(dice.below(u32::MAX))
    }

    /// A whole turn for a person, with its reasons, from what their seat was told.
    fn advise(&self, question: Question) -> Option<String> {
        let (seat, table) = (question.seat, &self.table);
        let game = table.game()?.game();
        if table.table().revision() != question.revision || game.turn() != Turn::Decide(seat) {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let history = (0..table.turns()).flat_map(|turn| table.told(viewer, turn).iter().cloned());
        let history: Vec<G::Event> = history.collect();
        let knowledge = Knowledge::<G>::received(seat, game.view(viewer), history);
        let mut bot = Bot::<G>::new(Level::Admiral, self.drawn(question));
        let thought = bot.decide(&knowledge, Effort::Level);
        Some(advice::write(&advise(&mut bot, &knowledge, &thought)))
    }
}

impl<G: BotGame> Bots for TableBots<G> {
    fn follow(&mut self, lines: &[String]) -> Result<(), RestoreError> {
        self.table.follow(lines.iter().map(String::as_str))
    }

    fn think(&mut self, question: Question) -> Option<String> {
        if question.purpose == Purpose::Hint {
            return self.advise(question);
        }
        let request = self.table.bot_request(question.seat, question.purpose)?;
        if request.revision != question.revision {
            return None;
        }
        Some(request.think(self.drawn(question)))
    }
}

/// What the bots of a table draw from: its own secret, which the first line of
/// its log tells, so that the deal of a day has the same bots for everybody.
pub(crate) fn seed_of(log: &[String]) -> Option<u64> {
    let (_, secret) = log.first()?.split_once("\"secret\":\"")?;
    u64::from_str_radix(secret.get(..16)?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use registry::Rockets;
    use table::local::{local_person, local_setup};

    #[test]
    fn bots_draw_from_the_secret_of_their_table() {
        let made = |secret: u8| {
            let setup = local_setup::<Rockets>(
                "t1".parse().unwrap(),
                serde_json::json!({}),
                vec![local_person("Ada"), local_person("Bo")],
                protocol::Hex32([secret; 32]),
            );
            let thinker = Arc::new(bots::thinker(Vec::new()));
            let (_, out) =
                LocalTable::<Rockets>::create(setup, thinker, Moment(3)).expect("a table");
            out.log
        };
        assert_eq!(seed_of(&made(1)), Some(0x0101_0101_0101_0101));
        assert_ne!(seed_of(&made(2)), seed_of(&made(1)));
        assert_eq!(seed_of(&[]), None);
    }
}
