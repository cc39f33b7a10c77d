//! What everybody has just seen: the cards shown at the end of the last round
//! and those given away in this one.
//!
//! Anyone who looks at the table sees them go under a pile, so a view shows them
//! still; what happened before is for the viewer to remember.

use engine::{Seat, Set64};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::deck::MOST_OBJECTS;
use crate::pile::Piece;
use crate::state::Celestial;

/// Where a card of a round went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Under the winner's pile (CD-3.6).
    Taken,
    /// Into the black hole (CD-6.6).
    Lost,
    /// Back under its owner's pile, thanks to a Shield (CD-6.7).
    Returned,
}

/// A card of the last round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Remembered {
    pub(crate) piece: Piece,
    pub(crate) seat: Seat,
    pub(crate) fate: Fate,
}

/// The last round: who won it, and its cards in the order of CD-3.6. Only
/// objects stay in play, and none twice, so there is room for all.
#[derive(Clone, Debug)]
pub(crate) struct LastRound {
    /// Nobody in the first round.
    winner: Option<Seat>,
    count: u8,
    // Places from `count` on hold what was there before.
    cards: [Remembered; MOST_OBJECTS],
}

impl LastRound {
    pub(crate) const EMPTY: Self = Self {
        winner: None,
        count: 0,
        cards: [Remembered {
            piece: Piece::object(0),
            seat: Seat::new(0),
            fate: Fate::Taken,
        }; MOST_OBJECTS],
    };

    /// Forgets the round before.
    #[inline]
    pub(crate) fn begin(&mut self, winner: Seat) {
        self.winner = Some(winner);
        self.count = 0;
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Remembered) {
        self.cards[usize::from(self.count) % MOST_OBJECTS] = card;
        self.count += 1;
    }

    pub(crate) fn winner(&self) -> Option<Seat> {
        self.winner
    }

    pub(crate) fn cards(&self) -> &[Remembered] {
        &self.cards[..usize::from(self.count)]
    }
}

impl PartialEq for LastRound {
    fn eq(&self, other: &Self) -> bool {
        self.winner == other.winner && self.cards() == other.cards()
    }
}

/// The cards that a Comet has moved in this round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given {
    objects: Set64,
    collectors: Set64,
}

impl Given {
    pub(crate) const EMPTY: Self = Self {
        objects: Set64::EMPTY,
        collectors: Set64::EMPTY,
    };

    pub(crate) fn insert(&mut self, piece: Piece) {
        match piece.as_object() {
            Some(place) => self.objects.insert(place),
            // OK because it is below 64.
            None => self.collectors.insert(piece.collector_index() as u8),
        }
    }

    fn contains(self, piece: Piece) -> bool {
        match piece.as_object() {
            Some(place) => self.objects.contains(place),
            None => self.collectors.contains(piece.collector_index() as u8),
        }
    }
}

impl Celestial {
    /// The cards given to a seat in this round that it has still, in play or
    /// under its pile, in that order.
    pub(crate) fn given_to(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let known = self.hand(seat).known.iter(&self.links);
        let held = self.top(seat).into_iter().chain(known);
        held.filter(|&piece| self.given.contains(piece))
            .map(|piece| self.card(piece))
    }
}
