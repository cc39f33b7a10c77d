//! What happened, fact by fact.

use crate::Supernova;
use crate::alien::Alien;
use crate::card::Card;
use crate::planet::Planet;
use crate::refusal::clause_of;
use crate::state::EndReason;
use engine::{Events, Nature, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A fact. What its viewer may not know is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
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
        cause: EndReason,
    },
}

/// Where a refilled card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
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
    fn hide(event: &mut Event, viewer: Viewer) {
        match event {
            Event::TokenDealt { seat, token } if !viewer.is(*seat) => *token = None,
            Event::CardDealt { seat, card } | Event::CardDrawn { seat, card, .. }
                if !viewer.is(*seat) =>
            {
                *card = None;
            }
            _ => {}
        }
    }

    fn nature(event: &Event) -> Nature {
        match event {
            Event::FirstSeatDrawn { .. } => Self::revealing(2, 5),
            Event::FavouriteDealt { .. } | Event::TokenDealt { .. } => Self::revealing(2, 1),
            Event::CardDealt { .. } => Self::revealing(2, 2),
            // The others did not know that it was in the hand.
            Event::CardPlayed { card, .. } => Nature::revealing(clause_of(*card)),
            Event::AlienAdvanced { .. } => Self::open(3, 2),
            Event::FavouriteAdopted { .. } => Self::open(3, 4),
            Event::FavouriteDropped { .. } => Self::open(3, 5),
            Event::FavouritesExchanged { .. } => Self::open(3, 6),
            Event::AlienSwitched { .. } => Self::open(3, 7),
            Event::NobodySwitched => Self::open(3, 8),
            Event::CardDrawn { from, .. } => match from {
                Source::Pile => Self::revealing(4, 1),
                Source::Galaxy { .. } => Self::revealing(4, 2),
            },
            Event::PileEmptied => Self::open(4, 2),
            Event::SupernovaCaughtUp { .. } => Self::open(5, 1),
            Event::FarEndReached { .. } => Self::open(5, 2),
            Event::AlienRanked { .. } => Self::open(6, 1),
            Event::TokenRevealed { .. } => Self::revealing(6, 3),
            Event::SeatScored { .. } => Self::open(6, 3),
            Event::GameEnded { cause } => Nature::open(cause.ending().clause),
            Event::CardDiscarded { .. } => Nature::default(),
        }
    }
}
