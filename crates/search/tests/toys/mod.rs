//! Two games small enough to be solved with a pencil.

use engine::{
    Apply, Audit, Chances, Clause, Ending, Events, GameFacts, GameSpec, Impossible, Legal, Nature,
    NoTables, NotationError, Observe, Outcome, PerSeat, Randomness, Refusal, ReopenError, Score,
    Seat, Seats, Sink, StartError, State, Traced, Turn, Viewer, Weighted,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A number, the only action and outcome of these games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Number(pub(crate) u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse()
            .map(Self)
            .map_err(|_| NotationError::new(text, "a number"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct No;

impl Refusal for No {
    fn clause(&self) -> Clause {
        Clause::new("TO", 1, 1)
    }
}

fn ending() -> Ending {
    Ending::new("end", Clause::new("TO", 1, 2))
}

fn two_places(winner: Option<Seat>, seats: Seats) -> PerSeat<u8> {
    PerSeat::from_fn(seats, |seat| match winner {
        Some(winner) if winner != seat => 2,
        _ => 1,
    })
}

/// Take one, two or three stones; the player who takes the last wins. Any number of
/// seats. With two, the seat to move loses exactly when four divides the heap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Stones {
    pub(crate) heap: u8,
    pub(crate) turn: Seat,
    pub(crate) seats: Seats,
}

impl Stones {
    pub(crate) fn new(heap: u8) -> Self {
        Self {
            heap,
            turn: Seat::new(0),
            seats: Seats::new(2).unwrap(),
        }
    }
}

/// A card from 0 to 5 for each of two seats, unseen by the other. The first
/// seat calls (1), and the higher card wins, or folds (0), and the win is
/// shared. Calling is right with 3, 4 and 5; perfect play wins 0.65.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Call {
    pub(crate) cards: Vec<Option<u8>>,
    pub(crate) called: Option<u8>,
}

/// The parts that are the same in every toy.
macro_rules! boilerplate {
    ($Toy:ty) => {
        impl GameSpec for $Toy {
            const FACTS: GameFacts = GameFacts {
                name: "toy",
                prefix: "TO",
                rules_version: 1,
                least_seats: 2,
                most_seats: 4,
                usual_seats: 2,
                minutes: 1,
                has_secrets: true,
                has_points: false,
                options: &[],
            };
            type Options = NoTables;
            type Action = Number;
            type Chance = Number;
            type Event = Number;
            type View = Self;
            type Refusal = No;
            type TraceState = NoTables;
            type TraceTables = NoTables;
        }

        impl Events for $Toy {
            fn hide(_event: &mut Number, _viewer: Viewer) {}

            fn nature(_event: &Number) -> Nature {
                Nature::default()
            }
        }

        impl Traced for $Toy {
            fn trace_state(&self) -> NoTables {
                NoTables {}
            }

            fn trace_tables(&self) -> NoTables {
                NoTables {}
            }

            fn set_up(&self, _state: &NoTables) -> Result<Vec<Number>, ReopenError> {
                Err(ReopenError::new(Impossible.to_string()))
            }
        }

        impl Audit for $Toy {
            fn audit(&self) -> Result<(), String> {
                Ok(())
            }
        }
    };
}

boilerplate!(Stones);
boilerplate!(Call);

fn refuse_unlisted(
    game: &impl Legal<Action = Number, Refusal = No>,
    action: Number,
) -> Result<(), No> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    if legal.contains(&action) {
        Ok(())
    } else {
        Err(No)
    }
}

impl State for Stones {
    fn start(_options: &NoTables, seats: Seats) -> Result<Self, StartError> {
        Ok(Self {
            heap: 10,
            turn: Seat::new(0),
            seats,
        })
    }

    fn options(&self) -> NoTables {
        NoTables {}
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.heap == 0 {
            Turn::Over
        } else {
            Turn::Decide(self.turn)
        }
    }
}

impl Legal for Stones {
    fn legal_actions(&self, actions: &mut Vec<Number>) {
        actions.clear();
        actions.extend((1..=3.min(self.heap)).map(Number));
    }

    fn check_rules(&self, action: Number) -> Result<(), No> {
        refuse_unlisted(self, action)
    }
}

impl Apply for Stones {
    fn apply_unchecked(&mut self, action: Number, _events: &mut impl Sink<Number>) {
        self.heap -= action.0;
        if self.heap > 0 {
            self.turn = self.turn.next(self.seats);
        }
    }
}

impl Chances for Stones {
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Number>>) {
        outcomes.clear();
    }

    fn is_possible(&self, _chance: Number) -> bool {
        false
    }

    fn resolve_unchecked(&mut self, _chance: Number, _events: &mut impl Sink<Number>) {}
}

impl Score for Stones {
    fn outcome(&self) -> Option<Outcome> {
        (self.heap == 0).then(|| Outcome {
            places: two_places(Some(self.turn), self.seats),
            scores: None,
            ending: ending(),
        })
    }
}

impl Observe for Stones {
    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn determinize(view: &Self, _rng: &mut impl Randomness) -> Self {
        view.clone()
    }
}

impl State for Call {
    fn start(_options: &NoTables, _seats: Seats) -> Result<Self, StartError> {
        Ok(Self {
            cards: Vec::new(),
            called: None,
        })
    }

    fn options(&self) -> NoTables {
        NoTables {}
    }

    fn seats(&self) -> Seats {
        Seats::new(2).unwrap()
    }

    fn turn(&self) -> Turn {
        match (self.cards.len(), self.called) {
            (2, None) => Turn::Decide(Seat::new(0)),
            (2, Some(_)) => Turn::Over,
            _ => Turn::Chance,
        }
    }
}

impl Legal for Call {
    fn legal_actions(&self, actions: &mut Vec<Number>) {
        actions.clear();
        if let Turn::Decide(_) = self.turn() {
            actions.extend([Number(0), Number(1)]);
        }
    }

    fn check_rules(&self, action: Number) -> Result<(), No> {
        refuse_unlisted(self, action)
    }
}

impl Apply for Call {
    fn apply_unchecked(&mut self, action: Number, _events: &mut impl Sink<Number>) {
        self.called = Some(action.0);
    }
}

impl Chances for Call {
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Number>>) {
        outcomes.clear();
        if self.turn() == Turn::Chance {
            let left = (0..6).filter(|card| !self.cards.contains(&Some(*card)));
            outcomes.extend(left.map(Number).map(Weighted::even));
        }
    }

    fn is_possible(&self, chance: Number) -> bool {
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        outcomes.iter().any(|outcome| outcome.chance == chance)
    }

    fn resolve_unchecked(&mut self, chance: Number, _events: &mut impl Sink<Number>) {
        self.cards.push(Some(chance.0));
    }
}

impl Score for Call {
    fn outcome(&self) -> Option<Outcome> {
        let called = self.called?;
        let winner = (called == 1).then(|| Seat::new(u8::from(self.cards[1] > self.cards[0])));
        Some(Outcome {
            places: two_places(winner, self.seats()),
            scores: None,
            ending: ending(),
        })
    }
}

impl Observe for Call {
    fn view(&self, viewer: Viewer) -> Self {
        let mut view = self.clone();
        for (seat, card) in view.cards.iter_mut().enumerate() {
            if !viewer.is(Seat::new(seat as u8)) {
                *card = None;
            }
        }
        view
    }

    fn determinize(view: &Self, rng: &mut impl Randomness) -> Self {
        let mut game = view.clone();
        let mut left: Vec<u8> = (0..6)
            .filter(|card| !view.cards.contains(&Some(*card)))
            .collect();
        for card in &mut game.cards {
            if card.is_none() {
                *card = Some(left.swap_remove(rng.below(left.len() as u32) as usize));
            }
        }
        game
    }
}
