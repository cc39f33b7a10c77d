//! What chance can do: the deals of the set-up, and the card that refills a
//! hand.

use crate::Supernova;
use crate::alien::Alien;
use crate::bag::Bag;
use crate::card::Card;
use crate::event::{Event, Source};
use crate::planet::GALAXY;
use crate::state::{HAND, Phase, UNDEALT_PILE};
use engine::{Chances, Randomness, Scratch, Seat, Set64, Sink, Weighted};
use serde::{Deserialize, Serialize};

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// The starting player (SN-2.5).
    First(Seat),
    /// The alien on the initial favourite card that is dealt (SN-2.1).
    Favourite(Alien),
    /// The alien on the token that is dealt (SN-2.1).
    Token(Alien),
    /// The planet card that comes into a hand (SN-2.2, SN-4.1, SN-4.2).
    Draw(Card),
}

impl Chances for Supernova {
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        outcomes.clear();
        let aliens = |set: Set64| set.iter().filter_map(Alien::new);
        match self.phase {
            Phase::FirstSeat => {
                outcomes.extend(
                    self.seats
                        .iter()
                        .map(|seat| Weighted::even(Chance::First(seat))),
                );
            }
            Phase::Favourites { .. } => outcomes.extend(
                aliens(self.undealt_favourites()).map(|a| Weighted::even(Chance::Favourite(a))),
            ),
            Phase::Tokens { .. } => {
                outcomes.extend(
                    aliens(self.undealt_tokens()).map(|a| Weighted::even(Chance::Token(a))),
                );
            }
            // SN-4.2: what the pile and the galaxy hold is equally unknown.
            Phase::Hands { .. } | Phase::Refill { .. } => outcomes.extend(
                Card::planet_cards()
                    .map(|card| Weighted {
                        chance: Chance::Draw(card),
                        weight: self.unseen.count(card),
                    })
                    .filter(|outcome| outcome.weight > 0),
            ),
            Phase::Play { .. } | Phase::Over { .. } => {}
        }
    }

    fn is_possible(&self, chance: Chance) -> bool {
        match (self.phase, chance) {
            (Phase::FirstSeat, Chance::First(seat)) => self.seats.contains(seat),
            (Phase::Favourites { .. }, Chance::Favourite(alien)) => {
                self.undealt_favourites().contains(alien.number())
            }
            (Phase::Tokens { .. }, Chance::Token(alien)) => {
                self.undealt_tokens().contains(alien.number())
            }
            (Phase::Hands { .. } | Phase::Refill { .. }, Chance::Draw(card)) => {
                self.unseen.contains(card)
            }
            _ => false,
        }
    }

    /// A chance outcome by weight, without listing them. Chance is due.
    #[inline]
    fn sample_chance(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Chance {
        // OK because both sets hold numbers of aliens.
        let alien = |number: u8| Alien::ALL[usize::from(number)];
        match self.phase {
            Phase::FirstSeat => {
                let drawn = rng.below(u32::from(self.seats.count()));
                Chance::First(Seat::new(drawn as u8)) // OK because it is below 5.
            }
            Phase::Favourites { .. } => {
                Chance::Favourite(alien(self.undealt_favourites().sample(rng)))
            }
            Phase::Tokens { .. } => Chance::Token(alien(self.undealt_tokens().sample(rng))),
            _ => Chance::Draw(self.unseen.sample(self.unseen_count(), rng)),
        }
    }

    #[inline]
    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        match (self.phase, chance) {
            (Phase::Refill { seat }, Chance::Draw(card)) => self.refill(seat, card, events),
            (Phase::Hands { to, first }, Chance::Draw(card)) => {
                self.deal_card(to, first, card, events);
            }
            (Phase::FirstSeat, Chance::First(first)) => {
                self.phase = Phase::Favourites {
                    to: Seat::new(0),
                    first,
                };
                events.emit(|| Event::FirstSeatDrawn { seat: first });
            }
            (Phase::Favourites { to, first }, Chance::Favourite(alien)) => {
                // SN-2.1: a favourite card lies face up.
                let card = Card::initial(alien);
                self.favourites[to.index()].insert(card);
                events.emit(|| Event::FavouriteDealt { seat: to, card });
                let to = to.next(self.seats);
                self.phase = if to == Seat::new(0) {
                    Phase::Tokens { to, first }
                } else {
                    Phase::Favourites { to, first }
                };
            }
            (Phase::Tokens { to, first }, Chance::Token(token)) => {
                // SN-2.1: a token lies face down.
                self.tokens[to.index()] = Some(token);
                events.emit(|| Event::TokenDealt {
                    seat: to,
                    token: Some(token),
                });
                let to = to.next(self.seats);
                self.phase = if to == Seat::new(0) {
                    Phase::Hands { to, first }
                } else {
                    Phase::Tokens { to, first }
                };
            }
            (phase, chance) => unreachable!("{chance:?} can't occur in {phase:?}"),
        }
    }
}

impl Supernova {
    /// The aliens whose initial favourite card is not dealt yet.
    fn undealt_favourites(&self) -> Set64 {
        let dealt = self.favourites.into_iter().fold(Bag::EMPTY, Bag::union);
        Alien::ALL
            .into_iter()
            .filter(|&alien| !dealt.contains(Card::initial(alien)))
            .map(Alien::number)
            .collect()
    }

    /// The aliens whose token is not dealt yet.
    fn undealt_tokens(&self) -> Set64 {
        let dealt: Set64 = self.tokens.iter().flatten().map(|t| t.number()).collect();
        Set64::below(Alien::ALL.len() as u32).without(dealt)
    }

    /// SN-2.2: three cards each, one seat after the other.
    fn deal_card(&mut self, to: Seat, first: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.unseen.take(card);
        self.pile -= 1;
        self.hands[to.index()].insert(card);
        events.emit(|| Event::CardDealt {
            seat: to,
            card: Some(card),
        });
        let dealt = UNDEALT_PILE - self.pile;
        if dealt == HAND * self.seats.count() {
            self.phase = Phase::Play { seat: first };
        } else if dealt.is_multiple_of(HAND) {
            self.phase = Phase::Hands {
                to: to.next(self.seats),
                first,
            };
        }
    }

    /// SN-4.1: one card, and the turn passes on.
    #[inline]
    fn refill(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.unseen.take(card);
        self.hands[seat.index()].insert(card);
        let from = self.next_source();
        match from {
            Source::Pile => self.pile -= 1,
            // SN-4.2: a taken planet is gone; the others keep their numbers.
            Source::Galaxy { .. } => self.taken += 1,
        }
        debug_assert!(self.taken <= GALAXY);
        events.emit(|| Event::CardDrawn {
            seat,
            from,
            card: Some(card),
        });
        if from == Source::Pile && self.pile == 0 {
            events.emit(|| Event::PileEmptied);
        }
        self.phase = Phase::Play {
            seat: seat.next(self.seats),
        };
    }
}
