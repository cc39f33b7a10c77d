//! Counting the ways a game can go.

use crate::{Game, GameSpec, Turn, Weighted};

/// The number of ways to go on for `depth` decisions. Between decisions every
/// distinct chance outcome is a way of its own; a game that is over is one way.
///
/// Two implementations that agree on these numbers agree on the rules.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    ways(game, depth, &mut Vec::new())
}

/// Lists to be filled, given back after use.
type Spare<G> = Vec<(
    Vec<<G as GameSpec>::Action>,
    Vec<Weighted<<G as GameSpec>::Chance>>,
)>;

fn ways<G: Game>(game: &G, depth: u32, spare: &mut Spare<G>) -> u64 {
    let turn = game.turn();
    if turn == Turn::Over || (depth == 0 && turn != Turn::Chance) {
        return 1;
    }
    let (mut actions, mut outcomes) = spare.pop().unwrap_or_default();
    let mut total = 0;
    if turn == Turn::Chance {
        game.chance_outcomes(&mut outcomes);
        for outcome in &outcomes {
            let mut after = game.clone();
            after.resolve_unchecked(outcome.chance, &mut ());
            total += ways(&after, depth, spare);
        }
    } else {
        game.legal_actions(&mut actions);
        for action in &actions {
            let mut after = game.clone();
            after.apply_unchecked(*action, &mut ());
            total += ways(&after, depth - 1, spare);
        }
    }
    spare.push((actions, outcomes));
    total
}
