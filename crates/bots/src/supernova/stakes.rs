//! Who backs whom, and what that is worth as the aliens stand.

use engine::prelude::*;
use engine::{Seat, Viewer};
use supernova::{ALIENS, Action, Alien, Supernova};

/// The most seats of this game.
pub(super) const SEATS: usize = Supernova::MOST_SEATS as usize;

/// The token of each seat, as far as it is known or guessed.
pub(super) type Tokens = [Option<Alien>; SEATS];

/// What each alien is worth.
pub(super) type Worths = [i8; ALIENS];

/// What the aliens are worth as they stand.
#[inline]
pub(super) fn worths(game: &Supernova) -> Worths {
    Alien::ALL.map(|alien| game.worth(alien))
}

/// How often each seat backs each alien, tokens included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes {
    backed: [[i8; ALIENS]; SEATS],
    seats: usize,
}

impl Stakes {
    /// The stakes in a state whose tokens were guessed to be these.
    pub(super) fn of(game: &Supernova, tokens: &Tokens) -> Self {
        let seen = game.view(Viewer::Spectator);
        let mut stakes = Self {
            backed: [[0; ALIENS]; SEATS],
            seats: seen.favourites.len(),
        };
        for ((backed, cards), token) in stakes.backed.iter_mut().zip(&seen.favourites).zip(tokens) {
            for alien in cards.iter().filter_map(|card| card.backs()).chain(*token) {
                backed[alien.index()] += 1;
            }
        }
        stakes
    }

    /// What an action changes.
    #[inline]
    pub(super) fn follow(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Adopt { card, drop } => {
                self.change(seat, card.backs(), 1);
                self.change(seat, drop.and_then(|card| card.backs()), -1);
            }
            Action::Exchange {
                give,
                seat: other,
                take,
            } => {
                for (card, gain) in [(take, 1), (give, -1)] {
                    self.change(seat, card.backs(), gain);
                    self.change(other, card.backs(), -gain);
                }
            }
            Action::Advance { .. } | Action::Switch { .. } => {}
        }
    }

    fn change(&mut self, seat: Seat, alien: Option<Alien>, by: i8) {
        if let Some(alien) = alien {
            self.backed[seat.index()][alien.index()] += by;
        }
    }

    /// The points of each seat.
    #[inline]
    pub(super) fn points(&self, worths: &Worths) -> [i8; SEATS] {
        let mut points = [0; SEATS];
        for (points, backed) in points.iter_mut().zip(&self.backed).take(self.seats) {
            *points = backed.iter().zip(worths).map(|(b, w)| b * w).sum();
        }
        points
    }

    /// By how much a seat is ahead of the others' mean.
    #[inline]
    pub(super) fn lead(&self, worths: &Worths, seat: Seat) -> f32 {
        let points = self.points(worths);
        let own = f32::from(points[seat.index()]);
        let all: i8 = points.iter().sum();
        own - (f32::from(all) - own) / (self.seats - 1) as f32
    }
}
