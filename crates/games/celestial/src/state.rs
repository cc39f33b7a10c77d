//! The state of a game.

use engine::{GameSpec, MAX_SEATS, Seat, SeatSet, Seats, Set64, StartError, State, Turn};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Characteristic, Collector, Difficulty};
use crate::deck::{Deck, DeckRef, Direction};
use crate::memory::{Given, LastRound};
use crate::options::{MOST_COLLECTORS, Options};
use crate::pile::{Links, Piece, Row};
use crate::view::Effects;

/// The fewest seats.
pub(crate) const LEAST_SEATS: u8 = 2;
/// The most seats.
pub(crate) const MOST_SEATS: u8 = 6;
/// The most choosers of one round: each is strictly harder to observe than
/// the one before, and there are four difficulties.
pub(crate) const MOST_CALLS: usize = Difficulty::ALL.len();

/// Where in a round the game is. All of it happens before everybody's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first leader is about to be drawn (CD-2.2).
    First,
    /// A seat turns the next card of its pile, which nobody has seen (CD-6.1).
    Turning {
        /// Who turns.
        seat: Seat,
        /// Who turned first in this round.
        from: Seat,
    },
    /// A seat gives the bottom card of its pile, which nobody has seen, to
    /// the owner of a Comet (CD-6.2).
    Giving {
        /// The owner of the Comet.
        to: Seat,
        /// Who gives.
        giver: Seat,
        /// Who turned first in this round.
        from: Seat,
    },
    /// The leader names a characteristic (CD-3.1).
    Leading,
    /// A seat that may change the characteristic answers (CD-3.3).
    Asking {
        /// Who is asked.
        seat: Seat,
    },
    /// A seat turns the next card of its pile, which nobody has seen, in a
    /// battle (CD-4.2).
    Battle {
        /// Who turns.
        seat: Seat,
    },
    /// The game is over.
    Over(EndReason),
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// One seat holds all cards still in play (CD-5.1).
    AllCards,
    /// The last cards were Collectors, and nobody holds a card (CD-5.1).
    NobodyLeft,
    /// The last round of the limit is over (CD-5.2).
    RoundLimit,
    /// Time was called in this round (CD-5.2).
    TimeCalled,
}

/// The cards that a seat holds, without those in play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    /// Cards of the deal that nobody has seen yet; they lie on top.
    pub(crate) unseen: u8,
    /// Cards that came in later, next first.
    pub(crate) known: Row,
}

impl Hand {
    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.unseen + self.known.len()
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The cards that nobody has seen yet, in piles or put away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pool {
    /// By place in the deck.
    pub(crate) objects: Set64,
    /// By place in the option's list.
    pub(crate) collectors: Set64,
}

/// A characteristic named or changed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Call {
    pub(crate) chooser: Seat,
    pub(crate) characteristic: Characteristic,
}

/// A game of Celestial Duel.
#[derive(Clone, Debug)]
pub struct Celestial {
    pub(crate) deck: DeckRef,
    pub(crate) pool: Pool,
    pub(crate) links: Links,
    pub(crate) hands: [Hand; MAX_SEATS],
    /// Each seat's cards of this round: its top card, then battle cards.
    pub(crate) played: [Row; MAX_SEATS],
    pub(crate) aside: Row,
    pub(crate) given: Given,
    pub(crate) last: LastRound,
    pub(crate) calls: [Call; MOST_CALLS],
    pub(crate) call_count: u8,
    pub(crate) phase: Phase,
    pub(crate) seats: Seats,
    pub(crate) leader: Seat,
    pub(crate) effects: Effects,
    /// Who takes part in the current step of a battle.
    pub(crate) tied: SeatSet,
    /// Who of them has turned an object in it.
    pub(crate) turned: SeatSet,
    pub(crate) round: u32,
    /// The last round if time was called.
    pub(crate) time: Option<u32>,
    pub(crate) rounds: Option<u32>,
    pub(crate) minutes: Option<u32>,
    pub(crate) first: Option<Seat>,
    pub(crate) collector_count: u8,
    pub(crate) collectors: [Collector; MOST_COLLECTORS],
}

impl State for Celestial {
    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::start_with(DeckRef::own(options.deck), options, seats)
    }

    /// The options the game was started with.
    fn options(&self) -> Options {
        Options {
            first: self.first,
            collectors: self.collector_list().to_vec(),
            rounds: self.rounds,
            deck: self.deck.choice().unwrap_or_default(),
            minutes: self.minutes,
        }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Leading => Turn::Decide(self.leader),
            Phase::Asking { seat } => Turn::Decide(seat),
            Phase::Over(_) => Turn::Over,
            _ => Turn::Chance,
        }
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.seats
    }

    fn still_in(&self) -> SeatSet {
        let has_cards = |seat: &Seat| !self.hand(*seat).is_empty() || self.top(*seat).is_some();
        self.seats.iter().filter(has_cards).collect()
    }
}

impl Celestial {
    /// A game with any deck, whichever the options name.
    pub fn start_with(deck: DeckRef, options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::check_seats(seats)?;
        let objects = deck.objects().len();
        options.check(seats, objects)?;
        let cards = objects + options.collectors.len();
        // CD-2.1: the same number for everybody; the rest stays in the pool.
        let dealt = cards / usize::from(seats.count());
        let mut collectors = [Collector::Comet; MOST_COLLECTORS];
        collectors[..options.collectors.len()].copy_from_slice(&options.collectors);
        let mut hands = [Hand {
            unseen: 0,
            known: Row::EMPTY,
        }; MAX_SEATS];
        for seat in seats.iter() {
            // OK because there are at most 128 cards.
            hands[seat.index()].unseen = dealt as u8;
        }
        let mut game = Self {
            deck,
            pool: Pool {
                objects: Set64::below(objects as u32),
                collectors: Set64::below(options.collectors.len() as u32),
            },
            links: Links::new(),
            hands,
            played: [Row::EMPTY; MAX_SEATS],
            aside: Row::EMPTY,
            given: Given::EMPTY,
            last: LastRound::EMPTY,
            calls: [Call {
                chooser: Seat::new(0),
                characteristic: Characteristic::Diameter,
            }; MOST_CALLS],
            call_count: 0,
            phase: Phase::First,
            seats,
            leader: options.first.unwrap_or_default(),
            effects: Effects::default(),
            tied: SeatSet::EMPTY,
            turned: SeatSet::EMPTY,
            round: 1,
            time: None,
            rounds: options.rounds,
            minutes: options.minutes,
            first: options.first,
            collector_count: options.collectors.len() as u8, // OK: checked.
            collectors,
        };
        if options.first.is_some() {
            game.begin_round(&mut ());
        }
        Ok(game)
    }

    /// The deck played with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    pub(crate) fn collector_list(&self) -> &[Collector] {
        &self.collectors[..usize::from(self.collector_count)]
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index() % MAX_SEATS]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index() % MAX_SEATS]
    }

    /// A seat's top card in play.
    #[inline]
    pub(crate) fn top(&self, seat: Seat) -> Option<Piece> {
        self.played[seat.index() % MAX_SEATS].first()
    }

    /// The top card's place in the deck, if the seat has one: Collectors
    /// never stay in play.
    #[inline]
    pub(crate) fn top_place(&self, seat: Seat) -> Option<u8> {
        self.top(seat).map(Piece::place)
    }

    /// How many cards a seat holds, those in play included.
    pub(crate) fn held(&self, seat: Seat) -> u8 {
        self.hand(seat).len() + self.played[seat.index() % MAX_SEATS].len()
    }

    /// The card that a piece is.
    #[inline]
    pub(crate) fn card(&self, piece: Piece) -> Card {
        match piece.as_object() {
            Some(place) => self.deck.card(place),
            None => Card::collector(self.collectors[piece.collector_index()]),
        }
    }

    /// The value of a seat's top card.
    pub(crate) fn value(&self, seat: Seat, characteristic: Characteristic) -> i64 {
        self.top_place(seat).map_or(0, |place| {
            self.deck.objects()[usize::from(place)]
                .figures
                .value(characteristic)
        })
    }

    /// The characteristics named so far in this round.
    #[inline]
    pub(crate) fn called(&self) -> &[Call] {
        &self.calls[..usize::from(self.call_count) % (MOST_CALLS + 1)]
    }

    /// The last of them.
    #[inline]
    pub(crate) fn current_call(&self) -> Option<Call> {
        self.called().last().copied()
    }

    #[inline]
    pub(crate) const fn direction(&self) -> Direction {
        if self.effects.reversed {
            Direction::Reversed
        } else {
            Direction::Usual
        }
    }

    /// The last round to be played, if there is one.
    #[inline]
    pub(crate) fn last_round(&self) -> Option<u32> {
        match (self.rounds, self.time) {
            (Some(limit), Some(time)) => Some(limit.min(time)),
            (limit, time) => limit.or(time),
        }
    }

    fn same_row(&self, row: Row, other: &Self, others: Row) -> bool {
        row.len() == others.len()
            && row
                .iter(&self.links)
                .zip(others.iter(&other.links))
                .all(|(a, b)| self.card(a) == other.card(b))
    }

    fn same_pool(&self, other: &Self) -> bool {
        let kinds = |game: &Self| {
            let mut counts = [0u8; Collector::ALL.len()];
            for index in game.pool.collectors {
                counts[game.collectors[usize::from(index)].index()] += 1;
            }
            counts
        };
        self.pool.objects == other.pool.objects && kinds(self) == kinds(other)
    }
}

/// Two states are the same when they can't be told apart by the rules: which
/// of several Collectors of a kind lies where makes no difference, nor do
/// links that cards of no row have left behind.
impl PartialEq for Celestial {
    fn eq(&self, other: &Self) -> bool {
        self.deck == other.deck
            && self.seats == other.seats
            && self.first == other.first
            && self.rounds == other.rounds
            && self.minutes == other.minutes
            && self.time == other.time
            && self.collector_list() == other.collector_list()
            && self.phase == other.phase
            && self.leader == other.leader
            && self.round == other.round
            && self.called() == other.called()
            && self.effects == other.effects
            && self.tied == other.tied
            && self.turned == other.turned
            && self.last == other.last
            && self.same_pool(other)
            && self.same_row(self.aside, other, other.aside)
            && self.seats.iter().all(|seat| {
                let (hand, others) = (self.hand(seat), other.hand(seat));
                let [played, others_played] = [self, other].map(|it| it.played[seat.index()]);
                hand.unseen == others.unseen
                    && self.same_row(hand.known, other, others.known)
                    && self.same_row(played, other, others_played)
                    && self.given_to(seat).eq(other.given_to(seat))
            })
    }
}

impl Eq for Celestial {}
