//! Who leads, by random games to the end.

use dice::Dice;
use engine::{Game, PerSeat, Scratch, Seat};

/// How much more another seat must win before it counts as the new leader: more
/// than chance makes of two equal seats in a few hundred random games.
const MARGIN: f64 = 0.15;

/// Follows the lead through a game.
#[derive(Debug)]
pub(super) struct Lead {
    playouts: u32,
    dice: Dice,
    leader: Option<Seat>,
    changes: u32,
}

impl Lead {
    /// With so many random games before each decision.
    pub(super) fn new(playouts: u32, seed: u64) -> Self {
        Self {
            playouts,
            // A stream that neither chance nor any seat draws from.
            dice: Dice::branch(seed, u64::MAX),
            leader: None,
            changes: 0,
        }
    }

    /// How often it passed to another seat, if it was followed.
    pub(super) fn changes(&self) -> Option<u32> {
        (self.playouts > 0).then_some(self.changes)
    }

    /// Looks who leads in a state.
    pub(super) fn follow<G: Game>(&mut self, game: &G, scratch: &mut Scratch<G>) {
        if self.playouts == 0 {
            return;
        }
        let shares = self.shares(game, scratch);
        let best = shares
            .iter()
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(seat, _)| seat);
        match (self.leader, best) {
            (None, Some(best)) if self.is_ahead(&shares, best) => self.leader = Some(best),
            (Some(leader), Some(best)) if shares[best] > shares[leader] + MARGIN => {
                self.leader = Some(best);
                self.changes += 1;
            }
            _ => {}
        }
    }

    /// Whether a seat is ahead of every other by the margin.
    fn is_ahead(&self, shares: &PerSeat<f64>, best: Seat) -> bool {
        shares
            .iter()
            .all(|(seat, share)| seat == best || shares[best] > share + MARGIN)
    }

    /// Each seat's share of wins in random games from a state.
    fn shares<G: Game>(&mut self, game: &G, scratch: &mut Scratch<G>) -> PerSeat<f64> {
        let mut shares = PerSeat::from_fn(game.seats(), |_| 0.0);
        for _ in 0..self.playouts {
            let mut end = game.clone();
            engine::play_out(&mut end, &mut self.dice, scratch, &mut ());
            let winners = end.outcome().expect("the game is over").winners();
            for seat in winners.iter() {
                shares[seat] += 1.0 / f64::from(winners.len()) / f64::from(self.playouts);
            }
        }
        shares
    }
}
