//! Where a game begins, and what it waits for.

use crate::{GameSpec, Seat, SeatSet, Seats, StartError};

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

/// A state of a game; implemented in a game's `state.rs`.
pub trait State: GameSpec {
    /// A game before its first chance outcome. Setting up is a series of
    /// chance outcomes like any other.
    fn start(options: &Self::Options, seats: Seats) -> Result<Self, StartError>;

    /// The options it was started with.
    fn options(&self) -> Self::Options;

    /// How many seats there are.
    fn seats(&self) -> Seats;

    /// What the state waits for.
    fn turn(&self) -> Turn;

    /// The seats that are not eliminated: no other decides again.
    fn still_in(&self) -> SeatSet {
        SeatSet::all(self.seats())
    }
}

/// In `impl State`: the options and the seats are the state's fields of these names.
#[macro_export]
macro_rules! own_options_and_seats {
    () => {
        fn options(&self) -> Self::Options {
            self.options.clone()
        }

        #[inline]
        fn seats(&self) -> $crate::Seats {
            self.seats
        }
    };
}
