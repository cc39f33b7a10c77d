//! What chance can do: choose the first player, deal and draw.

use crate::cards::COLUMNS;
use crate::state::Phase;
use crate::{Alien, Card, Event, HAND, Landing, Saucer};
use engine::{Chances, Randomness, Scratch, Seat, Seats, Set64, Sink, Weighted};
use serde::{Deserialize, Serialize};

/// One random outcome. Whom it concerns follows from the state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// The seat that begins.
    First(Seat),
    /// A secret alien is dealt.
    Alien(Alien),
    /// A secret saucer is dealt.
    Saucer(Saucer),
    /// A card of a first hand is dealt.
    Deal(Card),
    /// A card is drawn from the pile.
    Draw(Card),
}

impl Chances for Landing {
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        outcomes.clear();
        let likely = self.likely().iter();
        outcomes.extend(likely.map(|number| Weighted::even(self.outcome_numbered(number))));
    }

    fn is_possible(&self, chance: Chance) -> bool {
        let number = match (self.phase, chance) {
            (Phase::First, Chance::First(seat)) => seat.number(),
            (Phase::Alien(_), Chance::Alien(alien)) => alien.number(),
            (Phase::Saucer(_), Chance::Saucer(saucer)) => saucer.number(),
            (Phase::Deal(_), Chance::Deal(card)) => card.number(),
            (Phase::Draw, Chance::Draw(card)) => card.number(),
            _ => return false,
        };
        self.likely().contains(number)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Chance {
        let number = match self.phase {
            // The two frequent stages know how many cards there are.
            Phase::Draw | Phase::Deal(_) => {
                let cards = u32::from(self.pile) + COLUMNS as u32;
                self.unseen.nth(rng.below(cards))
            }
            _ => self.likely().sample(rng),
        };
        self.outcome_numbered(number)
    }

    #[inline]
    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        match (self.phase, chance) {
            (Phase::Draw, Chance::Draw(card)) => {
                let seat = self.turn;
                self.take(seat, card);
                let card = Some(card);
                events.emit(|| Event::Drew { seat, card });
                self.pass_the_turn(events);
            }
            (Phase::Deal(seat), Chance::Deal(card)) => {
                self.take(seat, card);
                // LZ-2.2: four each, the planet row stays where it is.
                if self.hands[seat.index()].len() == u32::from(HAND) {
                    self.phase = next(seat, self.seats).map_or(Phase::Place, Phase::Deal);
                }
                let card = Some(card);
                events.emit(|| Event::CardDealt { seat, card });
            }
            (Phase::First, Chance::First(seat)) => {
                self.turn = seat;
                self.phase = Phase::Alien(Seat::new(0));
                events.emit(|| Event::FirstChosen { seat });
            }
            (Phase::Alien(seat), Chance::Alien(alien)) => {
                self.aliens[seat.index()] = alien;
                let saucers = Phase::Saucer(Seat::new(0));
                self.phase = next(seat, self.seats).map_or(saucers, Phase::Alien);
                let alien = Some(alien);
                events.emit(|| Event::AlienDealt { seat, alien });
            }
            (Phase::Saucer(seat), Chance::Saucer(saucer)) => {
                self.saucers[seat.index()] = saucer;
                let hands = Phase::Deal(Seat::new(0));
                self.phase = next(seat, self.seats).map_or(hands, Phase::Saucer);
                let saucer = Some(saucer);
                events.emit(|| Event::SaucerDealt { seat, saucer });
            }
            (phase, chance) => unreachable!("{chance:?} while {phase:?}"),
        }
    }
}

impl Landing {
    /// The numbers of the equally likely outcomes of this phase; none when no
    /// chance is due.
    #[inline]
    fn likely(&self) -> Set64 {
        match self.phase {
            // LZ-2.2, LZ-3.3: any unseen card can be the next one, since it
            // is not decided which four lie in the planet row.
            Phase::Deal(_) | Phase::Draw => self.unseen,
            Phase::First => Set64::below(u32::from(self.seats.count())),
            // LZ-2.1: there is one secret card of each.
            Phase::Alien(seat) => {
                let dealt = self.aliens[..seat.index()].iter();
                Set64::below(4).without(dealt.map(|alien| alien.number()).collect())
            }
            Phase::Saucer(seat) => {
                let dealt = self.saucers[..seat.index()].iter();
                Set64::below(4).without(dealt.map(|saucer| saucer.number()).collect())
            }
            Phase::Place | Phase::Over(_) => Set64::EMPTY,
        }
    }

    /// The outcome with that number, a member of [`likely`](Self::likely).
    #[inline]
    fn outcome_numbered(&self, number: u8) -> Chance {
        match self.phase {
            Phase::Draw => Chance::Draw(Card::of(number)),
            Phase::Deal(_) => Chance::Deal(Card::of(number)),
            Phase::First => Chance::First(Seat::new(number)),
            Phase::Alien(_) => Chance::Alien(Alien::of(number)),
            Phase::Saucer(_) => Chance::Saucer(Saucer::of(number)),
            Phase::Place | Phase::Over(_) => unreachable!("no chance is due"),
        }
    }

    #[inline]
    fn take(&mut self, seat: Seat, card: Card) {
        self.unseen.remove(card.number());
        self.pile -= 1;
        self.hands[seat.index()].insert(card.number());
    }
}

/// The seat after this one, if the deal has not gone round.
#[inline]
fn next(seat: Seat, seats: Seats) -> Option<Seat> {
    let next = Seat::new(seat.number() + 1);
    seats.contains(next).then_some(next)
}
