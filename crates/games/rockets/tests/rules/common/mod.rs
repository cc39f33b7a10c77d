//! Hand-made positions, and games from the start.

use engine::prelude::*;
use engine::{Seat, Seats, Turn, Viewer};
use rockets::{Action, Cell, Event, Layout, Options, Phase, PositionError, Rocket, Rockets, View};

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
    view: View,
}

impl Position {
    pub(crate) fn new(options: Options, count: u8) -> Self {
        let seats = seats(count);
        let rockets = usize::from(options.rockets(seats));
        Self {
            view: View {
                viewer: Viewer::Spectator,
                seats,
                options,
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
        Self::of(2)
    }

    /// The default board.
    pub(crate) fn of(seats: u8) -> Self {
        Self::new(Options::default(), seats)
    }

    /// The default board, with several rockets for each seat.
    pub(crate) fn fleets(rockets_each: u8, seats: u8) -> Self {
        let options = Options {
            rockets_each,
            ..Options::default()
        };
        Self::new(options, seats)
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
            self.view.heights[usize::from(cell)] = height;
        }
        self
    }

    pub(crate) fn rocket(mut self, rocket: usize, at: u8) -> Self {
        self.view.rockets[rocket] = Some(cell(at));
        self
    }

    /// The rocket's base, unused, in its corner.
    pub(crate) fn base(mut self, rocket: usize) -> Self {
        let options = &self.view.options;
        let count = options.rockets(self.view.seats);
        let corner = options.layout.starting_corners(count)[rocket];
        self.view.bases[rocket] = Some(corner);
        self
    }

    /// The rocket on its base, which it has not left yet.
    pub(crate) fn waiting(self, rocket: usize) -> Self {
        let mut position = self.base(rocket);
        position.view.rockets[rocket] = position.view.bases[rocket];
        position.view.left_base[rocket] = false;
        position
    }

    pub(crate) fn fallen(mut self, rockets: &[u8]) -> Self {
        self.view.fallen = rockets.iter().map(|&number| Rocket::new(number)).collect();
        self
    }

    pub(crate) fn moving(mut self, rocket: usize) -> Self {
        self.view.turn = Some(ROCKETS[rocket]);
        self.view.phase = Phase::Move;
        self
    }

    pub(crate) fn removing(mut self, rocket: usize) -> Self {
        self.view.turn = Some(ROCKETS[rocket]);
        self.view.phase = Phase::Remove;
        self
    }

    pub(crate) fn build(&self) -> Result<Rockets, PositionError> {
        Rockets::from_view(&self.view)
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

/// Takes actions that must be legal; returns what happened in the last one.
pub(crate) fn act(game: &mut Rockets, notation: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in notation.split(' ') {
        let action: Action = word.parse().expect("an action");
        events.clear();
        game.apply(decider(game), action, &mut events)
            .unwrap_or_else(|refused| panic!("{word}: {refused:?}"));
        game.audit().expect("a sound position");
    }
    events
}

/// A whole turn: the first move there is, and the last removal.
pub(crate) fn any_turn(game: &mut Rockets) {
    let moves = legal(game);
    act(game, moves.split(' ').next().expect("a move"));
    let removals = legal(game);
    act(game, removals.split(' ').next_back().expect("a removal"));
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
    engine::settled(started(options, count), dice)
}
