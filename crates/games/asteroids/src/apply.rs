//! What actions and draws do: a turn from its beginning to its end.

use crate::action::Action;
use crate::board::{Journey, Piece};
use crate::event::{Cause, Event, Source};
use crate::geometry::Facing;
use crate::hand::{Hand, Kept};
use crate::number::{Rot, Tile};
use crate::score::{EndReason, Moment};
use crate::state::{Arrival, Asteroids, Phase, Ship};
use engine::{Apply, Seat, SeatSet, Set64, Sink};
use std::num::NonZeroU8;

/// Whether play goes on after eliminations.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Play {
    GoesOn,
    IsOver,
}

impl Apply for Asteroids {
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Mark { mark } => self.put_on_mark(mark, events),
            Action::Tile { tile, rot } => self.place(tile, rot, events),
            Action::Keep { keep } => self.keep(keep, events),
        }
    }
}

impl Asteroids {
    /// AF-2.3: the first player is known.
    pub(crate) fn begin_with(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.emit(|| Event::First { seat });
        self.active = seat;
        self.phase = Phase::Deal;
    }

    /// AF-2.3: in turn order everyone puts its ship on a starting mark.
    fn put_on_mark(&mut self, mark: Facing, events: &mut impl Sink<Event>) {
        let seat = self.active;
        events.emit(|| Event::ShipPlaced { seat, mark });
        self.ships[seat.index()] = Ship::at(mark);
        self.flying.insert(seat);
        // After the last player comes the first one.
        self.active = seat.next(self.seats);
        if self.flying == SeatSet::all(self.seats) {
            self.begin_turn(events);
        }
    }

    fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        events.emit(|| Event::TurnBegan { seat });
        self.dice = None;
        if self.options.asteroids {
            self.top_up();
        } else {
            // AF-9.1: no dice are rolled.
            self.come_to_place(events);
        }
    }

    /// AF-4.7: at least two asteroids before the roll, as far as it goes.
    pub(crate) fn top_up(&mut self) {
        self.phase = if self.afloat.len() < 2 && self.can_add_asteroid() {
            Phase::Asteroid {
                why: Arrival::TopUp,
            }
        } else {
            Phase::Dice
        };
    }

    /// The asteroids have moved; the active player still flies.
    pub(crate) fn come_to_place(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        if self.hand().is_empty() {
            // AF-3.5: no tile, no decision. Not without end, because AF-8.2
            // has ended the game when nobody has a tile.
            events.emit(|| Event::Skipped { seat });
            return self.pass_turn(events);
        }
        let blocked = self
            .facing()
            .is_some_and(|facing| self.board.has_asteroid(facing.square()));
        if !blocked {
            self.phase = Phase::Place;
            return;
        }
        // AF-4.6: however the asteroid got there.
        let mut moment = Moment::default();
        self.eliminate(seat, Cause::Blocked, &mut moment, events);
        if self.settle(moment, events) == Play::GoesOn {
            self.pass_turn(events);
        }
    }

    /// The next ship still flying has its turn.
    pub(crate) fn pass_turn(&mut self, events: &mut impl Sink<Event>) {
        self.active = self.next_flying(self.active);
        self.begin_turn(events);
    }

    /// The first ship still flying after a seat, clockwise.
    fn next_flying(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.seats);
        while !self.flying.contains(next) {
            next = next.next(self.seats);
        }
        next
    }

    /// AF-3.2 and AF-3.3: a tile is placed, and ships follow their paths.
    fn place(&mut self, tile: Tile, rot: Rot, events: &mut impl Sink<Event>) {
        let active = self.active;
        let (Some(facing), Some(position)) = (self.facing(), self.hand().position(tile)) else {
            return;
        };
        let square = facing.square();
        self.hands[active.index()].remove(position);
        self.board.put(square, Piece::Tile { tile, rot });
        events.emit(|| Event::TilePlaced {
            seat: active,
            tile,
            rot,
            square,
        });

        // AF-6.1: the active ship first, then the others in turn order.
        let mut moment = Moment::default();
        for seat in self.seats.clockwise_from(active) {
            let ship = self.ships[seat.index()];
            if ship.faces(square) {
                self.fly(seat, ship, &mut moment, events);
            }
        }
        if moment.gone.is_empty() {
            return self.draw_up(events);
        }
        if let Some((end, winners)) = self.end_after(moment) {
            self.bury_hands(moment.gone, events);
            return self.finish(end, winners, events);
        }
        if self.offers_bonus(moment.gone) {
            self.show_hands(moment.gone, events);
            self.phase = Phase::Bonus;
            return;
        }
        self.bury_hands(moment.gone, events);
        self.after_eliminations(events);
    }

    /// AF-6.1, AF-6.2: a ship follows its path to the end.
    fn fly(&mut self, seat: Seat, ship: Ship, moment: &mut Moment, events: &mut impl Sink<Event>) {
        let Some(start) = ship.facing() else { return };
        let journey = self
            .board
            .follow(&self.tables, start, |square, entry, exit| {
                events.emit(|| Event::ShipFlew {
                    seat,
                    square,
                    entry,
                    exit,
                });
            });
        match journey {
            Journey::Ends(at) => {
                self.ships[seat.index()] = Ship::at(at);
                events.emit(|| Event::ShipStopped { seat, at });
            }
            Journey::Edge => {
                moment.over_edge.insert(seat);
                self.eliminate(seat, Cause::Edge, moment, events);
            }
            Journey::Asteroid(_) => self.eliminate(seat, Cause::Asteroid, moment, events),
            Journey::Loop => self.eliminate(seat, Cause::Loop, moment, events),
        }
    }

    /// Takes a ship off the board, as part of a moment.
    pub(crate) fn eliminate(
        &mut self,
        seat: Seat,
        cause: Cause,
        moment: &mut Moment,
        events: &mut impl Sink<Event>,
    ) {
        events.emit(|| Event::Eliminated { seat, cause });
        // Everyone of a moment gets its number: one more than those before.
        let before = self
            .seats
            .iter()
            .filter(|&other| !moment.gone.contains(other))
            .filter_map(|other| self.fallen[other.index()])
            .max();
        let after = before.map_or(1, |before| before.get() + 1);
        self.fallen[seat.index()] = NonZeroU8::new(after);
        self.ships[seat.index()] = Ship::NONE;
        self.flying.remove(seat);
        moment.gone.insert(seat);
    }

    /// After eliminations outside a placement: ends the game, or puts the
    /// hands under the pile and serves the marker.
    pub(crate) fn settle(&mut self, moment: Moment, events: &mut impl Sink<Event>) -> Play {
        self.bury_hands(moment.gone, events);
        if let Some((end, winners)) = self.end_after(moment) {
            self.finish(end, winners, events);
        } else if self.is_out_of_tiles() {
            self.finish(EndReason::NoTiles, self.flying, events);
        } else {
            self.serve_marker(events);
            return Play::GoesOn;
        }
        Play::IsOver
    }

    /// The hands of the ships a placement eliminated lie under the pile, and
    /// the game goes on.
    fn after_eliminations(&mut self, events: &mut impl Sink<Event>) {
        if self.is_out_of_tiles() {
            return self.finish(EndReason::NoTiles, self.flying, events);
        }
        self.serve_marker(events);
        if self.flying.contains(self.active) {
            self.draw_up(events);
        } else {
            self.pass_turn(events);
        }
    }

    /// AF-7.1: the hands of eliminated players go under the pile, in turn
    /// order from the active one.
    fn bury_hands(&mut self, gone: SeatSet, events: &mut impl Sink<Event>) {
        for seat in self.seats.clockwise_from(self.active) {
            let hand = self.hands[seat.index()];
            if !gone.contains(seat) || hand.is_empty() {
                continue;
            }
            self.hands[seat.index()] = Hand::EMPTY;
            for &tile in hand.tiles() {
                self.under.push(tile);
            }
            events.emit(|| Event::HandUnder {
                seat,
                count: hand.len() as u8, // OK because it is at most 3.
                tiles: Some(hand),
            });
        }
    }

    /// AF-9.2: whether the active player survived and has something to choose.
    fn offers_bonus(&self, gone: SeatSet) -> bool {
        self.options.bonus
            && self.seats.count() >= 3
            && self.flying.contains(self.active)
            && !self.hand().is_empty()
            && gone.iter().any(|seat| !self.hands[seat.index()].is_empty())
    }

    fn show_hands(&self, gone: SeatSet, events: &mut impl Sink<Event>) {
        for seat in self.seats.clockwise_from(self.active) {
            let hand = self.hands[seat.index()];
            if gone.contains(seat) && !hand.is_empty() {
                events.emit(|| Event::HandShown {
                    to: self.active,
                    seat,
                    tiles: Some(hand),
                });
            }
        }
    }

    /// AF-9.2: what is not kept goes under the pile in ascending order.
    fn keep(&mut self, keep: Kept, events: &mut impl Sink<Event>) {
        let active = self.active;
        let rest = self.on_offer().without(keep.set());
        for seat in self.seats.iter() {
            if seat == active || !self.flying.contains(seat) {
                self.hands[seat.index()] = Hand::EMPTY;
            }
        }
        for &tile in keep.tiles() {
            self.hands[active.index()].push(tile);
        }
        let hand = *self.hand();
        events.emit(|| Event::Kept {
            seat: active,
            tiles: Some(hand),
        });
        for tile in rest {
            self.under.push(Tile::of(tile));
        }
        events.emit(|| Event::RestUnder {
            seat: active,
            count: rest.len() as u8, // OK because it is at most 24.
            tiles: Some(rest.iter().map(Tile::of).collect()),
        });
        self.after_eliminations(events);
    }

    /// AF-7.3, AF-7.4: after the pile got tiles, or ships were eliminated,
    /// everyone draws in the marker's order. The tiles nobody has seen ran
    /// out before the marker came into play, so chance has no part in it.
    pub(crate) fn serve_marker(&mut self, events: &mut impl Sink<Event>) {
        let Some(holder) = self.marker else { return };
        debug_assert!(self.unseen.is_empty());
        let first = if self.flying.contains(holder) {
            holder
        } else {
            self.next_flying(holder)
        };
        let mut short = None;
        for seat in self.seats.clockwise_from(first) {
            if !self.flying.contains(seat) {
                continue;
            }
            self.draw_from_under(seat, events);
            if short.is_none() && !self.hands[seat.index()].is_full() {
                short = Some(seat);
            }
        }
        self.move_marker(short, events);
    }

    fn move_marker(&mut self, to: Option<Seat>, events: &mut impl Sink<Event>) {
        let from = self.marker;
        if from != to {
            self.marker = to;
            events.emit(|| Event::MarkerMoved { from, to });
        }
    }

    /// Draws up to three tiles from those under the pile.
    fn draw_from_under(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        while !self.hands[seat.index()].is_full() {
            let Some(tile) = self.under.pop() else { return };
            self.hands[seat.index()].push(tile);
            events.emit(|| Event::Drew {
                seat,
                tile: Some(tile),
                from: Source::Under,
            });
        }
    }

    /// AF-3.4, AF-7.1: the active player draws until it holds three.
    fn draw_up(&mut self, events: &mut impl Sink<Event>) {
        if !self.hand().is_full() {
            if !self.unseen.is_empty() {
                self.phase = Phase::Draw;
                return;
            }
            self.draw_from_under(self.active, events);
            // AF-7.2: the first player that can't draw to three.
            if !self.hand().is_full() && self.marker.is_none() {
                self.move_marker(Some(self.active), events);
            }
        }
        if self.is_out_of_tiles() {
            return self.finish(EndReason::NoTiles, self.flying, events);
        }
        self.pass_turn(events);
    }

    /// A tile nobody has seen comes to a hand: dealt (AF-2.1) or drawn.
    pub(crate) fn draw_unseen(&mut self, tile: Tile, events: &mut impl Sink<Event>) {
        let dealing = self.phase == Phase::Deal;
        let seat = if dealing {
            self.dealt_to()
        } else {
            self.active
        };
        self.unseen.remove(tile.number());
        self.hands[seat.index()].push(tile);
        events.emit(|| Event::Drew {
            seat,
            tile: Some(tile),
            from: Source::Pile,
        });
        if !dealing {
            self.draw_up(events);
        } else if self.hands[usize::from(self.seats.count()) - 1].is_full() {
            // Hands are dealt one after the other: the last one is complete.
            self.set_up_asteroids();
        }
    }

    /// AF-2.2: the next asteroid of the set-up, or the starting marks.
    pub(crate) fn set_up_asteroids(&mut self) {
        let wanted = self.options.asteroids_at_start(self.seats);
        self.phase = if self.afloat.len() < wanted {
            Phase::Asteroid {
                why: Arrival::SetUp,
            }
        } else {
            Phase::Mark
        };
    }

    pub(crate) fn finish(
        &mut self,
        end: EndReason,
        winners: SeatSet,
        events: &mut impl Sink<Event>,
    ) {
        self.winners = winners;
        self.to_act = Set64::EMPTY;
        self.phase = Phase::Over { end };
        events.emit(|| Event::Ended { end, winners });
    }
}
