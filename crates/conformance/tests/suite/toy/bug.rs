//! The bugs.

use std::cell::Cell;

/// What is wrong with the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bug {
    /// Nothing.
    None,
    /// Views show the lowest card of the seat that decides.
    CardInView,
    /// The event of burying names the card to everybody.
    CardInEvent,
    /// The event of playing to the row tells how many of the kind the next seat
    /// holds.
    HandInEvent,
    /// Views show a drawn card that the event hides.
    DrawInView,
    /// Nothing tells that a card went to the row.
    SilentRow,
    /// Determinized hands get low cards more often.
    SkewedDeterminize,
    /// Determinized tokens are fair each but not together.
    SkewedTogether,
    /// Determinizing mixes the viewer's own hand with the hidden cards.
    ForgetsOwnCard,
    /// Determinizing forgets whose turn it is.
    ForgetsTurn,
    /// Burying the higher of two cards is not listed.
    MissingMove,
    /// Playing beside an equal kind is listed.
    ExtraMove,
    /// Burying a kind held twice is listed twice.
    DoubleMove,
    /// A refusal names a clause of another game.
    ForeignClause,
    /// A refused action still takes the row's last card away.
    RefusalChanges,
    /// A refusal tells how many of the kind the next seat holds.
    RefusalTells,
    /// A kind can't be buried while the next seat holds it.
    LegalByHidden,
    /// The order of the legal actions follows what is in the deck.
    OrderByHidden,
    /// The buffer of legal actions is not emptied first.
    DirtyBuffer,
    /// A seat's third buried card is lost.
    LostCard,
    /// Burying a 5 is written as burying a 4.
    BadNotation,
    /// The JSON form of views leaves out the row.
    UnreadView,
    /// Options with unknown keys are read without complaint.
    LaxOptions,
    /// The last legal action is sampled twice as often as the others.
    BiasedAction,
    /// Chance outcomes are sampled without their weights.
    BiasedChance,
    /// An outcome that is not listed is called possible.
    LaxChance,
    /// The places after the first are one too high.
    WrongPlaces,
    /// A card of which there are two is listed as two outcomes.
    DoubleOutcome,
    /// There is an outcome as soon as the deck is empty.
    EarlyOutcome,
    /// The row goes back to the deck when the deck is empty.
    Endless,
    /// A draw is not marked as telling anything.
    UnmarkedDraw,
    /// Neither a play nor the showing at the end is marked.
    UnmarkedEnd,
    /// Burying does otherwise when nobody listens to the events.
    Listens,
    /// Reopening turns the tokens round.
    ReopensMirrored,
    /// Playing a 5 to a row of four or more panics.
    Panics,
}

thread_local! {
    static BUG: Cell<Bug> = const { Cell::new(Bug::None) };
}

impl Bug {
    /// Gives every toy of this thread the bug. Not a part of the toy's type or
    /// state: the first would compile the suite once for each bug, the second
    /// would show it to views.
    pub(crate) fn plant(self) {
        BUG.set(self);
    }

    /// The bug that the toys of this thread have.
    pub(crate) fn here() -> Self {
        BUG.get()
    }

    /// Whether the toys of this thread have the bug.
    pub(crate) fn is_here(self) -> bool {
        Self::here() == self
    }
}
