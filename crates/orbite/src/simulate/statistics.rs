//! Sums over many games. Whole numbers only, so that the order in which the
//! threads finish changes nothing.

use engine::{Ending, MAX_SEATS, Outcome, Seats};
use std::collections::BTreeMap;

/// A win is counted in parts of this many, so that any number of seats up to
/// [`MAX_SEATS`] can share one without fractions.
pub(super) const PARTS_OF_A_WIN: u64 = 840;

#[derive(Clone, Debug, Default)]
pub(super) struct Statistics {
    pub(super) games: u64,
    pub(super) decisions: u64,
    pub(super) shortest: Option<u32>,
    pub(super) longest: u32,
    /// Whether the game has points.
    pub(super) scored: bool,
    pub(super) endings: BTreeMap<Ending, u64>,
    pub(super) seats: [SeatStatistics; MAX_SEATS],
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SeatStatistics {
    /// Games won alone.
    pub(super) won: u64,
    /// Games won together with others.
    pub(super) shared: u64,
    /// Wins in parts: a win shared by two counts half.
    pub(super) win_parts: u64,
    pub(super) places: u64,
    pub(super) score: i64,
}

impl Statistics {
    pub(super) fn add(&mut self, outcome: &Outcome, decisions: u32) {
        self.games += 1;
        self.decisions += u64::from(decisions);
        self.shortest = Some(
            self.shortest
                .map_or(decisions, |least| least.min(decisions)),
        );
        self.longest = self.longest.max(decisions);
        *self.endings.entry(outcome.ending).or_default() += 1;
        self.scored |= outcome.scores.is_some();
        let winners = outcome.winners();
        for (seat, place) in outcome.places.iter() {
            let sums = &mut self.seats[seat.index()];
            sums.places += u64::from(place);
            if let Some(scores) = &outcome.scores {
                sums.score += i64::from(scores[seat]);
            }
            if winners.contains(seat) {
                if winners.len() == 1 {
                    sums.won += 1;
                } else {
                    sums.shared += 1;
                }
                sums.win_parts += PARTS_OF_A_WIN / u64::from(winners.len());
            }
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shortest = match (self.shortest, other.shortest) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        self.longest = self.longest.max(other.longest);
        self.scored |= other.scored;
        for (&ending, &games) in &other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        for (sums, more) in self.seats.iter_mut().zip(&other.seats) {
            sums.won += more.won;
            sums.shared += more.shared;
            sums.win_parts += more.win_parts;
            sums.places += more.places;
            sums.score += more.score;
        }
    }

    pub(super) fn of(&self, seats: Seats) -> &[SeatStatistics] {
        &self.seats[..usize::from(seats.count())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_shared_win_divides_without_rest() {
        for winners in 1..=MAX_SEATS as u64 {
            assert_eq!(PARTS_OF_A_WIN % winners, 0);
        }
    }
}
