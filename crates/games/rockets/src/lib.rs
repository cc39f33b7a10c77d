//! The rules of Last Rocket: move your rocket, take a galaxy away, be the
//! last that can move.
//!
//! Clause numbers such as `LR-3.4` are those of the rule book. The position is
//! a handful of sets of cells, each one machine word (see [`Rockets`]), so
//! that a random game takes about a microsecond.

mod action;
mod apply;
mod chance;
mod event;
mod key;
mod layout;
mod legal;
mod notation;
mod options;
mod refusal;
mod ring;
mod rocket;
mod scene;
mod score;
mod state;
mod trace;
mod view;

pub use action::Action;
pub use chance::Chance;
pub use event::Event;
pub use layout::{Axial, Cell, Layout, MAX_HEIGHT};
pub use options::Options;
pub use refusal::Refusal;
pub use rocket::{MAX_ROCKETS, Rocket, RocketSet};
pub use scene::{Scene, SceneError};
pub use state::{Phase, Rockets};
pub use trace::{TracePhase, TraceState};
pub use view::View;

use engine::{
    Game, NoTables, Outcome, Randomness, ReopenError, Scratch, Seats, Sink, StartError, Turn,
    Viewer, Weighted,
};

impl Game for Rockets {
    const NAME: &'static str = "rockets";
    const PREFIX: &'static str = "LR";
    const RULES_VERSION: u32 = 1;
    const LEAST_SEATS: u8 = 2;
    const MOST_SEATS: u8 = 6;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type TraceState = TraceState;
    type TraceTables = NoTables;

    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::set_up(options, seats)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Move | Phase::Remove => Turn::Decide(self.owner(self.turn)),
            Phase::First => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        self.list_actions(actions);
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        self.check_action(action)
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        self.do_action(action, events);
    }

    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        self.list_chances(outcomes);
    }

    fn is_possible(&self, chance: Chance) -> bool {
        self.can_occur(chance)
    }

    #[inline]
    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        self.draw_first(chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::First { .. })
    }

    /// There is one state for each view.
    ///
    /// # Panics
    /// If the view is not one of a position of the game.
    fn determinize(view: &View, _rng: &mut impl Randomness) -> Self {
        match Self::from_view(view) {
            Ok(game) => game,
            Err(error) => panic!("{error}"),
        }
    }

    fn trace_state(&self) -> TraceState {
        self.traced()
    }

    fn trace_tables(&self) -> NoTables {
        NoTables {}
    }

    fn reopen(
        options: &Options,
        seats: Seats,
        _tables: &NoTables,
        state: &TraceState,
    ) -> Result<Self, ReopenError> {
        Self::reopened(options, seats, state)
    }

    fn audit(&self) -> Result<(), String> {
        self.check_rules_of_position()
    }

    #[inline]
    fn sample_action(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Action {
        self.draw_action(rng)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Chance {
        self.draw_chance(rng)
    }
}
