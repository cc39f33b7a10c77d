//! What actions do.

use crate::action::Action;
use crate::event::Event;
use crate::layout::Cell;
use crate::rocket::Rocket;
use crate::state::{Phase, Rockets};
use engine::{Apply, Set64, Sink};

impl Apply for Rockets {
    // Where an action was just sampled its kind is known, and nothing is left to
    // ask: random play feels the difference.
    #[inline(always)]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Move(cell) => {
                self.fly(cell, events);
                let removable = self.removable();
                if !removable.is_empty() {
                    self.phase = Phase::Remove;
                    self.choices = removable;
                    return;
                }
                // LR-3.5: nothing may be removed, so there is no decision.
                let (rocket, seat) = (self.turn, self.owner(self.turn));
                events.emit(|| Event::NothingToRemove { rocket, seat });
            }
            Action::Rescue(cell) => self.rescue(cell, events),
            Action::Remove(cell) => self.take_away(cell, events),
        }
        self.pass_on(events);
    }
}

impl Rockets {
    /// LR-3.1: moves the rocket whose turn it is.
    #[inline(always)]
    fn fly(&mut self, to: Cell, events: &mut impl Sink<Event>) {
        let (rocket, seat) = (self.turn, self.owner(self.turn));
        let from = self.stand_on(to);
        self.leave_base(rocket);
        events.emit(|| Event::Moved {
            rocket,
            seat,
            from,
            to,
        });
    }

    /// LR-3.4: a rocket has left its starting base once it moves, before it
    /// removes.
    #[inline(always)]
    fn leave_base(&mut self, rocket: Rocket) {
        // Asked at every move, true at the first one only.
        if self.waiting.contains(rocket) {
            self.waiting.remove(rocket);
            self.protected = self.protection();
        }
    }

    /// LR-3.3: removes the top galaxy of a stack.
    #[inline(always)]
    fn take_away(&mut self, cell: Cell, events: &mut impl Sink<Event>) {
        let others = Set64(!cell.alone().0);
        let [one, two, three, four] = self.levels;
        // LR-1.5: a cell falls out of its highest level, that is, out of each
        // level whose next one it is not in.
        self.levels = [
            one.intersection(two.union(others)),
            two.intersection(three.union(others)),
            three.intersection(four.union(others)),
            four.intersection(others),
        ];
        events.emit(|| Event::Removed {
            rocket: self.turn,
            seat: self.owner(self.turn),
            cell,
            height: self.height(cell),
        });
    }

    /// LR-4.1: brings the base of the rocket whose turn it is under it.
    #[inline]
    fn rescue(&mut self, to: Cell, events: &mut impl Sink<Event>) {
        let (rocket, seat) = (self.turn, self.owner(self.turn));
        let base = self.starts[rocket.index()];
        self.pads.remove(base.number());
        // LR-4.2: from now on it is an ordinary galaxy, and the cell it left
        // is empty.
        self.levels[0].insert(to.number());
        let from = self.stand_on(to);
        events.emit(|| Event::Rescued {
            rocket,
            seat,
            base,
            from,
            to,
        });
    }

    /// Puts the rocket whose turn it is on a cell; returns the one it left.
    #[inline(always)]
    fn stand_on(&mut self, to: Cell) -> Cell {
        let from = std::mem::replace(&mut self.stands[self.turn.index()], to);
        self.occupied = self.occupied.without(from.alone()).union(to.alone());
        from
    }

    /// LR-2.3: the turn goes clockwise to the next rocket that can go
    /// somewhere; those that can't are eliminated on the way.
    #[inline(always)]
    fn pass_on(&mut self, events: &mut impl Sink<Event>) {
        loop {
            self.turn = self.left.after(self.turn);
            self.phase = Phase::Move;
            self.choices = self.ways_out(self.turn);
            if !self.choices.is_empty() {
                return;
            }
            self.eliminate(self.turn, events);
            if self.is_decided() {
                self.phase = Phase::Over;
                self.turn = Rocket::default();
                events.emit(|| Event::Won {
                    seats: self.winners(),
                });
                return;
            }
        }
    }

    /// LR-5.1: takes a rocket off. What it stood on stays, and so does its
    /// base.
    #[inline]
    fn eliminate(&mut self, rocket: Rocket, events: &mut impl Sink<Event>) {
        let cell = std::mem::take(&mut self.stands[rocket.index()]);
        self.occupied = self.occupied.without(cell.alone());
        self.left.remove(rocket);
        self.leave_base(rocket);
        // OK because every rocket falls at most once.
        self.fallen[usize::from(self.fallen_count)] = rocket;
        self.fallen_count += 1;
        events.emit(|| Event::Eliminated {
            rocket,
            seat: self.owner(rocket),
            cell,
        });
    }
}
