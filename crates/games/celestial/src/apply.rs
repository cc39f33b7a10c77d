//! What actions do, up to the end of the round (CD-3).

use engine::{Apply, MAX_SEATS, Seat, SeatSet, Sink};
use std::cmp::Ordering;

use crate::action::Action;
use crate::card::Characteristic;
use crate::event::{Answer, Event};
use crate::memory::{Fate, Given, Remembered};
use crate::pile::{Piece, Row};
use crate::state::{Call, Celestial, EndReason, MOST_CALLS, Phase};
use crate::view::Effects;

impl Apply for Celestial {
    #[inline]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match (action, self.phase) {
            (Action::Choose(characteristic), Phase::Leading) => {
                self.call(self.leader, characteristic, events);
            }
            (Action::Change(characteristic), Phase::Asking { seat }) => {
                self.call(seat, characteristic, events);
            }
            (Action::Follow, Phase::Asking { seat }) => {
                self.answer(seat, Answer::Asked, events);
                self.ask_on(seat.next(self.seats), events);
            }
            _ => unreachable!("the caller vouches that the action is legal"),
        }
    }

    fn time_limit(&self) -> Option<u32> {
        self.minutes.filter(|_| self.time.is_none())
    }

    /// CD-5.2: the game ends when the current round does.
    fn call_time_unchecked(&mut self, events: &mut impl Sink<Event>) {
        self.time = Some(self.round);
        events.emit(|| Event::TimeCalled { round: self.round });
    }
}

impl Celestial {
    /// CD-3.1, CD-3.4: a seat becomes the chooser, and everybody else answers
    /// clockwise from it.
    #[inline]
    fn call(
        &mut self,
        chooser: Seat,
        characteristic: Characteristic,
        events: &mut impl Sink<Event>,
    ) {
        self.calls[usize::from(self.call_count) % MOST_CALLS] = Call {
            chooser,
            characteristic,
        };
        self.call_count += 1;
        events.emit(|| Event::Chosen {
            seat: chooser,
            characteristic,
            value: self.value(chooser, characteristic),
        });
        self.ask_on(chooser.next(self.seats), events);
    }

    fn answer(&mut self, seat: Seat, answer: Answer, events: &mut impl Sink<Event>) {
        events.emit(|| {
            let characteristic = self.characteristic();
            Event::Answered {
                seat,
                characteristic,
                value: self.value(seat, characteristic),
                answer,
            }
        });
    }

    fn characteristic(&self) -> Characteristic {
        // OK because it is asked for only once something is chosen.
        self.current_call()
            .expect("a characteristic is chosen")
            .characteristic
    }

    fn chooser(&self) -> Seat {
        // OK because it is asked for only once something is chosen.
        self.current_call()
            .expect("a characteristic is chosen")
            .chooser
    }

    /// CD-3.2: goes on clockwise to the chooser; seats without the right to
    /// change answer by themselves.
    #[inline]
    fn ask_on(&mut self, mut seat: Seat, events: &mut impl Sink<Event>) {
        let chooser = self.chooser();
        let bar = self
            .top_place(chooser)
            .map(|place| self.deck.difficulty(place));
        while seat != chooser {
            if let Some(place) = self.top_place(seat) {
                // CD-3.3: strictly harder than the chooser's card.
                if Some(self.deck.difficulty(place)) > bar {
                    self.phase = Phase::Asking { seat };
                    events.emit(|| Event::Asked { seat });
                    return;
                }
                self.answer(seat, Answer::ByItself, events);
            }
            seat = seat.next(self.seats);
        }
        self.compare(events);
    }

    /// CD-3.5: everybody has announced.
    #[inline]
    fn compare(&mut self, events: &mut impl Sink<Event>) {
        let (by, direction) = (self.characteristic(), self.direction());
        // A merit is four times the rank of the value, plus the difficulty.
        let merit = |seat| {
            let place = self.top_place(seat)?;
            Some(self.deck.merit(place, by, direction))
        };
        let (mut best, mut winner, mut rivals) = (0, self.chooser(), 0);
        for seat in self.seats.iter() {
            let Some(merit) = merit(seat) else { continue };
            match (merit / 4).cmp(&(best / 4)) {
                Ordering::Less => continue,
                Ordering::Equal => rivals += 1,
                Ordering::Greater => rivals = 1,
            }
            if merit >= best {
                (best, winner) = (merit, seat);
            }
        }
        if rivals == 1 {
            return self.win(winner, events);
        }
        let having = |fits: fn(u8, u8) -> bool| -> SeatSet {
            let seats = self.seats.iter();
            seats
                .filter(|&seat| merit(seat).is_some_and(|merit| fits(merit, best)))
                .collect()
        };
        let rivals = having(|merit, best| merit / 4 == best / 4);
        let tied = having(|merit, best| merit == best);
        // CD-4.1: the tied compare difficulty.
        for seat in self.seats.clockwise_from(self.chooser()) {
            if let Some(place) = self.top_place(seat).filter(|_| rivals.contains(seat)) {
                events.emit(|| Event::DifficultyAnnounced {
                    seat,
                    difficulty: self.deck.difficulty(place),
                });
            }
        }
        if tied.len() == 1 {
            self.win(winner, events);
        } else {
            self.battle(tied, events);
        }
    }

    /// CD-3.6, CD-3.7: the winner takes the cards of the round, and leads.
    pub(crate) fn win(&mut self, winner: Seat, events: &mut impl Sink<Event>) {
        events.emit(|| Event::RoundWon { seat: winner });
        for seat in self.seats.clockwise_from(winner) {
            if let Some(piece) = self.top(seat) {
                events.emit(|| Event::Shown {
                    seat,
                    card: self.card(piece),
                });
            }
        }
        let playing = self.collect(winner, events);
        self.call_count = 0;
        self.effects = Effects::default();
        self.tied = SeatSet::EMPTY;
        self.turned = SeatSet::EMPTY;
        self.leader = winner;
        let mut holders = 0;
        for seat in self.seats.iter() {
            if !self.hand(seat).is_empty() {
                holders += 1;
            } else if playing.contains(seat) {
                events.emit(|| Event::Out { seat });
            }
        }
        if holders == 1 {
            // CD-5.1: nobody else has a card.
            self.finish(EndReason::AllCards, events);
        } else if self.time == Some(self.round) {
            self.finish(EndReason::TimeCalled, events);
        } else if self.rounds == Some(self.round) {
            self.finish(EndReason::RoundLimit, events);
        } else {
            self.round += 1;
            self.begin_round(events);
        }
    }

    /// Clears the table in the order of CD-3.6. Returns who had cards there.
    #[inline]
    fn collect(&mut self, winner: Seat, events: &mut impl Sink<Event>) -> SeatSet {
        self.last.begin(winner);
        self.given = Given::EMPTY;
        let mut playing = SeatSet::EMPTY;
        let mut next = [None; MAX_SEATS];
        let mut more = false;
        let mut seat = winner;
        loop {
            if let Some(top) = self.top(seat) {
                playing.insert(seat);
                let after = self.links.after(top);
                next[seat.index() % MAX_SEATS] = after;
                more |= after.is_some();
                if seat != winner && self.effects.shields.contains(seat) {
                    self.last.add(Remembered {
                        piece: top,
                        seat,
                        fate: Fate::Returned,
                    });
                } else {
                    self.played[seat.index() % MAX_SEATS] = Row::EMPTY;
                    self.carry_off(top, seat, winner, events);
                }
            }
            seat = seat.next(self.seats);
            if seat == winner {
                break;
            }
        }
        // A seat takes part in every step of a battle until it is out of it,
        // so its cards in turn are those of the steps in turn.
        while more {
            more = false;
            for seat in self.seats.clockwise_from(winner) {
                if let Some(piece) = next[seat.index() % MAX_SEATS] {
                    let after = self.links.after(piece);
                    next[seat.index() % MAX_SEATS] = after;
                    more |= after.is_some();
                    self.carry_off(piece, seat, winner, events);
                }
            }
        }
        for seat in self.effects.shields.iter() {
            // CD-6.7: a shield outlasts a black hole. What still lies in play
            // was shielded.
            if let Some(piece) = self.top(seat) {
                self.played[seat.index() % MAX_SEATS] = Row::EMPTY;
                self.put_under(seat, piece);
                events.emit(|| Event::Returned {
                    seat,
                    card: self.card(piece),
                });
            }
        }
        playing
    }

    /// One card of the round goes under the winner's pile, or is lost.
    #[inline]
    fn carry_off(&mut self, piece: Piece, from: Seat, winner: Seat, events: &mut impl Sink<Event>) {
        let fate = if self.effects.black_hole && from != winner {
            // CD-6.6
            self.aside.push(piece, &mut self.links);
            events.emit(|| Event::Lost {
                from,
                card: self.card(piece),
            });
            Fate::Lost
        } else {
            self.put_under(winner, piece);
            events.emit(|| Event::Taken {
                from,
                to: winner,
                card: self.card(piece),
            });
            Fate::Taken
        };
        self.last.add(Remembered {
            piece,
            seat: from,
            fate,
        });
    }

    #[inline]
    pub(crate) fn put_under(&mut self, seat: Seat, piece: Piece) {
        self.hands[seat.index() % MAX_SEATS]
            .known
            .push(piece, &mut self.links);
    }

    pub(crate) fn finish(&mut self, end: EndReason, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over(end);
        events.emit(|| Event::Ended { end });
    }
}
