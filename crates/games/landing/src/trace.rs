//! The state as traces write it, and games reopened from it.

use crate::cards::{CARDS, COLUMNS};
use crate::stack::Placed;
use crate::state::{Eliminated, Phase};
use crate::{Alien, Card, Chance, Kind, Landing, Options, Pair, Saucer};
use engine::{Audit, ReopenError, Seat, Seats, Set64, State, Traced};
use serde::{Deserialize, Serialize};

/// The cards of a hand in a trace, in any order: two hands with the same cards
/// are equal.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TraceHand(pub Vec<Card>);

impl PartialEq for TraceHand {
    fn eq(&self, other: &Self) -> bool {
        let sorted = |hand: &Self| {
            let mut cards = hand.0.clone();
            cards.sort_unstable();
            cards
        };
        sorted(self) == sorted(other)
    }
}

impl Eq for TraceHand {}

/// The state in a trace, hidden information included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceState {
    /// The secret alien and saucer of each seat.
    pub secrets: Vec<(Alien, Saucer)>,
    /// The hand of each seat.
    pub hands: Vec<TraceHand>,
    /// The cards of each column, lowest first.
    pub columns: [Vec<Placed>; COLUMNS],
    /// How many cards are in the draw pile.
    pub pile: u8,
    /// The eliminated cards of each seat, in the order they came.
    pub eliminated: Vec<Vec<Card>>,
    /// The seat that decides; nobody when the game is over.
    pub turn: Option<Seat>,
}

/// What one card shows, in the table of a trace's start line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// Plain, armed or star.
    pub kind: Kind,
    /// The pairs at end 0 and end 1; a star shows none.
    pub ends: Option<[Pair; 2]>,
}

/// The table of cards of a trace's start line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TraceTables {
    /// What each of the 42 cards shows.
    pub cards: Vec<Face>,
}

impl TraceTables {
    /// The one table there is (LZ-1.3).
    pub fn printed() -> Self {
        let face = |card: Card| Face {
            kind: card.kind(),
            ends: card.ends(),
        };
        Self {
            cards: Card::all().map(face).collect(),
        }
    }
}

impl Traced for Landing {
    fn trace_state(&self) -> TraceState {
        let seats = usize::from(self.seats.count());
        let secrets = self.aliens.into_iter().zip(self.saucers);
        TraceState {
            secrets: secrets.take(seats).collect(),
            hands: self.hands[..seats]
                .iter()
                .map(|hand| TraceHand(hand.iter().map(Card::of).collect()))
                .collect(),
            columns: self.stacks.map(|stack| stack.iter().collect()),
            pile: self.pile,
            eliminated: self.eliminated[..seats]
                .iter()
                .map(|pile| pile.as_slice().to_vec())
                .collect(),
            turn: self.known_turn(),
        }
    }

    fn set_up(&self, state: &TraceState) -> Result<Vec<Chance>, ReopenError> {
        let mut set_up = Vec::new();
        if self.phase == Phase::First {
            let first = state.turn.ok_or(ReopenError::new("it is nobody's turn"))?;
            set_up.push(Chance::First(first));
        }
        let secrets = || state.secrets.iter();
        set_up.extend(secrets().map(|&(alien, _)| Chance::Alien(alien)));
        set_up.extend(secrets().map(|&(_, saucer)| Chance::Saucer(saucer)));
        let dealt = state.hands.iter().flat_map(|hand| hand.0.iter().copied());
        set_up.extend(dealt.map(Chance::Deal));
        Ok(set_up)
    }

    fn trace_tables(&self) -> TraceTables {
        TraceTables::printed()
    }
}

impl Landing {
    /// The position of a trace's state in which a decision is due, the first
    /// or any later one: such a state leaves nothing open.
    ///
    /// Every position in which no piece is lost or doubled is accepted, also
    /// those that no legal deal leads to.
    pub fn from_trace_state(
        options: &Options,
        seats: Seats,
        state: &TraceState,
    ) -> Result<Self, ReopenError> {
        let mut game = Self::start(options, seats)?;
        let count = usize::from(seats.count());
        if [
            state.secrets.len(),
            state.hands.len(),
            state.eliminated.len(),
        ] != [count; 3]
        {
            return Err(ReopenError::new("a list has not one element per seat"));
        }
        let turn = state.turn.filter(|&turn| seats.contains(turn));
        game.turn = turn.ok_or_else(|| ReopenError::new("no seat decides"))?;
        game.phase = Phase::Place;
        let mut places = Set64::EMPTY;
        let mut count = 0;
        let mut lay = |card: Card| {
            count += 1;
            places.insert(card.number());
        };
        for (seat, &(alien, saucer)) in seats.iter().zip(&state.secrets) {
            game.aliens[seat.index()] = alien;
            game.saucers[seat.index()] = saucer;
            for &card in &state.hands[seat.index()].0 {
                game.hands[seat.index()].insert(card.number());
                lay(card);
            }
        }
        for (stack, column) in game.stacks.iter_mut().zip(&state.columns) {
            for &placed in column {
                if !stack.is_open() {
                    return Err(ReopenError::new("a column is too high"));
                }
                stack.push(placed);
                lay(placed.card());
            }
        }
        for (pile, cards) in game.eliminated.iter_mut().zip(&state.eliminated) {
            *pile = Eliminated::of(cards)
                .ok_or_else(|| ReopenError::new("an eliminated pile can't be"))?;
            cards.iter().copied().for_each(&mut lay);
        }
        if count + usize::from(state.pile) + COLUMNS != CARDS {
            return Err(ReopenError::new(
                "hands, columns, piles and planet row are not 42 cards",
            ));
        }
        game.unseen = game.unseen.without(places);
        game.pile = state.pile;
        game.audit().map_err(ReopenError::State)?;
        Ok(game)
    }
}
