//! What one viewer may know, and full states that would look the same.

use crate::Supernova;
use crate::alien::{ALIENS, Alien};
use crate::bag::Bag;
use crate::card::Card;
use crate::deck::Deck;
use crate::discard::Discard;
use crate::options::Options;
use crate::planet::Planet;
use crate::state::{HAND, MOST_SEATS, Phase};
use engine::{Observe, Randomness, Set64, Viewer};

engine::view_type! {
    /// What a viewer may know of a game.
    ///
    /// Lists with one element per seat begin with seat 0. Hands and favourites are
    /// sorted: their order means nothing.
    #[serde(deny_unknown_fields)]
    pub struct View {
        /// Where the game stands, and whose turn it is.
        pub phase: Phase,
        /// The viewer's own hand; nothing for a spectator.
        pub hand: Option<Vec<Card>>,
        /// How many cards each seat holds.
        pub hand_sizes: Vec<u8>,
        /// The tokens the viewer knows: its own, and all when the game is over.
        pub tokens: Vec<Option<Alien>>,
        /// Each seat's favourite cards.
        pub favourites: Vec<Vec<Card>>,
        /// The planet of each alien.
        pub aliens: [Planet; ALIENS],
        /// How many cards the draw pile has.
        pub pile: u8,
        /// How many planets are taken, from planet 0 outward.
        pub taken: u8,
        /// The discard pile, oldest card first.
        pub discard: Vec<Card>,
    }
}

impl Observe for Supernova {
    fn view(&self, viewer: Viewer) -> View {
        let seats = || self.seats.iter();
        let over = matches!(self.phase, Phase::Over { .. });
        View {
            viewer,
            seats: self.seats,
            options: self.options,
            phase: self.phase,
            hand: match viewer {
                Viewer::Seat(seat) => self
                    .hands
                    .get(seat.index())
                    .map(|hand| hand.iter().collect()),
                Viewer::Spectator => None,
            },
            hand_sizes: seats()
                .map(|seat| self.hands[seat.index()].len() as u8) // OK because it is at most 3.
                .collect(),
            // SN-2.1, SN-6.3: only its owner knows a token until the end.
            tokens: seats()
                .map(|seat| self.tokens[seat.index()].filter(|_| over || viewer.is(seat)))
                .collect(),
            favourites: seats()
                .map(|seat| self.favourites[seat.index()].iter().collect())
                .collect(),
            aliens: self.aliens,
            pile: self.pile,
            taken: self.taken,
            discard: self.discard.as_slice().to_vec(),
        }
    }

    /// A state that looks like the view: the others' hands come from the
    /// planet cards the viewer has not seen, their tokens from the tokens it
    /// has not seen. Neither tells anything about the other, nor do the face-up
    /// favourites about the tokens: they were shuffled apart.
    fn determinize(view: &View, rng: &mut impl Randomness) -> Self {
        let bag = |cards: &[Card]| Bag::from_cards(cards).unwrap_or(Bag::EMPTY);
        let mut state = Self {
            unseen: Deck::FULL,
            hands: [Bag::EMPTY; MOST_SEATS as usize],
            favourites: [Bag::EMPTY; MOST_SEATS as usize],
            discard: Discard::from_cards(&view.discard).unwrap_or(Discard::EMPTY),
            tokens: [None; MOST_SEATS as usize],
            aliens: view.aliens,
            pile: view.pile,
            taken: view.taken,
            phase: view.phase,
            seats: view.seats,
            options: view.options,
        };
        for (favourites, cards) in state.favourites.iter_mut().zip(&view.favourites) {
            *favourites = bag(cards);
        }
        let own = view.hand.as_deref().unwrap_or_default();
        let seen = own
            .iter()
            .chain(&view.discard)
            .chain(view.favourites.iter().flatten());
        for &card in seen {
            state.unseen.take(card);
        }
        state.imagine_hands(view, bag(own), rng);
        state.imagine_tokens(view, rng);
        state
    }
}

impl Supernova {
    fn imagine_hands(&mut self, view: &View, own: Bag, rng: &mut impl Randomness) {
        let mut unseen = self.unseen.len();
        for (seat, &size) in view.seats.iter().zip(&view.hand_sizes) {
            let hand = &mut self.hands[seat.index()];
            if view.viewer.is(seat) {
                *hand = own;
                continue;
            }
            for _ in 0..u32::from(size.min(HAND)).min(unseen) {
                let card = self.unseen.sample(unseen, rng);
                self.unseen.take(card);
                unseen -= 1;
                hand.insert(card);
            }
        }
    }

    fn imagine_tokens(&mut self, view: &View, rng: &mut impl Randomness) {
        let known: Set64 = view.tokens.iter().flatten().map(|t| t.number()).collect();
        let mut left = Set64::below(ALIENS as u32).without(known);
        let (_, dealt) = self.dealt();
        for (seat, &token) in view.seats.iter().zip(&view.tokens) {
            self.tokens[seat.index()] = match token {
                None if seat.number() < dealt && !left.is_empty() => Alien::new(left.draw(rng)),
                known => known,
            };
        }
    }
}
