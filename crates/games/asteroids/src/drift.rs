//! The asteroids: how they come, and how they move (AF-2.2, AF-4).

use crate::apply::Play;
use crate::board::Piece;
use crate::event::{Cause, Event};
use crate::geometry::Direction;
use crate::number::{Asteroid, Rot, Square};
use crate::score::Moment;
use crate::state::{Arrival, Asteroids, Phase};
use crate::tables::Act;
use engine::{Seat, Sink};

impl Asteroids {
    /// AF-2.2: an asteroid is taken from the reserve.
    pub(crate) fn choose_asteroid(&mut self, asteroid: Asteroid, events: &mut impl Sink<Event>) {
        let Phase::Asteroid { why } = self.phase else {
            return;
        };
        events.emit(|| Event::AsteroidChosen { asteroid });
        self.reserve.remove(asteroid.number());
        self.phase = Phase::AsteroidSquare { why, asteroid };
    }

    /// AF-2.2: dice send it to an empty square.
    pub(crate) fn send_asteroid(&mut self, square: Square, events: &mut impl Sink<Event>) {
        let Phase::AsteroidSquare { why, asteroid } = self.phase else {
            return;
        };
        events.emit(|| Event::AsteroidPlaced { asteroid, square });
        self.phase = Phase::AsteroidRot {
            why,
            asteroid,
            square,
        };
    }

    /// AF-2.2: it lies there in a random quarter turn.
    pub(crate) fn set_asteroid(&mut self, rot: Rot, events: &mut impl Sink<Event>) {
        let Phase::AsteroidRot {
            why,
            asteroid,
            square,
        } = self.phase
        else {
            return;
        };
        events.emit(|| Event::AsteroidSet {
            asteroid,
            square,
            rot,
        });
        self.board.put(square, Piece::Asteroid { asteroid, rot });
        self.squares[asteroid.index()] = square;
        self.afloat.insert(self.tables.rank(asteroid));
        match why {
            Arrival::SetUp => self.set_up_asteroids(),
            Arrival::TopUp => self.top_up(),
            // AF-4.1: the new one does not act in this movement.
            Arrival::Six => self.next_asteroid(events),
        }
    }

    /// AF-3.1: on a sum of 6, 7 or 8 all asteroids move.
    pub(crate) fn roll(&mut self, dice: [u8; 2], events: &mut impl Sink<Event>) {
        let moves = (6..=8).contains(&(dice[0] + dice[1]));
        events.emit(|| Event::Rolled {
            seat: self.active,
            dice,
            moves,
        });
        self.dice = Some(dice);
        if moves {
            // AF-4.1: only asteroids present when the movement began act.
            self.to_act = self.afloat;
            self.next_asteroid(events);
        } else {
            self.come_to_place(events);
        }
    }

    /// AF-4.1: the next asteroid's die, or the end of the movement.
    fn next_asteroid(&mut self, events: &mut impl Sink<Event>) {
        if !self.to_act.is_empty() {
            self.phase = Phase::Die;
        } else if self.flying.contains(self.active) {
            self.come_to_place(events);
        } else {
            // The movement went on after the active ship was eliminated.
            self.pass_turn(events);
        }
    }

    /// AF-4.1: one asteroid acts.
    pub(crate) fn act(&mut self, die: u8, events: &mut impl Sink<Event>) {
        let Some(asteroid) = self.acting() else {
            return;
        };
        events.emit(|| Event::AsteroidRolled { asteroid, die });
        self.to_act.remove(self.tables.rank(asteroid));
        if die == 6 {
            if self.can_add_asteroid() {
                self.phase = Phase::Asteroid { why: Arrival::Six };
                return;
            }
            events.emit(|| Event::NothingAdded { asteroid });
            return self.next_asteroid(events);
        }
        let square = self.squares[asteroid.index()];
        let Some(Piece::Asteroid { rot, .. }) = self.board.piece(square) else {
            return;
        };
        match self.tables.act(asteroid, rot, die) {
            Act::Turn(rot) => {
                self.board.put(square, Piece::Asteroid { asteroid, rot });
                events.emit(|| Event::AsteroidTurned {
                    asteroid,
                    square,
                    rot,
                });
            }
            Act::Drift(direction) => {
                if self.drift(asteroid, rot, direction, events) == Play::IsOver {
                    return;
                }
            }
        }
        self.next_asteroid(events);
    }

    /// An asteroid moves one square.
    fn drift(
        &mut self,
        asteroid: Asteroid,
        rot: Rot,
        direction: Direction,
        events: &mut impl Sink<Event>,
    ) -> Play {
        let from = self.squares[asteroid.index()];
        self.board.clear(from);
        let Some(to) = from.neighbour(direction) else {
            // AF-4.2: off the board.
            self.lose(asteroid);
            events.emit(|| Event::AsteroidLeft { asteroid, from });
            return Play::GoesOn;
        };
        events.emit(|| Event::AsteroidDrifted { asteroid, from, to });
        let hit = self.board.piece(to);
        self.board.put(to, Piece::Asteroid { asteroid, rot });
        self.squares[asteroid.index()] = to;

        let mut moment = Moment::default();
        match hit {
            Some(Piece::Tile { tile, .. }) => {
                events.emit(|| Event::TileRemoved {
                    tile,
                    square: to,
                    by: asteroid,
                });
                // AF-7.1: under the pile before any hand.
                self.under.push(tile);
                for seat in self.seats.clockwise_from(self.active) {
                    if self.stands_on(seat, to) {
                        self.eliminate(seat, Cause::TileRemoved, &mut moment, events);
                    }
                }
                return self.settle(moment, events);
            }
            Some(Piece::Asteroid {
                asteroid: other, ..
            }) => {
                // AF-4.4: the other one leaves the board.
                self.lose(other);
                events.emit(|| Event::AsteroidKnockedOut {
                    asteroid: other,
                    square: to,
                    by: asteroid,
                });
            }
            None => {}
        }
        // AF-4.5: onto the square in front of the active player's ship.
        if self.ships[self.active.index()].faces(to) {
            self.eliminate(self.active, Cause::Hit, &mut moment, events);
            return self.settle(moment, events);
        }
        Play::GoesOn
    }

    /// An asteroid is out of the game.
    fn lose(&mut self, asteroid: Asteroid) {
        let rank = self.tables.rank(asteroid);
        self.afloat.remove(rank);
        self.to_act.remove(rank);
        self.squares[asteroid.index()] = Square::of(0);
    }

    /// AF-4.3: whether a ship came along the tile on a square and stands
    /// there, behind the point it faces. On its starting mark it stands on
    /// none.
    fn stands_on(&self, seat: Seat, square: Square) -> bool {
        self.ships[seat.index()]
            .facing()
            .and_then(|facing| facing.across())
            .is_some_and(|behind| behind.square() == square)
    }
}
