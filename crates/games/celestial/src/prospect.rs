//! What one can know of the others' cards before one names a characteristic.
//!
//! Everything here follows from what lies and was said before the viewer's
//! eyes in this round, and from the deck, which everybody knows. It names what
//! the others may hold, never what they do.

use crate::card::{Card, Characteristic, Difficulty};
use crate::deck::{DeckRef, Object};
use crate::event::Answer;
use crate::state::Phase;
use crate::view::{Called, Effects, Top, View};
use engine::{Seat, Seats, Viewer};
use std::cmp::Ordering;

/// What lies and was said before a viewer's eyes in a round.
#[derive(Clone, Debug)]
pub struct InSight<'a> {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// How many seats there are.
    pub seats: Seats,
    /// The deck played with.
    pub deck: &'a DeckRef,
    /// The top card of each seat.
    pub tops: Vec<Top>,
    /// The cards that are shown elsewhere: set aside, or turned in a battle.
    pub shown: Vec<Card>,
    /// The characteristics named with the values announced.
    pub calls: &'a [Called],
    /// Who may change the characteristic and thinks about it.
    pub asked: Option<Seat>,
    /// What Collectors have changed.
    pub effects: Effects,
}

impl View {
    /// What the viewer can tell of the others' cards.
    pub fn in_sight(&self) -> InSight<'_> {
        let turned = self.battle.iter().flat_map(|battle| &battle.cards);
        InSight {
            viewer: self.viewer,
            seats: self.seats,
            deck: &self.deck,
            tops: self.places.iter().map(|place| place.top).collect(),
            shown: turned.flatten().chain(&self.aside).copied().collect(),
            calls: &self.calls,
            asked: match self.phase {
                Phase::Asking { seat } => Some(seat),
                _ => None,
            },
            effects: self.effects,
        }
    }
}

/// How a value would stand against what the others may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// How many of the cards that the others may hold it beats.
    pub beaten: usize,
    /// How many different cards the others may hold.
    pub cards: usize,
    /// What is certain already.
    pub certain: Certain,
}

/// What is certain about a comparison that has not been made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certain {
    /// It beats whatever the others may hold.
    Best,
    /// Somebody is sure to beat it.
    Beaten,
    /// Nothing.
    Open,
}

impl InSight<'_> {
    /// The objects that a seat's top card may be, as far as the viewer can
    /// tell; none when the seat has no card in play.
    pub fn possible(&self, seat: Seat) -> Vec<Object> {
        match self.tops.get(seat.index()).copied().unwrap_or(Top::None) {
            Top::None => Vec::new(),
            Top::Seen(card) => self.deck.object(card).copied().into_iter().collect(),
            Top::Hidden => {
                let objects = self.deck.objects().iter().copied();
                objects
                    .filter(|object| !self.lies_open(object) && self.fits(seat, object))
                    .collect()
            }
        }
    }

    /// Whether the viewer sees the object lie somewhere else.
    fn lies_open(&self, object: &Object) -> bool {
        self.shown.contains(&object.card) || self.tops.contains(&Top::Seen(object.card))
    }

    /// Whether the object fits what the seat has said in this round, and what
    /// its having been asked or not tells of its difficulty.
    fn fits(&self, seat: Seat, object: &Object) -> bool {
        let own = object.figures.difficulty;
        let seen = |seat: Seat| self.seen_difficulty(seat);
        self.calls.iter().all(|call| {
            if call
                .said(seat)
                .is_some_and(|value| value != object.figures.value(call.characteristic))
            {
                return false;
            }
            call.answers.iter().all(|answered| {
                let (answerer, chooser) = if answered.seat == seat {
                    (Some(own), seen(call.chooser))
                } else if call.chooser == seat {
                    (seen(answered.seat), Some(own))
                } else {
                    return true;
                };
                let (Some(answerer), Some(chooser)) = (answerer, chooser) else {
                    return true;
                };
                // CD-3.3: who is strictly harder is asked, nobody else.
                (answerer > chooser) == (answered.answer == Answer::Asked)
            })
        }) && self.was_entitled(seat, own)
    }

    /// CD-3.3: a seat that changed the characteristic, or is asked now, has a card
    /// strictly harder than the chooser's before.
    fn was_entitled(&self, seat: Seat, own: Difficulty) -> bool {
        let next = self.calls.iter().skip(1).map(|call| Some(call.chooser));
        let entitled = next.chain([self.asked]);
        self.calls.iter().zip(entitled).all(|(call, entitled)| {
            let Some(entitled) = entitled else {
                return true;
            };
            let (harder, easier) = if entitled == seat {
                (Some(own), self.seen_difficulty(call.chooser))
            } else if call.chooser == seat {
                (self.seen_difficulty(entitled), Some(own))
            } else {
                return true;
            };
            match (harder, easier) {
                (Some(harder), Some(easier)) => harder > easier,
                _ => true,
            }
        })
    }

    fn seen_difficulty(&self, seat: Seat) -> Option<Difficulty> {
        Some(self.top(seat)?.figures.difficulty)
    }

    /// The object on top of a seat's pile, if the viewer sees it.
    fn top(&self, seat: Seat) -> Option<Object> {
        let card = self.tops.get(seat.index())?.card()?;
        self.deck.object(card).copied()
    }

    /// How the viewer's card would stand if that characteristic were compared.
    pub fn prospect(&self, characteristic: Characteristic) -> Option<Prospect> {
        let Viewer::Seat(own_seat) = self.viewer else {
            return None;
        };
        let own = self.top(own_seat)?;
        let mut cards: Vec<Object> = Vec::new();
        let mut certain = Certain::Best;
        for seat in self.seats.iter().filter(|&seat| seat != own_seat) {
            let possible = self.possible(seat);
            if possible.is_empty() {
                continue;
            }
            let wins =
                |object: &&Object| self.compare(characteristic, &own, object) == Ordering::Greater;
            let loses =
                |object: &Object| self.compare(characteristic, &own, object) == Ordering::Less;
            if possible.iter().all(loses) {
                certain = Certain::Beaten;
            } else if certain == Certain::Best
                && possible.iter().filter(wins).count() < possible.len()
            {
                certain = Certain::Open;
            }
            for object in possible {
                if !cards.iter().any(|other| other.card == object.card) {
                    cards.push(object);
                }
            }
        }
        let beats =
            |object: &&Object| self.compare(characteristic, &own, object) == Ordering::Greater;
        Some(Prospect {
            beaten: cards.iter().filter(beats).count(),
            cards: cards.len(),
            certain,
        })
    }

    /// How two objects compare in this round: by value, then by difficulty.
    fn compare(&self, characteristic: Characteristic, one: &Object, other: &Object) -> Ordering {
        let [mine, theirs] = [one, other].map(|object| object.figures.value(characteristic));
        if self.effects.beats(characteristic, mine, theirs) {
            Ordering::Greater
        } else if self.effects.beats(characteristic, theirs, mine) {
            Ordering::Less
        } else {
            one.figures.difficulty.cmp(&other.figures.difficulty)
        }
    }
}
