//! Many deals on several threads.

use crate::{ArenaError, Entrant, Team};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// What chance and bots draw from in one deal of a tournament or a study.
pub(crate) fn drawn_from(seed: u64, deal: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9).wrapping_add(deal)
}

/// Who plays deals, and until when.
#[derive(Clone, Copy, Debug)]
pub struct Workers<'a> {
    /// How many deals are played at the same time.
    pub threads: usize,
    /// Once this is set no deal is begun; those under way are finished.
    pub stop: Option<&'a AtomicBool>,
}

impl From<usize> for Workers<'_> {
    fn from(threads: usize) -> Self {
        Self {
            threads,
            stop: None,
        }
    }
}

impl Workers<'_> {
    fn are_stopped(self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// Plays the deals with these numbers on several threads, each with a team of
/// its own, and hands each result to `done` as it is finished, in no particular
/// order. Deals are begun in the order in which they are given, so that those of a
/// run that is stopped are the first ones.
pub(crate) fn play_deals<T: Send>(
    line_up: &[Entrant],
    deals: &[u64],
    workers: Workers<'_>,
    play: impl Fn(&mut Team, u64) -> Result<T, ArenaError> + Sync,
    mut done: impl FnMut(T),
) -> Result<(), ArenaError> {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::sync_channel(64);
    std::thread::scope(|scope| {
        for _ in 0..workers.threads.clamp(1, deals.len().max(1)) {
            let (sender, next, play) = (sender.clone(), &next, &play);
            scope.spawn(move || {
                let mut team = match Team::new(line_up) {
                    Ok(team) => team,
                    // The receiver is gone only after an error.
                    Err(error) => return drop(sender.send(Err(error))),
                };
                while !workers.are_stopped() {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let deal = usize::try_from(index)
                        .ok()
                        .and_then(|index| deals.get(index));
                    let Some(&deal) = deal else { break };
                    if sender.send(play(&mut team, deal)).is_err() {
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
