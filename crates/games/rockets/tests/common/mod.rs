//! Hand-made positions, and games from the start.
#![allow(dead_code)] // Each test file uses its part.

use engine::prelude::*;
use engine::{Scratch, Seat, Seats, Turn, settle};
use rockets::{
    Action, Cell, Event, Layout, Options, Phase, Refusal, Rocket, Rockets, Scene, SceneError,
};

pub(crate) const ROCKETS: [Rocket; 6] = [
    Rocket::new(0),
    Rocket::new(1),
    Rocket::new(2),
    Rocket::new(3),
    Rocket::new(4),
    Rocket::new(5),
];

pub(crate) fn cell(number: u8) -> Cell {
    Cell::new(number)
}

pub(crate) fn seats(count: u8) -> Seats {
    Seats::new(count).expect("1 to 8 seats")
}

/// Options with a board, and rocket 0 to begin.
pub(crate) fn on(layout: Layout) -> Options {
    Options {
        first: Some(ROCKETS[0]),
        layout,
        ..Options::default()
    }
}

pub(crate) fn started(options: Options, count: u8) -> Rockets {
    Rockets::start(&options, seats(count)).expect("valid options")
}

/// A position in the making: a board without galaxies, rockets that are all
/// eliminated (the first one first) and bases that are all used, until put.
#[derive(Clone)]
pub(crate) struct Position {
    options: Options,
    seats: Seats,
    scene: Scene,
}

impl Position {
    pub(crate) fn new(options: Options, count: u8) -> Self {
        let seats = seats(count);
        let rockets = usize::from(options.rockets(seats));
        Self {
            options,
            seats,
            scene: Scene {
                heights: vec![0; usize::from(options.layout.cells())],
                bases: vec![None; rockets],
                rockets: vec![None; rockets],
                left_base: vec![true; rockets],
                fallen: Vec::new(),
                turn: Some(ROCKETS[0]),
                phase: Phase::Move,
            },
        }
    }

    /// The default board with two seats.
    pub(crate) fn duel() -> Self {
        Self::new(Options::default(), 2)
    }

    /// Lays things out: `2:9,10` are stacks of two galaxies on cells 9 and 10,
    /// `0@9` is rocket 0 on cell 9, `b0` its base, `w0` the rocket waiting on
    /// it, `-1,3` are rockets 1 and 3 eliminated in this order, `m0` and `x0`
    /// say whose turn it is, to move or to remove.
    pub(crate) fn lay(self, things: &str) -> Self {
        let number = |text: &str| -> u8 { text.parse().expect("a number") };
        let list = |text: &str| -> Vec<u8> { text.split(',').map(number).collect() };
        things.split(' ').fold(self, |position, thing| {
            if let Some((height, cells)) = thing.split_once(':') {
                return position.stacks(number(height), &list(cells));
            }
            if let Some((rocket, at)) = thing.split_once('@') {
                return position.rocket(number(rocket).into(), number(at));
            }
            let (kind, rest) = thing.split_at(1);
            match kind {
                "b" => position.base(number(rest).into()),
                "w" => position.waiting(number(rest).into()),
                "-" => position.fallen(&list(rest)),
                "m" => position.moving(number(rest).into()),
                "x" => position.removing(number(rest).into()),
                _ => panic!("what is {thing}?"),
            }
        })
    }

    /// So many galaxies on each of these cells.
    pub(crate) fn stacks(mut self, height: u8, cells: &[u8]) -> Self {
        for &cell in cells {
            self.scene.heights[usize::from(cell)] = height;
        }
        self
    }

    pub(crate) fn rocket(mut self, rocket: usize, at: u8) -> Self {
        self.scene.rockets[rocket] = Some(cell(at));
        self
    }

    /// The rocket's base, unused, in its corner.
    pub(crate) fn base(mut self, rocket: usize) -> Self {
        let count = self.options.rockets(self.seats);
        let corner = self.options.layout.starting_corners(count)[rocket];
        self.scene.bases[rocket] = Some(corner);
        self
    }

    /// The rocket on its base, which it has not left yet.
    pub(crate) fn waiting(self, rocket: usize) -> Self {
        let mut position = self.base(rocket);
        position.scene.rockets[rocket] = position.scene.bases[rocket];
        position.scene.left_base[rocket] = false;
        position
    }

    pub(crate) fn fallen(mut self, rockets: &[u8]) -> Self {
        self.scene.fallen = rockets.iter().map(|&number| Rocket::new(number)).collect();
        self
    }

    pub(crate) fn moving(mut self, rocket: usize) -> Self {
        self.scene.turn = Some(ROCKETS[rocket]);
        self.scene.phase = Phase::Move;
        self
    }

    pub(crate) fn removing(mut self, rocket: usize) -> Self {
        self.scene.turn = Some(ROCKETS[rocket]);
        self.scene.phase = Phase::Remove;
        self
    }

    pub(crate) fn build(&self) -> Result<Rockets, SceneError> {
        Rockets::from_scene(&self.options, self.seats, &self.scene)
    }

    pub(crate) fn game(&self) -> Rockets {
        self.build().expect("a possible position")
    }
}

/// The seat that decides.
pub(crate) fn decider(game: &Rockets) -> Seat {
    match game.turn() {
        Turn::Decide(seat) => seat,
        other => panic!("nobody decides: {other:?}"),
    }
}

/// The legal actions in short notation, `m` before `r` before `x`.
pub(crate) fn legal(game: &Rockets) -> String {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions.sort_unstable();
    let words: Vec<String> = actions.iter().map(Action::to_string).collect();
    words.join(" ")
}

/// Takes an action that must be legal; returns what happened.
pub(crate) fn act(game: &mut Rockets, notation: &str) -> Vec<Event> {
    let action: Action = notation.parse().expect("an action");
    let mut events = Vec::new();
    game.apply(decider(game), action, &mut events)
        .unwrap_or_else(|refused| panic!("{notation}: {refused:?}"));
    game.audit().expect("a sound position");
    events
}

/// The rule's no to an action that must not be legal, with its clause.
pub(crate) fn refusal(game: &Rockets, notation: &str) -> (Refusal, String) {
    let action: Action = notation.parse().expect("an action");
    let refusal = game
        .check_rules(action)
        .expect_err("the rules say no to this");
    let clause = engine::Refusal::clause(&refusal).to_string();
    (refusal, clause)
}

pub(crate) fn places(game: &Rockets) -> Vec<u8> {
    let outcome = game.outcome().expect("the game is over");
    outcome.places.as_slice().to_vec()
}

/// Every way to set up a game that differs in more than who begins.
pub(crate) fn all_tables() -> Vec<(Options, u8)> {
    let mut tables = Vec::new();
    for layout in Layout::ALL {
        let plain = Options {
            layout,
            ..Options::default()
        };
        tables.extend((2..=6).map(|count| (plain, count)));
        for (rockets_each, count) in [(2, 2), (3, 2), (2, 3)] {
            tables.push((
                Options {
                    rockets_each,
                    ..plain
                },
                count,
            ));
        }
        tables.push((
            Options {
                teams: true,
                ..plain
            },
            4,
        ));
    }
    tables
}

/// A game whose first decision is due.
pub(crate) fn settled(options: Options, count: u8, dice: &mut dice::Dice) -> Rockets {
    let mut game = started(options, count);
    settle(&mut game, dice, &mut Scratch::default(), &mut ());
    game
}
