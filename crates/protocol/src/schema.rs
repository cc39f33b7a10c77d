//! Stand-ins for the JSON Schemas of what belongs to a game: its messages are
//! described here, and the server, which knows the games, describes these.

use schemars::JsonSchema;
use serde_json::Value;

macro_rules! of_a_game {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        $($(#[$doc])*
        #[derive(JsonSchema)]
        #[expect(dead_code, reason = "only the schema is used")]
        pub(crate) struct $name(Value);)*
    };
}

of_a_game! {
    /// What one viewer may know of a game.
    View,
    /// What happened in a game, in order, as one viewer may know it.
    Events,
    /// Which rule's no it is, and the pieces concerned.
    Refusal,
    /// An action in the notation of a game.
    Action,
    /// The host's choices in a game.
    Options,
}
