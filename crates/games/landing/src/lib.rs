//! The rules of Landing Zone: stack cards above a planet so that your secret
//! alien and your secret saucer land; armed cards blast matching neighbours.
//!
//! A turn is one decision, placing a card, and one chance outcome, the draw.
//! What an armed card does follows from the position, pass by pass
//! ([`Event::Blasted`], [`Event::Fell`]). What is deliberately absent: the
//! faces of the planet row and the order of the draw pile. Both are one set
//! of unseen cards, and four of them never come.

mod action;
mod apply;
mod cards;
mod chance;
mod event;
mod legal;
mod notation;
mod options;
mod refusal;
mod score;
mod stack;
mod state;
mod trace;
mod view;

pub use action::Action;
pub use cards::{Alien, CARDS, COLUMNS, Card, Column, End, HAND, HEIGHT, Kind, Pair, Saucer};
pub use chance::Chance;
pub use event::{Emblem, Event, Level, Match, Side};
pub use options::Options;
pub use refusal::Refusal;
pub use stack::Placed;
pub use state::{Finish, Landing, Stage};
pub use trace::{Face, TraceHand, TraceState, TraceTables};
pub use view::{Hand, Player, View};

use engine::{
    Game, Outcome, Randomness, ReopenError, Scratch, Seats, Sink, StartError, Turn, Viewer,
    Weighted,
};

impl Game for Landing {
    const NAME: &'static str = "landing";
    const PREFIX: &'static str = "LZ";
    const RULES_VERSION: u32 = 1;
    const LEAST_SEATS: u8 = 2;
    const MOST_SEATS: u8 = 4;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type TraceState = TraceState;
    type TraceTables = TraceTables;

    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        if !(Self::LEAST_SEATS..=Self::MOST_SEATS).contains(&seats.count()) {
            return Err(StartError::Seats {
                game: Self::NAME,
                seats: seats.count(),
                least: Self::LEAST_SEATS,
                most: Self::MOST_SEATS,
            });
        }
        Self::begin(options, seats)
    }

    fn options(&self) -> Options {
        self.options
    }

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
        self.allows(action)
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        self.place(action, events);
    }

    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        self.list_outcomes(outcomes);
    }

    fn is_possible(&self, chance: Chance) -> bool {
        self.can_occur(chance)
    }

    #[inline]
    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        self.let_occur(chance, events);
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
        Self::imagined(view, rng)
    }

    fn trace_state(&self) -> TraceState {
        self.traced()
    }

    fn trace_tables(&self) -> TraceTables {
        TraceTables::printed()
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
        self.check_pieces()
    }

    #[inline]
    fn sample_action(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Action {
        self.draw_action(rng)
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Chance {
        self.draw_outcome(rng)
    }
}
