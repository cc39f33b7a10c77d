//! The state of a game, and what must hold in it.

use crate::alien::{ALIENS, Alien};
use crate::bag::Bag;
use crate::card::{Card, Kind};
use crate::deck::{COPIES, DECK, Deck};
use crate::discard::Discard;
use crate::options::Options;
use crate::planet::{GALAXY, Planet, PlanetSet};
use engine::{Clause, Ending, Seat, Seats, StartError};
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
        cause: Cause,
    },
}

/// What ends a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The next planet card to take had an alien on it (SN-5.1).
    SupernovaCaughtUp,
    /// An alien reached the last planet (SN-5.2).
    FarEndReached,
}

impl Cause {
    /// The cause as every game names it.
    pub const fn ending(self) -> Ending {
        match self {
            Self::SupernovaCaughtUp => Ending {
                name: "supernova-caught-up",
                clause: Clause::new("SN", 5, 1),
            },
            Self::FarEndReached => Ending {
                name: "far-end-reached",
                clause: Clause::new("SN", 5, 2),
            },
        }
    }
}

impl Supernova {
    /// A table where nothing is dealt yet.
    pub(crate) fn undealt(options: Options, seats: Seats) -> Result<Self, StartError> {
        options.validate(seats)?;
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
            options,
        })
    }

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

    /// Says what is wrong, if anything is.
    pub(crate) fn inspect(&self) -> Result<(), String> {
        self.inspect_cards()?;
        self.inspect_favourites()?;
        self.inspect_hands()?;
        self.inspect_aliens()
    }

    /// No card is lost or doubled.
    fn inspect_cards(&self) -> Result<(), String> {
        let bags = || self.hands.iter().chain(&self.favourites);
        let discarded = |card| {
            self.discard
                .as_slice()
                .iter()
                .filter(|&&c| c == card)
                .count()
        };
        for card in Card::planet_cards() {
            let held: u32 = bags().map(|bag| bag.count(card)).sum();
            let found = self.unseen.count(card) as usize + held as usize + discarded(card);
            let copies = usize::from(COPIES[card.index()]);
            if found != copies {
                return Err(format!("{found} cards {card} instead of {copies}"));
            }
        }
        if self.taken > GALAXY || self.unseen.len() != self.unseen_count() {
            return Err(format!(
                "{} unseen cards, but {} in the pile and {} planets taken",
                self.unseen.len(),
                self.pile,
                self.taken
            ));
        }
        if self.taken > 0 && self.pile > 0 {
            return Err("the galaxy is taken before the pile is empty".into());
        }
        let mut initial = 0;
        for alien in Alien::ALL {
            let card = Card::initial(alien);
            let held: u32 = bags().map(|bag| bag.count(card)).sum();
            let found = held as usize + discarded(card);
            if found > 1 {
                return Err(format!("{found} cards {card}"));
            }
            initial += found;
        }
        if initial != usize::from(self.dealt().0) {
            return Err(format!("{initial} initial favourites are in the game"));
        }
        Ok(())
    }

    /// Everybody backs as many as the rules say.
    fn inspect_favourites(&self) -> Result<(), String> {
        let (cards, tokens) = self.dealt();
        for index in 0..MOST_SEATS {
            let favourites = self.favourites[usize::from(index)];
            if favourites.iter().any(|card| card.backs().is_none()) {
                return Err(format!("seat {index} has favourites {favourites:?}"));
            }
            let count = favourites.len();
            let fits = if index < cards {
                (1..=MOST_FAVOURITES).contains(&count)
            } else {
                count == 0
            };
            if !fits {
                return Err(format!("seat {index} has {count} favourite cards"));
            }
            let token = self.tokens[usize::from(index)];
            if token.is_some() != (index < tokens) {
                return Err(format!("seat {index} has the token {token:?}"));
            }
            if token.is_some() && self.tokens.iter().filter(|&&t| t == token).count() > 1 {
                return Err(format!("two tokens {token:?}"));
            }
        }
        Ok(())
    }

    /// Hands are full, but for the cards that are still to come.
    fn inspect_hands(&self) -> Result<(), String> {
        let hands = || {
            self.seats
                .iter()
                .map(|seat| (seat, self.hands[seat.index()]))
        };
        if let Some((seat, hand)) = hands().find(|(_, hand)| {
            hand.faces()
                .any(|card| matches!(card.kind(), Kind::Initial(_)))
        }) {
            return Err(format!("seat {seat} has the hand {hand:?}"));
        }
        let missing: u32 = hands().map(|(_, hand)| u32::from(HAND) - hand.len()).sum();
        let fits = match self.phase {
            Phase::FirstSeat | Phase::Favourites { .. } | Phase::Tokens { .. } => {
                missing == u32::from(HAND * self.seats.count())
            }
            Phase::Hands { to, .. } => hands().all(|(seat, hand)| {
                (seat < to) == (hand.len() == u32::from(HAND)) && (seat <= to || hand.len() == 0)
            }),
            Phase::Play { .. } => missing == 0,
            Phase::Refill { seat } => missing == 1 && self.hands[seat.index()].len() == 2,
            Phase::Over { .. } => missing == 1,
        };
        if fits {
            Ok(())
        } else {
            Err(format!("{missing} cards are missing in the hands"))
        }
    }

    /// Aliens stand where the rules let them.
    fn inspect_aliens(&self) -> Result<(), String> {
        for alien in Alien::ALL {
            let planet = self.planet(alien);
            let there = self.aliens.iter().filter(|&&other| other == planet).count();
            // SN-3.2: only the first planet holds several.
            if there > 1 && planet != Planet::FIRST {
                return Err(format!("{there} aliens on planet {planet}"));
            }
            if planet.number() < self.taken {
                return Err(format!("alien {alien} stands on a taken planet"));
            }
        }
        let at_the_end = self.occupied().contains(Planet::FAR_END);
        let fits = match self.phase {
            Phase::Over {
                cause: Cause::FarEndReached,
            } => at_the_end,
            Phase::Over {
                cause: Cause::SupernovaCaughtUp,
            } => !at_the_end && self.supernova_catches_up(),
            Phase::Refill { .. } => !at_the_end && !self.supernova_catches_up(),
            _ => !at_the_end,
        };
        if fits {
            Ok(())
        } else {
            Err(format!("aliens on {:?} in {:?}", self.aliens, self.phase))
        }
    }
}
