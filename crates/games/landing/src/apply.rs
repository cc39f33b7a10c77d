//! What placing a card does.

use crate::event::{Emblem, Level, Match, Side};
use crate::stack::Placed;
use crate::state::{Finish, Phase};
use crate::{Action, Column, Event, Kind, Landing};
use engine::{Apply, Seat, Set64, Sink};

/// Where an armed card stands while it blasts.
#[derive(Clone, Copy)]
struct Blaster {
    placed: Placed,
    column: Column,
    height: u8,
}

/// A card that an armed card is about to eliminate.
#[derive(Clone, Copy)]
struct Target {
    side: Side,
    column: Column,
    height: u8,
}

impl Apply for Landing {
    #[inline]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let Action {
            card,
            column,
            bottom,
        } = action;
        let seat = self.turn;
        let placed = Placed::laid(card, bottom);
        self.hands[seat.index()].remove(card.number());
        let height = self.stacks[column.index()].push(placed);
        events.emit(|| Event::Placed {
            seat,
            card,
            bottom,
            column,
            height,
        });
        if card.kind() == Kind::Armed {
            let blaster = Blaster {
                placed,
                column,
                height,
            };
            self.blast(blaster, events);
        }
        self.go_on(events);
    }
}

impl Landing {
    /// LZ-4.5: pass after pass, until nothing more matches.
    fn blast(&mut self, mut blaster: Blaster, events: &mut impl Sink<Event>) {
        let mut pass = 0;
        loop {
            let targets = self.targets(blaster);
            if targets.iter().all(Option::is_none) {
                break;
            }
            // LZ-4.3: all are judged where they stand before anything falls.
            for target in targets.into_iter().flatten() {
                self.eliminate(blaster, target, pass, events);
            }
            for target in targets.into_iter().flatten() {
                self.close_gap(target, pass, events);
                if target.side == Side::Below {
                    blaster.height -= 1;
                }
            }
            pass += 1;
        }
        let Blaster {
            placed,
            column,
            height,
        } = blaster;
        events.emit(|| Event::Spent {
            card: placed.card(),
            column,
            height,
            passes: pass,
        });
    }

    /// LZ-4.2, LZ-4.3: what matches now, horizontally and then vertically.
    /// Stars and empty places show no emblem and so never match (LZ-5.1).
    #[inline]
    fn targets(&self, blaster: Blaster) -> [Option<Target>; 3] {
        let Blaster {
            placed,
            column,
            height,
        } = blaster;
        let emblems = placed.emblems();
        let beside = |side: Side, column: Column| {
            let shown = self.stacks[column.index()].emblems(height);
            (emblems & shown != 0).then_some(Target {
                side,
                column,
                height,
            })
        };
        let left = column.left().and_then(|left| beside(Side::Left, left));
        let right = column.right().and_then(|right| beside(Side::Right, right));
        let below = height.checked_sub(1).and_then(|height| {
            let shown = self.stacks[column.index()].emblems(height);
            // Its own bottom end against the top end of the card under it.
            (emblems & shown >> 8 != 0).then_some(Target {
                side: Side::Below,
                column,
                height,
            })
        });
        [left, right, below]
    }

    /// LZ-4.6: the card goes to the pile of the seat that placed the armed one.
    #[inline]
    fn eliminate(
        &mut self,
        blaster: Blaster,
        target: Target,
        pass: u8,
        events: &mut impl Sink<Event>,
    ) {
        let Target {
            side,
            column,
            height,
        } = target;
        let Some(blasted) = self.stacks[column.index()].at(height) else {
            return;
        };
        let seat = self.turn;
        self.eliminated[seat.index()].push(blasted.card());
        events.emit(|| Event::Blasted {
            seat,
            pass,
            by: blaster.placed.card(),
            card: blasted.card(),
            side,
            column,
            height,
            matches: matches(blaster.placed, blasted, side),
        });
    }

    /// LZ-4.4: the cards above an eliminated one fall, stars too.
    #[inline]
    fn close_gap(&mut self, target: Target, pass: u8, events: &mut impl Sink<Event>) {
        let Target { column, height, .. } = target;
        let stack = &mut self.stacks[column.index()];
        stack.remove(height);
        for to in height..stack.height() {
            if let Some(fallen) = stack.at(to) {
                events.emit(|| Event::Fell {
                    pass,
                    card: fallen.card(),
                    column,
                    from: to + 1,
                    to,
                });
            }
        }
    }

    /// LZ-6.1: the end is judged after all eliminations and before the draw.
    #[inline]
    fn go_on(&mut self, events: &mut impl Sink<Event>) {
        if self.open_columns().is_empty() {
            self.finish(Finish::ColumnsFull, events);
        } else if self.pile > 0 {
            // LZ-3.3
            self.phase = Phase::Draw;
        } else if self.hands.iter().all(|hand| hand.is_empty()) {
            self.finish(Finish::CardsExhausted, events);
        } else {
            self.pass_the_turn(events);
        }
    }

    /// LZ-3.4: the next seat that has a card; those without pass. Somebody
    /// has one, or the game would be over.
    #[inline]
    pub(crate) fn pass_the_turn(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Place;
        loop {
            self.turn = self.turn.next(self.seats);
            if !self.hand().is_empty() {
                return;
            }
            let seat = self.turn;
            events.emit(|| Event::Passed { seat });
        }
    }

    /// LZ-6.1, LZ-6.2: hands are discarded, secrets revealed, points counted.
    fn finish(&mut self, finish: Finish, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over(finish);
        events.emit(|| Event::Finished { finish });
        for seat in self.seats.iter() {
            let hand = std::mem::replace(&mut self.hands[seat.index()], Set64::EMPTY);
            self.discarded = self.discarded.union(hand);
            if !hand.is_empty() {
                let count = hand.len() as u8; // OK because there are 42 cards.
                events.emit(|| Event::Discarded { seat, count });
            }
        }
        for seat in self.seats.iter() {
            let alien = self.aliens[seat.index()];
            let saucer = self.saucers[seat.index()];
            events.emit(|| Event::Revealed {
                seat,
                alien,
                saucer,
            });
        }
        for column in Column::all() {
            for (height, placed) in (0..).zip(self.stacks[column.index()].iter()) {
                if let Some(pair) = placed.bottom_pair() {
                    events.emit(|| Event::Landed {
                        card: placed.card(),
                        column,
                        height,
                        alien: self.owner(&self.aliens, pair.alien),
                        saucer: self.owner(&self.saucers, pair.saucer),
                    });
                }
            }
        }
    }

    /// The seat whose secret this is, if it was dealt.
    fn owner<S: Copy + PartialEq>(&self, secrets: &[S], emblem: S) -> Option<Seat> {
        self.seats
            .iter()
            .find(|seat| secrets[seat.index()] == emblem)
    }
}

/// LZ-4.2: every emblem for which the armed card and a neighbour match.
fn matches(armed: Placed, other: Placed, side: Side) -> Vec<Match> {
    let places: &[(Level, Level)] = match side {
        Side::Left | Side::Right => &[(Level::Top, Level::Top), (Level::Bottom, Level::Bottom)],
        Side::Below => &[(Level::Bottom, Level::Top)],
    };
    let mut matches = Vec::new();
    for &(armed_end, other_end) in places {
        if let (Some(mine), Some(theirs)) = (armed_end.pair_of(armed), other_end.pair_of(other)) {
            let found = |emblem| Match {
                armed: armed_end,
                other: other_end,
                emblem,
            };
            if mine.alien == theirs.alien {
                matches.push(found(Emblem::Alien(mine.alien)));
            }
            if mine.saucer == theirs.saucer {
                matches.push(found(Emblem::Saucer(mine.saucer)));
            }
        }
    }
    matches
}
