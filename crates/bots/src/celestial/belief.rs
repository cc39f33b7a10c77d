//! Card counting: what the events tell of where every card lies.
//!
//! All cards that change hands are shown, and they go under a pile in a known
//! order. So anyone who remembers everything knows each pile but for the cards of
//! the first deal that have not come up yet; anyone who forgets knows less of
//! what went under long ago, which is what comes up next.

use crate::Knowledge;
use crate::levels::Memory;
use celestial::{Answer, Card, Celestial, Difficulty, Event, Phase, Top, TraceState, View};
use engine::prelude::*;
use engine::{Randomness, Seat};
use std::collections::VecDeque;

/// A card under a pile, and the round in which it was seen to go there.
#[derive(Clone, Copy)]
struct Placed {
    card: Card,
    round: u32,
}

/// A seat's cards as far as the events tell.
#[derive(Clone, Default)]
struct Pile {
    /// Cards of the deal that nobody has seen; they lie on top.
    unseen: usize,
    known: VecDeque<Placed>,
    top: Option<Placed>,
}

impl Pile {
    fn turn(&mut self) -> Option<Placed> {
        if self.unseen > 0 {
            self.unseen -= 1;
            return None;
        }
        self.known.pop_front()
    }

    fn give(&mut self) {
        if self.known.pop_back().is_none() {
            self.unseen = self.unseen.saturating_sub(1);
        }
    }
}

/// What a seat believes of all cards.
#[derive(Clone)]
pub(crate) struct Belief {
    view: View,
    /// The state as far as it is known: hidden tops are missing.
    known: TraceState<Card>,
    /// The seats whose top cards are hidden, each with the cards that fit
    /// what it announced.
    hidden: Vec<(Seat, Vec<Card>)>,
}

impl Belief {
    /// What the seat knows from the rounds that it remembers.
    pub(crate) fn new(knowledge: &Knowledge<Celestial>, memory: Memory) -> Self {
        let view = knowledge.view().clone();
        let mut piles = replay(knowledge);
        for pile in &mut piles {
            let forgotten = |placed: &Placed| {
                let since = view.round.saturating_sub(placed.round);
                memory.forgotten(since as usize) > 0
            };
            while pile.known.front().is_some_and(forgotten) {
                pile.known.pop_front();
            }
            pile.top = pile.top.filter(|top| !forgotten(top));
        }
        let tops: Vec<Option<Card>> = view
            .places
            .iter()
            .zip(&piles)
            .map(|(place, pile)| match place.top {
                Top::None => None,
                Top::Seen(card) => Some(card),
                Top::Hidden => pile.top.map(|placed| placed.card),
            })
            .collect();
        let known = TraceState {
            unseen: view
                .places
                .iter()
                .zip(&piles)
                // OK because a pile is known to be no larger than it is.
                .map(|(place, pile)| place.pile.saturating_sub(pile.known.len() as u8))
                .collect(),
            known: piles
                .iter()
                .map(|pile| pile.known.iter().map(|placed| placed.card).collect())
                .collect(),
            top: tops,
            leader: view.leader.unwrap_or_default(),
            chooser: view.chooser(),
            characteristic: view.characteristic(),
            turn: view.turn,
            aside: view.aside.clone(),
            round: view.round,
            reversed: view.effects.reversed,
            black_hole: view.effects.black_hole,
            shields: view.effects.shields,
        };
        let mut belief = Self {
            hidden: Vec::new(),
            known,
            view,
        };
        belief.look_for_tops();
        belief
    }

    /// Lists the cards that each hidden top may be.
    fn look_for_tops(&mut self) {
        let located = |card: &Card| {
            self.known.top.contains(&Some(*card))
                || self.known.aside.contains(card)
                || self.known.known.iter().any(|pile| pile.contains(card))
        };
        let deck = &self.view.deck;
        let pool: Vec<Card> = deck
            .objects()
            .iter()
            .map(|object| object.card)
            .filter(|card| !located(card))
            .collect();
        for (seat, place) in self.view.seats.iter().zip(&self.view.places) {
            if place.top != Top::Hidden || self.known.top[seat.index()].is_some() {
                continue;
            }
            let mut fitting = pool.clone();
            for call in &self.view.calls {
                let value = if call.chooser == seat {
                    Some(call.value)
                } else {
                    let mut answers = call.answers.iter();
                    answers.find(|it| it.seat == seat).map(|it| it.value)
                };
                if let Some(value) = value {
                    fitting.retain(|&card| {
                        deck.object(card)
                            .is_some_and(|it| it.figures.value(call.characteristic) == value)
                    });
                }
            }
            self.hidden.push((seat, fitting));
        }
    }

    /// Whether nothing is hidden: the game goes as the seats decide.
    pub(crate) fn is_certain(&self) -> bool {
        self.hidden.is_empty() && self.known.unseen.iter().all(|&count| count == 0)
    }

    /// Whether every top card is known.
    pub(crate) fn knows_tops(&self) -> bool {
        self.hidden.is_empty()
    }

    /// A full state that fits, every deal being equally likely.
    pub(crate) fn imagine(&self, rng: &mut impl Randomness) -> Celestial {
        let mut tops = self.known.top.clone();
        let drawn = self.draw(&mut tops, rng);
        drawn
            .then(|| self.world(&tops))
            .flatten()
            // Only if some events are missing; the view is enough to play on.
            .unwrap_or_else(|| Celestial::determinize(&self.view, rng))
    }

    /// Draws the hidden tops, and draws again until they fit.
    fn draw(&self, tops: &mut [Option<Card>], rng: &mut impl Randomness) -> bool {
        if self.hidden.iter().any(|(_, fitting)| fitting.is_empty()) {
            return false;
        }
        for _ in 0..MOST_DRAWS {
            for (seat, fitting) in &self.hidden {
                tops[seat.index()] = Some(*rng.pick(fitting));
            }
            if self.fits(tops) {
                return true;
            }
        }
        false
    }

    /// Whether these tops are different cards with the difficulties that the
    /// rights to change, used or not, tell of (CD-3.3, CD-3.4).
    fn fits(&self, tops: &[Option<Card>]) -> bool {
        for (index, (seat, _)) in self.hidden.iter().enumerate() {
            let other = |it: &(Seat, Vec<Card>)| tops[it.0.index()] == tops[seat.index()];
            if self.hidden[..index].iter().any(other) {
                return false;
            }
        }
        let difficulty = |seat: Seat| -> Option<Difficulty> {
            let object = self.view.deck.object(tops[seat.index()]?)?;
            Some(object.figures.difficulty)
        };
        for call in &self.view.calls {
            let bar = difficulty(call.chooser);
            for answered in &call.answers {
                let harder = difficulty(answered.seat) > bar;
                if harder != (answered.answer == Answer::Asked) {
                    return false;
                }
            }
        }
        for pair in self.view.calls.windows(2) {
            if difficulty(pair[1].chooser) <= difficulty(pair[0].chooser) {
                return false;
            }
        }
        match (self.view.phase, self.view.chooser()) {
            (Phase::Asking { seat }, Some(chooser)) => difficulty(seat) > difficulty(chooser),
            _ => true,
        }
    }

    fn world(&self, tops: &[Option<Card>]) -> Option<Celestial> {
        let mut state = self.known.clone();
        state.top.copy_from_slice(tops);
        let view = &self.view;
        let deck = view.deck.clone();
        let mut game = Celestial::laid_out(deck, &view.options, view.seats, &state).ok()?;
        if view.time.is_some() {
            game.call_time_unchecked(&mut ());
        }
        Some(game)
    }
}

/// How often hidden tops are drawn before the view alone must do. One in a few
/// draws fits as a rule.
const MOST_DRAWS: u32 = 1_000;

/// Follows the piles through the events.
fn replay(knowledge: &Knowledge<Celestial>) -> Vec<Pile> {
    let view = knowledge.view();
    let seats = usize::from(view.seats.count());
    let cards = view.deck.objects().len() + view.options.collectors.len();
    let dealt = Pile {
        unseen: cards / seats,
        ..Pile::default()
    };
    let mut piles = vec![dealt; seats];
    let mut now = 1;
    for event in knowledge.history() {
        match *event {
            Event::RoundBegan { round, .. } => {
                now = round;
                for pile in &mut piles {
                    pile.top = None;
                }
            }
            Event::Turned { seat, .. } => {
                let pile = &mut piles[seat.index()];
                pile.top = pile.turn();
            }
            Event::CollectorTurned { seat, .. }
            | Event::BattleTurned { seat, .. }
            | Event::CollectorWasted { seat, .. } => {
                piles[seat.index()].turn();
            }
            Event::Given { from, to, card } => {
                piles[from.index()].give();
                let placed = Placed { card, round: now };
                piles[to.index()].known.push_back(placed);
            }
            Event::Taken { to: seat, card, .. } | Event::Returned { seat, card } => {
                let placed = Placed { card, round: now };
                piles[seat.index()].known.push_back(placed);
            }
            _ => {}
        }
    }
    piles
}
