//! Many deals, each played in every rotation.

use crate::{Entrant, play};
use bots::BotGame;
use engine::StartError;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

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
    pub fn play_deal(&self, deal: u64) -> Result<Played, StartError> {
        let count = self.line_up.len();
        let mut shares = vec![0.0; count];
        let mut decisions = 0;
        for rotation in 0..count {
            let seated: Vec<Entrant> = (0..count)
                .map(|seat| self.line_up[(seat + rotation) % count])
                .collect();
            let drawn = self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(deal);
            let result = play::<G>(&self.options, &seated, drawn)?;
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
    pub fn run(
        &self,
        deals: &[u64],
        threads: usize,
        mut done: impl FnMut(Played),
    ) -> Result<(), StartError> {
        let next = AtomicU64::new(0);
        let (sender, receiver) = mpsc::sync_channel(64);
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let deal = usize::try_from(index)
                            .ok()
                            .and_then(|index| deals.get(index));
                        let Some(&deal) = deal else { break };
                        // The receiver is gone only after an error.
                        if sender.send(self.play_deal(deal)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for played in receiver {
                done(played?);
            }
            Ok(())
        })
    }
}
