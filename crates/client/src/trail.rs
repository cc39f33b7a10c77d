//! What happened lately, to be traced on the board.

use engine::Seat;
use std::collections::VecDeque;

/// So many commands one turn has at most: a move, and what follows it.
const PARTS: usize = 2;

/// The latest turns, the oldest first. A seat that acts twice in a row has one
/// turn, unless it goes on and on.
#[derive(Clone, Debug)]
pub struct Trail<E> {
    turns: VecDeque<Turn<E>>,
}

#[derive(Clone, Debug)]
struct Turn<E> {
    actor: Option<Seat>,
    parts: usize,
    events: Vec<E>,
}

impl<E> Default for Trail<E> {
    fn default() -> Self {
        Self {
            turns: VecDeque::new(),
        }
    }
}

impl<E: Clone> Trail<E> {
    /// Adds what a seat did, or chance alone, and forgets all but the latest
    /// `most` turns.
    pub fn add(&mut self, actor: Option<Seat>, events: &[E], most: usize) {
        let goes_on =
            |turn: &&mut Turn<E>| actor.is_none() || (turn.actor == actor && turn.parts < PARTS);
        match self.turns.back_mut().filter(goes_on) {
            Some(turn) => {
                turn.parts += usize::from(actor.is_some());
                turn.events.extend_from_slice(events);
            }
            None => self.turns.push_back(Turn {
                actor,
                parts: 1,
                events: events.to_vec(),
            }),
        }
        let excess = self.turns.len().saturating_sub(most);
        self.turns.drain(..excess);
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.turns.clear();
    }

    /// What happened in these turns, in order.
    pub fn events(&self) -> Vec<E> {
        let turns = self.turns.iter();
        turns.flat_map(|turn| turn.events.iter().cloned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Option<Seat> = Some(Seat::new(0));
    const BO: Option<Seat> = Some(Seat::new(1));

    #[test]
    fn only_the_last_turn_is_traced_for_those_who_never_act() {
        let mut trail = Trail::default();
        trail.add(None, &["deal"], 1);
        trail.add(ADA, &["fly"], 1);
        trail.add(ADA, &["remove"], 1);
        assert_eq!(trail.events(), ["fly", "remove"]);
        trail.add(BO, &["fly on"], 1);
        trail.add(None, &["roll"], 1);
        assert_eq!(trail.events(), ["fly on", "roll"]);
    }

    #[test]
    fn somebody_who_plays_alone_leaves_no_endless_trail() {
        let mut trail = Trail::default();
        for step in 0..7 {
            trail.add(ADA, &[step], 1);
        }
        assert_eq!(trail.events(), [6]);
    }

    #[test]
    fn a_round_is_traced_for_one_who_waits() {
        let mut trail = Trail::default();
        for (step, actor) in [ADA, BO, ADA, BO, ADA].into_iter().enumerate() {
            trail.add(actor, &[step], 2);
        }
        assert_eq!(trail.events(), [3, 4]);
        trail.clear();
        assert!(trail.events().is_empty());
    }
}
