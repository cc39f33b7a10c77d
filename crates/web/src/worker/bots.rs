//! The bots of one table, which think from a copy of it.

use super::message::Question;
use bots::{Bot, BotGame, Effort, Knowledge};
use dice::Dice;
use engine::Randomness;
use std::sync::Arc;
use table::local::LocalTable;
use table::{Moment, RestoreError, Thinker};

/// The bots of a table of any game.
pub(crate) trait Bots {
    /// Takes in what was appended to the table's log.
    fn follow(&mut self, lines: &[String]) -> Result<(), RestoreError>;
    /// What the bot decides, if the table still stands where it was asked.
    fn think(&mut self, question: Question) -> Option<String>;
}

/// The bots of a table of one game.
pub(crate) struct TableBots<G: BotGame> {
    table: LocalTable<G>,
    /// Bots draw from this.
    dice: Dice,
}

impl<G: BotGame> TableBots<G> {
    /// The bots of the table that a log tells.
    pub(crate) fn open(log: &[String], seed: u64) -> Result<Self, RestoreError> {
        // Time is for the page to know.
        let lines = log.iter().map(String::as_str);
        Ok(Self {
            table: LocalTable::restore(lines, thinker(), Moment(0))?,
            dice: Dice::new(seed),
        })
    }
}

impl<G: BotGame> Bots for TableBots<G> {
    fn follow(&mut self, lines: &[String]) -> Result<(), RestoreError> {
        self.table.follow(lines.iter().map(String::as_str))
    }

    fn think(&mut self, question: Question) -> Option<String> {
        let request = self.table.bot_request(question.seat, question.purpose)?;
        if request.revision != question.revision {
            return None;
        }
        Some(request.think(u64::from(self.dice.below(u32::MAX))))
    }
}

/// How bots of a game decide: from what their seat may know.
pub(crate) fn thinker<G: BotGame>() -> Thinker<G> {
    Arc::new(|knowledge: &Knowledge<G>, level, seed| {
        let mut bot = Bot::<G>::new(level, seed);
        bot.decide(knowledge, Effort::Level).action
    })
}
