//! Battles (CD-4).

use engine::{MAX_SEATS, Seat, SeatSet, Sink};

use crate::event::Event;
use crate::pile::Piece;
use crate::state::{Celestial, Phase};

impl Celestial {
    /// CD-4.3: begins a step of a battle between `tied`, two or more seats,
    /// unless cards are lacking.
    pub(crate) fn battle(&mut self, tied: SeatSet, events: &mut impl Sink<Event>) {
        let (mut able, mut winner) = (SeatSet::EMPTY, None);
        for seat in tied.iter() {
            if !self.hand(seat).is_empty() {
                able.insert(seat);
                winner = Some(seat);
            }
        }
        match (able.len(), winner) {
            (0, _) | (_, None) => self.win(self.first_from_chooser(tied), events),
            (1, Some(winner)) => self.win(winner, events),
            _ => {
                self.tied = able;
                self.turned = SeatSet::EMPTY;
                events.emit(|| Event::BattleStep { seats: able });
                self.battle_on(self.battle_chooser(), events);
            }
        }
    }

    /// CD-4.2: from `seat` on, clockwise up to the chooser, those tied turn.
    pub(crate) fn battle_on(&mut self, mut seat: Seat, events: &mut impl Sink<Event>) {
        let chooser = self.battle_chooser();
        loop {
            while self.tied.contains(seat) && !self.turned.contains(seat) {
                let hand = &mut self.hands[seat.index() % MAX_SEATS];
                if hand.unseen > 0 {
                    self.phase = Phase::Battle { seat };
                    return;
                }
                let Some(piece) = hand.known.take_first(&self.links) else {
                    break;
                };
                self.turn_up_in_battle(seat, piece, events);
            }
            seat = seat.next(self.seats);
            if seat == chooser {
                return self.end_step(events);
            }
        }
    }

    /// A card turned in a battle counts, or is set aside without effect.
    pub(crate) fn turn_up_in_battle(
        &mut self,
        seat: Seat,
        piece: Piece,
        events: &mut impl Sink<Event>,
    ) {
        if piece.as_object().is_some() {
            self.played[seat.index() % MAX_SEATS].push(piece, &mut self.links);
            self.turned.insert(seat);
            events.emit(|| Event::BattleTurned {
                seat,
                card: self.card(piece),
            });
        } else {
            // CD-4.4
            self.aside.push(piece, &mut self.links);
            events.emit(|| Event::CollectorWasted {
                seat,
                collector: self.collectors[piece.collector_index()],
            });
        }
    }

    /// CD-4.2: the hardest wins the step; those tied again go on.
    fn end_step(&mut self, events: &mut impl Sink<Event>) {
        // A seat whose last cards were Collectors has turned nothing that
        // counts. If that is so for all, nobody has a card left (CD-4.3).
        let difficulty = |seat: Seat| {
            let last = self.played[seat.index() % MAX_SEATS].last();
            last.map(|piece| self.deck.difficulty(piece.place()))
        };
        let Some(hardest) = self.turned.iter().map(difficulty).max() else {
            return self.win(self.first_from_chooser(self.tied), events);
        };
        let still = self.turned.iter();
        let still: SeatSet = still.filter(|&seat| difficulty(seat) == hardest).collect();
        if still.len() == 1 {
            self.win(self.first_from_chooser(still), events);
        } else {
            self.battle(still, events);
        }
    }

    /// CD-4.3: the chooser if it is among them, else the first of them
    /// clockwise from it.
    fn first_from_chooser(&self, among: SeatSet) -> Seat {
        let chooser = self.battle_chooser();
        let mut clockwise = self.seats.clockwise_from(chooser);
        clockwise
            .find(|&seat| among.contains(seat))
            .unwrap_or(chooser)
    }

    fn battle_chooser(&self) -> Seat {
        self.current_call().map_or(self.leader, |call| call.chooser)
    }
}
