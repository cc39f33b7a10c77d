//! The state as traces write it, and games from such states.

use crate::Supernova;
use crate::alien::{ALIENS, Alien};
use crate::bag::Bag;
use crate::card::{Card, Kind};
use crate::chance::Chance;
use crate::discard::Discard;
use crate::options::Options;
use crate::planet::Planet;
use crate::state::{EndReason, Phase};
use engine::{Audit, NoTables, ReopenError, Seat, Seats, State, Traced, Turn};
use serde::{Deserialize, Serialize};

/// A whole game as traces write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceState {
    /// Each seat's hand.
    pub hands: Vec<CardList>,
    /// The alien on each seat's token.
    pub tokens: Vec<Alien>,
    /// Each seat's favourite cards.
    pub favourites: Vec<CardList>,
    /// The planet of each alien.
    pub aliens: [Planet; ALIENS],
    /// Cards in the draw pile.
    pub pile: u8,
    /// Cards taken from the galaxy.
    pub taken: u8,
    /// The discard pile, oldest card first.
    pub discard: Vec<Card>,
    /// The seat whose decision is due, if one is.
    pub turn: Option<Seat>,
}

/// Cards whose order means nothing: lists of the same cards are equal.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardList(Vec<Card>);

impl CardList {
    fn sorted(&self) -> Vec<Card> {
        let mut cards = self.0.clone();
        cards.sort_unstable();
        cards
    }
}

impl PartialEq for CardList {
    fn eq(&self, other: &Self) -> bool {
        self.sorted() == other.sorted()
    }
}

impl Eq for CardList {}

impl From<Vec<Card>> for CardList {
    fn from(cards: Vec<Card>) -> Self {
        Self(cards)
    }
}

impl From<CardList> for Vec<Card> {
    fn from(list: CardList) -> Self {
        list.0
    }
}

impl Traced for Supernova {
    fn trace_state(&self) -> TraceState {
        let seats = || self.seats.iter().map(Seat::index);
        let list = |bag: Bag| CardList(bag.iter().collect());
        TraceState {
            hands: seats().map(|seat| list(self.hands[seat])).collect(),
            tokens: seats().filter_map(|seat| self.tokens[seat]).collect(),
            favourites: seats().map(|seat| list(self.favourites[seat])).collect(),
            aliens: self.aliens,
            pile: self.pile,
            taken: self.taken,
            discard: self.discard.as_slice().to_vec(),
            turn: match self.turn() {
                Turn::Decide(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
        }
    }

    fn set_up(&self, state: &TraceState) -> Result<Vec<Chance>, ReopenError> {
        check_lengths(self.seats, state)?;
        let mut set_up = Vec::new();
        if self.options.first.is_none() {
            let first = state
                .turn
                .ok_or(ReopenError::new("no seat has the first turn"))?;
            set_up.push(Chance::First(first));
        }
        for favourites in &state.favourites {
            match favourites.0[..] {
                [card] if let Kind::Initial(alien) = card.kind() => {
                    set_up.push(Chance::Favourite(alien));
                }
                _ => {
                    let problem = "a seat has no single initial favourite";
                    return Err(ReopenError::new(problem));
                }
            }
        }
        set_up.extend(state.tokens.iter().copied().map(Chance::Token));
        let dealt = state.hands.iter().flat_map(|hand| &hand.0);
        set_up.extend(dealt.map(|&card| Chance::Draw(card)));
        Ok(set_up)
    }

    fn trace_tables(&self) -> NoTables {
        NoTables {}
    }
}

impl Supernova {
    /// The game that a trace shows between two steps or after its last one: a
    /// decision is due, or the game is over.
    pub fn from_trace_state(
        options: &Options,
        seats: Seats,
        state: &TraceState,
    ) -> Result<Self, ReopenError> {
        let wrong = |what: &str| ReopenError::State(what.to_owned());
        let mut game = Self::start(options, seats)?;
        check_lengths(seats, state)?;
        for seat in seats.iter().map(Seat::index) {
            let bag = |list: &CardList| {
                Bag::from_cards(&list.0).ok_or_else(|| wrong("more than three cards together"))
            };
            game.hands[seat] = bag(&state.hands[seat])?;
            game.favourites[seat] = bag(&state.favourites[seat])?;
            game.tokens[seat] = Some(state.tokens[seat]);
        }
        game.discard = Discard::from_cards(&state.discard)
            .ok_or_else(|| wrong("more discarded cards than there are"))?;
        let lists = state.hands.iter().chain(&state.favourites);
        for &card in lists.flat_map(|list| &list.0).chain(&state.discard) {
            if card.is_planet() && !game.unseen.contains(card) {
                return Err(ReopenError::State(format!("too many cards {card}")));
            }
            game.unseen.take(card);
        }
        game.aliens = state.aliens;
        game.pile = state.pile;
        game.taken = state.taken;
        if u32::from(state.pile) > game.unseen.len() {
            return Err(wrong("more cards in the pile than are left"));
        }
        game.phase = match state.turn {
            Some(seat) if seats.contains(seat) => Phase::Play { seat },
            Some(_) => return Err(wrong("nobody sits where the turn is")),
            None if game.occupied().contains(Planet::FAR_END) => Phase::Over {
                cause: EndReason::FarEndReached,
            },
            None => Phase::Over {
                cause: EndReason::SupernovaCaughtUp,
            },
        };
        game.audit().map_err(ReopenError::State)?;
        Ok(game)
    }
}

/// Whether the lists with one element per seat have as many as there are seats.
fn check_lengths(seats: Seats, state: &TraceState) -> Result<(), ReopenError> {
    let count = usize::from(seats.count());
    let lengths = [
        ("hands", state.hands.len()),
        ("tokens", state.tokens.len()),
        ("favourites", state.favourites.len()),
    ];
    match lengths.into_iter().find(|&(_, length)| length != count) {
        Some((key, length)) => Err(ReopenError::State(format!(
            "{length} {key} at a table for {count}"
        ))),
        None => Ok(()),
    }
}
