//! The state in traces, and games laid out from it.

use engine::{Audit, ReopenError, Seat, SeatSet, Seats, State, Traced, Turn};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::card::{Card, Characteristic};
use crate::chance::Chance;
use crate::deal_search::Search;
use crate::deck::{Deck, DeckRef, FiguresBySlug, Slug};
use crate::options::Options;
use crate::pile::{Piece, Row};
use crate::state::{Call, Celestial, Phase};

/// The state as traces write it, or with cards of a deck instead of slugs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceState<C = Slug> {
    /// Each seat's card in play.
    pub top: Vec<Option<C>>,
    /// How many cards of each seat's deal nobody has seen.
    pub unseen: Vec<u8>,
    /// The cards that came in later, next first.
    pub known: Vec<Vec<C>>,
    /// Who leads.
    pub leader: Seat,
    /// Who chose the characteristic.
    pub chooser: Option<Seat>,
    /// What is compared.
    pub characteristic: Option<Characteristic>,
    /// Who decides.
    pub turn: Option<Seat>,
    /// Collectors set aside and cards lost to black holes.
    pub aside: Vec<C>,
    /// The number of the round.
    pub round: u32,
    /// Whether the lowest value wins.
    pub reversed: bool,
    /// Whether the losers' cards leave the game.
    pub black_hole: bool,
    /// Who has a Shield, ascending.
    pub shields: SeatSet,
}

/// The cards of the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TraceTables {
    /// By slug.
    pub cards: FiguresBySlug,
}

/// A chance outcome as traces write it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TraceChance {
    First(Seat),
    Draw(Slug),
}

impl TraceState {
    /// With the cards that the slugs are in a deck.
    pub fn with_cards(&self, deck: &Deck) -> Result<TraceState<Card>, ReopenError> {
        let card = |slug: &Slug| {
            deck.card_of_slug(slug)
                .ok_or_else(|| ReopenError::new(format!("there is no `{slug}`")))
        };
        let row = |slugs: &Vec<Slug>| slugs.iter().map(card).collect::<Result<_, _>>();
        let top = self
            .top
            .iter()
            .map(|top| top.as_ref().map(card).transpose());
        Ok(TraceState {
            top: top.collect::<Result<_, _>>()?,
            unseen: self.unseen.clone(),
            known: self.known.iter().map(row).collect::<Result<_, _>>()?,
            aside: row(&self.aside)?,
            leader: self.leader,
            chooser: self.chooser,
            characteristic: self.characteristic,
            turn: self.turn,
            round: self.round,
            reversed: self.reversed,
            black_hole: self.black_hole,
            shields: self.shields,
        })
    }
}

impl<C> TraceState<C> {
    /// Whether it has one entry for each seat where it should.
    fn check_lengths(&self, seats: Seats) -> Result<(), ReopenError> {
        let count = usize::from(seats.count());
        if [self.top.len(), self.unseen.len(), self.known.len()] == [count; 3] {
            Ok(())
        } else {
            Err(ReopenError::new(
                "`top`, `unseen` and `known` need one entry per seat",
            ))
        }
    }
}

impl Traced for Celestial {
    fn trace_state(&self) -> TraceState {
        self.laid(|card| self.deck.slug(card))
    }

    fn trace_tables(&self) -> TraceTables {
        TraceTables {
            cards: self.deck.table(),
        }
    }

    fn trace_chance(&self, chance: Chance) -> impl Serialize + use<> {
        match chance {
            Chance::First(seat) => TraceChance::First(seat),
            Chance::Draw(card) => TraceChance::Draw(self.deck.slug(card)),
        }
    }

    fn read_trace_chance<'de, D: Deserializer<'de>>(&self, from: D) -> Result<Chance, D::Error> {
        Ok(match TraceChance::deserialize(from)? {
            TraceChance::First(seat) => Chance::First(seat),
            TraceChance::Draw(slug) => {
                let card = self.deck.card_of_slug(&slug);
                Chance::Draw(card.ok_or_else(|| D::Error::custom(format!("no card `{slug}`")))?)
            }
        })
    }

    fn start_with_tables(
        options: &Options,
        seats: Seats,
        tables: &TraceTables,
    ) -> Result<Self, ReopenError> {
        let deck = DeckRef::from_table(&tables.cards)
            .map_err(|error| ReopenError::new(error.to_string()))?;
        // Without a choice the cards may be any, as in traces of other programs.
        if !options.deck.is_expert() && deck.choice() != Some(options.deck) {
            return Err(ReopenError::new("the cards are not those of the deck"));
        }
        Ok(Self::start_with(deck, options, seats)?)
    }

    fn set_up(&self, state: &TraceState) -> Result<Vec<Chance>, ReopenError> {
        state.check_lengths(self.seats)?;
        let laid = state.with_cards(&self.deck)?;
        let mut search = Search::new(self, state, &laid);
        let mut leaders = self
            .seats
            .iter()
            .filter(|&seat| self.first.is_none_or(|it| it == seat));
        if let Some(set_up) = leaders.find_map(|from| search.led_by(from)) {
            return Ok(set_up);
        }
        Err(ReopenError::new(if search.gave_up() {
            "no deal was found that leads to it"
        } else {
            "no deal leads to it"
        }))
    }
}

impl Celestial {
    /// The state as a trace shows it, with the cards themselves.
    pub fn layout(&self) -> TraceState<Card> {
        self.laid(|card| card)
    }

    fn laid<C>(&self, written: impl Fn(Card) -> C) -> TraceState<C> {
        let card = |piece| written(self.card(piece));
        let cards = |row: Row| -> Vec<C> { row.iter(&self.links).map(card).collect() };
        let call = self.current_call();
        TraceState {
            top: self
                .seats
                .iter()
                .map(|seat| self.top(seat).map(card))
                .collect(),
            unseen: self.seats.iter().map(|it| self.hand(it).unseen).collect(),
            known: self
                .seats
                .iter()
                .map(|seat| cards(self.hand(seat).known))
                .collect(),
            leader: self.leader,
            chooser: call.map(|call| call.chooser),
            characteristic: call.map(|call| call.characteristic),
            turn: match self.turn() {
                Turn::Decide(seat) => Some(seat),
                _ => None,
            },
            aside: cards(self.aside),
            round: self.round,
            reversed: self.effects.reversed,
            black_hole: self.effects.black_hole,
            shields: self.effects.shields,
        }
    }

    /// A game in the middle, as a trace shows it when somebody must decide.
    ///
    /// What a trace does not show is taken to be nothing: earlier choosers of
    /// the round, Telescopes, a call of time.
    pub fn laid_out(
        deck: DeckRef,
        options: &Options,
        seats: Seats,
        state: &TraceState<Card>,
    ) -> Result<Self, ReopenError> {
        let mut game = Self::start_with(deck, options, seats)?;
        state.check_lengths(seats)?;
        for (seat, index) in seats.iter().zip(0..) {
            if let Some(card) = state.top[index] {
                let piece = game.lay(card)?;
                if piece.as_object().is_none() {
                    return Err(ReopenError::new("a Collector does not stay in play"));
                }
                game.played[index].push(piece, &mut game.links);
            }
            for &card in &state.known[index] {
                let piece = game.lay(card)?;
                game.put_under(seat, piece);
            }
            game.hands[index].unseen = state.unseen[index];
        }
        for &card in &state.aside {
            let piece = game.lay(card)?;
            game.aside.push(piece, &mut game.links);
        }
        game.round = state.round;
        game.effects.reversed = state.reversed;
        game.effects.black_hole = state.black_hole;
        game.effects.shields = state.shields;
        game.leader = state.leader;
        game.phase = match (state.chooser, state.characteristic, state.turn) {
            (None, None, Some(turn)) if turn == state.leader => Phase::Leading,
            (Some(chooser), Some(characteristic), Some(turn)) => {
                game.calls[0] = Call {
                    chooser,
                    characteristic,
                };
                game.call_count = 1;
                let harder = |seat| game.top_place(seat).map(|it| game.deck.difficulty(it));
                if !seats.contains(chooser) || harder(turn) <= harder(chooser) {
                    return Err(ReopenError::new(
                        "the seat whose turn it is has no right to change",
                    ));
                }
                Phase::Asking { seat: turn }
            }
            _ => return Err(ReopenError::new("nobody decides, or not in this order")),
        };
        if !seats.contains(game.leader) || state.shields.iter().any(|it| !seats.contains(it)) {
            return Err(ReopenError::new("a seat is not at the table"));
        }
        game.audit().map_err(ReopenError::State)?;
        Ok(game)
    }

    /// Takes a card out of the pool to lay it somewhere.
    fn lay(&mut self, card: Card) -> Result<Piece, ReopenError> {
        let kind = card.as_collector();
        let there = match kind {
            Some(kind) => {
                let mut unseen = self.pool.collectors.iter();
                unseen.any(|index| self.collectors[usize::from(index)] == kind)
            }
            None => {
                let place = self.deck.place(card);
                place.is_some_and(|place| self.pool.objects.contains(place))
            }
        };
        if there {
            Ok(self.take_from_pool(card))
        } else {
            Err(ReopenError::new(format!(
                "there is no `{card}`, or not so many"
            )))
        }
    }
}
