//! Positions for the tests, written down as one would lay them out.

use engine::prelude::*;
use engine::{Seat, Seats, Set64, Turn};
use landing::{
    Action, Alien, Card, CardEnd, Chance, Column, Event, Kind, Landing, Options, Placed, Saucer,
    TraceHand, TraceState,
};

pub(crate) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

pub(crate) fn cards(numbers: &[u8]) -> Vec<Card> {
    numbers.iter().map(|&number| card(number)).collect()
}

pub(crate) fn column(number: u8) -> Column {
    Column::new(number).unwrap()
}

pub(crate) fn alien(number: u8) -> Alien {
    Alien::new(number).unwrap()
}

pub(crate) fn saucer(number: u8) -> Saucer {
    Saucer::new(number).unwrap()
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(crate) fn seats(count: u8) -> Seats {
    Seats::new(count).unwrap()
}

pub(crate) fn placed((number, bottom): (u8, u8)) -> Placed {
    Placed::new(card(number), CardEnd::new(bottom).unwrap()).unwrap()
}

pub(crate) fn action(number: u8, on: u8, bottom: u8) -> Action {
    Action {
        card: card(number),
        column: column(on),
        bottom: CardEnd::new(bottom).unwrap(),
    }
}

pub(crate) fn draw(number: u8) -> Chance {
    Chance::Draw(card(number))
}

/// A position to be: seat 0's turn, secrets equal to the seats' numbers,
/// nothing laid, every card that is not named in the pile.
pub(crate) struct Scene(pub(crate) TraceState);

impl Scene {
    pub(crate) fn new(count: u8) -> Self {
        Self(TraceState {
            secrets: (0..count).map(|n| (alien(n), saucer(n))).collect(),
            hands: vec![TraceHand(Vec::new()); usize::from(count)],
            columns: Default::default(),
            pile: 0,
            eliminated: vec![Vec::new(); usize::from(count)],
            turn: Some(seat(0)),
        })
    }

    pub(crate) fn secrets(mut self, of: usize, a: u8, s: u8) -> Self {
        self.0.secrets[of] = (alien(a), saucer(s));
        self
    }

    pub(crate) fn hand(mut self, of: usize, numbers: &[u8]) -> Self {
        self.0.hands[of] = TraceHand(cards(numbers));
        self
    }

    /// Cards of a column with the end at the bottom, lowest first.
    pub(crate) fn column(mut self, index: usize, pile: &[(u8, u8)]) -> Self {
        self.0.columns[index] = pile.iter().map(|&card| placed(card)).collect();
        self
    }

    pub(crate) fn eliminated(mut self, of: usize, numbers: &[u8]) -> Self {
        self.0.eliminated[of] = cards(numbers);
        self
    }

    pub(crate) fn turn(mut self, of: u8) -> Self {
        self.0.turn = Some(seat(of));
        self
    }

    fn unnamed(&self) -> Vec<Card> {
        let state = &self.0;
        let hands = state.hands.iter().flat_map(|hand| hand.0.iter().copied());
        let columns = state.columns.iter().flatten().map(|placed| placed.card());
        let piles = state.eliminated.iter().flatten().copied();
        let named: Set64 = hands
            .chain(columns)
            .chain(piles)
            .map(Card::number)
            .collect();
        Card::all()
            .filter(|card| !named.contains(card.number()))
            .collect()
    }

    /// Lets a seat have eliminated all cards of the pile but `left`. Stars
    /// can't be eliminated: they lie in the last column.
    pub(crate) fn pile(mut self, left: usize, taken_by: usize) -> Self {
        let unnamed = self.unnamed();
        let taken = unnamed.len() - 4 - left;
        for &card in &unnamed[..taken] {
            match Placed::new(card, CardEnd::Zero) {
                Some(star) if card.kind() == Kind::Star => self.0.columns[3].push(star),
                _ => self.0.eliminated[taken_by].push(card),
            }
        }
        self
    }

    pub(crate) fn open(mut self) -> Landing {
        self.0.pile = u8::try_from(self.unnamed().len() - 4).unwrap();
        let count = u8::try_from(self.0.hands.len()).unwrap();
        let game = Landing::from_trace_state(&Options::default(), seats(count), &self.0);
        game.unwrap_or_else(|error| panic!("{error}"))
    }
}

/// Takes an action of the seat whose turn it is and tells what happened.
pub(crate) fn play(game: &mut Landing, number: u8, on: u8, bottom: u8) -> Vec<Event> {
    let Turn::Decide(seat) = game.turn() else {
        panic!("nobody decides in {game:?}");
    };
    let mut events = Vec::new();
    game.apply(seat, action(number, on, bottom), &mut events)
        .unwrap_or_else(|refused| panic!("{refused:?}"));
    game.audit().unwrap();
    events
}

/// What lies in a column: card and end at the bottom, lowest first.
pub(crate) fn lying(game: &Landing, index: usize) -> Vec<(u8, u8)> {
    game.trace_state().columns[index]
        .iter()
        .map(|placed| (placed.card().number(), placed.bottom().number()))
        .collect()
}

/// What a seat has eliminated.
pub(crate) fn pile_of(game: &Landing, index: usize) -> Vec<u8> {
    game.trace_state().eliminated[index]
        .iter()
        .map(|card| card.number())
        .collect()
}

/// The hand of a seat, ascending.
pub(crate) fn hand_of(game: &Landing, index: usize) -> Vec<u8> {
    let mut hand: Vec<u8> = game.trace_state().hands[index]
        .0
        .iter()
        .map(|card| card.number())
        .collect();
    hand.sort_unstable();
    hand
}

/// The actions of the seat whose turn it is.
pub(crate) fn legal(game: &Landing) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
}

/// The cards blasted, in order.
pub(crate) fn blasted(events: &[Event]) -> Vec<u8> {
    let hit = |event: &Event| match event {
        Event::Blasted { card, .. } => Some(card.number()),
        _ => None,
    };
    events.iter().filter_map(hit).collect()
}
