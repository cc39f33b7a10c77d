//! Turning cards at the start of a round, and what Collectors do (CD-6).

use engine::{MAX_SEATS, Seat, Sink};

use crate::card::Collector;
use crate::event::Event;
use crate::pile::Piece;
use crate::state::{Celestial, EndReason, Phase};

/// What came of turning a card.
pub(crate) enum Turned {
    /// The seat has its top card, or no card: the next seat turns.
    Done,
    /// A Collector: the seat turns again.
    Collector,
    /// A card that nobody has seen is needed to go on.
    Waiting,
}

impl Celestial {
    /// CD-6.1: everybody turns its top card, clockwise from the leader.
    #[inline]
    pub(crate) fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        let from = self.leader;
        events.emit(|| Event::RoundBegan {
            round: self.round,
            leader: from,
        });
        let turned = self.turn_card(from, from, events);
        self.turn_on(from, from, turned, events);
    }

    /// Goes on round the table after what `seat` has turned.
    #[inline(always)]
    pub(crate) fn turn_on(
        &mut self,
        mut seat: Seat,
        from: Seat,
        mut turned: Turned,
        events: &mut impl Sink<Event>,
    ) {
        loop {
            match turned {
                Turned::Waiting => return,
                Turned::Collector if !self.hand(seat).is_empty() => {}
                Turned::Collector | Turned::Done => {
                    if matches!(turned, Turned::Collector) {
                        events.emit(|| Event::Out { seat });
                    }
                    seat = seat.next(self.seats);
                    if seat == from {
                        return self.end_turning(events);
                    }
                }
            }
            turned = self.turn_card(seat, from, events);
        }
    }

    /// One seat turns the next card of its pile.
    #[inline]
    fn turn_card(&mut self, seat: Seat, from: Seat, events: &mut impl Sink<Event>) -> Turned {
        let hand = &mut self.hands[seat.index() % MAX_SEATS];
        if hand.unseen > 0 {
            self.phase = Phase::Turning { seat, from };
            return Turned::Waiting;
        }
        let Some(piece) = hand.known.take_first(&self.links) else {
            return Turned::Done;
        };
        self.turn_up(seat, piece, from, events)
    }

    /// A turned card goes into play, or takes effect.
    #[inline]
    pub(crate) fn turn_up(
        &mut self,
        seat: Seat,
        piece: Piece,
        from: Seat,
        events: &mut impl Sink<Event>,
    ) -> Turned {
        if piece.as_object().is_some() {
            self.played[seat.index() % MAX_SEATS].push(piece, &mut self.links);
            events.emit(|| Event::Turned {
                seat,
                card: Some(self.card(piece)),
                watchers: self.effects.telescopes,
            });
            return Turned::Done;
        }
        self.take_effect(seat, piece, from, events)
    }

    fn take_effect(
        &mut self,
        seat: Seat,
        piece: Piece,
        from: Seat,
        events: &mut impl Sink<Event>,
    ) -> Turned {
        let collector = self.collectors[piece.collector_index()];
        self.aside.push(piece, &mut self.links);
        events.emit(|| Event::CollectorTurned { seat, collector });
        match collector {
            // CD-6.2
            Collector::Comet => return self.give_on(seat, seat.next(self.seats), from, events),
            // CD-6.3: two cancel out.
            Collector::Eclipse => self.effects.reversed = !self.effects.reversed,
            Collector::Telescope => self.look(seat, events),
            // CD-6.5: the last one turned holds. Turning still goes on from
            // where it began.
            Collector::Slingshot => self.leader = seat,
            Collector::BlackHole => self.effects.black_hole = true,
            Collector::Shield => self.effects.shields.insert(seat),
        }
        Turned::Collector
    }

    /// CD-6.4: a seat sees the top cards in play, and those to come.
    fn look(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if self.effects.telescopes.contains(seat) {
            return;
        }
        self.effects.telescopes.insert(seat);
        for other in self.seats.clockwise_from(seat) {
            if other != seat
                && let Some(piece) = self.top(other)
            {
                events.emit(|| Event::Peeked {
                    seat,
                    other,
                    card: Some(self.card(piece)),
                });
            }
        }
    }

    /// CD-6.2: from `giver` on, everybody with two cards or more gives its
    /// bottom card to the owner of the Comet.
    pub(crate) fn give_on(
        &mut self,
        to: Seat,
        mut giver: Seat,
        from: Seat,
        events: &mut impl Sink<Event>,
    ) -> Turned {
        while giver != to {
            if self.held(giver) >= 2 {
                let known = &mut self.hands[giver.index() % MAX_SEATS].known;
                let Some(piece) = known.take_last(&mut self.links) else {
                    self.phase = Phase::Giving { to, giver, from };
                    return Turned::Waiting;
                };
                self.give(giver, to, piece, events);
            }
            giver = giver.next(self.seats);
        }
        Turned::Collector
    }

    pub(crate) fn give(
        &mut self,
        from: Seat,
        to: Seat,
        piece: Piece,
        events: &mut impl Sink<Event>,
    ) {
        self.put_under(to, piece);
        self.given.insert(piece);
        events.emit(|| Event::Given {
            from,
            to,
            card: self.card(piece),
        });
    }

    /// Everybody has turned.
    #[inline]
    fn end_turning(&mut self, events: &mut impl Sink<Event>) {
        let with_card = |seat: &Seat| self.top(*seat).is_some();
        match self.seats.iter().filter(with_card).count() {
            // CD-5.1: the game ends as the cards lie.
            0 => return self.finish(EndReason::NobodyLeft, events),
            1 => return self.finish(EndReason::AllCards, events),
            _ => {}
        }
        if self.top(self.leader).is_none() {
            // CD-6.1: a leader without a card hands over.
            let mut clockwise = self.seats.clockwise_from(self.leader);
            let leader = clockwise.find(with_card).unwrap_or(self.leader);
            self.leader = leader;
            events.emit(|| Event::LeadPassed { to: leader });
        }
        self.phase = Phase::Leading;
    }
}
