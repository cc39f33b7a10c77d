//! The trait every game implements on its state.

use crate::{
    Impossible, NotationError, Outcome, Randomness, Refusal, Refused, ReopenError, Seat, Seats,
    Sink, StartError, Viewer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat must choose one of its legal actions. There is always one.
    Decide(Seat),
    /// The caller must supply a chance outcome. There is always one.
    Chance,
    /// Nothing: the game is over.
    Over,
}

/// A chance outcome and how many equally likely cases it stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<C> {
    /// The outcome.
    pub chance: C,
    /// Its weight, at least 1.
    pub weight: u32,
}

/// Buffers that random play uses again and again.
pub struct Scratch<G: Game> {
    /// For legal actions.
    pub actions: Vec<G::Action>,
    /// For chance outcomes.
    pub outcomes: Vec<Weighted<G::Chance>>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Self {
            actions: Vec::new(),
            outcomes: Vec::new(),
        }
    }
}

/// A game, implemented on its state.
///
/// A state is a small flat value: cloning is how one looks ahead. It holds
/// what is decided and nothing more: a deck is a multiset from which a card is
/// drawn when needed, so that there is no hidden order to peek at.
///
/// Setting up a game is a series of chance outcomes like any other.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in commands, files and messages: `rockets`.
    const NAME: &'static str;
    /// The two letters before its clause numbers: `LR`.
    const PREFIX: &'static str;
    /// Goes up whenever a record of an older version could replay differently.
    const RULES_VERSION: u32;
    /// The fewest seats.
    const LEAST_SEATS: u8;
    /// The most seats.
    const MOST_SEATS: u8;

    /// The host's choices. Its JSON form always has all its keys when
    /// written; when read, missing keys take their defaults and unknown ones
    /// are errors.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can do. Its JSON form is the trace's; its text form is the
    /// short notation, and `from_str` of `to_string` gives it back.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// What chance can do; same two forms as an action.
    type Chance: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// A fact, fine enough to animate, as one viewer may know it: what is
    /// hidden from the viewer is `None`.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know of a state.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A rule's no.
    type Refusal: Refusal + Send + Sync;
    /// The state as traces write it, hidden information included. Equality
    /// ignores an order that means nothing, such as that of a hand.
    type TraceState: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The extra tables of a trace's start line.
    type TraceTables: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// A game before its first chance outcome.
    fn start(options: &Self::Options, seats: Seats) -> Result<Self, StartError>;

    /// The options it was started with.
    fn options(&self) -> Self::Options;

    /// How many seats there are.
    fn seats(&self) -> Seats;

    /// What the state waits for.
    fn turn(&self) -> Turn;

    /// Fills `actions`, emptied first, with the legal actions of the seat
    /// that decides: each once, in an order that depends on the view of that
    /// seat alone. Leaves it empty when no seat decides.
    fn legal_actions(&self, actions: &mut Vec<Self::Action>);

    /// Whether the rules allow the action to the seat that decides. Called
    /// only while one does; any value of the type may come.
    fn check_rules(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Does what an action does. The caller vouches that it is legal: it comes
    /// from [`legal_actions`](Self::legal_actions) or passed
    /// [`check_rules`](Self::check_rules). With any other the state is
    /// unspecified, or this panics.
    fn apply_unchecked(&mut self, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Fills `outcomes`, emptied first, with what chance can do now, each
    /// outcome once. Leaves it empty when no chance is due.
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Self::Chance>>);

    /// Whether the outcome is among [`chance_outcomes`](Self::chance_outcomes).
    /// Called only while chance is due; any value of the type may come.
    fn is_possible(&self, chance: Self::Chance) -> bool;

    /// Takes a chance outcome. The caller vouches that it is possible now.
    fn resolve_unchecked(&mut self, chance: Self::Chance, events: &mut impl Sink<Self::Event>);

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What a viewer may know of this state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer may know of an event; nothing if the event is none of
    /// its business.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the event told anybody something hidden until then. Undoing is
    /// free only back to the last such event.
    fn reveals(event: &Self::Event) -> bool;

    /// A full state that looks like `view` to its viewer, every consistent
    /// hidden arrangement being as likely as the deal makes it.
    fn determinize(view: &Self::View, rng: &mut impl Randomness) -> Self;

    /// The state in a trace.
    fn trace_state(&self) -> Self::TraceState;

    /// The extra tables of a trace's start line.
    fn trace_tables(&self) -> Self::TraceTables;

    /// The game whose first decision is due in `state`, found by letting the
    /// set-up's chance outcomes occur that lead there.
    fn reopen(
        options: &Self::Options,
        seats: Seats,
        tables: &Self::TraceTables,
        state: &Self::TraceState,
    ) -> Result<Self, ReopenError>;

    /// Checks what must hold in every state, such as that no piece is lost or
    /// doubled. For tests; says what is wrong.
    fn audit(&self) -> Result<(), String>;

    /// Whether `seat` may take `action` now.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refused<Self::Refusal>> {
        match self.turn() {
            Turn::Over => Err(Refused::Over),
            Turn::Chance => Err(Refused::ChanceDue),
            Turn::Decide(turn) if turn != seat => Err(Refused::NotYourTurn { turn }),
            Turn::Decide(_) => self.check_rules(action).map_err(Refused::Rule),
        }
    }

    /// Takes an action of `seat`, or says why not and changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refused<Self::Refusal>> {
        self.check(seat, action)?;
        self.apply_unchecked(action, events);
        Ok(())
    }

    /// Takes a chance outcome, or changes nothing if it can't occur now.
    fn resolve(
        &mut self,
        chance: Self::Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Impossible> {
        if self.turn() != Turn::Chance || !self.is_possible(chance) {
            return Err(Impossible);
        }
        self.resolve_unchecked(chance, events);
        Ok(())
    }

    /// A legal action of the seat that decides, each equally likely. Games
    /// that can pick one without listing all override this.
    fn sample_action(
        &self,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Self>,
    ) -> Self::Action {
        self.legal_actions(&mut scratch.actions);
        *rng.pick(&scratch.actions)
    }

    /// A chance outcome, by weight. Games that can pick one without listing
    /// all override this.
    fn sample_chance(
        &self,
        rng: &mut impl Randomness,
        scratch: &mut Scratch<Self>,
    ) -> Self::Chance {
        self.chance_outcomes(&mut scratch.outcomes);
        let total = scratch.outcomes.iter().map(|outcome| outcome.weight).sum();
        let mut rest = rng.below(total);
        for outcome in &scratch.outcomes {
            if rest < outcome.weight {
                return outcome.chance;
            }
            rest -= outcome.weight;
        }
        unreachable!("the weights add up to the total")
    }
}
