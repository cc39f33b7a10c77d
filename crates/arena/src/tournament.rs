//! Many deals, each played in every rotation.

use crate::deals::{Workers, drawn_from, play_deals};
use crate::{ArenaError, Entrant, Team};
use bots::BotGame;
use serde::{Deserialize, Serialize};

/// A line-up that meets itself over many deals.
#[derive(Clone, Debug)]
pub struct Tournament<G: BotGame> {
    /// The game's options.
    pub options: G::Options,
    /// Who takes part, one for each seat.
    pub line_up: Vec<Entrant>,
    /// What everything is drawn from.
    pub seed: u64,
}

/// One deal, played in every rotation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The deal's number.
    pub deal: u64,
    /// For each member of the line-up its mean share of wins over the
    /// rotations.
    pub shares: Vec<f64>,
    /// Decisions in all its games.
    pub decisions: u64,
}

impl<G: BotGame> Tournament<G> {
    /// Plays one deal in every rotation.
    pub fn play_deal(&self, team: &mut Team, deal: u64) -> Result<Played, ArenaError> {
        let count = self.line_up.len();
        let mut shares = vec![0.0; count];
        let mut decisions = 0;
        for rotation in 0..count {
            let drawn = drawn_from(self.seed, deal);
            let result = team.play::<G>(&self.options, rotation, drawn, &mut ())?;
            decisions += u64::from(result.decisions);
            let winners = result.outcome.winners();
            for seat in winners.iter() {
                let member = (seat.index() + rotation) % count;
                shares[member] += 1.0 / f64::from(winners.len()) / count as f64;
            }
        }
        Ok(Played {
            deal,
            shares,
            decisions,
        })
    }

    /// Plays the deals with these numbers on several threads and hands each to
    /// `done` as it is finished, in no particular order.
    pub fn run<'a>(
        &self,
        deals: &[u64],
        workers: impl Into<Workers<'a>>,
        done: impl FnMut(Played),
    ) -> Result<(), ArenaError> {
        let play = |team: &mut Team, deal| self.play_deal(team, deal);
        play_deals(&self.line_up, deals, workers.into(), play, done)
    }
}
