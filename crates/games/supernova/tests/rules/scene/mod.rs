//! Positions written by hand, for the tests named after clauses.

use engine::prelude::*;
use engine::{Seat, Seats, Turn};
use supernova::{Action, Alien, Card, Chance, Event, Options, Planet, Supernova, TraceState};

pub(crate) fn card(code: &str) -> Card {
    code.parse().expect("a card")
}

pub(crate) fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(card).collect()
}

pub(crate) fn alien(number: u8) -> Alien {
    Alien::new(number).expect("an alien")
}

pub(crate) fn planet(number: u8) -> Planet {
    Planet::new(number).expect("a planet")
}

pub(crate) fn action(notation: &str) -> Action {
    notation.parse().expect("an action")
}

/// A position in which a seat decides: hands and favourites by seat, tokens,
/// aliens' planets. Everything else follows, unless it is changed.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) hands: Vec<&'static str>,
    pub(crate) favourites: Vec<&'static str>,
    pub(crate) tokens: Vec<u8>,
    pub(crate) aliens: [u8; 5],
    pub(crate) discard: &'static str,
    /// Cards in the pile; all that are left beside the galaxy if not given.
    pub(crate) pile: Option<u8>,
    pub(crate) taken: u8,
    pub(crate) turn: Option<u8>,
}

/// Two players; seat 0 is about to play.
pub(crate) fn duel(hand: &'static str, aliens: [u8; 5]) -> Scene {
    Scene {
        hands: vec![hand, "D01 D02 D03"],
        favourites: vec!["A0", "A1"],
        tokens: vec![2, 3],
        aliens,
        discard: "",
        pile: None,
        taken: 0,
        turn: Some(0),
    }
}

/// Three players; seat 0 is about to play.
pub(crate) fn trio(hand: &'static str, favourites: [&'static str; 3], aliens: [u8; 5]) -> Scene {
    Scene {
        hands: vec![hand, "D01 D02 D03", "D12 D13 D14"],
        favourites: favourites.to_vec(),
        tokens: vec![0, 1, 2],
        aliens,
        discard: "",
        pile: None,
        taken: 0,
        turn: Some(0),
    }
}

impl Scene {
    /// The same with the pile used up: the missing cards were discarded.
    pub(crate) fn pile_empty(mut self, taken: u8) -> Self {
        self.pile = Some(0);
        self.taken = taken;
        self
    }

    /// The same with so many cards in the pile: the missing ones were discarded.
    pub(crate) fn pile(mut self, cards: u8) -> Self {
        self.pile = Some(cards);
        self
    }

    pub(crate) fn trace(&self) -> TraceState {
        let lists = |codes: &[&str]| codes.iter().map(|codes| cards(codes).into()).collect();
        let mut discard = cards(self.discard);
        let held: Vec<Card> = [&self.hands[..], &self.favourites]
            .concat()
            .iter()
            .flat_map(|codes| cards(codes))
            .chain(discard.iter().copied())
            .collect();
        let known = held.iter().filter(|card| card.is_planet()).count() as u8;
        let pile = self.pile.unwrap_or(55 - 18 - known);
        // Initial favourites that left the table lie on the discard pile.
        let initial = held.iter().filter(|card| !card.is_planet()).count();
        let mut gone: Vec<Card> = Alien::ALL
            .into_iter()
            .map(Card::initial)
            .filter(|card| !held.contains(card))
            .collect();
        gone.truncate(self.hands.len() - initial);
        discard.extend(gone);
        // Whatever is not in the pile either has been played.
        let mut played = 55 - known - pile - (18 - self.taken);
        for (card, copies) in Card::planet_cards().zip(supernova::COPIES) {
            let seen = held.iter().filter(|&&other| other == card).count() as u8;
            for _ in 0..played.min(copies - seen) {
                discard.push(card);
                played -= 1;
            }
        }
        TraceState {
            hands: lists(&self.hands),
            tokens: self.tokens.iter().map(|&number| alien(number)).collect(),
            favourites: lists(&self.favourites),
            aliens: self.aliens.map(planet),
            pile,
            taken: self.taken,
            discard,
            turn: self.turn.map(Seat::new),
        }
    }

    pub(crate) fn game(&self) -> Supernova {
        let seats = Seats::new(self.hands.len() as u8).expect("seats");
        Supernova::from_trace_state(&Options::default(), seats, &self.trace())
            .expect("a position by the rules")
    }
}

pub(crate) fn legal(game: &Supernova) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    let mut notations: Vec<String> = actions.iter().map(ToString::to_string).collect();
    notations.sort();
    notations
}

/// Lets the seat whose turn it is act.
pub(crate) fn act(game: &mut Supernova, notation: &str) -> Vec<Event> {
    let Turn::Decide(seat) = game.turn() else {
        panic!("nobody decides");
    };
    let mut events = Vec::new();
    game.apply(seat, action(notation), &mut events)
        .unwrap_or_else(|refused| panic!("{notation}: {refused:?}"));
    game.audit().expect("sound");
    events
}

pub(crate) fn draw(game: &mut Supernova, code: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.resolve(Chance::Draw(card(code)), &mut events)
        .unwrap_or_else(|error| panic!("{code}: {error}"));
    game.audit().expect("sound");
    events
}

/// A whole turn: an action, and the card drawn to refill the hand.
pub(crate) fn turn(game: &mut Supernova, notation: &str, drawn: &str) {
    act(game, notation);
    draw(game, drawn);
}

/// The clause that refuses an action to the seat whose turn it is.
pub(crate) fn refused(game: &Supernova, notation: &str) -> (supernova::Refusal, String) {
    let refusal = game
        .check_rules(action(notation))
        .expect_err("it should be refused");
    let clause = engine::Refusal::clause(&refusal).to_string();
    (refusal, clause)
}

pub(crate) fn planets(game: &Supernova) -> [u8; 5] {
    Alien::ALL.map(|alien| game.planet(alien).number())
}
