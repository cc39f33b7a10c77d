//! Actions that must not be taken, in tests of single clauses.

use engine::{Game, Refusal};
use std::fmt::Display;

/// Asserts that an action, or what its notation means, is refused to the seat
/// that decides, by a clause and for a reason.
///
/// # Panics
///
/// If it is allowed, or refused otherwise.
pub fn assert_refused<G: Game>(
    game: &G,
    action: impl Display,
    clause: &str,
    expected: &G::Refusal,
) {
    let notation = action.to_string();
    let action: G::Action = match notation.parse() {
        Ok(action) => action,
        Err(error) => panic!("{error}"),
    };
    let Err(refusal) = game.check_rules(action) else {
        panic!("{notation} is allowed");
    };
    assert_eq!(&refusal, expected, "{notation}");
    assert_eq!(refusal.clause().to_string(), clause, "{notation}");
}
