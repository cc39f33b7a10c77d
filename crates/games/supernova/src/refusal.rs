//! Why an action is not allowed.

use crate::alien::{Alien, Pair};
use crate::card::{Card, Kind};
use crate::planet::Planet;
use engine::{Clause, Seat};
use serde::{Deserialize, Serialize};

/// A rule's no, with the pieces concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "refusal")]
pub enum Refusal {
    /// The player does not hold the card.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card does not let that alien advance.
    NotOnCard {
        /// The card.
        card: Card,
        /// The alien.
        alien: Alien,
    },
    /// Only solo cards can be adopted.
    NotSolo {
        /// The card.
        card: Card,
    },
    /// With two favourite cards, adopting means discarding one of them.
    TooManyFavourites,
    /// With one favourite card, adopting discards nothing.
    NothingToDrop {
        /// The card that was to go.
        drop: Card,
    },
    /// The card to discard is not among the player's favourites.
    DropNotYours {
        /// The card that was to go.
        drop: Card,
    },
    /// The card to give is not among the player's favourites.
    GiveNotYours {
        /// The card that was to be given.
        give: Card,
    },
    /// Favourites are exchanged with another player.
    ExchangeWithYourself,
    /// Nobody sits there.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The card to take is not among the other player's favourites.
    TakeNotTheirs {
        /// The other player.
        seat: Seat,
        /// The card that was to be taken.
        take: Card,
    },
    /// Not all aliens stand on the first planet: two must trade places.
    SwitchNobody,
    /// The two aliens stand on the same planet.
    SamePlanet {
        /// The two aliens.
        pair: Pair,
        /// Their planet.
        planet: Planet,
    },
    /// Another alien stands between the two.
    AlienBetween {
        /// The two aliens.
        pair: Pair,
        /// An alien between them.
        alien: Alien,
    },
}

/// The clause that says what a card is for.
pub(crate) const fn clause_of(card: Card) -> Clause {
    match card.kind() {
        Kind::Duo(_) => Clause::new("SN", 3, 1),
        Kind::Solo(_) => Clause::new("SN", 3, 3),
        Kind::Exchange => Clause::new("SN", 3, 6),
        Kind::Switch => Clause::new("SN", 3, 7),
        // Initial favourites are no planet cards: nobody plays them.
        Kind::Initial(_) => Clause::new("SN", 2, 1),
    }
}

impl engine::Refusal for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Self::NotInHand { card } | Self::NotOnCard { card, .. } => clause_of(*card),
            Self::NotSolo { .. } => Clause::new("SN", 3, 4),
            Self::TooManyFavourites | Self::NothingToDrop { .. } | Self::DropNotYours { .. } => {
                Clause::new("SN", 3, 5)
            }
            Self::GiveNotYours { .. }
            | Self::ExchangeWithYourself
            | Self::NoSuchSeat { .. }
            | Self::TakeNotTheirs { .. } => Clause::new("SN", 3, 6),
            Self::AlienBetween { .. } => Clause::new("SN", 3, 7),
            Self::SwitchNobody | Self::SamePlanet { .. } => Clause::new("SN", 3, 8),
        }
    }
}
