//! What must hold in every state.

use crate::pile::{MOST_CARDS, Piece};
use crate::state::{Celestial, Phase};
use engine::Audit;

impl Audit for Celestial {
    /// Every card lies in one place, and the counts fit.
    fn audit(&self) -> Result<(), String> {
        let objects = self.deck.objects().len();
        let collectors = usize::from(self.collector_count);
        let mut pieces: Vec<_> = self
            .pool
            .objects
            .iter()
            .map(Piece::object)
            .chain(self.pool.collectors.iter().map(Piece::collector))
            .collect();
        let unseen: u32 = self
            .seats
            .iter()
            .map(|seat| u32::from(self.hand(seat).unseen))
            .sum();
        let left_over = (objects + collectors) as u32 % u32::from(self.seats.count());
        let pool = self.pool.objects.len() + self.pool.collectors.len();
        if pool != unseen + left_over {
            return Err(format!(
                "{pool} cards are unseen, but piles and remainder have {unseen} + {left_over}"
            ));
        }
        let mut rows = vec![("aside", self.aside)];
        for seat in self.seats.iter() {
            rows.push(("pile", self.hand(seat).known));
            rows.push(("play", self.played[seat.index()]));
            let mut played = self.played[seat.index()].iter(&self.links);
            if played.any(|piece| piece.as_object().is_none()) {
                return Err(format!("seat {seat} has a Collector in play"));
            }
        }
        for (name, row) in rows {
            let most = usize::from(row.len()) + 1; // In case of a circle.
            let listed: Vec<_> = row.iter(&self.links).take(most).collect();
            if listed.len() != usize::from(row.len()) || listed.last().copied() != row.last() {
                return Err(format!("a row ({name}) does not end where it should"));
            }
            pieces.extend(listed);
        }
        let total = pieces.len();
        let mut found = [false; MOST_CARDS];
        for piece in pieces {
            found[piece.index()] = true;
        }
        let different = found.iter().filter(|&&is_found| is_found).count();
        if total != different || total != objects + collectors {
            return Err(format!(
                "{different} different cards in {total} places; the game has {}",
                objects + collectors
            ));
        }
        self.inspect_round()
    }
}

impl Celestial {
    fn inspect_round(&self) -> Result<(), String> {
        let deciding = matches!(self.phase, Phase::Leading | Phase::Asking { .. });
        if deciding && self.top(self.leader).is_none() {
            return Err("the leader has no card".to_owned());
        }
        for (seat, hand) in self.seats.iter().map(|seat| (seat, self.hand(seat))) {
            if deciding && self.top(seat).is_none() && !hand.is_empty() {
                return Err(format!("seat {seat} has not turned its card"));
            }
        }
        if self.last_round().is_some_and(|last| self.round > last) {
            return Err(format!("round {} is beyond the limit", self.round));
        }
        for pair in self.called().windows(2) {
            let difficulty = |seat| self.top_place(seat).map(|it| self.deck.difficulty(it));
            if difficulty(pair[1].chooser) <= difficulty(pair[0].chooser) {
                return Err("a chooser had no right to change".to_owned());
            }
        }
        Ok(())
    }
}
