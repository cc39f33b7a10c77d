//! What happened, fact by fact.

use crate::Supernova;
use crate::alien::Alien;
use crate::card::Card;
use crate::planet::Planet;
use crate::refusal::clause_of;
use crate::state::Cause;
use engine::{Clause, Events, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A fact. What its viewer may not know is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The starting player was drawn (SN-2.5).
    FirstSeatDrawn {
        /// The starting player.
        seat: Seat,
    },
    /// A seat got its initial favourite card, face up (SN-2.1).
    FavouriteDealt {
        /// Who got it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat got its token, face down (SN-2.1).
    TokenDealt {
        /// Who got it.
        seat: Seat,
        /// The alien on the token, for its owner.
        token: Option<Alien>,
    },
    /// A seat got a card of its first hand (SN-2.2).
    CardDealt {
        /// Who got it.
        seat: Seat,
        /// The card, for its owner.
        card: Option<Card>,
    },
    /// A seat played a card from its hand.
    CardPlayed {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// An alien advanced to the nearest free planet (SN-3.2).
    AlienAdvanced {
        /// The alien.
        alien: Alien,
        /// Where it stood.
        from: Planet,
        /// Where it stands now.
        to: Planet,
    },
    /// The card just played joined its player's favourites (SN-3.4).
    FavouriteAdopted {
        /// Whose favourites.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A favourite card made room and went to the discard pile (SN-3.5).
    FavouriteDropped {
        /// Whose favourite it was.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Two players swapped favourite cards (SN-3.6).
    FavouritesExchanged {
        /// Who played the exchange.
        seat: Seat,
        /// What that player gave.
        give: Card,
        /// The other player.
        other: Seat,
        /// What the other player gave.
        take: Card,
    },
    /// Two aliens traded planets (SN-3.7): one of two events, one for each
    /// alien.
    AlienSwitched {
        /// The alien.
        alien: Alien,
        /// Where it stood.
        from: Planet,
        /// Where it stands now.
        to: Planet,
    },
    /// A switch without effect (SN-3.8).
    NobodySwitched,
    /// The card just played went to the discard pile.
    CardDiscarded {
        /// The card.
        card: Card,
    },
    /// A seat refilled its hand (SN-4.1, SN-4.2).
    CardDrawn {
        /// Who drew.
        seat: Seat,
        /// Where the card lay.
        from: Source,
        /// The card, for its owner.
        card: Option<Card>,
    },
    /// The draw pile ran out: the galaxy is next (SN-4.2).
    PileEmptied,
    /// A seat had to take a planet on which an alien stands (SN-5.1).
    SupernovaCaughtUp {
        /// Who had to take it.
        seat: Seat,
        /// The planet.
        planet: Planet,
    },
    /// An alien reached the last planet (SN-5.2).
    FarEndReached {
        /// The alien.
        alien: Alien,
    },
    /// An alien's rank and worth at the end (SN-6.1, SN-6.2).
    AlienRanked {
        /// The alien.
        alien: Alien,
        /// Its rank, 1 for the farthest to 5 for the nearest.
        rank: u8,
        /// What it is worth.
        points: i8,
    },
    /// A seat showed its token (SN-6.3).
    TokenRevealed {
        /// Who showed it.
        seat: Seat,
        /// The alien on it.
        token: Alien,
    },
    /// A seat's points (SN-6.3).
    SeatScored {
        /// Who scored.
        seat: Seat,
        /// The points.
        points: i8,
    },
    /// The game is over.
    GameEnded {
        /// What ended it.
        cause: Cause,
    },
}

/// Where a refilled card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "source")]
pub enum Source {
    /// The draw pile (SN-4.1).
    Pile,
    /// The galaxy (SN-4.2).
    Galaxy {
        /// The planet that is taken.
        planet: Planet,
    },
}

impl Events for Supernova {
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::TokenDealt { seat, .. } if !viewer.is(seat) => {
                Event::TokenDealt { seat, token: None }
            }
            Event::CardDealt { seat, .. } if !viewer.is(seat) => {
                Event::CardDealt { seat, card: None }
            }
            Event::CardDrawn { seat, from, .. } if !viewer.is(seat) => Event::CardDrawn {
                seat,
                from,
                card: None,
            },
            public => public,
        })
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::FirstSeatDrawn { .. }
            | Event::FavouriteDealt { .. }
            | Event::TokenDealt { .. }
            | Event::CardDealt { .. }
            // The others did not know that it was in the hand.
            | Event::CardPlayed { .. }
            | Event::CardDrawn { .. }
            | Event::TokenRevealed { .. } => true,
            Event::AlienAdvanced { .. }
            | Event::FavouriteAdopted { .. }
            | Event::FavouriteDropped { .. }
            | Event::FavouritesExchanged { .. }
            | Event::AlienSwitched { .. }
            | Event::NobodySwitched
            | Event::CardDiscarded { .. }
            | Event::PileEmptied
            | Event::SupernovaCaughtUp { .. }
            | Event::FarEndReached { .. }
            | Event::AlienRanked { .. }
            | Event::SeatScored { .. }
            | Event::GameEnded { .. } => false,
        }
    }

    fn clause(event: &Event) -> Option<Clause> {
        let (section, item) = match *event {
            Event::FirstSeatDrawn { .. } => (2, 5),
            Event::FavouriteDealt { .. } | Event::TokenDealt { .. } => (2, 1),
            Event::CardDealt { .. } => (2, 2),
            Event::CardPlayed { card, .. } => return Some(clause_of(card)),
            Event::AlienAdvanced { .. } => (3, 2),
            Event::FavouriteAdopted { .. } => (3, 4),
            Event::FavouriteDropped { .. } => (3, 5),
            Event::FavouritesExchanged { .. } => (3, 6),
            Event::AlienSwitched { .. } => (3, 7),
            Event::NobodySwitched => (3, 8),
            Event::CardDrawn {
                from: Source::Pile, ..
            } => (4, 1),
            Event::CardDrawn {
                from: Source::Galaxy { .. },
                ..
            }
            | Event::PileEmptied => (4, 2),
            Event::SupernovaCaughtUp { .. } => (5, 1),
            Event::FarEndReached { .. } => (5, 2),
            Event::AlienRanked { .. } => (6, 1),
            Event::TokenRevealed { .. } | Event::SeatScored { .. } => (6, 3),
            Event::GameEnded { cause } => return Some(cause.ending().clause),
            Event::CardDiscarded { .. } => return None,
        };
        Some(Clause::new("SN", section, item))
    }
}
