//! What a game is: the sum of the traits that each file of a game implements.

use crate::{
    Apply, Audit, Chances, Events, Legal, Level, NotationError, Observe, OptionSpec, Refusal,
    Score, Seats, StartError, State, Traced,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// What is known of a game without its rules.
#[derive(Clone, Copy, Debug)]
pub struct GameFacts {
    /// Its name in commands, files and messages: `rockets`.
    pub name: &'static str,
    /// The two letters before its clause numbers: `LR`.
    pub prefix: &'static str,
    /// Goes up whenever a record of an older version could replay differently.
    pub rules_version: u32,
    /// The fewest seats.
    pub least_seats: u8,
    /// The most seats.
    pub most_seats: u8,
    /// How many sit down unless somebody says otherwise.
    pub usual_seats: u8,
    /// How long a game with a full table of people lasts, in minutes.
    pub minutes: u8,
    /// Whether seats see different things, so that people who share a device
    /// need a curtain between them.
    pub has_secrets: bool,
    /// Whether results have points beside places.
    pub has_points: bool,
    /// The host's choices, in the order in which a form asks for them: one
    /// for each key of [`GameSpec::Options`].
    pub options: &'static [OptionSpec],
}

/// A trait that is the sum of others, and comes by itself with them.
macro_rules! sum_of_traits {
    ($(#[$doc:meta])* $Sum:ident = $($parts:tt)+) => {
        $(#[$doc])*
        pub trait $Sum: $($parts)+ {}

        impl<T: $($parts)+> $Sum for T {}
    };
}

/// The type of a game's views: what they all begin with, and then the game's own fields.
/// `Options` is the type of that name in scope.
#[macro_export]
macro_rules! view_type {
    ($(#[$meta:meta])* pub struct View { $($fields:tt)* }) => {
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        $(#[$meta])*
        pub struct View {
            /// Whose view this is.
            pub viewer: $crate::Viewer,
            /// How many seats there are.
            pub seats: $crate::Seats,
            /// The host's choices.
            pub options: Options,
            $($fields)*
        }
    };
}

sum_of_traits! {
    /// What an input of the rules can do: small, ordered, and written both as JSON and
    /// as short text.
    Notated = Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotationError>
        + Serialize + DeserializeOwned + Send + Sync
}

/// The constants and the types of a game, implemented on its state.
///
/// A state is a small flat value: cloning is how one looks ahead. It holds
/// what is decided and nothing more: a deck is a multiset from which a card is
/// drawn when needed, so that there is no hidden order to peek at.
pub trait GameSpec: Clone + Eq + Debug + Send + Sync + 'static {
    /// What is known of the game without its rules.
    const FACTS: GameFacts;

    /// See [`GameFacts::name`].
    const NAME: &'static str = Self::FACTS.name;
    /// See [`GameFacts::prefix`].
    const PREFIX: &'static str = Self::FACTS.prefix;
    /// See [`GameFacts::rules_version`].
    const RULES_VERSION: u32 = Self::FACTS.rules_version;
    /// See [`GameFacts::least_seats`].
    const LEAST_SEATS: u8 = Self::FACTS.least_seats;
    /// See [`GameFacts::most_seats`].
    const MOST_SEATS: u8 = Self::FACTS.most_seats;
    /// See [`GameFacts::has_secrets`].
    const HAS_SECRETS: bool = Self::FACTS.has_secrets;

    /// The levels its bots are offered in, the weakest first. Any other level plays as
    /// the next one below.
    const LEVELS: &'static [Level] = &Level::USUAL;

    /// The host's choices. Its JSON form has all its keys when written, but for
    /// those that came later and still have their defaults: what was written
    /// before them is written so still. When read, missing keys take their
    /// defaults and unknown ones are errors.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can do. Its JSON form is the trace's; its text form is the
    /// short notation, and `from_str` of `to_string` gives it back.
    type Action: Notated;
    /// What chance can do; same two forms as an action.
    type Chance: Notated;
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

    /// What simulations assume where a host would choose.
    fn simulation_options() -> Self::Options {
        Self::Options::default()
    }

    /// Whether the game is made for that many seats.
    fn check_seats(seats: Seats) -> Result<(), StartError> {
        if (Self::LEAST_SEATS..=Self::MOST_SEATS).contains(&seats.count()) {
            return Ok(());
        }
        Err(StartError::Seats {
            game: Self::NAME,
            seats: seats.count(),
            least: Self::LEAST_SEATS,
            most: Self::MOST_SEATS,
        })
    }
}

/// In `impl GameSpec`: the game's types are those of the same names in scope.
#[macro_export]
macro_rules! own_types {
    () => {
        type Options = Options;
        type Action = Action;
        type Chance = Chance;
        type Event = Event;
        type View = View;
        type Refusal = Refusal;
        type TraceState = TraceState;
        type TraceTables = TraceTables;
    };
}

sum_of_traits! {
    /// A game: everything that a file of its crate implements, as one bound for
    /// code that works with any game.
    ///
    /// Implement the parts, each in the file where its body is, and `Game` comes
    /// by itself. With a bound `G: Game` the methods of all parts are in reach;
    /// with a concrete game, import [`prelude`](crate::prelude).
    Game = GameSpec + State + Legal + Apply + Chances + Score + Observe + Events + Traced + Audit
}
