//! The properties, and the report of one that does not hold.

use std::fmt;

/// What every game must do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Property {
    /// Random play ends within the bound on decisions.
    BoundedLength,
    /// No state of a game breaks what the game says must hold in all.
    Audit,
    /// What a state waits for is what it offers: legal actions to a seat that
    /// decides, outcomes when chance is due, a well-formed result at the end.
    Turns,
    /// `check` allows exactly the legal actions, and a refusal names a clause
    /// and changes nothing.
    LegalIsCheck,
    /// `sample_action` and `sample_chance` give what is listed, as often as
    /// they should.
    Sampling,
    /// The log alone makes the same game again.
    Replay,
    /// Text and JSON forms give back what was written.
    RoundTrip,
    /// A game can be reopened from the trace of its first decision.
    Reopen,
    /// Steps that look alike to a viewer do the same to its view.
    EventsTellAll,
    /// States that look alike to a viewer go on looking alike.
    NoLeak,
    /// A step that tells somebody something hidden until then, or drawn just
    /// now, has an event that says so.
    Reveals,
    /// `determinize` gives a playable state that looks the same.
    Determinize,
    /// States that look alike to the seat that decides give it the same legal
    /// actions in the same order.
    LegalFromView,
    /// `determinize` gives every hidden arrangement as often as the deal does.
    FairDeterminize,
}

impl Property {
    /// A short name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BoundedLength => "bounded length",
            Self::Audit => "audit",
            Self::Turns => "turns",
            Self::LegalIsCheck => "legal = check",
            Self::Sampling => "sampling",
            Self::Replay => "replay equals play",
            Self::RoundTrip => "round trip",
            Self::Reopen => "reopen",
            Self::EventsTellAll => "events tell all",
            Self::NoLeak => "no leak",
            Self::Reveals => "reveals",
            Self::Determinize => "determinize",
            Self::LegalFromView => "legal actions from the view",
            Self::FairDeterminize => "fair determinize",
        }
    }
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A property that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// What does not hold.
    pub property: Property,
    /// The game's name.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// The options, in JSON.
    pub options: Box<str>,
    /// Which of the suite's games, if it concerns one.
    pub seed: Option<u64>,
    /// How many of that game's steps had been taken.
    pub step: Option<usize>,
    /// Those steps: actions as `seat:action`, chance outcomes as `~outcome`.
    pub log: Box<str>,
    /// What differs from what should be.
    pub what: Box<str>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} breaks the property `{}`: {}\n  with {} seats and options {}",
            self.game, self.property, self.what, self.seats, self.options
        )?;
        if let (Some(seed), Some(step)) = (self.seed, self.step) {
            write!(
                f,
                "\n  in game {seed} of the suite, after {step} steps: {}",
                self.log
            )?;
        }
        Ok(())
    }
}

impl std::error::Error for Violation {}

/// A violation on its way to the caller that knows the case and position.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) property: Property,
    pub(crate) what: String,
}

impl Fault {
    pub(crate) fn new(property: Property, what: impl Into<String>) -> Self {
        Self {
            property,
            what: what.into(),
        }
    }
}

/// What looking at something comes to.
pub(crate) type Finding = Result<(), Fault>;

/// Leaves the function with a [`Fault`] unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $property:expr, $($what:tt)+) => {
        if !$condition {
            return Err($crate::property::Fault::new($property, format!($($what)+)));
        }
    };
}
pub(crate) use ensure;
