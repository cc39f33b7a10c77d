//! The exact value of small or late positions of games without chance and
//! hidden information, for any number of seats.

use engine::{Game, PerSeat, Turn};
use std::collections::HashMap;

/// An exact result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved<A> {
    /// The places that perfect play by everyone for itself leads to. Where a
    /// seat has several best actions, the first that leads there.
    pub places: PerSeat<u8>,
    /// Perfect play from here to the end.
    pub line: Vec<A>,
    /// Positions looked at.
    pub positions: u64,
}

/// Solves a position by looking at everything that can follow, each seat
/// taking the best place for itself and, among equal ones, the first action
/// listed. Nothing if that takes more than `most` positions.
///
/// `key` tells positions apart, almost certainly.
pub fn solve<G: Game>(game: &G, key: impl Fn(&G) -> u64, most: u64) -> Option<Solved<G::Action>> {
    let mut solver = Solver {
        key,
        known: HashMap::new(),
        positions: 0,
        most,
    };
    let places = solver.places(game)?;
    let line = solver.line(game)?;
    Some(Solved {
        places,
        line,
        positions: solver.positions,
    })
}

struct Solver<G: Game, K> {
    key: K,
    known: HashMap<u64, (PerSeat<u8>, G::Action)>,
    positions: u64,
    most: u64,
}

impl<G: Game, K: Fn(&G) -> u64> Solver<G, K> {
    fn places(&mut self, game: &G) -> Option<PerSeat<u8>> {
        let seat = match game.turn() {
            Turn::Over => return game.outcome().map(|outcome| outcome.places),
            Turn::Chance => return None,
            Turn::Decide(seat) => seat,
        };
        let key = (self.key)(game);
        if let Some((places, _)) = self.known.get(&key) {
            return Some(*places);
        }
        self.positions += 1;
        if self.positions > self.most {
            return None;
        }
        let mut actions = Vec::new();
        game.legal_actions(&mut actions);
        let mut best: Option<(PerSeat<u8>, G::Action)> = None;
        for action in actions {
            let mut after = game.clone();
            after.apply_unchecked(action, &mut ());
            let places = self.places(&after)?;
            if best.is_none_or(|(found, _)| places[seat] < found[seat]) {
                best = Some((places, action));
            }
            // No place is better than the first.
            if places[seat] == 1 {
                break;
            }
        }
        let best = best?;
        self.known.insert(key, best);
        Some(best.0)
    }

    fn line(&self, game: &G) -> Option<Vec<G::Action>> {
        let mut game = game.clone();
        let mut line = Vec::new();
        while let Turn::Decide(_) = game.turn() {
            let (_, action) = self.known.get(&(self.key)(&game))?;
            line.push(*action);
            game.apply_unchecked(*action, &mut ());
        }
        Some(line)
    }
}
