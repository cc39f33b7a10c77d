//! What teaches Celestial Duel.

use super::Played;
use celestial::{Characteristic, Event};

/// So many rounds have to be won after a change.
const CHANGES: usize = 3;

/// So many rounds have to be won by discovery.
const BY_AGE: usize = 3;

badges! {
    /// That harder objects may change the question, that older is better, how ties end.
    "CD":
    "change" "M5 9A7 7 0 0 1 18 7M18 3V7H14M19 15A7 7 0 0 1 6 17M6 21V17H10"
        Change ChangeHow (3, 4) => |played| rounds_won(played, |round| round.changed) >= CHANGES,
    "oldest" "M6 3H18M6 21H18M8 3V7L12 12L8 17V21M16 3V7L12 12L16 17V21"
        Oldest OldestHow (3, 5) => |played| {
            let by_age = |round: Round| round.compared == Some(Characteristic::Discovery);
            rounds_won(played, by_age) >= BY_AGE
        },
    "tie-break" "M2 12C6 6 18 6 22 12C18 18 6 18 2 12ZM12 15A3 3 0 1 0 12 9A3 3 0 0 0 12 15Z"
        TieBreak TieBreakHow (4, 1) => |played| rounds_won(played, |round| round.tied) > 0,
}

/// What a round has come to.
#[derive(Clone, Copy, Default)]
struct Round {
    /// What is compared.
    compared: Option<Characteristic>,
    /// Whether the player was the last to change it.
    changed: bool,
    /// Whether the best value was a tie.
    tied: bool,
}

/// How many such rounds the player won.
fn rounds_won(played: &Played<'_, Event>, is_such: impl Fn(Round) -> bool) -> usize {
    let mut round = Round::default();
    let won = played.events.iter().filter(|event| {
        match **event {
            Event::RoundBegan { .. } => round = Round::default(),
            Event::Chosen {
                seat,
                characteristic,
                ..
            } => {
                // The first choice of a round changes nothing.
                round.changed = round.compared.is_some() && seat == played.seat;
                round.compared = Some(characteristic);
            }
            Event::DifficultyAnnounced { .. } => round.tied = true,
            Event::RoundWon { seat } => return seat == played.seat && is_such(round),
            _ => {}
        }
        false
    });
    won.count()
}
