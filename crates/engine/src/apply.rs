//! What actions do.

use crate::{Legal, Refused, Seat, Sink};

/// The effect of actions; implemented in a game's `apply.rs`.
pub trait Apply: Legal {
    /// Does what an action does. The caller vouches that it is legal: it comes
    /// from [`legal_actions`](Legal::legal_actions) or passed
    /// [`check_rules`](Legal::check_rules). With any other the state is
    /// unspecified, or this panics.
    fn apply_unchecked(&mut self, action: Self::Action, events: &mut impl Sink<Self::Event>);

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

    /// How many minutes the game lasts, if its options limit its time and time
    /// was not called yet. Rules have no clock: a table that has one calls
    /// time when they are over.
    fn time_limit(&self) -> Option<u32> {
        None
    }

    /// Calls time. The caller vouches that
    /// [`time_limit`](Self::time_limit) says there is a limit and
    /// that the game is not over.
    fn call_time_unchecked(&mut self, events: &mut impl Sink<Self::Event>) {
        let _ = events;
    }
}
