//! The game: how it starts, what is legal, how it ends.

use super::bug::Bug;
use super::state::{Bag, EACH_KIND, HAND, KINDS, Options, Phase, Toy, kinds};
use super::steps::{Action, Chance, Rule as Refusal};
use super::view::{Event, View};
use engine::{
    Audit, Clause, Ending, GameFacts, GameSpec, Legal, NoTables as TraceTables, OptionKind,
    OptionSpec, Outcome, PerSeat, Randomness, ReopenError, Score, Scratch, Seat, Seats, StartError,
    State, Traced, Turn, rank,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TraceState {
    tokens: Vec<Option<u8>>,
    hands: Vec<Vec<u8>>,
    buried: Vec<Vec<u8>>,
    row: Vec<u8>,
    deck: u8,
    turn: Option<Seat>,
}

impl GameSpec for Toy {
    const FACTS: GameFacts = GameFacts {
        name: "toy",
        prefix: "TY",
        rules_version: 1,
        least_seats: 2,
        most_seats: 4,
        usual_seats: 2,
        minutes: 1,
        has_secrets: true,
        has_points: true,
        options: &[OptionSpec::new("first", OptionKind::First)],
    };

    engine::own_types!();
}

impl State for Toy {
    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::check_seats(seats)?;
        Ok(Self::new(options, seats))
    }

    engine::own_options_and_seats!();

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turn(seat) => Turn::Decide(seat),
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }
}

impl Legal for Toy {
    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if !Bug::DirtyBuffer.is_here() {
            actions.clear();
        }
        if let Phase::Turn(seat) = self.phase {
            let legal =
                |&action: &Action| Bug::ExtraMove.is_here() || self.rule(seat, action).is_ok();
            actions.extend(self.held_actions(seat).into_iter().filter(legal));
        }
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Turn(seat) => self.rule(seat, action),
            _ => Ok(()),
        }
    }

    fn sample_action(&self, rng: &mut impl Randomness, scratch: &mut Scratch<Self>) -> Action {
        scratch.actions.clear();
        self.legal_actions(&mut scratch.actions);
        if let (Bug::BiasedAction, Some(&last)) = (Bug::here(), scratch.actions.last()) {
            scratch.actions.push(last);
        }
        *rng.pick(&scratch.actions)
    }
}

impl Score for Toy {
    fn outcome(&self) -> Option<Outcome> {
        let early = Bug::EarlyOutcome.is_here() && self.deck_left() == 0;
        let scores = PerSeat::from_fn(self.seats, |seat| self.score(seat));
        (early || self.phase == Phase::Over).then(|| Outcome {
            places: match Bug::here() {
                Bug::WrongPlaces => {
                    let places = rank(&scores);
                    PerSeat::from_fn(self.seats, |s| places[s] + u8::from(places[s] > 1))
                }
                _ => rank(&scores),
            },
            scores: Some(scores),
            ending: Ending::new("all-hands-empty", Clause::new("TY", 4, 1)),
        })
    }
}

impl Traced for Toy {
    fn trace_state(&self) -> TraceState {
        let lists = |bags: &PerSeat<Bag>| bags.iter().map(|(_, bag)| kinds(&bag)).collect();
        TraceState {
            tokens: self.tokens.as_slice().to_vec(),
            hands: lists(&self.hands),
            buried: lists(&self.buried),
            row: self.row.clone(),
            deck: self.deck_left(),
            turn: match self.phase {
                Phase::Turn(seat) => Some(seat),
                _ => None,
            },
        }
    }

    fn trace_tables(&self) -> TraceTables {
        TraceTables {}
    }

    fn set_up(&self, state: &TraceState) -> Result<Vec<Chance>, ReopenError> {
        let wrong = || ReopenError::new("not a deal");
        let mut tokens: Vec<u8> = state.tokens.iter().copied().flatten().collect();
        if Bug::ReopensMirrored.is_here() {
            tokens.reverse();
        }
        let mut set_up: Vec<Chance> = tokens.into_iter().map(Chance::Token).collect();
        for round in 0..usize::from(HAND) {
            for hand in &state.hands {
                set_up.push(Chance::Card(*hand.get(round).ok_or_else(wrong)?));
            }
        }
        set_up.push(Chance::First(state.turn.ok_or_else(wrong)?.number()));
        Ok(set_up)
    }
}

impl Audit for Toy {
    fn audit(&self) -> Result<(), String> {
        for kind in 0..KINDS {
            let in_hands: u8 = self.hands.iter().map(|(_, bag)| bag[kind]).sum();
            let buried: u8 = self.buried.iter().map(|(_, bag)| bag[kind]).sum();
            let in_row = self.row.iter().filter(|&&k| usize::from(k) == kind).count();
            let found = self.deck[kind] + in_hands + buried + in_row as u8;
            if found != EACH_KIND {
                return Err(format!("{found} cards of kind {kind}"));
            }
        }
        Ok(())
    }
}
