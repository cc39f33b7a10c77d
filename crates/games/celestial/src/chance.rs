//! What chance can do.

use engine::{Chances, Randomness, Scratch, Seat, Sink, Weighted};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Collector};
use crate::event::Event;
use crate::pile::Piece;
use crate::state::{Celestial, Phase};

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Who leads the first round (CD-2.2).
    First(Seat),
    /// Which card it is that nobody has seen yet.
    Draw(Card),
}

impl Chances for Celestial {
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        outcomes.clear();
        if self.phase == Phase::First {
            outcomes.extend(self.seats.iter().map(Chance::First).map(Weighted::even));
        } else if self.draw_is_due() {
            let objects = self.pool.objects.iter().map(Piece::object);
            outcomes.extend(objects.map(|piece| Weighted::even(Chance::Draw(self.card(piece)))));
            for kind in Collector::ALL {
                let weight = self.unseen_of(kind);
                if weight > 0 {
                    outcomes.push(Weighted {
                        chance: Chance::Draw(Card::collector(kind)),
                        weight,
                    });
                }
            }
        }
    }

    fn is_possible(&self, chance: Chance) -> bool {
        match chance {
            Chance::First(seat) => self.phase == Phase::First && self.seats.contains(seat),
            Chance::Draw(card) => {
                self.draw_is_due()
                    && match card.as_collector() {
                        Some(kind) => self.unseen_of(kind) > 0,
                        None => self
                            .deck
                            .place(card)
                            .is_some_and(|place| self.pool.objects.contains(place)),
                    }
            }
        }
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Chance {
        if self.phase == Phase::First {
            return Chance::First(Seat::new(rng.below(u32::from(self.seats.count())) as u8));
        }
        let objects = self.pool.objects.len();
        let rank = rng.below(objects + self.pool.collectors.len());
        let piece = if rank < objects {
            Piece::object(self.pool.objects.nth(rank))
        } else {
            Piece::collector(self.pool.collectors.nth(rank - objects))
        };
        Chance::Draw(self.card(piece))
    }

    #[inline]
    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        let card = match chance {
            Chance::First(seat) => {
                self.leader = seat;
                events.emit(|| Event::FirstLeader { seat });
                return self.begin_round(events);
            }
            Chance::Draw(card) => card,
        };
        let piece = self.take_from_pool(card);
        match self.phase {
            Phase::Turning { seat, from } => {
                self.hand_mut(seat).unseen -= 1;
                let turned = self.turn_up(seat, piece, from, events);
                self.turn_on(seat, from, turned, events);
            }
            Phase::Giving { to, giver, from } => {
                self.hand_mut(giver).unseen -= 1;
                self.give(giver, to, piece, events);
                let turned = self.give_on(to, giver.next(self.seats), from, events);
                self.turn_on(to, from, turned, events);
            }
            Phase::Battle { seat } => {
                self.hand_mut(seat).unseen -= 1;
                self.turn_up_in_battle(seat, piece, events);
                self.battle_on(seat, events);
            }
            _ => unreachable!("the caller vouches that a draw is due"),
        }
    }
}

impl Celestial {
    /// Whether an unseen card is to be decided.
    const fn draw_is_due(&self) -> bool {
        matches!(
            self.phase,
            Phase::Turning { .. } | Phase::Giving { .. } | Phase::Battle { .. }
        )
    }

    /// How many of one kind of Collector nobody has seen yet.
    fn unseen_of(&self, kind: Collector) -> u32 {
        let unseen = self.pool.collectors.iter();
        unseen
            .filter(|&index| self.collectors[usize::from(index)] == kind)
            .count() as u32 // OK because there are at most 64.
    }

    /// Takes out a card that nobody has seen yet.
    #[inline]
    pub(crate) fn take_from_pool(&mut self, card: Card) -> Piece {
        match card.as_collector() {
            None => {
                // OK because the caller vouches that it is in the pool.
                let place = self.deck.place(card).expect("a card of this deck");
                self.pool.objects.remove(place);
                Piece::object(place)
            }
            Some(kind) => {
                let mut unseen = self.pool.collectors.iter();
                let index = unseen
                    .find(|&index| self.collectors[usize::from(index)] == kind)
                    .expect("a Collector in the pool"); // OK: vouched for.
                self.pool.collectors.remove(index);
                Piece::collector(index)
            }
        }
    }
}
