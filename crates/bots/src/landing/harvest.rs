//! What lies in landing position, and to whom it gives points.

use engine::prelude::*;
use engine::{Seat, Seats, Sink, Viewer};
use landing::{Action, Alien, CARDS, Card, CardEnd, Event, Kind, Landing, Pair, Saucer};

/// The most seats of this game.
pub(super) const SEATS: usize = Landing::MOST_SEATS as usize;

/// The secrets of each seat, as far as they are known or guessed.
pub(super) type Secrets = [Pair; SEATS];

/// The pair that a card gives points for.
pub(super) fn landed(card: Card, bottom: CardEnd) -> Option<Pair> {
    card.end(bottom)
}

/// How many cards in landing position show each alien and each saucer. Takes
/// the events of placements to stay up to date.
#[derive(Clone, Copy, Debug)]
pub(super) struct Harvest {
    aliens: [i8; 4],
    saucers: [i8; 4],
    /// The end at the bottom of each card in the columns.
    bottoms: [CardEnd; CARDS],
}

impl Harvest {
    /// Nothing landed yet.
    pub(super) const EMPTY: Self = Self {
        aliens: [0; 4],
        saucers: [0; 4],
        bottoms: [CardEnd::Zero; CARDS],
    };

    /// What lies in the columns of a state.
    pub(super) fn of(game: &Landing) -> Self {
        let mut harvest = Self::EMPTY;
        for placed in game.view(Viewer::Spectator).columns.iter().flatten() {
            harvest.land(placed.card(), placed.bottom());
        }
        harvest
    }

    #[inline]
    fn land(&mut self, card: Card, bottom: CardEnd) {
        self.bottoms[card.index()] = bottom;
        self.count(landed(card, bottom), 1);
    }

    #[inline]
    fn count(&mut self, pair: Option<Pair>, by: i8) {
        if let Some(Pair { alien, saucer }) = pair {
            self.aliens[alien.index()] += by;
            self.saucers[saucer.index()] += by;
        }
    }

    /// The pair that a card in the columns gives points for.
    pub(super) fn lying(&self, card: Card) -> Option<Pair> {
        landed(card, self.bottoms[card.index()])
    }

    /// The points of secrets.
    #[inline]
    pub(super) fn points(&self, Pair { alien, saucer }: Pair) -> i8 {
        self.aliens[alien.index()] + self.saucers[saucer.index()]
    }

    /// By how much a seat is ahead of the others' mean.
    #[inline]
    pub(super) fn lead(&self, secrets: &Secrets, seat: Seat, seats: Seats) -> f32 {
        let own = self.points(secrets[seat.index()]);
        let count = usize::from(seats.count());
        let all: i8 = secrets.iter().take(count).map(|&s| self.points(s)).sum();
        f32::from(own) - f32::from(all - own) / (count - 1) as f32
    }

    /// The harvest after an action. Only armed cards need the state to
    /// know what becomes of the harvest.
    #[inline]
    pub(super) fn after(&self, game: &Landing, action: Action) -> Self {
        let mut harvest = *self;
        if action.card.kind() == Kind::Armed {
            let mut game = *game;
            game.apply_unchecked(action, &mut harvest);
        } else {
            harvest.land(action.card, action.bottom);
        }
        harvest
    }
}

impl Sink<Event> for Harvest {
    #[inline]
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        match make() {
            Event::Placed { card, bottom, .. } => self.land(card, bottom),
            Event::Blasted { card, .. } => self.count(self.lying(card), -1),
            _ => {}
        }
    }
}

/// Secrets that are not known, for a start.
pub(super) fn nobody() -> Secrets {
    [Pair {
        alien: Alien::default(),
        saucer: Saucer::default(),
    }; SEATS]
}
