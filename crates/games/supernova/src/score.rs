//! What the aliens are worth at the end, and who wins.

use crate::Supernova;
use crate::alien::{ALIENS, Alien};
use crate::event::Event;
use crate::planet::Planet;
use crate::state::Phase;
use engine::{Outcome, PerSeat, Score, Seat, Sink, rank};

/// SN-6.1: what the ranks I to V are worth.
pub const WORTH: [i8; ALIENS] = [0, 3, 2, 1, -1];

/// SN-6.1: an alien's rank with the aliens on these planets, 1 for the farthest.
#[inline]
pub fn rank_among(aliens: &[Planet; ALIENS], alien: Alien) -> u8 {
    let planet = aliens[alien.index()];
    if planet == Planet::FIRST {
        // SN-6.2: the alien that is still there is nearest the centre.
        ALIENS as u8
    } else {
        let ahead = aliens.iter().filter(|&&other| other > planet).count();
        1 + ahead as u8 // OK because there are five aliens.
    }
}

impl Score for Supernova {
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { cause } = self.phase else {
            return None;
        };
        // SN-6.4: by points, then by the token's worth; equal in both: shared.
        let keys = PerSeat::from_fn(self.seats, |seat| {
            let token = self.tokens[seat.index()];
            (self.points(seat), token.map_or(0, |t| self.worth(t)))
        });
        Some(Outcome {
            places: rank(&keys),
            scores: Some(PerSeat::from_fn(self.seats, |seat| i32::from(keys[seat].0))),
            ending: cause.ending(),
        })
    }
}

impl Supernova {
    /// SN-6.1: an alien's rank as the aliens stand now, 1 for the farthest.
    pub fn rank(&self, alien: Alien) -> u8 {
        rank_among(&self.aliens, alien)
    }

    /// What an alien is worth as the aliens stand now.
    pub fn worth(&self, alien: Alien) -> i8 {
        WORTH[usize::from(self.rank(alien)) - 1]
    }

    /// SN-6.3: each favourite scores, card or token, the same alien twice if
    /// need be.
    fn points(&self, seat: Seat) -> i8 {
        let cards = self.favourites[seat.index()].iter();
        let aliens = cards.filter_map(|card| card.backs());
        let token = self.tokens[seat.index()];
        aliens.chain(token).map(|alien| self.worth(alien)).sum()
    }

    /// The events of the final reckoning.
    pub(crate) fn tell_scores(&self, events: &mut impl Sink<Event>) {
        for alien in Alien::ALL {
            events.emit(|| Event::AlienRanked {
                alien,
                rank: self.rank(alien),
                points: self.worth(alien),
            });
        }
        for seat in self.seats.iter() {
            if let Some(token) = self.tokens[seat.index()] {
                events.emit(|| Event::TokenRevealed { seat, token });
            }
        }
        for seat in self.seats.iter() {
            events.emit(|| Event::SeatScored {
                seat,
                points: self.points(seat),
            });
        }
    }
}
