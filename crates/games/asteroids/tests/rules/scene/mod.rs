//! Positions to try the rules in, and scripts to play them with.

use asteroids::{
    Action, Asteroids, Chance, Event, Facing, Hand, Options, Piece, Point, Square, TablesRef, Tile,
    TracePhase, TraceState,
};
use engine::prelude::*;
use engine::{EndingName, Seat, Seats, Turn};

pub(crate) fn tile(number: u8) -> Tile {
    Tile::new(number).expect("a tile")
}

pub(crate) fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

pub(crate) fn point(number: u8) -> Point {
    Point::new(number).expect("a point")
}

pub(crate) fn facing(at: u8, entry: u8) -> Facing {
    Facing::new(square(at), point(entry))
}

pub(crate) fn seats(count: u8) -> Seats {
    Seats::new(count).expect("a table")
}

/// A position under construction: an empty board, the pile unseen.
pub(crate) struct Scene {
    options: Options,
    seats: Seats,
    state: TraceState,
    hands_given: Vec<bool>,
}

impl Scene {
    pub(crate) fn new(count: u8) -> Self {
        let size = usize::from(count);
        Self {
            options: Options::default(),
            seats: seats(count),
            state: TraceState {
                board: vec![None; 36],
                ships: vec![None; size],
                hands: vec![Hand::EMPTY; size],
                pile: 0,
                under: Vec::new(),
                reserve: 10,
                marker: None,
                turn: Some(Seat::new(0)),
                phase: TracePhase::Place,
            },
            hands_given: vec![false; size],
        }
    }

    pub(crate) fn without_asteroids(mut self) -> Self {
        self.options.asteroids = false;
        self
    }

    pub(crate) fn with_bonus(mut self) -> Self {
        self.options.bonus = true;
        self
    }

    /// Lays things out: `6=t34.0` is tile 34 on square 6, not turned, `7=a3.1`
    /// an asteroid, `0@8.7` the ship of seat 0 about to enter square 8 at point
    /// 7, `0:33,13` its hand.
    pub(crate) fn lay(self, things: &str) -> Self {
        let number = |text: &str| -> u8 { text.parse().expect("a number") };
        let two = |text: &str| {
            let (a, b) = text.split_once('.').expect("two numbers");
            (number(a), number(b))
        };
        things.split(' ').fold(self, |scene, thing| {
            if let Some((at, piece)) = thing.split_once("=t") {
                let (tile, rot) = two(piece);
                return scene.tile(number(at), tile, rot);
            }
            if let Some((at, piece)) = thing.split_once("=a") {
                let (asteroid, rot) = two(piece);
                return scene.asteroid(number(at), asteroid, rot);
            }
            if let Some((seat, place)) = thing.split_once('@') {
                let (at, entry) = two(place);
                return scene.ship(number(seat), at, entry);
            }
            let (seat, hand) = thing.split_once(':').expect("a hand");
            let tiles: Vec<u8> = hand.split(',').map(number).collect();
            scene.hand(number(seat), &tiles)
        })
    }

    pub(crate) fn tile(mut self, at: u8, tile: u8, rot: u8) -> Self {
        self.state.board[usize::from(at)] = Some(Piece::tile(tile, rot).expect("a tile"));
        self
    }

    pub(crate) fn asteroid(mut self, at: u8, asteroid: u8, rot: u8) -> Self {
        self.state.board[usize::from(at)] =
            Some(Piece::asteroid(asteroid, rot).expect("an asteroid"));
        self.state.reserve -= 1;
        self
    }

    pub(crate) fn ship(mut self, seat: u8, at: u8, entry: u8) -> Self {
        self.state.ships[usize::from(seat)] = Some(facing(at, entry));
        self
    }

    pub(crate) fn hand(mut self, seat: u8, tiles: &[u8]) -> Self {
        let tiles: Vec<Tile> = tiles.iter().map(|&number| tile(number)).collect();
        self.state.hands[usize::from(seat)] = Hand::try_from(tiles).expect("a hand");
        self.hands_given[usize::from(seat)] = true;
        self
    }

    pub(crate) fn under(mut self, tiles: &[u8]) -> Self {
        self.state.under = tiles.iter().map(|&number| tile(number)).collect();
        self
    }

    pub(crate) fn reserve(mut self, count: u8) -> Self {
        self.state.reserve = count;
        self
    }

    pub(crate) fn marker(mut self, seat: u8) -> Self {
        self.state.marker = Some(Seat::new(seat));
        self
    }

    pub(crate) fn turn(mut self, seat: u8) -> Self {
        self.state.turn = Some(Seat::new(seat));
        self
    }

    fn spare(&self) -> Vec<Tile> {
        let state = &self.state;
        Tile::all()
            .filter(|tile| {
                let on_board =
                    state.board.iter().flatten().any(
                        |piece| matches!(piece, Piece::Tile { tile: there, .. } if there == tile),
                    );
                let held = state
                    .hands
                    .iter()
                    .any(|hand| hand.position(*tile).is_some());
                !on_board && !held && !state.under.contains(tile)
            })
            .collect()
    }

    /// Gives three of the highest spare tiles to every ship without a hand.
    pub(crate) fn deal(mut self) -> Self {
        for seat in 0..self.state.hands.len() {
            if !self.hands_given[seat] && self.state.ships[seat].is_some() {
                let spare = self.spare();
                let tiles = spare[spare.len() - 3..].to_vec();
                self.state.hands[seat] = Hand::try_from(tiles).expect("a hand");
                self.hands_given[seat] = true;
            }
        }
        self
    }

    /// Lays spare tiles on these squares, as far as they are empty.
    pub(crate) fn fill(mut self, squares: impl IntoIterator<Item = u8>) -> Self {
        for at in squares {
            if self.state.board[usize::from(at)].is_none() {
                let spare = self.spare()[0].number();
                self = self.tile(at, spare, 0);
            }
        }
        self
    }

    /// Opens it, and plays actions and chance outcomes in short notation.
    pub(crate) fn play(self, script: &str) -> Play {
        let mut play = self.open();
        play.script(script);
        play
    }

    pub(crate) fn open(mut self) -> Play {
        self.state.pile = self.spare().len() as u8;
        let game = Asteroids::scene(&self.options, self.seats, TablesRef::STANDARD, &self.state)
            .unwrap_or_else(|error| panic!("{error}"));
        Play {
            game,
            events: Vec::new(),
        }
    }
}

/// A game with the events of its last script.
pub(crate) struct Play {
    pub(crate) game: Asteroids,
    pub(crate) events: Vec<Event>,
}

impl Play {
    /// Plays actions and chance outcomes in short notation.
    pub(crate) fn script(&mut self, script: &str) -> &mut Self {
        self.events.clear();
        for word in script.split_whitespace() {
            match self.game.turn() {
                Turn::Decide(seat) => {
                    let action: Action = word.parse().unwrap_or_else(|e| panic!("{e}"));
                    self.game
                        .apply(seat, action, &mut self.events)
                        .unwrap_or_else(|refused| panic!("{word}: {refused:?}"));
                }
                Turn::Chance => {
                    let chance: Chance = word.parse().unwrap_or_else(|e| panic!("{e}"));
                    let phase = self.game.phase();
                    self.game
                        .resolve(chance, &mut self.events)
                        .unwrap_or_else(|_| panic!("{word} can't happen in {phase:?}"));
                }
                Turn::Over => panic!("{word}: the game is over"),
            }
            self.game
                .audit()
                .unwrap_or_else(|problem| panic!("{word}: {problem}"));
        }
        self
    }

    pub(crate) fn state(&self) -> TraceState {
        self.game.trace_state()
    }

    pub(crate) fn hand(&self, seat: u8) -> Vec<u8> {
        let state = self.state();
        let tiles = state.hands[usize::from(seat)].tiles();
        tiles.iter().map(|tile| tile.number()).collect()
    }

    pub(crate) fn under(&self) -> Vec<u8> {
        self.state()
            .under
            .iter()
            .map(|tile| tile.number())
            .collect()
    }

    pub(crate) fn marker(&self) -> Option<u8> {
        self.state().marker.map(Seat::number)
    }

    pub(crate) fn ship(&self, seat: u8) -> Option<(u8, u8)> {
        self.state().ships[usize::from(seat)]
            .map(|facing| (facing.square().number(), facing.entry().number()))
    }

    pub(crate) fn piece(&self, at: u8) -> Option<Piece> {
        self.state().board[usize::from(at)]
    }

    pub(crate) fn decides(&self) -> Option<u8> {
        match self.game.turn() {
            Turn::Decide(seat) => Some(seat.number()),
            _ => None,
        }
    }

    /// The legal actions in short notation, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(&mut actions);
        let mut words: Vec<String> = actions.iter().map(Action::to_string).collect();
        words.sort();
        words
    }

    /// The refusal of an action of the seat that decides.
    pub(crate) fn refusal(&self, word: &str) -> asteroids::Refusal {
        let action: Action = word.parse().unwrap_or_else(|e| panic!("{e}"));
        self.game.check_rules(action).expect_err("refused")
    }

    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        self.game
            .outcome()
            .map(|outcome| outcome.places.as_slice().to_vec())
    }

    pub(crate) fn ending(&self) -> Option<EndingName> {
        self.game.outcome().map(|outcome| outcome.ending.name)
    }

    /// Who was eliminated in the last script, and why.
    pub(crate) fn eliminated(&self) -> Vec<(u8, asteroids::Cause)> {
        self.events
            .iter()
            .filter_map(|event| match event {
                Event::Eliminated { seat, cause } => Some((seat.number(), *cause)),
                _ => None,
            })
            .collect()
    }
}
