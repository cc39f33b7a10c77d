//! What a viewer may know, and full states that look the same.

use crate::cards::COLUMNS;
use crate::stack::Placed;
use crate::state::{Finish, Phase};
use crate::{Alien, Card, Landing, Options, Pair, Saucer};
use engine::{Observe, Randomness, Seat, Set64, Viewer};
use serde::{Deserialize, Serialize};

/// Cards in a hand: their order means nothing, so they are written ascending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("uniqueItems" = true)))]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Hand(pub(crate) Set64);

impl Hand {
    /// Whether the card is in the hand.
    pub const fn contains(self, card: Card) -> bool {
        self.0.contains(card.number())
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.len() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Card> {
        self.0.iter().map(Card::of)
    }
}

impl TryFrom<Vec<Card>> for Hand {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Self, String> {
        let mut hand = Set64::EMPTY;
        for card in cards {
            if hand.contains(card.number()) {
                return Err(format!("card {} is twice in a hand", card.number()));
            }
            hand.insert(card.number());
        }
        Ok(Self(hand))
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Self {
        hand.iter().collect()
    }
}

/// What a viewer may know of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// Its secret alien: the viewer's own once dealt, everybody's at the end.
    pub alien: Option<Alien>,
    /// Its secret saucer, likewise.
    pub saucer: Option<Saucer>,
    /// How many cards it holds.
    pub cards: u8,
    /// The cards it has eliminated, in the order they came.
    pub eliminated: Vec<Card>,
}

engine::view_type! {
    /// What one viewer may know of a game.
    pub struct View {
        /// What happens next.
        pub phase: Phase,
        /// Whose turn it is, or will be after the deal; nobody's before the first
        /// player is chosen and after the end.
        pub turn: Option<Seat>,
        /// The viewer's own cards; a spectator has none.
        pub hand: Hand,
        /// What is known of each seat, seat 0 first.
        pub players: Vec<Player>,
        /// The cards of each column, lowest first.
        pub columns: [Vec<Placed>; COLUMNS],
        /// How many cards are in the draw pile.
        pub pile: u8,
    }
}

impl Observe for Landing {
    fn view(&self, viewer: Viewer) -> View {
        let (aliens, saucers) = Self::secrets_dealt(self.phase, self.seats);
        let player = |seat: Seat| {
            let index = seat.index();
            let known = viewer.is(seat) || self.is_over();
            Player {
                alien: (known && index < aliens).then_some(self.aliens[index]),
                saucer: (known && index < saucers).then_some(self.saucers[index]),
                cards: self.hands[index].len() as u8, // OK because there are 42 cards.
                eliminated: self.eliminated[index].as_slice().to_vec(),
            }
        };
        View {
            viewer,
            seats: self.seats,
            options: self.options,
            phase: self.phase,
            turn: self.known_turn(),
            hand: match viewer {
                Viewer::Seat(seat) => {
                    Hand(self.hands.get(seat.index()).copied().unwrap_or_default())
                }
                Viewer::Spectator => Hand::default(),
            },
            players: self.seats.iter().map(player).collect(),
            columns: self.stacks.map(|stack| stack.iter().collect()),
            pile: self.pile,
        }
    }

    /// Every hidden arrangement is equally likely: hands come from the cards
    /// the viewer has not seen, secrets from those it does not know.
    fn determinize(view: &View, rng: &mut impl Randomness) -> Self {
        let mut game = Self::dealt_so_far(view);
        let mut hidden = game.unseen;
        for (seat, player) in view.seats.iter().zip(&view.players) {
            let hand = &mut game.hands[seat.index()];
            for _ in hand.len()..u32::from(player.cards) {
                hand.insert(hidden.draw(rng));
            }
        }
        // LZ-6.1: what neither lies in the pile and the planet row nor in a
        // hand has been discarded from the hands.
        if matches!(view.phase, Phase::Over(Finish::ColumnsFull)) {
            while hidden.len() > u32::from(view.pile) + COLUMNS as u32 {
                game.discarded.insert(hidden.draw(rng));
            }
        }
        game.unseen = hidden;
        game.pile = view.pile;
        game.imagine_secrets(view, rng);
        game
    }
}

impl View {
    /// LZ-6.2: what the viewer's own secrets count for as things stand.
    pub fn own_points(&self) -> u32 {
        let Viewer::Seat(seat) = self.viewer else {
            return 0;
        };
        let Some(player) = self.players.get(seat.index()) else {
            return 0;
        };
        landed_points(self.landing_pairs(), player.alien, player.saucer)
    }

    /// The pairs in landing position.
    pub fn landing_pairs(&self) -> impl Iterator<Item = Pair> + '_ {
        let cards = self.columns.iter().flatten();
        cards.filter_map(|card| card.bottom_pair())
    }
}

/// LZ-6.2: what secrets count for among the pairs in landing position.
pub fn landed_points(
    pairs: impl Iterator<Item = Pair>,
    alien: Option<Alien>,
    saucer: Option<Saucer>,
) -> u32 {
    pairs
        .map(|pair| u32::from(alien == Some(pair.alien)) + u32::from(saucer == Some(pair.saucer)))
        .sum()
}

impl Landing {
    /// Whose turn it is, while it is somebody's.
    pub(crate) const fn known_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::First | Phase::Over(_) => None,
            _ => Some(self.turn),
        }
    }

    /// The open cards and the viewer's own, everything else unseen.
    fn dealt_so_far(view: &View) -> Self {
        let mut game = Self {
            phase: view.phase,
            turn: view.turn.unwrap_or_default(),
            ..Self::empty(view.options, view.seats)
        };
        for (stack, column) in game.stacks.iter_mut().zip(&view.columns) {
            for &placed in column {
                stack.push(placed);
                game.unseen.remove(placed.card().number());
            }
        }
        for (pile, player) in game.eliminated.iter_mut().zip(&view.players) {
            for &card in &player.eliminated {
                pile.push(card);
                game.unseen.remove(card.number());
            }
        }
        if let Viewer::Seat(seat) = view.viewer {
            game.hands[seat.index()] = view.hand.0;
            game.unseen = game.unseen.without(view.hand.0);
        }
        game
    }

    /// LZ-2.1: the secrets the viewer does not know are dealt again.
    fn imagine_secrets(&mut self, view: &View, rng: &mut impl Randomness) {
        let (aliens, saucers) = Self::secrets_dealt(view.phase, view.seats);
        let unknown = |emblem: fn(&Player) -> Option<u8>| {
            Set64::below(4).without(view.players.iter().filter_map(emblem).collect())
        };
        let mut hidden_aliens = unknown(|player| player.alien.map(Alien::number));
        let mut hidden_saucers = unknown(|player| player.saucer.map(Saucer::number));
        for (index, player) in view.players.iter().enumerate() {
            if index < aliens {
                self.aliens[index] = player
                    .alien
                    .or_else(|| Alien::new(hidden_aliens.draw(rng)))
                    .unwrap_or_default();
            }
            if index < saucers {
                self.saucers[index] = player
                    .saucer
                    .or_else(|| Saucer::new(hidden_saucers.draw(rng)))
                    .unwrap_or_default();
            }
        }
    }
}
