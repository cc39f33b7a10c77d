//! How a seat plays a round when it looks no further: by the chance that its
//! card is the best.

use celestial::{Action, Card, Celestial, Characteristic, Collector, Deck, Difficulty, Event};
use engine::prelude::*;
use engine::{MAX_SEATS, Randomness, Seat, Seats, Sink, Turn, sort_few};
use search::Leaf;

/// A card as a seat judges it.
#[derive(Clone, Copy)]
pub(crate) struct Rated {
    /// Values by characteristic, the greatest best.
    values: [i64; 4],
    difficulty: Difficulty,
    /// By characteristic, the part of the deck that it beats, and that it
    /// beats when the lowest wins.
    odds: [[f32; 4]; 2],
}

/// The cards of a deck, for quick judgement.
#[derive(Clone)]
pub(crate) struct Ratings {
    cards: Vec<Card>,
    rated: Vec<Rated>,
}

impl Ratings {
    pub(crate) fn of(deck: &Deck) -> Self {
        let mut objects: Vec<_> = deck.objects().iter().collect();
        sort_few(&mut objects, |a, b| a.card < b.card);
        let value = |object: &celestial::Object, by: Characteristic| {
            let value = object.figures.value(by);
            // CD-3.5: the oldest discovery is the best.
            if by == Characteristic::Discovery {
                -value
            } else {
                value
            }
        };
        let rated = objects.iter().map(|object| {
            let values = Characteristic::ALL.map(|by| value(object, by));
            let beaten = |by: Characteristic, low: bool| {
                let own = (values[by.index()], object.figures.difficulty);
                let less = objects.iter().filter(|other| {
                    let theirs = (value(other, by), other.figures.difficulty);
                    if low && own.0 != theirs.0 {
                        own.0 < theirs.0
                    } else {
                        own > theirs
                    }
                });
                less.count() as f32 / (objects.len() - 1).max(1) as f32
            };
            Rated {
                values,
                difficulty: object.figures.difficulty,
                odds: [
                    Characteristic::ALL.map(|by| beaten(by, false)),
                    Characteristic::ALL.map(|by| beaten(by, true)),
                ],
            }
        });
        Self {
            rated: rated.collect(),
            cards: objects.iter().map(|object| object.card).collect(),
        }
    }

    pub(crate) fn rate(&self, card: Card) -> Option<Rated> {
        let index = self.cards.binary_search(&card).ok()?;
        Some(self.rated[index])
    }
}

/// How much of the cards is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Insight {
    /// Some are hidden.
    Counting,
    /// All are known.
    Certain,
}

/// What an action is looked into that leads where another does too.
const SPARE: f32 = 0.02;

/// The cards in play, followed through the events of a playout.
pub(crate) struct CardsInPlay<'a> {
    ratings: &'a Ratings,
    seats: Seats,
    tops: [Option<Rated>; MAX_SEATS],
    /// Whose top cards an attentive seat knows.
    open: [bool; MAX_SEATS],
    reversed: bool,
    current: Option<Characteristic>,
    /// Whether the next card turned comes from those nobody has seen.
    drawing: bool,
    /// How many rounds have ended.
    rounds: u32,
}

impl<'a> CardsInPlay<'a> {
    /// The cards of a state in which somebody decides.
    pub(crate) fn new(ratings: &'a Ratings, game: &Celestial, insight: Insight) -> Self {
        let state = game.layout();
        let mut tops = [None; MAX_SEATS];
        for (top, card) in tops.iter_mut().zip(&state.top) {
            *top = card.and_then(|card| ratings.rate(card));
        }
        // A seat that is asked has heard the chooser's value, and mostly knows
        // what it is up against.
        let open = insight == Insight::Certain || state.characteristic.is_some();
        Self {
            ratings,
            seats: game.seats(),
            tops,
            open: [open; MAX_SEATS],
            reversed: state.reversed,
            current: state.characteristic,
            drawing: false,
            rounds: 0,
        }
    }

    /// What is compared if a seat takes an action and nobody changes it.
    fn compared(&self, action: Action) -> Characteristic {
        match (action, self.current) {
            (Action::Choose(by) | Action::Change(by), _) | (Action::Follow, Some(by)) => by,
            (Action::Follow, None) => unreachable!("only a chosen characteristic is followed"),
        }
    }

    /// How much each action deserves to be looked into.
    pub(crate) fn judge(
        &self,
        seat: Seat,
        insight: Insight,
        actions: &[Action],
        priors: &mut [f32],
    ) {
        if insight == Insight::Counting {
            for (prior, &action) in priors.iter_mut().zip(actions) {
                *prior = (2.0 * self.chance(seat, self.compared(action))).exp();
            }
            return;
        }
        // With all cards known an action is what comes of it. Of those that
        // make the same seat win one is enough, and if a harder card than the
        // leader's can change everything, any one is.
        let own = self.tops[seat.index()].map(|top| top.difficulty);
        let harder = |top: &Rated| Some(top.difficulty) > own;
        let bound = self.current.is_none() && self.tops.iter().flatten().any(harder);
        let mut met = 0_u32;
        for (prior, &action) in priors.iter_mut().zip(actions) {
            let result = if bound {
                0
            } else {
                self.result(self.compared(action))
            };
            *prior = if met & 1 << result != 0 {
                SPARE
            } else if result == seat.index() {
                2.0
            } else {
                1.0
            };
            met |= 1 << result;
        }
    }

    /// A number for what a comparison leads to: the winner's, or a number of
    /// its own for a battle.
    fn result(&self, by: Characteristic) -> usize {
        let (mut best, mut result) = (None, 0);
        for (index, top) in self.tops.iter().enumerate() {
            let Some(top) = top else { continue };
            let value = top.values[by.index()];
            let value = if self.reversed { -value } else { value };
            let merit = Some((value, top.difficulty));
            if merit == best {
                result = MAX_SEATS + by.index();
            } else if merit > best {
                (best, result) = (merit, index);
            }
        }
        result
    }

    /// The chance that the seat's card is the best by a characteristic, if
    /// nobody changes it.
    fn chance(&self, seat: Seat, by: Characteristic) -> f32 {
        let Some(own) = self.tops[seat.index()] else {
            return 0.0;
        };
        let mut chance = 1.0;
        for other in self.seats.iter().filter(|&other| other != seat) {
            let Some(top) = &self.tops[other.index()] else {
                continue;
            };
            if !self.open[other.index()] {
                chance *= own.odds[usize::from(self.reversed)][by.index()];
                continue;
            }
            let (mut mine, mut theirs) = (own.values[by.index()], top.values[by.index()]);
            if self.reversed {
                (mine, theirs) = (theirs, mine);
            }
            if (mine, own.difficulty) == (theirs, top.difficulty) {
                chance *= 0.5;
            } else if mine < theirs || mine == theirs && own.difficulty < top.difficulty {
                return 0.0;
            }
        }
        chance
    }

    /// What the seat does.
    fn decide(&self, seat: Seat, rng: &mut impl Randomness) -> Action {
        // With no hope anywhere it follows, or names anything.
        let first = self
            .current
            .unwrap_or(Characteristic::ALL[rng.below(4) as usize % 4]);
        let mut best = first;
        let mut highest = self.chance(seat, first);
        for by in Characteristic::ALL {
            let chance = self.chance(seat, by);
            if chance > highest {
                (best, highest) = (by, chance);
            }
        }
        match self.current {
            None => Action::Choose(best),
            Some(current) if current == best => Action::Follow,
            Some(_) => Action::Change(best),
        }
    }

    /// Plays on until the game is over or so many rounds have ended.
    pub(crate) fn play(&mut self, leaf: &mut Leaf<'_, Celestial, impl Randomness>, rounds: u32) {
        let Leaf { game, rng, scratch } = leaf;
        loop {
            match game.turn() {
                Turn::Over => return,
                _ if self.rounds >= rounds => return,
                Turn::Chance => {
                    let chance = game.sample_chance(rng, scratch);
                    self.drawing = true;
                    game.resolve_unchecked(chance, self);
                }
                Turn::Decide(seat) => {
                    let action = self.decide(seat, rng);
                    self.drawing = false;
                    game.apply_unchecked(action, self);
                }
            }
        }
    }
}

impl Sink<Event> for CardsInPlay<'_> {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        match make() {
            Event::RoundBegan { .. } => {
                self.tops = [None; MAX_SEATS];
                self.open = [false; MAX_SEATS];
                self.reversed = false;
                self.current = None;
            }
            Event::Turned { seat, card, .. } => {
                self.tops[seat.index()] = card.and_then(|card| self.ratings.rate(card));
                self.open[seat.index()] = !self.drawing;
                self.drawing = false;
            }
            Event::CollectorTurned { collector, .. } => {
                self.drawing = false;
                self.reversed ^= collector == Collector::Eclipse;
            }
            Event::Given { .. } => self.drawing = false,
            Event::Chosen {
                seat,
                characteristic,
                ..
            } => {
                self.open[seat.index()] = true;
                self.current = Some(characteristic);
            }
            Event::Answered { seat, .. } => self.open[seat.index()] = true,
            Event::RoundWon { .. } => self.rounds += 1,
            _ => {}
        }
    }
}
