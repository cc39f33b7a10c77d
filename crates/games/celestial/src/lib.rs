//! The rules of Celestial Duel: compare your top card with everybody else's
//! on a characteristic, take the cards when yours is best, collect them all.
//!
//! Clause numbers (`CD-3.4`) are those of the rule book. A state holds only
//! what has been seen: the deal is a pool of cards that nobody has seen and a
//! number of them for each seat, and which card it is is decided when it is
//! turned. `cargo bench -p celestial` plays full random games.

mod action;
mod apply;
mod battle;
mod card;
mod chance;
mod deck;
mod determinize;
mod event;
mod legal;
mod memory;
mod notation;
mod options;
mod pile;
mod refusal;
mod reopen;
mod score;
mod state;
mod trace;
mod turning;
mod view;

pub use action::Action;
pub use card::{Card, Characteristic, Collector, Difficulty};
pub use chance::Chance;
pub use deck::{Bilingual, Deck, DeckError, DeckRef, Figures, MOST_OBJECTS, Object, Table};
pub use event::{Answer, Event};
pub use memory::Fate;
pub use options::{MOST_COLLECTORS, Options};
pub use refusal::Refusal;
pub use state::{Celestial, End, Phase};
pub use trace::{TraceState, TraceTables};
pub use view::{Answered, Battle, Called, Place, Rival, Round, Shown, Top, View};

use engine::{
    Game, Outcome, Randomness, ReopenError, Scratch, Seats, Sink, StartError, Turn, Viewer,
    Weighted,
};

impl Game for Celestial {
    const NAME: &'static str = "celestial";
    const PREFIX: &'static str = "CD";
    const RULES_VERSION: u32 = 1;
    const LEAST_SEATS: u8 = state::LEAST_SEATS;
    const MOST_SEATS: u8 = state::MOST_SEATS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type TraceState = TraceState;
    type TraceTables = TraceTables;

    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::start_with(Deck::standard(), options, seats)
    }

    fn options(&self) -> Options {
        self.started_with()
    }

    #[inline]
    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.waits_for()
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        self.list_actions(actions);
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        self.may(action)
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        self.act(action, events);
    }

    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        self.list_outcomes(outcomes);
    }

    fn is_possible(&self, chance: Chance) -> bool {
        self.can_occur(chance)
    }

    #[inline]
    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        self.happen(chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.tells()
    }

    fn determinize(view: &View, rng: &mut impl Randomness) -> Self {
        Self::dealt_like(view, rng)
    }

    fn trace_state(&self) -> TraceState {
        self.traced()
    }

    fn trace_tables(&self) -> TraceTables {
        TraceTables {
            cards: self.deck.table(),
        }
    }

    fn reopen(
        options: &Options,
        seats: Seats,
        tables: &TraceTables,
        state: &TraceState,
    ) -> Result<Self, ReopenError> {
        Self::reopened(options, seats, tables, state)
    }

    fn audit(&self) -> Result<(), String> {
        self.inspect()
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
