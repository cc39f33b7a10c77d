//! The state of a game, and what must hold in it.

use crate::alien::{ALIENS, Alien};
use crate::bag::Bag;
use crate::deck::{DECK, Deck};
use crate::discard::Discard;
use crate::options::Options;
use crate::planet::{GALAXY, Planet, PlanetSet};
use engine::{Clause, Ending, GameSpec, Seat, Seats, StartError, State, Turn};
use serde::{Deserialize, Serialize};

/// The most seats.
pub(crate) const MOST_SEATS: u8 = 5;
/// Cards in a hand between turns (SN-2.2, SN-4.1).
pub const HAND: u8 = 3;
/// The most favourite cards somebody has (SN-3.5).
pub const MOST_FAVOURITES: u32 = 2;
/// The draw pile before the hands are dealt: the galaxy is set aside.
pub(crate) const UNDEALT_PILE: u8 = DECK - GALAXY;

/// A game of Supernova.
///
/// The draw pile and the galaxy hold the `unseen` cards; which of them lies
/// where is decided when one is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supernova {
    pub(crate) unseen: Deck,
    pub(crate) hands: [Bag; MOST_SEATS as usize],
    pub(crate) favourites: [Bag; MOST_SEATS as usize],
    pub(crate) discard: Discard,
    pub(crate) tokens: [Option<Alien>; MOST_SEATS as usize],
    pub(crate) aliens: [Planet; ALIENS],
    /// Cards in the draw pile.
    pub(crate) pile: u8,
    /// Cards taken from the galaxy, from planet 0 outward.
    pub(crate) taken: u8,
    pub(crate) phase: Phase,
    pub(crate) seats: Seats,
    pub(crate) options: Options,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "name")]
pub enum Phase {
    /// The starting player is about to be drawn (SN-2.5).
    FirstSeat,
    /// A seat is about to get its initial favourite card (SN-2.1).
    Favourites {
        /// The seat that gets the card.
        to: Seat,
        /// The starting player.
        first: Seat,
    },
    /// A seat is about to get its secret token (SN-2.1).
    Tokens {
        /// The seat that gets the token.
        to: Seat,
        /// The starting player.
        first: Seat,
    },
    /// A seat is about to get a card of its first hand (SN-2.2).
    Hands {
        /// The seat that gets the card.
        to: Seat,
        /// The starting player.
        first: Seat,
    },
    /// A seat chooses a card to play, and how.
    Play {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A seat has played and takes a card (SN-4.1, SN-4.2).
    Refill {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// What ended it.
        cause: EndReason,
    },
}

/// What ends a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The next planet card to take had an alien on it (SN-5.1).
    SupernovaCaughtUp,
    /// An alien reached the last planet (SN-5.2).
    FarEndReached,
}

impl EndReason {
    /// The cause as every game names it.
    pub const fn ending(self) -> Ending {
        match self {
            Self::SupernovaCaughtUp => {
                const { Ending::new("supernova-caught-up", Clause::new("SN", 5, 1)) }
            }
            Self::FarEndReached => {
                const { Ending::new("far-end-reached", Clause::new("SN", 5, 2)) }
            }
        }
    }
}

impl State for Supernova {
    /// A table where nothing is dealt yet.
    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::check_seats(seats)?;
        options.check(seats)?;
        Ok(Self {
            unseen: Deck::FULL,
            hands: [Bag::EMPTY; MOST_SEATS as usize],
            favourites: [Bag::EMPTY; MOST_SEATS as usize],
            discard: Discard::EMPTY,
            tokens: [None; MOST_SEATS as usize],
            // SN-2.4: everybody starts nearest the centre.
            aliens: [Planet::FIRST; ALIENS],
            pile: UNDEALT_PILE,
            taken: 0,
            phase: match options.first {
                None => Phase::FirstSeat,
                Some(first) => Phase::Favourites {
                    to: Seat::new(0),
                    first,
                },
            },
            seats,
            options: *options,
        })
    }

    engine::own_options_and_seats!();

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play { seat } => Turn::Decide(seat),
            Phase::Over { .. } => Turn::Over,
            _ => Turn::Chance,
        }
    }
}

impl Supernova {
    /// Where the game stands.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The planet on which an alien stands.
    #[inline]
    pub fn planet(&self, alien: Alien) -> Planet {
        self.aliens[alien.index()]
    }

    /// How many unseen cards there are.
    #[inline]
    pub(crate) fn unseen_count(&self) -> u32 {
        u32::from(self.pile + GALAXY - self.taken)
    }

    /// The planets with an alien on them.
    #[inline]
    pub(crate) fn occupied(&self) -> PlanetSet {
        self.aliens.into_iter().collect()
    }

    /// Whether nobody has left the first planet, or everybody is back.
    #[inline]
    pub(crate) fn everybody_at_the_start(&self) -> bool {
        self.aliens == [Planet::FIRST; ALIENS]
    }

    /// How many seats have got their favourite card, and how many their token.
    pub(crate) fn dealt(&self) -> (u8, u8) {
        let all = self.seats.count();
        match self.phase {
            Phase::FirstSeat => (0, 0),
            Phase::Favourites { to, .. } => (to.number(), 0),
            Phase::Tokens { to, .. } => (all, to.number()),
            _ => (all, all),
        }
    }
}
