//! The state of a game: small, flat, and nothing decided too early.

use crate::cards::{ALL, CARDS, COLUMNS};
use crate::stack::Stack;
use crate::{Alien, Card, Kind, Options, Saucer};
use engine::{GameSpec, Seat, Seats, Set64, StartError, State, Turn};
use serde::{Deserialize, Serialize};

/// The most seats of this game.
pub(crate) const SEATS: usize = 4;

/// No pile of eliminated cards grows beyond the 36 cards that are not stars.
const MOST_ELIMINATED: usize = 36;

/// The pile before anybody is dealt a card, the planet row set aside.
const WHOLE_PILE: u8 = (CARDS - COLUMNS) as u8;

/// Why the game ended (LZ-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// All four columns are full.
    ColumnsFull,
    /// The pile and all hands are empty.
    CardsExhausted,
}

/// What happens next. Everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance chooses the first player.
    First,
    /// This seat is dealt its secret alien.
    Alien(Seat),
    /// This seat is dealt its secret saucer.
    Saucer(Seat),
    /// This seat is dealt one more card of its first hand.
    Deal(Seat),
    /// The seat whose turn it is places a card.
    Place,
    /// The seat whose turn it is draws a card.
    Draw,
    /// Nothing more.
    Over(Finish),
}

/// A game of Landing Zone.
///
/// The draw pile and the planet row are one set of unseen cards: a card is
/// drawn from it when somebody takes one, and four simply never come
/// (LZ-2.2). Nobody, not even the state, knows which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// The draw pile and the planet row together.
    pub(crate) unseen: Set64,
    /// How many of the unseen cards are the draw pile: all but four. Kept
    /// beside the set because every turn asks twice.
    pub(crate) pile: u8,
    pub(crate) hands: [Set64; SEATS],
    /// The hands that LZ-6.1 discards at the end.
    pub(crate) discarded: Set64,
    pub(crate) stacks: [Stack; COLUMNS],
    pub(crate) eliminated: [Eliminated; SEATS],
    /// Alien 0 and saucer 0 stand for those not dealt yet.
    pub(crate) aliens: [Alien; SEATS],
    pub(crate) saucers: [Saucer; SEATS],
    /// Whose turn it is; during the deal, whose it will be.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) seats: Seats,
    pub(crate) options: Options,
}

impl State for Landing {
    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::check_seats(seats)?;
        options.check(seats)?;
        // LZ-2.3: the youngest begins, that is the host's choice or chance.
        let (turn, phase) = match options.first {
            Some(first) => (first, Phase::Alien(Seat::new(0))),
            None => (Seat::new(0), Phase::First),
        };
        Ok(Self {
            turn,
            phase,
            ..Self::empty(*options, seats)
        })
    }

    /// What the state waits for.
    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Place => Turn::Decide(self.turn),
            Phase::Over(_) => Turn::Over,
            _ => Turn::Chance,
        }
    }

    engine::own_options_and_seats!();
}

impl Landing {
    /// A table with nothing dealt.
    pub(crate) const fn empty(options: Options, seats: Seats) -> Self {
        Self {
            unseen: ALL,
            pile: WHOLE_PILE,
            hands: [Set64::EMPTY; SEATS],
            discarded: Set64::EMPTY,
            stacks: [Stack::EMPTY; COLUMNS],
            eliminated: [Eliminated::EMPTY; SEATS],
            aliens: [Alien::of(0); SEATS],
            saucers: [Saucer::of(0); SEATS],
            turn: Seat::new(0),
            phase: Phase::First,
            seats,
            options,
        }
    }

    /// The hand of the seat whose turn it is.
    #[inline]
    pub(crate) const fn hand(&self) -> Set64 {
        self.hands[self.turn.index()]
    }

    /// LZ-3.1: the columns that take another card, as a set of their numbers.
    #[inline]
    pub(crate) fn open_columns(&self) -> Set64 {
        let mut open = 0;
        for (column, stack) in self.stacks.iter().enumerate() {
            open |= u64::from(stack.is_open()) << column;
        }
        Set64(open)
    }

    /// How many seats have been dealt an alien, and how many a saucer: seats
    /// are dealt to in ascending order.
    pub(crate) fn secrets_dealt(phase: Phase, seats: Seats) -> (usize, usize) {
        let all = usize::from(seats.count());
        match phase {
            Phase::First => (0, 0),
            Phase::Alien(seat) => (seat.index(), 0),
            Phase::Saucer(seat) => (all, seat.index()),
            _ => (all, all),
        }
    }

    /// Whether the secrets lie open (LZ-6.2).
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The cards anybody can see: those in the columns and the eliminated.
    pub(crate) fn open_cards(&self) -> impl Iterator<Item = Card> {
        let columns = self.stacks.iter().flat_map(|stack| stack.iter());
        let piles = self.eliminated.iter().flat_map(Eliminated::as_slice);
        columns.map(|placed| placed.card()).chain(piles.copied())
    }
}

/// A player's pile of eliminated cards, face up, in the order they came.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Eliminated {
    cards: [Card; MOST_ELIMINATED],
    count: u8,
}

impl Eliminated {
    pub(crate) const EMPTY: Self = Self {
        cards: [Card::of(0); MOST_ELIMINATED],
        count: 0,
    };

    /// A pile of these cards, unless one is a star or they are too many.
    pub(crate) fn of(cards: &[Card]) -> Option<Self> {
        let mut pile = Self::EMPTY;
        if cards.len() > MOST_ELIMINATED || cards.iter().any(|card| card.kind() == Kind::Star) {
            return None;
        }
        cards.iter().for_each(|&card| pile.push(card));
        Some(pile)
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        // OK because only cards that are not stars come here, each once.
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
    }

    #[inline]
    pub(crate) const fn count(&self) -> u8 {
        self.count
    }

    pub(crate) fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }
}

impl std::fmt::Debug for Eliminated {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}
