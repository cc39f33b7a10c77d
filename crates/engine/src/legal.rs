//! Which actions are legal.

use crate::{Randomness, Refused, Scratch, Seat, State, Turn};

/// The actions that the rules allow; implemented in a game's `legal.rs`.
pub trait Legal: State {
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
