//! Supernova: five aliens flee along a spiral of planets, everybody moves all
//! of them, and each player secretly backs one. Second place pays best.
//!
//! The rules are numbered; the code cites them as `SN-3.2`.
//!
//! What is deliberately absent: the order of the draw pile and of the galaxy.
//! Nobody ever knows it, so a card is drawn from all unseen cards at the moment
//! it comes into a hand.

mod action;
mod alien;
mod apply;
mod bag;
mod card;
mod chance;
mod deck;
mod discard;
mod event;
mod legal;
mod notation;
mod options;
mod planet;
mod refusal;
mod score;
mod state;
mod trace;
mod view;

pub use action::Action;
pub use alien::{ALIENS, Alien, PAIRS, Pair};
pub use card::{CARDS, Card, Kind, PLANET_CARDS};
pub use chance::Chance;
pub use deck::{COPIES, DECK};
pub use event::{Event, Source};
pub use options::Options;
pub use planet::{GALAXY, Planet};
pub use refusal::Refusal;
pub use score::{WORTH, rank_among};
pub use state::{Cause, HAND, MOST_FAVOURITES, Phase, Supernova};
pub use trace::{CardList, TraceState};
pub use view::View;

use engine::{
    Game, NoTables, Outcome, Randomness, ReopenError, Scratch, Seats, Sink, StartError, Turn,
    Viewer, Weighted,
};

impl Game for Supernova {
    const NAME: &'static str = "supernova";
    const PREFIX: &'static str = "SN";
    const RULES_VERSION: u32 = 1;
    const LEAST_SEATS: u8 = 2;
    const MOST_SEATS: u8 = state::MOST_SEATS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type TraceState = TraceState;
    type TraceTables = NoTables;

    fn start(options: &Options, seats: Seats) -> Result<Self, StartError> {
        Self::undealt(*options, seats)
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
            Phase::Play { seat } => Turn::Decide(seat),
            Phase::Over { .. } => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        self.list_legal_actions(actions);
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Play { seat } => self.check_action(seat, action),
            // Nobody decides: nobody has a card to play.
            _ => Err(Refusal::NotInHand {
                card: action.card(),
            }),
        }
    }

    #[inline]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        if let Phase::Play { seat } = self.phase {
            self.play(seat, action, events);
        }
    }

    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        self.list_chance_outcomes(outcomes);
    }

    fn is_possible(&self, chance: Chance) -> bool {
        self.can_occur(chance)
    }

    #[inline]
    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        self.let_occur(chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.is_news()
    }

    fn determinize(view: &View, rng: &mut impl Randomness) -> Self {
        Self::imagine(view, rng)
    }

    fn trace_state(&self) -> TraceState {
        self.write_trace_state()
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
        Self::deal_again(*options, seats, state)
    }

    fn audit(&self) -> Result<(), String> {
        self.inspect()
    }

    #[inline]
    fn sample_action(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Action {
        match self.phase {
            Phase::Play { seat } => self.draw_action(seat, rng),
            phase => unreachable!("no seat decides in {phase:?}"),
        }
    }

    #[inline]
    fn sample_chance(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Chance {
        self.draw_chance(rng)
    }
}
