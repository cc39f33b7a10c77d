//! Which actions are legal.

use crate::{Randomness, Refused, Scratch, Seat, State, Turn};

/// The actions that the rules allow; implemented in a game's `legal.rs`.
pub trait Legal: State {
    /// Whether random games are played two at a time by
    /// [`play_out_all`](crate::play_out_all): for rules of so few instructions that
    /// the processor mostly waits for the step before. Others gain nothing.
    const PLAYS_IN_PAIRS: bool = false;

    /// Fills `actions`, emptied first, with the legal actions of the seat
    /// that decides: each once, in an order that depends on the view of that
    /// seat alone. Leaves it empty when no seat decides.
    fn legal_actions(&self, actions: &mut Vec<Self::Action>);

    /// Whether the rules allow the action to the seat that decides. Called
    /// only while one does; any value of the type may come.
    fn check_rules(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Whether `seat` may take `action` now.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refused<Self::Refusal>> {
        match self.turn() {
            Turn::Over => Err(Refused::Over),
            Turn::Chance => Err(Refused::ChanceDue),
            Turn::Decide(turn) if turn != seat => Err(Refused::NotYourTurn { turn }),
            Turn::Decide(_) => self.check_rules(action).map_err(Refused::Rule),
        }
    }

    /// What sort of action it is, in one word of the rules: what studies count
    /// separately. The word is part of what programs read and stays as it is.
    fn action_kind(action: Self::Action) -> &'static str {
        let _ = action;
        "action"
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
}
